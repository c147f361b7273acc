"""Regression of a randomized answer on clear ones, and of clear ones on it (METHODS §6)."""
