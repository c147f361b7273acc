"""Frozen reports: one draw for each question of one person's sitting, kept on this computer.

A sitting holds privatized reports alone: never a truth, never a seed, nothing keyed by a truth.
A report is written and synced before it is shown, so that going back, a crash or opening the
survey again cannot draw a second one; drawing until the report pleases would give away more.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from core.errors import Code, Refused, first, refuse
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import Tree, join
from core.files.disk import (
    UNFINISHED,
    make_private_folder,
    read_bounded,
    sync_folder,
    write_atomically,
)
from core.privacy.epsilon import written_ratio
from core.privacy.mechanisms import Report
from core.privacy.mechanisms.forms import json_of, report_of
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.response.file import Response, new_id
from core.response.sealing import sealed_length
from core.survey import Question, Survey
from core.survey.reading import require_format

FORMAT = "candor-sitting"
VERSION = 1
SUFFIX = ".sitting"
MAX_BYTES = 256 * 1024  # twice a sealed response in digits, and the reports
BEGUN = ".begun"
_LONGEST_RATIO = 4000


@dataclass(frozen=True, slots=True)
class Sitting:
    """One person's answering of one survey so far.

    `reports` maps ids of sensitive questions to what was drawn; once `saved`, it maps the ids
    of all questions asked to what the response file holds, and `sealed` holds the hex digits of
    the sealed file where the survey seals, so that saving again writes the same bytes.
    """

    id: str
    survey: str
    procedure: Procedure | None
    reports: Mapping[str, Report] = field(default_factory=dict)
    saved: bool = False
    sealed: str = ""

    def response(self, clear: Mapping[str, Report], rehearsal: bool = False) -> Response:
        """Return the response of the drawn reports and the answers given in the clear."""
        answers = dict(self.reports) if self.saved else {**self.reports, **clear}
        return Response(self.id, self.survey, answers, self.procedure, rehearsal)


class Store(Protocol):
    """Where sittings are kept: in a folder, or in memory for a preview."""

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state; returns once that will last."""

    def remove(self, sitting: Sitting) -> None:
        """Forget a sitting."""

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the sittings of a survey, in the order of their random ids."""

    def unreadable(self, survey: Survey) -> bool:
        """Tell whether more sittings of a survey are kept that cannot be read."""

    def erase(self, survey: Survey) -> None:
        """Forget every sitting of a survey, those too that cannot be read."""

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun here."""

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""


class MemoryStore:
    """Sittings that last as long as a preview does."""

    def __init__(self) -> None:
        self._sittings: dict[str, Sitting] = {}

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state."""
        self._sittings[sitting.id] = sitting

    def remove(self, sitting: Sitting) -> None:
        """Forget a sitting."""
        self._sittings.pop(sitting.id, None)

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the sittings of a survey, in the order of their random ids."""
        mine = (s for s in self._sittings.values() if s.survey == survey.digest)
        return tuple(sorted(mine, key=lambda sitting: sitting.id))

    def unreadable(self, survey: Survey) -> bool:  # noqa: ARG002
        """Return False: what is in memory can be read."""
        return False

    def erase(self, survey: Survey) -> None:
        """Forget every sitting of a survey."""
        for sitting in self.sittings(survey):
            self.remove(sitting)

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun here."""
        return bool(self.sittings(survey))

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:  # noqa: ARG002
        """Return none: a preview knows of nothing else."""
        return ()


class SittingStore:
    """Sittings in a folder that only its owner can read, one file each, by survey.

    `ratio` is that of the survey to be answered; the mark that it was begun holds an upper bound
    of it, so that what several surveys give away can be added up.
    """

    def __init__(self, folder: Path, ratio: Fraction | None = None) -> None:
        self._folder = folder
        self._ratio = ratio

    def put(self, sitting: Sitting) -> None:
        """Write a sitting and sync it. Raises `Refused` (IO); then the one before is intact."""
        folder = self._folder / sitting.survey
        make_private_folder(folder)
        begun = folder / BEGUN
        if not begun.exists():
            bound = "" if self._ratio is None else str(written_ratio(self._ratio))
            write_atomically(begun, bound.encode("ascii"), replace=True, private=True)
        path = folder / (sitting.id + SUFFIX)
        write_atomically(path, write(sitting), replace=True, private=True)

    def remove(self, sitting: Sitting) -> None:
        """Delete a sitting and what was not finished; the mark of the survey begun here stays.

        Raises OSError, the first of them, once all has been deleted that could be.
        """
        folder = self._folder / sitting.survey
        _delete((folder / (sitting.id + SUFFIX), *folder.glob(UNFINISHED)), folder)

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the readable sittings of a survey, in the order of their random ids."""
        found = (_read_kept(path, survey) for path in self._paths(survey))
        return tuple(sitting for sitting in found if sitting is not None)

    def unreadable(self, survey: Survey) -> bool:
        """Tell whether more sittings of a survey are kept that cannot be read."""
        return any(_read_kept(path, survey) is None for path in self._paths(survey))

    def erase(self, survey: Survey) -> None:
        """Delete every sitting of a survey, what cannot be read and what was not finished too.

        Raises OSError, the first of them, once all have been deleted that could be.
        """
        folder = self._folder / survey.digest
        _delete((*self._paths(survey), *folder.glob(UNFINISHED)), folder)

    def _paths(self, survey: Survey) -> list[Path]:
        found = sorted((self._folder / survey.digest).glob(f"*{SUFFIX}"))
        return [path for path in found if path.is_symlink() or not path.is_dir()]

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun on this computer."""
        return (self._folder / survey.digest / BEGUN).exists()

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here, and its folder if that is empty."""
        folder = self._folder / survey.digest
        with contextlib.suppress(OSError):
            _delete((folder / BEGUN, *folder.glob(UNFINISHED)), folder)
            folder.rmdir()

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""
        marks = sorted(self._folder.glob(f"*/{BEGUN}"))
        return tuple(_read_ratio(mark) for mark in marks if mark.parent.name != survey.digest)


