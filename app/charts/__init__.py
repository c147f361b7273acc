"""Painting charts and pages, for files, paper and screen; the parts are imported by name."""
