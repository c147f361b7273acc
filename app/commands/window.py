"""The commands that open the window."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import read_survey
from app.commands.options import FILE, FOLDER, survey_argument


@click.command("respond")
@survey_argument
@click.option("--kiosk", is_flag=True, help="One person after another, on the full screen.")
@click.option(
    "--outbox",
    type=FOLDER,
    help="Folder that a kiosk saves the files to.",
)
def respond(survey: Path, kiosk: bool, outbox: Path | None) -> None:
    """Answer SURVEY; nothing else is offered."""
    if kiosk != (outbox is not None):
        raise click.UsageError("A kiosk needs an outbox: --kiosk --outbox DIR.")
    read_survey(survey)
    raise SystemExit(open_window(survey, respondent_only=True, outbox=outbox))


@click.command("open", hidden=True)
@click.argument("path", type=FILE)
@click.pass_obj
def open_file(respondent_only: bool, path: Path) -> None:
    """Open a survey or a study in its view."""
    raise SystemExit(open_window(path, respondent_only=respondent_only))


def open_window(
    path: Path | None = None, *, respondent_only: bool = False, outbox: Path | None = None
) -> int:
    """Open the window, perhaps with a file in it, or as a kiosk; return the exit code."""
    from app.shell.gui import run

    return run(path, respondent_only=respondent_only, outbox=outbox)
