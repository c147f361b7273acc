"""The people of the census extract "Adult" as a survey: sensitive answers, and two in the clear."""

from __future__ import annotations

import gzip
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from core.count.blocks import Block
from core.examples import example_survey
from core.privacy.mechanisms import KAry, OneBit, Warner
from core.rehearse import Answers, People, read_truth, seeded_door
from core.rehearse.responses import draw_reports
from core.response.layout import Layout
from core.survey.model import Kind, Option, Question, Survey

F = Fraction
LEVELS = ("school", "diploma", "college", "bachelor", "higher")
DATA = Path(__file__).parent.parent / "data" / "adult.csv.gz"


def _one_of(id_: str, *options: str) -> Question:
    return Question(
        id_, Kind.ONE_OF, f"{id_}?", options=tuple(Option(each, each) for each in options)
    )


SURVEY = Survey(
    ("en",),
    "Work",
    (
        _one_of("sex", "female", "male"),
        _one_of("education", *LEVELS),
        replace(example_survey("occupation").questions[0], id="occupation"),
        Question("income", Kind.YES_NO, "Above 50,000?", channel=Warner(F(3, 4))),
        Question(
            *("hours", Kind.NUMBER, "Hours a week?"), low=0, high=99, step=1,
            channel=OneBit(100, F(3, 4)),
        ),
        Question(
            *("age", Kind.NUMBER, "Age?"), low=17, high=90, step=1, bins=(17, 30, 45, 60, 90),
            channel=KAry(4, F(3, 5)),
        ),
    ),
)  # fmt: skip
LAYOUT = Layout(SURVEY)


@cache
def adults() -> People:
    """All 32,561, as a table of known answers is read."""
    with gzip.open(DATA, "rt", encoding="utf-8", newline="") as file:
        return read_truth(file, SURVEY)


def some_of(people: People, rows: NDArray[np.int64]) -> People:
    answers = people.answers.items()
    chosen = {id_: Answers(each.values[rows], each.given[rows]) for id_, each in answers}
    return People(len(rows), chosen)


def reported(people: People, seed: int) -> Block:
    """What they would have reported, packed in bulk as a study has it."""
    door, n = seeded_door(seed), people.n
    bits = np.zeros((n, 8 * LAYOUT.size), dtype=np.uint8)
    for field in LAYOUT.fields:
        reports = draw_reports(field.question, people.answers[field.question.id].values, door)
        places = slice(field.offset, field.offset + field.width)
        spread = field.question.form.spread
        bits[:, places] = reports if spread else reports[:, None] >> np.arange(field.width) & 1
    return Block(LAYOUT, np.packbits(bits, axis=1, bitorder="little"))
