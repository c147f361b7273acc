"""The rows of the planner's tables, as they are shown."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from app.planner.plan_request import PlanRequest, Subject
from app.words.catalogue import figures, joined, tr
from app.words.mechanisms import mechanism_title
from app.words.numerals import number, rounded_up
from core.inference.binomial import normal_quantile
from core.plan.asking import Asking
from core.plan.curves import sensitivity
from core.plan.mechanisms import DeviceOption, Plan, PlanOption, n_for_margin
from core.plan.power import power_against


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One line of a table; numbers as they are shown. `strength` is "best", "" or "muted".

    `key` names what is chosen with it, '' where nothing is.
    """

    cells: tuple[str, ...]
    strength: str = ""
    key: str = ""


def points(share: float | None, digits: int) -> str:
    """Write a part of 1 in points."""
    return "–" if share is None else number(100 * share, digits)


def margin_text(share: float | None) -> str:
    """Write half the width of an interval in points."""
    return "–" if share is None else f"± {points(share, 1)}"


def counted_people(n: int | None) -> str:
    """Write how many people are needed; a dash where no feasible number is enough."""
    return "–" if n is None else figures(n)


def mechanism_rows(made: Plan, request: PlanRequest, choice: str) -> tuple[PlanRow, ...]:
    """Return the mechanisms, best first, and below them a trusted curator and asking directly."""
    needed = _needed(made, request)
    rows = [
        PlanRow(
            (
                mechanism_title(option.mechanism_name),
                fractions_of(option),
                rounded_up(Decimal(option.epsilon)),
                points(option.se, 2),
                margin_text(option.margin),
                people,
            ),
            "best" if option.mechanism_name == choice else "",
            option.mechanism_name,
        )
        for option, people in zip(made.options, needed, strict=True)
    ]
    return (*rows, *_compared(made, request))


def _needed(made: Plan, request: PlanRequest) -> list[str]:
    """Return the people for the wanted margin, or to tell two shares apart."""
    if request.goal != "power":
        return [figures(option.n_for_margin or 0) for option in made.options]
    against, share = request.tell
    told = power_against(made, share, against, request.people, *request.power.test)
    found = {each.mechanism: counted_people(each.n_stays) for each in told}
    return [found.get(option.mechanism_name, "–") for option in made.options]


def _compared(made: Plan, request: PlanRequest) -> list[PlanRow]:
    asking = made.asking
    sampling = request.share * (1 - request.share)
    scale = sensitivity(request.kind, request.options, asking) / float(request.target)
    # Of a number the guessed mean alone is known, and with it the largest error.
    names = tr("Trusted curator (Laplace)"), tr("Asking directly")
    if made.worst_case:
        names = tr("Trusted curator (Laplace), at most"), tr("Asking directly, at most")
    z = float(normal_quantile(request.level))
    rows = []
    for name, what, epsilon, se, curator in (
        (names[0], tr("sees every answer"), request.shown_epsilon, made.central_se, True),
        (names[1], tr("no protection"), tr("none", "no ε"), made.direct_se, False),
    ):
        margin = None if se is None else z * se
        people = "–"
        if request.goal != "power":
            people = figures(
                _n_compared(sampling, scale if curator else 0, request.margin, z, asking)
            )
        cells = (name, what, epsilon, points(se, 2), margin_text(margin), people)
        rows.append(PlanRow(cells, "muted"))
    return rows


def _n_compared(sampling: float, scale: float, margin: float, z: float, asking: Asking) -> int:
    """Solve (margin/z)² = s/n + 2(scale/n)² for n, a quadratic equation in 1/n."""
    if not scale:
        return asking.respondents(n_for_margin(sampling, margin, z))
    noise = 2 * scale**2
    one_by_n = (-sampling + math.sqrt(sampling**2 + 4 * noise * (margin / z) ** 2)) / (2 * noise)
    return asking.respondents(math.ceil(1 / one_by_n))


def question_rows(
    subject: Subject, options: Sequence[PlanOption], plans: Sequence[Plan]
) -> tuple[PlanRow, ...]:
    """Return the questions of a draft with the mechanism that each is given."""
    return tuple(
        PlanRow(
            (
                each.name or each.id,
                f"{mechanism_title(option.mechanism_name)}: {fractions_of(option)}",
                rounded_up(Decimal(option.epsilon)),
                points(option.se, 2),
                margin_text(option.margin),
                figures(option.n_for_margin or 0),
            )
        )
        for each, option, _ in zip(subject.standing, options, plans, strict=True)
    )


def device_rows(made: Plan, choice: str) -> tuple[PlanRow, ...]:
    """Return the devices within the target, least error first."""
    rows = []
    for option in made.devices:
        key = f"device {option.device.name}"
        chances = joined(list(option.probabilities.values()))
        if option.device.p1 + option.device.p0 == 1:
            chances = option.probabilities["p1"]
        epsilon = rounded_up(Decimal(option.epsilon))
        cells = (device_name(option), chances, epsilon, points(option.se, 2))
        rows.append(PlanRow(cells, "best" if key == choice else "", key))
    return tuple(rows)


def device_name(option: DeviceOption) -> str:
    """Name a device, the wheel by its degrees."""
    if option.device.name == "spinner":
        degrees = option.device.p1 * 360
        return tr("Wheel, {first}° and {second}°").format(
            first=figures(int(degrees)), second=figures(int(360 - degrees))
        )
    return {
        "two-coins": tr("Two coins"),
        "die-forced": tr("Die: 1 No, 6 Yes"),
        "die-mirrored": tr("Die, Warner 5/6"),
        "die-mirrored-low": tr("Die, Warner 2/3"),
        "two-dice-forced": tr("Two dice"),
        "cards-suit": tr("Cards: suit decides"),
        "cards-rank": tr("Cards: rank decides"),
    }.get(option.device.name, option.device.name)


def fractions_of(option: PlanOption) -> str:
    """Write the exact fractions of a mechanism."""
    return joined([f"{key} = {value}" for key, value in option.probabilities.items()])
