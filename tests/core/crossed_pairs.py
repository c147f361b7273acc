"""Pairs of questions whose every report is known, made for tests of crossing."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
from made_mechanism import MadeUp
from made_questions import one_of, yes_no
from numpy.typing import NDArray

from core.cross.crossing import cross
from core.cross.pair_tally import JointTally, Side
from core.cross.results import Crossing
from core.privacy.mechanisms import Mechanism, Report, Warner
from core.privacy.mechanisms.families import Shares
from core.response.layout import ReportColumn
from core.survey.model import Question

F = Fraction
WARNER = Warner(F(3, 4))
KNOWN = (270, 330, 370, 630)


def question(mechanism: Shares | None, id_: str, k: int = 3) -> Question:
    two = mechanism is not None and mechanism.k == 2
    return replace(yes_no(mechanism) if two else one_of(k, mechanism), id=id_)


def all_reports(asked: Question) -> tuple[NDArray[np.int64], list[list[Fraction]]]:
    """Every report as it is packed, and the chance of each given each option, (options, …)."""
    k = len(asked.option_ids)
    if asked.channel is None:
        return np.arange(k), [[F(x == y) for y in range(k)] for x in range(k)]
    mechanism = asked.drawn_by
    form = mechanism.form
    if isinstance(mechanism, MadeUp):
        listed: list[Report] = list(product(range(125), range(2)))
    elif form.spread:
        listed = ["".join(bits) for bits in product("01", repeat=k)]
    else:
        listed = list(range(k))
    chances = [[mechanism.probability(y, x) for y in listed] for x in asked.codes]
    packed = np.array([form.pack(report) for report in listed])
    return (packed[:, None] >> np.arange(k) & 1 if form.spread else packed), chances


def joint(k: int, other: int) -> list[list[Fraction]]:
    cells = [[F(1 + (3 * i + 5 * j) % 4) for j in range(other)] for i in range(k)]
    return [[cell / sum(map(sum, cells)) for cell in row] for row in cells]


def wide(side: Side) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The features of every report, (reports, width), and its chances, (options, reports)."""
    values, chances = all_reports(side.question)
    rows = np.ones(len(values), np.bool_)
    found = side.features(ReportColumn(values, rows), rows).astype(float)
    if side.names_one:
        found = np.eye(side.k)[found.astype(int)]
    else:
        found = np.hstack([np.ones((len(found), 1)), found, found**2])
    return found, np.array(chances, dtype=float)


def yes_and_no(counts: tuple[int, ...], mechanism: Mechanism = WARNER) -> Crossing:
    first, second = (Side(replace(yes_no(mechanism), id=id_)) for id_ in "ab")
    found = cross(JointTally(first, second, sum(counts), counts))
    assert found is not None
    return found
