"""candor audit: ε as it is measured from the reports of made-up people."""

from __future__ import annotations

import math
from pathlib import Path

import click

from app.commands.console import REFUSED, print_json, progress, read_survey, say
from app.commands.options import json_option, survey_argument
from core.audit import DEFAULT_TRIALS, Audit, AuditedQuestion, Finding, audit, to_json
from core.privacy.epsilon import epsilon_text

_FOUND = {
    Finding.ABOVE: "gives away more than declared",
    Finding.BELOW: "draws otherwise than declared: less can be learned of it",
    Finding.TOO_FEW: "not found: too few trials to tell, give more with --trials",
    Finding.AGREES: "agrees",
}
_SUM = "the sum over what one person is asked"


@click.command("audit")
@survey_argument
@click.option(
    "--trials",
    type=click.IntRange(1, 10**8),
    default=DEFAULT_TRIALS,
    show_default=True,
    help="How many made-up people answer each question.",
)
@json_option
def audit_command(survey: Path, trials: int, as_json: bool) -> None:
    """Measure ε: let made-up people answer SURVEY, and see what their reports tell of them."""
    asked = read_survey(survey)
    with progress("Answering") as report:
        found = audit(asked, trials, report=report)
    if as_json:
        print_json(to_json(found))
    else:
        _print(found)
    if not found.passed:
        raise SystemExit(REFUSED)


def _print(found: Audit) -> None:
    if not found.questions:
        say("No question is sensitive; there is nothing to audit.")
        return
    click.echo(f"{found.trials:,} made-up people answered each question that is randomized.\n")
    click.echo(f"  {'question':<24}{'ε declared':>12}{'ε at least':>12}  finding")
    for each in found.questions:
        declared = epsilon_text(each.question.ratio, 3)
        click.echo(f"  {each.question.id:<24}{declared:>12}{_down(each.low):>12}  {_told(each)}")
    total = epsilon_text(found.survey.ratio, 3)
    click.echo(f"  {'together':<24}{total:>12}{_down(found.low):>12}  {_SUM}")
    click.echo(
        f"\nWith a chance of at most {found.alpha:g} any lower bound is above the true ε.\n"
        "An audit finds lower bounds: it can show that reports give away more than declared,\n"
        "and cannot prove that they do not. The declared ε comes from the survey's fractions.\n"
        "The sum is a bound where answers are drawn apart; that is looked at between neighbours."
    )


def _down(low: float) -> str:
    """Write a lower bound, rounded down."""
    return f"{math.floor(low * 1000) / 1000:.3f}"


def _told(question: AuditedQuestion) -> str:
    """Say what was found of a question, and of which options where not of all."""
    told = _FOUND[question.finding]
    options = question.question.options
    concerned = [
        options[each.item.option].id
        for each in question.items
        if each.item.option is not None and each.finding is question.finding
    ]
    if question.finding is Finding.AGREES or not concerned:
        return told
    return f"{', '.join(concerned)}: {told}"
