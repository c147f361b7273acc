"""Two questions crossed: known answers, every pair of mechanisms enumerated, size and power."""

import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from made_mechanism import MadeUp
from made_questions import many_of, number, one_of, yes_no
from numpy.typing import NDArray
from scipy import optimize, stats

from core.estimate.blocks import Block
from core.estimate.cross import FIELLER, Crossing, cross, independence_of
from core.estimate.document import crossing_to_json
from core.estimate.joint import JointTally, Side, sums_of, tally_pair, tally_pairs
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, KAry, Mechanism, OneBit, Subset, Unary, Warner
from core.privacy.mechanisms.families import Shares
from core.response.packing import Layout, ReportColumn
from core.survey.model import AskIf, Kind, Question, Survey

F = Fraction
WARNER = Warner(F(3, 4))
MECHANISMS: list[Shares | None] = [
    None,
    WARNER,
    Binary(F(1, 4), F(7, 8)),
    KAry(3, F(1, 2)),
    Unary(3, F(1, 2), F(1, 4)),
    Subset(3, 2, F(3, 4)),
    MadeUp(3, 2, F(3, 4)),
]
KNOWN = (270, 330, 370, 630)


def question(mechanism: Shares | None, id_: str, k: int = 3) -> Question:
    two = mechanism is not None and mechanism.k == 2
    return replace(yes_no(mechanism) if two else one_of(k, mechanism), id=id_)


def all_reports(asked: Question) -> tuple[NDArray[np.int64], list[list[Fraction]]]:
    """Every report as it is packed, and the chance of each given each option, (options, …)."""
    mechanism, k = asked.mechanism, len(asked.option_ids)
    if mechanism is None:
        return np.arange(k), [[F(x == y) for y in range(k)] for x in range(k)]
    form = mechanism.form
    if isinstance(mechanism, MadeUp):
        listed = list(product(range(125), range(2)))
    elif form.spread:
        listed = ["".join(bits) for bits in product("01", repeat=k)]
    else:
        listed = list(range(k))
    chances = [[mechanism.probability(y, x) for y in listed] for x in asked.codes]
    packed = np.array([form.pack(report) for report in listed])
    return (packed[:, None] >> np.arange(k) & 1 if form.spread else packed), chances


def joint(k: int, other: int) -> list[list[Fraction]]:
    cells = [[F(1 + (3 * i + 5 * j) % 4) for j in range(other)] for i in range(k)]
    return [[cell / sum(map(sum, cells)) for cell in row] for row in cells]


