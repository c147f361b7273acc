"""candor flag: which responses are not to be trusted; none is deleted for it."""

from __future__ import annotations

from pathlib import Path

import click

from app.analyst.state.flagging import flagging
from app.analyst.state.study_edits import Flagged
from app.commands.console import Stopping, note_too_long, print_json, shown
from app.commands.options import json_option, study_argument
from app.words.catalogue import figures, joined, tr
from app.words.numerals import day_in_figures
from core.study import Study, annotate
from core.study.find_responses import responses_named
from core.study.schema import LONGEST_FLAG


@click.command(
    "flag",
    help=tr(
        "Flag the responses ID in STUDY, or list those that are flagged.\n\n"
        "ID is how an id begins, in eight digits or more, or the file of a response. Nothing is "
        "deleted: candor estimate --without-flagged leaves them out."
    ),
)
@study_argument
@click.argument("names", metavar=tr("[ID]..."), nargs=-1)
@click.option("--off", is_flag=True, help=tr("Take their flags away."))
@click.option("--note", help=tr("Why they are flagged; kept in the study."))
@json_option
def flag_command(
    study: Path, names: tuple[str, ...], off: bool, note: str | None, as_json: bool
) -> None:
    if off and note:
        raise click.UsageError(tr("Leave --note out where flags are taken away."))
    if (off or note) and not names:
        raise click.UsageError(tr("Name the responses by their ids or files."))
    if note is not None and len(note) > LONGEST_FLAG:
        raise click.UsageError(note_too_long(LONGEST_FLAG))
    with Stopping(study), Study.open(study, write=bool(names)) as opened:
        changed, same = _flag(opened, names, off=off, note=note) if names else (0, 0)
        flags = tuple(opened.analyst_work().flags.values())
        listed = [{"id": each.id, "day": each.day.isoformat(), "note": each.note} for each in flags]
        n = opened.n
    if as_json:
        print_json({"n": n, "flagged": listed})
        return
    if names:
        done = tr("No longer flagged: {n}.") if off else tr("Flagged: {n}.")
        told = [done.format(n=figures(changed))]
        if same:
            already = tr("Not flagged: {n}.") if off else tr("Already flagged: {n}.")
            told.append(already.format(n=figures(same)))
        now = tr("{flagged} of {n} responses are flagged now.", "", n)
        told.append(now.format(flagged=figures(len(listed)), n=figures(n)))
        click.echo(" ".join(told))
        return
    for flag in flags:
        click.echo(shown("  ".join(filter(None, (flag.id, day_in_figures(flag.day), flag.note)))))
    if not listed:
        click.echo(tr("No response is flagged."))


def _flag(study: Study, names: tuple[str, ...], *, off: bool, note: str | None) -> tuple[int, int]:
    """Flag those that are named, all or none, or take their flags away.

    Those flagged already keep their notes unless a new one is given. Returns how many became
    flagged, or not flagged, and how many were so before.
    """
    found = responses_named(study, [Path(name) if Path(name).is_file() else name for name in names])
    if found.unknown:
        unknown = joined([shown(name) for name in found.unknown])
        raise click.UsageError(tr("No single response goes by {names}.").format(names=unknown))
    flagged = study.analyst_work().flags
    same = [id_ for id_ in found.ids if (id_ in flagged) is not off]
    ids = found.ids if note is not None else [id_ for id_ in found.ids if id_ not in set(same)]
    edit = flagging(study, ids, None if off else note or "")
    if edit is not None and isinstance(edit.now, Flagged):
        annotate.flag(study, dict(edit.now.notes))
    return len(found.ids) - len(same), len(same)
