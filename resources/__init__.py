"""Data that Candor ships: icons, fonts, words, examples and the manual."""
