"""Curves and surfaces agree with the intervals they picture, whatever people count and how."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_questions import yes_no
from numpy.typing import NDArray
from sampled_people import PEOPLE
from scipy import stats

from core.count.blocks import tally_blocks
from core.count.sampling_design import Design, fit
from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate.curves import share_curve, share_surface
from core.estimate.question import estimate
from core.estimate.results import ShareEstimate
from core.inference.intervals import Interval
from core.inference.likelihood import LikelihoodCurve
from core.privacy.designs import DESIGNS
from core.privacy.designs.grouped_channel import Grouped, mixed
from core.privacy.mechanisms import Binary, Warner
from core.response.layout import ReportColumn

F = Fraction
Array = NDArray[np.float64]
TWO = Grouped(2, mixed((Warner(F(3, 4)), Binary(F(9, 10), F(1, 5)))), ("a", "b"))
DETECTION = Grouped(
    2, DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2), ("a", "b")
)
LEVELS = st.sampled_from([0.5, 0.8, 0.95, 0.999])


def counted(mechanism: object, counts: list[int], weights: Array | None = None) -> Tally:
    question = replace(yes_no(None), channel=mechanism)  # type: ignore[arg-type]
    values = np.repeat(np.arange(len(counts)), counts)
    return tally(question, ReportColumn(values, np.ones(len(values), np.bool_)), weights)


def weights_of(counts: list[int], seed: int) -> Array:
    return np.exp(np.random.default_rng(seed).normal(size=sum(counts)))


def interval(found: ShareEstimate) -> tuple[float, float]:
    assert found.low is not None
    assert found.high is not None
    return found.low, found.high


def meets(drawn: LikelihoodCurve) -> None:
    """A curve is not below its cut from one end of its interval to the other, and nowhere else."""
    shares, heights = np.array(drawn.shares), np.array(drawn.log_likelihood)
    assert (np.diff(shares) > 0).all()
    assert heights.max() == pytest.approx(0, abs=1e-7)
    assert heights[drawn.shares.index(drawn.estimate)] == pytest.approx(0, abs=1e-7)
    for end, limit in ((drawn.low, 0.0), (drawn.high, 1.0)):
        height = heights[drawn.shares.index(end)]
        if abs(end - limit) > 1e-9:  # beyond, reports may be impossible at once
            assert height == pytest.approx(drawn.cut_off, abs=1e-6)
        assert height >= drawn.cut_off - 1e-6
    inside = (drawn.low < shares) & (shares < drawn.high)
    outside = (shares < drawn.low) | (shares > drawn.high)
    assert (heights[inside] >= drawn.cut_off - 1e-6).all()
    assert (heights[outside] <= drawn.cut_off + 1e-6).all()


@given(st.integers(0, 60), st.integers(1, 60), LEVELS)
def test_that_a_curve_of_people_who_count_alike_meets_its_cut_at_its_interval(
    yes: int, no: int, level: float
) -> None:
    found = counted(Warner(F(3, 4)), [no, yes])
    assert share_curve(replace(found, population=150), "yes", level) is None
    drawn = share_curve(found, "yes", level)
    assert drawn is not None
    meets(drawn)
    known = estimate(found, level, Interval.LIKELIHOOD_RATIO)
    assert (drawn.low, drawn.high) == pytest.approx(interval(known.options[0]), abs=1e-9)
    assert drawn.interval == known.interval == "likelihood-ratio"


@pytest.mark.parametrize("mechanism", [TWO, DETECTION])
@settings(max_examples=15)
@given(st.lists(st.integers(1, 80), min_size=4, max_size=4), st.booleans(), LEVELS)
def test_that_a_curve_of_several_designs_meets_its_cut_at_their_interval(
    mechanism: Grouped, counts: list[int], weighted: bool, level: float
) -> None:
    found = counted(mechanism, counts, weights_of(counts, 3) if weighted else None)
    drawn = share_curve(found, "yes", level)
    assert drawn is not None
    meets(drawn)
    known = estimate(found, level).options[0]
    assert (drawn.low, drawn.high) == pytest.approx(interval(known), abs=1e-9)
    assert (drawn.interval, known.consistent) == ("profile-likelihood", drawn.estimate)


def test_that_weights_alone_have_no_curve() -> None:
    assert share_curve(counted(Warner(F(3, 4)), [30, 20], weights_of([30, 20], 1)), "yes") is None


@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 9), LEVELS, st.booleans())
def test_that_a_surface_of_weighted_groups_meets_the_cuts_of_their_intervals(
    yes: int, no: int, seed: int, level: float, clear: bool
) -> None:
    counts = [no + 2, yes]
    groups = [
        counted(None if clear else Warner(F(3, 4)), each, weights_of(each, seed))
        for each in (counts, counts[::-1])
    ]
    drawn = share_surface(groups[0], groups[1], "yes", level)
    assert drawn is not None
    assert drawn.intervals == ("clopper-pearson",) * 2
    assert drawn.cut_off == pytest.approx(-stats.chi2.ppf(level, 2) / 2, rel=1e-9)
    heights = np.array(drawn.log_likelihood)
    top = drawn.first.index(drawn.estimate[0]), drawn.second.index(drawn.estimate[1])
    assert heights[top] == heights.max() == 0
    cut = -(stats.norm.ppf((1 + level) / 2) ** 2) / 2
    lines = (drawn.first, heights[:, top[1]]), (drawn.second, heights[top[0]])
    for group, best, (shares, line) in zip(groups, drawn.estimate, lines, strict=True):
        known = estimate(group, level).options[0]
        low, high = (
            shares[int(np.abs(np.array(shares) - end).argmin())] for end in interval(known)
        )
        assert (low, high) == pytest.approx(interval(known), abs=1e-12)
        meets(LikelihoodCurve(shares, tuple(line.tolist()), best, cut, low, high, level))


def test_that_groups_that_share_clusters_have_no_surface() -> None:
    sample = fit(Design(clusters="village"), [PEOPLE])
    for by, shared in (("sex", True), ("area", True)):
        groups = tally_blocks([sample.of(PEOPLE)], only="paid", by=by)[0].groups
        first, second = groups.values()
        assert (share_surface(first, second, "yes") is None) is shared
    weighted = PEOPLE.weighted_by("weight")
    first, second = tally_blocks([weighted], only="paid", by="sex")[0].groups.values()
    assert share_surface(first, second, "yes") is not None


def test_that_the_region_of_weighted_groups_holds_as_often_as_is_said(
    suite_or_long: Callable[[int, int], int],
) -> None:
    runs, random = suite_or_long(150, 4_000), np.random.default_rng(7)
    held = 0
    for _ in range(runs):
        groups, truths = [], []
        for share in (0.1, 0.3):
            yes = random.random(50) < share
            weights = np.exp(random.normal(size=50) + 0.7 * yes)  # going with the answer
            column = ReportColumn(yes.astype(int), np.ones(50, np.bool_))
            groups.append(tally(yes_no(None), column, weights))
            truths.append(share * math.exp(0.7) / (share * math.exp(0.7) + 1 - share))
        drawn = share_surface(groups[0], groups[1], "yes")
        assert drawn is not None
        heights = np.array(drawn.log_likelihood)
        line = [np.interp(truths[1], drawn.second, row, left=-9, right=-9) for row in heights]
        held += np.interp(truths[0], drawn.first, line, left=-9, right=-9) >= drawn.cut_off
    assert held / runs >= 0.95 - 3 * math.sqrt(0.05 * 0.95 / runs)
