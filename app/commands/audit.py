"""candor audit: ε as it is measured from the reports of made-up people."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from app.analyses.words.revealed import at_least
from app.commands.console import REFUSED, Stopping, print_json, progress, read_survey, say, shown
from app.commands.options import NEW_FILE, json_option, survey_argument
from app.words.catalogue import figures, joined, tr
from app.words.numerals import epsilon_text, plain
from core.audit import DEFAULT_TRIALS, Audit, AuditedQuestion, Finding, audit, to_json

_FOUND = {
    Finding.ABOVE: tr("gives away more than declared"),
    Finding.BELOW: tr("draws otherwise than declared: less can be learned of it"),
    Finding.TOO_FEW: tr("not found: too few trials to tell, give more with --trials"),
    Finding.AGREES: tr("agrees", "ε that was measured, with the one declared"),
}


@click.command(
    "audit",
    help=tr(
        "Measure ε: let made-up people answer SURVEY, and see what their reports tell of them."
    ),
)
@survey_argument
@click.option(
    "--trials",
    type=click.IntRange(1, 10**8),
    default=DEFAULT_TRIALS,
    show_default=True,
    help=tr("How many made-up people answer each question."),
)
@click.option(
    "--pdf",
    type=NEW_FILE,
    help=tr("Write what was found to this new file too, for a data-protection officer."),
)
@json_option
def audit_command(survey: Path, trials: int, pdf: Path | None, as_json: bool) -> None:
    asked = read_survey(survey)
    with progress(tr("Answering")) as report:
        found = audit(asked, trials, report=report)
    if pdf is not None:
        _write_pdf(found, pdf)
    if as_json:
        print_json(to_json(found))
    else:
        _print(found)
    if not found.passed:
        raise SystemExit(REFUSED)


def _print(found: Audit) -> None:
    if not found.questions:
        say(tr("No question is sensitive; there is nothing to audit."))
        return
    people = tr("{n} made-up people answered each question that is randomized.", "", found.trials)
    click.echo(people.format(n=figures(found.trials)) + "\n")
    _print_row(tr("question"), tr("ε declared"), tr("ε at least"), tr("finding", "of an audit"))
    for each in found.questions:
        declared = epsilon_text(each.question.ratio, 3)
        _print_row(each.question.id, declared, at_least(each.low, 3), _told(each))
    total = epsilon_text(found.survey.ratio, 3)
    summed = tr("the sum over what one person is asked")
    _print_row(tr("together", "all questions"), total, at_least(found.low, 3), summed)
    click.echo(
        "\n"
        + tr(
            "With a chance of at most {alpha} any lower bound is above the true ε.\n"
            "An audit finds lower bounds: it can show that reports give away more than declared,\n"
            "and cannot prove that they do not. The declared ε comes from the survey's fractions.\n"
            "The sum is a bound where answers are drawn apart; that is looked at between "
            "neighbours."
        ).format(alpha=plain(found.alpha))
    )


def _print_row(question: str, declared: str, low: str, finding: str) -> None:
    click.echo(f"  {question:<24}{declared:>12}{low:>12}  {finding}")


def _write_pdf(found: Audit, path: Path) -> None:
    """Write the sheet of an audit; end with a message where there is such a file already."""
    from app.charts.application import ensure_gui_application
    from app.export.report.paper import report_pdf
    from app.export.report.revealed import revealed
    from core.files.disk import write_atomically

    ensure_gui_application()
    data = report_pdf(revealed(found, found.survey.languages[0], date.today()))
    with Stopping(path):
        write_atomically(path, data)
    say(tr("Written to {path}.").format(path=shown(path)))


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
    return f"{joined(concerned)}: {told}"
