"""The analyst's window: its frame, bars, list of pages, and what it opens and saves."""
