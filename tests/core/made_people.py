"""People with answers to every kind of question, whose true answers follow known models."""

import math
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
from made_questions import many_of, number, one_of, yes_no
from numpy.typing import NDArray

from core.count.blocks import Block
from core.grammar.formula import read
from core.privacy.mechanisms import Binary, KAry, OneBit, Unary, Warner
from core.regress.regression import regress
from core.regress.results import Regression
from core.regress.rows import Rows, gather
from core.regress.variables import variables_of
from core.rehearse import seeded_door
from core.response.layout import Layout
from core.survey.model import Question, Survey

F = Fraction
QUESTIONS: tuple[Question, ...] = (
    replace(number(18, 80), id="age"),
    replace(one_of(2, None), id="sex"),
    replace(one_of(3, None, optional=True), id="area"),
    replace(number(0, 500, step=5), id="pay"),
    replace(yes_no(None), id="works"),
    replace(many_of(2, None), id="has"),
    replace(yes_no(Warner(F(3, 4))), id="bribe"),
    replace(one_of(3, KAry(3, F(3, 5))), id="job"),
    replace(one_of(3, Unary(3, F(3, 4), F(1, 4))), id="job-u"),
    replace(number(0, 40, mechanism=OneBit(41, F(4, 5))), id="hours"),
    replace(many_of(2, Binary(F(4, 5), F(1, 5))), id="used"),
    replace(number(18, 80, mechanism=OneBit(63, F(4, 5))), id="age-b"),
)
SURVEY = Survey(("en",), "T", QUESTIONS)
LAYOUT = Layout(SURVEY)
Codes = NDArray[Any]


def reported(question_id: str, truths: Codes, seed: int) -> Codes:
    """Draw the reports to a question."""
    mechanism = SURVEY.question(question_id).drawn_by
    return mechanism.draw_many(truths.astype(np.intp), seeded_door(seed))


def block_of(answers: Mapping[str, Codes], weights: NDArray[np.float64] | None = None) -> Block:
    """Pack codes, or reports, of some questions; all else is 0, and was answered."""
    n = len(next(iter(answers.values())))
    bits = np.zeros((n, 8 * LAYOUT.size), dtype=np.uint8)
    for field in LAYOUT.fields:
        values = answers.get(field.question.id, np.zeros(n, dtype=np.int64))
        absent = values < 0 if values.ndim == 1 else np.zeros(n, dtype=np.bool_)
        if field.presence >= 0:
            bits[:, field.presence] = ~absent
            values = np.where(absent, 0, values)
        if values.ndim == 1:
            values = values[:, None] >> np.arange(field.width) & 1
        bits[:, field.offset : field.offset + field.width] = values
    return Block(LAYOUT, np.packbits(bits, axis=1, bitorder="little"), weights)


def rows_of(text: str, block: Block, survey: Survey = SURVEY) -> Rows:
    return gather([block], variables_of(read(text), survey))


def fitted(text: str, block: Block, **choices: Any) -> Regression:
    return regress(read(text), rows_of(text, block), **choices)


def numbers(found: Regression) -> list[float]:
    return [each.estimate if each.estimate is not None else math.nan for each in found.coefficients]


def share_of(odds: float | None) -> float:
    assert odds is not None
    return 1 / (1 + math.exp(-odds))


def some(n: int, seed: int = 1) -> dict[str, NDArray[Any]]:
    random = np.random.default_rng(seed)
    return {
        "age": random.integers(0, 63, n),
        "sex": random.integers(0, 2, n),
        "area": random.integers(-1, 3, n),
        "bribe": random.integers(0, 2, n),
        "job": random.integers(0, 3, n),
        "job-u": random.integers(0, 2, (n, 3)),
        "pay": random.integers(0, 101, n),
        "hours": random.integers(0, 2, n),
    }
