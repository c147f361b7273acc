"""Choosing a design: fitted mechanisms, error curves, splitting a total ε.

>>> from decimal import Decimal
>>> from core.plan.mechanisms import plan
>>> from core.survey import Kind
>>> best = plan(Kind.ONE_OF, Decimal(1), respondents=1000, options=4).options[0]
>>> best.mechanism
KAry(k=4, p=Fraction(357, 751))
"""

from core.plan.asking import Asking
from core.plan.curves import sensitivity, standard_errors, unit_variances
from core.plan.mechanisms import Plan, PlanOption, n_for_margin
from core.plan.split import PlannedPart, Split

# The functions `plan` and `split` stay in their modules, whose names they bear.
__all__ = [
    "Asking",
    "Plan",
    "PlanOption",
    "PlannedPart",
    "Split",
    "n_for_margin",
    "sensitivity",
    "standard_errors",
    "unit_variances",
]  # fmt: skip
