"""candor plan: the mechanisms that fit a target ε, side by side."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import click

from app.commands.console import print_json, read_survey
from app.commands.options import json_option, survey_argument
from app.commands.plan_design import show_power
from app.commands.plan_options import (
    Goal,
    NamedDesign,
    PlanOptions,
    design_options,
    goal_options,
    wanted_options,
)
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent, plain
from app.words.value_errors import fault_text
from core.plan.as_json import to_json
from core.plan.asking import Asking
from core.plan.curves import fewest_to_ask
from core.plan.goals import PlannedDesign, epsilon_for_margin, epsilon_to_tell
from core.plan.mechanisms import Plan
from core.plan.power import GroupPower, PlannedPower, power_against, power_between
from core.plan.split import Split, part_of, split
from core.privacy.epsilon import parse_target
from core.rehearse.coefficient_power import CoefficientPower, Effect, power_of_effect
from core.survey import Kind


@click.command(
    "plan",
    help=tr(
        "Compare the mechanisms for a question, best first.\n\n"
        "Without --epsilon the least ε is found with which --margin is kept, or --share told apart "
        "from --against with --power. With --share and --against also the exact power of the test "
        "between the two shares, and the number of respondents from which it stays at --power. "
        "With --share and --second-share the power to tell two groups apart, by the normal "
        "formula. With --share and --odds-ratio the power to find a coefficient of a logit, by "
        "simulation. With --design the power of a design that tables carry, such as "
        "cheating-detection, for --share and --against."
    ),
)
@wanted_options
@goal_options
@design_options
@json_option
def plan_command(wanted: PlanOptions, goal: Goal, named: NamedDesign, as_json: bool) -> None:
    if named.design is not None:
        show_power(wanted, goal, named, as_json)
        return
    _require_together(wanted, goal, named)
    effect = _effect(wanted.of, goal.share, goal.odds_ratio, goal.group_part)
    if wanted.of.definition.multiple and wanted.questions > 1:
        raise click.UsageError(tr("Of a many-of the options share ε: leave --questions out."))
    try:
        found = _planned(wanted, goal, effect)
    except ValueError as error:
        raise click.UsageError(f"{fault_text(error)}.") from None
    if as_json:
        print_json(_document(found))
    else:
        _print_found(wanted, goal, found)


@dataclass(frozen=True)
class _Found:
    """A plan, with how much fewer people are enough that are asked less, and powers."""

    plan: Plan
    fewest: tuple[int, float] | None
    tests: tuple[PlannedPower, ...]
    groups: tuple[GroupPower, ...]
    effects: tuple[CoefficientPower, ...]


def _require_together(wanted: PlanOptions, goal: Goal, named: NamedDesign) -> None:
    """End with a message where an option is missing that another one needs."""
    if named.parameters or named.unknowns or named.simulate is not None:
        raise click.UsageError(tr("--parameter, --unknown and --simulate need --design."))
    if goal.against is not None and goal.share is None:
        raise click.UsageError(tr("Give --share too: the true share to tell apart from --against."))
    if goal.second_share is not None and (goal.share is None or not wanted.respondents):
        raise click.UsageError(tr("Give --share and --respondents too, of the first group."))
    if goal.second_respondents is not None and goal.second_share is None:
        raise click.UsageError(tr("Give --second-share too, the share in the second group."))


def _planned(wanted: PlanOptions, goal: Goal, effect: Effect | None) -> _Found:
    """Plan what is wanted. Raises ValueError, and `UsageError` where no ε comes out."""
    n, items, share = wanted.respondents, wanted.n_items, goal.share
    test = (goal.power, goal.alpha, goal.two_sided)
    asking = Asking(items, wanted.ask or 0)
    asked = PlannedDesign(
        wanted.of, n, wanted.n_options, share, goal.level, asking, histogram=wanted.histogram
    )
    if wanted.epsilon is not None:
        target = parse_target(wanted.epsilon)
    elif goal.against is not None and share is not None:
        target = epsilon_to_tell(asked, share, goal.against, *test)
    elif goal.margin is not None:
        target = epsilon_for_margin(asked, goal.margin)
    else:
        raise click.UsageError(tr("Give --epsilon, or --margin, or --share and --against."))
    made = asked.plan(target, goal.margin)
    fewest = None
    if items > 1:
        fewest = fewest_to_ask(wanted.of, float(target), items, wanted.n_options, share)
    tests: tuple[PlannedPower, ...] = ()
    if goal.against is not None and share is not None:
        tests = power_against(made, share, goal.against, n, *test)
    groups: tuple[GroupPower, ...] = ()
    if share is not None and goal.second_share is not None:
        shares, sizes = (share, goal.second_share), (n, goal.second_respondents or n)
        groups = power_between(made, shares, sizes, goal.alpha, goal.two_sided, goal.power)
    effects = () if effect is None else power_of_effect(made, effect, n, *test)
    return _Found(made, fewest, tests, groups, effects)


def _document(found: _Found) -> dict[str, object]:
    """Return the document that `plan --json` prints."""
    document: dict[str, object] = {**to_json(found.plan)}
    if found.fewest is not None:
        document["fewer"] = {"ask": found.fewest[0], "times": found.fewest[1]}
    for name, rows in (
        ("power", found.tests),
        ("group_power", found.groups),
        ("coefficient_power", found.effects),
    ):
        if rows:
            document[name] = [asdict(row) for row in rows]
    return document


def _print_found(wanted: PlanOptions, goal: Goal, found: _Found) -> None:
    made, n, power = found.plan, wanted.respondents, goal.power
    if wanted.epsilon is None:
        click.echo(tr("ε = {epsilon} is enough.").format(epsilon=figures(str(made.epsilon))))
    _print(made)
    if found.fewest is not None and made.asking.everything and found.fewest[1] > 1:
        told = tr("Asking each person only {n} of the {total} needs {times} times fewer people.")
        few, times = found.fewest
        click.echo(
            told.format(n=figures(few), total=figures(wanted.n_items), times=number(times, 1))
        )
    for group in found.groups:
        told = tr("{mechanism}: power {power} to tell the groups apart, with {first} and {second}")
        first, second = map(figures, group.respondents)
        told = told.format(
            mechanism=group.mechanism, power=percent(group.power, 1), first=first, second=second
        )
        if group.needed is not None:
            first, second = map(figures, group.needed)
            more = tr("; {first} and {second} reach {power}")
            told += more.format(first=first, second=second, power=percent(power, 0))
        click.echo(f"  {told}")
    for effect in found.effects:
        click.echo(_told(effect, n, power))
    for row in found.tests:
        enough = tr("no feasible number is enough")
        if row.n_stays is not None:
            told = tr("it stays at {power} from {n} (normal formula {normal})")
            normal = "–" if row.n_normal is None else figures(row.n_normal)
            enough = told.format(power=percent(power, 0), n=figures(row.n_stays), normal=normal)
        click.echo(f"  {row.mechanism}: {_power_now(row.power, n)}{enough}")


def _power_now(power: float | None, n: int) -> str:
    """Say which power so many people have, before more is said; '' where there is none."""
    if power is None:
        return ""
    return tr("power {power} with {n}; ").format(power=percent(power, 1), n=figures(n))


def _effect(
    of: Kind, share: float | None, odds_ratio: float | None, part: float | None
) -> Effect | None:
    """Return the coefficient to find, or end where it is none."""
    if odds_ratio is None:
        if part is not None:
            raise click.UsageError(tr("Give --odds-ratio too: what to find of that group."))
        return None
    if not of.definition.complementary:
        raise click.UsageError(tr("--odds-ratio is of a yes/no question: choose --kind yes-no."))
    if share is None:
        raise click.UsageError(tr("Give --share too: that of the others, or in the middle."))
    try:
        return Effect(share, odds_ratio, part)
    except ValueError as error:
        raise click.UsageError(f"{fault_text(error)}.") from None


def _told(found: CoefficientPower, respondents: int, power: float) -> str:
    told = tr("no number of people is enough, to find an odds ratio of {ratio}")
    people = ""
    if found.n_normal is not None:
        told = tr("{n} for {power} by the normal formula, to find an odds ratio of {ratio}")
        people = figures(found.n_normal)
    ratio = plain(found.odds_ratio)
    more = told.format(n=people, power=percent(power, 0), ratio=ratio)
    return f"  {found.mechanism}: {_power_now(found.power, respondents)}{more}"


def _print(made: Plan) -> None:
    heads = (tr("mechanism"), tr("fractions", "of a mechanism"), "ε")
    click.echo(_row(*heads, tr("std. error"), tr("margin"), tr("n for margin")))
    for option in made.options:
        fractions = ", ".join(f"{k} = {v}" for k, v in option.probabilities.items())
        people = "–" if option.n_for_margin is None else figures(option.n_for_margin)
        numbers = (number(option.epsilon, 4), _number(option.se), _number(option.margin))
        row = _row(option.mechanism_name, fractions, *numbers, people)
        star = tr("← recommended") if option.mechanism_name == made.recommended else ""
        click.echo(f"{row} {star}".rstrip())
    for device in made.devices:
        fractions = ", ".join(f"{k} = {v}" for k, v in device.probabilities.items())
        told = tr(
            "own device: {device}, {fractions}, ε = {epsilon}, standard error {error}"
        ).format(
            device=device.device.name,
            fractions=fractions,
            epsilon=number(device.epsilon, 4),
            error=_number(device.se),
        )
        click.echo(f"  {told}")
    if made.central_se is None or made.direct_se is None:
        return
    told = tr("A trusted curator's Laplace noise would give {central}, asking directly {direct}.")
    if made.worst_case:
        told = tr(
            "A trusted curator's Laplace noise would give at most {central}, asking directly at "
            "most {direct}."
        )
    click.echo(told.format(central=_number(made.central_se), direct=_number(made.direct_se)))
    if made.worst_case:
        click.echo(
            tr("With this mean the most is where all answers are at the two ends of the range.")
        )


def _row(mechanism: str, fractions: str, epsilon: str, error: str, margin: str, people: str) -> str:
    return f"{mechanism:<12}{fractions:<28}{epsilon:>8}{error:>12}{margin:>10}{people:>16}"


def _number(value: float | None) -> str:
    return "–" if value is None else number(value, 4)


@click.command(
    "split",
    help=tr("Divide a total ε over the sensitive questions of SURVEY and plan each with its part."),
)
@survey_argument
@click.option("--epsilon", required=True, help=tr("Total ε over all sensitive questions."))
@click.option("--respondents", type=click.IntRange(0, 10**9), required=True)
@click.option("--ask", type=click.IntRange(1, 100), help=tr("Questions that each person is asked."))
@click.option("--how", type=click.Choice([how.value for how in Split]), default=Split.EVENLY.value)
@click.option("--share", type=click.FloatRange(0, 1), help=tr("Guessed true share."))
@json_option
def split_command(
    survey: Path,
    epsilon: str,
    respondents: int,
    ask: int | None,
    how: str,
    share: float | None,
    as_json: bool,
) -> None:
    asked = read_survey(survey).sensitive
    parts = [part_of(question, share) for question in asked]
    try:
        plans = split(parts, parse_target(epsilon), respondents, Split(how), ask=ask)
    except ValueError as error:
        raise click.UsageError(f"{fault_text(error)}.") from None
    if as_json:
        found = [{"id": q.id} | to_json(made) for q, made in zip(asked, plans, strict=True)]
        print_json({"epsilon": float(parse_target(epsilon)), "how": how, "questions": found})
        return
    for question, made in zip(asked, plans, strict=True):
        told = tr("{question}: ε up to {epsilon}")
        click.echo(told.format(question=question.id, epsilon=figures(str(made.epsilon))))
        _print(made)
