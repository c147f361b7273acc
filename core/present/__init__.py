"""What is shown, as values: charts, tables, and the findings about them; words come later."""
