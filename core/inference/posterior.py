"""The chance that a share exceeds another, where every share was as likely beforehand.

With an even prior over shares from 0 to 1 the reported rate has, after x of n reports, the
distribution Beta(x + 1, n − x + 1) truncated to the rates that the design can make (Winkler &
Franklin 1979). It is one number beside a test; no interval is made of it: one with equal tails
never holds 0, so that where nobody has the answer it would always be wrong. METHODS §5.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from core.inference.binomial import Count, log_likelihood
from core.inference.roots import crossing
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_NODES: Final = 128
_DEPTH: Final = 42.0  # what is e^−42 of the highest adds nothing to a double
_NEAR: Final = 0.1  # of the depth


def chance_above(count: Count, share: float) -> float:
    """Return the chance that the true share exceeds `share`, in [0, 1], by an even prior.

    With weights it rests on the effective count. Raises ValueError where nobody answered, and for
    a share outside [0, 1].

    >>> round(chance_above(Count(80, 200, 0.75, 0.25), 0.30132552506244215), 9)
    0.5
    """
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is not a share between 0 and 1")
    if not count.n > 0:
        raise ValueError("nobody answered")
    peak = count.most_likely
    top = float(_height(count, np.asarray(peak)))
    left, right = (_reach(count, peak, limit, top) for limit in (0.0, 1.0))
    cuts = sorted({left, peak, right, min(max(share, left), right)})
    above = whole = 0.0
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    for begin, end in pairwise(cuts):
        at = begin + (end - begin) * (nodes + 1) / 2
        part = (end - begin) / 2 * float(weights @ np.exp(_height(count, at) - top))
        whole += part
        above += part if begin >= share else 0.0
    return above / whole if whole else float(peak > share)


def _height(count: Count, shares: Floats) -> Floats:
    rate = count.q + (count.p - count.q) * shares
    return log_likelihood(np.asarray(count.x), np.asarray(count.n), rate)


def _reach(count: Count, peak: float, limit: float, top: float) -> float:
    """Return how far from the peak, towards a limit, the likelihood adds anything."""
    ends = np.array([peak]), np.array([limit])
    found = crossing(lambda at: _height(count, at) - (top - _DEPTH), *ends, residue=_NEAR)
    return float(found[0])
