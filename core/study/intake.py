"""Import: each file is accepted or refused with a code, a reason and its place.

Nothing stops the rest. Files are judged in the order in which they are listed; of two versions
of a response the first counts. What a study holds decides whether it is rehearsed; a new one is
unless a real response is offered. All is written to the study at the end, in one step.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from core.errors import Code, Problem, Refused
from core.progress import Progress, silent
from core.response.file import SUFFIX, Response, ResponseReader
from core.response.sealing import sealed_length, unseal
from core.study import sources
from core.study.database import SUFFIX as STUDY_SUFFIX
from core.study.records import Offer, shortened
from core.study.store import Study
from core.study.verdicts import (
    CONFLICT,
    DUPLICATE,
    NO_KEY,
    NO_LINES,
    NOT_SEALED,
    OWN_STUDY,
    REAL,
    REHEARSED,
    STUDY,
    Conflicting,
    ImportResult,
    Judged,
    Refusal,
    Skipped,
)

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

SETTLED_AT_ONCE = 500
REPORT_SECONDS = 0.05


def import_paths(
    study: Study,
    paths: Iterable[str | os.PathLike[str]],
    report: Progress = silent,
    today: date | None = None,
    key: X25519PrivateKey | None = None,
) -> ImportResult:
    """Import files, folders and JSON Lines files into a study.

    `report(done, total)` is called about every 50 ms; the total is 0 while folders are listed.
    If it raises, such as `Cancelled`, what was accepted so far stays, except where the study is
    being written already, or where it is new and all of them are rehearsed: then it is as it
    was. So it is where it cannot be written to: raises `Refused` (IO).
    """
    offered = list(paths)
    day = today or date.today()
    intake = _Intake(study, day, report, key, study.rehearsal)
    try:
        try:
            intake.run(offered)
        except _RealAfterAll:
            intake.close()
            intake = _Intake(study, day, report, key, rehearsal=False)
            intake.run(offered)
    except Refused:
        intake.close()
        raise
    except BaseException:
        intake.keep()
        raise
    intake.write()
    report(intake.total, intake.total)
    return intake.result()


class _RealAfterAll(Exception):  # noqa: N818 - no fault, but a fact found late
    """A real response came after rehearsed ones, for a study that held neither."""


class _Intake:
    """The state of one import: what was judged but not yet settled, and the counts so far."""

    def __init__(
        self,
        study: Study,
        today: date,
        report: Progress,
        key: X25519PrivateKey | None,
        rehearsal: bool | None,
    ) -> None:
        self.total = self._done = 0
        self._accepted = self._duplicates = self._conflicts = 0
        self._refused: list[Refusal] = []
        self._skipped: list[Skipped] = []
        self._conflicting: list[Conflicting] = []
        self._study = study
        self._stage = study.stage()
        self._day = today.toordinal()
        self._report = report
        self._read = ResponseReader(study.survey).read
        self._key = key
        self._sealed_only = study.survey.seal is not None
        self._sealed_length = sealed_length(study.survey) if self._sealed_only else -1
        self._pack = study.layout.pack
        self._rehearsal = rehearsal
        self._open = rehearsal is None
        self._judged: list[Judged] = []
        self._report_due = 0.0

    def run(self, paths: Iterable[str | os.PathLike[str]]) -> None:
        """Judge everything. Raises `_RealAfterAll` where all must be judged once more."""
        self._report(0, 0)
        offered = sources.list_files(paths, self._report)
        self.total = len(offered)
        for path, skipped in offered.items():
            if skipped:
                self._skip(path, skipped)
            else:
                self._take(path)
            self._done += 1
            self._pause()
        self._settle()

    def write(self) -> None:
        """Make all that was judged last. Raises `Refused` (IO), and what the report raises."""
        self._study.take(
            self._stage, self._rehearsal, lambda *_: self._report(self.total, self.total)
        )

    def keep(self) -> None:
        """Make last what was judged before the import was stopped."""
        with contextlib.suppress(_RealAfterAll):
            self._settle()
            if not (self._open and self._rehearsal):  # a real one may have been to come
                self._study.take(self._stage, self._rehearsal)
        self.close()

    def close(self) -> None:
        """Forget what was judged."""
        self._stage.close()

    def result(self) -> ImportResult:
        """Return what became of all files."""
        return ImportResult(
            self._accepted,
            self._duplicates,
            self._conflicts,
            tuple(self._refused),
            tuple(self._skipped),
            tuple(self._conflicting),
        )

    def _pause(self) -> None:
        """Settle and report when each is due."""
        if len(self._judged) >= SETTLED_AT_ONCE:
            self._settle()
        now = time.monotonic()
        if now >= self._report_due:
            self._report_due = now + REPORT_SECONDS
            self._report(self._done, self.total)

    def _take(self, path: str) -> None:
        try:
            if path.endswith(SUFFIX):
                self._judge(path, "", sources.read_file(path))
            elif self._study.is_file(path):
                self._skip(path, OWN_STUDY)
            else:
                self._take_other(path)
        except sources.Unread as unread:
            self._refuse(path, unread.problem, size=unread.size)

    def _take_other(self, path: str) -> None:
        """Judge a file that is not named as a response by what is in it. Raises `Unread`."""
        name = path.lower()
        if name.endswith(STUDY_SUFFIX):  # closing it would end the claims of other windows
            self._skip(path, STUDY)
        elif name.endswith(sources.LINES_SUFFIX):
            self._take_lines(path)
        elif name.endswith(SUFFIX):
            self._judge(path, "", sources.read_file(path))
        elif name.endswith(sources.SEALED_SUFFIX):
            self._take_sealed(path, sources.read_file(path))
        else:
            head, size = sources.read_head(path)
            content = sources.content_of(head)
            if content is sources.Content.LINES:
                self._take_lines(path)
            elif content is sources.Content.RESPONSE:
                self._judge(path, "", sources.read_file(path))
            elif size == self._sealed_length:
                self._take_sealed(path, head)
            else:
                self._skip(path, sources.why_skipped(head), head, size)

    def _take_lines(self, path: str) -> None:
        """Judge a file line by line. Raises `Unread` (NOTFILE, IO)."""
        digest, size, number = hashlib.sha256(), 0, 0
        for line, whole_size in sources.read_lines(path, digest):
            number += 1
            size += whole_size
            self._judge(path, f"line {number}", line, whole_size)
            self._pause()
        problem = None if number else NO_LINES
        self._judged.append(Judged(path, "", b"", size, digest.digest(), None, problem))

    def _take_sealed(self, path: str, sealed: bytes) -> None:
        """Judge what is in a sealed file; it is recorded as the sealed file that it is."""
        if self._key is None:
            self._refuse(path, NO_KEY, sealed)
            return
        sha256 = hashlib.sha256(sealed).digest()
        try:
            data = unseal(sealed, self._study.survey, self._key)
            response = self._read(data)
        except Refused as refused:
            self._refuse(path, refused.problem, sealed)
        else:
            self._judged.append(Judged(path, "", data, len(sealed), sha256, response, None))

    def _judge(self, path: str, line: str, data: bytes, size: int | None = None) -> None:
        size = len(data) if size is None else size
        try:
            response = self._read(data)
            if self._sealed_only and not response.rehearsal:
                raise Refused(NOT_SEALED)
        except Refused as refused:
            sha256 = hashlib.sha256(data).digest()
            self._judged.append(Judged(path, line, data, size, sha256, None, refused.problem))
        else:
            self._judged.append(Judged(path, line, data, size, b"", response, None))

    def _refuse(
        self, path: str, problem: Problem, data: bytes | None = None, size: int = 0
    ) -> None:
        sha256 = b""
        if data is not None:
            sha256, size = hashlib.sha256(data).digest(), len(data)
        self._judged.append(Judged(path, "", b"", size, sha256, None, problem))

    def _skip(self, path: str, reason: str, head: bytes = b"", size: int = 0) -> None:
        whole = head and len(head) == size
        sha256 = hashlib.sha256(head).digest() if whole else b""
        self._judged.append(Judged(path, "", b"", size, sha256, None, None, reason))

    def _settle(self) -> None:
        """Compare what was judged with what is held, and stage it for the study."""
        judged, self._judged = self._judged, []
        if not judged:
            return
        keys = [bytes.fromhex(one.response.id) if one.response else b"" for one in judged]
        held = self._stage.held([key for key in keys if key])
        rows: list[tuple[bytes, int, int, bytes]] = []
        offers: list[Offer] = []
        for key, one in zip(keys, judged, strict=True):
            if one.response is not None:
                problem, recorded = self._compare(one, one.response, key, held, rows)
            else:
                problem, recorded = one.problem, True
            if recorded:
                offers.append(self._offer(one, problem))
        self._stage.add(sorted(rows), offers)

    def _compare(
        self,
        one: Judged,
        response: Response,
        key: bytes,
        held: dict[bytes, tuple[bytes, bool]],
        rows: list[tuple[bytes, int, int, bytes]],
    ) -> tuple[Problem | None, bool]:
        """Return the verdict on a readable response, and whether it needs a record of its own.

        It needs none where the row tells all: as a line, or as a file of its own.
        """
        if self._rehearsal is None:
            self._rehearsal = response.rehearsal
        if response.rehearsal != self._rehearsal:
            if self._open and self._rehearsal:
                raise _RealAfterAll
            return (REHEARSED if response.rehearsal else REAL), True
        packed = self._pack(response)
        named = not one.line and not one.sha256  # which a sealed file has
        if key not in held:
            held[key] = (packed, named)
            rows.append((key, self._day, int(named), packed))
            self._accepted += 1
            return None, not named and not one.line
        packed_before, named_before = held[key]
        if packed == packed_before:
            self._duplicates += 1
            return DUPLICATE, not one.line and not (named and named_before)
        self._conflicts += 1
        return CONFLICT, True

    def _offer(self, one: Judged, problem: Problem | None) -> Offer:
        """Make the record of a file or line, and note it if it was refused or skipped."""
        sha256 = one.sha256
        if one.response is not None and not sha256:
            sha256 = hashlib.sha256(one.data).digest()
        name = os.fsencode(sources.name_of(one.path))
        code, where, reason, content = "", "", one.skipped, None
        if problem is None:
            if one.skipped:
                self._skipped.append(Skipped(one.path, one.skipped))
            else:
                name = b""
        else:
            code, reason = problem.code.value, problem.found.written()
            if one.response is not None and problem.code is not Code.REHEARSAL:
                name, where = shortened(one.response.id).encode(), problem.where
                if problem.code is Code.CONFLICT:
                    content = one.data
                    # Of a sealed file it is that of the file, as in the record.
                    self._conflicting.append(Conflicting(one.path, sha256.hex()))
            else:
                place = problem.where.removeprefix("line 1, ") if one.line else problem.where
                where = ", ".join(part for part in (one.line, place) if part)
                self._refused.append(Refusal(one.path, problem.code, reason, where, problem.about))
        return Offer(sha256, name, where, code, reason, one.size, self._day, content)
