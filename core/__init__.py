"""Candor's shared, Qt-free core: from survey file to debiased estimate."""
