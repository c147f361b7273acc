"""candor plan: the mechanisms that fit a target ε, side by side."""

from __future__ import annotations

import click

from app.commands.console import print_json
from core.plan import Plan, plan, to_json
from core.privacy import parse_target
from core.survey import Kind


@click.command("plan")
@click.option("--kind", type=click.Choice([kind.value for kind in Kind]), required=True)
@click.option(
    "--options",
    type=click.IntRange(1, 1024),
    help="Options to choose from, or bins of a number; without bins the mean is planned.",
)
@click.option("--epsilon", required=True, help="Target ε of the question, such as 1 or 0.5.")
@click.option("--respondents", type=click.IntRange(0), required=True)
@click.option("--share", type=click.FloatRange(0, 1), help="Guessed true share.")
@click.option("--margin", type=click.FloatRange(0, 1, min_open=True), help="Wanted margin, ±.")
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def plan_command(
    kind: str,
    options: int | None,
    epsilon: str,
    respondents: int,
    share: float | None,
    margin: float | None,
    level: float,
    as_json: bool,
) -> None:
    """Compare the mechanisms for a question, best first."""
    try:
        target = parse_target(epsilon)
        made = plan(
            Kind(kind),
            target,
            respondents,
            options=options or (1 if kind == Kind.NUMBER else 2),
            share=share,
            margin=margin,
            level=level,
        )
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    if as_json:
        print_json(to_json(made))
    else:
        _print(made)


def _print(made: Plan) -> None:
    head = f"{'mechanism':<12}{'fractions':<28}{'ε':>8}{'std. error':>12}{'margin':>10}"
    click.echo(f"{head}{'n for margin':>14}")
    for option in made.options:
        fractions = ", ".join(f"{k} = {v}" for k, v in option.probabilities.items())
        star = " ← recommended" if option.mechanism_name == made.recommended else ""
        click.echo(
            f"{option.mechanism_name:<12}{fractions:<28}{option.epsilon:>8.4f}"
            f"{_number(option.se):>12}{_number(option.margin):>10}"
            f"{option.n_for_margin if option.n_for_margin is not None else '–':>14}{star}"
        )
    for device in made.devices:
        fractions = ", ".join(f"{k} = {v}" for k, v in device.probabilities.items())
        click.echo(
            f"  own device: {device.device.name}, {fractions}, ε = {device.epsilon:.4f}, "
            f"standard error {_number(device.se)}"
        )
    click.echo(
        f"A trusted curator's Laplace noise would give {_number(made.central_se)}, "
        f"asking directly {_number(made.direct_se)}."
    )


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.4f}"
