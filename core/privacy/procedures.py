"""The procedures a respondent can choose, and the devices whose chances are exact fractions.

Source: METHODS §2.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import accumulate

from core.privacy.channel import Channel
from core.privacy.mechanisms import Domain, Mechanism, carried_out
from core.privacy.randomness import Door

F = Fraction
DEGREES = 360


class Procedure(StrEnum):
    """Who randomizes a yes/no answer, and with what."""

    SPINNER = "spinner"
    COINS = "coins"
    DIE = "die"
    SCRAMBLED = "scrambled"
    OWN_DEVICE = "own-device"


class Landing(StrEnum):
    """What a sector of the wheel asks of the person."""

    STATEMENT = "statement"
    NEGATION = "negation"
    TRUTH = "truth"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Sector:
    """One sector of the wheel: what it asks, and its share of the circle."""

    landing: Landing
    share: Fraction


@dataclass(frozen=True, slots=True)
class Device:
    """A thing that everyone has, with the yes/no design it makes (`mirrored`: as Warner)."""

    name: str
    p1: Fraction
    p0: Fraction
    mirrored: bool = False


TWO_COINS = Device("two-coins", F(3, 4), F(1, 4))
DIE_FORCED = Device("die-forced", F(5, 6), F(1, 6))
DIE_MIRRORED = Device("die-mirrored", F(5, 6), F(1, 6), mirrored=True)
DIE_MIRRORED_LOW = Device("die-mirrored-low", F(2, 3), F(1, 3), mirrored=True)
TWO_DICE = Device("two-dice-forced", F(33, 36), F(6, 36))
FIXED_DEVICES = (TWO_COINS, DIE_FORCED, DIE_MIRRORED, DIE_MIRRORED_LOW, TWO_DICE)
_DICE = (DIE_FORCED, DIE_MIRRORED, DIE_MIRRORED_LOW)


def sectors(mechanism: Channel) -> tuple[Sector, ...]:
    """Return the wheel of a mechanism, clockwise, shares summing to 1; () where it has none.

    A mirrored design: statement and negation. The other yes/no designs with p1 ≥ p0: truth,
    yes, no.
    """
    chances = mechanism.chances(1)
    if mechanism.domain is not Domain.TWO_ANSWERS or chances is None:
        return ()
    p1, p0 = chances
    if mechanism.mirrored:
        return (Sector(Landing.STATEMENT, p1), Sector(Landing.NEGATION, 1 - p1))
    if p1 < p0:
        return ()
    shares = {Landing.TRUTH: p1 - p0, Landing.YES: p0, Landing.NO: 1 - p1}
    return tuple(Sector(landing, share) for landing, share in shares.items())


def land(wheel: tuple[Sector, ...], door: Door) -> int:
    """Draw the index of the sector the wheel lands on, exactly. As secret as the truth.

    Every sector is found by the same steps, so that no stack or profile shows it.
    """
    whole = _common_denominator(wheel)
    ends = list(accumulate(int(sector.share * whole) for sector in wheel))
    if ends[-1:] != [whole]:
        raise ValueError("the sectors do not fill the wheel")
    return bisect(ends, door.below(whole))


def rule_word(landing: Landing, truth: int) -> int:
    """Return the word (1 yes or true, 0 no or false) that the rule asks of a person."""
    match landing:
        case Landing.STATEMENT | Landing.TRUTH:
            return truth
        case Landing.NEGATION:
            return 1 - truth
        case Landing.YES:
            return 1
        case Landing.NO:
            return 0


def fits(procedure: Procedure, mechanism: Channel) -> bool:
    """Tell whether a procedure can carry out a mechanism with its exact fractions.

    >>> from core.examples import example_survey
    >>> mechanism = example_survey("bribery").questions[0].channel
    >>> [procedure.value for procedure in Procedure if fits(procedure, mechanism)]
    ['spinner', 'coins', 'scrambled', 'own-device']
    """
    if procedure is Procedure.SCRAMBLED:
        return True
    wheel = sectors(mechanism)
    if not wheel:
        return False
    match procedure:
        case Procedure.SPINNER:
            return True
        case Procedure.COINS:
            return _has(TWO_COINS, mechanism)
        case Procedure.DIE:
            return any(_has(device, mechanism) for device in _DICE)
        case Procedure.OWN_DEVICE:
            fixed = any(_has(device, mechanism) for device in FIXED_DEVICES)
            whole = _common_denominator(wheel)
            return fixed or 52 % whole == 0 or DEGREES % whole == 0


def _has(device: Device, mechanism: Channel) -> bool:
    """Tell whether a device makes this design; a mirrored die serves mirrored ones alone."""
    same = (device.p1, device.p0) == mechanism.chances(1)
    return same and (mechanism.mirrored or not device.mirrored)


def natural_design(device: Device) -> Mechanism:
    """Return the mechanism that a device carries out."""
    return carried_out(device.p1, device.p0, device.mirrored)


def _common_denominator(wheel: tuple[Sector, ...]) -> int:
    whole = 1
    for sector in wheel:
        whole *= (sector.share * whole).denominator
    return whole
