"""The program around the rooms: start-up, windows, home; it alone knows all the others."""
