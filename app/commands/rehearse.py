"""candor rehearse: made-up people, or a table of known answers, through the real mechanisms."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from app.commands.console import print_json, progress, read_survey, say, shown, stop
from core.errors import Refused
from core.rehearse import invent, read_truth, rehearse, write_rehearsal
from core.rehearse.simulation import QuestionRuns, simulate, to_json


@click.command("rehearse")
@click.argument("survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument(
    "truth", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@click.option("--people", type=click.IntRange(1), help="How many people to make up.")
@click.option("--seed", type=click.IntRange(0), help="Repeat the same rehearsal.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Folder to fill.")
@click.option("--runs", type=click.IntRange(1, 100_000), help="Rehearse so often; write no files.")
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="With --runs, print one JSON document.")
def rehearse_command(
    survey: Path,
    truth: Path | None,
    people: int | None,
    seed: int | None,
    out: Path | None,
    runs: int | None,
    level: float,
    as_json: bool,
) -> None:
    """Write response files marked as rehearsal, and truth.csv beside them.

    With --runs instead: what each estimate's spread, the coverage of its interval and the share
    of negative ones would be.
    """
    if (out is None) == (runs is None):
        raise click.UsageError("Give either --out FOLDER or --runs N.")
    if (truth is None) == (people is None):
        raise click.UsageError("Give either TRUTH.csv or --people N.")
    plan = read_survey(survey)
    try:
        if runs is not None:
            source = read_truth(truth, plan) if truth else people or 0
            with progress("Rehearsing") as report:
                found = simulate(plan, source, runs, seed, level=level, report=report)
            _print_runs(found, as_json)
            return
        made = read_truth(truth, plan) if truth else invent(plan, people or 0, seed)
        with progress("Writing responses") as report:
            folder = out or Path()
            written = write_rehearsal(plan, made, rehearse(plan, made, seed), folder, report)
    except Refused as refused:
        stop(refused.problem, truth or out or survey)
    say(f"Wrote {written:,} rehearsed responses and truth.csv to {shown(folder)}.")


def _print_runs(found: Sequence[QuestionRuns], as_json: bool) -> None:
    if as_json:
        print_json({"questions": [to_json(runs) for runs in found]})
        return
    for runs in found:
        click.echo(f"{runs.question.id}: {len(runs.n):,} rehearsals")
        click.echo(
            f"  {'option':<24}{'truth':>8}{'mean':>8}{'spread':>8}{'coverage':>10}{'< 0':>8}"
        )
        for option in runs.options:
            click.echo(
                f"  {option.option:<24}{option.truth:>8.4f}{option.mean:>8.4f}"
                f"{option.spread:>8.4f}{option.coverage:>10.3f}{option.negative:>8.3f}"
            )
