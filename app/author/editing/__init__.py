"""A draft being edited, without Qt: its edits, costs, files, texts and targets."""
