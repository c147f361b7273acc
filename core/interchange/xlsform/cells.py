"""Cells of an XLSForm one at a time: texts, ids, fractions; each fault told with its cell."""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field
from fractions import Fraction

from core.draft import Words
from core.interchange.workbook import Row, Unsaved, Value
from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.interchange.xlsform.heads import DEFAULT, Columns, nearest, text_of
from core.interchange.xlsform.logic import PIPED
from core.survey.ids import id_of

TRUE = {"yes", "true", "true()", "1"}
NO = {"no", "false", "false()", "0"}
_SPACES = re.compile(r"[ \t\n\r\f\v]+")  # those that do not break a line stay
_LARGEST_DENOMINATOR = 10**9
_FRACTION = re.compile(r"(\d+)\s*/\s*(\d+)|(\d*[.,]?\d+)\s*(%?)")


@dataclass
class Reader:
    """Reads the cells of one sheet; what is wrong is added to `found`."""

    columns: Columns
    languages: tuple[str, ...]
    found: list[FormFinding] = field(default_factory=list)

    def note(
        self, finding: Finding, row: Row, head: str = "", language: str = DEFAULT, /, **values: str
    ) -> None:
        """Add what was found in the cell under a head."""
        self.found.append(
            FormFinding(finding, self.columns.place(row.number, head, language), values)
        )

    def value(self, row: Row, head: str, language: str = DEFAULT) -> Value | None:
        """Return what stands in a cell; a formula that was never computed is told."""
        value = self._cell(row, head, language)
        if isinstance(value, Unsaved):
            self.note(Finding.CALCULATED, row, head, language, formula=value.formula)
        return value

    def _cell(self, row: Row, head: str, language: str = DEFAULT) -> Value | None:
        column = self.columns.at.get((head, language))
        return None if column is None else row.values.get(column)

    def is_filled(self, row: Row, head: str) -> bool:
        """Tell whether anything stands in a cell."""
        return self._cell(row, head) is not None

    def word(self, row: Row, head: str) -> str:
        """Return a cell as text without spaces around it, '' where it is empty."""
        return text_of(self.value(row, head))

    def text(self, row: Row, head: str, *, lines: bool = False) -> Words:
        """Return a text by language; a language in which it is absent is told, unless all are."""
        found: dict[str, str] = {}
        for language in self.languages:
            place = self.language_of(head, language)
            text = _tidy(text_of(self.value(row, head, place)), lines)
            if PIPED.search(text):
                self.note(Finding.PIPED, row, head, place)
            if text:
                found[language] = text
        for language in self.languages if found else ():
            if language not in found:
                self.note(Finding.NO_LABEL, row, head, language, language=language)
        return found

    def label(self, row: Row) -> Words:
        """Return the text that must be there, or tell that it is not."""
        text = self.text(row, "label")
        if not text:
            first = self.language_of("label", self.languages[0])
            self.note(Finding.NO_LABEL, row, "label", first, language="")
        return text

    def language_of(self, head: str, language: str) -> str:
        """Return which of the columns under a head has the texts of a language."""
        plain = (head, DEFAULT) in self.columns.at and language == self.languages[0]
        return DEFAULT if plain else language

    def note_lacking(self, row: Row) -> None:
        """Tell of each cell that says something which a survey cannot say."""
        for column, head in self.columns.lacking.items():
            text = text_of(row.values.get(column))
            if text and text.lower() not in NO:
                place = SheetPlace(self.columns.sheet, row.number, column)
                self.found.append(FormFinding(Finding.LACKING, place, {"value": head}))

    def known(self, row: Row, head: str, known: Collection[str]) -> str | None:
        """Return a word that must be one of a list; None where it is absent or another."""
        word = self.word(row, head).lower()
        if not word or word in known:
            return word or None
        meant = nearest(word, known)
        if meant is not None:
            self.note(Finding.NEAR_WORD, row, head, value=word, meant=meant)
        else:
            self.note(Finding.UNKNOWN_WORD, row, head, value=word, known=", ".join(sorted(known)))
        return None

    def fraction(self, row: Row, head: str) -> Fraction | None:
        """Return an exact fraction: 3/4, 0.75, ,75 or 75%; None where it cannot be one."""
        value = self.value(row, head)
        if isinstance(value, Unsaved):
            return None
        if isinstance(value, datetime.date | datetime.time | datetime.timedelta):
            self.note(Finding.IS_DATE, row, head)
            return None
        text = repr(value) if isinstance(value, float) else text_of(value)
        made = _fraction(text)
        if made is None:
            self.note(Finding.NO_FRACTION, row, head, value=text)
        return made

    def whole(self, row: Row, head: str) -> int | None:
        """Return a whole number; None where it cannot be one."""
        value = self.value(row, head)
        if isinstance(value, Unsaved):
            return None
        text = "" if isinstance(value, datetime.date | datetime.timedelta) else text_of(value)
        if re.fullmatch(r"-?\d{1,16}", text):
            return int(text)
        self.note(Finding.NO_WHOLE, row, head, value=text)
        return None

    def renamed(self, row: Row, name: str, taken: Collection[str]) -> str:
        """Return an id made from a name; that it differs is told."""
        made = id_of(name, taken)
        if made != name:
            self.note(Finding.RENAMED, row, "name", name=name, id=made)
        return made


def _tidy(text: str, lines: bool) -> str:
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("_x000D_", ""))
    if lines:
        return "\n".join(_SPACES.sub(" ", line).strip(" ") for line in text.split("\n")).strip()
    return _SPACES.sub(" ", text).strip()


def _fraction(text: str) -> Fraction | None:
    found = _FRACTION.fullmatch(text)
    if found is None:
        return None
    top, bottom, decimal, percent = found.groups()
    if bottom is not None:
        made = Fraction(int(top), int(bottom)) if int(bottom) else None
    else:
        made = Fraction(decimal.replace(",", ".")) / (100 if percent else 1)
    return made if made is not None and made.denominator <= _LARGEST_DENOMINATOR else None
