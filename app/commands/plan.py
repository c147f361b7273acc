"""candor plan: the mechanisms that fit a target ε, side by side."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from app.commands.console import print_json, read_survey
from app.commands.options import json_option, level_option, survey_argument
from app.commands.plan_design import Told, design_options, show_power
from core.plan.asking import Asking
from core.plan.curves import fewest_to_ask
from core.plan.documents import to_json
from core.plan.goals import Asked, epsilon_for_margin, epsilon_to_tell
from core.plan.mechanisms import Plan
from core.plan.power import GroupPower, PlannedPower, power_against, power_between
from core.plan.split import Split, part_of, split
from core.privacy.epsilon import parse_target
from core.rehearse.coefficient_power import CoefficientPower, Effect, power_of_effect
from core.survey import Kind


@click.command("plan")
@click.option("--kind", type=click.Choice([kind.value for kind in Kind]), required=True)
@click.option(
    "--options",
    type=click.IntRange(1, 1024),
    help="Options to choose from, or bins of a number; without bins the mean is planned.",
)
@click.option(
    "--histogram",
    is_flag=True,
    help="Plan a number without bins for its histogram; without it for its mean.",
)
@click.option(
    "--epsilon",
    help="Target ε of all that one person is asked, such as 1 or 0.5. Without it the ε comes out "
    "that --margin needs, or --share and --against.",
)
@click.option("--respondents", type=click.IntRange(0, 10**9), required=True)
@click.option(
    "--questions",
    type=click.IntRange(1, 100),
    default=1,
    show_default=True,
    help="Questions of this kind that share the ε.",
)
@click.option(
    "--ask",
    type=click.IntRange(1, 1024),
    help="Of how many of the questions, or options of a many-of, each person is asked.",
)
@click.option("--share", type=click.FloatRange(0, 1), help="Guessed true share.")
@click.option("--margin", type=click.FloatRange(0, 1, min_open=True), help="Wanted margin, ±.")
@level_option
@click.option("--against", type=click.FloatRange(0, 1), help="Share to tell --share apart from.")
@click.option(
    "--second-share", type=click.FloatRange(0, 1), help="Share in a second group to compare."
)
@click.option(
    "--second-respondents",
    type=click.IntRange(1, 10**9),
    help="Respondents of the second group; by default as many as --respondents.",
)
@click.option(
    "--odds-ratio",
    type=click.FloatRange(0, min_open=True),
    help="A coefficient of a regression to find, as an odds ratio beside --share.",
)
@click.option(
    "--group-part",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="Part of the people in the group that --odds-ratio is of; without it, it is of one "
    "standard deviation of a number.",
)
@click.option("--power", type=click.FloatRange(0.5, 0.999), default=0.8, show_default=True)
@click.option("--alpha", type=click.FloatRange(0.0001, 0.5), default=0.05, show_default=True)
@click.option("--two-sided", is_flag=True, help="Test for a difference in either direction.")
@design_options
@json_option
def plan_command(
    kind: str,
    options: int | None,
    histogram: bool,
    epsilon: str | None,
    respondents: int,
    questions: int,
    ask: int | None,
    share: float | None,
    margin: float | None,
    level: float,
    against: float | None,
    second_share: float | None,
    second_respondents: int | None,
    odds_ratio: float | None,
    group_part: float | None,
    power: float,
    alpha: float,
    two_sided: bool,
    design: str | None,
    parameters: tuple[str, ...],
    unknowns: tuple[str, ...],
    simulate: int | None,
    as_json: bool,
) -> None:
    """Compare the mechanisms for a question, best first.

    Without --epsilon the least ε is found with which --margin is kept, or --share told apart from
    --against with --power. With --share and --against also the exact power of the test between the
    two shares, and the number of respondents from which it stays at --power. With --share and
    --second-share the power to tell two groups apart, by the normal formula. With --share and
    --odds-ratio the power to find a coefficient of a logit, by simulation. With --design the power
    of a design that tables carry, such as cheating-detection, for --share and --against.
    """
    if design is not None:
        if share is None or against is None:
            raise click.UsageError("Give --share and --against too, to tell apart by --design.")
        beside = {
            "--epsilon": epsilon,
            "--margin": margin,
            "--ask": ask,
            "--second-share": second_share,
            "--odds-ratio": odds_ratio,
            "--group-part": group_part,
        }
        if given := [name for name, value in beside.items() if value is not None]:
            raise click.UsageError(f"Leave {given[0]} out: --design has parameters of its own.")
        sizes = (respondents, respondents if second_respondents is None else second_respondents)
        told = Told(Kind(kind), options or 2, design, parameters, unknowns)
        show_power(told, share, against, sizes, power, alpha, two_sided, simulate, as_json)
        return
    if parameters or unknowns or simulate is not None:
        raise click.UsageError("--parameter, --unknown and --simulate need --design.")
    if against is not None and share is None:
        raise click.UsageError("Give --share too: the true share to tell apart from --against.")
    if second_share is not None and (share is None or not respondents):
        raise click.UsageError("Give --share and --respondents too, of the first group.")
    if second_respondents is not None and second_share is None:
        raise click.UsageError("Give --second-share too, the share in the second group.")
    of = Kind(kind)
    effect = _effect(of, share, odds_ratio, group_part)
    count = options or (1 if of is Kind.NUMBER else 2)
    if of is Kind.MANY_OF and questions > 1:
        raise click.UsageError("Of a many-of the options share ε: leave --questions out.")
    items = count if of is Kind.MANY_OF else questions
    try:
        asking = Asking(items, ask or 0)
        asked = Asked(of, respondents, count, share, level, asking, histogram=histogram)
        if epsilon is not None:
            target = parse_target(epsilon)
        elif against is not None and share is not None:
            target = epsilon_to_tell(asked, share, against, power, alpha, two_sided)
        elif margin is not None:
            target = epsilon_for_margin(asked, margin)
        else:
            raise click.UsageError("Give --epsilon, or --margin, or --share and --against.")
        made = asked.plan(target, margin)
        fewest = fewest_to_ask(of, float(target), items, count, share) if items > 1 else None
        tests: tuple[PlannedPower, ...] = ()
        if against is not None and share is not None:
            tests = power_against(made, share, against, respondents, power, alpha, two_sided)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    groups: tuple[GroupPower, ...] = ()
    if share is not None and second_share is not None:
        sizes = (respondents, second_respondents or respondents)
        groups = power_between(made, (share, second_share), sizes, alpha, two_sided, power)
    effects: tuple[CoefficientPower, ...] = ()
    if effect is not None:
        effects = power_of_effect(made, effect, respondents, power, alpha, two_sided)
    if as_json:
        more = {"power": [asdict(row) for row in tests]}
        more |= {"group_power": [asdict(row) for row in groups]}
        more |= {"coefficient_power": [asdict(row) for row in effects]}
        some = {"fewer": {"ask": fewest[0], "times": fewest[1]}} if fewest is not None else {}
        print_json(to_json(made) | some | {name: rows for name, rows in more.items() if rows})
        return
    if epsilon is None:
        click.echo(f"ε = {target} is enough.")
    _print(made)
    if fewest is not None and asking.everything and fewest[1] > 1:
        click.echo(
            f"Asking each person only {fewest[0]} of the {items} needs {fewest[1]:.1f} times "
            "fewer people."
        )
    for group in groups:
        click.echo(
            f"  {group.mechanism}: power {group.power:.1%} to tell the groups apart, "
            f"with {group.respondents[0]:,} and {group.respondents[1]:,}"
            + ("" if group.needed is None else "; {:,} and {:,} reach ".format(*group.needed))
            + ("" if group.needed is None else f"{power:.0%}")
        )
    for found in effects:
        click.echo(_told(found, respondents, power))
    for row in tests:
        now = "" if row.power is None else f"power {row.power:.1%} with {respondents:,}; "
        click.echo(
            f"  {row.mechanism}: {now}it stays at {power:.0%} from {row.n_stays:,} "
            f"(normal formula {row.n_normal:,})"
        )


def _effect(
    of: Kind, share: float | None, odds_ratio: float | None, part: float | None
) -> Effect | None:
    """Return the coefficient to find, or end where it is none."""
    if odds_ratio is None:
        if part is not None:
            raise click.UsageError("Give --odds-ratio too: what to find of that group.")
        return None
    if of is not Kind.YES_NO:
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
