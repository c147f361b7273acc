"""The interval whose coverage is at least its level at every true share and every n.

A share is accepted where the probability of all counts with a likelihood ratio as low as the
one seen, or lower, exceeds α; the interval is the hull of the accepted shares. The likelihood
ratio is against the best share in [0, 1], which is Feldman & Cousins' ordering (1998).

The deviance −2 ln R(c), of a count c at a rate λ, is convex in c. So the counts as unlikely as
the one seen are two tails: on its own side those as far out as itself, on the other side those
from a tied count b on, ties included. Functions take arrays of one shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.inference.binomial import at_least, at_most, log_likelihood
from core.inference.roots import crossing, least_whole
from core.lazy import np, special

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_TIE = 1e-9  # counts whose likelihood ratios differ by less, relatively, are tied


def ends(
    x: Floats, n: Floats, p: Floats, q: Floats, level: float | Floats
) -> tuple[Floats, Floats]:
    """Return the lower and upper ends for λ; NaN where n is 0. Each may have a level of its own.

    Raises ValueError for counts that are not whole, as weighted ones are.
    """
    _require_whole(x, n)
    alpha = 1 - level
    given = (x, n, p, q) if np.ndim(alpha) == 0 else (x, n, p, q, alpha)
    rows, back = np.stack([np.ravel(a) for a in given]), np.arange(x.size)
    if x.size > 1:  # in rehearsals the same counts come again and again
        rows, back = np.unique(rows, axis=1, return_inverse=True)
    known = rows[1] > 0
    count, size, p, q = rows[:4, known]
    each = alpha if len(rows) == 4 else np.tile(rows[4, known], 2)
    least, most = np.minimum(p, q), np.maximum(p, q)
    # The lower end is the upper one of those who did not report so.
    found = _upper(
        np.concatenate([size - count, count]),
        np.concatenate([size, size]),
        np.concatenate([1 - most, least]),
        np.concatenate([1 - least, most]),
        each,
    )
    low, high = np.full((2, rows.shape[1]), np.nan)
    turned, high[known] = np.split(found, 2)
    # 1 − (1 − least) may be another number, above the least rate: it would leave out the end.
    low[known] = np.where(turned >= 1 - least, least, 1 - turned)
    return low[back].reshape(x.shape), high[back].reshape(x.shape)


def p_value(x: Floats, n: Floats, p: Floats, q: Floats, share: Floats) -> Floats:
    """Return the probability, at a true share, of all counts as unlikely as x or more so.

    A share is accepted at a level where this exceeds 1 − level. Between accepted shares there
    may be others, which the interval holds as well. Raises ValueError for counts that are not
    whole.
    """
    _require_whole(x, n)
    rate = q + (p - q) * share
    above = x > n * rate  # turned around, so that x is never above what is expected
    x, rate = np.where(above, n - x, x), np.where(above, 1 - rate, rate)
    ends_of_rate = np.sort(np.stack([p, q]), axis=0)
    least, most = np.where(above, 1 - ends_of_rate[::-1], ends_of_rate)

    def log_ratio(count: Floats) -> Floats:
        best = log_likelihood(count, n, np.clip(count / n, least, most))
        return np.asarray(log_likelihood(count, n, rate) - best)

    seen = log_ratio(x) + _TIE
    tied = least_whole(lambda count: log_ratio(count) <= seen, np.ceil(n * rate) - 1, n + 1)
    both = _both_tails(x, tied, n, rate)
    return np.asarray(np.where(seen >= 0, 1.0, np.minimum(both, 1.0)))


def _upper(x: Floats, n: Floats, least: Floats, most: Floats, alpha: float | Floats) -> Floats:
    """Return the highest λ in [least, most] that a count x accepts.

    To the right of x's best λ the far tail begins at b, and b rises by one wherever the count b
    stops being tied. At those λ the two tails together become less and less as b rises, which
    is enumerated in the tests; between two of them they fall and then rise. So the last λ of a
    tie that is accepted is looked for first, from Hoeffding's bound inward, and then the one
    place behind it where the tails fall to α.
    """
    best = _held(x / n, least, most)
    top = log_likelihood(x, n, best)
    z2 = special.ndtri(alpha / 2) ** 2
    wilson = (x + z2 / 2 + np.sqrt(z2 * (x * (n - x) / n + z2 / 4))) / (n + z2)
    # Farther out each of the tails is less than α/2.
    limit = np.minimum(most, best + np.sqrt(np.log(2 / alpha) / (2 * n)))

    def rate_of_tie(b: Floats) -> Floats:
        """Return the λ at which b and x are tied: its logit is a chord of the largest heights."""
        height = log_likelihood(b, n, _held(b / n, least, most))
        return _held(special.expit((height - top) / (b - x)), best, limit)

    def refuses(b: Floats) -> NDArray[np.bool_]:
        rate = rate_of_tie(b)
        return np.asarray((rate >= limit) | (_both_tails(x, b, n, rate) <= alpha))

    # The last λ is about Wilson's, and b is about as far above n·λ as x is below.
    guess = np.clip(np.ceil(2 * n * np.minimum(wilson, limit) - x), x + 1, np.maximum(n, x + 1))
    refused = least_whole(refuses, x, n + 1, guess)
    left = np.where(refused > x + 1, rate_of_tie(np.maximum(refused - 1, x + 1)), best)
    right = np.where(refused <= n, rate_of_tie(refused), limit)
    return crossing(lambda rate: _both_tails(x, refused, n, rate) - alpha, left, right)


def _both_tails(x: Floats, b: Floats, n: Floats, rate: Floats) -> Floats:
    """Return Pr(X ≤ x) + Pr(X ≥ b), each by itself: one less the rest loses a small one."""
    return at_most(x, n, rate) + at_least(b, n, rate)


def _held(values: Floats, least: Floats, most: Floats) -> Floats:
    """Hold values between two others: `np.clip` takes ten times as long for so few of them."""
    return np.asarray(np.minimum(np.maximum(values, least), most))


def _require_whole(x: Floats, n: Floats) -> None:
    whole: NDArray[np.bool_] = (x == np.floor(x)) & (n == np.floor(n))
    if not whole.all():
        raise ValueError("the Feldman-Cousins interval needs whole counts, not weighted ones")
