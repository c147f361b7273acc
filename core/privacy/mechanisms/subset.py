"""Subset selection: a report names `size` of the k options, its own with probability p.

With probability p the set holds the truth and size − 1 of the others, drawn evenly; else `size`
of the others. With size 1 it is k-ary randomized response.
Sources: Ye & Barg (2018), Wang et al. (2019), Park et al. (2023); METHODS §3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import comb, exp
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import SomeOptions, StandsFor, worst_ratio
from core.privacy.forms import FixedBits, Report, ones_of
from core.privacy.mechanisms.base import Parameter, Probability, Whole
from core.privacy.mechanisms.families import Shares, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values


@dataclass(frozen=True, slots=True)
class Subset(Shares):
    """Subset selection over k options; a report holds the truth with probability p."""

    k: int
    size: int
    p: Fraction
    name: ClassVar[str] = "subset"
    title: ClassVar[str] = "subset"
    sources: ClassVar[tuple[str, ...]] = ("ye-2018",)
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "size": Whole(1, below_k=True),
        "p": Probability(),
    }

    @property
    def form(self) -> FixedBits:
        """A report is a string of k bits with `size` of 1."""
        return FixedBits(self.k, self.size)

    @property
    def ratio(self) -> Fraction | None:
        """p(k−d)/((1−p)d), or its inverse, d the size."""
        return worst_ratio(self.p * (self.k - self.size), (1 - self.p) * self.size)

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report: a coin, and `size` others in order, of which the last may go."""
        keep = door.bernoulli(self.p)
        others = list(range(self.k - 1))
        for i in range(self.size):
            j = i + door.below(self.k - 1 - i)
            others[i], others[j] = others[j], others[i]
        drawn = {other + (other >= truth) for other in others[: self.size - keep]}
        named = drawn | {truth} if keep else drawn
        return "".join("01"[option in named] for option in range(self.k))

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n, k) of bits."""
        n, people = truths.size, np.arange(truths.size)
        keep = door.bernoulli_many(self.p, n)
        others = np.repeat(np.arange(self.k - 1, dtype=np.int16)[:, None], n, axis=1)
        for i in range(self.size):
            j = i + door.below_many(self.k - 1 - i, n)
            drawn = others[j, people]
            others[j, people], others[i] = others[i], drawn
        named = others[: self.size]
        named += named >= truths
        named[-1] = np.where(keep, truths, named[-1])
        bits = np.zeros((n, self.k), dtype=np.bool_)
        bits[people, named] = True
        return bits

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        text, others = str(report), self.k - 1
        if text.count("1") != self.size:
            return Fraction(0)
        if text[truth] == "1":
            return self.p / comb(others, self.size - 1)
        return (1 - self.p) / comb(others, self.size)

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return p, and p(d−1)/(k−1) + (1−p)d/(k−1), the same for every option."""
        return self.p, (self.size - 1 + (1 - self.p)) / Fraction(self.k - 1)

    def stands_for(self, report: Report) -> StandsFor:
        """Return the options that are named."""
        return SomeOptions(ones_of(report))

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return how often two options are both named: one of them true, and neither."""
        k, d = self.k, self.size
        one = self.p * (d - 1) / (k - 1)
        if k == 2:
            return one, Fraction(0)
        none = (self.p * (d - 1) * (d - 2) + (1 - self.p) * d * (d - 1)) / ((k - 1) * (k - 2))
        return one, none

    @property
    def likeliest(self) -> Fraction | None:
        """That of one set with the truth in it, or of one without."""
        others = self.k - 1
        inside = self.p / comb(others, self.size - 1)
        return max(inside, (1 - self.p) / comb(others, self.size))

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (n, k), over what all options of a report share."""
        inside, outside = self.p * (self.k - self.size), (1 - self.p) * self.size
        return np.where(values == 1, float(inside), float(outside))

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many reports name each option, (runs, k), given how many hold each.

        With (pk − d)/(k − d) a report surely names its own option, else any d of the k; together
        that is p. Option by option: of m people who have still to name j of r others,
        binomial(m, j/r) name this one. Of those who surely name their own, whose option is still to
        come are counted apart until it does; which of them hold it does not depend on what they
        named, hence the hypergeometric draws. Raises ValueError for p below d/k.
        """
        runs, d = counts.shape[0], self.size
        own = generator.binomial(counts, float((self.p * self.k - d) / (self.k - d)))
        named = own.copy()
        # How many have still to name so many of the options to come, row by row.
        alike = np.zeros((d + 1, runs), dtype=np.int64)
        alike[d] = (counts - own).sum(axis=1)
        ahead = np.zeros((d, runs), dtype=np.int64)
        ahead[d - 1] = own.sum(axis=1)
        passed = np.zeros_like(ahead)
        for option in range(self.k):
            arriving = _drawn_apart(ahead, own[:, option], generator)
            ahead -= arriving
            left = self.k - option
            for waiting, others in ((alike, left), (ahead, left - 1), (passed, left)):
                needs = np.flatnonzero(waiting.any(axis=1))
                needs = needs[needs > 0]
                chances = np.minimum(1.0, needs / max(others, 1))
                taken = generator.binomial(waiting[needs], chances[:, None])
                named[:, option] += taken.sum(axis=0)
                waiting[needs] -= taken
                waiting[needs - 1] += taken
            passed += arriving
        return named

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> Subset | None:
        """Return the best size of at least 2 with its largest p; a size of 1 is k-ary's design."""
        sizes = range(2, k)
        if not sizes:
            return None
        odds = np.asarray(exp(float(target)))
        errors = np.sum([_variances(k, odds, share) for share in shares], axis=0)
        best = sizes[int(errors.argmin())]
        near = [size for size in (best - 1, best, best + 1) if size in sizes]
        designs = [cls.for_epsilon(k, size, target, max_denominator) for size in near]
        usable = [design for design in designs if design.informative]
        return min(usable, key=lambda design: design.unit_variance(shares), default=None)

    @classmethod
    def for_epsilon(
        cls, k: int, size: int, target: Decimal, max_denominator: int = READABLE
    ) -> Subset:
        """Return the design of this size with the largest p whose ε is within the target.

        Where no fraction within the bound is informative, it is that of size/k, which is not.
        """
        test = within(target, lambda p: max(p * (k - size) / ((1 - p) * size), 1))
        return cls(k, size, max(largest_fraction(test, max_denominator), Fraction(size, k)))

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return the least of n times the variance over all sizes, at each e^ε."""
        return np.asarray(_variances(k, odds, share).min(axis=0)) if k > 2 else None


def _variances(k: int, odds: Floats, share: float) -> Floats:
    """Return n times the variance of a share for each size from 2 to k − 1, at each e^ε."""
    sizes = np.arange(2, k).reshape(-1, *(1,) * odds.ndim)
    p = odds * sizes / (odds * sizes + k - sizes)
    return variance_of_rate(p, (sizes - p) / (k - 1), share)


def _drawn_apart(groups: Counts, size: Counts, generator: np.random.Generator) -> Counts:
    """Draw `size`, (runs,), of the people in groups, (groups, runs), without replacement.

    Halves of the groups share what is drawn of both, then halves of these: as many draws as one
    after the other would take, in a few calls.
    """
    peopled = np.flatnonzero(groups.any(axis=1))
    if not peopled.size:
        return np.zeros_like(groups)
    first, runs = int(peopled[0]), groups.shape[1]
    n = int(peopled[-1]) + 1 - first
    level = np.zeros((1 << (n - 1).bit_length(), runs), dtype=np.int64)
    level[:n] = groups[first : first + n]
    levels = []
    while len(level) > 1:
        levels.append(level)
        level = level[0::2] + level[1::2]
    drawn = size[None]
    for level in reversed(levels):
        of_left = generator.hypergeometric(level[0::2], level[1::2], drawn)
        drawn = np.stack([of_left, drawn - of_left], axis=1).reshape(-1, runs)
    result = np.zeros_like(groups)
    result[first : first + n] = drawn[:n]
    return result
