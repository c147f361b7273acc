"""The form of a question and of the survey: fields, options, conditions, randomizing."""
