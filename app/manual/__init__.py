"""The manual inside the program: its pages, what is searched in them, and their window."""
