"""The commands that open the window."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import read_survey


@click.command("respond")
@click.argument("survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def respond(survey: Path) -> None:
    """Answer SURVEY; nothing else is offered."""
    read_survey(survey)
    raise SystemExit(open_window(survey, respondent_only=True))


@click.command("open", hidden=True)
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.pass_obj
def open_file(respondent_only: bool, path: Path) -> None:
    """Open a survey or a study in its view."""
    raise SystemExit(open_window(path, respondent_only=respondent_only))


def open_window(path: Path | None = None, *, respondent_only: bool = False) -> int:
    """Open the window, perhaps with a file in it; return the exit code."""
    from app.gui import run

    return run(path, respondent_only=respondent_only)
