"""Tallies: all that an estimate needs to know of any number of responses, and what it observes.

Tallies add up: those of two piles of responses are the tally of both, in any order. A tally is of
one of four sorts, by how its reports count: each once (`Tally`), each once to those options that
its person was asked (`TallyOfSome`), each by a weight (`WeightedTally`), or each in the group that
was asked in a way of its own (`TallyByGroups`). All give what is `observed`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from core.count.several_groups import equivalent
from core.count.variance import (
    EffectiveCount,
    covariance_of_rates,
    effective_count,
    effective_counts,
    weights_freedom,
)
from core.count.weighted_sums import CountedBy, Weighted
from core.facts.value_error import WrongValueError
from core.inference.binomial import Count, unbiased
from core.inference.error_parts import in_population
from core.inference.intervals import Interval, chosen
from core.lazy import np
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats
    from core.privacy.mechanisms import Mechanism


class SmallPopulationError(ValueError):
    """A population is said to be smaller than the sample that was drawn from it."""

    def __init__(self, population: int, n: int) -> None:
        super().__init__(f"a population of {population} is smaller than its sample of {n}")
        self.population, self.n = population, n


@dataclass(frozen=True, slots=True)
class Tally:
    """What the reports to one question add up to, where each counts once.

    `counts` are the numbers of reports that support each of `question.option_ids`, in that
    order; for many-of, how many reported yes to each option; for one-bit the one number of
    reports of 1, for window that of each report. A number in the clear without bins has instead
    the exact `total` and the exact sum of `squares` of the numbers given, and, where its grid is
    small, how often each point was given (`histogram`, from `low` upwards). `survey` is the
    digest of the survey that the question stands in; '' where it stands alone. `population` is
    the size of that from which the people were drawn one by one, None where it is large. `weighted`
    and `asked` are what other sorts have.
    """

    question: Question
    n: int
    counts: tuple[int, ...]
    total: int = 0
    squares: int = 0
    histogram: tuple[int, ...] = ()
    survey: str = ""
    population: int | None = None
    weighted: Weighted | None = field(default=None, init=False)
    asked: tuple[int, ...] = field(default=(), init=False)

    @property
    def whole_counts(self) -> bool:
        """Whether shares rest on binomial counts, and on no effective number of reports."""
        return self.population is None and not counts_reports(self.question)

    @property
    def is_effective(self) -> bool:
        """Whether shares rest on an effective number of reports: by weights, or of a population."""
        return self.weighted is not None or self.population is not None

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many reports each option, or count of none, is of: n, or those who were asked it."""
        return self.asked or (self.n,) * len(self.question.option_ids or self.counts)

    def interval(self, name: Interval | str | None) -> Interval:
        """Return the interval named, or the one that stands in its place (`intervals.chosen`)."""
        return chosen(name, whole_counts=self.whole_counts, effective=self.is_effective)

    def observed(self) -> Observed | None:
        """Return what is counted, as arrays; None where nobody answered (or with no weight).

        Raises `LoneClusterError`.

        >>> from core.examples import example_survey
        >>> counted = Tally(example_survey("bribery").question("bribe"), 1000, (400, 600))
        >>> counted.observed().shares.round(4).tolist()
        [0.3, 0.7]
        """
        if not self.n:
            return None
        sizes = self.asked or (self.n,) * len(self.counts)
        return Observed.of_people(self.question, self.counts, sizes, self.n, self.population)

    def by_weight(self, weighted: Weighted) -> Tally:
        """Return the same reports, each counted by a weight, whose sums are these."""
        whole = (self.question, self.n, self.counts, self.total, self.squares, self.histogram)
        return WeightedTally(*whole, self.survey, weighted=weighted, asked=self.asked)

    def of_population(self, population: int | None) -> Tally:
        """Return the same counts of people drawn one by one from so many; None is a large number.

        A question of which `can_be_drawn` tells that it has no such error stays as it is. Raises
        `SmallPopulationError`, and ValueError with weights, whose sample has another design.
        """
        if population is not None and not can_be_drawn(self.question):
            return self
        if population is not None and self.weighted is not None:
            raise ValueError("the size of the population does not go with weights")
        if population is not None and population < max(self.n, 1):
            raise SmallPopulationError(population, self.n)
        return replace(self, population=population)

    def __add__(self, other: Tally) -> Tally:
        """Merge. Raises ValueError for tallies of two questions, or with and without weights.

        A survey's digest and an id tell which question it is; one that stands alone is compared.
        """
        alone = not self.survey and self.question != other.question
        if (self.survey, self.question.id) != (other.survey, other.question.id) or alone:
            raise ValueError("these are tallies of two different questions")
        if (self.weighted is None) is not (other.weighted is None):
            raise ValueError("only one of these tallies is weighted")
        return replace(
            self,
            n=self.n + other.n,
            counts=_sums(self.counts, other.counts),
            total=self.total + other.total,
            squares=self.squares + other.squares,
            histogram=_sums(self.histogram, other.histogram),
            **self._merged(other),
        )

    def _merged(self, _other: Tally) -> dict[str, Any]:
        """Return what this sort of tally adds up besides the counts."""
        return {}


