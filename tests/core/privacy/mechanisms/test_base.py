"""Every mechanism's output distribution, enumerated exactly through the one door."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from typing import cast

import numpy as np
import pytest

from core.privacy.mechanisms import (
    Binary,
    Bits,
    Forced,
    KAry,
    Mechanism,
    OneBit,
    Report,
    Subset,
    Unary,
    Warner,
    WindowChannel,
)
from core.privacy.randomness import Door
from core.response.privatize import Truth, privatize
from core.survey.model import Kind, Option, Question
from door_tape import distribution, outcomes

F = Fraction
E9 = 10**9
NAN = float("nan")
MECHANISMS: list[Mechanism] = [
    Warner(F(3, 4)),
    Warner(F(5, 6)),
    Warner(F(1, 4)),
    Warner(F(685, 937)),
    Warner(F(1, E9)),
    Warner(F(E9 - 1, E9)),
    Warner(F(500_000_001, E9)),
    Forced(F(1, 2), F(1, 2)),
    Forced(F(2, 3), F(1, 4)),
    Forced(F(27, 36), F(6, 9)),
    Forced(F(1, E9), F(E9 - 1, E9)),
    Forced(F(999_999_937, E9), F(1, 999_999_937)),
    Forced(F(123_456_789, E9), F(7, 11)),
    Binary(F(3, 4), F(1, 4)),
    Binary(F(33, 36), F(6, 36)),
    Binary(F(1, 10), F(2, 5)),
    Binary(F(1, E9), F(E9 - 1, E9)),
    Binary(F(1, E9), F(1, 999_999_937)),
    Binary(F(7, 10), F(4, 10)),
    Binary.unrelated(F(2, 3), F(1, 2)),
    KAry(2, F(3, 4)),
    KAry(3, F(1, 2)),
    KAry(4, F(3, 4)),
    KAry(14, F(23, 133)),
    KAry(5, F(1, E9)),
    KAry(7, F(E9 - 1, E9)),
    Unary(2, F(3, 4), F(1, 4)),
    Unary(3, F(1, 2), F(269, 1000)),
    Unary(4, F(61, 98), F(37, 98)),
    Unary(5, F(1, 2), F(252, 937)),
    Unary(3, F(E9 - 1, E9), F(1, E9)),
    Unary(2, F(2, E9 + 1), F(1, 999_999_937)),
    Subset(3, 1, F(1, 2)),
    Subset(4, 2, F(4, 7)),
    Subset(5, 2, F(3, 5)),
    Subset(4, 3, F(E9 - 1, E9)),
]
NUMERIC: list[Mechanism] = [
    OneBit(2, F(3, 4)),
    OneBit(3, F(685, 937)),
    OneBit(5, F(2, 3)),
    OneBit(21, F(5, 8)),
    OneBit(4, F(1, 3)),
    WindowChannel(5, 2, F(3, 5)),
    WindowChannel(2, 1, F(3, 4)),
    WindowChannel(4, 3, F(685, 937)),
    WindowChannel(4, 1, F(E9 - 1, E9)),
    WindowChannel(3, 2, F(1, 4)),
]
EVERY = [*MECHANISMS, *NUMERIC]
UNBOUNDED: list[Mechanism] = [
    Binary.mangat(F(2, 3)),
    Binary.triangular(F(1, 4)),
    Warner(F(1)),
    Forced(F(1, 2), F(1)),
    Forced(F(1), F(1, 2)),
    KAry(4, F(1)),
    KAry(4, F(0)),
    Unary(3, F(1), F(1, 2)),
    Unary(3, F(1, 2), F(0)),
    Subset(4, 2, F(1)),
    WindowChannel(4, 2, F(1)),
]


def reports_of(mechanism: Mechanism) -> Iterator[Report]:
    if isinstance(mechanism.form, Bits):
        yield from map("".join, product("01", repeat=mechanism.form.size))
    else:
        yield from range(mechanism.form.size)


def channel(mechanism: Mechanism) -> list[dict[Report, F]]:
    """What comes out for each truth, with its exact probability."""

    def of(truth: int) -> dict[Report, F]:
        return distribution(partial(mechanism.draw, truth))

    return [of(truth) for truth in range(mechanism.k)]


def worst_ratio(rows: list[dict[Report, F]]) -> F | None:
    """The largest P[x, y] / P[z, y]; None where a report proves something."""
    if any(row.keys() != rows[0].keys() for row in rows):
        return None
    return max(max(row[y] for row in rows) / min(row[y] for row in rows) for y in rows[0])


@pytest.mark.parametrize("mechanism", [*EVERY, *UNBOUNDED], ids=repr)
def test_that_a_drawn_report_has_exactly_the_declared_probability(mechanism: Mechanism) -> None:
    for truth, row in enumerate(channel(mechanism)):
        assert sum(row.values()) == 1
        for report in reports_of(mechanism):
            assert row.pop(report, F(0)) == mechanism.probability(report, truth)
        assert not row, "a report came out that the form does not know"


@pytest.mark.parametrize("mechanism", EVERY, ids=repr)
def test_that_the_worst_ratio_is_exactly_the_declared_one(mechanism: Mechanism) -> None:
    assert worst_ratio(channel(mechanism)) == mechanism.ratio
    assert mechanism.ratio is not None


@pytest.mark.parametrize("mechanism", UNBOUNDED, ids=repr)
def test_that_a_report_that_proves_the_answer_has_no_finite_ratio(mechanism: Mechanism) -> None:
    assert worst_ratio(channel(mechanism)) is None
    assert mechanism.ratio is None


@pytest.mark.parametrize("mechanism", EVERY, ids=repr)
def test_that_the_draws_asked_for_tell_neither_truth_nor_report(mechanism: Mechanism) -> None:
    asked = {
        outcome.asked
        for truth in range(mechanism.k)
        for outcome in outcomes(partial(mechanism.draw, truth))
    }
    assert len(asked) == 1
    assert asked != {()}


@pytest.mark.parametrize("mechanism", MECHANISMS, ids=repr)
def test_that_the_support_is_the_enumerated_one(mechanism: Mechanism) -> None:
    rows = channel(mechanism)

    def supports(report: Report, option: int) -> bool:
        return report[option] == "1" if isinstance(report, str) else report == option

    for option in range(mechanism.k):
        rates = [sum(w for y, w in row.items() if supports(y, option)) for row in rows]
        own = rates.pop(option)
        assert {(own, rate) for rate in rates} == {mechanism.chances(option)}


@pytest.mark.parametrize("mechanism", EVERY, ids=repr)
def test_that_the_bulk_draw_is_the_same_channel(mechanism: Mechanism) -> None:
    def drawn(truth: int, door: Door) -> Report:
        rows = mechanism.draw_many(np.array([truth]), door)
        if isinstance(mechanism.form, Bits):
            assert rows.shape == (1, mechanism.k)
            return "".join(str(int(bit)) for bit in rows[0])
        assert rows.shape == (1,)
        return int(rows[0])

    for truth in range(mechanism.k):
        found = distribution(partial(drawn, truth))
        expected = {y: mechanism.probability(y, truth) for y in reports_of(mechanism)}
        assert found == {y: chance for y, chance in expected.items() if chance}


def test_that_the_bulk_draw_keeps_people_apart() -> None:
    mechanism = KAry(3, F(1, 2))
    joint = distribution(
        lambda door: tuple(int(y) for y in mechanism.draw_many(np.array([2, 0]), door))
    )
    for y, z in product(range(3), repeat=2):
        assert joint[y, z] == mechanism.probability(y, 2) * mechanism.probability(z, 0)


def test_that_the_bulk_draw_of_nobody_is_empty() -> None:
    nobody = np.array([], dtype=np.intp)
    for mechanism in EVERY:
        assert mechanism.draw_many(nobody, Door()).shape[0] == 0


def many_of(k: int, mechanism: Mechanism) -> Question:
    options = tuple(Option(f"o{i}", f"Option {i}") for i in range(k))
    return Question("used", Kind.MANY_OF, "Which?", options=options, channel=mechanism)


@pytest.mark.parametrize("mechanism", [Warner(F(3, 4)), Forced(F(2, 3), F(1, 4))], ids=repr)
def test_that_many_of_draws_every_option_on_its_own(mechanism: Mechanism) -> None:
    question = many_of(3, mechanism)
    rows: list[dict[Report, F]] = []
    for truth in product((0, 1), repeat=3):
        row = distribution(partial(privatize, question, truth))
        for bits in product((0, 1), repeat=3):
            expected = F(1)
            for bit, one in zip(bits, truth, strict=True):
                expected *= mechanism.probability(bit, one)
            assert row["".join(map(str, bits))] == expected
        rows.append(row)
    assert worst_ratio(rows) == question.ratio


def test_that_an_answer_of_another_shape_is_refused_without_being_named() -> None:
    wrong: list[tuple[Question, Truth]] = [
        (Question("a", Kind.YES_NO, "?", channel=Warner(F(3, 4))), 2),
        (Question("a", Kind.YES_NO, "?", channel=Warner(F(3, 4))), 7777),
        (Question("a", Kind.YES_NO, "?", channel=Warner(F(3, 4))), -1),
        (Question("a", Kind.YES_NO, "?", channel=Warner(F(3, 4))), (1,)),
        (Question("a", Kind.YES_NO, "?"), 1),
        (many_of(3, Warner(F(3, 4))), (1, 0)),
        (many_of(3, Warner(F(3, 4))), (1, 0, 7777)),
        (many_of(3, Warner(F(3, 4))), cast(Truth, (1, 0, NAN))),
        (Question("a", Kind.YES_NO, "?", channel=Warner(F(3, 4))), cast(Truth, NAN)),
        (many_of(3, Warner(F(3, 4))), 7777),
    ]
    for question, truth in wrong:
        with pytest.raises(ValueError, match=question.id) as caught:
            privatize(question, truth, Door())
        assert "7777" not in str(caught.value)


def test_that_a_shared_coin_would_be_noticed() -> None:
    """The enumeration has teeth: one coin for all bits gives another channel and ratio."""

    def shared(truth: int, door: Door) -> str:
        kept = door.bernoulli(F(3, 4))
        return "".join("1" if (option == truth) == kept else "0" for option in range(3))

    def run(truth: int) -> dict[Report, F]:
        return dict(distribution(lambda door: shared(truth, door)).items())

    assert worst_ratio([run(truth) for truth in range(3)]) != Unary(3, F(3, 4), F(1, 4)).ratio
