"""What was reported, as arrays: the counts of a tally beside the support of each option."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.count.several_groups import equivalent, grouped
from core.count.tally import Tally
from core.count.variance import (
    EffectiveCount,
    covariance_of_rates,
    effective_count,
    weights_freedom,
)
from core.count.weighted_sums import CountedBy, Weighted
from core.estimate.counts import plain_count, weighted_count
from core.inference.binomial import Count, unbiased
from core.lazy import np
from core.survey.model import Kind, Question

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Observed:
    """Counts x of n reports that support each option, and p* and q*, all of shape (k,).

    n is of those who were asked the option: where nobody was it is 0, and what follows from it is
    NaN. With weights, n of an option is the effective number of reports, `counted_by` what it
    rests on, and x = λ̂n (METHODS §7). `variances` are those of λ̂. `square_rates` and `square`
    are Σ w²y/(Σw)² and Σ w²/(Σw)², which without weights are λ̂/n and 1/n. `people` reported,
    with a weight above 0. `sample` are the sums of its units where the sample has a design. Of
    people drawn from a finite population n is effective, too, and `drawn` is (n−1)/(N−1): the part
    of the covariances of sampling that this takes away. `joint` are the covariances of shares where
    groups were asked in several ways. `tally` is what the counts are of.
    """

    question: Question
    x: NDArray[np.float64]
    n: NDArray[np.float64]
    p: NDArray[np.float64]
    q: NDArray[np.float64]
    variances: NDArray[np.float64]
    square_rates: NDArray[np.float64]
    square: float
    people: int
    correction: float = 1.0
    counted_by: tuple[CountedBy, ...] = ()
    sample: Weighted | None = None
    drawn: float = 0.0
    joint: NDArray[np.float64] | None = None
    tally: Tally | None = None
    effective: tuple[EffectiveCount, ...] = ()

    @property
    def rates(self) -> NDArray[np.float64]:
        """The shares λ̂ of reports, weighted where there are weights."""
        with np.errstate(invalid="ignore"):
            return self.x / self.n

    @property
    def shares(self) -> NDArray[np.float64]:
        """The unbiased shares."""
        with np.errstate(invalid="ignore"):
            return unbiased(self.x, self.n, self.p, self.q)

    @property
    def errors(self) -> NDArray[np.float64]:
        """The standard errors of the unbiased shares; without weights they divide by n."""
        return np.asarray(np.sqrt(self.variances) / np.abs(self.p - self.q))

    @property
    def freedom(self) -> float:
        """On how many degrees of freedom errors rest by weights and clusters, else infinite."""
        return weights_freedom(None if self.tally is None else self.tally.weighted)

    def count(self, place: int, *others: int) -> Count:
        """Return the count of an option, or of the reports that support one of several.

        With weights it has the degrees of freedom of its error. Reports support one option at
        most where there are several. NaN where nobody was asked.
        """
        p, q = float(self.p[place]), float(self.q[place])
        p, q = p + len(others) * q, q + len(others) * q
        weighted = None if self.tally is None else self.tally.weighted
        x, n = float(self.x[[place, *others]].sum()), float(self.n[place])
        if self.joint is not None:
            variance, by = float(self.variances[place]), self.counted_by[place]
            return weighted_count(EffectiveCount(x / n, variance, n, by, self.freedom), p, q)
        if weighted is None or self.tally is None:
            if self.tally is None or self.tally.population is None:
                return plain_count(x, n, p, q)
            plain = float(sum(self.tally.counts[each] for each in (place, *others)))
            return plain_count(plain, self.tally.sizes[place], p, q, self.tally.population)
        found = effective_count(weighted, place, *others) if others else self.effective[place]
        return weighted_count(found, p, q)

    def covariance(self) -> NDArray[np.float64]:
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
        matrix += self.drawn * self.square * np.outer(held, held)
        np.fill_diagonal(matrix, self.variances / slopes**2)
        return np.asarray(matrix)


def _pair_support(question: Question) -> tuple[float, float]:
    """Return Pr(a report supports both of two options | one of them is true, | neither is)."""
    if question.kind is Kind.MANY_OF:
        raise ValueError(f"the shares of {question.id} have no known covariances")
    if question.mechanism is None:
        return 0.0, 0.0
    one, neither = question.mechanism.pair_support
    return float(one), float(neither)


def one_report_covariance(
    question: Question, p: NDArray[np.float64], q: NDArray[np.float64], shares: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the covariances of one report's scores where these shares, (k,), are true.

    METHODS §3. Raises ValueError as `Observed.covariance`.
    """
    one, neither = _pair_support(question)
    rates, slopes = q + (p - q) * shares, p - q
    either = np.add.outer(shares, shares)
    both = either * one + (1 - either) * neither - np.outer(rates, rates)
    np.fill_diagonal(both, rates * (1 - rates))
    return np.asarray(both / np.outer(slopes, slopes))


