"""candor merge: several studies of one survey as one."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from app.commands.console import DONE, REFUSED, print_json, progress, shown, stop
from app.commands.options import FILE, json_option
from core.facts.errors import Refused
from core.study import Study
from core.study.merging import merge


@click.command("merge")
@click.argument(
    "studies",
    type=FILE,
    nargs=-1,
    required=True,
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The new study.")
@json_option
def merge_command(studies: tuple[Path, ...], out: Path, as_json: bool) -> None:
    """Make one study of several STUDIES of one survey, which stay as they are."""
    try:
        with progress("Merging") as report:
            merged = merge(studies, out, report)
        with Study.open(out, write=False) as made:
            n = made.n
    except Refused as refused:
        stop(refused.problem, "" if refused.problem.where else out)
    if as_json:
        print_json({"n": n} | asdict(merged))
    else:
        click.echo(
            f"Took {merged.accepted:,}, duplicates {merged.duplicates:,}, conflicts "
            f"{merged.conflicts:,}, to be decided anew {merged.reopened:,}, undecided "
            f"{merged.undecided:,}. {shown(out)} holds {n:,} "
            f"{'response' if n == 1 else 'responses'}."
        )
    raise SystemExit(REFUSED if merged.undecided else DONE)
