"""What people are shown, as values: charts and tables."""
