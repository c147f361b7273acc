"""Where a person answers a survey."""
