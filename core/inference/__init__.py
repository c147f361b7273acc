"""Counts and curves that know no survey: binomial tails, intervals, likelihood, power."""
