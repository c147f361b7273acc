"""What a study exports, and writing it: reports, estimates, charts and what else is registered."""
