"""What every room uses and none owns: tasks, settings, problems, places, undo, languages."""
