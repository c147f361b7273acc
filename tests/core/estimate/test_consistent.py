"""Possible shares: the projection, the most likely ones, and EM against the reference."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from hypothesis import given
from hypothesis import strategies as st
from made_questions import many_of, one_of, yes_no
from numpy.typing import NDArray

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import (
    Constraint,
    most_likely,
    most_likely_from_reports,
    norm_sub,
)
from core.inference.mixture import em
from core.privacy.mechanisms import Binary, KAry, Unary
from core.response.layout import ReportColumn

F = Fraction
KARY: dict[str, dict[str, Any]] = reference()["kary"]
COINS = Binary(F(3, 4), F(1, 4))


@given(st.lists(st.floats(-2, 2), min_size=1, max_size=12))
def test_that_norm_sub_is_the_projection_on_the_simplex(shares: list[float]) -> None:
    given_shares = np.array(shares)
    found = norm_sub(given_shares)
    assert found.min() >= 0
    assert found.sum() == pytest.approx(1, abs=1e-9)
    # The nearest point of a convex set: no vertex lies on the far side of it.
    away = given_shares - found
    assert (away - away @ found).max() <= 1e-9


def test_that_possible_shares_stay_as_they_are() -> None:
    shares = np.array([0.2, 0.5, 0.3])
    assert norm_sub(shares) == pytest.approx(shares, abs=1e-15)


@pytest.mark.parametrize("case", KARY.values(), ids=KARY)
def test_that_em_finds_the_most_likely_shares_of_the_reference(case: dict[str, Any]) -> None:
    likelihood, counts = np.array(case["P_rows_response_cols_true"]), np.array(case["counts"])
    found = em(likelihood, counts).shares
    assert found == pytest.approx(np.array(case["mle_constrained"]), abs=1e-8)
    assert counts @ np.log(likelihood @ found) == pytest.approx(case["kernel_loglik"], abs=1e-7)


@pytest.mark.parametrize("name", [name for name in KARY if name != "fr_k5"])
def test_that_the_most_likely_k_ary_shares_are_those_of_the_reference(name: str) -> None:
    case = KARY[name]
    counts = tuple(int(count) for count in case["counts"])
    p = F(case["P_rows_response_cols_true"][0][0])
    found = most_likely(Tally(one_of(len(counts), KAry(len(counts), p)), sum(counts), counts))
    assert found is not None
    assert found.method is Constraint.MAXIMUM_LIKELIHOOD
    assert found.shares == pytest.approx(case["mle_constrained"], abs=1e-9)


@given(
    st.lists(st.integers(0, 200), min_size=2, max_size=8).filter(any),
    st.fractions(F(1, 10), F(9, 10)),
)
def test_that_no_share_could_gain_at_the_most_likely_ones(counts: list[int], t: Fraction) -> None:
    k = len(counts)
    p = t + (1 - t) / k
    found = most_likely(Tally(one_of(k, KAry(k, p)), sum(counts), tuple(counts)))
    assert found is not None
    shares, x = np.array(found.shares), np.array(counts, dtype=np.float64)
    q = float((1 - p) / (k - 1))
    channel = q + (float(p) - q) * np.eye(k)
    score = channel.T @ (x / (channel @ shares)) / x.sum()
    assert score.max() <= 1 + 1e-9
    assert shares.min() >= 0
    assert shares.sum() == pytest.approx(1, abs=1e-12)
    by_em = em(channel, x).shares
    assert by_em == pytest.approx(shares, abs=1e-5)


def test_that_clamping_and_renormalizing_is_neither() -> None:
    counts = (40, 300, 160)
    counted = Tally(one_of(3, KAry(3, F(4, 5))), 500, counts)
    likely = most_likely(counted)
    assert likely is not None
    clamped = np.maximum((np.array(counts) / 500 - 0.1) / 0.7, 0)
    clamped /= clamped.sum()
    assert round(clamped[1], 3) == 0.694
    assert round(likely.shares[1], 3) == 0.696


def test_that_counts_that_do_not_suffice_are_named_norm_sub() -> None:
    unary = most_likely(Tally(one_of(3, Unary(3, F(1, 2), F(1, 4))), 100, (20, 50, 30)))
    assert unary is not None
    assert unary.method is Constraint.NORM_SUB
    assert unary.shares == pytest.approx(norm_sub(np.array([-0.2, 1.0, 0.2])), abs=1e-12)


def test_that_binary_shares_are_clipped_one_by_one() -> None:
    yes = most_likely(Tally(yes_no(COINS), 20, (0, 20)))
    many = most_likely(Tally(many_of(2, COINS), 20, (0, 10)))
    assert yes is not None
    assert many is not None
    assert (yes.shares, many.shares) == ((0.0, 1.0), (0.0, 0.5))
    assert {yes.method, many.method} == {Constraint.MAXIMUM_LIKELIHOOD}
    assert most_likely(Tally(yes_no(COINS), 0, (0, 0))) is None


def report_likelihood(bits: NDArray[np.uint8], mechanism: Unary) -> NDArray[np.float64]:
    """Pr(report | option) by the mechanism's own exact channel, shape (reports, k)."""
    rows = ["".join(map(str, row)) for row in bits]
    return np.array(
        [[float(mechanism.probability(row, v)) for v in range(mechanism.k)] for row in rows]
    )


def test_that_whole_unary_reports_tell_the_most_likely_shares() -> None:
    mechanism = Unary(4, F(1, 2), F(1, 4))
    rng = np.random.default_rng(5)
    truths = rng.choice(4, 300, p=[0.7, 0.3, 0.0, 0.0])
    odds = np.where(np.arange(4) == truths[:, None], 0.5, 0.25)
    bits = (rng.random((300, 4)) < odds).astype(np.uint8)
    question = one_of(4, mechanism)
    column = ReportColumn(bits, np.ones(300, dtype=np.bool_))
    found = most_likely_from_reports(question, [column])
    parts = [ReportColumn(bits[rows], column.present[rows]) for rows in (range(99, 300), range(99))]
    assert most_likely_from_reports(question, parts) == found
    assert found is not None
    assert found.method is Constraint.MAXIMUM_LIKELIHOOD
    likelihood = report_likelihood(bits, mechanism)

    def height(shares: NDArray[np.float64]) -> float:
        return float(np.log(likelihood @ shares).sum())

    shares = np.array(found.shares)
    score = (likelihood / (likelihood @ shares)[:, None]).mean(axis=0)
    assert score.max() < 1 + 1e-9
    by_counts = most_likely(tally(question, column))
    assert by_counts is not None
    assert height(shares) >= height(np.array(by_counts.shares))


def test_that_reports_are_asked_for_only_where_they_tell_more_than_counts() -> None:
    column = ReportColumn(np.zeros(3, dtype=np.int64), np.ones(3, dtype=np.bool_))
    with pytest.raises(ValueError, match="counts"):
        most_likely_from_reports(yes_no(COINS), [column])
    empty = ReportColumn(np.zeros((2, 3), dtype=np.uint8), np.zeros(2, dtype=np.bool_))
    assert most_likely_from_reports(one_of(3, Unary(3, F(1, 2), F(1, 4))), [empty]) is None


def test_that_em_that_does_not_converge_is_told_and_no_error() -> None:
    likelihood, counts = np.array([[0.75, 0.25], [0.25, 0.75]]), np.array([40.0, 60.0])
    stopped = em(likelihood, counts, steps=1)
    assert not stopped.converged
    assert stopped.shares.sum() == pytest.approx(1)
    assert em(likelihood, counts).converged
