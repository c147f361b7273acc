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


@click.command("plan")
@wanted_options
@goal_options
@design_options
@json_option
def plan_command(wanted: PlanOptions, goal: Goal, named: NamedDesign, as_json: bool) -> None:
    """Compare the mechanisms for a question, best first.

    Without --epsilon the least ε is found with which --margin is kept, or --share told apart from
    --against with --power. With --share and --against also the exact power of the test between the
    two shares, and the number of respondents from which it stays at --power. With --share and
    --second-share the power to tell two groups apart, by the normal formula. With --share and
    --odds-ratio the power to find a coefficient of a logit, by simulation. With --design the power
    of a design that tables carry, such as cheating-detection, for --share and --against.
    """
    if named.design is not None:
        show_power(wanted, goal, named, as_json)
        return
    _require_together(wanted, goal, named)
    effect = _effect(wanted.of, goal.share, goal.odds_ratio, goal.group_part)
    if wanted.of.definition.multiple and wanted.questions > 1:
        raise click.UsageError("Of a many-of the options share ε: leave --questions out.")
    try:
        found = _planned(wanted, goal, effect)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
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
        raise click.UsageError("--parameter, --unknown and --simulate need --design.")
    if goal.against is not None and goal.share is None:
        raise click.UsageError("Give --share too: the true share to tell apart from --against.")
    if goal.second_share is not None and (goal.share is None or not wanted.respondents):
        raise click.UsageError("Give --share and --respondents too, of the first group.")
    if goal.second_respondents is not None and goal.second_share is None:
        raise click.UsageError("Give --second-share too, the share in the second group.")


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
        raise click.UsageError("Give --epsilon, or --margin, or --share and --against.")
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
        click.echo(f"ε = {made.epsilon} is enough.")
    _print(made)
    if found.fewest is not None and made.asking.everything and found.fewest[1] > 1:
        click.echo(
            f"Asking each person only {found.fewest[0]} of the {wanted.n_items} needs "
            f"{found.fewest[1]:.1f} times fewer people."
        )
    for group in found.groups:
        click.echo(
            f"  {group.mechanism}: power {group.power:.1%} to tell the groups apart, "
            f"with {group.respondents[0]:,} and {group.respondents[1]:,}"
            + ("" if group.needed is None else "; {:,} and {:,} reach ".format(*group.needed))
            + ("" if group.needed is None else f"{power:.0%}")
        )
    for effect in found.effects:
        click.echo(_told(effect, n, power))
    for row in found.tests:
        now = "" if row.power is None else f"power {row.power:.1%} with {n:,}; "
        enough = "no feasible number is enough"
        if row.n_stays is not None:
            enough = (
                f"it stays at {power:.0%} from {row.n_stays:,} (normal formula {row.n_normal:,})"
            )
        click.echo(f"  {row.mechanism}: {now}{enough}")


def _effect(
    of: Kind, share: float | None, odds_ratio: float | None, part: float | None
) -> Effect | None:
    """Return the coefficient to find, or end where it is none."""
    if odds_ratio is None:
        if part is not None:
            raise click.UsageError("Give --odds-ratio too: what to find of that group.")
        return None
    if not of.definition.complementary:
        raise click.UsageError("--odds-ratio is of a yes/no question: choose --kind yes-no.")
    if share is None:
        raise click.UsageError("Give --share too: that of the others, or in the middle.")
    try:
        return Effect(share, odds_ratio, part)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def _told(found: CoefficientPower, respondents: int, power: float) -> str:
    now = ""
    if found.power is not None:
        now = f"power {found.power:.1%} with {respondents:,}; "
    more = "no number of people is enough"
    if found.n_normal is not None:
        more = f"{found.n_normal:,} for {power:.0%} by the normal formula"
    return f"  {found.mechanism}: {now}{more}, to find an odds ratio of {found.odds_ratio:g}"


def _print(made: Plan) -> None:
    head = f"{'mechanism':<12}{'fractions':<28}{'ε':>8}{'std. error':>12}{'margin':>10}"
    click.echo(f"{head}{'n for margin':>16}")
    for option in made.options:
        fractions = ", ".join(f"{k} = {v}" for k, v in option.probabilities.items())
        star = " ← recommended" if option.mechanism_name == made.recommended else ""
        click.echo(
            f"{option.mechanism_name:<12}{fractions:<28}{option.epsilon:>8.4f}"
            f"{_number(option.se):>12}{_number(option.margin):>10}"
            f"{'–' if option.n_for_margin is None else f'{option.n_for_margin:,}':>16}{star}"
        )
    for device in made.devices:
        fractions = ", ".join(f"{k} = {v}" for k, v in device.probabilities.items())
        click.echo(
            f"  own device: {device.device.name}, {fractions}, ε = {device.epsilon:.4f}, "
            f"standard error {_number(device.se)}"
        )
    if made.central_se is None or made.direct_se is None:
        return
    most = "at most " if made.worst_case else ""
    click.echo(
        f"A trusted curator's Laplace noise would give {most}{_number(made.central_se)}, "
        f"asking directly {most}{_number(made.direct_se)}."
    )
    if made.worst_case:
        click.echo("With this mean the most is where all answers are at the two ends of the range.")


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.4f}"


@click.command("split")
@survey_argument
@click.option("--epsilon", required=True, help="Total ε over all sensitive questions.")
@click.option("--respondents", type=click.IntRange(0, 10**9), required=True)
@click.option("--ask", type=click.IntRange(1, 100), help="Questions that each person is asked.")
@click.option("--how", type=click.Choice([how.value for how in Split]), default=Split.EVENLY.value)
@click.option("--share", type=click.FloatRange(0, 1), help="Guessed true share.")
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
    """Divide a total ε over the sensitive questions of SURVEY and plan each with its part."""
    asked = read_survey(survey).sensitive
    parts = [part_of(question, share) for question in asked]
    try:
        plans = split(parts, parse_target(epsilon), respondents, Split(how), ask=ask)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    if as_json:
        found = [{"id": q.id} | to_json(made) for q, made in zip(asked, plans, strict=True)]
        print_json({"epsilon": float(parse_target(epsilon)), "how": how, "questions": found})
        return
    for question, made in zip(asked, plans, strict=True):
        click.echo(f"{question.id}: ε up to {made.epsilon}")
        _print(made)
