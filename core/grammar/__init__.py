"""What analysts type: filters and formulas, which share their tokens."""
