"""The pages on which a survey is written."""
