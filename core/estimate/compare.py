"""Groups compared: differences of a share, or of a mean, with intervals and tests (METHODS §5).

They are of independent samples: groups of one study, or two studies of one question.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from core.count.tally import Tally
from core.count.variance import covariance_of_counts
from core.estimate.results import MeanEstimate, QuestionEstimate
from core.inference import feldman_cousins
from core.inference.binomial import Count, Significance, normal_interval, student_tails
from core.inference.independence import Independence, holm, homogeneity, of_clusters
from core.inference.intervals import Interval, interval_of, smallest_alphas
from core.inference.roots import crossing
from core.lazy import np, special
from core.progress import Progress, silent

if TYPE_CHECKING:
    from core.inference.binomial import Floats


FEW_PEOPLE = 30


@dataclass(frozen=True, slots=True)
class Difference:
    """First less second: unbiased estimate, standard error, interval, test of no difference."""

    estimate: float
    se: float
    low: float
    high: float
    test: Significance


@dataclass(frozen=True, slots=True)
class PairDifference:
    """Two of several groups compared; `p_value` counts how many pairs there are (Holm 1979)."""

    first: str
    second: str
    difference: Difference
    p_value: float


@dataclass(frozen=True, slots=True)
class GroupComparison:
    """The share of one option in several groups.

    `homogeneity` tests that it is the same in all, on the reported rates; None where it cannot be
    tested: fewer than two groups have respondents, or all reports are alike. `pairs` are the first
    less the second of every two groups with respondents, in their order.
    """

    homogeneity: Independence | None
    pairs: tuple[PairDifference, ...]


@dataclass(frozen=True, slots=True)
class OptionDifference:
    """The difference of one option's shares."""

    option: str
    difference: Difference


def compare_groups(groups: Mapping[str, Count], level: float = 0.95) -> GroupComparison:
    """Compare the share of one option in groups, whatever design each was asked by.

    >>> counts = {"city": 400, "town": 350, "country": 340}
    >>> found = compare_groups({name: Count(x, 1000, 0.75, 0.25) for name, x in counts.items()})
    >>> round(found.homogeneity.statistic, 3), found.homogeneity.freedom
    (8.884, 2)
    >>> [(pair.first, pair.second, round(pair.p_value, 3)) for pair in found.pairs]
    [('city', 'town', 0.043), ('city', 'country', 0.017), ('town', 'country', 0.642)]
    """
    asked = {name: count for name, count in groups.items() if count.n > 0}
    test = _homogeneity(list(asked.values()))
    names = list(combinations(asked, 2))
    found = _differences([(asked[one], asked[other]) for one, other in names], level)
    adjusted = holm([each.test.p_value for each in found])
    pairs = zip(names, found, adjusted, strict=True)
    return GroupComparison(test, tuple(PairDifference(*name, each, p) for name, each, p in pairs))


def _homogeneity(counts: Sequence[Count]) -> Independence | None:
    """Test that groups have one share, which is not held in [0, 1]: only its rates are.

    By one design that is the G-test of what was reported. With weights it is Fisher's F on the
    degrees of freedom of the group with fewest.
    """
    if len(counts) > 1 and all(count.clusters for count in counts):
        return _in_clusters(counts)
    found = _alike(counts)
    between = min((count.freedom for count in counts), default=math.inf)
    if found is None or math.isinf(between):
        return found
    return of_clusters(found, found.freedom, between)


