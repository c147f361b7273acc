"""What is said of a wheel: its sectors, its marks, how often it lands where."""

from __future__ import annotations

from math import lcm
from typing import Literal

from app.i18n import figures, joined, listed, tr
from app.odds import of_hundred
from app.views.respondent.words import landing_name
from app.widgets.wheel import Sector as DrawnSector
from core.procedures import DEGREES, Landing, Sector, sectors
from core.survey import Question

_MARKS = 36


def colour_of(landing: Landing) -> Literal["a", "b", "c"]:
    """Return the colour of a sector: the statement or Truth, its negation or Yes, No."""
    match landing:
        case Landing.STATEMENT | Landing.TRUTH:
            return "a"
        case Landing.NEGATION | Landing.YES:
            return "b"
        case Landing.NO:
            return "c"


def wheel_of(question: Question) -> tuple[Sector, ...]:
    """Return the sectors of a question's wheel. Raises ValueError where it has none."""
    wheel = sectors(question.mechanism) if question.mechanism is not None else ()
    if not wheel:
        raise ValueError(f"the question {question.id} has no wheel")
    return wheel


def drawn_sectors(question: Question) -> list[DrawnSector]:
    """Return the sectors as the wheel draws them, each with its parts: "3 of 4"."""
    wheel = wheel_of(question)
    whole = _whole(wheel)
    return [
        DrawnSector(
            landing_name(sector.landing),
            sector.share,
            colour_of(sector.landing),
            tr("{part} of {whole}").format(
                part=figures(int(sector.share * whole)), whole=figures(whole)
            ),
        )
        for sector in wheel
    ]


def marks_sentence(question: Question, *, short: bool) -> str:
    """Return what can be counted under the wheel: "36 marks: 27 belong to A, 9 to B"."""
    wheel = wheel_of(question)
    whole = _whole(wheel)
    if _MARKS % whole == 0:
        total, form = _MARKS, tr("{total} marks: {parts}", "", _MARKS)
    elif DEGREES % whole == 0:
        total, form = DEGREES, tr("{total} degrees: {parts}", "", DEGREES)
    else:
        total, form = whole, tr("{total} equal parts: {parts}", "", whole)
    first, later = tr("{n} belong to {sector}"), tr("{n} to {sector}")
    if short:
        first = later = tr("{n} for {sector}") if len(wheel) == 2 else tr("{n} {sector}")
    parts = [
        (later if place else first).format(
            n=figures(int(sector.share * total)), sector=landing_name(sector.landing)
        )
        for place, sector in enumerate(wheel)
    ]
    return form.format(total=figures(total), parts=joined(parts))


def spins_sentence(question: Question) -> str:
    """Return "Out of 100 spins about 75 land on A and 25 on B."."""
    counts = [
        tr("{n} on {sector}").format(
            n=figures(of_hundred(100 * sector.share)), sector=landing_name(sector.landing)
        )
        for sector in wheel_of(question)
    ]
    counts[0] = tr("about {n} land on {sector}").format(
        n=figures(of_hundred(100 * wheel_of(question)[0].share)),
        sector=landing_name(wheel_of(question)[0].landing),
    )
    return tr("Out of 100 spins {counts}.").format(counts=listed(counts))


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
    return tr("{b} must be the exact opposite of {a}. If it is not, leave.").format(
        a=landing_name(Landing.STATEMENT), b=landing_name(Landing.NEGATION)
    )


def _whole(wheel: tuple[Sector, ...]) -> int:
    return lcm(*(sector.share.denominator for sector in wheel))
