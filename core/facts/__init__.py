"""What is wrong with input, and where: a code, a place and a fact, put into words by the app."""
