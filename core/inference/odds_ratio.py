"""The odds ratio of two yes/no answers, each reported through its own channel (METHODS §6).

Its interval holds the ratios whose best joint shares have a deviance of at most the quantile of
χ²₁. Given the ratio ψ, shares are f ∝ exp(α i + β j + ij ln ψ) for i, j = 0, 1, and the most
likely α and β are found by Fisher scoring.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.inference.binomial import normal_quantile
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_FAR = 30.0  # the logarithm of a ratio that a zero cell would make
_ROUNDS = 500
_HALVINGS = 50
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
    cut = normal_quantile(level) ** 2
    best, top = _most_likely(channel, counts)
    f11, f10, f01, f00 = best.tolist()
    down = top - max(_without(channel, counts, cell) for cell in (0, 3))
    up = top - max(_without(channel, counts, cell) for cell in (1, 2))
    value = f11 * f00 / (f10 * f01) if min(best) > _ZERO else None
    middle = math.log(value) if value is not None else 0.0
    if value is None:
        middle = _FAR if f11 * f00 > f10 * f01 else -_FAR
    middle = min(_FAR, max(-_FAR, middle))

    def end(limit: float) -> float:
        inside, outside = middle, limit
        for _ in range(_HALVINGS):
            at = (inside + outside) / 2
            if 2 * (top - _profile(channel, counts, at, best)) <= cut:
                inside = at
            else:
                outside = at
            if abs(outside - inside) < 1e-10:
                break
        return math.exp(inside)

    return OddsRatio(
        value,
        low=None if 2 * down <= cut else end(-_FAR),
        high=None if 2 * up <= cut else end(_FAR),
    )


def _fit(channel: Floats, counts: Floats, shares: Floats) -> float:
    seen = counts > 0
    with np.errstate(divide="ignore"):
        return float(counts[seen] @ np.log(channel[seen] @ shares))


def _most_likely(channel: Floats, counts: Floats) -> tuple[Floats, float]:
    """Return the most likely joint shares, (4,), and their log-likelihood.

    It is concave: on each face of the possible shares the best are where the score is alike, and
    those of the best face are the ones.
    """
    found = [_on_face(channel, counts, cells) for cells in _faces(4)]
    return max(found, key=lambda each: each[1])


def _without(channel: Floats, counts: Floats, cell: int) -> float:
    """Return the largest log-likelihood where one joint share is zero."""
    faces = (cells for cells in _faces(4) if cell not in cells)
    return max(_on_face(channel, counts, cells)[1] for cells in faces)


def _faces(k: int) -> list[tuple[int, ...]]:
    """Return every way in which some of k shares are above zero."""
    return [tuple(i for i in range(k) if some >> i & 1) for some in range(1, 1 << k)]


def _on_face(channel: Floats, counts: Floats, cells: tuple[int, ...]) -> tuple[Floats, float]:
    """Return shares that are zero outside of `cells`, by Newton's steps from even ones.

    A step is cut short before it leaves the face; a face whose best shares lie on its edge is
    answered by a smaller one, so that it need not be followed there.
    """
    inside = channel[:, cells]
    shares = np.full(len(cells), 1 / len(cells))
    seen = (counts > 0) & (inside.sum(axis=1) > 0)
    if (counts[~seen] > 0).any():
        return _placed(shares, cells), -math.inf
    reported, given = inside[seen], counts[seen]
    for _ in range(_ROUNDS):
        rates = reported @ shares
        slope = reported.T @ (given / rates)
        bend = (reported.T * (given / rates**2)) @ reported
        size = len(cells)
        border = np.block([[bend, np.ones((size, 1))], [np.ones((1, size)), np.zeros((1, 1))]])
        move = np.linalg.lstsq(border, np.append(slope, 0.0), rcond=None)[0][:size]
        falling = move < 0
        room = float((shares[falling] / -move[falling]).min()) if falling.any() else math.inf
        length = min(1.0, 0.9 * room)
        here = _fit(reported, given, shares)
        while length > 1e-12 and _fit(reported, given, shares + length * move) < here:
            length /= 2
        gain = float(slope @ move) * length
        shares = shares + length * move
        if gain < _GAIN or room < 1e-12:
            break
    return _placed(shares, cells), _fit(inside, counts, shares)


def _placed(shares: Floats, cells: tuple[int, ...]) -> Floats:
    whole = np.zeros(4)
    whole[list(cells)] = shares / shares.sum()
    return whole


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
