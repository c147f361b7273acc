"""What is said of a wheel: its sectors and their parts."""

from __future__ import annotations

from math import lcm

from app.kit.i18n import figures, joined, tr
from app.respondent.devices.wheel import Sector as DrawnSector
from app.respondent.devices.wheel_geometry import colour_of
from app.words.pressed import landing_name
from core.privacy.procedures import Landing, Sector, sectors
from core.survey import Question


def wheel_of(question: Question) -> tuple[Sector, ...]:
    """Return the sectors of a question's wheel. Raises ValueError where it has none."""
    wheel = sectors(question.channel) if question.channel is not None else ()
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


def _whole(wheel: tuple[Sector, ...]) -> int:
    return lcm(*(sector.share.denominator for sector in wheel))
