"""candor new: a survey to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import Stopping, say, shown
from app.commands.options import NEW_FILE
from app.words.catalogue import tr
from core.examples import templates
from core.files.disk import write_atomically
from core.survey import write


@click.command(
    "new",
    help=tr("Write a survey to begin with; its texts are examples. OUT is never replaced."),
)
@click.option("--template", type=click.Choice([each.name for each in templates()]), required=True)
@click.option("--out", type=NEW_FILE, required=True)
def new_command(template: str, out: Path) -> None:
    if out.suffix != ".survey":
        raise click.UsageError(
            tr("The name of a survey ends in .survey, as in --out taxes.survey.")
        )
    chosen = next(each for each in templates() if each.name == template)
    with Stopping(out):
        write_atomically(out, write(chosen.read()))
    told = tr("Wrote {path}. Its design: {source}")
    say(told.format(path=shown(out), source=chosen.source))
