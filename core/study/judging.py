"""Judging what is offered: each file, or line of one, is read by itself as far as it goes.

What the study holds plays no part here. A file is told by its name first, then by what is in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from core.errors import Problem, Refused
from core.interchange.mapping.survey import TableSurvey
from core.response.file import MAX_BYTES, SUFFIX, Response, ResponseReader
from core.response.sealing import sealed_length, unseal
from core.study import sources
from core.study.database import SUFFIX as STUDY_SUFFIX
from core.study.many.lines import LinesReader
from core.study.many.offered import Many, Piece, read_pieces
from core.study.many.packing import Batch
from core.study.store import Study
from core.study.tables import judge_table
from core.study.verdicts import NO_KEY, NO_LINES, NOT_SEALED, OWN_STUDY, STUDY, Judged
from core.survey import Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


@dataclass(frozen=True, slots=True)
class Rules:
    """What a study asks of what is offered to it; `sealed_length` is −1 where nothing is sealed."""

    survey: Survey
    read: Callable[[bytes], Response]
    lines: LinesReader
    key: X25519PrivateKey | None
    sealed_length: int
    is_study_itself: Callable[[str], bool]


def rules_of(study: Study, key: X25519PrivateKey | None) -> Rules:
    """Return the rules of a study; sealed responses are opened with `key`."""
    survey = study.survey
    length = sealed_length(survey) if survey.seal is not None else -1
    lines = LinesReader(survey, study.layout)
    return Rules(survey, ResponseReader(survey).read, lines, key, length, study.is_file)


def judge(path: str, rules: Rules) -> Iterator[Judged | Many]:
    """Judge a file: as one, or first the lines or rows of it and then the file of them."""
    try:
        if isinstance(rules.survey, TableSurvey):
            yield from judge_table(path, rules.survey, rules.is_study_itself)
        elif path.endswith(SUFFIX):
            yield judge_response(path, "", sources.read_file(path), rules)
        elif rules.is_study_itself(path):
            yield skipped(path, OWN_STUDY)
        else:
            yield from _judge_other(path, rules)
    except sources.Unread as unread:
        yield Judged(path, "", b"", unread.size, b"", None, unread.problem)


def skipped(path: str, reason: str, head: bytes = b"", size: int = 0) -> Judged:
    """Leave a file aside; where `head` is all of it, it is recorded with its SHA-256."""
    whole = head and len(head) == size
    sha256 = hashlib.sha256(head).digest() if whole else b""
    return Judged(path, "", b"", size, sha256, None, None, reason)


def judge_response(
    path: str, line: str, data: bytes, rules: Rules, size: int | None = None
) -> Judged:
    """Judge the bytes of one response; `size` is that of a line that was cut off."""
    size = len(data) if size is None else size
    try:
        response = rules.read(data)
        if rules.sealed_length >= 0 and not response.rehearsal:
            raise Refused(NOT_SEALED)
    except Refused as refused:
        sha256 = hashlib.sha256(data).digest()
        return Judged(path, line, data, size, sha256, None, refused.problem)
    return Judged(path, line, data, size, b"", response, None)


def _judge_other(path: str, rules: Rules) -> Iterator[Judged | Many]:
    """Judge a file that is not named as a response by what is in it. Raises `Unread`."""
    name = path.lower()
    if name.endswith(STUDY_SUFFIX):  # closing it would end the claims of other windows
        yield skipped(path, STUDY)
    elif name.endswith(sources.LINES_SUFFIX):
        yield from _judge_lines(path, rules)
    elif name.endswith(SUFFIX):
        yield judge_response(path, "", sources.read_file(path), rules)
    elif name.endswith(sources.SEALED_SUFFIX):
        yield _judge_sealed(path, sources.read_file(path), rules)
    else:
        head, size = sources.read_head(path)
        content = sources.content_of(head)
        if content is sources.Content.LINES:
            yield from _judge_lines(path, rules)
        elif content is sources.Content.RESPONSE:
            yield judge_response(path, "", sources.read_file(path), rules)
        elif size == rules.sealed_length:
            yield _judge_sealed(path, head, rules)
        else:
            yield skipped(path, sources.why_skipped(head), head, size)


def _judge_lines(path: str, rules: Rules) -> Iterator[Judged | Many]:
    """Judge the lines of a file, piece by piece, then the file. Raises `Unread` (NOTFILE, IO)."""
    digest, size = hashlib.sha256(), 0
    for piece in read_pieces(path, digest):
        size += len(piece.data) + piece.cut
        lines = piece.data.replace(b"\r\n", b"\n") if b"\r" in piece.data else piece.data
        batch = rules.lines.read(lines)
        yield Many(unsealed(batch, rules), partial(_judge_line, path, rules, piece))
    yield Judged(path, "", b"", size, digest.digest(), None, None if size else NO_LINES)


def _judge_line(path: str, rules: Rules, piece: Piece, place: int) -> Judged:
    """Judge a line of a piece by itself; one too long for a response is cut off."""
    lines = piece.data.split(b"\n")
    whole = lines[place] + b"\n"
    size = len(whole) + (piece.cut if place == len(lines) - 2 else 0)
    line = whole[: MAX_BYTES + 2].removesuffix(b"\n").removesuffix(b"\r") + b"\n"
    return judge_response(path, f"line {piece.number + place}", line, rules, size)


def unsealed(batch: Batch, rules: Rules) -> Batch:
    """Leave real responses out that should have come sealed."""
    if rules.sealed_length < 0:
        return batch
    rows = batch.rehearsal
    return Batch(batch.n, batch.places[rows], batch.ids[rows], batch.packed[rows], rows[rows])


def _judge_sealed(path: str, sealed: bytes, rules: Rules) -> Judged:
    """Judge what is in a sealed file; it is recorded as the sealed file that it is."""
    sha256 = hashlib.sha256(sealed).digest()

    def refused(problem: Problem) -> Judged:
        return Judged(path, "", b"", len(sealed), sha256, None, problem)

    if rules.key is None:
        return refused(NO_KEY)
    try:
        data = unseal(sealed, rules.survey, rules.key)
        return Judged(path, "", data, len(sealed), sha256, rules.read(data), None)
    except Refused as fault:
        return refused(fault.problem)
