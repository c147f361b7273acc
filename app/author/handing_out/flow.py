"""What is handed out of a draft: whether it can be, with which keys, where, and what of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.author.editing.editing import Editing, FieldProblem
from app.author.handing_out.known_keys import KnownKey, known_keys
from app.author.handing_out.written import (
    USUAL,
    EightWords,
    Item,
    Prepared,
    eight_words,
    free_folder,
    name_of,
    prepare,
    signed_with,
    write_folder,
)
from core.keys.key_file import Use
from core.progress import Progress, silent
from core.survey import Survey


@dataclass(frozen=True, slots=True)
class Made:
    """A folder that was made: where, its files, and the survey in it."""

    folder: Path
    files: tuple[str, ...]
    survey: Survey


class HandingOut:
    """What is chosen on the page; the draft itself is changed by `editing` alone."""

    def __init__(self, editing: Editing, keys: Path, parent: Path) -> None:
        self.editing = editing
        self.keys = keys
        self.parent = parent
        self.wanted = USUAL
        self.signer: KnownKey | None = None
        self._others: tuple[KnownKey, ...] = ()

    # Whether it can be handed out

    @property
    def survey(self) -> Survey | None:
        """The survey as it would be handed out, unsigned; None while problems stand."""
        return self.editing.finished

    @property
    def errors(self) -> tuple[FieldProblem, ...]:
        """What must be mended before."""
        return tuple(each for each in self.editing.problems if each.severe)

    @property
    def warnings(self) -> tuple[FieldProblem, ...]:
        """What its author should know."""
        return tuple(each for each in self.editing.problems if not each.severe)

    def go_to(self, problem: FieldProblem) -> None:
        """Choose the field of a problem, for the editor to show."""
        at = problem.question
        questions = self.editing.draft.questions
        known = at is not None and at < len(questions)
        id_ = questions[at or 0].id if known else None
        self.editing.choose(id_, problem.keys, problem.language)

    # Keys

    def keys_for(self, use: Use) -> tuple[KnownKey, ...]:
        """Return the keys to choose from: those kept here, then those chosen elsewhere."""
        here = known_keys(self.keys, use)
        paths = {key.path for key in here}
        return (*here, *(key for key in self._others if key.use is use and key.path not in paths))

    def add_key(self, key: KnownKey) -> None:
        """Offer a key file from elsewhere, too."""
        self._others = (*(each for each in self._others if each.path != key.path), key)

    # What and where

    def want(self, item: Item, wanted: bool) -> None:
        """Put an item into the folder, or leave it out."""
        self.wanted = self.wanted | {item} if wanted else self.wanted - {item}

    @property
    def folder(self) -> Path | None:
        """The folder that would be made; None while there is no survey."""
        return None if self.survey is None else free_folder(self.parent, name_of(self.survey))

    def prepared(self) -> Prepared | None:
        """Look up everything that is said beside the survey, where there is one."""
        if self.survey is None:
            return None
        key = "" if self.signer is None else self.signer.public
        return prepare(self.survey, self.editing.draft.respondents, signed=bool(key))


def words_of(survey: Survey, report: Progress = silent) -> EightWords:
    """Return the eight words with their numbers; they are slow to make."""
    report(0, 0)
    return eight_words(survey)


def hand_out(
    prepared: Prepared,
    wanted: frozenset[Item],
    signer: KnownKey | None,
    passphrase: str,
    folder: Path,
    report: Progress = silent,
) -> Made:
    """Sign the survey where a key is given, and write the folder. Raises `Refused`."""
    report(0, 0)
    signed = prepared.survey
    if signer is not None:
        signed = signed_with(signed, signer.path, passphrase)
    files = write_folder(prepared, signed, wanted, folder, report)
    return Made(folder, files, signed)
