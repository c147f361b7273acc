"""Means of ratings and numbers, centred so that an error in the sum of shares does no harm.

Unbiased shares need not sum to one; where they do not, Σ a_v f_v has needless variance, and
ā + Σ (a_v − ā) f_v has not (METHODS §3). Of m people the variance divides by m−1, and the interval
is Student's with m−1 degrees of freedom, which does not cure skew (METHODS §7).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import cast

from core.count.score_means import ScoreMean, plain_mean, report_mean, weighted_mean
from core.count.tally import Tally, one_report_covariance
from core.count.variance import degrees_of_freedom
from core.estimate.consistent import norm_sub
from core.estimate.results import MeanEstimate, MeanNote
from core.inference.binomial import normal_interval
from core.inference.intervals import Interval, interval_of
from core.lazy import np
from core.privacy.channel import Chances, Histogram
from core.survey.model import Question

STUDENT = "student"
_LEAST_PEOPLE = 2 - 1e-9  # an estimated share of abstainers rounds


def scores_of(question: Question) -> tuple[float | None, ...] | None:
    """Return the score of each option, None for abstaining; None where a mean makes no sense.

    Ratings score 1, 2, … in order, bins their middles.

    >>> from core.examples import example_number
    >>> age = example_number(90, (0, 30, 60, 90))
    >>> scores_of(age)
    (15.0, 45.0, 75.0)
    """
    if question.bins:
        return tuple((low + high) / 2 for low, high in pairwise(question.bins))
    if not question.kind.definition.ordered:
        return None
    rank = iter(range(1, len(question.options) + 1))
    return tuple(None if option.abstain else float(next(rank)) for option in question.options)


def range_of(question: Question) -> tuple[float, float] | None:
    """Return between which numbers a mean lies; None where a question has none.

    >>> from core.examples import example_number
    >>> pay = example_number(90)
    >>> range_of(pay)
    (0.0, 90.0)
    """
    if question.numeric and question.low is not None and question.high is not None:
        return float(question.low), float(question.high)
    scores = [score for score in scores_of(question) or () if score is not None]
    return (min(scores), max(scores)) if scores else None


def estimate_mean(
    tally: Tally,
    level: float = 0.95,
    interval: Interval | str | None = None,
    scores: Sequence[float | None] | None = None,
) -> MeanEstimate | None:
    """Estimate a mean; None for a question that has none.

    `scores` gives each option's own, None for those to leave out; by default those of
    `scores_of`. The interval of a one-bit mean is the one asked for, all others are Student's and
    may reach beyond the scores. Raises ValueError for scores that do not fit the options.

    >>> from core.examples import example_number
    >>> age = example_number(90, (0, 30, 60, 90))
    >>> mean = estimate_mean(Tally(age, 100, (40, 40, 20)))
    >>> round(mean.mean, 2), round(mean.se, 2)
    (39.0, 2.26)
    """
    question = tally.question
    if not question.option_ids:
        return _mean_of_numbers(tally, level, interval)
    given = scores_of(question) if scores is None else tuple(scores)
    if given is None:
        return None
    if len(given) != len(question.option_ids) or all(score is None for score in given):
        raise ValueError(f"the question {question.id} needs one score for each option")
    notes: tuple[MeanNote, ...] = (MeanNote.BINNED,) if question.bins and scores is None else ()
    if None in given:
        notes = (*notes, MeanNote.ABSTAINED)
    return _mean_of_scores(tally, given, level, notes)


def _mean_of_numbers(tally: Tally, level: float, interval: Interval | str | None) -> MeanEstimate:
    question, scale, channel = tally.question, tally.question.scale, tally.question.channel
    if channel is None:
        return _mean_in_the_clear(tally, level).divided(scale)
    if channel.histogram is not None:
        return _mean_of_reports(tally, channel.histogram, level).divided(scale)
    if channel.line is not None and channel.sums_reports:
        reported = _mean_in_the_clear(tally, level).divided(scale)
        return _unscrambled(reported, *_line_in_units(question, channel.line))
    return _mean_of_one_count(tally, level, tally.interval(interval)).divided(scale)


def _line_in_units(question: Question, line: Chances) -> tuple[float, float]:
    """Return A and B in the unit of a question whose channel has this line between places."""
    (a, b), low, step = line, cast(int, question.low), cast(int, question.step)
    return float((step * a - (b - 1) * low) / question.scale), float(b)


def _unscrambled(reported: MeanEstimate, a: float, b: float) -> MeanEstimate:
    """Return (z̄ − A)/B with its error, the mean of scrambled numbers z being A + B·ȳ.

    Nothing holds the interval where numbers can be: nobody said where that is.
    """
    if reported.mean is None:
        return reported
    ends = [None if end is None else (end - a) / b for end in (reported.low, reported.high)]
    low, high = ends if b > 0 else ends[::-1]
    se = None if reported.se is None else reported.se / abs(b)
    return replace(reported, mean=(reported.mean - a) / b, se=se, low=low, high=high)


def _mean_of_scores(
    tally: Tally, scores: Sequence[float | None], level: float, notes: tuple[MeanNote, ...]
) -> MeanEstimate:
    """Divide the centred sum by the share of those with a score; error by the delta method."""
    observed = tally.observed()
    if observed is None:
        return MeanEstimate(tally.n, None, None, None, None, notes)
    shares = observed.shares
    scored = np.array([score is not None for score in scores])
    values = np.array([score or 0.0 for score in scores])
    centre = values[scored].mean()
    weights = np.where(scored, values - centre, 0.0)
    answering = 1.0 - float(shares[~scored].sum())
    if answering <= 0:
        told = (*notes, MeanNote.NOBODY_LEFT)
        return MeanEstimate(tally.n, None, None, None, None, told)
    excess = float(weights @ shares) / answering
    slopes = np.where(scored, weights, excess) / answering
    variance = float(slopes @ observed.covariance() @ slopes) / observed.correction
    people = observed.people * min(answering, 1.0)
    alone = tally.weighted is None or variance <= 0
    if alone and tally.question.channel is not None and observed.joint is None:
        # Few reports may all be alike; their chance is that of the shares they make likely.
        held = norm_sub(shares)
        spread = one_report_covariance(tally.question, observed.p, observed.q, held)
        floor = float(slopes @ spread @ slopes) / float(observed.n.min())
        variance = max(variance, floor * (people - 1) / people) if people > 1 else variance
    freedom = degrees_of_freedom(observed.sample) if observed.sample else None
    mean = float(centre) + excess
    return _with_interval(tally.n, people, mean, variance, level, notes, freedom)


def _mean_of_one_count(tally: Tally, level: float, name: Interval) -> MeanEstimate:
    """Map the share estimated from the reports of 1 to the range from low to high (METHODS §4)."""
    observed = tally.observed()
    if observed is None:
        return MeanEstimate(tally.n, None, None, None, None)
    count = observed.count(0)
    least, most = cast(int, tally.question.low), cast(int, tally.question.high)
    low, high = interval_of(name, count, level)
    mean, low, high = (least + (most - least) * place for place in (count.share, low, high))
    se = (most - least) * math.sqrt(count.variance)
    return MeanEstimate(
        tally.n,
        mean,
        se,
        low,
        high,
        interval=name.value,
        freedom=count.freedom if count.is_weighted else None,
    )


def _mean_of_reports(tally: Tally, mechanism: Histogram, level: float) -> MeanEstimate:
    """Map the mean of the reports, which is A + B·i at place i, to the range (METHODS §4)."""
    found = report_mean(tally, range(mechanism.form.size))
    if found is None:
        return MeanEstimate(tally.n, None, None, None, None)
    (a, b), step = mechanism.line, cast(int, tally.question.step)
    return _on_range(tally, found, cast(int, tally.question.low) - step * a / b, step / b, level)


def _mean_in_the_clear(tally: Tally, level: float) -> MeanEstimate:
    weighted = tally.weighted
    if tally.n == 0 or (weighted is not None and weighted.total == 0):
        return MeanEstimate(tally.n, None, None, None, None)
    if weighted is None:
        found = plain_mean(tally.n, tally.total, tally.squares)
        if tally.population is not None:  # with the m − 1 variance this is without bias
            left = 1 - Fraction(tally.n, tally.population)
            found = replace(found, variance=found.variance * left)
        return _on_range(tally, found, Fraction(0), Fraction(1), level)
    low, step = cast(int, tally.question.low), cast(int, tally.question.step)
    return _on_range(tally, weighted_mean(weighted), Fraction(low), Fraction(step), level)


def _on_range(
    tally: Tally, found: ScoreMean, start: Fraction, step: Fraction, level: float
) -> MeanEstimate:
    mean, variance = float(start + step * found.mean), float(step**2 * found.variance)
    return _with_interval(tally.n, found.people, mean, variance, level, freedom=found.freedom)


def _with_interval(
    n: int,
    people: float,
    mean: float,
    variance: float,
    level: float,
    notes: tuple[MeanNote, ...] = (),
    freedom: float | None = None,
) -> MeanEstimate:
    """Return a mean of so many people, whose `variance` is still that which divides by them.

    How many of them have a score is itself estimated where abstaining is randomized. Degrees of
    freedom are one less than people, unless the sample has clusters or strata.
    """
    if people < _LEAST_PEOPLE:
        return MeanEstimate(n, mean, None, None, None, notes)
    se = math.sqrt(max(variance, 0.0) * people / (people - 1))
    freedom = people - 1 if freedom is None else freedom
    low, high = normal_interval(mean, se, freedom, level)
    return MeanEstimate(n, mean, se, low, high, notes, STUDENT, freedom)
