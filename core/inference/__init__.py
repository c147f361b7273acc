"""Counts and curves that know no survey: binomial tails, intervals, likelihood, power."""

from core.inference.binomial import Count, normal_quantile, unbiased
from core.inference.intervals import Interval, interval, interval_of
from core.inference.likelihood import chance_when_none, curve, exact_test
from core.inference.power import ShareTest, detectable, exact_power, group_power, needed

__all__ = [
    "Count", "Interval", "ShareTest", "chance_when_none", "curve", "detectable", "exact_power",
    "exact_test", "group_power", "interval", "interval_of", "needed", "normal_quantile",
    "unbiased",
]  # fmt: skip
