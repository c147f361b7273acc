"""One question asked by several designs: one likelihood of all, one estimate of each share.

Groups of people, each by its own mechanism: regions with other chances, spinner beside scrambled.
It is taken that the share is the same in all groups, which their reports can speak against. Each
option has one binomial count in each group, as elsewhere: λ_g = q_g + (p_g − q_g) π, and the
share is where the score of all counts together is 0. METHODS §3, §6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from core.estimate.classes import PROFILE
from core.estimate.compare import counts_of
from core.estimate.consistent import norm_sub
from core.estimate.observed import observe, single
from core.estimate.question import LEVEL, estimate
from core.estimate.tally import Tally
from core.estimate.values import MeanEstimate, QuestionEstimate, ShareEstimate
from core.inference import mixture
from core.inference.binomial import Count
from core.inference.independence import Independence
from core.inference.intervals import each_of
from core.inference.reported import Reported, Sample, stacked
from core.lazy import np
from core.privacy.mechanisms import Histograms, Mechanism
from core.survey.model import Kind, Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats

Asked: TypeAlias = tuple["Mechanism | None", Tally]
"""By which mechanism a group was asked, None in the clear, and what it reported."""


@dataclass(frozen=True, slots=True)
class Shared:
    """One share that several counts are of.

    `share` is where their score is 0, not held in [0, 1], and `se` its error by the information
    expected there; `likely` is the most likely one in [0, 1]. `same` tests that the share is the
    same in all (df: one less than counts), None for one count.
    """

    share: float
    se: float
    likely: float
    low: float
    high: float
    same: Independence | None


def shared(counts: Sequence[Count], level: float = LEVEL) -> Shared | None:
    """Estimate one share from counts by different designs; None where all are empty.

    Counts need not be whole. The interval is the profile likelihood ratio's, in [0, 1]. Raises
    ValueError for a level outside (0, 1).

    >>> spinner, scrambled = Count(400, 1000, 0.75, 0.25), Count(150, 500, 0.9, 0.2)
    >>> found = shared([spinner, scrambled])
    >>> round(found.share, 6), round(found.se, 6), round(found.low, 6), round(found.high, 6)
    (0.22195, 0.02155, 0.179923, 0.264809)
    """
    samples = tuple(_sample(count) for count in counts if count.n > 0)
    if not samples:
        return None
    likelihood, seen = stacked(samples)
    reported, best = Reported(samples), mixture.maximize(likelihood, seen)
    yes = np.array([1.0, 0.0])
    found = reported.linear(yes)
    low, high = mixture.interval(likelihood, seen, best, yes, np.ones(2), level)
    same = reported.lack_of_fit
    return Shared(found.value, reported.error(found), float(best.shares[0]), low, high, same)


def estimate_mixed(
    question: Question,
    groups: Sequence[Asked],
    level: float = LEVEL,
    simultaneous: bool = False,
) -> QuestionEstimate:
    """Estimate the shares of a question that groups were asked by their own mechanisms.

    Of one group the estimate is that of its own tally. `mean` is there for one-bit. The possible
    shares are the most likely ones where every report names one option, else the nearest to the
    estimated ones (Norm-Sub). Raises ValueError for a level outside (0, 1), without a group, and
    for numbers whose reports have no counts of a share.

    >>> from fractions import Fraction
    >>> from core.examples import example_survey
    >>> from core.privacy.mechanisms import Binary
    >>> bribe = example_survey("bribery").question("bribe")
    >>> other = Binary(Fraction(9, 10), Fraction(1, 5))
    >>> groups = [(bribe.mechanism, Tally(bribe, 1000, (400, 600))),
    ...           (other, Tally(bribe, 500, (150, 350)))]
    >>> found = estimate_mixed(bribe, groups)
    >>> round(found.options[0].share, 6), found.interval
    (0.22195, 'profile-likelihood')
    """
    if not groups:
        raise ValueError("a question is asked of at least one group")
    tallies = [_by(mechanism, tally) for mechanism, tally in groups]
    if len(tallies) == 1:
        return estimate(tallies[0], level, simultaneous=simultaneous)
    clear = not question.option_ids and not question.measured
    if clear or any(isinstance(mechanism, Histograms) for mechanism, _ in groups):
        raise ValueError(f"{question.id} has no counts of a share")
    return _estimate(question, tallies, level, simultaneous)


def _estimate(
    question: Question, tallies: Sequence[Tally], level: float, simultaneous: bool
) -> QuestionEstimate:
    found = [observe(tally) for tally in tallies]
    counted = [counts_of(each) for each in found if each is not None]
    options = question.option_ids
    together = 1 if question.kind is Kind.YES_NO or not simultaneous else max(len(options), 1)
    at = each_of(level, together)
    parts = [shared(of_option, at) for of_option in zip(*counted, strict=True)]
    n = sum(tally.n for tally in tallies)
    made = QuestionEstimate(question, n, level, PROFILE, (), together=together)
    if question.measured:
        return replace(made, mean=_mean(question, n, parts[0] if parts else None))
    reported = [sum(each) for each in zip(*(tally.counts for tally in tallies), strict=True)]
    if not parts:
        return replace(made, options=tuple(map(_nobody, options, reported)))
    possible = _possible(tallies, parts)
    shares = [
        _nobody(option, times)
        if part is None
        else ShareEstimate(
            *(option, times, part.share, part.se, part.low, part.high, part.share * n, held)
        )
        for option, times, part, held in zip(options, reported, parts, possible, strict=True)
    ]
    same = parts[0].same if question.kind is Kind.YES_NO and parts[0] else None
    return replace(made, options=tuple(shares), lack_of_fit=same)


def _by(mechanism: Mechanism | None, tally: Tally) -> Tally:
    return replace(tally, question=replace(tally.question, mechanism=mechanism))


def _nobody(option: str, times: int) -> ShareEstimate:
    return ShareEstimate(option, times, None, None, None, None, None, None)


def _mean(question: Question, n: int, part: Shared | None) -> MeanEstimate:
    """Map the place from low to high, that one-bit estimates, to the numbers."""
    if part is None or question.low is None or question.high is None:
        return MeanEstimate(n, None, None, None, None)
    width = question.high - question.low
    low, high = (float(question.low + width * end) for end in (part.low, part.high))
    mean, se = float(question.low + width * part.share), float(width * part.se)
    return MeanEstimate(n, mean, se, low, high, interval=PROFILE)


def _possible(tallies: Sequence[Tally], parts: Sequence[Shared | None]) -> list[float]:
    """Return possible shares: most likely ones where counts tell all, else the nearest."""
    question = tallies[0].question
    if question.kind in (Kind.YES_NO, Kind.MANY_OF):
        return [np.nan if part is None else part.likely for part in parts]
    if all(single(tally.question) for tally in tallies):
        samples = [_of_options(tally) for tally in tallies if tally.n]
        return list(mixture.maximize(*stacked(samples)).shares.tolist())
    shares: Floats = np.array([part.share for part in parts if part is not None])
    return list(norm_sub(shares).tolist())


def _of_options(tally: Tally) -> Sample:
    """Return a group whose every report names one option."""
    observed = observe(tally)
    if observed is None:
        raise ValueError("nobody reported")
    channel = np.tile(observed.q, (len(observed.q), 1))
    np.fill_diagonal(channel, observed.p)
    return Sample(channel, observed.x)


def _sample(count: Count) -> Sample:
    channel = np.array([[count.p, 1 - count.p], [count.q, 1 - count.q]])
    return Sample(channel, np.array([count.x, count.n - count.x]))
