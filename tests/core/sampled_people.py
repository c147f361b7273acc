"""People of a sample with strata, clusters, margins and weights, and weights raked to margins."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
from made_questions import number, one_of, yes_no
from numpy.typing import NDArray

from core.count.blocks import Block
from core.count.raking import Margin
from core.privacy.mechanisms import Binary, KAry, Unary
from core.response.layout import Layout
from core.survey.model import Survey

F = Fraction
COINS = Binary(F(3, 4), F(1, 4))
QUESTIONS = (
    replace(yes_no(COINS), id="paid"),
    replace(one_of(3, KAry(3, F(1, 2))), id="job"),
    replace(one_of(4, Unary(4, F(1, 2), F(1, 4))), id="bits"),
    replace(number(0, 15), id="village"),
    replace(one_of(2, None, optional=True), id="area"),
    replace(yes_no(None), id="sex"),
    replace(number(0, 7), id="weight"),
)
LAYOUT = Layout(Survey(("en",), "T", QUESTIONS))


def block(**columns: object) -> Block:
    """Responses with these reports and answers; 0 where nothing is told."""
    n = max(len(list(each)) for each in columns.values())  # type: ignore[call-overload]
    packed = np.zeros(n, dtype=np.uint64)
    for field in LAYOUT.fields:
        given = columns.get(field.question.id, [0] * n)
        values = np.array([0 if value is None else value for value in given], np.uint64)  # type: ignore[attr-defined]
        packed |= values << np.uint64(field.offset)
        if field.presence >= 0:
            there = np.array([value is not None for value in given], np.uint64)  # type: ignore[attr-defined]
            packed |= there << np.uint64(field.presence)
    rows = packed[:, None] >> (8 * np.arange(LAYOUT.size, dtype=np.uint64)) & np.uint64(255)
    return Block(LAYOUT, rows.astype(np.uint8))


def people(n: int = 240) -> Block:
    random = np.random.default_rng(12)
    area = random.integers(0, 2, n)
    return block(
        paid=random.random(n) < 0.3 + 0.3 * area,
        job=random.integers(0, 3, n),
        bits=random.integers(0, 16, n),
        village=random.integers(0, 12, n),
        area=area,
        sex=random.random(n) < 0.4,
        weight=random.integers(1, 8, n),
    )


PEOPLE = people()
MARGINS = (
    Margin("area", (("o0", 0.7), ("o1", 0.3))),
    Margin("sex", (("yes", 0.6), ("no", 0.4))),
)


def raked_weights(some: Block) -> NDArray[np.float64]:
    weights = np.ones(len(some)) if some.weights is None else some.weights.copy()
    area, sex = some.column("area").values, some.column("sex").values
    for _ in range(200):
        for values, shares in ((area, (0.7, 0.3)), (sex, (0.4, 0.6))):
            for code, share in enumerate(shares):
                inside = values == code
                weights[inside] *= share * weights.sum() / weights[inside].sum()
    return weights
