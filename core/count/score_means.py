"""Means of what reports score, with their variances: plain, weighted, and in a sample of units.

A mean of scores needs their sum and that of their squares alone, by weight and by squared weight,
whatever is scored: a number as it was given, or each of the reports that are counted one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Protocol

from core.count.variance import degrees_of_freedom, moment_variance
from core.count.weighted_sums import Weighted
from core.survey.model import Question


class Reports(Protocol):
    """How often each report to a question came, and by weight, from a tally."""

    @property
    def question(self) -> Question:
        """The question."""

    @property
    def n(self) -> int:
        """How many reported."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each report came."""

    @property
    def weighted(self) -> Weighted | None:
        """The sums by weight."""


@dataclass(frozen=True, slots=True)
class ScoreMean:
    """A mean of scores. Its variance still divides by the number of `people`, not by one less.

    `freedom` are the degrees of freedom of a sample with clusters or strata, else None.
    """

    mean: Fraction
    variance: Fraction
    people: int
    freedom: float | None = None


def plain_mean(n: int, once: Fraction | int, twice: Fraction | int) -> ScoreMean:
    """Return the mean of n scores from their sum and that of their squares.

    >>> plain_mean(4, 6, 14)
    ScoreMean(mean=Fraction(3, 2), variance=Fraction(5, 16), people=4, freedom=None)
    """
    mean = Fraction(once) / n
    return ScoreMean(mean, (Fraction(twice) / n - mean**2) / n, n)


def weighted_mean(sums: Weighted) -> ScoreMean:
    """Return the mean of scores whose weighted sums, and those of their squares, are counted.

    Raises `LoneClusterError`.
    """
    mean = sums.counts[0] / sums.total
    once, twice = sums.square_counts
    variance = (twice - 2 * mean * once + mean**2 * sums.squares) / sums.total**2
    if sums.units:
        variance = Fraction(moment_variance(sums)) / sums.correction
    return ScoreMean(mean, variance, sums.people, degrees_of_freedom(sums))


def report_mean(tally: Reports, scores: Sequence[Fraction | float | int]) -> ScoreMean | None:
    """Return the mean of what reports score, one score for each that is counted.

    None where nobody answered, or with no weight. Raises `LoneClusterError`.
    """
    exact = [Fraction(score) for score in scores]
    if tally.weighted is not None:
        return weighted_mean(_scored(tally.weighted, exact)) if tally.weighted.total else None
    if tally.n == 0:
        return None
    return plain_mean(tally.n, *_moments([Fraction(count) for count in tally.counts], exact))


def _scored(sums: Weighted, scores: Sequence[Fraction]) -> Weighted:
    units = tuple(each._replace(sums=_scored(each.sums, scores)) for each in sums.units)
    once, twice = _moments(sums.counts, scores), _moments(sums.square_counts, scores)
    return replace(sums, counts=once, square_counts=twice, units=units)


def _moments(counts: Sequence[Fraction], scores: Sequence[Fraction]) -> tuple[Fraction, Fraction]:
    held = [(count, score) for count, score in zip(counts, scores, strict=True) if count]
    once = sum((count * score for count, score in held), Fraction(0))
    return once, sum((count * score**2 for count, score in held), Fraction(0))
