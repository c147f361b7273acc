"""Sentences of the author."""
