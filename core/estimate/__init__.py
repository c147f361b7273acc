"""From tallies to unbiased shares with standard errors, honest intervals, and means.

>>> import numpy as np
>>> from core.count.tally_columns import tally
>>> from core.examples import example_path
>>> from core.response import ReportColumn
>>> from core.survey import read
>>> survey = read(example_path("bribery").read_bytes())
>>> reports = ReportColumn(np.repeat([1, 0], [400, 600]), np.ones(1000, dtype=np.bool_))
>>> found = estimate(tally(survey.questions[0], reports))
>>> [(one.option, one.reported, round(one.share, 4)) for one in found.options]
[('yes', 400, 0.3), ('no', 600, 0.7)]
>>> areas = ReportColumn(np.repeat([0, 1, 2], [500, 300, 200]), reports.present)
>>> outside = estimate_set(tally(survey.questions[1], areas), ["town", "country"])
>>> round(outside.share, 4)
0.5
"""

from core.count.tally import Observed, count_of, supports
from core.estimate.as_json import to_json
from core.estimate.consistent import (
    Constraint,
    PossibleShares,
    counts_suffice,
    most_likely,
    most_likely_from_reports,
    norm_sub,
)
from core.estimate.means import estimate_mean, scores_of
from core.estimate.question import LEVEL, estimate, estimate_groups
from core.estimate.results import (
    Group,
    MeanEstimate,
    MeanNote,
    QuestionEstimate,
    ShareEstimate,
)
from core.estimate.sets import (
    QuantileEstimate,
    SetEstimate,
    at_or_above,
    estimate_set,
    quantile,
)
from core.estimate.window_histogram import FittedHistogram, fitted_histogram

__all__ = [
    "LEVEL",
    "Constraint",
    "FittedHistogram",
    "Group",
    "MeanEstimate",
    "MeanNote",
    "Observed",
    "PossibleShares",
    "QuantileEstimate",
    "QuestionEstimate",
    "SetEstimate",
    "ShareEstimate",
    "at_or_above",
    "count_of",
    "counts_suffice",
    "estimate",
    "estimate_groups",
    "estimate_mean",
    "estimate_set",
    "fitted_histogram",
    "most_likely",
    "most_likely_from_reports",
    "norm_sub",
    "quantile",
    "scores_of",
    "supports",
    "to_json",
]  # fmt: skip
