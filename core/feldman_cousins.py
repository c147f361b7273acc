"""The interval whose coverage is at least its level at every true share and every n.

A share is accepted where the probability of all counts with a likelihood ratio as low as the
one seen, or lower, exceeds α; the interval is the hull of the accepted shares. The likelihood
ratio is against the best share in [0, 1], which is Feldman & Cousins' ordering (1998).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.binomial import at_least, at_most, log_likelihood

if TYPE_CHECKING:
    from core.binomial import Floats


_NEGLIGIBLE = math.log(1e18)


def ends(x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> tuple[Floats, Floats]:
    """Return the lower and upper ends for λ, arguments of one shape.

    Raises ValueError for counts that are not whole, as weighted ones are.
    """
    import numpy as np

    if (x != np.floor(x)).any() or (n != np.floor(n)).any():
        raise ValueError("the Feldman-Cousins interval needs whole counts, not weighted ones")
    low, high = np.full(x.shape, np.nan), np.full(x.shape, np.nan)
    for i in np.ndindex(x.shape):
        if n[i] > 0:
            count, size = int(x[i]), int(n[i])
            least, most = sorted((float(p[i]), float(q[i])))
            low[i] = 1 - _upper(size - count, size, 1 - most, 1 - least, 1 - level)
            high[i] = _upper(count, size, least, most, 1 - level)
    return low, high


def _upper(x: int, n: int, least: float, most: float, alpha: float) -> float:
    """Return the highest λ in [least, most] that a count x accepts.

    To the right of x's best λ the counts as unlikely as x are those up to x and those from some
    b on. b rises by one where b − 1 becomes likelier than x: at the λ whose logit is the chord
    from x to b − 1 of the largest log-likelihoods, a convex function of the count. Between two
    such λ the acceptance probability falls and then rises, so its ends and one root tell all.
    """
    import numpy as np
    from scipy.optimize import brentq

    # By Chernoff's bound no λ above `limit` is accepted, and at those below it counts beyond
    # `most_counts` have no probability worth adding.
    farthest = max(x / n, least) + math.sqrt(math.log(2 / alpha) / (2 * n))
    limit = min(most, farthest)
    most_counts = min(n, math.ceil(n * (limit + math.sqrt(_NEGLIGIBLE / (2 * n)))))
    counts = np.arange(x, max(x, most_counts) + 1, dtype=np.float64)
    size = np.asarray(float(n))
    best = np.clip(counts / n, least, most)
    top = log_likelihood(counts, size, best)
    with np.errstate(over="ignore"):
        chords = 1 / (1 + np.exp(-(top[1:] - top[0]) / (counts[1:] - x)))
    breaks = np.maximum.accumulate(np.clip(chords, best[0], limit))
    left, right = np.append(best[0], breaks), np.append(breaks, limit)
    b = counts + 1

    def excess(tail: Floats, rate: Floats) -> Floats:
        lower = at_most(counts[0], size, rate)
        return lower + at_least(tail, size, rate) - alpha

    at_left, at_right = excess(b, left), excess(b, right)
    last = int(np.flatnonzero((at_left > 0) | (at_right > 0))[-1])
    if at_right[last] > 0:
        return float(right[last])
    edge = brentq(lambda rate: float(excess(b[last], rate)), left[last], right[last], xtol=1e-15)
    return float(edge)
