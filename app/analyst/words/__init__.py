"""Sentences of the analyst's window."""
