"""Two questions crossed: known answers, every pair of mechanisms enumerated, size and power."""

import math
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from crossed_pairs import KNOWN, WARNER, joint, question, wide, yes_and_no
from made_mechanism import MadeUp
from scipy import optimize, stats

from core.cross.as_json import crossing_to_json
from core.cross.crossing import cross
from core.cross.pair_tally import JointTally, Side
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, KAry, Subset, Unary
from core.privacy.mechanisms.families import Shares

F = Fraction
MECHANISMS: list[Shares | None] = [
    None,
    WARNER,
    Binary(F(1, 4), F(7, 8)),
    KAry(3, F(1, 2)),
    Unary(3, F(1, 2), F(1, 4)),
    Subset(3, 2, F(3, 4)),
    MadeUp(3, 2, F(3, 4)),
]


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
    tally = JointTally(first, second, n, expected_sums)
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


def test_that_the_known_table_comes_out() -> None:
    found = yes_and_no(KNOWN)
    assert [cell.share for cell in found.cells] == pytest.approx(
        [0.15, 0.10, 0.15, 0.60], abs=1e-12
    )
    errors = [0.026250, 0.029208, 0.030388, 0.034369]
    assert [cell.se for cell in found.cells] == pytest.approx(errors, abs=5e-7)
    assert [cell.reported for cell in found.cells] == [270, 330, 370, 630]
    tested, ratio = found.independence, found.odds_ratio
    assert tested is not None
    assert ratio is not None
    assert tested.statistic == pytest.approx(9.959397, abs=5e-7)
    assert tested.freedom == 1
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
    written = crossing_to_json(yes_and_no((5, 5, 5, 5)))
    assert written["odds_ratio"] == {"value": ratio.value, "low": 0.0, "high": None}


@pytest.mark.parametrize("counts", [(100, 20, 20, 300), (10, 40, 40, 10), (60, 40, 80, 120)])
def test_that_the_ends_of_the_odds_ratio_are_those_of_a_search(counts: tuple[int, ...]) -> None:
    channel = np.kron(*[np.array([[0.75, 0.25], [0.25, 0.75]])] * 2)

    def best(ratio: float) -> float:
        """The largest log-likelihood over the margins, f11 by Plackett's formula."""

        def unlikely(place: Any) -> float:
            a, b = 1 / (1 + np.exp(-place))
            half = 1 + (a + b) * (ratio - 1)
            both = (half - np.sqrt(half**2 - 4 * ratio * (ratio - 1) * a * b)) / (2 * (ratio - 1))
            shares = np.maximum(np.array([both, a - both, b - both, 1 - a - b + both]), 0)
            return -float(np.array(counts) @ np.log(channel @ shares))

        starts = [np.array([0.1, 0.0]), np.array([-1.0, -2.0])]
        found = [
            optimize.minimize(
                unlikely, at, method="Nelder-Mead", options={"xatol": 1e-9, "fatol": 1e-11}
            )
            for at in starts
        ]
        return -min(float(each.fun) for each in found)

    likely = np.full(4, 0.25)
    for _ in range(5_000):
        likely = likely * (channel.T @ (np.array(counts) / sum(counts) / (channel @ likely)))
    top = float(np.array(counts) @ np.log(channel @ likely))
    found = yes_and_no(counts).odds_ratio
    assert found is not None
    for end in (found.low, found.high):
        if end is not None:
            assert 2 * (top - best(end)) == pytest.approx(3.8414588, abs=2e-4)


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
