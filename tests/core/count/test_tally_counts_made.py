"""Counts are made in one place, and what asks for one has the freedom of its error."""

from __future__ import annotations

import ast
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from made_questions import number, yes_no

import core
from core.checks.rule_breaking import anchored, bounds
from core.count.tally import Tally, count_of
from core.count.tally_columns import tally
from core.estimate.window_histogram import fitted_histogram
from core.inference.binomial import Count, normal_interval
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import REGISTRY, Warner
from core.response.layout import ReportColumn


def test_that_one_method_of_one_class_makes_counts() -> None:
    makers = set()
    for path in Path(core.__path__[0]).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Count":
                    makers.add((path.name, function.name))
    assert makers == {("tally.py", "count")}


def heavy(question_mechanism: Warner) -> Tally:
    """Three of forty weigh nearly all."""
    weights = np.array([30.0] * 3 + [1.0] * 37)
    column = ReportColumn(np.tile([1, 0, 0, 1], 10), np.ones(40, dtype=np.bool_))
    return tally(yes_no(question_mechanism), column, weights)


def test_that_bounds_of_weighted_reports_have_the_freedom_of_their_share() -> None:
    count = count_of(heavy(Warner(Fraction(3, 4))), "yes")
    found = bounds(count, 0.0)
    share = interval_of(Interval.CLOPPER_PEARSON, count, 0.95)
    assert (found.low, found.high) == pytest.approx(share, abs=1e-12)
    counted = Tally(yes_no(Warner(Fraction(3, 4))), 60, (24, 36))
    drawn = count_of(counted.of_population(90), "yes")  # its count is not whole
    known = interval_of(Interval.CLOPPER_PEARSON, drawn, 0.95)
    of_drawn = bounds(drawn, 0.0)
    assert (of_drawn.low, of_drawn.high) == pytest.approx(known, abs=1e-12)


def test_that_an_anchor_keeps_the_freedom_of_its_counts() -> None:
    item = Count(36, 100, 0.75, 0.25, 0.0023, freedom=2)
    found = anchored(item, replace(item, x=28), 0.0)
    assert found is not None
    # t with 2 degrees of freedom is 4.302653 at 95%.
    assert found.high - found.share == pytest.approx(4.302653 * found.se, rel=1e-6)
    assert found.following_high - found.following == pytest.approx(
        4.302653 * found.following_se, rel=1e-6
    )


def test_that_bars_of_weighted_reports_are_student_s() -> None:
    near = REGISTRY["window"].make({"width": 2, "p": Fraction(9, 10)}, 5)
    values = np.tile([0, 1, 2, 3, 4, 5, 2, 3], 25)
    column = ReportColumn(values, np.ones(200, dtype=np.bool_))
    weights = np.array([8.0] * 16 + [1.0] * 184)
    histogram = fitted_histogram(tally(number(0, 4, mechanism=near), column, weights), False)
    assert histogram is not None
    part = histogram.part(1, 4, 0.95)
    freedom = (weights**2).sum() ** 2 / (weights**4).sum() - 1
    assert part.se is not None
    low, high = normal_interval(part.share, part.se, freedom)
    assert freedom == pytest.approx(1208**2 / 65720 - 1)
    # Never narrower than Student's, which is wider than the normal one.
    assert part.low <= max(low, 0) + 1e-12  # type: ignore[operator]
    assert part.high >= min(high, 1) - 1e-12  # type: ignore[operator]
    assert min(high, 1) > part.share + 1.96 * part.se
