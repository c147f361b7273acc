"""Choosing a design: fitted mechanisms, error curves, splitting a total ε."""

from core.design.curves import error_by_epsilon, error_by_respondents, sensitivity, unit_variances
from core.design.plan import Plan, PlanOption, n_for_margin, variance
from core.design.split import Part, Split

# The functions `plan` and `split` stay in their modules, whose names they bear.
__all__ = [
    "Part", "Plan", "PlanOption", "Split", "error_by_epsilon", "error_by_respondents",
    "n_for_margin", "sensitivity", "unit_variances", "variance",
]  # fmt: skip
