"""The preview of a survey that is being written: the respondent view on a stage."""
