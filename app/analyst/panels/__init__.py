"""What the pages of the analyst share."""
