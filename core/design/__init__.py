"""Choosing a design: fitted mechanisms, error curves, splitting a total ε."""
