"""Weighted estimates against the formulas of METHODS §7, by numbers worked out elsewhere."""

import itertools
import math
import tracemalloc
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, options, rating, yes_no
from numpy.typing import NDArray
from scipy import stats

from core.count.tally import Tally
from core.count.tally_columns import tally, tally_rows
from core.estimate import estimate, estimate_set, most_likely, to_json
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, KAry, Mechanism, OneBit, Unary
from core.response.layout import Layout, ReportColumn
from core.survey.model import Kind, Question, Survey

F = Fraction
COINS = Binary(F(3, 4), F(1, 4))
WORKED = np.array([1, 0, 1, 1, 0, 0, 1, 0])
WORKED_WEIGHTS = np.array([1.0, 2, 1, 3, 2, 1, 1, 1])


def everyone(values: Any) -> ReportColumn:
    array = np.asarray(values)
    return ReportColumn(array, np.ones(len(array), dtype=np.bool_))


def weighted(question: Question, values: Any, weights: Any) -> Tally:
    return tally(question, everyone(values), np.asarray(weights, dtype=np.float64))


def linearized(scores: NDArray[Any], weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return Σwr/Σw and the root of m/(m−1) Σ (z − z̄)², z = w(r − π̂)/Σw."""
    mean = (weights @ scores) / weights.sum()
    z = weights * (scores - mean) / weights.sum()
    return mean, math.sqrt(len(z) / (len(z) - 1) * ((z - z.mean()) ** 2).sum())


def test_that_the_worked_value_is_found() -> None:
    found = estimate(weighted(yes_no(COINS), WORKED, WORKED_WEIGHTS)).options[0]
    assert found.share == pytest.approx(0.5, abs=1e-12)
    assert found.se == pytest.approx(0.417855, abs=5e-7)


def test_that_the_interval_is_taken_at_the_effective_count() -> None:
    counted = weighted(yes_no(COINS), [1, 1, 1, 0, 1, 0, 0], [3, 1, 2, 1, 1, 1, 1])
    found = estimate(counted).options[0]
    rate, slope = 0.7, 0.5
    assert found.se is not None
    freedom = 18**2 / 102 - 1
    effective = min(rate * (1 - rate) / (found.se * slope) ** 2, 100 / 18)
    effective *= (stats.norm.ppf(0.975) / stats.t.ppf(0.975, freedom)) ** 2
    assert found.interval_n == pytest.approx(effective)
    ends = interval_of(
        Interval.CLOPPER_PEARSON, Count(rate * effective, effective, 3 / 4, 1 / 4), 0.95
    )
    assert (found.low, found.high) == pytest.approx((max(ends[0], 0), min(ends[1], 1)), abs=1e-9)


@given(
    st.lists(st.floats(0.01, 1000), min_size=1, max_size=60),
    st.sampled_from([0, 1]),
)
@settings(max_examples=100)
def test_that_reports_that_all_agree_have_an_interval(weights: list[float], report: int) -> None:
    found = estimate(weighted(yes_no(COINS), [report] * len(weights), weights))
    w = np.array(weights)
    for option in found.options:
        assert option.share is not None
        assert option.low is not None
        assert option.high is not None
        assert option.se == 0
        assert 0 <= option.low < option.high <= 1
        freedom = max(1.0, (w @ w) ** 2 / (w**4).sum() - 1)
        worth = (stats.norm.ppf(0.975) / stats.t.ppf(0.975, freedom)) ** 2
        assert option.interval_n == pytest.approx(w.sum() ** 2 / (w @ w) * worth, rel=1e-3)
        assert option.interval_n_by in ("kish", "people")


def test_that_who_hardly_weighs_anything_does_not_narrow_an_interval() -> None:
    """Of 100 alike and one who differs and weighs a thousandth, λ̂(1−λ̂)/V is about 100,000."""
    found = estimate(weighted(yes_no(None), [1] * 100 + [0], [1.0] * 100 + [0.001])).options[0]
    assert found.interval_n_by == "kish"
    assert found.interval_n is not None
    assert found.interval_n < 101
    assert found.low is not None
    assert found.low < 0.99
    assert found.se == pytest.approx(
        linearized(np.array([1.0] * 100 + [0]), np.array([1.0] * 100 + [0.001]))[1]
    )


WEIGHTS = st.just(0.0) | st.floats(1e-6, 1e6)
REPORTS = st.lists(
    st.tuples(st.lists(st.integers(0, 1), min_size=3, max_size=3), WEIGHTS),
    min_size=2,
    max_size=30,
).filter(lambda rows: sum(weight > 0 for _, weight in rows) > 1)


@given(REPORTS)
@settings(max_examples=100)
def test_that_each_share_is_the_linearized_mean_of_its_scores(
    rows: list[tuple[list[int], float]],
) -> None:
    kept = [(bits, weight) for bits, weight in rows if weight > 0]
    bits, weights = np.array([b for b, _ in kept]), np.array([w for _, w in kept])
    for question in (many_of(3, COINS), one_of(3, Unary(3, F(1, 2), F(1, 4)))):
        p, q = (float(x) for x in question.channel.chances(1))  # type: ignore[union-attr]
        # Nobody with a weight of 0 changes anything but what was reported.
        found = estimate(weighted(question, *zip(*rows, strict=True)))
        for i, option in enumerate(found.options):
            mean, se = linearized((bits[:, i] - q) / (p - q), weights)
            assert option.share == pytest.approx(mean, abs=1e-9)
            assert option.se == pytest.approx(se, abs=1e-6 * max(1, se))


def test_that_a_weighted_k_ary_set_has_the_error_of_its_scores() -> None:
    rng = np.random.default_rng(5)
    values, weights = rng.integers(0, 5, 80), rng.integers(1, 9, 80).astype(float)
    counted = weighted(one_of(5, KAry(5, F(3, 5))), values, weights)
    for chosen in ([1, 3], [0, 2, 4], [0, 1, 2, 3]):
        found = estimate_set(counted, [f"o{i}" for i in chosen])
        scores = (np.isin(values, chosen) - len(chosen) / 10) / 0.5
        assert (found.share, found.se) == pytest.approx(linearized(scores, weights), abs=1e-9)
        assert found.interval == "clopper-pearson"


@pytest.mark.parametrize("mechanism", [None, KAry(4, F(3, 5))])
def test_that_a_weighted_rating_has_the_error_of_its_scores(mechanism: Mechanism | None) -> None:
    rng = np.random.default_rng(6)
    values, weights = rng.integers(0, 4, 60), rng.integers(1, 9, 60).astype(float)
    found = estimate(weighted(rating(4, mechanism), values, weights)).mean
    assert found is not None
    # k-ary: Σ a_v (y_v − q)/(p − q); in the clear p = 1 and q = 0.
    p, q = (0.6, 0.4 / 3) if mechanism else (1.0, 0.0)
    scores = (values + 1 - 10 * q) / (p - q)
    assert (found.mean, found.se) == pytest.approx(linearized(scores, weights), abs=1e-9)


def test_that_the_most_likely_shares_are_those_of_the_weighted_rates() -> None:
    values, weights = np.repeat([0, 1, 2], [50, 9, 20]), np.repeat([1.0, 5.0, 2.0], [50, 9, 20])
    found = most_likely(weighted(one_of(3, KAry(3, F(3, 5))), values, weights))
    whole = most_likely(Tally(one_of(3, KAry(3, F(3, 5))), 135, (50, 45, 40)))
    assert found is not None
    assert whole is not None
    assert found.shares == pytest.approx(whole.shares, abs=1e-12)


def test_that_the_error_of_a_weighted_unary_mean_is_that_of_many_samples() -> None:
    """Weights go with the answer; the mean of the estimated variances is the true one."""
    rng = np.random.default_rng(7)
    truths = np.repeat(np.arange(4), [300, 100, 60, 140])
    weights = np.array([1.0, 2.0, 5.0, 1.0])[truths]
    question, scores = rating(4, Unary(4, F(1, 2), F(1, 4))), np.arange(4) + 1 - 2.5
    rates = np.where(np.arange(4) == truths[:, None], 1 / 2, 1 / 4)
    means, variances = [], []
    for _ in range(300):
        drawn = rng.integers(0, len(truths), len(truths))  # a sample of that population
        reports = (rng.random((len(truths), 4)) < rates[drawn]).astype(np.uint8)
        found = estimate(weighted(question, reports, weights[drawn])).mean
        assert found is not None
        assert found.mean is not None
        assert found.se is not None
        means.append(found.mean)
        variances.append(found.se**2)
    shares = np.bincount(truths, weights) / weights.sum()
    assert np.mean(means) == pytest.approx(2.5 + shares @ scores, abs=4 * np.std(means) / 300**0.5)
    # The spread of a variance over 300 samples is √(2/299) of it.
    assert np.mean(variances) == pytest.approx(np.var(means), rel=4 * math.sqrt(2 / 299))


def test_that_a_weighted_number_has_the_error_of_its_scores() -> None:
    values, weights = np.array([0, 5, 9, 2]), np.array([1.0, 2.0, 1.0, 3.0])
    found = estimate(weighted(number(10, 40, step=2), values, weights)).mean
    assert found is not None
    expected = linearized((10 + 2 * values).astype(float), weights)
    assert (found.mean, found.se) == pytest.approx(expected, abs=1e-12)
    one_bit = estimate(weighted(number(0, 9, mechanism=OneBit(10, F(3, 4))), [1, 0, 1], [1, 2, 4]))
    assert one_bit.mean is not None
    mean, se = linearized((np.array([1, 0, 1]) - 0.25) / 0.5, np.array([1.0, 2, 4]))
    assert (one_bit.mean.mean, one_bit.mean.se) == pytest.approx((9 * mean, 9 * se), abs=1e-12)


def test_that_one_person_has_shares_at_kishs_n() -> None:
    found = estimate(weighted(yes_no(COINS), [1], [3])).options[0]
    worth = (stats.norm.ppf(0.975) / stats.t.ppf(0.975, 1)) ** 2
    assert found.interval_n == pytest.approx(worth)
    assert found.se == 0
    assert found.low == 0
    assert found.high == 1


def test_that_the_written_estimate_names_the_n_of_the_interval() -> None:
    written: Any = to_json(estimate(weighted(yes_no(COINS), WORKED, WORKED_WEIGHTS)))
    assert written["effective_n"] == pytest.approx(12**2 / 22)
    assert written["options"][0]["interval_n_by"] == "linearization"
    assert written["options"][0]["interval_n"] == pytest.approx(2.254030, abs=5e-7)
    agreeing: Any = to_json(estimate(weighted(yes_no(COINS), [0, 0], [1, 2])))
    assert agreeing["options"][0]["interval_n_by"] == "kish"
    assert agreeing["options"][0]["low"] == 0
    plain: Any = to_json(estimate(tally(yes_no(COINS), everyone([0, 1]))))
    assert "interval_n" not in plain["options"][0]


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 99), WEIGHTS), max_size=12),
    st.randoms(use_true_random=False),
    st.integers(0, 12),
)
@settings(max_examples=60)
def test_that_neither_order_nor_division_changes_weighted_sums(
    rows: list[tuple[int, int, float]], random: Any, cut: int
) -> None:
    questions = (one_of(3, KAry(3, F(1, 2))), number(0, 99), many_of(3, COINS))

    def counted(part: list[tuple[int, int, float]]) -> list[Tally]:
        weights = [weight for _, _, weight in part]
        bits = np.array([[v == i for i in range(3)] for v, _, _ in part], np.uint8).reshape(-1, 3)
        one, place = (np.array([row[i] for row in part], np.int64) for i in (0, 1))
        found = zip(questions, (one, place, bits), strict=True)
        return [weighted(question, values, weights) for question, values in found]

    whole = counted(rows)
    shuffled = random.sample(rows, len(rows))
    assert counted(shuffled) == whole
    parts = zip(counted(shuffled[:cut]), counted(shuffled[cut:]), strict=True)
    assert [first + second for first, second in parts] == whole
    sums = whole[0].weighted
    assert sums is not None
    assert sums.total == sum((F(w) for _, _, w in rows), F(0))
    assert sums.square_counts[1] == sum((F(w) ** 2 for v, _, w in rows if v == 1), F(0))
    moments = whole[1].weighted
    assert moments is not None
    assert moments.counts[1] == sum((F(w) * x * x for _, x, w in rows), F(0))


def test_that_weights_of_any_size_are_summed_exactly() -> None:
    weights = [5e-324, 1.0, 1e300, 2**53 - 1, 0.1]
    sums = weighted(many_of(1, COINS), [[1], [0], [1], [1], [1]], weights).weighted
    assert sums is not None
    assert sums.total == sum(map(F, weights))
    assert sums.squares == sum(F(w) ** 2 for w in weights)
    assert sums.counts == (sums.total - 1,)
    assert sums.square_counts == (sums.squares - 1,)


@pytest.mark.parametrize(
    "question",
    [
        yes_no(COINS),
        one_of(5, KAry(5, F(3, 5))),
        one_of(4, Unary(4, F(1, 2), F(1, 4))),
        number(0, 99, mechanism=OneBit(100, F(3, 4))),
        number(3, 99, 3),
        number(0, 5_000),
        rating(6, None, abstaining=5),
    ],
    ids=lambda question: f"{question.kind}-{question.channel and question.channel.name}",
)
def test_that_sums_of_as_many_weights_as_people_are_exact(question: Question) -> None:
    """Against the counts of each person alone, added up as fractions."""
    rng, n = np.random.default_rng(11), 90
    size = (n, question.form.size) if question.form.spread else n
    values = rng.integers(0, 2 if question.form.spread else question.form.size, size)
    for widest in (0.5, 40.0):
        given = np.exp(rng.uniform(-widest, widest, n)) * (rng.random(n) < 0.9)
        found = weighted(question, values, given).weighted
        ones = [weighted(question, values[i : i + 1], [1.0]).weighted for i in range(n)]
        exact = [F(weight) for weight in given.tolist()]
        assert found is not None
        for place, sums in enumerate(zip(found.counts, found.square_counts, strict=True)):
            each = [one.counts[place] for one in ones if one is not None]
            assert sums[0] == sum(w * x for w, x in zip(exact, each, strict=True))
            assert sums[1] == sum(w * w * x for w, x in zip(exact, each, strict=True))


def test_that_packed_rows_are_weighed_as_their_columns_are() -> None:
    asked = (
        Question("a", Kind.YES_NO, "?", channel=COINS, optional=True),
        Question("b", Kind.ONE_OF, "?", options=options(13), channel=Unary(13, F(1, 2), F(1, 4))),
        Question("c", Kind.MANY_OF, "?", options=options(5), channel=COINS, optional=True),
    )
    layout, rng = Layout(Survey(("en",), "T", asked)), np.random.default_rng(8)
    packed = rng.integers(0, 256, (300, layout.size), dtype=np.uint8)
    weights = rng.integers(0, 40, 300) / 8
    counted = tally_rows(layout, packed, weights)
    for question in asked:
        column = layout.column(packed, question.id)
        # What was not answered is packed as zeros in a study.
        if question.id != "c":
            assert counted[question.id] == tally(question, column, weights, layout.digest)
        alone = tally_rows(layout, packed, weights, question.id)
        assert alone == {question.id: counted[question.id]}
    column = layout.column(packed, "c")
    given = np.where(column.present, weights, 0)
    sums = counted["c"].weighted
    assert sums is not None
    assert [float(count) for count in sums.counts] == list(given @ column.values)
    assert float(sums.total) == given.sum()


def test_that_weighted_bits_are_not_made_floats() -> None:
    """200,000 reports of 128 bits are 3 MB; as floats they would be 205 MB."""
    question = one_of(128, Unary(128, F(1, 2), F(1, 4)))
    layout, rng = Layout(Survey(("en",), "T", (question,))), np.random.default_rng(9)
    packed = rng.integers(0, 256, (200_000, layout.size), dtype=np.uint8)
    weights = rng.integers(1, 5, len(packed)).astype(float)
    tracemalloc.start()
    counted = tally_rows(layout, packed, weights)["one"].weighted
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 40e6
    assert counted is not None
    first = packed[:, 0] & 1
    assert counted.counts[0] == int(weights @ first)
    assert counted.square_counts[0] == int(weights**2 @ first)


def test_that_every_weighting_of_few_reports_has_an_interval() -> None:
    for values in itertools.product((0, 1), repeat=3):
        for weights in itertools.product((0.0, 0.1, 3.0), repeat=3):
            found = estimate(weighted(yes_no(COINS), values, weights)).options[0]
            if sum(weights):
                assert found.low is not None
                assert found.high is not None
                assert 0 <= found.low <= found.high <= 1
            else:
                assert found.share is None
