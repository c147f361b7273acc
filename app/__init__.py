"""The window and the command line of Candor."""
