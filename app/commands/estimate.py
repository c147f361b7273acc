"""candor estimate: debiased shares with honest intervals, from a study or from files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from app.commands.console import (
    DONE,
    REFUSED,
    print_json,
    progress,
    read_bytes,
    read_survey,
    say,
    shown,
    stop,
)
from core.errors import Refused
from core.estimate import INTERVALS, QuestionEstimate, estimate, to_json
from core.privacy import epsilon_text
from core.study import SUFFIX, Study, import_paths
from core.survey import MAX_BYTES, Survey, text_in
from core.table import csv_text, table_of
from core.tally import tally_study


@click.command("estimate")
@click.argument("paths", type=click.Path(exists=True, path_type=Path), nargs=-1, required=True)
@click.option("--survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--question", "question_id", help="Only this question.")
@click.option("--by", "group_id", help="Split by this clear question.")
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--interval", type=click.Choice(list(INTERVALS)), default=next(iter(INTERVALS)))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--csv", "as_csv", is_flag=True, help="Print one table for every question.")
def estimate_command(
    paths: tuple[Path, ...],
    survey: Path | None,
    question_id: str | None,
    group_id: str | None,
    level: float,
    interval: str,
    as_json: bool,
    as_csv: bool,
) -> None:
    """Estimate true shares from a STUDY, or from response files and folders with --survey."""
    if as_json and as_csv:
        raise click.UsageError("Choose one of --json and --csv.")
    with _study(paths, survey) as (study, refused):
        _require_question(study.survey, question_id)
        estimates = estimate_study(study, question_id, level, interval)
        document = {
            "survey": study.survey.digest,
            "n": study.n,
            "level": level,
            "interval": interval,
            "questions": [to_json(found) for found in estimates],
        }
    if as_json:
        print_json(document)
    elif as_csv:
        click.echo("".join(csv_text(table_of(found)) for found in estimates), nl=False)
    else:
        for found in estimates:
            _print(study.survey, found)
    raise SystemExit(REFUSED if refused else DONE)
