"""candor import: collected files into a study, each accepted or refused with its reason."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from app.commands.keys import ask_passphrase, passphrase_option, read_key
from core.errors import Refused
from core.keys import sealing_key
from core.sealing import require_own_key
from core.study import ImportResult, Study, import_paths
from core.survey import MAX_BYTES

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


@click.command("import")
@click.argument("study", type=click.Path(path_type=Path))
@click.argument("paths", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option(
    "--survey",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The survey of a study that is not there yet.",
)
@click.option(
    "--key",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The key that opens sealed responses.",
)
@passphrase_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def import_command(
    study: Path,
    paths: tuple[Path, ...],
    survey: Path | None,
    key: Path | None,
    passphrase_file: Path | None,
    as_json: bool,
) -> None:
    """Import response files and folders into STUDY, making it where it is not there."""
    missing = [path for path in paths if not path.exists() and not path.is_symlink()]
    try:
        with _opened(study, survey) as target, progress("Importing") as report:
            opened = _unlocked(target, key, passphrase_file) if key else None
            result = import_paths(target, paths, report, key=opened)
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


def _unlocked(study: Study, key: Path, passphrase_file: Path | None) -> X25519PrivateKey:
    """Unlock the key of the study's survey. Raises `Refused`."""
    unlocked = sealing_key(read_key(key), ask_passphrase(passphrase_file))
    require_own_key(study.survey, unlocked)
    return unlocked


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
