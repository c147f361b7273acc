"""Sentences of the respondent's pages, computed from the survey."""
