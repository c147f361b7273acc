"""What a device tells a person to do is exactly the channel, outcome by outcome."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.chance_devices import (
    CARDS,
    COINS,
    DICE,
    DIE,
    SPINNER,
    TOOLS,
    Rule,
    Tool,
    chances,
    own_tools,
    rule_of,
    rules,
    screen_tool,
    throw,
)
from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, Warner
from core.privacy.procedures import Landing, Procedure, fits, rule_word
from door_tape import outcomes

F = Fraction
DESIGNS: list[Warner | Forced | Binary] = [
    Warner(F(3, 4)),
    Warner(F(1, 4)),
    Warner(F(5, 6)),
    Warner(F(2, 3)),
    Warner(F(7, 13)),
    Warner(F(15, 26)),
    Warner(F(257, 360)),
    Forced(F(1, 2), F(1, 2)),
    Forced(F(2, 3), F(1, 2)),
    Forced(F(7, 13), F(1, 2)),
    Binary(F(3, 4), F(1, 4)),
    Binary(F(2, 3), F(1, 3)),
    Binary(F(3, 4), F(1, 2)),
    Binary(F(33, 36), F(6, 36)),
]


def channel(tool: Tool, told: tuple[Rule, ...]) -> dict[tuple[int, int], Fraction]:
    """Pr(word pressed | truth) of a person who does what is told, over all outcomes."""
    found: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (outcome, chance), truth in product(chances(tool).items(), (0, 1)):
        found[truth, rule_word(told[rule_of(outcome, told)].landing, truth)] += chance
    return dict(found)


def declared(mechanism: Mechanism) -> dict[tuple[int, int], Fraction]:
    return {(t, y): mechanism.probability(y, t) for t, y in product((0, 1), (0, 1))}


@pytest.mark.parametrize("mechanism", DESIGNS, ids=repr)
def test_that_every_device_that_serves_is_exactly_the_channel(
    mechanism: Warner | Forced | Binary,
) -> None:
    tools = own_tools(mechanism)
    assert tools
    for tool in tools:
        assert channel(tool, rules(tool, mechanism)) == declared(mechanism), tool


@pytest.mark.parametrize("mechanism", DESIGNS, ids=repr)
def test_that_every_outcome_has_one_rule(mechanism: Warner | Forced | Binary) -> None:
    for tool in own_tools(mechanism):
        listed = [outcome for rule in rules(tool, mechanism) for outcome in rule.outcomes]
        assert Counter(listed) == Counter(chances(tool).keys())


def test_that_a_device_with_two_rules_exchanged_is_another_channel() -> None:
    told = rules(DIE, Warner(F(5, 6)))
    exchanged = (Rule(told[1].landing, told[0].outcomes), Rule(told[0].landing, told[1].outcomes))
    assert channel(DIE, exchanged) != declared(Warner(F(5, 6)))


@given(st.integers(1, 719), st.integers(2, 720))
def test_that_what_a_person_may_choose_can_be_told(part: int, whole: int) -> None:
    p = F(part, whole)
    if not 0 < p < 1 or p == F(1, 2):
        return
    for mechanism in (Warner(p), Forced(p, F(1, 2)), Forced(F(1, 2), p)):
        serves = fits(Procedure.OWN_DEVICE, mechanism)
        assert bool(own_tools(mechanism)) is serves
        for procedure in (Procedure.COINS, Procedure.DIE):
            if fits(procedure, mechanism):
                assert rules(screen_tool(procedure), mechanism)


def test_that_the_rules_are_those_people_know() -> None:
    forced = rules(DIE, Forced(F(2, 3), F(1, 2)))
    assert forced == (
        Rule(Landing.NO, (1,)),
        Rule(Landing.TRUTH, (2, 3, 4, 5)),
        Rule(Landing.YES, (6,)),
    )
    mirrored = rules(DIE, Warner(F(5, 6)))
    assert mirrored == (Rule(Landing.STATEMENT, (1, 2, 3, 4, 5)), Rule(Landing.NEGATION, (6,)))
    coins = rules(COINS, Binary(F(3, 4), F(1, 4)))
    assert coins == (Rule(Landing.TRUTH, (0, 1)), Rule(Landing.YES, (2,)), Rule(Landing.NO, (3,)))
    both = rules(COINS, Warner(F(3, 4)))
    assert both == (Rule(Landing.STATEMENT, (0, 1, 2)), Rule(Landing.NEGATION, (3,)))
    dice = rules(DICE, Binary(F(33, 36), F(6, 36)))
    assert dice[0] == Rule(Landing.YES, (2, 3, 4))
    assert dice[2] == Rule(Landing.NO, (11, 12))
    suits = rules(CARDS, Warner(F(3, 4)))
    assert {card % 4 for card in suits[1].outcomes} == {3}
    ranks = rules(CARDS, Warner(F(7, 13)))
    assert {card // 4 for card in ranks[0].outcomes} == set(range(7))


def test_that_the_chances_are_those_of_the_thing_itself() -> None:
    sums = Counter(a + b for a, b in product(range(1, 7), repeat=2))
    assert chances(DICE) == {total: F(n, 36) for total, n in sums.items()}
    for tool, n in ((DIE, 6), (COINS, 4), (CARDS, 52), (SPINNER, 360)):
        assert list(chances(tool).values()) == [F(1, n)] * n


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_that_a_throw_has_exactly_these_chances(tool: Tool) -> None:
    drawn: defaultdict[int, Fraction] = defaultdict(Fraction)
    for outcome in outcomes(lambda door: throw(tool, door)):
        drawn[outcome.result] += outcome.weight
        assert len(outcome.asked) == 1
    assert drawn == chances(tool)


def test_that_what_has_no_wheel_has_no_device() -> None:
    assert own_tools(KAry(3, F(1, 2))) == ()
    assert own_tools(Binary(F(1, 10), F(2, 5))) == ()
    with pytest.raises(ValueError, match="no rule"):
        rule_of(7, rules(DIE, Warner(F(5, 6))))