@dataclass(frozen=True, slots=True)
class TallyOfSome(Tally):
    """A tally of a many-of that asks each person only some options: `asked` were asked each."""

    asked: tuple[int, ...] = field(kw_only=True)

    def _merged(self, other: Tally) -> dict[str, Any]:
        return {"asked": _sums(self.asked, other.asked)}


@dataclass(frozen=True, slots=True)
class WeightedTally(Tally):
    """A tally of which `weighted` has the sums by weight; all else is counted without weights."""

    weighted: Weighted = field(kw_only=True)
    asked: tuple[int, ...] = field(default=(), kw_only=True)

    @property
    def whole_counts(self) -> bool:
        """No: an effective number of reports stands for them."""
        return False

    def observed(self) -> Observed | None:
        """Return what is counted by weight, as arrays; None where nobody has a weight."""
        if not self.weighted.total:
            return None
        places, weighted = range(len(self.counts)), self.weighted
        if self.asked:
            worth = tuple(effective_count(weighted.of_asked(place), 0) for place in places)
        else:
            worth = effective_counts(weighted, [[place] for place in places])
        squares = weighted.square_counts[: len(places)]
        return Observed.of_weighted(self.question, weighted, worth, squares)

    def _merged(self, other: Tally) -> dict[str, Any]:
        both = self.weighted if other.weighted is None else self.weighted + other.weighted
        return {"weighted": both, "asked": _sums(self.asked, other.asked)}


@dataclass(frozen=True, slots=True)
class TallyByGroups(Tally):
    """A tally of groups that were asked in several ways: each report of each group is counted."""

    weighted: Weighted | None = field(default=None, kw_only=True)

    @property
    def whole_counts(self) -> bool:
        """No: the groups together tell a share."""
        return False

    def observed(self) -> Observed | None:
        """Return the counts of one design that tell as much as the groups do; None if they do not.

        See `several_groups.equivalent`.
        """
        found = equivalent(self)
        if found is None:
            return None
        freedom, rates = weights_freedom(self.weighted), found.x / found.n
        worth = zip(rates.tolist(), found.variances.tolist(), found.n.tolist(), strict=True)
        return Observed(
            *(self.question, found.x, found.n, found.p, found.q, found.variances),
            square_rates=rates / found.n,
            square=float(1 / found.n.min()),
            people=self.n,
            weighted=self.weighted,
            effective=tuple(EffectiveCount(*each, CountedBy.DESIGNS, freedom) for each in worth),
            joint=found.joint,
        )

    def by_weight(self, weighted: Weighted) -> Tally:
        """Return the same reports, each counted by a weight, whose sums are these."""
        return replace(self, weighted=weighted)

    def _merged(self, other: Tally) -> dict[str, Any]:
        if self.weighted is None or other.weighted is None:
            return {}
        return {"weighted": self.weighted + other.weighted}


