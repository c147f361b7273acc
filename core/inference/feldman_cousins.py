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
from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_TIE = 1e-9  # counts whose likelihood ratios differ by less, relatively, are tied
_ROUNDS = 100  # false position needs about six; it ends where the rest is rounding
_RESIDUE = 1e-14


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
    likelier, tied = np.ceil(n * rate), n + 1
    while (apart := tied - likelier > 1).any():
        middle = np.floor((likelier + tied) / 2)
        reached = log_ratio(middle) <= seen
        tied = np.where(apart & reached, middle, tied)
        likelier = np.where(apart & ~reached, middle, likelier)
    tied = np.where(log_ratio(likelier) <= seen, likelier, tied)
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
    best = np.clip(x / n, least, most)
    top = log_likelihood(x, n, best)
    # Farther out each of the tails is less than α/2.
    limit = np.minimum(most, best + np.sqrt(np.log(2 / alpha) / (2 * n)))

    def rate_of_tie(b: Floats) -> Floats:
        """Return the λ at which b and x are tied: its logit is a chord of the largest heights."""
        height = log_likelihood(b, n, np.clip(b / n, least, most))
        with np.errstate(over="ignore"):
            rate = 1 / (1 + np.exp((top - height) / (b - x)))
        return np.asarray(np.clip(rate, best, limit))

    accepted, refused = x, n + 1
    # Hardly a tie beyond is accepted: of many reports that is less than a hundredth of them.
    middle = np.clip(np.ceil(3 * n * limit - 2 * x), x + 1, np.maximum(n, x + 1))
    while (apart := refused - accepted > 1).any():
        b = np.where(apart, middle, n + 1)
        rate = rate_of_tie(b)
        kept = (rate < limit) & (_both_tails(x, b, n, rate) > alpha)
        accepted = np.where(apart & kept, b, accepted)
        refused = np.where(apart & ~kept, b, refused)
        middle = np.floor((accepted + refused) / 2)
    left = np.where(accepted > x, rate_of_tie(np.maximum(accepted, x + 1)), best)
    right = np.where(refused <= n, rate_of_tie(refused), limit)
    return _crossing(x, refused, n, left, right, alpha)


def _crossing(
    x: Floats, b: Floats, n: Floats, left: Floats, right: Floats, alpha: float | Floats
) -> Floats:
    """Return where two tails fall to α between two λ; an end where they do not.

    False position with the Illinois rule: the interval is so short that they are nearly
    straight there.
    """
    at_left = _both_tails(x, b, n, left) - alpha
    at_right = _both_tails(x, b, n, right) - alpha
    found = np.where(at_right > 0, right, left)
    open_ = np.asarray((at_left > 0) & (at_right <= 0))
    moved = np.zeros(x.shape)  # which end moved last: −1 the left, 1 the right
    for _ in range(_ROUNDS):
        if not open_.any():
            break
        with np.errstate(invalid="ignore", divide="ignore"):
            middle = right - at_right * (right - left) / (at_right - at_left)
        found = np.where(open_, middle, found)
        here = _both_tails(x, b, n, found) - alpha
        above = here > 0
        # The end that stays a second time counts half, so that it moves in turn.
        at_left = np.where(above, here, np.where(moved > 0, at_left / 2, at_left))
        at_right = np.where(above, np.where(moved < 0, at_right / 2, at_right), here)
        left, right = np.where(above, found, left), np.where(above, right, found)
        moved = np.where(above, -1.0, 1.0)
        open_ = open_ & (np.abs(here) > _RESIDUE) & (right - left > np.spacing(right))
    return found


def _both_tails(x: Floats, b: Floats, n: Floats, rate: Floats) -> Floats:
    """Return Pr(X ≤ x) + Pr(X ≥ b), each by itself: one less the rest loses a small one."""
    return at_most(x, n, rate) + at_least(b, n, rate)


def _require_whole(x: Floats, n: Floats) -> None:
    whole: NDArray[np.bool_] = (x == np.floor(x)) & (n == np.floor(n))
    if not whole.all():
        raise ValueError("the Feldman-Cousins interval needs whole counts, not weighted ones")
