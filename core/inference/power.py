"""How many respondents a test needs: exact binomial power, and the normal formula beside it.

A count of n reports is binomial with λ = q* + (p*−q*)π. The test of π = π₀ against an
alternative rejects where the count lies in a tail of probability at most α under π₀ (two-sided:
at most α/2 in each). Exact power is a saw-tooth in n, hence the two numbers: the first n that
reaches a target, and the n from which it stays there. Source: METHODS §5.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import TYPE_CHECKING

from core.facts.value_error import WrongValueError
from core.inference.binomial import at_least
from core.inference.roots import crossing
from core.lazy import np, special

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from core.inference.binomial import Floats

_NORMAL = NormalDist()
_MOST = 10**9
_CLOSE = 1e-9  # of a share
_POINTS = 256


@dataclass(frozen=True, slots=True)
class ShareTest:
    """A test of one share, planned for a true one.

    `p` = Pr(a report supports the option | it is true), `q` likewise for another; `null` and
    `alternative` are the shares π₀ and π₁. Raises ValueError, naming the remedy, where the
    numbers do not make a test.
    """

    p: float
    q: float
    null: float
    alternative: float
    alpha: float = 0.05
    two_sided: bool = False

    def __post_init__(self) -> None:
        if not (0 <= self.q <= 1 and 0 <= self.p <= 1 and self.p != self.q):
            raise WrongValueError("Choose a design whose reports depend on the answer")
        if not (0 <= self.null <= 1 and 0 <= self.alternative <= 1):
            raise WrongValueError("Give shares from 0 to 1")
        if self.null == self.alternative:
            raise WrongValueError("Give two different shares to tell apart")
        if not 0 < self.alpha < 1:
            raise WrongValueError("Give a significance level between 0 and 1, such as 0.05")

    @property
    def rates(self) -> tuple[float, float]:
        """λ₀ and λ₁, turned so that λ₁ is the larger."""
        low, high = (self.q + (self.p - self.q) * f for f in (self.null, self.alternative))
        return (low, high) if high > low else (1 - low, 1 - high)

    @property
    def tail(self) -> float:
        """The largest probability of a tail under the null: α, or α/2."""
        return self.alpha / 2 if self.two_sided else self.alpha


def normal_power(test: ShareTest, n: ArrayLike) -> NDArray[np.float64]:
    """Return Φ((λ₁−λ₀−z√(λ₀(1−λ₀)/n))/√(λ₁(1−λ₁)/n)) for each n; two-sided with the far tail.

    >>> round(float(normal_power(ShareTest(p=0.75, q=0.25, null=0.1, alternative=0.2), 1000)), 4)
    0.9586
    """
    least, most = test.rates
    z = -_NORMAL.inv_cdf(test.tail)
    root = np.sqrt(np.asarray(n, dtype=np.float64))
    threshold = z * math.sqrt(least * (1 - least))
    with np.errstate(divide="ignore", invalid="ignore"):
        spread = np.sqrt(most * (1 - most))
        power = np.asarray(
            special.ndtr((root * (most - least) - threshold) / spread), dtype=np.float64
        )
        if test.two_sided:
            power += special.ndtr((-root * (most - least) - threshold) / spread)
    return power


def normal_n(test: ShareTest, target: float) -> int:
    """Return the least n whose power by the normal formula reaches the target.

    Raises ValueError, naming the remedy, where even a thousand million are not enough.
    """
    _check(target)
    if not normal_power(test, _MOST) >= target:
        raise WrongValueError(
            "No feasible number of respondents is enough; raise ε or the difference"
        )

    def reached(n: int) -> bool:
        return bool(normal_power(test, n) >= target)

    return bisect_left(range(_MOST), True, lo=1, key=reached)


def exact_power(test: ShareTest, n: ArrayLike) -> NDArray[np.float64]:
    """Return the exact power for each n ≥ 1, of the shape of n.

    >>> coins = ShareTest(p=0.75, q=0.25, null=0.1, alternative=0.2)
    >>> exact_power(coins, [250, 1000]).round(4)
    array([0.4973, 0.9552])
    """
    size = np.asarray(n, dtype=np.int64)
    least, most = test.rates
    power = _reaching(size, _critical(size, least, test.tail), most)
    if test.two_sided:
        power += _reaching(size, _critical(size, 1 - least, test.tail), 1 - most)
    return power


def exact_size(test: ShareTest, n: ArrayLike) -> NDArray[np.float64]:
    """Return the exact probability of rejecting a true null, for each n ≥ 1."""
    size = np.asarray(n, dtype=np.int64)
    least, _ = test.rates
    tails = _reaching(size, _critical(size, least, test.tail), least)
    if test.two_sided:
        tails += _reaching(size, _critical(size, 1 - least, test.tail), 1 - least)
    return tails


@dataclass(frozen=True, slots=True)
class Needed:
    """Respondents for a target power.

    By the normal formula; the first n whose exact power reaches it; and the n from which the
    exact power stays there.
    """

    normal: int
    first: int
    stays: int


def needed(test: ShareTest, target: float = 0.8) -> Needed:
    """Find the numbers of respondents for a target power. Raises ValueError.

    A window around the normal formula's n is searched in full, and widened until both ends lie
    well inside: the saw-tooth shifts n by a few reports divided by the difference of the rates.

    >>> needed(ShareTest(p=0.75, q=0.25, null=0.1, alternative=0.2))
    Needed(normal=534, first=549, stays=566)
    """
    normal = normal_n(test, target)
    least, most = test.rates
    width = math.ceil(8 / (most - least)) + 50
    while True:
        low, high = max(1, normal - width), normal + width
        numbers = np.arange(low, high + 1)
        reached = exact_power(test, numbers) >= target
        quarter = width // 2
        early = reached[:quarter].any() and low > 1
        if not early and reached.any() and reached[-quarter:].all():
            last_short = np.flatnonzero(~reached)
            stays = low if not last_short.size else low + int(last_short[-1]) + 1
            return Needed(normal, low + int(np.argmax(reached)), stays)
        if width > _MOST:
            raise WrongValueError(
                "No feasible number of respondents is enough; raise the difference"
            )
        width *= 2


def detectable(test: ShareTest, n: int, target: float = 0.8) -> float | None:
    """Return the least difference from the null, towards the alternative, found with n people.

    The power of the exact test reaches the target there, to 1e−9; None where even the farthest
    share is not found.

    >>> round(detectable(ShareTest(p=0.75, q=0.25, null=0.1, alternative=0.2), 1000), 4)
    0.0742
    """
    _check(target)
    if n < 1:
        return None
    farthest = 1.0 if test.alternative > test.null else 0.0
    sign = 1 if farthest else -1

    def missing(differences: Floats) -> Floats:
        shares = np.clip(test.null + sign * differences, 0.0, 1.0).tolist()
        there = (replace(test, alternative=share) for share in shares)
        return np.array([target - float(exact_power(each, n)) for each in there])

    most = np.array([abs(farthest - test.null)])
    if not most > 0 or missing(most) > 0:
        return None
    return float(crossing(missing, np.full(1, _CLOSE), most, width=_CLOSE)[0])


def group_power(
    support: tuple[float, float],
    shares: tuple[float, float],
    n: tuple[int, int],
    alpha: float = 0.05,
    two_sided: bool = True,
) -> float:
    """Return the power to tell two groups' shares apart, by the normal formula.

    Φ(|λ_a−λ_b|/√(λ_a(1−λ_a)/n_a + λ_b(1−λ_b)/n_b) − z), with support (p*, q*).

    >>> round(group_power((0.75, 0.25), (0.1, 0.2), (2000, 2000)), 4)
    0.9223
    """
    p, q = support
    rates = [q + (p - q) * share for share in shares]
    error = math.sqrt(sum(r * (1 - r) / size for r, size in zip(rates, n, strict=True)))
    z = -_NORMAL.inv_cdf(alpha / 2 if two_sided else alpha)
    difference = abs(rates[0] - rates[1])
    return _NORMAL.cdf(difference / error - z) if error else float(difference > 0)


def group_needed(
    support: tuple[float, float],
    shares: tuple[float, float],
    parts: tuple[int, int],
    target: float = 0.8,
    alpha: float = 0.05,
    two_sided: bool = True,
) -> tuple[int, int] | None:
    """Return the least two groups, of sizes as `parts` are to each other, that reach a power.

    By `group_power`, which rises with the sizes; None where even a thousand million are not
    enough. Raises ValueError for a target outside (0, 1).

    >>> group_needed((0.75, 0.25), (0.1, 0.2), (1, 1))
    (1374, 1374)
    """
    _check(target)

    def sizes(n: int) -> tuple[int, int]:
        first = min(max(round(n * parts[0] / sum(parts)), 1), n - 1)
        return first, n - first

    def reached(n: int) -> bool:
        return group_power(support, shares, sizes(n), alpha, two_sided) >= target

    short, enough = 1, 2
    while not reached(enough):
        short, enough = enough, 2 * enough
        if enough > _MOST:
            return None
    return sizes(bisect_left(range(enough), True, lo=short + 1, key=reached))


def _critical(n: NDArray[np.int64], rate: float, tail: float) -> NDArray[np.int64]:
    """Return the least c with Pr(count ≥ c) at most `tail`; n + 1 where no count is rare."""
    critical = np.clip(np.ceil(_about(n, rate, tail)).astype(np.int64) + 1, 0, n + 1)
    while (down := (critical > 0) & (_reaching(n, critical - 1, rate) <= tail)).any():
        critical = critical - down
    while (up := _reaching(n, critical, rate) > tail).any():
        critical = critical + up
    return critical


def _about(n: NDArray[np.int64], rate: float, tail: float) -> Floats:
    """Return about which count is rare, to begin a search from.

    The inverse is slow and smooth: where many n lie close together, few points of it do.
    """
    sizes = n.astype(np.float64)
    close = sizes.size > 4 * _POINTS and sizes.max() <= 2 * sizes.min()
    points = np.linspace(sizes.min(), sizes.max(), _POINTS) if close else sizes
    # Where it is not defined the search starts from what every count exceeds.
    found = np.nan_to_num(special.bdtrik(1 - tail, points, rate), nan=0.0)
    return np.interp(sizes, points, found) if close else np.asarray(found)


def _reaching(n: NDArray[np.int64], count: NDArray[np.int64], rate: float) -> NDArray[np.float64]:
    """Return Pr(a binomial count is at least `count`)."""
    return at_least(count.astype(np.float64), n.astype(np.float64), np.asarray(rate))


def _check(target: float) -> None:
    if not 0 < target < 1:
        raise WrongValueError("Give a target power between 0 and 1, such as 0.8")
