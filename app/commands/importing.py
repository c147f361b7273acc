"""candor import: collected files into a study, each accepted or refused with its reason."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from app.commands.console import (
    DONE,
    REFUSED,
    USAGE,
    Stopping,
    described,
    documented,
    print_json,
    progress,
    read_bytes,
    read_survey,
    responses_text,
    say,
    say_refused,
    shown,
    stop,
    survey_in,
    warning,
)  # fmt: skip
from app.commands.keys import ask_passphrase, passphrase_option, read_key
from app.commands.options import FILE, json_option
from app.commands.reading import measured
from app.tables.words import ids_can_be_tried, left_out
from app.words.catalogue import figures, tr
from app.words.imported import without_ids
from app.words.places import placed
from app.words.refusals import reason_text, remedy_of_skipped
from core.facts.errors import Code, Refused
from core.interchange.mapping.model import TableMapping
from core.interchange.mapping.reading import MAX_BYTES as MAX_MAPPING
from core.interchange.mapping.reading import examine
from core.interchange.mapping.survey import TableSurvey, with_key
from core.interchange.tables import ReadOptions
from core.keys.key_file import sealing_key
from core.response.sealing import require_own_key
from core.study import ImportResult, Skipped, Study, import_paths
from core.study.verdicts import Conflicting
from core.survey import MAX_BYTES, Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


_NAMED = 20


@click.command(
    "import",
    help=tr(
        "Import response files and folders into STUDY, making it where it is not there.\n\n"
        "With --mapping the PATHS are tables that were collected elsewhere."
    ),
)
@click.argument("study", metavar=tr("STUDY"), type=click.Path(path_type=Path))
@click.argument(
    "paths",
    metavar=tr("PATHS..."),
    type=click.Path(readable=False, path_type=Path),
    nargs=-1,
    required=True,
)
@click.option(
    "--survey",
    type=FILE,
    help=tr("The survey of a study that is not there yet."),
)
@click.option(
    "--mapping",
    type=FILE,
    help=tr("What the columns of tables collected elsewhere mean."),
)
@click.option("--encoding", default="", help=tr("The encoding of these tables, as windows-1252."))
@click.option("--sheet", default="", help=tr("The sheet of these workbooks, by its name."))
@click.option(
    "--key",
    type=FILE,
    help=tr("The key that opens sealed responses."),
)
@passphrase_option
@json_option
def import_command(
    study: Path,
    paths: tuple[Path, ...],
    survey: Path | None,
    mapping: Path | None,
    encoding: str,
    sheet: str,
    key: Path | None,
    passphrase_file: Path | None,
    as_json: bool,
) -> None:
    if mapping is not None and (survey is not None or key is not None):
        raise click.UsageError(
            tr("A mapping stands in the place of a survey; leave the others out.")
        )
    asked = ReadOptions(encoding=encoding, sheet=sheet)
    unlocked = None
    if key is not None and survey is not None and not study.exists():
        # Before a study is made that nothing could be put into.
        unlocked = _unlocked(read_survey(survey), key, passphrase_file)
    with _opened(study, survey, None if mapping is None else _read_mapping(mapping)) as target:
        if key is not None and unlocked is None:
            unlocked = _unlocked(target.survey, key, passphrase_file)
        if not isinstance(target.survey, TableSurvey):
            _require_none_asked(asked)
        before = target.n
        try:
            with progress(measured(tr("Importing"), paths)) as report:
                result = import_paths(target, paths, report, key=unlocked, asked=asked)
            n = target.n
        except Refused as refused:
            stop(refused.problem, study)
        except KeyboardInterrupt:
            say(_stopped(study, before, target.n))
            raise SystemExit(REFUSED) from None
    if as_json:
        with documented(as_json):
            print_json(to_json(result))
    else:
        _print(result, study, n, study.exists())
    named = {str(path) for path in paths}
    if any(refusal.code is Code.IO and refusal.file in named for refusal in result.refused):
        raise SystemExit(USAGE)
    # What is skipped in a folder is no fault; a file that was named was meant.
    in_vain = not (result.accepted or result.duplicates) and any(
        one.file in named for one in result.skipped
    )
    raise SystemExit(REFUSED if result.refused or result.conflicts or in_vain else DONE)


def _stopped(study: Path, before: int, now: int) -> str:
    """Say what stays of an import that was stopped by Ctrl-C."""
    came = now - before
    if not now:
        told = tr("Stopped. Nothing was taken, so {study} holds nothing of it.")
        return told.format(study=shown(study))
    told = tr(
        "Stopped. {n} responses were taken before and stay: {study} now holds {now}.", "", came
    )
    if came == 1:
        told = tr("Stopped. 1 response was taken before and stays: {study} now holds {now}.")
    rest = tr(
        "Of a table that was not read to its end nothing was taken. Import the same files again "
        "to go on: what is there counts once."
    )
    return f"{told} {rest}".format(n=figures(came), study=shown(study), now=figures(now))


def _require_none_asked(asked: ReadOptions) -> None:
    """End with a message where responses are to be read in a way of tables from elsewhere."""
    if asked.encoding:
        raise click.UsageError(
            tr("Only tables from elsewhere have an encoding; leave --encoding out.")
        )
    if asked.sheet:
        raise click.UsageError(tr("Only tables from elsewhere have sheets; leave --sheet out."))


def _unlocked(survey: Survey, key: Path, passphrase_file: Path | None) -> X25519PrivateKey:
    """Unlock the key that a survey seals to, or end with a message."""
    key_file = read_key(key)
    with Stopping(key):
        unlocked = sealing_key(key_file, ask_passphrase(passphrase_file))
        require_own_key(survey, unlocked)
    return unlocked


def _read_mapping(path: Path) -> TableMapping:
    """Read a mapping, and say what is to be borne in mind; or end with all that is wrong."""
    reading = examine(read_bytes(path, MAX_MAPPING), held=True)  # one that was rescued has a key
    for problem in reading.problems:
        say(described(problem, path))
    if reading.mapping is None:
        raise SystemExit(REFUSED)
    return reading.mapping


@contextlib.contextmanager
def _opened(path: Path, survey: Path | None, mapping: TableMapping | None) -> Iterator[Study]:
    """Open the study, or make it of survey or mapping, or end with a message; close it in the end.

    A study that was made here and that nothing came into is not left behind.
    """
    data = read_bytes(survey, MAX_BYTES) if survey is not None else None
    new = not path.exists()
    with Stopping(path):
        if not new:
            opened = Study.open(path)
        elif data is not None and survey is not None:
            survey_in(data, survey)
            opened = Study.create(path, data)
        elif mapping is not None:
            if mapping.id is not None:
                say(ids_can_be_tried(mapping.id))
            opened = Study.create(path, with_key(mapping), for_analysis=True)
        else:
            raise click.UsageError(
                tr(
                    "{path} is not there yet; name its survey with --survey, or the mapping of a "
                    "table with --mapping."
                ).format(path=shown(path))
            )
    with opened:
        if data not in (None, opened.survey_bytes):
            raise click.UsageError(
                tr(
                    "{path} holds another survey than {survey}; leave --survey out, or name a new "
                    "study."
                ).format(path=shown(path), survey=shown(str(survey)))
            )
        if mapping is not None and mapping.digest != opened.survey.digest:
            raise click.UsageError(
                tr(
                    "{path} was made by another mapping or a survey; name a new study, or leave "
                    "--mapping out."
                ).format(path=shown(path))
            )
        try:
            yield opened
        finally:
            if new and opened.n == 0:
                opened.discard()


def to_json(result: ImportResult) -> dict[str, Any]:
    """Return the document that `import --json` prints."""
    return {
        "accepted": result.accepted,
        "duplicates": result.duplicates,
        "conflicts": result.conflicts,
        "refused": [
            {
                "file": shown(refusal.file),
                "code": refusal.code.value,
                "reason": reason_text(refusal.reason),
                **({"where": shown(refusal.where)} if refusal.where else {}),
            }
            for refusal in result.refused
        ],
        "skipped": [
            {"file": shown(file), "reason": reason_text(reason)} for file, reason in result.skipped
        ],
        **({"broken_off": result.broken_off} if result.broken_off else {}),
        **({"unanswered": result.unanswered} if result.unanswered else {}),
        **({"conflicting": conflicting} if (conflicting := _conflicting(result)) else {}),
        **({"warnings": warnings} if (warnings := _warnings(result)) else {}),
        **({"told": told} if (told := _told(result)) else {}),
    }


def _conflicting(result: ImportResult) -> list[dict[str, Any]]:
    return [_conflict(each) for each in result.conflicting]


def _conflict(each: Conflicting) -> dict[str, Any]:
    """Return a conflict: where it stands, and the response that counts, null where it was there."""
    told = {"file": shown(each.file), **({"where": shown(each.where)} if each.where else {})}
    first = {"file": shown(each.first)} if each.first else None
    if first is not None and each.first_where:
        first["where"] = shown(each.first_where)
    return told | {"id": each.id.rstrip("…"), "sha256": each.sha256, "first": first}


def _warnings(result: ImportResult) -> list[str]:
    return [without_ids([shown(file)]) for file in result.without_ids]


def _told(result: ImportResult) -> list[dict[str, str]]:
    return [{"file": shown(file), "text": reason_text(what)} for file, what in result.told]


def _print(result: ImportResult, study: Path, n: int, kept: bool) -> None:
    say_refused(result.refused, tr(" (--json names them all)"))
    for each in result.conflicting:
        place = _place(each.file, each.where)
        first = _place(each.first, each.first_where)
        told = tr("another response of its id came first and counts.")
        if first:
            told = tr("another response of its id came first, at {place}, and counts.")
            told = told.format(place=first)
        say(f"{place}: {Code.CONFLICT}: {told}")
        what = f"candor decide {shown(study)} {each.id.rstrip('…')} first|second|neither"
        say("  " + tr("Find out which is right, then tell it: {command}").format(command=what))
    _say_skipped(result.skipped)
    for one in result.told[:_NAMED]:
        say(f"{shown(one.file)}: {reason_text(one.what)}")
    if len(result.told) > _NAMED:
        told = tr("... and {n} more such lines (--json has them all)")
        say(told.format(n=figures(len(result.told) - _NAMED)))
    if counted := left_out(result.broken_off, result.unanswered):
        say(counted)
    for told in _warnings(result):
        say(warning(told))
    counts = tr(
        "Accepted {accepted}, duplicates {duplicates}, conflicts {conflicts}, refused {refused}, "
        "skipped {skipped}."
    ).format(
        accepted=figures(result.accepted),
        duplicates=figures(result.duplicates),
        conflicts=figures(result.conflicts),
        refused=figures(len(result.refused)),
        skipped=figures(len(result.skipped)),
    )
    holds = tr("Nothing was imported, so {study} was not made.")
    if kept:
        holds = tr("{study} now holds {responses}.")
    click.echo(f"{counts} {holds.format(study=shown(study), responses=responses_text(n))}")


def _place(file: str, where: str) -> str:
    return ", ".join(shown(part) for part in (file, placed(where)) if part)


def _say_skipped(skipped: Sequence[Skipped]) -> None:
    for file, reason in skipped[:_NAMED]:
        told = tr("{file}: skipped: {reason}")
        say(told.format(file=shown(file), reason=reason_text(reason)))
    if len(skipped) > _NAMED:
        told = tr("... and {n} more skipped (--json names them all)")
        say(told.format(n=figures(len(skipped) - _NAMED)))
    for todo in dict.fromkeys(filter(None, (remedy_of_skipped(one.reason) for one in skipped))):
        say(f"  {todo}")
