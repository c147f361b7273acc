"""Flags of responses: whom a person or a check names, as what is done to the study and undone."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.analyst.state.study_edits import Flagged, StudyEdit
from core.progress import Progress, silent
from core.study import Study
from core.study.find_responses import responses_named
from core.study.recurring import recurring_ids


@dataclass(frozen=True, slots=True)
class ToFlag:
    """What flags responses, None where none is to be flagged any more; and names of none."""

    edit: StudyEdit | None
    unknown: tuple[str, ...] = ()


def by_names(
    path: Path, names: Sequence[str | os.PathLike[str]], note: str, report: Progress = silent
) -> ToFlag:
    """Find the responses that ids and files name. Raises `Refused`."""
    report(0, 0)
    with Study.open(path, write=False) as study:
        found = responses_named(study, names)
        return ToFlag(flagging(study, found.ids, note), found.unknown)


def by_check(
    path: Path, question: str, limit: float, note: str, report: Progress = silent
) -> ToFlag:
    """Find the responses whose report to a question recurs more than chance lets it.

    Those flagged already keep their notes. Raises `Refused`.
    """
    with Study.open(path, write=False) as study:
        ids = recurring_ids(study, question, limit, report)
        flags = study.analyst_work().flags
        return ToFlag(flagging(study, [id_ for id_ in ids if id_ not in flags], note))


def flagging(study: Study, ids: Sequence[str], note: str | None) -> StudyEdit | None:
    """Return what flags responses with a note, or takes their flags away; None for no change."""
    flags = study.analyst_work().flags
    before = {id_: flags[id_].note if id_ in flags else None for id_ in ids}
    changed = [id_ for id_ in ids if before[id_] != note]
    if not changed:
        return None
    old = Flagged(tuple((id_, before[id_]) for id_ in changed))
    return StudyEdit("", old, Flagged(tuple((id_, note) for id_ in changed)))


def unflagging(id_: str, note: str) -> StudyEdit:
    """Return what takes a flag away, with the note that it has."""
    return StudyEdit("", Flagged(((id_, note),)), Flagged(((id_, None),)))
