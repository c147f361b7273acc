"""The true numbers of known people, and the bins that numbers are divided into."""

from __future__ import annotations

import statistics

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.present.chart import bin_widths, edges_of, width_of
from core.present.chart.numbers import _divided, _n_bins
from core.rehearse import Answers, People, true_numbers
from core.survey import Kind, Question

AGE = Question("age", Kind.NUMBER, "Age?", low=-20, high=100, step=1)


@given(st.lists(st.integers(-20, 100), min_size=1, max_size=60), st.integers(-20, 100))
@settings(max_examples=60)
def test_that_true_numbers_are_those_of_the_answers(values: list[int], edge: int) -> None:
    skipped = [7] * 3
    given_ = np.array([True] * len(values) + [False] * 3)
    people = People(len(values) + 3, {"age": Answers(np.array(values + skipped), given_)})
    found = true_numbers(AGE, people)
    assert found.n == len(values)
    assert found.mean == pytest.approx(statistics.fmean(values))
    assert (found.least, found.most) == (min(values), max(values))
    assert found.at_or_above(edge) == sum(value >= edge for value in values)
    assert found.among(0, edge) == sum(0 <= value <= edge for value in values)
    inverted = np.quantile(values, [0.25, 0.5, 0.75], method="inverted_cdf").tolist()
    assert [found.quantile(p) for p in (0.25, 0.5, 0.75)] == inverted


def test_that_only_numbers_have_true_numbers() -> None:
    with pytest.raises(ValueError, match="does not ask for a number"):
        true_numbers(Question("car", Kind.YES_NO, "Car?"), People(0, {}))


@given(low=st.integers(-300, 300), size=st.integers(2, 400), step=st.integers(1, 30))
@settings(max_examples=80)
def test_that_bins_of_every_width_hold_every_number_once(low: int, size: int, step: int) -> None:
    question = Question("n", Kind.NUMBER, "?", low=low, high=low + step * (size - 1), step=step)
    values = range(low, low + step * size, step)
    assert width_of(question, 10**9) == width_of(question)
    for width in (*bin_widths(question), width_of(question)):
        divided = _divided(values, width)
        assert [one for inside in divided for one in inside] == list(values)
        assert len(divided) == _n_bins(values, width)
        edges = edges_of(question, width)
        assert len(edges) == len(divided) + 1 or width not in bin_widths(question)
        assert sorted(edges) == list(edges)
        if width in bin_widths(question):
            assert width_of(question, width) == width
            for i, inside in enumerate(divided):
                assert edges[i] <= inside[0] <= inside[-1] < edges[i + 1]
