"""candor export: the tables and charts of a study as files."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import progress, say, shown, stop
from app.export.formats import file_formats
from core.errors import Code, Refused


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


@click.command("export")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--formats", help="Some formats, with commas; all by default.")
@click.option("--black-and-white", is_flag=True, help="Tell marks apart without colours.")
def export_command(study: Path, out: Path, formats: str | None, black_and_white: bool) -> None:
    """Write estimates.csv and a chart of every question to a folder."""
    from app.analyses.content import load
    from app.export import write_files
    from app.flows.results import all_results
    from core.files.disk import make_folder

    wanted = formats_in(formats)
    try:
        content = load(study)
    except Refused as refused:
        stop(refused.problem, study)
    try:
        make_folder(out)
        with progress("Writing files") as report:
            results = all_results(content)
            written = write_files(
                results, out, wanted, black_and_white=black_and_white, report=report
            )
    except Refused as refused:
        stop(refused.problem, out if refused.problem.code is Code.IO else study)
    say(f"Wrote {len(written)} files to {shown(out)}.")
