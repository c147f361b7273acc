"""candor merge: several studies of one survey as one."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from app.commands.console import DONE, REFUSED, print_json, progress, responses_text, shown, stop
from app.commands.options import FILE, json_option
from app.words.catalogue import figures, tr
from core.facts.errors import Refused
from core.study import Study
from core.study.merging import merge


@click.command(
    "merge", help=tr("Make one study of several STUDIES of one survey, which stay as they are.")
)
@click.argument(
    "studies",
    metavar=tr("STUDIES..."),
    type=FILE,
    nargs=-1,
    required=True,
)
@click.option("--out", type=click.Path(path_type=Path), required=True, help=tr("The new study."))
@json_option
def merge_command(studies: tuple[Path, ...], out: Path, as_json: bool) -> None:
    try:
        with progress(tr("Merging")) as report:
            merged = merge(studies, out, report)
        with Study.open(out, write=False) as made:
            n = made.n
    except Refused as refused:
        stop(refused.problem, "" if refused.problem.where else out)
    if as_json:
        print_json({"n": n} | asdict(merged))
    else:
        click.echo(
            tr(
                "Took {accepted}, duplicates {duplicates}, conflicts {conflicts}, to be decided "
                "anew {reopened}, undecided {undecided}. {study} holds {responses}."
            ).format(
                accepted=figures(merged.accepted),
                duplicates=figures(merged.duplicates),
                conflicts=figures(merged.conflicts),
                reopened=figures(merged.reopened),
                undecided=figures(merged.undecided),
                study=shown(out),
                responses=responses_text(n),
            )
        )
    raise SystemExit(REFUSED if merged.undecided else DONE)
