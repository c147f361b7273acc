"""Tallies: what is counted, with and without weights, packed or not, and how they add up."""

import operator
from fractions import Fraction
from functools import reduce

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, options, yes_no
from numpy.typing import NDArray

from core.count.tally import Tally
from core.count.tally_columns import HISTOGRAM_LIMIT, groups_by, tally, tally_rows
from core.privacy.mechanisms import Binary, KAry, OneBit, Unary
from core.privacy.procedures import Procedure
from core.response.file import Response
from core.response.layout import Layout, ReportColumn
from core.survey.model import Kind, Option, Question, Survey

F = Fraction
COINS = Binary(F(3, 4), F(1, 4))


def everyone(values: list[int] | list[list[int]], dtype: type = np.int64) -> ReportColumn:
    array: NDArray[np.int64] = np.array(values, dtype=dtype)
    return ReportColumn(array, np.ones(len(array), dtype=np.bool_))


def some(values: list[int], present: list[bool]) -> ReportColumn:
    return ReportColumn(np.array(values), np.array(present))


def test_that_a_reported_yes_counts_for_the_first_option() -> None:
    counted = tally(yes_no(COINS), everyone([1, 1, 0, 1, 0]))
    assert (counted.n, counted.counts) == (5, (3, 2))


def test_that_categories_are_counted_in_the_order_of_the_options() -> None:
    counted = tally(one_of(4, KAry(4, F(1, 2))), everyone([0, 2, 2, 1, 2]))
    assert (counted.n, counted.counts) == (5, (1, 1, 3, 0))


def test_that_bits_are_counted_by_option() -> None:
    rows = [[1, 0, 1], [0, 0, 1], [1, 0, 0], [0, 0, 1]]
    for question in (one_of(3, Unary(3, F(1, 2), F(1, 4))), many_of(3, COINS), many_of(3, None)):
        counted = tally(question, everyone(rows, np.uint8))
        assert (counted.n, counted.counts) == (4, (2, 0, 3))


def test_that_one_bit_reports_are_counted_by_their_ones() -> None:
    question = number(0, 10, mechanism=OneBit(11, F(3, 4)))
    assert tally(question, everyone([1, 0, 1, 1])).counts == (3,)


def test_that_absent_reports_are_not_counted() -> None:
    present = [True, False, True, False]
    counted = tally(yes_no(None), some([1, 1, 0, 0], present))
    assert (counted.n, counted.counts) == (2, (1, 1))
    rows = ReportColumn(np.ones((4, 2), dtype=np.uint8), np.array(present))
    assert tally(many_of(2, None), rows).counts == (2, 2)


def test_that_numbers_in_the_clear_are_summed_in_their_own_units() -> None:
    question = number(-10, 20, step=5)
    counted = tally(question, everyone([0, 6, 6, 3]))  # −10, 20, 20, 5
    assert (counted.n, counted.total, counted.squares) == (4, 35, 100 + 400 + 400 + 25)
    assert counted.histogram == (1, 0, 0, 1, 0, 0, 2)


def test_that_sums_of_large_numbers_are_exact() -> None:
    top = 2**53 - 1
    counted = tally(number(0, top), everyone([top, top - 2, 1]))
    assert counted.histogram == ()
    assert counted.total == 2 * top - 1
    assert counted.squares == top**2 + (top - 2) ** 2 + 1


def test_that_the_two_ways_of_summing_agree() -> None:
    values = list(range(0, HISTOGRAM_LIMIT, 1000))
    small = tally(number(0, HISTOGRAM_LIMIT - 1), everyone(values))
    large = tally(number(0, HISTOGRAM_LIMIT), everyone(values))
    assert small.histogram
    assert not large.histogram
    assert (small.total, small.squares) == (large.total, large.squares)


def test_that_weights_weigh_what_is_counted() -> None:
    weights = np.array([2.0, 1.0, 0.5, 4.0])
    column = some([1, 0, 1, 1], [True, True, True, False])
    weighted = tally(yes_no(COINS), column, weights).weighted
    assert weighted is not None
    assert (weighted.total, weighted.squares) == (F(7, 2), F(21, 4))
    assert weighted.counts == (F(5, 2), F(1))
    assert weighted.people == 3
    assert weighted.square_counts == (F(17, 4), F(1))
    assert weighted.kish_n == F(7, 3)
    rows = everyone([[1, 0], [1, 1], [0, 1], [0, 0]], np.uint8)
    in_bits = tally(many_of(2, COINS), rows, weights).weighted
    assert in_bits is not None
    assert in_bits.counts == (F(3), F(3, 2))


@pytest.mark.parametrize("weights", [[1.0], [1.0, -1.0], [1.0, np.nan], [np.inf, 1.0]])
def test_that_weights_that_cannot_be_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="weights"):
        tally(yes_no(COINS), everyone([1, 0]), np.array(weights))


def test_that_groups_are_those_who_gave_an_answer_in_the_clear() -> None:
    sex = one_of(2, None, optional=True)
    by = groups_by(sex, some([0, 1, 0, 1, 0], [True, True, True, True, False]))
    assert {value: rows.tolist() for value, rows in by.items()} == {
        "o0": [True, False, True, False, False],
        "o1": [False, True, False, True, False],
    }


def test_that_yes_groups_are_those_who_said_yes() -> None:
    by = groups_by(yes_no(None), everyone([1, 1, 0]))
    assert {value: rows.tolist() for value, rows in by.items()} == {
        "yes": [True, True, False],
        "no": [False, False, True],
    }


