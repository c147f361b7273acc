"""Comparing what was judged with what is held, and what is kept of it in the study's records."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection
from typing import NamedTuple

from core.facts.errors import Code, Problem
from core.response.file import write
from core.study import sources
from core.study.places import Places
from core.study.records import Held, Offer, shortened
from core.study.verdicts import (
    CONFLICT,
    DUPLICATE,
    REAL,
    REHEARSED,
    Conflicting,
    Judged,
    Refusal,
    Skipped,
)


class Verdict(NamedTuple):
    """Why a readable response is not accepted, None where it is; and whether it is recorded.

    It needs no record of its own where its row tells all: as a line, or as a file of its own.
    """

    problem: Problem | None
    recorded: bool


_TOLD_BY_ITS_ROW = Verdict(None, recorded=False)


def is_named(judged: Judged) -> bool:
    """Tell whether a response is a file of its own, whose bytes follow from its row.

    A line is none, and a sealed file has other bytes: it was judged with its SHA-256.
    """
    return not judged.line and not judged.sha256


def compare(
    judged: Judged,
    packed: bytes,
    held: Held | None,
    rehearsal: bool,
    settled: Collection[bytes] = (),
) -> Verdict:
    """Compare a readable response with what is held under its id, in a study of this sort.

    `settled` are the versions of it that came later and that were decided on: there is nothing
    more to decide where one of them comes again.
    """
    if judged.again:
        return Verdict(DUPLICATE, recorded=False)
    if judged.response is not None and judged.response.rehearsal != rehearsal:
        return Verdict(REAL if rehearsal else REHEARSED, recorded=True)
    named = is_named(judged)
    if held is None:
        return _TOLD_BY_ITS_ROW if named or judged.line else Verdict(None, recorded=True)
    if packed == held.packed:
        return Verdict(DUPLICATE, recorded=not judged.line and not (named and held.named))
    if packed in settled:
        # The record of the conflict has the bytes of a plain one; those of a sealed one may differ.
        return Verdict(DUPLICATE, recorded=bool(judged.sha256))
    return Verdict(CONFLICT, recorded=True)


def record(judged: Judged, problem: Problem | None, day: int) -> Offer:
    """Return what is kept of a file or line. The name of an accepted file is not."""
    sha256, data = judged.sha256, judged.data
    if judged.response is not None and not data:  # a row of a table from elsewhere
        data = write(judged.response)
    if judged.response is not None and not sha256:
        sha256 = hashlib.sha256(data).digest()
    name = os.fsencode(sources.name_of(judged.path))
    if problem is None:
        kept = name if judged.skipped else b""
        return Offer(sha256, kept, "", "", judged.skipped, judged.size, day, None)
    where, content = _place(judged, problem), None
    if _is_held(judged, problem):
        name = shortened(judged.response.id).encode() if judged.response else b""
        content = data if problem.code is Code.CONFLICT else None
    code, reason = problem.code.value, problem.found.written()
    return Offer(sha256, name, where, code, reason, judged.size, day, content)


def reported(
    judged: Judged, problem: Problem | None, offer: Offer, places: Places
) -> Refusal | Skipped | Conflicting | None:
    """Return what an import reports of a file by its name, if anything.

    `places` are those of the responses that came before in the same import.
    """
    if problem is None:
        return Skipped(judged.path, judged.skipped) if judged.skipped else None
    if not _is_held(judged, problem):
        return Refusal(judged.path, problem.code, offer.reason, offer.place, problem.about)
    if problem.code is Code.CONFLICT:
        # Of a sealed file it is that of the file, as in the record.
        id_ = shortened(judged.response.id) if judged.response is not None else ""
        return Conflicting(judged.path, offer.sha256.hex(), judged.line, id_, *places.of(judged))
    return None


def _is_held(judged: Judged, problem: Problem) -> bool:
    """Tell whether the study holds a response of this id: a duplicate or a conflict."""
    return judged.response is not None and problem.code is not Code.REHEARSAL


def _place(judged: Judged, problem: Problem) -> str:
    """Return the place of a problem, behind the line where it is one."""
    if _is_held(judged, problem):
        return problem.where
    place = problem.where.removeprefix("line 1, ") if judged.line else problem.where
    return ", ".join(part for part in (judged.line, place) if part)
