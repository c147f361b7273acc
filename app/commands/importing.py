"""candor import: collected files into a study, each accepted or refused with its reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.commands.console import (
    DONE,
    REFUSED,
    USAGE,
    print_json,
    progress,
    read_bytes,
    say,
    shown,
    stop,
)  # fmt: skip
from core.errors import Refused
from core.study import ImportResult, Study, import_paths
from core.survey import MAX_BYTES


@click.command("import")
@click.argument("study", type=click.Path(path_type=Path))
@click.argument("paths", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option(
    "--survey",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The survey of a study that is not there yet.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def import_command(
    study: Path, paths: tuple[Path, ...], survey: Path | None, as_json: bool
) -> None:
    """Import response files and folders into STUDY, making it where it is not there."""
    missing = [path for path in paths if not path.exists() and not path.is_symlink()]
    try:
        with _opened(study, survey) as target, progress("Importing") as report:
            result = import_paths(target, paths, report)
            n = target.n
    except Refused as refused:
        stop(refused.problem, study)
    if as_json:
        print_json(to_json(result))
    else:
        _print(result, study, n)
    if missing:
        raise SystemExit(USAGE)
    raise SystemExit(REFUSED if result.refused or result.conflicts else DONE)


def _opened(path: Path, survey: Path | None) -> Study:
    if path.exists():
        opened = Study.open(path)
        if survey is not None and read_bytes(survey, MAX_BYTES) != opened.survey_bytes:
            opened.close()
            raise click.UsageError(
                f"{shown(path)} holds another survey than {shown(survey)}; leave --survey out, "
                "or name a new study."
            )
        return opened
    if survey is None:
        raise click.UsageError(f"{shown(path)} is not there yet; name its survey with --survey.")
    return Study.create(path, read_bytes(survey, MAX_BYTES))


def to_json(result: ImportResult) -> dict[str, Any]:
    """Return the document that `import --json` prints."""
    return {
        "accepted": result.accepted,
        "duplicates": result.duplicates,
        "conflicts": result.conflicts,
        "refused": [
            {"file": shown(refusal.file), "code": refusal.code.value, "reason": refusal.reason}
            for refusal in result.refused
        ],
    }


def _print(result: ImportResult, study: Path, n: int) -> None:
    for refusal in result.refused:
        say(f"{shown(refusal.file)}: {refusal.code}: {refusal.reason}")
    click.echo(
        f"Accepted {result.accepted:,}, duplicates {result.duplicates:,}, "
        f"conflicts {result.conflicts:,}, refused {len(result.refused):,}. "
        f"{shown(study)} now holds {n:,} responses."
    )
