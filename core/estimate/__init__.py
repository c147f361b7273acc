"""From tallies to unbiased shares with standard errors, honest intervals, and means."""

from core.estimate.consistent import norm_sub
from core.estimate.means import estimate_mean, scores_of
from core.estimate.model import Group, MeanEstimate, QuestionEstimate, ShareEstimate
from core.estimate.observed import Observed, observe, supports
from core.estimate.question import LEVEL, estimate, estimate_groups
from core.estimate.writing import to_json

__all__ = [
    "LEVEL", "Group", "MeanEstimate", "Observed", "QuestionEstimate", "ShareEstimate",
    "estimate", "estimate_groups", "estimate_mean", "norm_sub", "observe", "scores_of",
    "supports", "to_json",
]  # fmt: skip
