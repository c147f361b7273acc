"""Import: each file is accepted or refused with a code, a reason and its place.

Nothing stops the rest. Files are judged in the order in which they are listed; of two versions
of a response the first counts, and the first response decides whether a study is rehearsed.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from core.errors import Code, Problem, Refused
from core.progress import Report, silent
from core.response import SUFFIX, Response, ResponseReader
from core.sealing import unseal
from core.study import files
from core.study.records import Offer
from core.study.store import Study

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

SETTLED_AT_ONCE = 500
COMMIT_SECONDS = 0.5
COMMIT_SHARE = 4  # a study so large that commits take long is committed less often
REPORT_SECONDS = 0.05

_DUPLICATE = Problem(Code.DUPLICATE, "", "The study holds this response already.")
_CONFLICT = Problem(
    Code.CONFLICT, "id", "The study holds another response with this id; that one counts."
)
_REHEARSED = Problem(
    Code.REHEARSAL, "rehearsal", "This response is rehearsed; the study holds real ones."
)
_REAL = Problem(
    Code.REHEARSAL, "rehearsal", "This response is real; the study holds rehearsed ones."
)
_NO_KEY = Problem(
    Code.DECRYPT, "", "This response is sealed.", remedy="Import it with the key of its survey."
)
_NOT_SEALED = Problem(Code.DECRYPT, "", "Responses to this survey are sealed, and this one is not.")
_STUDY = Problem(Code.FORMAT, "", "This is the study itself, not a response.")
_NO_LINES = Problem(Code.EMPTY, "", "The file is empty.")


class Refusal(NamedTuple):
    """A file that was refused, as its path was given; `where` is the place inside it."""

    file: str
    code: Code
    reason: str
    where: str


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What became of all files offered; duplicates and conflicts are not among the refused."""

    accepted: int
    duplicates: int
    conflicts: int
    refused: tuple[Refusal, ...]


def import_paths(
    study: Study,
    paths: Iterable[str | os.PathLike[str]],
    report: Report = silent,
    today: date | None = None,
    key: X25519PrivateKey | None = None,
) -> ImportResult:
    """Import files, folders and JSON Lines files into a study.

    `report(done, total)` is called about every 50 ms; the total is 0 while folders are listed.
    If it raises, such as `Cancelled`, what was accepted so far stays. Raises `Refused` (IO)
    where the study cannot be written to; then what was committed before stays.
    """
    if study.obstacle is not None:
        raise Refused(study.obstacle)
    intake = _Intake(study, today or date.today(), report, key)
    try:
        intake.run(paths)
    except Refused:
        study.roll_back()
        raise
    except BaseException:
        intake.finish()
        raise
    intake.finish()
    report(intake.total, intake.total)
    return ImportResult(intake.accepted, intake.duplicates, intake.conflicts, tuple(intake.refused))


class _Judged(NamedTuple):
    """A file, or a line of one, that was read as far as it goes.

    Neither response nor problem: a file of lines, each of which was judged by itself.
    """

    path: str
    line: str
    data: bytes
    size: int
    sha256: bytes
    response: Response | None
    problem: Problem | None