def _in_clusters(counts: Sequence[Count]) -> Independence | None:
    """Test groups of one sample of clusters, which they may share, by Hotelling's F (METHODS §7).

    None where there are fewer degrees of freedom, clusters less strata, than differences, and
    where the shares of groups do not vary.
    """
    units = {unit for count in counts for unit in count.clusters}
    freedom, d = len(units) - len({stratum for stratum, _ in units}), len(counts) - 1
    slopes = np.array([count.p - count.q for count in counts])
    rates = np.array([[covariance_of_counts(a, b) for b in counts] for a in counts])
    apart = np.hstack([np.eye(d), -np.ones((d, 1))])
    spread = apart @ (rates / np.outer(slopes, slopes)) @ apart.T
    if freedom < d or np.linalg.matrix_rank(spread, tol=1e-12 * float(spread.max())) < d:
        return None
    moved = apart @ np.array([count.share for count in counts])
    wald = float(moved @ np.linalg.solve(spread, moved))
    below = freedom - d + 1
    statistic = below / (freedom * d) * wald
    return Independence(statistic, d, float(special.fdtrc(d, below, statistic)), below)


def _alike(counts: Sequence[Count]) -> Independence | None:
    x, n = [count.x for count in counts], [count.n for count in counts]
    if len({(count.p, count.q) for count in counts}) <= 1 or sum(x) in (0, sum(n)):
        return homogeneity(x, n)
    ends = [sorted((-c.q / (c.p - c.q), (1 - c.q) / (c.p - c.q))) for c in counts]
    low, high = max(end[0] for end in ends), min(end[1] for end in ends)

    def slope(shares: Floats) -> Floats:
        return np.array([sum(_slope(count, shares[0]) for count in counts)])

    middle = float(crossing(slope, np.array([low]), np.array([high]))[0])
    fall = sum(_log_likelihood(c, c.share) - _log_likelihood(c, middle) for c in counts)
    statistic, freedom = max(0.0, 2 * fall), len(counts) - 1
    return Independence(statistic, freedom, float(special.chdtrc(freedom, statistic)))


def compare_options(
    first: Tally, second: Tally, level: float = 0.95
) -> tuple[OptionDifference, ...] | None:
    """Compare every option in two independent samples, such as two waves: first less second.

    The options must be the same; the mechanism may be another. None where nobody answered one of
    them; an option that nobody was asked in one of them is left out. Raises ValueError for other
    options, and for a question without any.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> yes, _ = compare_options(Tally(bribe, 1000, (400, 600)), Tally(bribe, 1000, (350, 650)))
    >>> round(yes.difference.estimate, 4), round(yes.difference.low, 4)
    (0.1, 0.0144)
    """
    options = first.question.option_ids
    if not options or (first.question.kind, options) != (
        second.question.kind,
        second.question.option_ids,
    ):
        raise ValueError("these are not one question with the same options")
    one, other = first.observed(), second.observed()
    if one is None or other is None:
        return None
    counts = zip(options, one.counts(), other.counts(), strict=True)
    return tuple(
        OptionDifference(option, difference(a, b, level))
        for option, a, b in counts
        if a.n > 0 and b.n > 0
    )


def difference(first: Count, second: Count, level: float = 0.95) -> Difference:
    """Compare the shares of two groups by MOVER, whether or not they share clusters.

    The estimate is the difference of the unbiased shares. The interval, within [−1, 1], combines
    those of both reported rates (Newcombe 1998); p is the smallest α whose interval leaves out 0,
    looked for from 1e−15. METHODS §5, §7. Raises ValueError where a group is empty.

    >>> women, men = Count(400, 1000, 0.75, 0.25), Count(350, 1000, 0.75, 0.25)
    >>> found = difference(women, men)
    >>> round(found.estimate, 4), round(found.low, 4), round(found.high, 4)
    (0.1, 0.0144, 0.1851)
    """
    if not (first.n > 0 and second.n > 0):
        raise ValueError("a group without respondents cannot be compared")
    (found,) = _differences([(first, second)], level)
    return found


