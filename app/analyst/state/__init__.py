"""What the analyst's window knows, without Qt: the study, choices, undo, conflicts."""
