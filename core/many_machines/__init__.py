"""Estimates from files too many for one machine: parts are counted wherever they are read."""
