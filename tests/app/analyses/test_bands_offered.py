"""Bands of a number: cuttings that are offered, typed and moved, and who is in each band."""

from dataclasses import replace

import numpy as np
import pytest
from made_questions import number

from app.analyses import bands
from core.survey.model import Question

AGE = replace(number(18, 90), id="age")
HOURS = replace(number(0, 240, 5), id="hours", scale=10)


def people(given: list[int], question: Question = AGE) -> list[int]:
    counts = [0] * ((question.high or 0) - (question.low or 0) + 1)
    for each in given:
        counts[each - (question.low or 0)] += 1
    return counts


def test_that_four_bands_of_like_size_are_the_quarters() -> None:
    given = np.random.default_rng(2).integers(18, 91, 997).tolist()
    cuts = bands.of_like_size(AGE, people(given))
    sizes = [
        sum(low <= each < high for each in given)
        for low, high in zip((0, *cuts), (*cuts, 999), strict=True)
    ]
    assert bands.sizes(AGE.in_bands(cuts), people(given)) == sizes
    assert max(sizes) - min(sizes) <= max(people(given))
    assert bands.of_like_size(AGE, people([40] * 9 + [60])) == (41,)
    assert bands.of_like_size(AGE, people([40] * 9)) == ()


def test_that_cuts_stand_at_every_ten_of_what_was_answered() -> None:
    assert bands.by_tens(AGE, people([18, 91 - 1])) == (10, (20, 30, 40, 50, 60, 70, 80))
    assert bands.by_tens(AGE, people([22, 47])) == (10, (30, 40))
    assert bands.by_tens(AGE, people([41, 47])) == (10, ())
    wide = replace(number(0, 1000), id="trips")
    assert bands.by_tens(wide, people([0, 1000], wide)) == (200, (200, 400, 600, 800, 1000))
    assert bands.first_cuts(AGE) == (20, 40, 60, 80)
    assert bands.first_cuts(replace(number(0, 1), id="any")) == (1,)


@pytest.mark.parametrize(
    ("text", "cuts"),
    [
        ("30, 45, 60", (30, 45, 60)),
        ("60 45;30 30", (30, 45, 60)),
        ("19", (19,)),
        ("90", (90,)),
        ("18, 30", None),
        ("30, 91", None),
        ("30.5", None),
        ("thirty", None),
        ("", None),
        ("20,21,22,23,24,25,26,27", None),
    ],
)
def test_that_typed_cuts_are_read_or_refused(text: str, cuts: tuple[int, ...] | None) -> None:
    assert bands.read_cuts(text, AGE) == cuts


def test_that_a_cut_moves_up_to_its_neighbours() -> None:
    able = bands.places(AGE)
    assert bands.moved((30, 45, 60), 1, 10, able) == (30, 55, 60)
    assert bands.moved((30, 45, 60), 1, 20, able) == (30, 59, 60)
    assert bands.moved((30, 45, 60), 0, -99, able) == (19, 45, 60)
    assert bands.moved((30, 45, 60), 2, 99, able) == (30, 45, 90)


def test_that_bands_are_called_by_the_numbers_that_are_in_them() -> None:
    assert bands.labels(AGE.in_bands((19, 30, 31, 60))) == [
        "18", "19 to 29", "30", "31 to 59", "60 and over",
    ]  # fmt: skip
    assert bands.labels(HOURS.in_bands((8, 16))) == ["0 to 7.5", "8 to 15.5", "16 and over"]


def test_that_cuts_are_read_as_they_are_written() -> None:
    wide = replace(number(-2000, 2000), id="balance")
    cuts = (-1500, 0, 1200)
    assert bands.read_cuts(bands.written(cuts), wide) == cuts
