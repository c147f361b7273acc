"""Bands of a number against a survey whose numbers were put into bands before they were saved."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import number, one_of, yes_no

from core.count.blocks import Block, Tallies, tally_blocks, tally_nested
from core.count.raking import Margin
from core.count.sampling_design import Design, fit
from core.cross.crossing import cross
from core.cross.pair_tally import Side, tally_pair
from core.estimate import estimate_groups
from core.facts.errors import Refused
from core.interchange.margins import read_margins
from core.privacy.mechanisms import Warner
from core.response.file import Response
from core.response.layout import Layout
from core.survey.model import Question, Survey

BANDS = "cut(age, 30, 45, 60)"
EDGES = 30, 45, 60
PAID = replace(yes_no(Warner(Fraction(3, 4))), id="paid")
AGE = replace(number(18, 90, 2, mechanism=None), id="age", optional=True)
SEX = replace(one_of(2, None), id="sex")


def block(asked: Question, column: list[int | None]) -> Block:
    """People of whom each said so much of `asked`, the same of all else."""
    survey = Survey(("en",), "T", (PAID, SEX, asked))
    layout, random = Layout(survey), np.random.default_rng(3)
    rows = []
    for value in column:
        answers = {"paid": int(random.random() < 0.4), "sex": int(random.random() < 0.5)}
        given = answers if value is None else {**answers, asked.id: value}
        rows.append(layout.pack(Response("", survey.digest, given, survey.procedures[0])))
    return Block.of(layout, rows)


def ages(n: int = 300) -> list[int | None]:
    drawn = np.random.default_rng(5).integers(9, 46, n).tolist()
    return [None if place % 17 == 0 else 2 * age for place, age in enumerate(drawn)]


GIVEN = ages()
BEFORE = [None if age is None else sum(age >= edge for edge in EDGES) for age in GIVEN]
BANDED = replace(one_of(4, None, optional=True), id="band")
WHOLE, EARLIER = block(AGE, GIVEN), block(BANDED, BEFORE)


def numbers(tallies: Tallies) -> list[object]:
    (found,) = tallies
    estimate = estimate_groups(found.whole, found.groups)
    whole = [estimate.options, estimate.n]
    return [*whole, *((each.estimate.n, each.estimate.options) for each in estimate.groups)]


def test_that_a_split_by_bands_is_that_of_answers_in_bands() -> None:
    found = tally_blocks([WHOLE.where(np.arange(300) % 2 == i) for i in (0, 1)], "paid", BANDS)
    assert list(found[0].groups) == ["<30", "30..44", "45..59", ">=60"]
    assert numbers(found) == numbers(tally_blocks([EARLIER], "paid", "band"))
    within, before = (
        tally_nested([WHOLE], "sex", BANDS, "paid"),
        tally_nested([EARLIER], "sex", "band", "paid"),
    )
    assert [numbers(each) for each in within.values()] == [
        numbers(each) for each in before.values()
    ]


def test_that_the_number_itself_is_not_split_by_its_bands() -> None:
    assert [bool(each.groups) for each in tally_blocks([WHOLE], by=BANDS)] == [True, True, False]


def test_that_bands_cross_and_weigh_as_answers_in_bands() -> None:
    found, before = (
        cross(
            tally_pair(some, Side(some.question("paid")), Side(some.question(by))),
            0.95,
        )
        for some, by in ((WHOLE, BANDS), (EARLIER, "band"))
    )
    assert found is not None
    assert before is not None
    assert [each.share for each in found.cells] == [each.share for each in before.cells]
    assert found.independence == before.independence
    shares = [0.1, 0.4, 0.3, 0.2]
    table = "question,answer,share\n" + "".join(
        f'"cut(age,30, 45,60)",{answer},{share}\n'
        for answer, share in zip(("<30", "30..44", "45..59", ">=60"), shares, strict=True)
    )
    read = read_margins(table.encode(), Survey(("en",), "T", (PAID, SEX, AGE)))
    assert not read.problems
    assert read.margins[0].question == BANDS
    other = Margin("band", tuple(zip(BANDED.option_ids, shares, strict=True)))
    raked, earlier = (
        numbers(tally_blocks([fit(Design(margins=margins), [some]).of(some)], "paid"))
        for some, margins in ((WHOLE, read.margins), (EARLIER, (other,)))
    )
    assert raked == earlier


@pytest.mark.parametrize(
    ("text", "fact", "where"),
    [
        ("cut(age, 18, 30)", "FORMULA_EDGES", "column 1"),
        ("cut(age, 30, 91)", "FORMULA_EDGES", "column 1"),
        ("cut(age, 40, 30)", "FORMULA_EDGES", "column 14"),
        ("cut(age, 40) + 1", "FORMULA_SIGN_EXPECTED", "column 14"),
        ("cut(sex, 1)", "FORMULA_NOT_A_NUMBER", "column 1"),
        ("cut(paid, 1)", "FORMULA_NOT_A_NUMBER", "column 1"),
        ("cut(agee, 40)", "FILTER_NO_QUESTION", ""),
        ("agee", "FILTER_NO_QUESTION", ""),
    ],
)
def test_that_bands_that_cannot_be_are_refused_at_their_place(
    text: str, fact: str, where: str
) -> None:
    survey = Survey(("en",), "T", (PAID, SEX, AGE))
    with pytest.raises(Refused) as refused:
        survey.named(text)
    problem = refused.value.problem
    assert (problem.found.fact.name, problem.where) == (fact, where)
    with pytest.raises(KeyError):
        survey.question(text)


def test_that_an_edge_of_numbers_with_decimals_is_in_their_units() -> None:
    hours = replace(number(0, 240, 5), id="hours", scale=10)
    found = hours.in_bands((8, 16))
    assert found.kind.definition.places(found, np.array([0, 75, 80, 155, 160])).tolist() == [
        0,
        0,
        1,
        1,
        2,
    ]