def can_be_drawn(question: Question) -> bool:
    """Tell whether the error of sampling is known by itself: a finite population lessens it.

    Of shares it is, and of numbers as they were given. Of a number that is randomized whole the
    reports vary by what people are and by chance together; nor is it told apart where groups were
    asked in several ways.
    """
    apart = bool(question.option_ids) or not question.sensitive
    return apart and not counts_reports(question)


def counts_reports(question: Question) -> bool:
    """Tell whether each possible report is counted, and not the options that it supports."""
    return question.channel is not None and question.channel.counts_reports


def _sums(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(operator.add, first, second))


@dataclass(frozen=True)
class Observed:
    """Counts x of n reports that support each option, and p* and q*, all of shape (k,).

    n is of those who were asked the option: where nobody was it is 0, and what follows from it is
    NaN. `variances` are those of the rates λ̂ = x/n. `square_rates` and `square` are Σ w²y/(Σw)²
    and Σ w²/(Σw)², which without weights are λ̂/n and 1/n. `people` reported, with a weight above
    0. `weighted` are the sums by weight, and `effective` is what each count is worth by them, or
    where groups were asked in several ways; there `joint` are the covariances of shares. Of
    people drawn from a finite `population` n is effective, too, and `plain` are the counts as
    they were given. METHODS §7.
    """

    question: Question
    x: Floats
    n: Floats
    p: Floats
    q: Floats
    variances: Floats
    square_rates: Floats
    square: float
    people: int
    weighted: Weighted | None = None
    effective: tuple[EffectiveCount, ...] = ()
    joint: Floats | None = None
    population: int | None = None
    plain: Observed | None = None

    @classmethod
    def of_people(
        cls,
        question: Question,
        counts: Sequence[float],
        sizes: Sequence[float],
        people: int,
        population: int | None = None,
        support: tuple[Floats, Floats] | None = None,
    ) -> Observed:
        """Return the counts of people who all count alike, as drawn from a finite population.

        `support` are p* and q* where they are not those of the question.
        """
        p, q = supports(question) if support is None else support
        x, n = np.array(counts, np.float64), np.array(sizes, np.float64)
        with np.errstate(invalid="ignore"):
            rates = x / n
            variances = rates * (1 - rates) / n
            square_rates = rates / people
        plain = cls(question, x, n, p, q, variances, square_rates, 1 / people, people)
        if population is None:
            return plain
        drawn = replace(plain, population=population, plain=plain)
        found = [drawn.count(place) for place in range(len(x))]
        return replace(
            drawn,
            x=np.array([count.x for count in found]),
            n=np.array([count.n for count in found]),
            variances=np.array([count.rate_variance or 0.0 for count in found]),
        )

    @classmethod
    def of_weighted(
        cls,
        question: Question,
        weighted: Weighted,
        effective: Sequence[EffectiveCount],
        squares: Sequence[Fraction],
        support: tuple[Floats, Floats] | None = None,
    ) -> Observed:
        """Return counts by weight, of which each is worth so much; `squares` are Σ w²y of each."""
        p, q = supports(question) if support is None else support
        whole = weighted.total**2
        return cls(
            question,
            np.array([each.rate * each.n for each in effective]),
            np.array([each.n for each in effective]),
            p,
            q,
            np.array([each.variance for each in effective]),
            np.array([float(square / whole) for square in squares]),
            float(weighted.squares / whole),
            weighted.people,
            weighted,
            tuple(effective),
        )

    @property
    def rates(self) -> Floats:
        """The shares λ̂ of reports, weighted where there are weights."""
        with np.errstate(invalid="ignore"):
            return self.x / self.n

    @property
    def shares(self) -> Floats:
        """The unbiased shares."""
        with np.errstate(invalid="ignore"):
            return unbiased(self.x, self.n, self.p, self.q)

    @property
    def errors(self) -> Floats:
        """The standard errors of the unbiased shares; without weights they divide by n."""
        return np.asarray(np.sqrt(self.variances) / np.abs(self.p - self.q))

    @cached_property
    def freedom(self) -> float:
        """On how many degrees of freedom errors rest by weights and clusters, else infinite."""
        return weights_freedom(self.weighted)

    @property
    def counted_by(self) -> tuple[CountedBy, ...]:
        """What the effective number of reports rests on; () where it is that of people."""
        if self.plain is not None:
            return (CountedBy.POPULATION,) * len(self.x)
        return tuple(each.by for each in self.effective)

    @property
    def sample(self) -> Weighted | None:
        """The sums of the units of a sample with a design, else None."""
        if self.weighted is None or self.joint is not None or not self.weighted.units:
            return None
        return self.weighted

    @property
    def correction(self) -> float:
        """What weighted squares fall short by: m/(m−1) of m people."""
        plain = self.weighted is None or self.joint is not None
        return 1.0 if plain else float(self.weighted.correction)  # type: ignore[union-attr]

    def count(self, place: int, *others: int) -> Count:
        """Return the count of an option, or of the reports that support one of several.

        It is the only way to a count, so that none is without the degrees of freedom of its error.
        Reports support one option at most where there are several. NaN where nobody was asked.
        """
        q = float(self.q[place])
        p, q = float(self.p[place]) + len(others) * q, q + len(others) * q
        if not self.effective:
            given = self.plain or self
            x, n = float(given.x[[place, *others]].sum()), float(given.n[place])
            count = Count(x, n, p, q)
            return (
                count if self.population is None or not n else in_population(count, self.population)
            )
        found = self.effective[place]
        if others and self.weighted is not None:
            found = effective_count(self.weighted, place, *others)
        return Count(
            *(found.rate * found.n, found.n, p, q, found.variance),
            freedom=found.freedom,
            most=found.most,
            clusters=found.clusters,
            strata=found.strata,
        )

    def counts(self) -> tuple[Count, ...]:
        """Return the count of each option, with weights the effective one and its variance.

        >>> from core.examples import example_survey
        >>> bribe = example_survey("bribery").question("bribe")
        >>> Tally(bribe, 10, (4, 6)).observed().counts()[0]
        Count(x=4.0, n=10.0, p=0.75, q=0.25, rate_variance=None)
        """
        return tuple(self.count(place) for place in range(len(self.x)))

    def covariance(self) -> Floats:
        """Return the covariances of the unbiased shares, shape (k, k) (METHODS §3, §7).

        Σ w²(y_u−λ_u)(y_v−λ_v)/(Σw)², over the slopes, and with weights m/(m−1) times that. For
        u ≠ v the chance that a report supports both stands for y_u y_v, so that sums of one
        option are enough. Raises ValueError for many-of, whose options are joined by more than
        the counts tell, and for a mechanism without a formula here.
        """
        if self.joint is not None:
            return self.joint
        one, neither = _pair_support(self.question)
        slopes = self.p - self.q
        if self.sample is not None:
            rates = covariance_of_rates(self.sample, (one, neither), (self.p, self.q))
            return np.asarray(rates / np.outer(slopes, slopes))
        scores = (self.square_rates - self.q * self.square) / slopes
        crossed = np.outer(self.rates, self.square_rates)
        both = neither * self.square + (one - neither) * np.add.outer(scores, scores)
        both += self.square * np.outer(self.rates, self.rates) - crossed - crossed.T
        matrix = self.correction * both / np.outer(slopes, slopes)
        held = np.clip(self.shares, 0.0, 1.0)
        # What a finite population takes away of the covariances of sampling.
        drawn = 0.0 if self.population is None else (self.people - 1) / max(self.population - 1, 1)
        matrix += drawn * self.square * np.outer(held, held)
        np.fill_diagonal(matrix, self.variances / slopes**2)
        return np.asarray(matrix)


