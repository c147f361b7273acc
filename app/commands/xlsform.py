"""candor xlsform: a survey from a form of Kobo, ODK or SurveyCTO, and a form from a survey."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import click

from app.author.words import xlsform as words
from app.commands.console import (
    REFUSED,
    Stopping,
    described,
    read_bytes,
    say,
    shown,
    survey_in,
    warning,
    wrote,
)
from app.commands.options import FILE, NEW_FILE
from app.words.catalogue import tr
from app.words.places import placed
from core.draft import survey_bytes, write_draft
from core.facts.errors import Problem, Severity
from core.files.disk import write_atomically
from core.interchange.workbook import MAX_BYTES
from core.interchange.xlsform import Form, Meaning, read_form
from core.survey import examine

_FORM, _DRAFT = ".xlsx", ".draft"


@click.command(
    "xlsform",
    help=tr(
        "Turn FILE into the other: an XLSForm (.xlsx) into a survey, or a survey into an XLSForm."
        "\n\n"
        "What one of them has and the other cannot say is named with its cell. Whatever can be "
        "read of a form comes into a draft (--out NAME.draft), to be mended in the window. OUT is "
        "never replaced."
    ),
)
@click.argument("file", metavar=tr("FILE"), type=FILE)
@click.option(
    "--out", type=NEW_FILE, required=True, help=tr("A .survey or a .draft; of a survey an .xlsx.")
)
@click.option(
    "--codes",
    multiple=True,
    metavar=tr("QUESTION:CODE=MEANING,…"),
    help=tr("What codes stand for: refused, dont_know or answer; trust:98=dont_know,99=refused."),
)
def xlsform_command(file: Path, out: Path, codes: tuple[str, ...]) -> None:
    data = read_bytes(file, MAX_BYTES)
    if file.suffix.lower() == _FORM:
        made = _survey_of(data, file, codes, draft=out.suffix.lower() == _DRAFT)
    elif codes:
        raise click.UsageError(tr("--codes tells of a form (.xlsx)."))
    else:
        made = _form_of(data, file)
    with Stopping(out):
        write_atomically(out, made)
    say(wrote(out))


def _form_of(data: bytes, path: Path) -> bytes:
    from app.author.handing_out.xlsform import form_of, untrue_in

    survey = survey_in(data, path)
    if survey.seal or survey.signature:
        say(tr("The seal and the signature belong to the survey file; the form has neither."))
    for line in words.lines(untrue_in(survey)):
        say(f"{shown(path)}: {warning(line)}")
    return form_of(survey)


def _survey_of(data: bytes, path: Path, codes: tuple[str, ...], *, draft: bool) -> bytes:
    with Stopping(path):
        form = read_form(data)
    form = form.settled(_said(form, codes))
    for cells, text, severity in words.grouped(form.found):
        told = f"{cells}: {text}"
        say(f"{shown(path)}: {told if severity is Severity.ERROR else warning(told)}")
    if not form.draft.questions:
        say(tr("Nothing was read that could be asked. Nothing was written."))
        raise SystemExit(REFUSED)
    made = survey_bytes(form.draft)
    reading = examine(made)
    places = {each.place for each in form.errors}
    for problem in reading.problems:
        _say_problem(problem, form, path, said=places)
    if draft:
        notes = words.lines(form.beside(reading.problems))
        return write_draft(replace(form.draft, notes=notes))
    if form.errors or reading.errors:
        say(tr("No survey was written. Mend the form, or write a draft: --out NAME.draft."))
        raise SystemExit(REFUSED)
    return made


def _say_problem(problem: Problem, form: Form, path: Path, *, said: Collection[object]) -> None:
    """Tell a problem of the survey with its cell, unless the form's own says it already."""
    place = form.place(problem)
    if place is None or place not in said or problem.severity is not Severity.ERROR:
        say(described(problem, f"{path}: {placed(place.where)}" if place else path))


def _said(form: Form, codes: tuple[str, ...]) -> dict[tuple[str, str], Meaning]:
    """Return what the codes of lists mean, which are named by a question that offers them."""
    said: dict[tuple[str, str], Meaning] = {}
    for option in codes:
        named, _, pairs = option.partition(":")
        for pair in pairs.split(","):
            name, _, meaning = (part.strip() for part in pair.partition("="))
            found = [
                (code.list_name, code.name)
                for code in form.codes
                if code.name == name and named.strip() in (*code.questions, code.list_name)
            ]
            if not found or meaning not in list(Meaning):
                known = "; ".join(f"{code.questions[0]}:{code.name}" for code in form.codes)
                raise click.UsageError(
                    tr(
                        "--codes {option}: write QUESTION:CODE=refused, dont_know or answer. "
                        "Codes of this form: {codes}."
                    ).format(option=shown(option), codes=shown(known) or tr("none", "no names"))
                )
            said |= dict.fromkeys(found, Meaning(meaning))
    return said
