"""candor example: the worked example from real answers to charts, without a window."""

from __future__ import annotations

import os
from pathlib import Path

import click

from app.analyses.words.charts import bar_chart
from app.analyses.words.tables import csv_text, table_of
from app.commands.console import documented, progress, say, shown, stop
from app.commands.options import FOLDER
from app.words.catalogue import joined, tr
from core.estimate import QuestionEstimate
from core.examples import example_counts, example_study
from core.facts.errors import Refused
from core.files.disk import make_folder, write_atomically
from core.present.table import plain_text
from core.privacy.epsilon import epsilon
from core.privacy.randomness import SYSTEM
from core.study.results import estimate_study

NAMES = ("occupation", "sales")


@click.command(
    "example",
    help=tr(
        "Scramble the occupations of 32,561 real people, collect them, and get the shares back."
        "\n\n"
        "Writes the studies, tables and charts of the two example surveys to a folder; those of an "
        "earlier run are replaced."
    ),
)
@click.option("--out", type=FOLDER, required=True)
@click.option("--seed", type=click.IntRange(0), help=tr("Repeat the same draws."))
def example_command(out: Path, seed: int | None) -> None:
    from app.export import write_files

    try:
        make_folder(out)
        for name in NAMES:
            (estimate,) = _collect(name, out, seed)
            truth = _show_beside_truth(estimate, name)
            with documented(True):
                table = csv_text([estimate], "en").encode("utf-8")
            write_atomically(out / f"{name}.csv", table, replace=True)
            chart = bar_chart(estimate, "en", truth=truth, rehearsal=True)
            with progress(tr("Drawing charts")) as report:
                paths = write_files([(name, chart)], out, report=report)
            told = tr("Charts: {files}").format(files=joined([shown(path) for path in paths]))
            say(f"{told}\n")
    except OSError as error:
        raise click.UsageError(
            tr("{path} cannot be written: {reason}.").format(path=shown(out), reason=error.strerror)
        ) from None
    except Refused as refused:
        stop(refused.problem, out)


def _collect(name: str, out: Path, seed: int | None) -> tuple[QuestionEstimate, ...]:
    """Make one example's study and estimate it."""
    path, part = out / f"{name}.study", out / f"{name}.part.study"
    part.unlink(missing_ok=True)
    with (
        progress(tr("Scrambling and importing: {name}").format(name=name)) as report,
        example_study(name, part, report, seed=seed) as study,
    ):
        found = estimate_study(study)
    os.replace(part, path)
    return found


def _show_beside_truth(estimate: QuestionEstimate, name: str) -> dict[str, float]:
    """Print the table beside the truth and a trusted curator's miss; return true shares."""
    from core.rehearse import compare_with_truth

    counts = example_counts(name)
    total = sum(counts.values())
    truth = {option: count / total for option, count in counts.items()}
    rows = compare_with_truth(estimate, counts, epsilon(estimate.question.ratio), SYSTEM)
    curator = {row.option: row.curator_miss for row in rows}
    click.echo(plain_text(table_of(estimate, "en", truth=truth, curator=curator)))
    return truth