def _pair_support(question: Question) -> tuple[float, float]:
    """Return Pr(a report supports both of two options | one of them is true, | neither is)."""
    if question.multiple:
        raise ValueError(f"the shares of {question.id} have no known covariances")
    if question.channel is None:
        return 0.0, 0.0
    pair = question.channel.pair_chances
    if pair is None:
        raise ValueError("reports for a mean support no options")
    one, neither = pair
    return float(one), float(neither)


def one_report_covariance(question: Question, p: Floats, q: Floats, shares: Floats) -> Floats:
    """Return the covariances of one report's scores where these shares, (k,), are true.

    METHODS §3. Raises ValueError as `Observed.covariance`.
    """
    one, neither = _pair_support(question)
    rates, slopes = q + (p - q) * shares, p - q
    either = np.add.outer(shares, shares)
    both = either * one + (1 - either) * neither - np.outer(rates, rates)
    np.fill_diagonal(both, rates * (1 - rates))
    return np.asarray(both / np.outer(slopes, slopes))


def supports(question: Question) -> tuple[Floats, Floats]:
    """Return p* and q* of every option, each of shape (number of options,).

    In the clear a report supports its own truth alone: p* = 1, q* = 0. One-bit's only count is
    of reports of 1, and the share estimated from it is the mean's place from low to high. Each
    report of a window supports those in whose window it lies, and has the share of these.

    >>> from core.examples import example_survey
    >>> p, q = supports(example_survey("bribery").question("bribe"))
    >>> p.tolist(), q.tolist()
    ([0.75, 0.75], [0.25, 0.25])
    """
    if question.channel is None or question.channel.sums_reports:
        return np.ones(len(question.option_ids)), np.zeros(len(question.option_ids))
    return _supports(question.channel, question.codes)


