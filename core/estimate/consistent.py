"""Shares that can be true: none negative, together one.

Norm-Sub projects the unbiased shares (Wang et al. 2020). Maximum likelihood finds the shares
under which the reports were most probable, by EM (Dempster, Laird & Rubin 1977). METHODS §5.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from typing import TYPE_CHECKING

from core.count.distinct import Distinct
from core.count.several_groups import fitted_to
from core.count.tally import Tally, TallyByGroups, single
from core.inference import mixture
from core.lazy import np
from core.privacy.mechanisms import Domain
from core.response.layout import ReportColumn
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats


class Constraint(StrEnum):
    """How shares were held to be possible ones."""

    MAXIMUM_LIKELIHOOD = "maximum-likelihood"
    NORM_SUB = "norm-sub"


@dataclass(frozen=True, slots=True)
class PossibleShares:
    """Shares ≥ 0 in the order of the options, and the method that made them so.

    `converged` tells whether the search for them came to its end.
    """

    shares: tuple[float, ...]
    method: Constraint
    converged: bool = True


def norm_sub(shares: Floats) -> Floats:
    """Project shares of shape (k,) on the simplex: the nearest ones ≥ 0 that sum to one.

    The same number is taken from all and what falls below 0 is set to 0 (Norm-Sub, Wang et al.
    2020), which is the Euclidean projection.

    >>> norm_sub(np.array([0.9, 0.3, -0.1])).round(4).tolist()
    [0.8, 0.2, 0.0]
    """
    falling = np.sort(shares)[::-1]
    excess = (np.cumsum(falling) - 1) / np.arange(1, len(shares) + 1)
    taken = excess[np.flatnonzero(falling > excess)[-1]]
    return np.asarray(np.maximum(shares - taken, 0.0))


def most_likely(tally: Tally) -> PossibleShares | None:
    """Return the most likely shares where counts suffice, else Norm-Sub's, named so.

    Counts suffice for a yes/no answer, each option of many-of, in the clear and where a report
    supports one option; for all others see `most_likely_from_reports`. None where nobody
    answered, or without options.

    >>> from core.examples import example_survey
    >>> likely = most_likely(Tally(example_survey("bribery").question("bribe"), 20, (3, 17)))
    >>> likely.shares, likely.method.value
    ((0.0, 1.0), 'maximum-likelihood')
    """
    question = tally.question
    if isinstance(tally, TallyByGroups):
        likely = fitted_to(tally).likely() if tally.n else None
        return None if likely is None else _possible(likely, Constraint.MAXIMUM_LIKELIHOOD)
    observed = tally.observed()
    if observed is None or not question.option_ids:
        return None
    if question.complementary or question.multiple:
        clipped = np.clip(observed.shares, 0.0, 1.0)
        return _possible(clipped, Constraint.MAXIMUM_LIKELIHOOD)
    if single(question):
        shares = _most_likely_of_one(observed.rates, float(observed.p[0]), float(observed.q[0]))
        return _possible(shares, Constraint.MAXIMUM_LIKELIHOOD)
    return _possible(norm_sub(observed.shares), Constraint.NORM_SUB)


def most_likely_from_reports(
    question: Question, columns: Iterable[ReportColumn]
) -> PossibleShares | None:
    """Return the most likely shares given whole reports, where they tell more than counts.

    `columns` hold the packed reports of one block after the other, each of shape (n,) or (n, k).
    None where nobody answered. Raises ValueError for a question whose counts tell all, or without
    a mechanism.

    >>> from core.examples import example_survey
    >>> job = example_survey("occupation").questions[0]
    >>> bits = np.eye(len(job.options), dtype=np.uint8)[[0, 0, 0, 1]]
    >>> column = ReportColumn(bits, np.ones(4, dtype=np.bool_))
    >>> [round(share, 3) for share in most_likely_from_reports(job, [column]).shares[:3]]
    [0.812, 0.188, 0.0]
    """
    if question.channel is None or counts_suffice(question):
        raise ValueError(f"the counts of {question.id} tell all that its reports do")
    found = reduce(operator.add, map(Distinct.of, columns))
    if not len(found.counts):
        return None
    reports = found.values.astype(np.int64)
    likelihood = question.channel.likelihood(reports)
    if likelihood is None:
        raise ValueError(f"reports to {question.id} depend on more than the truth")
    climbed = mixture.em(likelihood, found.counts.astype(np.float64))
    made = _possible(climbed.shares, Constraint.MAXIMUM_LIKELIHOOD)
    return replace(made, converged=climbed.converged)


def counts_suffice(question: Question) -> bool:
    """Tell whether the counts of a question tell as much of its shares as whole reports do.

    >>> from core.examples import example_survey
    >>> counts_suffice(example_survey("bribery").question("bribe"))
    True
    >>> counts_suffice(example_survey("occupation").questions[0])
    False
    """
    by_report = question.channel is not None and question.channel.counts_reports
    return question.domain is not Domain.OPTIONS or single(question) or by_report


def _most_likely_of_one(counts: Floats, p: float, q: float) -> Floats:
    """Solve the likelihood of reports of one option at once, p > q.

    Rates are max(q, c_v/μ), with μ such that they sum to one.

    Where EM ends, all shares above 0 have one score (c_v over their rate) and no other a larger.
    """
    falling = np.sort(counts)[::-1]
    left_out = np.arange(len(counts))[::-1]
    level = np.cumsum(falling) / (1 - left_out * q)
    mu = level[np.flatnonzero(falling > q * level)[-1]]
    return np.asarray(np.maximum(counts / mu - q, 0.0) / (p - q))


def _possible(shares: Floats, method: Constraint) -> PossibleShares:
    return PossibleShares(tuple(shares.tolist()), method)
