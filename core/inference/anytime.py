"""Intervals that may be looked at while files still come in: they hold at every n at once.

A rate λ is kept while the average likelihood, over λ drawn from Beta(½, ½) truncated to the rates
that the design can make, is at most 1/α times the likelihood of λ itself. For the true λ that
ratio is a martingale that starts at 1, so that it ever exceeds 1/α with a chance of at most α
(Ville 1939; Robbins 1970; Howard et al. 2021; METHODS §5). The average never exceeds the largest
likelihood, so that the interval is never empty.

It asks that the order of import does not depend on the reports.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from core.inference.binomial import log_likelihood
from core.inference.roots import crossing
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_NODES = 96
_DEPTH = 42.0  # what is e^−42 of the highest adds nothing to a double
_NEAR = 0.1  # of the depth


def cut(x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Floats:
    """Return the deviance up to which a λ is kept, 2 ln(1/α) + 2 (top − ln of the average).

    Arguments are arrays of one shape; it is NaN where n is 0. The average is an integral that
    underflows; with λ = sin² θ the prior is even in θ and the logarithm of the likelihood
    concave, so that it is summed around its highest place.

    >>> one = np.ones(1)
    >>> round(float(cut(50 * one, 100 * one, 0.75 * one, 0.25 * one, 0.95)[0]), 6)
    8.855993
    """
    least, most = np.minimum(p, q), np.maximum(p, q)
    first, last = np.arcsin(np.sqrt(least)), np.arcsin(np.sqrt(most))
    peak = np.arcsin(np.sqrt(np.clip(x / n, least, most)))

    def height(angle: Floats) -> Floats:
        return log_likelihood(x, n, np.sin(angle) ** 2)

    top = log_likelihood(x, n, np.clip(x / n, least, most))
    left, right = (
        crossing(lambda angle: height(angle) - (top - _DEPTH), peak, limit, residue=_NEAR)
        for limit in (first, last)
    )
    total = np.zeros(x.shape)
    for begin, end in ((left, peak), (peak, right)):
        for node, weight in _gauss_legendre():
            at = begin + (end - begin) * node
            total = total + weight * (end - begin) * np.exp(height(at) - top)
    return np.asarray(-2 * math.log1p(-level) - 2 * np.log(total / (last - first)))


@lru_cache(maxsize=1)
def _gauss_legendre() -> tuple[tuple[float, float], ...]:
    """Return nodes in [0, 1] and their weights."""
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    return tuple(zip(((nodes + 1) / 2).tolist(), (weights / 2).tolist(), strict=True))
