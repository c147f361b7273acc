"""What an interval is made of: chance in who was asked, and chance in what they reported."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from core.inference.binomial import Count

# So many reports make an interval narrower than any that is shown: the share is known.
_KNOWN: Final = 1e15


@dataclass(frozen=True, slots=True)
class Parts:
    """Standard errors of a share whose squares add up: all, of sampling, of randomization.

    `direct` is the length, as a part of what it is, that the interval would have had if all had
    been asked directly; lengths do not add up, squares do.
    """

    all: float
    sampling: float
    randomization: float

    @property
    def direct(self) -> float:
        """The error of sampling over that of both; 0 where there is none at all."""
        return self.sampling / self.all if self.all else 0.0


def parts_of(count: Count, population: int | None = None) -> Parts:
    """Divide the variance of a share into that of sampling and that of randomization.

    With π in [0, 1], λ(1−λ)/(nc²) is π(1−π)/n and [p(1−p)π + q(1−q)(1−π)]/(nc²); of a weighted
    share n is the effective number. Of n people drawn from a finite population of N the first is
    (N−n)/(N−1) of that (METHODS §7). Raises ValueError where nobody answered, and for a
    population smaller than the sample.

    >>> found = parts_of(Count(697, 2000, 0.75, 0.25))
    >>> round(1.96 * found.sampling, 3), round(1.96 * found.all, 3), round(found.direct, 1)
    (0.017, 0.042, 0.4)
    """
    if not count.n > 0:
        raise ValueError("nobody answered")
    share, slope = count.most_likely, count.p - count.q
    sampling = share * (1 - share) / count.n
    if population is not None:
        if population < count.n:
            raise ValueError(f"a population of {population} is smaller than its sample")
        sampling *= (population - count.n) / max(population - 1, 1)
    chance = count.p * (1 - count.p) * share + count.q * (1 - count.q) * (1 - share)
    randomization = chance / (count.n * slope**2)
    return Parts(math.sqrt(sampling + randomization), math.sqrt(sampling), math.sqrt(randomization))


def in_population(count: Count, population: int) -> Count:
    """Return the count of a sample without replacement from so many people, as it is worth.

    n* = λ̂(1−λ̂)/V reports have its variance V = c²·(that of `parts_of`); its interval is
    Clopper-Pearson's at them. Where all reports agree n stands. Of a whole population asked in the
    clear the share is known, and no interval is left. Raises ValueError as `parts_of`.

    >>> whole = in_population(Count(697, 2000, 0.75, 0.25), 2000)
    >>> round(whole.share, 4), round(whole.n)
    (0.197, 2422)
    """
    variance = (parts_of(count, population).all * (count.p - count.q)) ** 2
    rate = min(max(count.rate, min(count.p, count.q)), max(count.p, count.q))
    spread = rate * (1 - rate)
    n = spread / variance if variance and spread else count.n
    if population == count.n and abs(count.p - count.q) == 1:
        n = _KNOWN
    return replace(count, x=count.rate * n, n=n, rate_variance=variance)
