"""A respondent's way through a survey, without Qt: steps, practice, chance, saving."""
