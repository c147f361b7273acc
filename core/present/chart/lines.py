"""The likelihood of each share, cut where it says nothing more, with its axes (METHODS §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.present.chart.axis import plain_axis, share_axis
from core.present.chart.shapes import Axis

_DEPTH = 3  # times the cut-off: deeper the curve says nothing more


@dataclass(frozen=True, slots=True)
class LikelihoodLine:
    """The points of a curve, shares and log-likelihoods below the top, and its two axes."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    x_axis: Axis
    y_axis: Axis


def likelihood_line(
    xs: Sequence[float], ys: Sequence[float], *, low: float, high: float, cutoff: float
) -> LikelihoodLine:
    """Return the likelihood curve of one share as it is drawn.

    `xs` are shares, `ys` log-likelihoods minus their maximum (at most 0), [low, high] the
    interval and `cutoff` the negative depth that bounds it.

    >>> line = likelihood_line([0.1, 0.2, 0.3], [-9, 0, -1], low=0.15, high=0.35, cutoff=-1.92)
    >>> line.xs, line.ys
    ((0.2, 0.3), (0.0, -1.0))
    """
    kept = [(float(x), float(y)) for x, y in zip(xs, ys, strict=True) if y >= _DEPTH * cutoff]
    return LikelihoodLine(
        tuple(x for x, _ in kept),
        tuple(y for _, y in kept),
        share_axis([x for x, _ in kept] + [low, high], zero=False, sign_everywhere=True),
        plain_axis([y for _, y in kept] + [cutoff]),
    )
