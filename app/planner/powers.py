"""The power of each mechanism that is planned: what `candor plan` tells of it, as a table."""

from __future__ import annotations

from dataclasses import dataclass

from app.planner.plan_request import PlanRequest
from app.planner.rows import PlanRow, counted_people
from app.words.catalogue import figures, tr
from app.words.mechanisms import mechanism_title
from app.words.numerals import plain, short_percent
from app.words.value_errors import fault_text
from core.plan.mechanisms import Plan
from core.plan.power import PlannedPower, power_against, power_between
from core.rehearse.coefficient_power import RUNS, Effect, power_of_effect


@dataclass(frozen=True, slots=True)
class PowerTable:
    """Headings and rows, what is compared, and how it is found; or a `problem` alone."""

    heads: tuple[str, ...] = ()
    rows: tuple[PlanRow, ...] = ()
    title: str = ""
    note: str = ""
    problem: str = ""


def power_table(made: Plan, request: PlanRequest) -> PowerTable:
    """Return the power of each mechanism of a plan, and how many people it needs."""
    tables = {"share": _of_share, "groups": _of_groups, "odds": _of_odds}
    try:
        found = tables[request.compared](made, request)
    except ValueError as error:
        return PowerTable(problem=f"{fault_text(error)}.")
    if not found.rows:
        return PowerTable(problem=tr("No share is told by these mechanisms: only a mean is."))
    return found


def _of_share(made: Plan, request: PlanRequest) -> PowerTable:
    against, share = request.tell
    told = power_against(made, share, against, request.people, *request.power.test)
    heads = (
        tr("Mechanism"),
        tr("Power with {n} people", "", request.people).format(n=figures(request.people)),
        tr("People for {power}").format(power=short_percent(request.power.power, 2)),
        tr("Detectable share"),
    )
    return PowerTable(
        heads,
        tuple(
            _row(each.mechanism, each.power, counted_people(each.n_stays), _least(each, request))
            for each in told
        ),
        tr("To tell a share of {share} from {against}").format(
            share=short_percent(share, 2), against=short_percent(against, 2)
        ),
        tr("By the exact test. From so many people on the power stays at what is wanted."),
    )


def _least(each: PlannedPower, request: PlanRequest) -> str:
    """Write the share nearest to the known one that is found as surely as is wanted."""
    if each.detectable is None:
        return "–"
    against, share = request.tell
    found = against + (each.detectable if share > against else -each.detectable)
    return short_percent(found, 1)


def _of_groups(made: Plan, request: PlanRequest) -> PowerTable:
    other, share = request.tell
    power, alpha, two_sided = request.power.test
    sizes = (max(request.people, 1), request.power.second_people or max(request.people, 1))
    told = power_between(made, (share, other), sizes, alpha, two_sided, power)
    pair = tr("{first} and {second}")

    def both(first: int, second: int) -> str:
        return pair.format(first=figures(first), second=figures(second))

    heads = (
        tr("Mechanism"),
        tr("Power with {people}").format(people=both(*sizes)),
        tr("People for {power}").format(power=short_percent(power, 2)),
    )
    return PowerTable(
        heads,
        tuple(
            _row(each.mechanism, each.power, both(*each.needed) if each.needed else "–")
            for each in told
        ),
        tr("To tell {share} in one group from {other} in a second").format(
            share=short_percent(share, 2), other=short_percent(other, 2)
        ),
        tr("By the normal formula; groups grow in the same proportion."),
    )


def _of_odds(made: Plan, request: PlanRequest) -> PowerTable:
    asked = request.power
    effect = Effect(request.tell[1], asked.odds_ratio, asked.part)
    told = power_of_effect(made, effect, request.people, *asked.test)
    heads = (
        tr("Mechanism"),
        tr("Power with {n} people", "", request.people).format(n=figures(request.people)),
        tr("People for {power}").format(power=short_percent(asked.power, 2)),
    )
    title = tr("To find an odds ratio of {ratio} for one standard deviation of a number")
    if asked.part is not None:
        title = tr("To find an odds ratio of {ratio} for a group of {part} of the people")
    part = short_percent(asked.part or 0.0, 2)
    note = tr("Power by {runs} simulated studies, people by the normal formula.")
    return PowerTable(
        heads,
        tuple(_row(each.mechanism, each.power, counted_people(each.n_normal)) for each in told),
        title.format(ratio=plain(asked.odds_ratio), part=part),
        note.format(runs=figures(RUNS)),
    )


def _row(mechanism: str, power: float | None, *rest: str) -> PlanRow:
    return PlanRow(
        (mechanism_title(mechanism), "–" if power is None else short_percent(power, 1), *rest),
        key=mechanism,
    )
