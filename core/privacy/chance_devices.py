"""Things that make chance in a person's hand, and what each of their outcomes asks.

The instructions are plain data made from a mechanism's exact fractions: which faces, coins,
cards or degrees ask for the truth, for yes or no, for the statement or for its negation.
Source: METHODS §2.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from core.privacy.channel import Channel
from core.privacy.procedures import (
    DEGREES,
    TWO_COINS,
    TWO_DICE,
    Landing,
    Procedure,
    natural_design,
    sectors,
)
from core.privacy.randomness import Door

SUITS = 4
RANKS = 13


@dataclass(frozen=True, slots=True)
class Rule:
    """What a person does on any of these outcomes."""

    landing: Landing
    outcomes: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Tool:
    """A thing that makes chance.

    Attributes:
        name: of lower-case letters and hyphens; it stands in no file.
        weights: how likely each outcome is, in whole numbers; outcomes are integers.
        rules: returns what a person does on each outcome, in the order to read; () where the
            thing cannot carry out a mechanism exactly.
    """

    name: str
    weights: Mapping[int, int]
    rules: Callable[[Channel], tuple[Rule, ...]]


# As people are told them: on a die the lowest numbers say no, the highest say yes.
_ORDER = (Landing.STATEMENT, Landing.NEGATION, Landing.NO, Landing.TRUTH, Landing.YES)


def chances(tool: Tool) -> dict[int, Fraction]:
    """Return the exact probability of each outcome."""
    whole = sum(tool.weights.values())
    return {outcome: Fraction(weight, whole) for outcome, weight in tool.weights.items()}


def rules(tool: Tool, mechanism: Channel) -> tuple[Rule, ...]:
    """Return what a person does on each outcome, in the order to read; () where it cannot serve.

    Every outcome stands in exactly one rule, and the chances of the rules are the shares of the
    mechanism's wheel.
    """
    return tool.rules(mechanism) if sectors(mechanism) else ()


def own_tools(mechanism: Channel) -> tuple[Tool, ...]:
    """Return the things of a person's own that can carry out a mechanism exactly."""
    return tuple(tool for tool in TOOLS if rules(tool, mechanism))


def screen_tool(procedure: Procedure) -> Tool:
    """Return what the screen throws. Raises KeyError for other procedures."""
    return {Procedure.DIE: DIE, Procedure.COINS: COINS}[procedure]


def throw(tool: Tool, door: Door) -> int:
    """Draw an outcome, exactly, each by the same steps. It is as secret as the truth."""
    ends = list(accumulate(tool.weights.values()))
    return tuple(tool.weights)[bisect(ends, door.below(ends[-1]))]


def rule_of(outcome: int, given: Sequence[Rule]) -> int:
    """Return the place of the rule that an outcome falls under. Raises ValueError."""
    found = [outcome in rule.outcomes for rule in given]
    if True not in found:
        raise ValueError("no rule says what to do")
    return found.index(True)


def in_turn(mechanism: Channel, outcomes: Sequence[int]) -> tuple[Rule, ...]:
    """Give each sector of a mechanism's wheel its share of equally likely outcomes, in turn.

    Returns () where the shares are no whole numbers of outcomes.
    """
    made, start = [], 0
    for sector in sorted(sectors(mechanism), key=lambda sector: _ORDER.index(sector.landing)):
        size = sector.share * len(outcomes)
        if size.denominator > 1:
            return ()
        made.append(Rule(sector.landing, tuple(outcomes[start : start + int(size)])))
        start += int(size)
    return tuple(made)


def equally_likely(name: str, outcomes: Sequence[int]) -> Tool:
    """Return a thing whose outcomes are equally likely, and are given to the sectors in turn."""
    return Tool(name, dict.fromkeys(outcomes, 1), lambda mechanism: in_turn(mechanism, outcomes))


def _rules_of_cards(mechanism: Channel) -> tuple[Rule, ...]:
    """Suit by suit where the suits alone tell the shares, else rank by rank."""
    cards = range(SUITS * RANKS)
    if all((sector.share * SUITS).denominator == 1 for sector in sectors(mechanism)):
        return in_turn(mechanism, sorted(cards, key=lambda card: (card % SUITS, card)))
    return in_turn(mechanism, cards)


def _rules_of_coins(mechanism: Channel) -> tuple[Rule, ...]:
    """Heads first: the truth; else the second coin. Mirrored: tails twice is the negation."""
    shares = _shares(mechanism)
    if shares == {Landing.STATEMENT: TWO_COINS.p1, Landing.NEGATION: TWO_COINS.p0}:
        return Rule(Landing.STATEMENT, (0, 1, 2)), Rule(Landing.NEGATION, (3,))
    if shares == _shares(natural_design(TWO_COINS)):
        return Rule(Landing.TRUTH, (0, 1)), Rule(Landing.YES, (2,)), Rule(Landing.NO, (3,))
    return ()


def _rules_of_dice(mechanism: Channel) -> tuple[Rule, ...]:
    """2 to 4: yes; 11 and 12: no; else the truth."""
    if _shares(mechanism) != _shares(natural_design(TWO_DICE)):
        return ()
    return (
        Rule(Landing.YES, (2, 3, 4)),
        Rule(Landing.TRUTH, tuple(range(5, 11))),
        Rule(Landing.NO, (11, 12)),
    )


def _shares(mechanism: Channel) -> dict[Landing, Fraction]:
    return {sector.landing: sector.share for sector in sectors(mechanism)}


# Die: the face. Two coins: 0 is heads twice, 1 heads then tails, 2 tails then heads, 3 tails twice.
# Two dice: their sum. Cards: 4 · rank + suit, the ace being rank 0. Spinner: the degree.
DIE = equally_likely("die", range(1, 7))
COINS = Tool("two-coins", dict.fromkeys(range(4), 1), _rules_of_coins)
DICE = Tool("two-dice", {total: 6 - abs(total - 7) for total in range(2, 13)}, _rules_of_dice)
CARDS = Tool("cards", dict.fromkeys(range(SUITS * RANKS), 1), _rules_of_cards)
SPINNER = equally_likely("spinner", range(DEGREES))
# All things that make chance, the handiest first.
TOOLS = [DIE, COINS, DICE, CARDS, SPINNER]
