"""The pages before and after the questions."""