def _differences(pairs: Sequence[tuple[Count, Count]], level: float) -> list[Difference]:
    """Compare pairs of groups, all at once: ends are searched together."""
    if not pairs:
        return []
    ones, others = ([pair[side] for pair in pairs] for side in (0, 1))
    shares = np.array([[count.share for count in side] for side in (ones, others)])
    variances = np.array([[count.variance for count in side] for side in (ones, others)])
    across = np.array(
        [
            covariance_of_counts(one, other) / ((one.p - one.q) * (other.p - other.q))
            for one, other in pairs
        ]
    )
    spread = np.sqrt(variances[0] * variances[1])
    rho = np.clip(np.where(spread > 0, across / np.where(spread > 0, spread, 1), 0), -1, 1)
    estimates = shares[0] - shares[1]

    def ends(alpha: Floats, which: Sequence[int]) -> tuple[Floats, Floats]:
        """Return the ends of some of them by MOVER (Newcombe 1998), each at 1 − α."""
        both = [side[i] for side in (ones, others) for i in which]
        found = np.array(_clear_ends(both, np.concatenate([alpha, alpha])))
        first, second = found[:, : len(which)], found[:, len(which) :]
        (one, other), r, middle = shares[:, which], rho[which], estimates[which]
        down, up = (one - first[0], second[1] - other), (first[1] - one, other - second[0])
        low, high = (np.sqrt(np.maximum(a**2 + b**2 - 2 * r * a * b, 0.0)) for a, b in (down, up))
        return middle - low, middle + high

    apart = np.flatnonzero(estimates != 0).tolist()

    def beyond(alpha: Floats) -> Floats:
        low, high = ends(alpha, apart)
        return np.where(estimates[apart] > 0, -low, high)

    everyone = list(range(len(pairs)))
    lows, highs = ends(np.full(len(pairs), 1 - level), everyone)
    errors = np.sqrt(np.maximum(variances.sum(axis=0) - 2 * across, 0.0))
    p_values = np.ones(len(pairs))
    if apart:
        p_values[apart] = smallest_alphas(beyond, len(apart))
    rows = zip(estimates, errors, np.maximum(lows, -1), np.minimum(highs, 1), p_values, strict=True)
    return [
        Difference(float(d), float(se), float(low), float(high), Significance(None, float(p)))
        for d, se, low, high, p in rows
    ]


def _clear_ends(counts: Sequence[Count], alpha: Floats) -> tuple[Floats, Floats]:
    """Return ends for shares by those of their rates, which are not held in [p, q]."""
    low, high = np.empty(len(counts)), np.empty(len(counts))
    whole = [i for i, count in enumerate(counts) if count.rate_variance is None]
    if whole:
        x, n = np.array([[counts[i].x, counts[i].n] for i in whole]).T
        one = np.ones(len(whole))
        low[whole], high[whole] = feldman_cousins.ends(x, n, one, 0 * one, 1 - alpha[whole])
    for i, count in enumerate(counts):
        if count.rate_variance is not None:
            clear, level = replace(count, p=1.0, q=0.0), 1 - float(alpha[i])
            low[i], high[i] = interval_of(Interval.CLOPPER_PEARSON, clear, level)
    p, q = np.array([[count.p, count.q] for count in counts]).T
    low, high = (low - q) / (p - q), (high - q) / (p - q)
    return np.minimum(low, high), np.maximum(low, high)


def mean_difference(
    first: MeanEstimate, second: MeanEstimate, level: float = 0.95
) -> Difference | None:
    """Compare two independent means; None where one is missing or has no error.

    Welch's (1947): Student's distribution, of the degrees of freedom that Satterthwaite (1946)
    gives the sum of the variances. A mean without degrees of freedom, as one-bit's, has
    infinitely many: of two such the interval and test are normal.

    >>> women = MeanEstimate(200, 5.0, 0.3, None, None)
    >>> men = MeanEstimate(100, 4.0, 0.4, None, None)
    >>> found = mean_difference(women, men)
    >>> round(found.estimate, 4), round(found.se, 4), round(found.low, 4), round(found.high, 4)
    (1.0, 0.5, 0.02, 1.98)
    >>> round(found.test.p_value, 4)
    0.0455
    """
    if first.mean is None or second.mean is None or first.se is None or second.se is None:
        return None
    estimate, se = first.mean - second.mean, math.hypot(first.se, second.se)
    if se == 0:
        test = Significance(None, 1.0 if estimate == 0 else 0.0)
        return Difference(estimate, se, estimate, estimate, test)
    parts = [(mean.se or 0.0) ** 4 / mean.freedom for mean in (first, second) if mean.freedom]
    freedom = se**4 / sum(parts) if any(parts) else math.inf
    low, high = normal_interval(estimate, se, freedom, level)
    distance = estimate / se
    test = Significance(distance**2, student_tails(distance, freedom))
    return Difference(estimate, se, low, high, test)


