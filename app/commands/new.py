"""candor new: a survey to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import say, shown, stop
from core.examples import templates
from core.facts.errors import Refused
from core.files.disk import write_atomically
from core.survey import write


@click.command("new")
@click.option("--template", type=click.Choice([each.name for each in templates()]), required=True)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True)
def new_command(template: str, out: Path) -> None:
    """Write a survey to begin with; its texts are examples. OUT is never replaced."""
    if out.suffix != ".survey":
        raise click.UsageError("The name of a survey ends in .survey, as in --out taxes.survey.")
    chosen = next(each for each in templates() if each.name == template)
    try:
        write_atomically(out, write(chosen.read()))
    except Refused as refused:
        stop(refused.problem, out)
    say(f"Wrote {shown(out)}. Its design: {chosen.source}")
