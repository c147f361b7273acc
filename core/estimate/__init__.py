"""From tallies to unbiased shares with standard errors, honest intervals, and means."""

from core.estimate.consistent import (
    Constraint,
    PossibleShares,
    counts_suffice,
    em,
    most_likely,
    most_likely_from_reports,
    norm_sub,
)
from core.estimate.document import to_json
from core.estimate.means import estimate_mean, scores_of
from core.estimate.observed import Observed, count_of, observe, supports
from core.estimate.question import LEVEL, estimate, estimate_groups
from core.estimate.sets import (
    QuantileEstimate,
    SetEstimate,
    at_or_above,
    estimate_set,
    quantile,
)
from core.estimate.values import Group, MeanEstimate, QuestionEstimate, ShareEstimate

__all__ = [
    "LEVEL",
    "Constraint",
    "Group",
    "MeanEstimate",
    "Observed",
    "PossibleShares",
    "QuantileEstimate",
    "QuestionEstimate",
    "SetEstimate",
    "ShareEstimate",
    "at_or_above",
    "count_of",
    "counts_suffice",
    "em",
    "estimate",
    "estimate_groups",
    "estimate_mean",
    "estimate_set",
    "most_likely",
    "most_likely_from_reports",
    "norm_sub",
    "observe",
    "quantile",
    "scores_of",
    "supports",
    "to_json",
]  # fmt: skip
