"""Groups compared: differences of a share, or of a mean, with intervals and tests (METHODS §5).

They are of independent samples: groups of one study, or two studies of one question.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from core.estimate.observed import Observed, observe
from core.estimate.tally import Tally
from core.estimate.values import MeanEstimate
from core.inference.binomial import Count, student_quantile, student_tails
from core.inference.independence import Independence, holm, homogeneity, of_clusters
from core.inference.likelihood import Significance, chi_square_tail
from core.lazy import np, special

_STEPS = 60


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
    [('city', 'town', 0.042), ('city', 'country', 0.016), ('town', 'country', 0.638)]
    """
    asked = {name: count for name, count in groups.items() if count.n > 0}
    test = _homogeneity(list(asked.values()))
    names = list(combinations(asked, 2))
    found = [difference(asked[one], asked[other], level) for one, other in names]
    adjusted = holm([each.test.p_value for each in found])
    pairs = zip(names, found, adjusted, strict=True)
    return GroupComparison(test, tuple(PairDifference(*name, each, p) for name, each, p in pairs))


def _homogeneity(counts: Sequence[Count]) -> Independence | None:
    """Test that groups have one share, which is not held in [0, 1]: only its rates are.

    By one design that is the G-test of what was reported. Of few clusters it is Fisher's F on the
    degrees of freedom of the group with fewest, as `difference` is: of two groups both say the same
    as long as no share is held in [0, 1].
    """
    found = _alike(counts)
    between = min((count.freedom for count in counts), default=math.inf)
    if found is None or math.isinf(between):
        return found
    return of_clusters(found, found.freedom, between)


def _alike(counts: Sequence[Count]) -> Independence | None:
    x, n = [count.x for count in counts], [count.n for count in counts]
    if len({(count.p, count.q) for count in counts}) <= 1 or sum(x) in (0, sum(n)):
        return homogeneity(x, n)
    ends = [sorted((-c.q / (c.p - c.q), (1 - c.q) / (c.p - c.q))) for c in counts]
    low, high = max(end[0] for end in ends), min(end[1] for end in ends)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if sum(_slope(count, middle) for count in counts) > 0:
            low = middle
        else:
            high = middle
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
    (0.1, 0.0152)
    """
    options = first.question.option_ids
    if not options or (first.question.kind, options) != (
        second.question.kind,
        second.question.option_ids,
    ):
        raise ValueError("these are not one question with the same options")
    one, other = observe(first), observe(second)
    if one is None or other is None:
        return None
    counts = zip(options, counts_of(one), counts_of(other), strict=True)
    return tuple(
        OptionDifference(option, difference(a, b, level))
        for option, a, b in counts
        if a.n > 0 and b.n > 0
    )


def counts_of(observed: Observed) -> tuple[Count, ...]:
    """Return the count of each option, with weights the effective one and its variance.

    >>> from core.examples import example_survey
    >>> bribe = example_survey("bribery").question("bribe")
    >>> counts_of(observe(Tally(bribe, 10, (4, 6))))[0]
    Count(x=4.0, n=10.0, p=0.75, q=0.25, rate_variance=None)
    """
    variances = observed.variances.tolist() if observed.counted_by else [None] * len(observed.x)
    rows = np.stack([observed.x, observed.n, observed.p, observed.q]).T.tolist()
    numbers = zip(rows, variances, strict=True)
    return tuple(
        Count(x, n, p, q, variance, observed.freedom) for (x, n, p, q), variance in numbers
    )


def difference(first: Count, second: Count, level: float = 0.95) -> Difference:
    """Compare the shares of two independent groups by profile likelihood.

    The estimate is the difference of the unbiased shares. The interval holds the differences,
    within [−1, 1], whose best pair of shares in [0, 1] has a deviance of at most the quantile
    of χ²₁, of clusters of Fisher's F; the test is of that deviance at 0. Raises ValueError where a
    group is empty.

    >>> women, men = Count(400, 1000, 0.75, 0.25), Count(350, 1000, 0.75, 0.25)
    >>> found = difference(women, men)
    >>> round(found.estimate, 4), round(found.low, 4), round(found.high, 4)
    (0.1, 0.0152, 0.1846)
    """
    if not (first.n > 0 and second.n > 0):
        raise ValueError("a group without respondents cannot be compared")
    freedom = min(first.freedom, second.freedom)  # the clusters are those of one sample
    cut = student_quantile(level, freedom) ** 2
    best = first.most_likely - second.most_likely
    top = _log_likelihood(first, first.most_likely) + _log_likelihood(second, second.most_likely)

    def deviance(apart: float) -> float:
        return max(0.0, 2 * (top - _profile(first, second, apart)))

    def end(limit: float) -> float:
        if deviance(limit) <= cut:
            return limit
        inside, outside = best, limit
        for _ in range(_STEPS):
            middle = (inside + outside) / 2
            if deviance(middle) <= cut:
                inside = middle
            else:
                outside = middle
        return inside

    statistic = deviance(0.0)
    return Difference(
        estimate=first.share - second.share,
        se=math.sqrt(first.variance + second.variance),
        low=end(-1.0),
        high=end(1.0),
        test=Significance(statistic, chi_square_tail(statistic, freedom)),
    )


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
    half = student_quantile(level, freedom) * se
    distance = estimate / se
    test = Significance(distance**2, student_tails(distance, freedom))
    return Difference(estimate, se, estimate - half, estimate + half, test)


def _profile(first: Count, second: Count, apart: float) -> float:
    """Return the largest log-likelihood of two shares that are `apart`, both in [0, 1].

    It is concave in the second share, so its slope is followed to where it changes sign.
    """
    low, high = max(0.0, -apart), min(1.0, 1.0 - apart)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _slope(first, middle + apart) + _slope(second, middle) > 0:
            low = middle
        else:
            high = middle
    middle = (low + high) / 2
    other = min(1.0, max(0.0, middle + apart))
    return _log_likelihood(first, other) + _log_likelihood(second, middle)


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