def wide(side: Side) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The features of every report, (reports, width), and its chances, (options, reports)."""
    values, chances = all_reports(side.question)
    rows = np.ones(len(values), np.bool_)
    found = side.features(ReportColumn(values, rows), rows).astype(float)
    if side.names_one:
        found = np.eye(side.k)[found.astype(int)]
    else:
        found = np.hstack([np.ones((len(found), 1)), found, found**2])
    return found, np.array(chances, dtype=float)


@pytest.mark.parametrize(("one", "other"), list(product(MECHANISMS, MECHANISMS)))
def test_that_expected_cells_and_errors_are_the_true_ones(
    one: Shares | None, other: Shares | None
) -> None:
    first, second = Side(question(one, "a")), Side(question(other, "b"))
    shares = np.array(joint(first.k, second.k), dtype=float)
    (left, to_left), (right, to_right) = wide(first), wide(second)
    reported = to_left.T @ shares @ to_right  # of every pair of reports
    assert reported.sum() == pytest.approx(1, abs=1e-12)
    score, scores = left @ first.score().T, right @ second.score().T
    assert score.sum(axis=1) == pytest.approx(1, abs=1e-12)
    assert first.unit() @ left.T == pytest.approx(1)
    assert first.square() @ left.T == pytest.approx(score.T**2, abs=1e-9)
    n = 400
    products = left.T @ reported @ right
    sums = [*products.ravel()]
    for side, features, margin in (
        (first, left, reported.sum(axis=1)),
        (second, right, reported.sum(axis=0)),
    ):
        if not side.names_one:
            t = features[:, 1 : 1 + side.k]
            sums += [*((t.T * margin) @ t).ravel()]
    expected_sums = tuple(n * value for value in sums)
    tally = JointTally(first, second, n, expected_sums)  # type: ignore[arg-type]
    found = cross(tally, interval=Interval.WILSON)  # which takes counts that are not whole
    assert found is not None
    cells = np.array([cell.share for cell in found.cells]).reshape(shares.shape)
    assert cells == pytest.approx(shares, abs=1e-12)
    errors = np.array([cell.se for cell in found.cells]).reshape(shares.shape)
    squares = np.einsum("yz,yu,zv->uv", reported, score**2, scores**2)
    assert errors == pytest.approx(np.sqrt((squares - shares**2) / n), abs=1e-12)
    assert [each.share for each in found.rows] == pytest.approx(shares.sum(axis=1), abs=1e-12)
    assert [each.share for each in found.columns] == pytest.approx(shares.sum(axis=0), abs=1e-12)
    for given, conditional, base in (
        (shares, found.of_rows, shares.sum(axis=1)),
        (shares.T, found.of_columns, shares.sum(axis=0)),
    ):
        expected = given / base[:, None]
        assert [each.share for each in conditional] == pytest.approx(expected.ravel(), abs=1e-12)
    ratio = shares[0, 0] / shares.sum(axis=1)[0]
    of_one = score[:, 0][:, None] * (scores[:, 0][None] - ratio) / shares.sum(axis=1)[0]
    error = math.sqrt(float((reported * of_one**2).sum()) / n)
    assert found.of_rows[0].se == pytest.approx(error, abs=1e-12)


def yes_and_no(counts: tuple[int, ...], mechanism: Mechanism = WARNER) -> Crossing:
    first, second = (Side(replace(yes_no(mechanism), id=id_)) for id_ in "ab")
    found = cross(JointTally(first, second, sum(counts), counts))
    assert found is not None
    return found


def test_that_the_known_table_comes_out() -> None:
    found = yes_and_no(KNOWN)
    assert [cell.share for cell in found.cells] == pytest.approx(
        [0.15, 0.10, 0.15, 0.60], abs=1e-12
    )
    errors = [0.026250, 0.029208, 0.030388, 0.034369]
    assert [cell.se for cell in found.cells] == pytest.approx(errors, abs=5e-7)
    tested, ratio = found.independence, found.odds_ratio
    assert tested is not None
    assert ratio is not None
    assert (tested.statistic, tested.freedom) == (pytest.approx(9.959397, abs=5e-7), 1)
    assert tested.p_value == pytest.approx(float(stats.chi2.sf(9.959397, 1)), rel=1e-5)
    assert ratio.value == pytest.approx(6, abs=1e-7)
    assert (ratio.low, ratio.high) == pytest.approx((1.97909, 24.16568), abs=1e-5)


def test_that_a_crossing_is_written_as_the_command_line_promises() -> None:
    written = crossing_to_json(yes_and_no(KNOWN))
    assert list(written) == ["questions", "n", "cells", "independence", "odds_ratio"]
    assert written["questions"] == ["a", "b"]
    cells = written["cells"]
    assert isinstance(cells, list)
    assert list(cells[0]) == ["a", "b", "share", "se", "low", "high"]
    assert written["independence"] == {
        "statistic": pytest.approx(9.959397, abs=5e-7),
        "df": 1,
        "p": pytest.approx(0.0016, abs=5e-5),
    }


def test_that_the_g_test_is_that_of_scipy() -> None:
    table = np.array([[30, 20, 9], [12, 40, 7], [25, 25, 25]])
    first, second = (Side(question(KAry(3, F(1, 2)), id_)) for id_ in "ab")
    found = cross(JointTally(first, second, int(table.sum()), tuple(table.ravel().tolist())))
    expected = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
    assert found is not None
    assert found.independence is not None
    assert found.independence.statistic == pytest.approx(expected.statistic, abs=1e-9)
    assert found.independence.p_value == pytest.approx(expected.pvalue, abs=1e-12)
    assert found.odds_ratio is None


@pytest.mark.parametrize(("one", "other"), [(WARNER, KAry(3, F(3, 5))), (KAry(3, F(1, 2)),) * 2])
def test_that_cells_agree_with_em_where_all_are_above_zero(one: Shares, other: Shares) -> None:
    first, second = Side(question(one, "a")), Side(question(other, "b"))
    channels = []
    for side in (first, second):
        features, chances = wide(side)
        channels.append(features.T @ chances.T)
    shares = np.array(joint(first.k, second.k), dtype=float).ravel()
    channel = np.kron(*channels)
    counts = np.round(50_000 * channel @ shares).astype(int)
    likely = np.full(len(shares), 1 / len(shares))
    for _ in range(20_000):
        likely = likely * (channel.T @ (counts / counts.sum() / (channel @ likely)))
    found = cross(JointTally(first, second, int(counts.sum()), tuple(counts.tolist())))
    assert found is not None
    assert [cell.share for cell in found.cells] == pytest.approx(likely, abs=1e-7)


def test_that_an_end_at_a_zero_cell_is_none() -> None:
    for counts in [(10, 40, 40, 10), (40, 10, 10, 40)]:
        ratio = yes_and_no(counts).odds_ratio
        assert ratio is not None
        assert ratio.value is None
        assert [ratio.low is None, ratio.high is None] == [counts[0] < 40, counts[0] == 40]
    ratio = yes_and_no((5, 5, 5, 5)).odds_ratio
    assert ratio is not None
    assert ratio.value == pytest.approx(1)
    assert (ratio.low, ratio.high) == (None, None)


@pytest.mark.parametrize("counts", [(100, 20, 20, 300), (10, 40, 40, 10), (60, 40, 80, 120)])
def test_that_the_ends_of_the_odds_ratio_are_those_of_a_search(counts: tuple[int, ...]) -> None:
    channel = np.kron(*[np.array([[0.75, 0.25], [0.25, 0.75]])] * 2)

    def best(ratio: float) -> float:
        """The largest log-likelihood over the margins, f11 by Plackett's formula."""

        def unlikely(place: NDArray[np.float64]) -> float:
            a, b = 1 / (1 + np.exp(-place))
            half = 1 + (a + b) * (ratio - 1)
            both = (half - np.sqrt(half**2 - 4 * ratio * (ratio - 1) * a * b)) / (2 * (ratio - 1))
            shares = np.maximum(np.array([both, a - both, b - both, 1 - a - b + both]), 0)
            return -float(np.array(counts) @ np.log(channel @ shares))

        starts = [(0.1, 0.0), (-1.0, -2.0)]
        how = {"xatol": 1e-9, "fatol": 1e-11, "maxiter": 2_000}
        return max(
            -optimize.minimize(unlikely, at, method="Nelder-Mead", options=how).fun for at in starts
        )

    likely = np.full(4, 0.25)
    for _ in range(5_000):
        likely = likely * (channel.T @ (np.array(counts) / sum(counts) / (channel @ likely)))
    top = float(np.array(counts) @ np.log(channel @ likely))
    found = yes_and_no(counts).odds_ratio
    assert found is not None
    for end in (found.low, found.high):
        if end is not None:
            assert 2 * (top - best(end)) == pytest.approx(3.8414588, abs=2e-4)


