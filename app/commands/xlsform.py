"""candor xlsform: a survey from a form of Kobo, ODK or SurveyCTO, and a form from a survey."""

from __future__ import annotations

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
)
from app.commands.options import FILE, NEW_FILE
from core.facts.errors import Severity
from core.files import canonical
from core.files.disk import write_atomically
from core.interchange.workbook import MAX_BYTES
from core.interchange.xlsform import Form, read_form
from core.survey import examine

_SUFFIX = ".xlsx"


@click.command("xlsform")
@click.argument("file", type=FILE)
@click.option("--out", type=NEW_FILE, required=True)
def xlsform_command(file: Path, out: Path) -> None:
    """Turn FILE into the other: an XLSForm (.xlsx) into a survey, or a survey into an XLSForm.

    What one of them has and the other cannot say is named. OUT is never replaced.
    """
    data = read_bytes(file, MAX_BYTES)
    made = _survey_of(data, file) if file.suffix.lower() == _SUFFIX else _form_of(data, file)
    with Stopping(out):
        write_atomically(out, made)
    say(f"Wrote {shown(out)}.")


def _form_of(data: bytes, path: Path) -> bytes:
    from app.author.handing_out.xlsform import form_of, untrue_in

    survey = survey_in(data, path)
    if survey.seal or survey.signature:
        say("The seal and the signature belong to the survey file; the form has neither.")
    for line in words.lines(untrue_in(survey)):
        say(f"{shown(path)}: warning {line}")
    return form_of(survey)


def _survey_of(data: bytes, path: Path) -> bytes:
    with Stopping(path):
        form = read_form(data)
    for found in form.found:
        severity = "" if found.severity is Severity.ERROR else "warning "
        say(f"{shown(path)}: {severity}{words.cell(found.place)}: {words.sentence(found)}")
    made = canonical.write(form.content) if not form.errors else b""
    if form.errors or not _is_survey(made, form, path):
        say("No survey was written.")
        raise SystemExit(REFUSED)
    return made


def _is_survey(data: bytes, form: Form, path: Path) -> bool:
    """Tell whether the bytes are a survey; its problems are told with their rows."""
    reading = examine(data)
    for problem in reading.problems:
        place = form.place(problem.where)
        say(described(problem, f"{path}: {words.cell(place)}" if place else path))
    return not reading.errors
