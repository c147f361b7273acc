"""Sets, edges, means and most likely shares of reports that name several options, enumerated.

All reports are given as often as the channel says, so that what is estimated is what is true, and
its error that of one report's score, taken over all reports and divided by √n.
"""

import math
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from made_mechanism import MadeUp
from made_questions import number, one_of, rating
from numpy.typing import NDArray

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import (
    Constraint,
    at_or_above,
    estimate,
    estimate_set,
    most_likely,
    most_likely_from_reports,
)
from core.privacy.mechanisms import Report, Subset
from core.privacy.mechanisms.families import Shares
from core.response.layout import ReportColumn
from core.survey.model import Question

F = Fraction
SHARES = (F(4, 10), F(3, 10), F(2, 10), F(1, 10), F(0))
BINS = (0, 10, 20, 50, 70, 100)
SETS = [[0, 2], [1, 3, 4], [0, 1], [2, 3, 4], [0, 1, 2, 3], [4]]
SUBSETS = [Subset(5, 2, F(3, 5)), Subset(5, 3, F(4, 5)), Subset(5, 1, F(1, 2))]
MECHANISMS: list[Shares] = [*SUBSETS, MadeUp(5, 2, F(3, 4)), MadeUp(5, 3, F(3, 5))]


def reports(mechanism: Shares) -> list[Report]:
    """Every report there is."""
    if isinstance(mechanism, MadeUp):
        return list(product(range(125), range(mechanism.g)))
    assert isinstance(mechanism, Subset)
    chosen = combinations(range(5), mechanism.size)
    return ["".join("01"[place in some] for place in range(5)) for some in chosen]


@cache
def given(mechanism: Shares) -> tuple[ReportColumn, NDArray[np.float64], int]:
    """A column of all reports, as often as they come; which of them name each option; n."""
    listed = reports(mechanism)
    chances = [
        sum((mechanism.probability(y, x) * f for x, f in enumerate(SHARES)), F(0)) for y in listed
    ]
    assert sum(chances) == 1
    n = math.lcm(*(chance.denominator for chance in chances))
    times = [int(chance * n) for chance in chances]
    packed = np.array([mechanism.form.pack(report) for report in listed])
    values = packed[:, None] >> np.arange(5) & 1 if mechanism.form.spread else packed
    column = np.repeat(values.astype(np.uint8 if mechanism.form.spread else np.int64), times, 0)
    options = [mechanism.is_supported(column, v) for v in range(5)]
    return ReportColumn(column, np.ones(n, np.bool_)), np.array(options, dtype=np.float64).T, n


def counted(question: Question) -> Tally:
    assert isinstance(question.channel, Shares)
    return tally(question, given(question.channel)[0])


def error(mechanism: Shares, weights: list[float]) -> float:
    """The standard deviation of Σ a_v (y_v − q*)/(p* − q*) over the reports, over √n."""
    _, named, n = given(mechanism)
    p, q = (float(chance) for chance in mechanism.chances(0))
    return float((((named - q) / (p - q)) @ np.array(weights)).std() / math.sqrt(n))


def centred(weights: list[float]) -> list[float]:
    """Scores less their mean; of shares that sum to one it changes nothing."""
    return [weight - sum(weights) / len(weights) for weight in weights]


@pytest.mark.parametrize("places", SETS, ids=str)
@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_a_set_has_its_share_and_error(mechanism: Shares, places: list[int]) -> None:
    question = one_of(5, mechanism)
    found = estimate_set(counted(question), [question.option_ids[i] for i in places])
    inside = [float(v in places) for v in range(5)]
    # A set of one, or of all but one, is that option's share, whose error needs no covariance.
    alone = len(places) in (1, 4)
    weights = inside if not alone else [float(w == (len(places) == 1)) for w in inside]
    assert found.share == pytest.approx(float(sum(SHARES[i] for i in places)), abs=1e-12)
    assert found.se == pytest.approx(
        error(mechanism, weights if alone else centred(weights)), abs=1e-12
    )


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_an_edge_and_a_mean_have_their_error(mechanism: Shares) -> None:
    owed = counted(number(0, 100, 10, BINS, mechanism))
    above = at_or_above(owed, 50)
    assert above.share == pytest.approx(0.1, abs=1e-12)
    assert above.se == pytest.approx(error(mechanism, centred([0, 0, 0, 1, 1])), abs=1e-12)
    n = given(mechanism)[2]
    middles = [5.0, 15.0, 35.0, 60.0, 85.0]
    for one, scores in ((owed, middles), (counted(rating(5, mechanism)), [1, 2, 3, 4, 5])):
        mean = estimate(one).mean
        assert mean is not None
        assert mean.mean == pytest.approx(float(np.dot(scores, list(map(float, SHARES)))))
        # Of n people the variance of a mean divides by n − 1.
        expected = error(mechanism, centred(list(scores))) * math.sqrt(n / (n - 1))
        assert mean.se == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("mechanism", SUBSETS, ids=repr)
def test_that_the_shares_of_any_subset_reports_sum_to_one(mechanism: Subset) -> None:
    rng = np.random.default_rng(2)
    bits = np.zeros((37, 5), dtype=np.uint8)
    for row in bits:
        row[rng.permutation(5)[: mechanism.size]] = 1
    observed = tally(one_of(5, mechanism), ReportColumn(bits, np.ones(37, np.bool_))).observed()
    assert observed is not None
    assert observed.shares.sum() == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_most_likely_shares_of_expected_reports_are_the_true_ones(
    mechanism: Shares,
) -> None:
    question = one_of(5, mechanism)
    found = most_likely_from_reports(question, [given(mechanism)[0]])
    assert found is not None
    assert found.method is Constraint.MAXIMUM_LIKELIHOOD
    assert found.shares == pytest.approx([float(f) for f in SHARES], abs=2e-4)
    by_counts = most_likely(counted(question))
    assert by_counts is not None
    assert by_counts.method is Constraint.NORM_SUB
