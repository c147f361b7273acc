"""candor export: the tables and charts of a study as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.console import progress, say, shown, stop
from app.export.formats import file_formats
from core.errors import Refused

if TYPE_CHECKING:
    from app.analyses.parts import Chart, TablePart

force_option = click.option("--force", is_flag=True, help="Replace files that are there.")


def formats_in(names: str | None) -> list[str]:
    """Return the formats named, with commas between them, or all; end where one is unknown."""
    offered = [each.name for each in file_formats()]
    if names is None:
        return offered
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in offered]
    if unknown or not wanted:
        raise click.UsageError(
            f"{shown(', '.join(unknown)) or 'Nothing'} is not a format; "
            f"choose some of {','.join(offered)}."
        )
    return wanted


def write_to(
    results: Sequence[tuple[str, Chart | TablePart]],
    out: Path,
    formats: Sequence[str],
    *,
    black_and_white: bool,
    force: bool,
) -> None:
    """Write results to a folder, which is made, and say how many; end with a message.

    Without `force` nothing is written where any of the files is there already.
    """
    from app.export import files_there, write_files
    from core.files.disk import make_folder

    there = [] if force else files_there(results, out, formats)
    if there:
        more = f" and {len(there) - 1:,} more" if len(there) > 1 else ""
        raise click.UsageError(
            f"{shown(there[0])}{more} would be replaced; name another folder, or add --force."
        )
    try:
        make_folder(out)
        with progress("Writing files") as report:
            written = write_files(
                results, out, formats, black_and_white=black_and_white, report=report
            )
    except Refused as refused:
        stop(refused.problem, out)
    say(f"Wrote {len(written)} {'file' if len(written) == 1 else 'files'} to {shown(out)}.")


@click.command("export")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--formats", help="Some formats, with commas; all by default.")
@click.option("--black-and-white", is_flag=True, help="Tell marks apart without colours.")
@force_option
def export_command(
    study: Path, out: Path, formats: str | None, black_and_white: bool, force: bool
) -> None:
    """Write estimates.csv and a chart of every question to a folder."""
    from app.analyses.content import load
    from app.flows.results import all_results

    wanted = formats_in(formats)
    try:
        content = load(study)
    except Refused as refused:
        stop(refused.problem, study)
    results = list(all_results(content))
    write_to(results, out, wanted, black_and_white=black_and_white, force=force)
