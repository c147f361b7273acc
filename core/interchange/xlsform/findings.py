"""What is found in an XLSForm: by name, with its cell; the words for it are the app's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.facts.errors import Severity
from core.interchange.workbook import letters


@dataclass(frozen=True, slots=True)
class SheetPlace:
    """A cell, or a row, or a sheet: `row` and `column` count from 1; 0 means the whole of it."""

    sheet: str
    row: int = 0
    column: int = 0

    @property
    def where(self) -> str:
        """The place as the core names it.

        >>> [SheetPlace("survey", *at).where for at in ((), (3,), (3, 7))]
        ['sheet survey', 'survey, row 3', 'survey, G3']
        """
        if not self.row:
            return f"sheet {self.sheet}"
        cell = f"{letters(self.column)}{self.row}" if self.column else f"row {self.row}"
        return f"{self.sheet}, {cell}"


class Finding(StrEnum):
    """What can be found; `values` of a `FormFinding` hold what its sentence names."""

    NO_SHEET = "no-sheet"  # sheet
    NO_HEAD = "no-head"  # head
    NEAR_HEAD = "near-head"  # head, meant
    UNKNOWN_HEAD = "unknown-head"  # head
    HEAD_TWICE = "head-twice"  # head
    NO_CODE = "no-code"  # head
    NAMED_LANGUAGE = "named-language"  # head, code
    NO_TYPE = "no-type"
    NEAR_TYPE = "near-type"  # type, meant
    UNKNOWN_TYPE = "unknown-type"  # type
    NO_LIST = "no-list"  # list
    NO_NAME = "no-name"  # id
    NO_LABEL = "no-label"  # language
    NO_RANGE = "no-range"  # name
    CALCULATED = "calculated"  # formula
    IS_DATE = "is-date"
    NO_FRACTION = "no-fraction"  # value
    NO_WHOLE = "no-whole"  # value
    NEAR_WORD = "near-word"  # value, meant
    UNKNOWN_WORD = "unknown-word"  # value, known
    NO_MECHANISM = "no-mechanism"  # head
    UNREAD_LOGIC = "unread-logic"  # value
    UNREAD_RANGE = "unread-range"  # value
    LATER_QUESTION = "later-question"  # name
    PIPED = "piped"
    IN_REPEAT = "in-repeat"
    TOO_MANY = "too-many"  # most
    CODE = "code"  # name, question
    GROUP_LOGIC = "group-logic"
    LACKING = "lacking"  # value: a column, a type or a rule that Candor does not have
    FREE_TEXT = "free-text"
    NOTE = "note"
    DECIMAL = "decimal"
    OTHER = "or-other"  # id
    NONE = "none"  # name
    NO_STEP = "no-step"  # name
    LEFT_OUT = "left-out"  # value: what other programs record, and this one never does
    DISABLED = "disabled"
    FLATTENED = "flattened"  # name
    SECTION_GOES_ON = "section-goes-on"
    RENAMED = "renamed"  # name, id
    OWN_WORDS = "own-words"  # list
    NO_DEVICE = "no-device"  # word: of a form that is written
    TO_BE_READ = "to-be-read"


_NOTES = {
    Finding.NEAR_HEAD,
    Finding.UNKNOWN_HEAD,
    Finding.NAMED_LANGUAGE,
    Finding.NEAR_TYPE,
    Finding.NO_NAME,
    Finding.LACKING,
    Finding.FREE_TEXT,
    Finding.NOTE,
    Finding.DECIMAL,
    Finding.OTHER,
    Finding.NONE,
    Finding.NO_STEP,
    Finding.LEFT_OUT,
    Finding.DISABLED,
    Finding.FLATTENED,
    Finding.SECTION_GOES_ON,
    Finding.RENAMED,
    Finding.OWN_WORDS,
    Finding.NO_DEVICE,
    Finding.TO_BE_READ,
}


@dataclass(frozen=True, slots=True)
class FormFinding:
    """One thing found, where it was found, and what its sentence names."""

    finding: Finding
    place: SheetPlace
    values: Mapping[str, str] = field(default_factory=dict)

    @property
    def severity(self) -> Severity:
        """An error keeps a form from being a survey as it is; a warning says what became of a part.

        Neither keeps it from being a draft.
        """
        return Severity.WARNING if self.finding in _NOTES else Severity.ERROR