@lru_cache(maxsize=256)
def _supports(mechanism: Mechanism, codes: tuple[int, ...]) -> tuple[Floats, Floats]:
    arrays = mechanism.chance_arrays()
    if arrays is None:
        raise ValueError("no single count is behind a share of these reports")
    p, q = arrays
    places = list(codes) if codes else slice(None)
    return p[places], q[places]


def count_of(tally: Tally, *options: str) -> Count:
    """Return the count of one option, or of a set of options that a report supports one of.

    A report of k-ary randomized response, or in the clear, supports exactly one option: a set A
    of them has p* = p + (|A|−1)q and q* = |A|q. Raises ValueError for a set under any other
    mechanism and where nobody answered, and KeyError for an unknown option.

    >>> from core.examples import example_survey
    >>> area = example_survey("bribery").question("area")
    >>> count_of(Tally(area, 10, (5, 3, 2)), "town", "country")
    Count(x=5.0, n=10.0, p=1.0, q=0.0, rate_variance=None)
    """
    question = tally.question
    places = sorted({_place(question, option) for option in options})
    if not places:
        raise WrongValueError("the set of options is empty")
    observed = tally.observed()
    if observed is None:
        raise WrongValueError("nobody answered the question {0}", question.id)
    first = places[0]
    if len(places) > 1 and not single(question):
        raise WrongValueError("a report to {0} may support several options", question.id)
    if not observed.n[first]:
        raise WrongValueError("nobody was asked {0} of {1}", options[0], question.id)
    return observed.count(first, *places[1:])


def single(question: Question) -> bool:
    """Tell whether a report supports exactly one option, whichever it is with the same chances."""
    one = question.channel is None or question.channel.names_one
    return one and not question.multiple


def _place(question: Question, option: str) -> int:
    if option not in question.option_ids:
        raise KeyError(option)
    return question.option_ids.index(option)
