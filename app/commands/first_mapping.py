"""candor mapping: a first mapping of a table from elsewhere, guessed, to be mended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from app.commands.console import DONE, REFUSED, Stopping, described, progress, say, shown
from app.commands.options import FILE, NEW_FILE
from app.tables import words
from app.tables.reading import TableLook, look_over
from app.words.catalogue import joined, tr
from core.facts.errors import Severity
from core.files.disk import write_atomically
from core.interchange.mapping.guess import guess, say_randomized, why_left_out
from core.interchange.mapping.model import TableMapping, write
from core.interchange.mapping.reading import MAX_HEAD_ROW, examine
from core.interchange.tables import ReadOptions


@click.command(
    "mapping",
    help=tr(
        "Guess a first mapping of TABLE, to be looked at, mended, and taken by candor import.\n\n"
        "How anything was randomized stands in no table. Until that is said, import refuses the "
        "mapping: by --none-randomized, or by the design of each column that --randomized names."
    ),
)
@click.argument("table", metavar=tr("TABLE"), type=FILE)
@click.option("--out", type=NEW_FILE, help=tr("Write it to this file, which is never replaced."))
@click.option(
    "--randomized",
    "columns",
    metavar=tr("COLUMN"),
    multiple=True,
    help=tr("A column that was randomized; for each once more."),
)
@click.option("--none-randomized", "none", is_flag=True, help=tr("No column was randomized."))
@click.option("--encoding", default="", help=tr("The encoding of the table, as windows-1252."))
@click.option("--sheet", default="", help=tr("The sheet of a workbook, by its name."))
@click.option(
    "--head-row",
    type=click.IntRange(1, MAX_HEAD_ROW),
    default=1,
    help=tr("The row of the heads, where others stand above it."),
)
def mapping_command(
    table: Path,
    out: Path | None,
    columns: tuple[str, ...],
    none: bool,
    encoding: str,
    sheet: str,
    head_row: int,
) -> None:
    if none and columns:
        raise click.UsageError(tr("Either some columns were randomized, or none; leave one out."))
    with Stopping(table), progress(tr("Reading, rows")) as report:
        asked = ReadOptions(encoding=encoding, sheet=sheet, head_row=head_row)
        looked = look_over(table, asked, report)
    found = replace(guess(looked.seen), head_row=head_row)
    if columns or none:
        found = _said(found, columns)
    say(f"{shown(table)}: {words.facts(looked.n, len(looked.seen), looked.told)}.")
    if looked.head_row != head_row:
        say(words.head_row_text(looked.head_row))
    for line in _guesses(looked, found):
        say(line)
    data = write(found)
    problems = examine(data).problems
    for problem in problems:
        say(described(problem, out or tr("the mapping")))
    if out is None:
        click.echo(data.decode(), nl=False)
    else:
        with Stopping(out):
            write_atomically(out, data)
        told = tr("Wrote {path}. Look at each guess, and mend it: candor check {path}.")
        say(told.format(path=shown(out)))
    # What is still to be said is no fault of the table; import asks for it.
    in_vain = not found.questions and any(one.severity is Severity.ERROR for one in problems)
    raise SystemExit(REFUSED if in_vain else DONE)


def _said(found: TableMapping, columns: Sequence[str]) -> TableMapping:
    """Say what was randomized, or end with a message where a column is of no question."""
    known = {each.column for each in found.columns} | {each.id for each in found.questions}
    for name in columns:
        if name not in known:
            told = tr("{name} is no question here; these are: {names}.")
            names = joined([shown(each.column) for each in found.columns])
            raise click.UsageError(told.format(name=shown(name), names=names))
    return say_randomized(found, columns)


def _guesses(looked: TableLook, found: TableMapping) -> list[str]:
    """Say of each column what it was guessed to be."""
    services = {getattr(found, name): name for name in ("id", "weight", "cluster", "stratum")}
    if found.complete is not None:
        services[found.complete.column] = "complete"
    of_head = {each.column: each.question for each in found.columns}
    kinds = {each.id: str(each.kind) for each in found.questions}
    told = []
    for each in looked.seen:
        role = kinds.get(of_head.get(each.head, ""), services.get(each.head, ""))
        meaning = words.role_name(role) if role else words.left_out_as(why_left_out(each))
        told.append(f"  {shown(each.head)}: {words.guessed(meaning)}")
    return told
