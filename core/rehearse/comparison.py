"""How far a rehearsal's estimates are from the truth, and how far a trusted curator's would be."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from core.randomness import Door

_FINE = 2**53


class Estimated(Protocol):
    """What is compared of an estimate: the option and its estimated number of people."""

    @property
    def option(self) -> str:
        """The option's id."""

    @property
    def count(self) -> float | None:
        """Estimated number of people, None without respondents."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One option: people in truth and by the estimate, its error in percent of the truth.

    `curator_miss` is by how many people a trusted curator's Laplace noise of the same ε, drawn
    once, would have missed. The percent error is None where the truth is nobody.
    """

    option: str
    truth: int
    estimate: float | None
    percent_error: float | None
    curator_miss: float


def compare_with_truth(
    options: Iterable[Estimated], true_counts: Mapping[str, int], epsilon: float, door: Door
) -> tuple[Comparison, ...]:
    """Set each option's estimate beside the truth.

    `options` are those of a `QuestionEstimate`; `epsilon` is what the curator would spend on
    each count: the question's, and for many-of the part of one option.
    """
    rows = []
    for option in options:
        truth, estimate = true_counts[option.option], option.count
        error = None
        if truth and estimate is not None:
            error = 100 * (estimate - truth) / truth
        miss = laplace(1 / epsilon, door)
        rows.append(Comparison(option.option, truth, estimate, error, miss))
    return tuple(rows)


def laplace(scale: float, door: Door) -> float:
    """Draw Laplace noise for a picture: plain floating point, so it protects nobody."""
    distance = -scale * math.log((door.below(_FINE) + 1) / _FINE)
    return distance if door.below(2) else -distance
