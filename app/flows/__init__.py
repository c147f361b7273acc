"""What is true: the steps of each view, without any window. Views import flows, never back."""