class _Intake:
    """The state of one import: what was judged but not yet settled, and the counts so far."""

    def __init__(
        self, study: Study, today: date, report: Report, key: X25519PrivateKey | None
    ) -> None:
        self.accepted = self.duplicates = self.conflicts = 0
        self.refused: list[Refusal] = []
        self.total = self._done = 0
        self._study = study
        self._day = today.toordinal()
        self._report = report
        self._read = ResponseReader(study.survey).read
        self._key = key
        self._sealed_only = study.survey.seal is not None
        self._pack = study.layout.pack
        self._rehearsal = study.rehearsal
        self._judged: list[_Judged] = []
        self._report_due = 0.0
        self._commit_due = time.monotonic() + COMMIT_SECONDS

    def run(self, paths: Iterable[str | os.PathLike[str]]) -> None:
        self._report(0, 0)
        offered = files.list_files(paths, self._report)
        self.total = len(offered)
        for path in offered:
            self._take(path)
            self._done += 1
            self._pause()

    def finish(self) -> None:
        """Make all that was judged last."""
        self._settle()
        self._study.commit()

    def _pause(self) -> None:
        """Settle, commit and report when each is due."""
        now = time.monotonic()
        if now >= self._commit_due:
            self.finish()
            after = time.monotonic()
            self._commit_due = after + max(COMMIT_SECONDS, COMMIT_SHARE * (after - now))
        elif len(self._judged) >= SETTLED_AT_ONCE:
            self._settle()
        if now >= self._report_due:
            self._report_due = now + REPORT_SECONDS
            self._report(self._done, self.total)

    def _take(self, path: str) -> None:
        try:
            if path.endswith(SUFFIX):
                self._judge(path, "", files.read_file(path))
            elif self._study.is_file(path):
                self._refuse(path, _STUDY)
            elif path.lower().endswith(files.LINES_SUFFIX):
                self._take_lines(path)
            elif path.lower().endswith(files.SEALED_SUFFIX):
                self._take_sealed(path, files.read_file(path))
            else:
                self._judge(path, "", files.read_file(path))
        except files.Unread as unread:
            self._refuse(path, unread.problem, size=unread.size)

    def _take_lines(self, path: str) -> None:
        """Judge a file line by line. Raises `Unread` (NOTFILE, IO)."""
        digest, size, number = hashlib.sha256(), 0, 0
        for line, whole_size in files.read_lines(path, digest):
            number += 1
            size += whole_size
            self._judge(path, f"line {number}", line, whole_size)
            self._pause()
        problem = None if number else _NO_LINES
        self._judged.append(_Judged(path, "", b"", size, digest.digest(), None, problem))

    def _take_sealed(self, path: str, sealed: bytes) -> None:
        """Judge what is in a sealed file; it is recorded as the sealed file that it is."""
        if self._key is None:
            self._refuse(path, _NO_KEY, sealed)
            return
        sha256 = hashlib.sha256(sealed).digest()
        try:
            data = unseal(sealed, self._study.survey, self._key)
            response = self._read(data)
        except Refused as refused:
            self._refuse(path, refused.problem, sealed)
        else:
            self._judged.append(_Judged(path, "", data, len(sealed), sha256, response, None))

    def _judge(self, path: str, line: str, data: bytes, size: int | None = None) -> None:
        size = len(data) if size is None else size
        try:
            response = self._read(data)
            if self._sealed_only and not response.rehearsal:
                raise Refused(_NOT_SEALED)
        except Refused as refused:
            sha256 = hashlib.sha256(data).digest()
            self._judged.append(_Judged(path, line, data, size, sha256, None, refused.problem))
        else:
            self._judged.append(_Judged(path, line, data, size, b"", response, None))

    def _refuse(
        self, path: str, problem: Problem, data: bytes | None = None, size: int = 0
    ) -> None:
        sha256 = b""
        if data is not None:
            sha256, size = hashlib.sha256(data).digest(), len(data)
        self._judged.append(_Judged(path, "", b"", size, sha256, None, problem))

    def _settle(self) -> None:
        """Compare what was judged with what is held, and add it to the study, uncommitted."""
        judged, self._judged = self._judged, []
        if not judged:
            return
        keys = [bytes.fromhex(one.response.id) if one.response else b"" for one in judged]
        held = self._study.held([key for key in keys if key])
        rows: list[tuple[bytes, int, int, bytes]] = []
        offers: list[Offer] = []
        for key, one in zip(keys, judged, strict=True):
            if one.response is not None:
                problem, recorded = self._compare(one, one.response, key, held, rows)
            else:
                problem, recorded = one.problem, True
            if recorded:
                offers.append(self._offer(one, problem))
        self._study.add(sorted(rows), offers, self._rehearsal)

    def _compare(
        self,
        one: _Judged,
        response: Response,
        key: bytes,
        held: dict[bytes, tuple[bytes, bool]],
        rows: list[tuple[bytes, int, int, bytes]],
    ) -> tuple[Problem | None, bool]:
        """Return the verdict on a readable response, and whether it needs a record of its own.

        It needs none where the row tells all: as a line, or as the file <id>.response.
        """
        if self._rehearsal is None:
            self._rehearsal = response.rehearsal
        if response.rehearsal != self._rehearsal:
            return (_REHEARSED if response.rehearsal else _REAL), True
        packed = self._pack(response)
        named = not one.line and files.name_of(one.path) == response.file_name
        if key not in held:
            held[key] = (packed, named)
            rows.append((key, self._day, int(named), packed))
            self.accepted += 1
            return None, not named and not one.line
        packed_before, named_before = held[key]
        if packed == packed_before:
            self.duplicates += 1
            return _DUPLICATE, not one.line and not (named and named_before)
        self.conflicts += 1
        return _CONFLICT, True

    def _offer(self, one: _Judged, problem: Problem | None) -> Offer:
        """Make the record of a file or line, and note it if it was refused."""
        sha256 = one.sha256
        if one.response is not None and not sha256:
            sha256 = hashlib.sha256(one.data).digest()
        code, where, reason, content = "", "", "", None
        if problem is not None:
            code, reason = problem.code.value, problem.message
            place = problem.where.removeprefix("line 1, ") if one.line else problem.where
            where = ", ".join(part for part in (one.line, place) if part)
            if problem.code is Code.CONFLICT:
                content = one.data
            elif problem.code is not Code.DUPLICATE:
                self.refused.append(Refusal(one.path, problem.code, reason, where))
        name = os.fsencode(files.name_of(one.path))
        return Offer(sha256, name, where, code, reason, one.size, self._day, content)
