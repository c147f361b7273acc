"""Opening what can be written on, and keeping a draft while it is written."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.author.handing_out.known_keys import known_keys
from app.words.catalogue import tr
from app.words.places import placed
from app.words.refusals import own_finding
from core.draft import Draft, draft_of, edits, read_draft, survey_bytes, write_draft
from core.draft.file import MAX_BYTES as MOST_OF_DRAFT
from core.examples import Template
from core.facts.errors import Code, Problem, Refused, refuse
from core.files import canonical
from core.files.disk import make_private_folder, read_bounded, write_atomically
from core.interchange.reader import one_reader
from core.keys.key_file import Use
from core.progress import Progress, silent
from core.survey import MAX_BYTES, Survey, examine

if TYPE_CHECKING:
    from core.interchange.xlsform import Form

SUFFIX = ".draft"
_UNNAMED = "untitled"
Saving = Literal["never", "saved", "waiting", "full", "failed"]


@dataclass(frozen=True)
class Opened:
    """What a file holds to write on: a draft, its file if it has one, and where it is from.

    `origin` is the survey that the draft is a copy of; `mended` tells that its bytes were not as
    Candor writes them; `form` is the form of another program that it was read from. `new` is what
    stands in no file: it is kept at once, not at its first change.
    """

    draft: Draft
    path: Path | None = None
    origin: Survey | None = None
    mended: bool = False
    form: Form | None = None
    new: bool = False


class DraftFile:
    """Where a draft is kept: in `folder` under a name of its own until it is given another.

    Nothing is written before the first change. What cannot be written is tried again. A file that
    somebody else wrote meanwhile is not written over.
    """

    def __init__(self, folder: Path, draft: Draft, path: Path | None = None) -> None:
        self._folder = folder
        self._saved = draft
        self.path = path
        self._on_disk = None if path is None else _bytes_of(path)
        self.state: Saving = "never" if path is None else "saved"
        self.problem: Problem | None = None

    @property
    def name(self) -> str:
        """The name of the file; '' while it is in the folder of the program."""
        return "" if self.path is None or self.path.parent == self._folder else self.path.stem

    def holds(self, draft: Draft) -> bool:
        """Tell whether the file, or what it was opened from, holds this draft."""
        return draft == self._saved

    def save(self, draft: Draft) -> bool:
        """Write the draft where it changed; False where it could not be written."""
        if draft == self._saved:
            self.state, self.problem = ("never" if self.path is None else "saved"), None
            return True
        try:
            if self.path is None:
                make_private_folder(self._folder)
                self.path = self._unnamed()
            self._write(draft, self.path)
        except Refused as refused:
            self.problem = refused.problem
            number = dict(refused.problem.found.values).get("errno")
            self.state = "full" if number in (errno.ENOSPC, errno.EDQUOT) else "failed"
            return False
        self._saved, self.state, self.problem = draft, "saved", None
        return True

    def save_as(self, draft: Draft, path: Path) -> None:
        """Give the draft another file, in place of the program's own. Raises `Refused`."""
        before, data = self.path, write_draft(draft)
        write_atomically(path, data, replace=True)
        self.path, self._on_disk = path, data
        self._saved, self.state, self.problem = draft, "saved", None
        if before is not None and before.parent == self._folder and before != path:
            before.unlink(missing_ok=True)

    def _write(self, draft: Draft, path: Path) -> None:
        found = _bytes_of(path)
        if found is not None and self._on_disk is not None and found != self._on_disk:
            text = tr("The file was changed elsewhere since it was opened.")
            remedy = tr("Save the draft under another name.")
            raise refuse(Code.IO, path.name, own_finding(text, remedy))
        data = write_draft(draft)
        # A link stays one: the file that it leads to is written.
        write_atomically(Path(os.path.realpath(path)), data, replace=True)
        self._on_disk = data

    def _unnamed(self) -> Path:
        number = 1
        while (path := self._folder / f"{_UNNAMED}-{number}{SUFFIX}").exists():
            number += 1
        return path


def _bytes_of(path: Path) -> bytes | None:
    try:
        return read_bounded(path, MOST_OF_DRAFT)
    except Refused:
        return None


def is_form(path: Path) -> bool:
    """Tell by its name whether a file is a form of another program, which takes time to read."""
    return path.suffix.lower() == ".xlsx"


def opened(path: Path, report: Progress = silent, *, keys: Path | None = None) -> Opened:
    """Open a draft, or a copy of a survey or of a form of another program.

    `keys` is the folder of the author's own keys. What is signed with none of them may be anybody's
    work: that its two statements exclude each other is for the author to confirm again.

    A form is read in another process: `report` is called meanwhile, so that it can be cancelled.

    Raises `Refused`, and what `report` raises.
    """
    if is_form(path):
        with one_reader(lambda: report(0, 0)):
            return _of_form(path)
    if path.suffix.lower() == SUFFIX:
        return Opened(read_draft(read_bounded(path, MOST_OF_DRAFT)), path)
    return _of_survey(read_bounded(path, MAX_BYTES), keys)


def opened_if_form(path: Path, report: Progress = silent) -> Opened | None:
    """Open a workbook that is a form; None for any other, of which is said elsewhere what it is.

    Raises as `opened` does.
    """
    from core.interchange.workbook import MAX_BYTES as MOST_OF_FORM
    from core.interchange.xlsform import read_if_form

    try:
        with one_reader(lambda: report(0, 0)):
            form = read_if_form(read_bounded(path, MOST_OF_FORM))
    except Refused:  # a table can be larger, and one that is damaged is told as a table
        return None
    return None if form is None else _of_read_form(form, path)


def from_template(template: Template, language: str) -> Draft:
    """Return a template as a draft in one language; its other languages can be brought back."""
    draft = draft_of(template.read())
    kept = language if language in draft.languages else draft.languages[0]
    return edits.with_languages(draft, (kept,))


def _of_survey(data: bytes, keys: Path | None) -> Opened:
    reading, mended = examine(data), False
    if {problem.code for problem in reading.errors} == {Code.NONCANONICAL}:
        reading, mended = examine(canonical.write(canonical.read(data))), True
    if reading.survey is None:
        raise Refused(reading.errors[0])
    survey = reading.survey
    draft = draft_of(survey, confirmed=_is_own(survey, keys))
    return Opened(draft, origin=survey, mended=mended)


def _is_own(survey: Survey, keys: Path | None) -> bool:
    """Tell whether a survey, whose signature holds, is signed with a key of the author."""
    if survey.signature is None or keys is None:
        return False
    return survey.signature.key in {key.public for key in known_keys(keys, Use.SIGNING)}


def _of_form(path: Path) -> Opened:
    from core.interchange.workbook import MAX_BYTES as MOST_OF_FORM
    from core.interchange.xlsform import read_form

    return _of_read_form(read_form(read_bounded(path, MOST_OF_FORM)), path)


def _of_read_form(form: Form, path: Path) -> Opened:
    """Return what was read of a form. Raises `Refused` where no question of it was."""
    from app.author.words import xlsform as words

    if form.errors and not form.draft.questions:
        first = form.errors[0]
        text = f"{placed(first.place.where)}: {words.sentence(first)}"
        raise refuse(Code.DOMAIN, path.name, own_finding(text))
    return of_form(form)


def of_form(form: Form) -> Opened:
    """Return the draft of a form, with what became of what the form alone says.

    What the draft lists as problems of its fields is left to be found there.
    """
    from app.author.words import xlsform as words

    notes = words.lines(form.beside(examine(survey_bytes(form.draft)).problems))
    return Opened(replace(form.draft, notes=notes), form=form)
