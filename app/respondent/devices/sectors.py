"""The sectors of a wheel: where they lie and what is said of them.

Angles are in degrees, clockwise from the top. A wheel turned by `rotation` shows its own angle `a`
at `a + rotation`; the pointer stands at 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Literal

from app.words.catalogue import figures, joined, tr
from app.words.pressed import landing_name
from core.privacy.procedures import Landing, sectors
from core.privacy.procedures import Sector as LandingSector
from core.survey import Question

FULL_TURN = 360


@dataclass(frozen=True)
class Sector:
    """A sector: its letter or word, its exact fraction, its colour, the words for the fraction."""

    label: str
    fraction: Fraction
    colour: Literal["a", "b", "c"]
    note: str


def colour_of(landing: Landing) -> Literal["a", "b", "c"]:
    """Return the colour of a sector: the statement or Truth, its negation or Yes, No."""
    match landing:
        case Landing.STATEMENT | Landing.TRUTH:
            return "a"
        case Landing.NEGATION | Landing.YES:
            return "b"
        case Landing.NO:
            return "c"


def edges_of(fractions: Sequence[Fraction]) -> list[Fraction]:
    """Return the n + 1 exact edges of n sectors, the first 0, the last 360.

    Raises:
        ValueError: a fraction is not positive, or they do not sum to one.
    """
    if any(fraction <= 0 for fraction in fractions) or sum(fractions) != 1:
        raise ValueError("the fractions of a wheel are positive and sum to one")
    edges = [Fraction(0)]
    for fraction in fractions:
        edges.append(edges[-1] + fraction * FULL_TURN)
    return edges


def marks_of(fractions: Sequence[Fraction], marks: int = 36) -> list[int] | None:
    """Return how many of the marks of the rim belong to each sector, or None.

    Marks can be counted only where each sector holds a whole number of them.
    """
    counts = [fraction * marks for fraction in fractions]
    if any(count.denominator != 1 for count in counts):
        return None
    return [int(count) for count in counts]


def landing_rotation(
    fractions: Sequence[Fraction], index: int, place: float, turns: int, edge: float
) -> float:
    """Return the rotation, about `turns` full turns, that puts a place of a sector at the top.

    Args:
        index: the sector.
        place: in [0, 1), uniform over the sector between `edge` degrees from its one line and
            `edge` from the other; a sector of less than twice that is met in its middle.

    Raises:
        IndexError, ValueError: no such sector, no such place. Neither names it.
    """
    edges = edges_of(fractions)
    if not 0 <= index < len(fractions):
        raise IndexError("the wheel has no such sector")
    if not 0 <= place < 1:
        raise ValueError("a place lies in [0, 1)")
    start, end = float(edges[index]), float(edges[index + 1])
    inset = min(edge, (end - start) / 2)
    angle = start + inset + place * (end - start - 2 * inset)
    half = FULL_TURN / 2
    return turns * FULL_TURN + (half - angle) % FULL_TURN - half


def sector_at_top(fractions: Sequence[Fraction], rotation: float) -> int:
    """Return the sector under the pointer; on a line, the one that begins there."""
    angle = (-rotation) % FULL_TURN
    edges = edges_of(fractions)
    return next((i for i in range(len(fractions)) if angle < edges[i + 1]), 0)


def wheel_of(question: Question) -> tuple[LandingSector, ...]:
    """Return the sectors of a question's wheel. Raises ValueError where it has none."""
    wheel = sectors(question.channel) if question.channel is not None else ()
    if not wheel:
        raise ValueError(f"the question {question.id} has no wheel")
    return wheel


def drawn_sectors(question: Question) -> list[Sector]:
    """Return the sectors as the wheel draws them, each with its parts: "3 of 4"."""
    wheel = wheel_of(question)
    whole = _whole(wheel)
    return [
        Sector(
            landing_name(sector.landing),
            sector.share,
            colour_of(sector.landing),
            tr("{part} of {whole}").format(
                part=figures(int(sector.share * whole)), whole=figures(whole)
            ),
        )
        for sector in wheel
    ]


def parts_sentence(question: Question) -> str:
    """Return "Computed from this wheel: 3 of 4 parts A, 1 of 4 parts B."."""
    wheel = wheel_of(question)
    whole = _whole(wheel)
    parts = [
        tr("{part} of {whole} parts {sector}").format(
            part=figures(int(sector.share * whole)),
            whole=figures(whole),
            sector=landing_name(sector.landing),
        )
        for sector in wheel
    ]
    return tr("Computed from this wheel: {parts}.").format(parts=joined(parts))


def opposite_sentence() -> str:
    """Return what whoever reads A and B must see to: no program can tell what they mean."""
    return tr("Exactly one of {a} and {b} is true for you. If not, leave.").format(
        a=landing_name(Landing.STATEMENT), b=landing_name(Landing.NEGATION)
    )


def _whole(wheel: tuple[LandingSector, ...]) -> int:
    return lcm(*(sector.share.denominator for sector in wheel))