def drawn(
    side: Side, truths: NDArray[np.int64], rng: np.random.Generator
) -> NDArray[np.int64 | np.uint8]:
    """Reports of people who would answer so, each a row of `all_reports`."""
    values, chances = all_reports(side.question)
    cumulative = np.array(chances, dtype=float).cumsum(axis=1)
    places = (rng.random(len(truths))[:, None] > cumulative[truths]).sum(axis=1)
    return values[np.minimum(places, len(values) - 1)]


def rejected(first: Side, second: Side, shares: NDArray[np.float64], n: int, runs: int) -> float:
    """The part of simulated studies whose test of independence has a p of at most .05."""
    rng, found = np.random.default_rng(6), 0
    for _ in range(runs):
        cells = rng.choice(shares.size, n, p=shares.ravel())
        truths = np.divmod(cells, second.k)
        columns = [
            drawn(side, each, rng) for side, each in zip((first, second), truths, strict=True)
        ]
        everyone = np.ones(n, np.bool_)
        features = [
            side.features(ReportColumn(column, everyone), everyone)
            for side, column in zip((first, second), columns, strict=True)
        ]
        found_here = independence_of(
            JointTally(first, second, n, tuple(sums_of(first, second, *features)))
        )
        assert found_here is not None
        found += found_here.p_value <= 0.05
    return found / runs


