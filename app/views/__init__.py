"""What is seen. Views import flows and widgets, never each other."""
