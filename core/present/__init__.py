"""What is shown, as values: charts, tables, and the findings about them; words come later.

Nothing is handed on here: a respondent's pages need numerals alone, and load no chart.
"""
