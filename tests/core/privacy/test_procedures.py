"""Every procedure is its channel: the wheel enumerated, with a person who follows the rule."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

import pytest

from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, Unary, Warner
from core.privacy.procedures import (
    FIXED_DEVICES,
    Landing,
    Procedure,
    fits,
    land,
    natural_design,
    rule_word,
    sectors,
)
from core.privacy.randomness import Door
from door_tape import Outcome, TapeDoor, outcomes

F = Fraction
Wheeled = Warner | Forced | Binary
WHEELS: list[Wheeled] = [
    Warner(F(3, 4)),
    Warner(F(1, 4)),
    Warner(F(5, 6)),
    Warner(F(685, 937)),
    Warner(F(997, 1000)),
    Forced(F(1, 2), F(1, 2)),
    Forced(F(2, 3), F(1, 2)),
    Forced(F(2, 3), F(1, 4)),
    Forced(F(27, 36), F(6, 9)),
    Forced(F(1, 97), F(88, 89)),
    Binary(F(3, 4), F(1, 4)),
    Binary(F(33, 36), F(6, 36)),
    Binary(F(9, 10), F(1, 1000)),
    Binary(F(7, 10), F(4, 10)),
    Binary.unrelated(F(3, 4), F(1, 12)),
]
Word = Callable[[Landing, int], int]


def channel(mechanism: Mechanism, word: Word) -> dict[tuple[int, int], Fraction]:
    """Pr(saved word | truth) for a person who presses what `word` says."""
    wheel = sectors(mechanism)
    found: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for truth in (0, 1):
        for outcome in outcomes(lambda door: land(wheel, door)):
            found[truth, word(wheel[outcome.result].landing, truth)] += outcome.weight
    return dict(found)


def declared(mechanism: Mechanism) -> dict[tuple[int, int], Fraction]:
    pairs = [(truth, report) for truth in (0, 1) for report in (0, 1)]
    return {(t, y): mechanism.probability(y, t) for t, y in pairs}


@pytest.mark.parametrize("mechanism", WHEELS, ids=repr)
def test_that_the_wheel_and_the_rule_are_exactly_the_channel(mechanism: Wheeled) -> None:
    assert channel(mechanism, rule_word) == declared(mechanism)


@pytest.mark.parametrize("mechanism", WHEELS[:5], ids=repr)
def test_that_a_wheel_whose_negation_is_ignored_is_another_channel(
    mechanism: Wheeled,
) -> None:
    def unmirrored(landing: Landing, truth: int) -> int:
        return truth if landing is Landing.NEGATION else rule_word(landing, truth)

    assert channel(mechanism, unmirrored) != declared(mechanism)


@pytest.mark.parametrize("mechanism", WHEELS, ids=repr)
def test_that_the_sectors_fill_the_wheel(mechanism: Wheeled) -> None:
    wheel = sectors(mechanism)
    assert sum(sector.share for sector in wheel) == 1
    assert all(sector.share > 0 for sector in wheel)
    landings = [sector.landing for sector in wheel]
    if isinstance(mechanism, Warner):
        assert landings == [Landing.STATEMENT, Landing.NEGATION]
        assert wheel[0].share == mechanism.p
    else:
        assert landings == [Landing.TRUTH, Landing.YES, Landing.NO]
        assert wheel[1].share == mechanism.p0
    if isinstance(mechanism, Forced):
        assert wheel[0].share == mechanism.truth
        assert wheel[1].share == (1 - mechanism.truth) * mechanism.yes


class FixedDoor(TapeDoor):
    """Gives one number, whatever the range, and remembers the range."""

    def __init__(self, number: int) -> None:
        super().__init__([])
        self.number = number
        self.ranges: list[int] = []

    def below(self, n: int) -> int:
        self.ranges.append(n)
        return self.number


@pytest.mark.parametrize(
    "mechanism",
    [Warner(F(1, 10**9)), Forced(F(999_999_937, 10**9), F(1, 999_999_937))],
    ids=repr,
)
def test_that_the_finest_sectors_end_where_they_should(mechanism: Mechanism) -> None:
    wheel = sectors(mechanism)
    door = FixedDoor(0)
    land(wheel, door)
    (whole,) = door.ranges
    edges = [0]
    for sector in wheel:
        size = sector.share * whole
        assert size.denominator == 1
        edges.append(edges[-1] + int(size))
    assert edges[-1] == whole
    for index, (low, high) in enumerate(pairwise(edges)):
        assert {land(wheel, FixedDoor(at)) for at in (low, high - 1)} == {index}


def test_that_the_wheel_is_one_draw_that_knows_no_truth() -> None:
    for mechanism in WHEELS[:5]:
        wheel = sectors(mechanism)
        asked = {outcome.asked for outcome in drawn(lambda door, w=wheel: land(w, door))}  # type: ignore[misc]
        assert len(asked) == 1
        assert len(asked.pop()) == 1


def drawn(run: Callable[[Door], int]) -> list[Outcome[int]]:
    return list(outcomes(run))


@pytest.mark.parametrize(
    "mechanism",
    [Binary(F(1, 10), F(2, 5)), KAry(3, F(1, 2)), Unary(2, F(3, 4), F(1, 4))],
    ids=repr,
)
def test_that_what_has_no_wheel_can_only_be_scrambled(mechanism: Mechanism) -> None:
    assert sectors(mechanism) == ()
    assert [p for p in Procedure if fits(p, mechanism)] == [Procedure.SCRAMBLED]


S, C, D, O = Procedure.SPINNER, Procedure.COINS, Procedure.DIE, Procedure.OWN_DEVICE  # noqa: E741


@pytest.mark.parametrize(
    ("mechanism", "expected"),
    [
        (Warner(F(3, 4)), {S, C, O}),
        (Forced(F(1, 2), F(1, 2)), {S, C, O}),
        (Binary(F(3, 4), F(1, 4)), {S, C, O}),
        (Warner(F(5, 6)), {S, D, O}),
        (Warner(F(2, 3)), {S, D, O}),
        (Forced(F(2, 3), F(1, 2)), {S, D, O}),
        (Binary(F(2, 3), F(1, 3)), {S, O}),  # the die that is mirrored serves Warner's alone
        (Binary(F(33, 36), F(6, 36)), {S, O}),
        (Warner(F(7, 13)), {S, O}),  # cards by rank
        (Warner(F(257, 360)), {S, O}),  # a spinner to the degree
        (Warner(F(257, 361)), {S}),
        (Warner(F(685, 937)), {S}),
        (Forced(F(1, 7), F(1, 2)), {S}),
    ],
    ids=repr,
)
def test_that_a_device_serves_the_fractions_it_has(
    mechanism: Mechanism, expected: set[Procedure]
) -> None:
    assert {p for p in Procedure if fits(p, mechanism)} == expected | {Procedure.SCRAMBLED}


def die(faces: range) -> Fraction:
    return F(len(faces), 6)


def two_dice(sums: range) -> Fraction:
    throws = [a + b for a in range(1, 7) for b in range(1, 7)]
    return F(sum(throw in sums for throw in throws), 36)


def test_that_each_device_has_the_chances_of_the_thing_itself() -> None:
    yes_no = {device.name: (device.p1, device.p0) for device in FIXED_DEVICES}
    assert yes_no["two-coins"] == (F(1, 2) + F(1, 4), F(1, 4))
    assert yes_no["die-forced"] == (1 - die(range(1, 2)), die(range(6, 7)))
    assert yes_no["die-mirrored"] == (die(range(1, 6)), die(range(6, 7)))
    assert yes_no["die-mirrored-low"] == (die(range(1, 5)), die(range(5, 7)))
    assert yes_no["two-dice-forced"] == (1 - two_dice(range(11, 13)), two_dice(range(2, 5)))


def test_that_a_device_carries_out_its_natural_design() -> None:
    for device in FIXED_DEVICES:
        design = natural_design(device)
        assert design.chances(1) == (device.p1, device.p0)
        assert isinstance(design, Warner) is device.mirrored
        assert fits(Procedure.OWN_DEVICE, design)