def supports(question: Question) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return p* and q* of every option, each of shape (number of options,).

    In the clear a report supports its own truth alone: p* = 1, q* = 0. One-bit's only count is
    of reports of 1, and the share estimated from it is the mean's place from low to high. Each
    report of a window supports those in whose window it lies, and has the share of these.

    >>> from core.examples import example_survey
    >>> p, q = supports(example_survey("bribery").question("bribe"))
    >>> p.tolist(), q.tolist()
    ([0.75, 0.75], [0.25, 0.25])
    """
    if question.mechanism is None:
        return np.ones(len(question.option_ids)), np.zeros(len(question.option_ids))
    p, q = question.mechanism.supports()
    codes = slice(None) if question.measured else list(question.codes)
    return p[codes], q[codes]


def observe(tally: Tally) -> Observed | None:
    """Return the counts of a tally as arrays; None where nobody answered (or with no weight).

    >>> from core.examples import example_survey
    >>> observed = observe(Tally(example_survey("bribery").question("bribe"), 1000, (400, 600)))
    >>> observed.shares.round(4).tolist(), observed.errors.round(4).tolist()
    ([0.3, 0.7], [0.031, 0.031])
    """
    weighted = tally.weighted
    if grouped(tally) is not None:
        return _of_groups(tally)
    n, k = tally.n, len(tally.counts)
    p, q = supports(tally.question)
    if weighted is None:
        if n == 0:
            return None
        x, size = np.array(tally.counts, np.float64), np.array(tally.sizes, np.float64)
        with np.errstate(invalid="ignore"):
            rates = x / size
            variances = rates * (1 - rates) / size
        plain = Observed(
            *(tally.question, x, size, p, q, variances, rates / n, 1 / n, n), tally=tally
        )
        return plain if tally.population is None else _drawn_from(plain, tally.population)
    if not weighted.total:
        return None
    if tally.asked:
        found = [effective_count(weighted.of_asked(place), 0) for place in range(k)]
    else:
        found = [effective_count(weighted, place) for place in range(k)]
    whole = weighted.total**2
    return Observed(
        tally.question,
        np.array([each.rate * each.n for each in found]),
        np.array([each.n for each in found]),
        p,
        q,
        np.array([each.variance for each in found]),
        np.array([float(square / whole) for square in weighted.square_counts[:k]]),
        float(weighted.squares / whole),
        weighted.people,
        float(weighted.correction),
        tuple(each.by for each in found),
        weighted if weighted.units else None,
        tally=tally,
        effective=tuple(found),
    )


def _of_groups(tally: Tally) -> Observed | None:
    """Return the counts of one design that tell as much as groups asked in several ways do."""
    found = equivalent(tally)
    if found is None:
        return None
    return Observed(
        *(tally.question, found.x, found.n, found.p, found.q, found.variances),
        square_rates=found.x / found.n / found.n,
        square=float(1 / found.n.min()),
        people=tally.n,
        counted_by=(CountedBy.DESIGNS,) * len(found.x),
        joint=found.joint,
        tally=tally,
    )


def _drawn_from(plain: Observed, population: int) -> Observed:
    """Return the counts as those of people drawn one by one from a finite population."""
    rows = np.stack([plain.x, plain.n, plain.p, plain.q]).T.tolist()
    found = [plain_count(x, n, p, q, population) for x, n, p, q in rows]
    return replace(
        plain,
        x=np.array([count.x for count in found]),
        n=np.array([count.n for count in found]),
        variances=np.array([count.rate_variance or 0.0 for count in found]),
        counted_by=(CountedBy.POPULATION,) * len(found),
        drawn=(plain.people - 1) / max(population - 1, 1),
    )


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
        raise ValueError("the set of options is empty")
    observed = observe(tally)
    if observed is None:
        raise ValueError(f"nobody answered the question {question.id}")
    first = places[0]
    if len(places) > 1 and not single(question):
        raise ValueError(f"a report to {question.id} may support several options")
    if not observed.n[first]:
        raise ValueError(f"nobody was asked {options[0]} of {question.id}")
    return observed.count(first, *places[1:])


def single(question: Question) -> bool:
    """Tell whether a report supports exactly one option, whichever it is with the same chances."""
    one = question.mechanism is None or question.mechanism.supports_one
    return one and question.kind is not Kind.MANY_OF


def _place(question: Question, option: str) -> int:
    if option not in question.option_ids:
        raise KeyError(option)
    return question.option_ids.index(option)
