"""A result on screen: its figures, charts and tables."""
