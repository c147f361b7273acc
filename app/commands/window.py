"""The commands that open the window."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import read_survey
from app.commands.options import FILE, FOLDER, survey_argument
from app.words.catalogue import tr


@click.command("respond", help=tr("Answer SURVEY; nothing else is offered."))
@survey_argument
@click.option("--kiosk", is_flag=True, help=tr("One person after another, on the full screen."))
@click.option(
    "--outbox",
    type=FOLDER,
    help=tr("Folder that a kiosk saves the files to."),
)
def respond(survey: Path, kiosk: bool, outbox: Path | None) -> None:
    if kiosk != (outbox is not None):
        raise click.UsageError(tr("A kiosk needs an outbox: --kiosk --outbox DIR."))
    read_survey(survey)
    raise SystemExit(open_window(survey, respondent_only=True, outbox=outbox))


@click.command("open", hidden=True, help=tr("Open a survey or a study in its view."))
@click.argument("path", metavar=tr("PATH"), type=FILE)
@click.pass_obj
def open_file(respondent_only: bool, path: Path) -> None:
    raise SystemExit(open_window(path, respondent_only=respondent_only))


def open_window(
    path: Path | None = None, *, respondent_only: bool = False, outbox: Path | None = None
) -> int:
    """Open the window, perhaps with a file in it, or as a kiosk; return the exit code."""
    from app.shell.gui import run

    return run(path, respondent_only=respondent_only, outbox=outbox)