@pytest.mark.parametrize("by", [yes_no(COINS), many_of(2, None), number(0, 9)])
def test_that_only_clear_answers_that_part_people_make_groups(by: Question) -> None:
    with pytest.raises(ValueError, match="cannot be grouped"):
        groups_by(by, everyone([0, 1]))


QUESTIONS = (
    Question("clear", Kind.YES_NO, "?", optional=True),
    Question("coins", Kind.YES_NO, "?", channel=COINS),
    Question("job", Kind.ONE_OF, "?", options=options(5), channel=KAry(5, F(1, 2))),
    Question("bits", Kind.ONE_OF, "?", options=options(13), channel=Unary(13, F(1, 2), F(1, 4))),
    Question("used", Kind.MANY_OF, "?", options=options(3), channel=COINS),
    Question("maybe", Kind.MANY_OF, "?", options=options(2), optional=True),
    Question("age", Kind.NUMBER, "?", low=10, high=99, step=1, optional=True),
    Question("one", Kind.ONE_OF, "?", options=(Option("a", "a"), Option("b", "b"))),
)
SURVEY = Survey(("en",), "T", QUESTIONS)


def responses(n: int, seed: int) -> list[Response]:
    rng = np.random.default_rng(seed)
    found = []
    for i in range(n):
        answers: dict[str, int | str] = {}
        for question in QUESTIONS:
            if question.optional and rng.random() < 0.4:
                continue
            width = question.form.size
            bits = "".join(map(str, rng.integers(0, 2, width)))
            whole = int(rng.integers(0, width)) + (question.low or 0)
            bitwise = question.kind is Kind.MANY_OF or isinstance(question.channel, Unary)
            answers[question.id] = bits if bitwise else whole
        found.append(Response(f"{i:032x}", SURVEY.digest, answers, Procedure.SCRAMBLED))
    return found


def packed_rows(given: list[Response]) -> NDArray[np.uint8]:
    layout = Layout(SURVEY)
    data = b"".join(layout.pack(response) for response in given)
    return np.frombuffer(data, dtype=np.uint8).reshape(len(given), layout.size)


@pytest.mark.parametrize("n", [0, 1, 23, 24, 25, 73, 1000])
def test_that_a_study_is_counted_as_its_responses_say(n: int) -> None:
    given, layout = responses(n, seed=n), Layout(SURVEY)
    packed = packed_rows(given)
    counted = tally_rows(layout, packed)
    for question in QUESTIONS:
        answers = [r.answers[question.id] for r in given if question.id in r.answers]
        column = layout.column(packed, question.id)
        assert counted[question.id] == tally(question, column, survey=SURVEY.digest)
        assert counted[question.id].n == len(answers)
        if question.id in ("bits", "used", "maybe"):
            sums = [sum(str(a)[i] == "1" for a in answers) for i in range(question.form.size)]
            assert counted[question.id].counts == tuple(sums)
    ages = [int(str(r.answers["age"])) for r in given if "age" in r.answers]
    assert counted["age"].total == sum(ages)
    assert counted["age"].squares == sum(age**2 for age in ages)


def test_that_bits_are_counted_exactly_in_more_than_one_slice() -> None:
    n, k = 3**10 * 2 + 77, 19
    question = Question("b", Kind.MANY_OF, "?", options=options(k), channel=COINS)
    layout = Layout(Survey(("en",), "T", (QUESTIONS[1], question)))
    packed = np.random.default_rng(3).integers(0, 256, (n, layout.size), dtype=np.uint8)
    expected = layout.column(packed, "b").values.sum(axis=0)
    assert tally_rows(layout, packed)["b"].counts == tuple(expected.tolist())


def a_tally(counts: tuple[int, int, int]) -> Tally:
    return Tally(one_of(3, None), sum(counts), counts)


COUNTS = st.tuples(*(st.integers(0, 10**6),) * 3).map(a_tally)


@given(COUNTS, COUNTS, COUNTS)
def test_that_merging_is_associative_and_commutative(a: Tally, b: Tally, c: Tally) -> None:
    assert (a + b) + c == a + (b + c)
    assert a + b == b + a


@given(st.lists(st.integers(0, 2), max_size=40), st.integers(0, 40))
def test_that_neither_order_nor_division_into_files_matters(values: list[int], cut: int) -> None:
    question = one_of(3, KAry(3, F(1, 2)))
    shuffled = sorted(values, key=lambda value: (value * 7919) % 3)
    whole = tally(question, everyone(values))
    assert tally(question, everyone(shuffled)) == whole
    first, second = tally(question, everyone(values[:cut])), tally(question, everyone(values[cut:]))
    assert first + second == whole


def test_that_numbers_and_weights_merge() -> None:
    question, weights = number(0, 9), np.array([1.0, 2.0, 3.0])
    values = [1, 5, 9]
    whole = tally(question, everyone(values), weights)
    parts = [tally(question, everyone([v]), weights[i : i + 1]) for i, v in enumerate(values)]
    assert reduce(operator.add, parts) == whole


def test_that_what_does_not_belong_together_does_not_merge() -> None:
    column, weights = everyone([1, 0]), np.ones(2)
    with pytest.raises(ValueError, match="two different questions"):
        tally(yes_no(COINS), column) + tally(yes_no(None), column)
    with pytest.raises(ValueError, match="two different questions"):
        tally(yes_no(COINS), column, survey="a") + tally(yes_no(COINS), column, survey="b")
    with pytest.raises(ValueError, match="weighted"):
        tally(yes_no(COINS), column) + tally(yes_no(COINS), column, weights)