def _delete(paths: Iterable[Path], folder: Path) -> None:
    """Delete files of a folder, so that it lasts; then raise the first OSError, if any."""
    errors: list[OSError] = []
    gone = False
    for path in paths:
        try:
            path.unlink()
            gone = True
        except FileNotFoundError:
            continue
        except OSError as error:
            errors.append(error)
    if gone:
        sync_folder(folder)
    if errors:
        raise errors[0]


def _read_kept(path: Path, survey: Survey) -> Sitting | None:
    """Read a sitting that is kept; None where it cannot be read."""
    with contextlib.suppress(Refused, OSError):
        return read(read_bounded(path, MAX_BYTES), survey)
    return None


def _read_ratio(mark: Path) -> Fraction | None:
    """Read the ratio in a mark; None where there is none that could be one."""
    with contextlib.suppress(Refused, UnicodeDecodeError):
        text = read_bounded(mark, _LONGEST_RATIO).decode("ascii")
        if len(text) <= _LONGEST_RATIO and re.fullmatch(r"[1-9][0-9]*(/[1-9][0-9]*)?", text):
            ratio = Fraction(text)
            return ratio if ratio >= 1 else None
    return None


def begin(survey: Survey, procedure: Procedure | None, door: Door) -> Sitting:
    """Start a sitting with a random id. Raises ValueError for a procedure not offered."""
    if procedure not in (survey.procedures or (None,)):
        raise ValueError(f"the survey does not offer the procedure {procedure}")
    return Sitting(new_id(door), survey.digest, procedure)


def freeze(sitting: Sitting, question: Question, report: Report, store: Store) -> Sitting:
    """Keep the one report to a question; returns once it is on disk.

    Raises ValueError where the question has its report already, and `Refused` (IO).
    """
    if question.id in sitting.reports or sitting.saved:
        raise ValueError(f"the question {question.id} has its report already")
    if question.form.accepts(report):
        raise ValueError(f"this is no report that {question.id} can have")
    frozen = replace(sitting, reports={**sitting.reports, question.id: report})
    store.put(frozen)
    return frozen


def write(sitting: Sitting) -> bytes:
    """Return the canonical bytes of a sitting."""
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "id": sitting.id,
        "survey": sitting.survey,
        "reports": {id_: json_of(report) for id_, report in sitting.reports.items()},
    }
    if sitting.procedure is not None:
        content["procedure"] = sitting.procedure.value
    if sitting.saved:
        content["saved"] = True
    if sitting.sealed:
        content["sealed"] = sitting.sealed
    return canonical.write(content)


def read(data: bytes, survey: Survey) -> Sitting:
    """Read a sitting of a survey. Raises `Refused` with the first reason that applies."""
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", f"A sitting has at most {MAX_BYTES // 1024} KiB.")
    content = canonical.read(data)
    require_format(content, FORMAT, VERSION, "sitting")
    tree = Tree()
    required = ("format", "version", "id", "survey", "reports")
    root = tree.object(content, "", required, ("procedure", "saved", "sealed"))
    if root is None or any(key not in root for key in required):
        raise Refused(first(tree.problems))
    tree.integer(root["version"], "version")
    sitting_id = tree.hexadecimal(root["id"], "id", 32)
    tree.one_of(root["survey"], "survey", (survey.digest,))
    name = None
    if "procedure" in root:
        name = tree.one_of(root["procedure"], "procedure", tuple(survey.procedures))
    saved = tree.flag(root.get("saved"), "saved")
    sealed = None
    if "sealed" in root:
        sealed = tree.hexadecimal(root["sealed"], "sealed", 2 * sealed_length(survey))
    ids = tuple(question.id for question in survey.questions)
    found = tree.object(root["reports"], "reports", (), ids) or {}
    reports: dict[str, Report] = {}
    for question in survey.questions:
        if question.id not in found:
            continue
        value = found[question.id]
        if fault := question.form.accepts(value):
            message = f"This is not a report that the question {question.id} can have."
            tree.note(Code(fault), join("reports", question.id), message)
        else:
            reports[question.id] = report_of(value)
    if tree.failed or sitting_id is None:
        raise Refused(first(tree.problems))
    canonical.require_canonical(data, content)
    procedure = Procedure(name) if name is not None else None
    return Sitting(sitting_id, survey.digest, procedure, reports, saved, sealed or "")
