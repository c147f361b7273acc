"""What every page of a respondent stands on: bands, header, steps, sizes, dead time."""