def _log_likelihood(count: Count, share: float) -> float:
    rate = count.q + (count.p - count.q) * share
    yes = count.x * _log(rate) if count.x else 0.0
    return yes + ((count.n - count.x) * _log(1 - rate) if count.n > count.x else 0.0)


def _log(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf


def _slope(count: Count, share: float) -> float:
    rate = count.q + (count.p - count.q) * share
    up = count.x / rate if rate > 0 else math.inf if count.x else 0.0
    down = (count.n - count.x) / (1 - rate) if rate < 1 else math.inf if count.n > count.x else 0.0
    return (up - down) * (count.p - count.q)


@dataclass(frozen=True, slots=True)
class OptionComparison:
    """The groups compared in one option; `p_value` counts how many options there are (Holm).

    None where there is nothing to test.
    """

    option: str
    comparison: GroupComparison
    p_value: float | None


def compare_all_options(
    groups: Mapping[str, Tally], level: float = 0.95, report: Progress = silent
) -> tuple[OptionComparison, ...]:
    """Compare every option of a question in its groups; of a yes/no question the yes alone.

    Groups in which nobody was asked an option are left out of it. Raises ValueError for groups of
    different questions, and what `report` raises.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> city, town = Tally(bribe, 1000, (400, 600)), Tally(bribe, 1000, (350, 650))
    >>> (yes,) = compare_all_options({"city": city, "town": town})
    >>> yes.option, round(yes.p_value, 4)
    ('yes', 0.0209)
    """
    if len({tally.question.id for tally in groups.values()}) > 1:
        raise ValueError("these are groups of different questions")
    question = next(iter(groups.values())).question if groups else None
    if question is None:
        return ()
    ids = question.distinct_ids
    observed = {name: tally.observed() for name, tally in groups.items()}
    counts = {name: each.counts() for name, each in observed.items() if each is not None}
    found = []
    for place, _ in enumerate(ids):
        report(place, len(ids))
        found.append(compare_groups({name: c[place] for name, c in counts.items()}, level))
    tested = [each.homogeneity.p_value for each in found if each.homogeneity is not None]
    adjusted = iter(holm(tested))
    return tuple(
        OptionComparison(option, each, None if each.homogeneity is None else next(adjusted))
        for option, each in zip(ids, found, strict=True)
    )


def compare_means(
    groups: Mapping[str, QuestionEstimate], level: float = 0.95
) -> tuple[PairDifference, ...]:
    """Compare the means of every two groups that have one with an error; p by Holm.

    Raises ValueError for a level outside (0, 1).

    >>> from core.estimate.question import estimate
    >>> from core.examples import example_number
    >>> age = example_number(90, (0, 30, 60, 90))
    >>> counts = {"city": (40, 40, 20), "country": (20, 30, 50)}
    >>> found = compare_means({name: estimate(Tally(age, 100, n)) for name, n in counts.items()})
    >>> [(each.first, each.second, round(each.difference.estimate, 4)) for each in found]
    [('city', 'country', -15.0)]
    """
    known = {name: each.mean for name, each in groups.items() if each.mean is not None}
    found = [
        (one, other, difference)
        for one, other in combinations(known, 2)
        if (difference := mean_difference(known[one], known[other], level)) is not None
    ]
    adjusted = holm([difference.test.p_value for _, _, difference in found])
    return tuple(PairDifference(*pair, p) for pair, p in zip(found, adjusted, strict=True))
