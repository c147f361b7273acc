"""candor export: the tables and charts of a study as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from app.commands.console import progress, say, shown, stop
from app.words.charts import bar_chart
from app.words.tables import csv_text
from core.errors import Code, Refused
from core.estimate import QuestionEstimate
from core.files.disk import make_folder, write_atomically
from core.present.chart import BarChart
from core.study import Study
from core.study.results import estimate_study

CHARTS = ("png", "svg", "pdf")
FORMATS = ("csv", *CHARTS)


@click.command("export")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option(
    "--formats", default=",".join(FORMATS), show_default=True, help="Some of these, with commas."
)
@click.option("--black-and-white", is_flag=True, help="Tell marks apart without colours.")
def export_command(study: Path, out: Path, formats: str, black_and_white: bool) -> None:
    """Write estimates.csv and a chart of every question with shares to a folder."""
    wanted = [name.strip() for name in formats.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in FORMATS]
    if unknown or not wanted:
        raise click.UsageError(
            f"{shown(', '.join(unknown)) or 'Nothing'} is not a format; "
            f"choose some of {','.join(FORMATS)}."
        )
    try:
        opened = Study.open(study, write=False)
    except Refused as refused:
        stop(refused.problem, study)
    with opened:
        try:
            written = write_results(opened, out, wanted, black_and_white=black_and_white)
        except Refused as refused:
            stop(refused.problem, out if refused.problem.code is Code.IO else study)
    say(f"Wrote {len(written)} files to {shown(out)}.")


def write_results(
    study: Study, out: Path, formats: Sequence[str], *, black_and_white: bool = False
) -> list[Path]:
    """Write the table and the charts of a study; files of these names are replaced.

    Raises `Refused`: IO, or SYNTAX where the study is damaged.
    """
    from app.export import export_charts

    make_folder(out)
    language = study.survey.languages[0]
    found = estimate_study(study)
    written: list[Path] = []
    if "csv" in formats:
        table = out / "estimates.csv"
        write_atomically(table, csv_text(found, language).encode("utf-8"), replace=True)
        written.append(table)
    charts = charts_of(found, language, rehearsal=bool(study.rehearsal))
    images = [name for name in formats if name in CHARTS]
    with progress("Drawing charts") as report:
        written += export_charts(
            charts, out, images, black_and_white=black_and_white, report=report
        )
    return written


def charts_of(
    found: Sequence[QuestionEstimate], language: str, *, rehearsal: bool
) -> list[tuple[str, BarChart]]:
    """Return the bar chart of every question that has shares, by its id."""
    return [
        (estimate.question.id, bar_chart(estimate, language, rehearsal=rehearsal))
        for estimate in found
        if estimate.options
    ]