PAIRS = [
    (WARNER, WARNER),
    (KAry(3, F(3, 5)), KAry(3, F(3, 5))),
    (Unary(3, F(1, 2), F(1, 4)), WARNER),
    (Unary(3, F(1, 2), F(1, 4)), Subset(3, 2, F(3, 4))),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_that_the_test_keeps_its_size_near_the_boundary(
    one: Shares, other: Shares, suite_or_long: Callable[[int, int], int]
) -> None:
    first, second = Side(question(one, "a")), Side(question(other, "b"))
    margins = [np.array([0.02, *[0.98 / (side.k - 1)] * (side.k - 1)]) for side in (first, second)]
    runs = suite_or_long(100, 10_000)
    size = rejected(first, second, np.outer(*margins), 500, runs)
    assert size <= 0.0565 + 3 * math.sqrt(0.05 * 0.95 / runs) * (runs < 10_000)
    assert size >= 0.03 - 3 * math.sqrt(0.05 * 0.95 / runs) * (runs < 10_000)


def test_that_the_test_has_the_power_of_the_noncentral_chi_square(
    suite_or_long: Callable[[int, int], int],
) -> None:
    first, second = (Side(question(WARNER, id_)) for id_ in "ab")
    shares, n = np.array([[0.2, 0.1], [0.1, 0.6]]), 800
    channel = np.array([[0.75, 0.25], [0.25, 0.75]])
    reported = channel @ shares @ channel.T
    expected = np.outer(reported.sum(axis=1), reported.sum(axis=0))
    apart = n * float(((reported - expected) ** 2 / expected).sum())
    power = float(stats.ncx2.sf(stats.chi2.ppf(0.95, 1), 1, apart))
    runs = suite_or_long(300, 10_000)
    seen = rejected(first, second, shares, n, runs)
    assert seen == pytest.approx(power, abs=0.01 + 3 * math.sqrt(power * (1 - power) / runs))


# Through blocks

QUESTIONS = (
    replace(one_of(2, None, optional=True), id="sex"),
    replace(one_of(4, Unary(4, F(1, 2), F(1, 4))), id="job"),
    replace(yes_no(WARNER), id="paid", ask_if=AskIf("sex", ("o0",))),
    replace(yes_no(WARNER), id="late", ask_if=AskIf("sex", ("o1",))),
    replace(many_of(3, Binary(F(2, 3), F(1, 3))), id="used"),
    replace(number(0, 9, mechanism=OneBit(10, F(3, 4))), id="hours"),
)
LAYOUT = Layout(Survey(("en",), "T", QUESTIONS))


def people(n: int) -> Block:
    packed = np.empty((0, LAYOUT.size), dtype=np.uint8)
    random = np.random.default_rng(3)
    while len(packed) < n:
        some = random.integers(0, 256, (5_000, LAYOUT.size), dtype=np.uint8)
        packed = np.concatenate([packed, some[~LAYOUT.impossible(some)]])
    return Block(LAYOUT, packed[:n], random.choice([0.0, 0.5, 1.0, 1 / 3, 2.0], n))


PEOPLE = people(400)
SIDES = {id_: Side(PEOPLE.question(id_)) for id_ in ("sex", "job", "paid", "late")}


@pytest.mark.parametrize(("one", "other"), [("sex", "job"), ("job", "paid"), ("paid", "sex")])
@pytest.mark.parametrize("weighted", [False, True])
def test_that_parts_merge_to_the_whole_bit_by_bit(one: str, other: str, weighted: bool) -> None:
    block = PEOPLE if weighted else replace(PEOPLE, weights=None)
    halves = [block.where(np.arange(400) % 3 == i) for i in (2, 0, 1)]
    whole = tally_pair(block, SIDES[one], SIDES[other])
    assert tally_pairs(halves, SIDES[one], SIDES[other]) == whole
    both = block.column(one).present & block.column(other).present
    assert whole.n == both.sum()
    assert cross(whole) is not None


def test_that_weights_of_one_change_nothing_but_the_divisor() -> None:
    plain = cross(tally_pair(replace(PEOPLE, weights=None), SIDES["job"], SIDES["sex"]))
    ones = cross(tally_pair(replace(PEOPLE, weights=np.ones(400)), SIDES["job"], SIDES["sex"]))
    assert plain is not None
    assert ones is not None
    correction = math.sqrt(plain.n / (plain.n - 1))
    for one, other in zip(plain.cells, ones.cells, strict=True):
        assert other.share == pytest.approx(one.share, abs=1e-12)
        assert other.se == pytest.approx(one.se * correction, abs=1e-12)
    table = tally_pair(
        replace(PEOPLE, weights=np.full(400, 2.5)), SIDES["paid"], Side(QUESTIONS[4], "o1")
    )
    same = cross(table)
    assert same is not None
    unweighted = cross(replace(table, weighted=None))
    assert unweighted is not None
    assert same.odds_ratio == unweighted.odds_ratio or same.odds_ratio is not None
    assert same.independence is not None
    assert unweighted.independence is not None
    # Of equal weights the table is worth nearly all its reports.
    ratio = same.independence.statistic / unweighted.independence.statistic
    assert ratio == pytest.approx(1, abs=0.05)


def test_that_weighted_cells_have_the_error_of_linearization() -> None:
    tally = tally_pair(PEOPLE, SIDES["job"], SIDES["sex"])
    rows = PEOPLE.column("sex").present
    assert PEOPLE.weights is not None
    weights = PEOPLE.weights[rows]
    bits = PEOPLE.column("job").values[rows].astype(float)
    score = (bits - bits.mean(axis=1, keepdims=True)) / 0.25 + 0.25
    z = score[:, 1] * (PEOPLE.column("sex").values[rows] == 1)
    share = (weights * z).sum() / weights.sum()
    residual = weights * (z - share) / weights.sum()
    m = np.count_nonzero(weights)
    found = cross(tally)
    assert found is not None
    cell = found.cells[1 * 2 + 1]
    assert (cell.a, cell.b) == ("o1", "o1")
    assert cell.share == pytest.approx(share, abs=1e-12)
    assert cell.se == pytest.approx(math.sqrt(m / (m - 1) * (residual**2).sum()), abs=1e-12)


def test_that_shares_given_a_clear_answer_are_those_of_the_group() -> None:
    sides = SIDES["sex"], Side(QUESTIONS[4], "o2")
    found = cross(tally_pair(replace(PEOPLE, weights=None), *sides))
    assert found is not None
    group = PEOPLE.column("sex").present & (PEOPLE.column("sex").values == 1)
    yes = int(PEOPLE.column("used").values[group, 2].sum())
    count = Count(yes, int(group.sum()), 2 / 3, 1 / 3)
    inside = found.of_rows[2]
    assert (inside.given, inside.option) == ("o1", "yes")
    assert inside.share == pytest.approx(count.share, abs=1e-12)
    ends = interval_of(Interval.FELDMAN_COUSINS, count, 0.95)
    assert (inside.low, inside.high) == pytest.approx(ends, abs=1e-12)
    assert inside.interval == Interval.FELDMAN_COUSINS
    assert {each.interval for each in found.of_columns} == {FIELLER}


def test_that_fiellers_ends_are_where_the_test_turns() -> None:
    found = yes_and_no(KNOWN)
    first = found.of_rows[0]
    assert first.low is not None
    assert first.high is not None
    score = np.array([1.5, -0.5])
    for ratio in (first.low, first.high):
        each = np.outer(score, score - ratio).ravel()
        shares = np.array(KNOWN) / 1600
        mean = float(shares @ each)
        variance = float(shares @ each**2 - mean**2) / 1600
        assert mean**2 / variance == pytest.approx(3.8414588, abs=1e-5)


def test_that_two_questions_never_asked_together_are_not_crossed() -> None:
    tally = tally_pair(PEOPLE, SIDES["paid"], SIDES["late"])
    assert tally.n == 0
    assert cross(tally) is None


def test_that_clear_cells_have_the_interval_of_a_count() -> None:
    first, second = Side(question(None, "a", 2)), Side(question(None, "b", 2))
    found = cross(JointTally(first, second, 20, (0, 5, 5, 10)))
    assert found is not None
    assert found.interval == Interval.FELDMAN_COUSINS
    ends = interval_of(Interval.FELDMAN_COUSINS, Count(0, 20, 1, 0), 0.95)
    assert (found.cells[0].low, found.cells[0].high) == ends
    assert ends[1] > 0.1


def test_that_no_interval_is_made_where_all_reports_are_alike() -> None:
    found = yes_and_no((8, 0, 0, 0))
    assert found.cells[0].se == 0
    assert found.cells[0].low is None
    assert found.independence is None
    assert found.odds_ratio is not None
    assert found.odds_ratio.value is None


def test_that_what_has_no_options_is_refused() -> None:
    with pytest.raises(ValueError, match="bins"):
        Side(QUESTIONS[5])
    with pytest.raises(ValueError, match="name one option"):
        Side(QUESTIONS[4])
    with pytest.raises(ValueError, match="no option"):
        Side(QUESTIONS[4], "o9")
    with pytest.raises(ValueError, match="itself"):
        tally_pair(PEOPLE, SIDES["paid"], SIDES["paid"])
    with pytest.raises(ValueError, match="different pairs"):
        tally_pair(PEOPLE, SIDES["sex"], SIDES["job"]) + tally_pair(
            PEOPLE, SIDES["sex"], SIDES["paid"]
        )
    assert Question("n", Kind.NUMBER, "?", low=0, high=9, step=1).measured
