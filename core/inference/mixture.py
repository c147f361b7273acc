"""Shares of classes of people, given how likely each class is to make every report.

Reports j were made c_j times, and are made with L[j, x] by people of class x. The log-likelihood
Σ c_j ln Σ_x L[j, x] θ_x is concave in the shares θ ≥ 0, Σθ = 1, whatever designs the reports came
by: one design, several at once, several groups with unknowns beside. It is climbed by Newton's
method, and finished on its face; that no share could gain is checked at the end. Whole reports, of
which thousands differ, are climbed by EM.
Where a linear function of the shares is held, those left are again shares, of the corners of what
is left: so a profile is one more mixture. Sources: Lindsay (1995); METHODS §5, §6.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.inference.roots import crossing
from core.lazy import np, optimize

if TYPE_CHECKING:
    from core.inference.binomial import Floats

CLOSE: Final = 1e-10
"""What the largest score of one person may exceed one by, where shares are said to be found."""
_AIM: Final = 1e-14
_ROUNDS: Final = 200
_ROUNDING: Final = 1e-13  # of a share, and of a sum of logarithms
_EM_STEPS: Final = 100_000
_NO_SHARE: Final = 1e-9
_ENDS: Final = 1e-11  # how closely the ends of an interval are found


@dataclass(frozen=True, eq=False)
class Maximum:
    """The most likely shares, (k,), their log-likelihood, and the score that is left.

    `score` is max over x of (score_x − n)/n: the log-likelihood is within n · score of the
    highest there is.
    """

    shares: Floats
    log_likelihood: float
    score: float

    @property
    def converged(self) -> bool:
        """Tell whether no share could gain."""
        return self.score < CLOSE


def maximize(likelihood: Floats, counts: Floats) -> Maximum:
    """Return the most likely shares of classes, given `likelihood`, (reports, k), and `counts`.

    Rows may be known up to a factor of their own. Counts may be sums of weights. Raises
    ValueError without a report, and where a report was made that no class can make.

    >>> found = maximize(np.array([[0.75, 0.25], [0.25, 0.75]]), np.array([40.0, 60.0]))
    >>> found.shares.round(12).tolist(), found.converged
    ([0.3, 0.7], True)
    """
    seen = counts > 0
    rows, n = likelihood[seen], float(counts.sum())
    if not n > 0 or not rows.max(axis=1).min() > 0:
        raise ValueError("nothing was reported, or something that nobody can report")
    part = counts[seen] / n
    best = _polished(rows, part, _climbed(rows, part))
    with np.errstate(divide="ignore"):
        height = n * float(part @ np.log(rows @ best))
    return Maximum(best, height, float(_score(rows, part, best).max()) - 1)


def em(likelihood: Floats, counts: Floats, steps: int = _EM_STEPS) -> Maximum:
    """Return what `maximize` does, of thousands of different reports ten times as fast.

    Every row of `likelihood` was reported. Steps of EM (Dempster, Laird & Rubin 1977), lengthened
    where that helps (Varadhan & Roland 2008), until no share could gain: max over x of
    (score_x − n)/n < 1e−10, which bounds what is missing of the maximum by n·1e−10. After so many
    `steps` the last shares are returned, and have not converged.

    >>> found = em(np.array([[0.75, 0.25], [0.25, 0.75]]), np.array([40.0, 60.0]))
    >>> found.shares.round(4).tolist(), found.converged
    ([0.3, 0.7], True)
    """
    n, k = counts.sum(), likelihood.shape[1]
    shares = np.full(k, 1 / k)

    def score(at: Floats) -> Floats:
        return np.asarray((counts / (likelihood @ at)) @ likelihood / n)

    def fit(at: Floats) -> float:
        return float(counts @ np.log(likelihood @ at))

    for _ in range(steps):
        gain = score(shares)
        if gain.max() - 1 < CLOSE:
            break
        once = shares * gain
        twice = once * score(once)
        step = once - shares
        bend = twice - once - step
        length = np.linalg.norm(step) / max(float(np.linalg.norm(bend)), 1e-300)
        leap = shares + 2 * length * step + length**2 * bend
        leap = np.maximum(leap, twice * 1e-3)
        leap /= leap.sum()
        shares = leap if fit(leap) >= fit(twice) else twice
    shares = shares / shares.sum()
    return Maximum(shares, fit(shares), float(score(shares).max()) - 1)


def along(weights: Floats, of: Floats, value: float) -> Floats:
    """Return the corners, (corners, k), of the shares θ with θ·weights = value · θ·of.

    Every such θ is a mixture of them. Without any no θ is such.

    >>> along(np.array([1.0, 0.0]), np.ones(2), 0.25).tolist()
    [[0.25, 0.75]]
    """
    level, eye = weights - value * of, np.eye(len(weights))
    corners = [eye[x] for x in np.flatnonzero(level == 0)]
    for low in np.flatnonzero(level < 0):
        for high in np.flatnonzero(level > 0):
            kept = level[high] / (level[high] - level[low])
            corners.append(kept * eye[low] + (1 - kept) * eye[high])
    return np.array(corners).reshape(-1, len(weights))


def profile(likelihood: Floats, counts: Floats, weights: Floats, of: Floats, value: float) -> float:
    """Return the highest log-likelihood of shares with θ·weights/θ·of = value; −∞ without any."""
    corners = along(weights, of, value)
    if not len(corners):
        return -math.inf
    mixed = likelihood @ corners.T
    if not mixed[counts > 0].max(axis=1).min() > 0:
        return -math.inf
    return maximize(mixed, counts).log_likelihood


def deviance(
    likelihood: Floats, counts: Floats, best: Maximum, weights: Floats, of: Floats, value: float
) -> float:
    """Return −2 ln of the profile likelihood ratio of a value of θ·weights/θ·of; at least 0."""
    height = profile(likelihood, counts, weights, of, value)
    return max(2 * (best.log_likelihood - height), 0.0)


def interval(
    likelihood: Floats,
    counts: Floats,
    best: Maximum,
    weights: Floats,
    of: Floats,
    cut: float,
) -> tuple[float, float]:
    """Return the values of θ·weights/θ·of, in [0, 1], whose deviance is at most cut².

    The profile likelihood ratio, the shares held where they can be: never empty. A value that the
    reports say nothing of has all of [0, 1]. `cut` is the quantile of a level, such as z.

    >>> rows, counts = np.array([[0.75, 0.25], [0.25, 0.75]]), np.array([400.0, 600.0])
    >>> low, high = interval(
    ...     rows, counts, maximize(rows, counts), np.array([1.0, 0.0]), np.ones(2), 1.959964
    ... )
    >>> round(low, 6), round(high, 6)
    (0.239842, 0.361182)
    """
    whole = float(best.shares @ of)
    middle = float(best.shares @ weights) / whole if whole > _NO_SHARE else 0.5

    def within(values: Floats) -> Floats:
        # The root of the deviance is nearly straight.
        found = [deviance(likelihood, counts, best, weights, of, value) for value in values]
        return cut - np.sqrt(found)

    ends = crossing(within, np.full(2, middle), np.array([0.0, 1.0]), width=_ENDS, residue=_ENDS)
    low, high = ends.tolist()
    return low, high


def _score(rows: Floats, part: Floats, shares: Floats) -> Floats:
    """Return the score of one person by each share, (k,); of the most likely none exceeds one."""
    with np.errstate(divide="ignore"):
        return np.asarray((part / (rows @ shares)) @ rows)


def _climbed(rows: Floats, part: Floats) -> Floats:
    """Go by Newton's method with shares ≥ 0, together 1, to where no share can gain.

    Each step solves nonnegative least squares (Lawson & Hanson 1974) for the shares at which the
    log-likelihood, as a parabola, is highest, and goes there as far as it rises (Wang 2007).
    """
    k = rows.shape[1]
    shares = np.full(k, 1 / k)
    roots, ones = np.sqrt(part)[:, None], np.ones((1, k))
    aim = np.append(np.zeros(len(part)), 1.0)

    def height(at: Floats) -> float:
        return float(part @ np.log(rows @ at))

    for _ in range(_ROUNDS if k > 1 else 0):
        chances = rows / (rows @ shares)[:, None]
        if float((part @ chances).max()) - 1 <= _AIM:
            break
        best, _rest = optimize.nnls(np.concatenate([roots * (chances - 2), ones]), aim)
        step, now = best / best.sum() - shares, height(shares)
        with np.errstate(divide="ignore"):
            while not height(shares + step) >= now - _ROUNDING and np.abs(step).max() > _ROUNDING:
                step = step / 2
        if np.abs(step).max() <= _ROUNDING:
            break
        shares = shares + step
    return np.asarray(shares / shares.sum())


def _polished(rows: Floats, part: Floats, shares: Floats) -> Floats:
    """Set shares of nothing to 0 and climb on with the others, where that is not worse."""
    kept = shares > _NO_SHARE
    found = np.where(kept, shares, 0.0)
    found /= found.sum()
    face = rows[:, kept]
    if not face.max(axis=1).min() > 0:
        return shares
    for _ in range(4):
        chance = face @ found[kept]
        scaled = face * (np.sqrt(part) / chance)[:, None]
        # Newton's step, as least squares: 1/chance of what one report weighs, where Σ stays 1.
        step = _tangent_step(scaled, np.sqrt(part))
        moved = found[kept] + step
        if not (np.isfinite(moved).all() and moved.min() >= 0):
            break
        found[kept] = moved / moved.sum()
    better = _score(rows, part, found).max() <= max(_score(rows, part, shares).max(), 1 + _AIM)
    return found if better else shares


def _tangent_step(scaled: Floats, root: Floats) -> Floats:
    """Return the least step with Σ = 0 that solves scaled · step = root as nearly as can be."""
    k = scaled.shape[1]
    if k == 1:
        return np.zeros(1)
    centred = scaled - scaled.mean(axis=1, keepdims=True)
    step: Floats = np.linalg.lstsq(centred, root, rcond=1e-10)[0].astype(np.float64)
    return np.asarray(step - step.mean())
