"""The odds ratio of two yes/no answers, each reported through its own channel (METHODS §6).

Its interval holds the ratios whose best joint shares have a deviance of at most the quantile of
χ²₁. Given the ratio ψ, shares are f ∝ exp(α i + β j + ij ln ψ) for i, j = 0, 1, and the most
likely α and β are found by Fisher scoring.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.inference import mixture
from core.inference.binomial import normal_quantile
from core.inference.roots import crossing
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_FAR = 30.0  # the logarithm of a ratio that a zero cell would make
_ROUNDS = 500
_CLOSE = 1e-10
_GAIN = 1e-12
_ZERO = 1e-9
_I = (1.0, 1.0, 0.0, 0.0)
_J = (1.0, 0.0, 1.0, 0.0)


@dataclass(frozen=True, slots=True)
class OddsRatio:
    """An odds ratio with its interval; None stands for where a joint share of zero puts it.

    `low` is None where all ratios down to 0 are as likely as that, `high` where all upwards are.
    """

    value: float | None
    low: float | None
    high: float | None


def odds_ratio(table: Floats, first: Floats, second: Floats, level: float = 0.95) -> OddsRatio:
    """Return the ratio f₁₁f₀₀/(f₁₀f₀₁) of the most likely joint shares.

    `table` are the reported counts, (2, 2); `first` and `second` the channels, (2, 2), with
    Pr(report i | truth j). All are in one order. Raises ValueError where nobody reported.

    >>> warner = np.array([[0.75, 0.25], [0.25, 0.75]])
    >>> found = odds_ratio(np.array([[270, 330], [370, 630]]), warner, warner)
    >>> round(found.value, 4), round(found.low, 4), round(found.high, 4)
    (6.0, 1.9791, 24.1657)
    """
    counts = np.asarray(table, np.float64).ravel()
    if not counts.sum() > 0:
        raise ValueError("nobody reported both answers")
    channel: Floats = np.asarray(np.kron(first, second), np.float64)
    quantile = normal_quantile(level)
    cut = quantile**2
    found = mixture.maximize(channel, counts)
    best, top = found.shares, found.log_likelihood
    f11, f10, f01, f00 = best.tolist()
    down = top - max(_without(channel, counts, cell) for cell in (0, 3))
    up = top - max(_without(channel, counts, cell) for cell in (1, 2))
    value = f11 * f00 / (f10 * f01) if min(best) > _ZERO else None
    middle = math.log(value) if value is not None else 0.0
    if value is None:
        middle = _FAR if f11 * f00 > f10 * f01 else -_FAR
    middle = min(_FAR, max(-_FAR, middle))

    def within(log_ratios: Floats) -> Floats:
        falls = [top - _profile(channel, counts, at, best) for at in log_ratios.tolist()]
        return np.asarray(quantile - np.sqrt(2 * np.maximum(falls, 0.0)))

    def end(limit: float) -> float:
        ends = np.array([middle]), np.array([limit])
        return math.exp(float(crossing(within, *ends, width=_CLOSE, residue=_CLOSE)[0]))

    return OddsRatio(
        value,
        low=None if 2 * down <= cut else end(-_FAR),
        high=None if 2 * up <= cut else end(_FAR),
    )


def _fit(channel: Floats, counts: Floats, shares: Floats) -> float:
    seen = counts > 0
    with np.errstate(divide="ignore"):
        return float(counts[seen] @ np.log(channel[seen] @ shares))


def _without(channel: Floats, counts: Floats, cell: int) -> float:
    """Return the largest log-likelihood where one joint share is zero."""
    inside = np.delete(channel, cell, axis=1)
    if not inside[counts > 0].max(axis=1).min() > 0:
        return -math.inf
    return mixture.maximize(inside, counts).log_likelihood


def _profile(channel: Floats, counts: Floats, log_ratio: float, start: Floats) -> float:
    """Return the largest log-likelihood of joint shares with a given odds ratio."""
    i, j = np.array(_I), np.array(_J)
    features = np.stack([i, j], axis=1)
    seen = counts > 0
    reported, given = channel[seen], counts[seen]
    n = given.sum()
    held = np.maximum(start, 1e-4)
    at = np.array([math.log(held[1] / held[3]), math.log(held[2] / held[3])])
    if log_ratio > 0:  # the ratio moves all, not the share of both yes alone
        at -= (log_ratio - math.log(held[0] * held[3] / (held[1] * held[2]))) / 2

    def shares_at(place: Floats) -> Floats:
        power = features @ place + log_ratio * i * j
        f = np.exp(power - power.max())
        return np.asarray(f / f.sum())

    shares = shares_at(at)
    here = _fit(reported, given, shares)
    for _ in range(_ROUNDS):
        rates = reported @ shares
        likely = reported * shares / rates[:, None]  # of each truth, given the report
        told = likely @ features
        slope = given @ told - n * (shares @ features)
        expected = channel @ shares
        all_told = channel * shares / np.maximum(expected, 1e-300)[:, None] @ features
        all_told -= shares @ features
        bend = n * (all_told.T * expected) @ all_told
        damping = 1e-9 * max(float(np.trace(bend)), 1e-12)
        move = np.linalg.solve(bend + damping * np.eye(2), slope)
        longest = float(np.abs(move).max())
        move *= min(1.0, 4.0 / longest) if longest > 0 else 1.0
        better = here
        while longest > 1e-12:
            shares_there = shares_at(at + move)
            better = _fit(reported, given, shares_there)
            if better >= here:
                break
            move, longest = move / 2, longest / 2
        if longest <= 1e-12:
            break
        at, shares = at + move, shares_there
        if better - here < _GAIN * n:
            here = max(here, better)
            break
        here = better
    return here
