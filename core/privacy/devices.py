"""Things that make chance in a person's hand, and what each of their outcomes asks.

The instructions are plain data made from a mechanism's exact fractions: which faces, coins,
cards or degrees ask for the truth, for yes or no, for the statement or for its negation.
Source: METHODS §2.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import accumulate

from core.privacy.channel import Channel
from core.privacy.procedures import (
    DEGREES,
    TWO_COINS,
    TWO_DICE,
    Landing,
    Procedure,
    Sector,
    natural_design,
    sectors,
)
from core.privacy.randomness import Door

SUITS = 4
RANKS = 13
_FACES = range(1, 7)


class Tool(StrEnum):
    """A thing that makes chance, the handiest first.

    Outcomes are integers. Die: the face. Two coins: 0 is heads twice, 1 heads then tails,
    2 tails then heads, 3 tails twice. Two dice: their sum. Cards: 4 · rank + suit, the ace being
    rank 0. Spinner: the degree, 0 … 359.
    """

    DIE = "die"
    COINS = "two-coins"
    DICE = "two-dice"
    CARDS = "cards"
    SPINNER = "spinner"


@dataclass(frozen=True, slots=True)
class Rule:
    """What a person does on any of these outcomes."""

    landing: Landing
    outcomes: tuple[int, ...]


_WEIGHTS: Mapping[Tool, Mapping[int, int]] = {
    Tool.DIE: dict.fromkeys(_FACES, 1),
    Tool.COINS: dict.fromkeys(range(4), 1),
    Tool.DICE: {total: 6 - abs(total - 7) for total in range(2, 13)},
    Tool.CARDS: dict.fromkeys(range(SUITS * RANKS), 1),
    Tool.SPINNER: dict.fromkeys(range(DEGREES), 1),
}
_ON_SCREEN = {Procedure.DIE: Tool.DIE, Procedure.COINS: Tool.COINS}
# As the rule is given to people: on a die the lowest numbers say no, the highest say yes.
_ORDER = (Landing.STATEMENT, Landing.NEGATION, Landing.NO, Landing.TRUTH, Landing.YES)


def chances(tool: Tool) -> dict[int, Fraction]:
    """Return the exact probability of each outcome."""
    weights = _WEIGHTS[tool]
    whole = sum(weights.values())
    return {outcome: Fraction(weight, whole) for outcome, weight in weights.items()}


def rules(tool: Tool, mechanism: Channel) -> tuple[Rule, ...]:
    """Return what a person does on each outcome, in the order to read; () where it cannot serve.

    Every outcome stands in exactly one rule, and the chances of the rules are the shares of the
    mechanism's wheel.
    """
    wheel = sectors(mechanism)
    if not wheel:
        return ()
    match tool:
        case Tool.COINS:
            return _rules_of_coins(mechanism)
        case Tool.DICE:
            return _rules_of_dice(mechanism)
        case Tool.CARDS:
            return _in_turn(wheel, _deck(wheel))
        case Tool.DIE | Tool.SPINNER:
            return _in_turn(wheel, tuple(_WEIGHTS[tool]))


def own_tools(mechanism: Channel) -> tuple[Tool, ...]:
    """Return the things of a person's own that can carry out a mechanism exactly."""
    return tuple(tool for tool in Tool if rules(tool, mechanism))


def screen_tool(procedure: Procedure) -> Tool:
    """Return what the screen throws. Raises KeyError for other procedures."""
    return _ON_SCREEN[procedure]


def throw(tool: Tool, door: Door) -> int:
    """Draw an outcome, exactly, each by the same steps. It is as secret as the truth."""
    weights = _WEIGHTS[tool]
    ends = list(accumulate(weights.values()))
    return tuple(weights)[bisect(ends, door.below(ends[-1]))]


def rule_of(outcome: int, given: Sequence[Rule]) -> int:
    """Return the place of the rule that an outcome falls under. Raises ValueError."""
    found = [outcome in rule.outcomes for rule in given]
    if True not in found:
        raise ValueError("no rule says what to do")
    return found.index(True)


def _in_turn(wheel: Sequence[Sector], outcomes: Sequence[int]) -> tuple[Rule, ...]:
    """Give each sector its share of equally likely outcomes, one after another."""
    made, start = [], 0
    for sector in sorted(wheel, key=lambda sector: _ORDER.index(sector.landing)):
        size = sector.share * len(outcomes)
        if size.denominator > 1:
            return ()
        made.append(Rule(sector.landing, tuple(outcomes[start : start + int(size)])))
        start += int(size)
    return tuple(made)


def _deck(wheel: Sequence[Sector]) -> tuple[int, ...]:
    """Return the cards suit by suit where the suits alone give the shares, else rank by rank."""
    cards = tuple(_WEIGHTS[Tool.CARDS])
    if all((sector.share * SUITS).denominator == 1 for sector in wheel):
        return tuple(sorted(cards, key=lambda card: (card % SUITS, card)))
    return cards


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
