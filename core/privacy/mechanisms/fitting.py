"""The best fraction for a target ε: exact, below a bound on the denominator (METHODS §1)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_CEILING, Context, Decimal
from fractions import Fraction
from functools import lru_cache

from core.privacy.epsilon import epsilon_upper

READABLE = 1000
PLAIN = 12
"""The largest denominator that coins, a die or a clock face make without counting."""
FINE = 10**6
_SHOWN = Decimal("0.01")
_LOG = Context(prec=50)
_NEARBY = Fraction(1, 10**40)
_ROUGHLY = 1e-6
_MOST = Decimal(600)  # no ratio of readable fractions comes near e^600, which a double still holds

Number = Fraction | float


def within(target: Decimal, ratio: Callable[[Number], Number]) -> Callable[[Fraction], bool]:
    """Return the test 'the ε of this fraction, rounded up, does not exceed the target'.

    Far from e^target floating point decides, nearer a comparison of fractions, and the logarithm
    only next to it. With denominators up to 10⁹ a `ratio` of doubles is off by less than 10⁻⁶ of
    itself, since it divides by no less than the inverse of one.
    """
    surely, at_most = _around(target)
    clearly, at_all = float(surely) * (1 - _ROUGHLY), float(at_most) * (1 + _ROUGHLY)

    def allowed(p: Fraction) -> bool:
        roughly = ratio(float(p))
        if roughly < clearly or roughly > at_all:
            return roughly < clearly
        exact = Fraction(ratio(p))
        return exact <= surely or (exact <= at_most and epsilon_upper(exact) <= target)

    return allowed


@lru_cache
def _around(target: Decimal) -> tuple[Fraction, Fraction]:
    """Return fractions closely below and above e^target."""
    limit = Fraction(_LOG.exp(min(target, _MOST)))
    return limit * (1 - _NEARBY), limit * (1 + _NEARBY)


def mirrored_ratio(p: Number) -> Number:
    """Return the ratio p/(1−p) of a mirrored design; below 1/2 every p is allowed."""
    return max(p / (1 - p), 1)


def mirrored_within(target: Decimal) -> Callable[[Fraction], bool]:
    """Return the test of p in a mirrored design."""
    return within(target, mirrored_ratio)


def best_fraction(
    target: Decimal, ratio: Callable[[Number], Number], max_denominator: int
) -> Fraction:
    """Return the largest fraction whose ε is within the target, for people to carry out.

    Of a target in two decimals a fraction with a denominator of at most `PLAIN` is taken instead
    where its ε, rounded up, reads the same: for 1.1 it is 3/4 and not 724/965. There is at most
    one.
    """
    allowed = within(target, ratio)
    if target == target.quantize(_SHOWN, ROUND_CEILING):
        plain = largest_fraction(allowed, min(PLAIN, max_denominator))
        if epsilon_upper(Fraction(ratio(plain))).quantize(_SHOWN, ROUND_CEILING) == target:
            return plain
    return largest_fraction(allowed, max_denominator)


def largest_fraction(allowed: Callable[[Fraction], bool], max_denominator: int) -> Fraction:
    """Return the largest fraction in [0, 1) with `allowed` true and a bounded denominator.

    `allowed` must be true up to some threshold below 1 and false above it; it is asked only
    inside (0, 1). A Stern-Brocot walk whose runs are doubled, so that it takes a number of
    steps that is logarithmic in the bound.
    """
    low, high = (0, 1), (1, 1)

    def step(base: tuple[int, int], by: tuple[int, int], wanted: bool) -> tuple[int, int]:
        """Add `by` to `base` as often as the result keeps the wanted side and the bound."""

        def holds(times: int) -> bool:
            n, d = base[0] + times * by[0], base[1] + times * by[1]
            return d <= max_denominator and allowed(Fraction(n, d)) is wanted

        times = 1
        while holds(times):
            times *= 2
        good, bad = times // 2, times
        while bad - good > 1:
            middle = (good + bad) // 2
            good, bad = (middle, bad) if holds(middle) else (good, middle)
        return base[0] + good * by[0], base[1] + good * by[1]

    while low[1] + high[1] <= max_denominator:
        low = step(low, high, True)
        high = step(high, low, False)
    return Fraction(*low)
