"""Candor's shared, Qt-free core: from survey file to debiased estimate."""

__version__ = "0.1.0"
