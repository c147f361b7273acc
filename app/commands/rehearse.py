"""candor rehearse: made-up people, or a table of known answers, through the real mechanisms."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import progress, read_survey, say, shown, stop
from core.errors import Refused
from core.rehearse import invent, read_truth, rehearse, write_rehearsal


@click.command("rehearse")
@click.argument("survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument(
    "truth", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@click.option("--people", type=click.IntRange(1), help="How many people to make up.")
@click.option("--seed", type=click.IntRange(0), help="Repeat the same rehearsal.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
def rehearse_command(
    survey: Path, truth: Path | None, people: int | None, seed: int | None, out: Path
) -> None:
    """Write response files marked as rehearsal, and truth.csv beside them."""
    if (truth is None) == (people is None):
        raise click.UsageError("Give either TRUTH.csv or --people N.")
    plan = read_survey(survey)
    try:
        made = read_truth(truth, plan) if truth else invent(plan, people or 0, seed)
        with progress("Writing responses") as report:
            written = write_rehearsal(plan, made, rehearse(plan, made, seed), out, report)
    except Refused as refused:
        stop(refused.problem, truth or out)
    say(f"Wrote {written:,} rehearsed responses and truth.csv to {shown(out)}.")
