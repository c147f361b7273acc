"""Rehearsing what each person is asked only some of: who is asked, and what is found."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from made_questions import many_of, yes_no
from scipy.stats import binom

from core.inference.intervals import Interval
from core.privacy.mechanisms import Warner
from core.rehearse import Answers, People, invent, rehearse, simulate
from core.response.file import ResponseReader, write
from core.response.layout import Layout
from core.survey import Survey
from core.survey.model import Block, Question

F = Fraction
P = F(3, 4)


def of_block(n: int, ask: int) -> Survey:
    questions = tuple(replace(yes_no(Warner(P)), id=f"q{i}") for i in range(n))
    return Survey(("en",), "S", questions, sample=(Block(tuple(q.id for q in questions), ask),))


def of_options(k: int, ask: int) -> Survey:
    return Survey(("en",), "S", (replace(many_of(k, Warner(P)), id="m", ask=ask),))


def test_that_each_person_answers_what_was_drawn_for_them() -> None:
    survey = of_block(4, 2)
    found = list(rehearse(survey, invent(survey, 3000, 5), 5))
    assert {len(response.answers) for response in found} == {2}
    for question in survey.questions:
        n = sum(question.id in response.answers for response in found)
        assert abs(n - 1500) < 5 * math.sqrt(3000 / 4)
    layout, reader = Layout(survey), ResponseReader(survey)
    for response in found[:40]:
        read = reader.read(write(response))
        assert layout.unpack(read.id, layout.pack(read), rehearsal=True) == response


def test_that_options_that_were_not_drawn_are_told_by_a_dash() -> None:
    survey = of_options(5, 2)
    found = list(rehearse(survey, invent(survey, 2000, 5), 5))
    reports = [str(response.answers["m"]) for response in found]
    assert {report.count("-") for report in reports} == {3}
    for place in range(5):
        asked = [report[place] for report in reports if report[place] != "-"]
        assert abs(len(asked) - 800) < 5 * math.sqrt(2000 * 0.4 * 0.6)
    assert ResponseReader(survey).read(write(found[0])) == found[0]


@pytest.mark.parametrize("ask", [1, 2])
def test_that_so_many_are_asked_and_the_error_is_that_of_so_many(ask: int) -> None:
    survey = of_block(3, ask)
    shares = {question.id: {"yes": 0.3} for question in survey.questions}
    for runs in simulate(survey, 900, 4000, 3, shares, method=Interval.WILSON):
        yes = runs.options[0]
        assert runs.n.mean() == pytest.approx(300 * ask, rel=0.01)
        rate = 0.25 + 0.5 * 0.3
        expected = math.sqrt(rate * (1 - rate) / (300 * ask)) / 0.5
        assert yes.planned == pytest.approx(expected, rel=0.01)
        assert yes.spread == pytest.approx(expected, rel=0.05)


def test_that_options_of_a_table_scatter_as_planned() -> None:
    survey = of_options(4, 1)
    truths = np.tile(np.array([[1, 0, 0, 1], [0, 0, 1, 1]]), (400, 1))
    people = People(800, {"m": Answers(truths, np.ones(800, dtype=np.bool_))})
    (runs,) = simulate(survey, people, 4000, 3, method=Interval.WILSON)
    assert (runs.n == 800).all()
    for option, truth in zip(runs.options, (0.5, 0.0, 0.5, 1.0), strict=True):
        assert option.truth == truth
        assert option.mean == pytest.approx(truth, abs=4 * option.spread / math.sqrt(4000))
        assert option.spread == pytest.approx(option.planned, rel=0.05)


def test_that_chances_of_few_people_are_those_enumerated() -> None:
    """Three people, each asked one of two questions: every way it can go, by its chance."""
    survey, runs, n, share = of_block(2, 1), 60_000, 3, 0.4
    rate = float(1 - P) + float(2 * P - 1) * share
    expected: dict[float, float] = {}
    for asked, saved in product(range(n + 1), range(n + 1)):
        chance = binom.pmf(asked, n, 0.5) * binom.pmf(saved, asked, rate)
        if asked and chance:
            place = round((saved / asked - 0.25) / 0.5, 9)
            expected[place] = expected.get(place, 0.0) + float(chance)
    shares = {question.id: {"yes": share} for question in survey.questions}
    found = simulate(survey, n, runs, 4, shares, method=Interval.WALD)[0].options[0].shares
    known = found[~np.isnan(found)]
    assert known.size / runs == pytest.approx(1 - 0.5**n, abs=0.01)
    places, times = np.unique(np.round(known, 9), return_counts=True)
    assert set(places.tolist()) == set(expected)
    for place, count in zip(places.tolist(), times.tolist(), strict=True):
        chance = expected[place]
        assert abs(count / runs - chance) < 5 * math.sqrt(chance * (1 - chance) / runs)


def test_that_a_survey_that_asks_all_draws_what_it_drew_before() -> None:
    asked: tuple[Question, ...] = (replace(yes_no(Warner(P)), id="q0"),)
    survey = Survey(("en",), "S", asked)
    drawn = [response.answers for response in rehearse(survey, invent(survey, 4, 7), 7)]
    assert all(list(answers) == ["q0"] for answers in drawn)
