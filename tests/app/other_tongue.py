"""A language in which nothing that was looked up looks like English, and what was not.

Letters are full-width, decimals and commas, quotation marks and the sign of per cent are others. So
an English letter, mark or decimal on a page did not come from the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from enum import Enum
from string import ascii_letters

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListView,
    QPlainTextEdit,
    QProgressBar,
    QTextEdit,
    QWidget,
)

from app.analyses.words.references import REFERENCES
from app.kit import i18n
from app.words import catalogue
from core import __version__
from core.files import canonical

_HELD = re.compile(r"(\{[^{}]*\})")
_SIGNS = {"0123456789,.": "0123456789٬٫", "%": "٪", ", ": "، "}  # noqa: RUF001 - other signs
_OTHER = str.maketrans(
    ascii_letters + "“”%,",
    "".join(chr(ord(each) + 0xFEE0) for each in ascii_letters) + "«»٪،",
)
_GREEK = str.maketrans(
    ascii_letters, "".join(chr(0x3B1 + i % 17) for i in range(len(ascii_letters)))
)
_DECIMAL = re.compile(r"(?<=\d)[.,](?=\d)")
_SOURCES = [text for each in REFERENCES.values() for text in (each.full, each.short)]
_STRAY = re.compile(r"[A-Za-z]{2,}|\d[.,]\d|[“”]|\d%|(?<=\w), ")

#: What is so in every language: names of programs, sources, letters of formulas.
NAMES = frozenset(
    (
        *("Candor", __version__, "Excel", "CSV", "JSON", "Lines", "Parquet", "Stata", "SPSS"),
        *("Python", "SVG", "PNG", "PDF", "HTML", "XLSForm", "SHA-256", "English", "Deutsch"),
        *("Feldman-Cousins", "Clopper-Pearson", "Wilson", "Wald", "Fieller", "Norm-Sub", "EM"),
    )
)


def other(text: str, _disambiguation: str = "", _n: int = -1) -> str:
    """Return a text of the catalogue in the other language."""
    if text in _SIGNS:
        return _SIGNS[text]
    parts = _HELD.split(_DECIMAL.sub("٫", text))  # noqa: RUF001
    return "".join(each if _HELD.fullmatch(each) else each.translate(_OTHER) for each in parts)


@contextmanager
def other_spoken() -> Iterator[None]:
    """Let the catalogue answer in the other language."""
    catalogue.translate_by(other)
    catalogue.say_by(lambda text, _language: other(text))
    try:
        yield
    finally:
        catalogue.translate_by(i18n.looked_up)
        catalogue.say_by(i18n._said)


def in_greek(content: canonical.Json, key: str = "") -> canonical.Json:
    """Return the content of a survey with all that people read in another alphabet."""
    if isinstance(content, dict):
        return {name: in_greek(value, name) for name, value in content.items()}
    if isinstance(content, list):
        return [in_greek(value, key) for value in content]
    written = key in ("title", "author", "text", "negation", "intro", "consent", "help")
    return content.translate(_GREEK) if written and isinstance(content, str) else content


def strays(texts: Iterable[str], ids: Iterable[str] = ()) -> list[str]:
    """Return the texts that hold what never passed the catalogue.

    `ids` are words that are so in every language: of the survey, and of files.
    """
    known = sorted({*NAMES, *ids}, key=len, reverse=True)
    names = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(each)}(?![A-Za-z])" for each in known))
    found = []
    for text in dict.fromkeys(texts):
        rest = text
        for each in sorted(_SOURCES, key=len, reverse=True):
            rest = rest.replace(each, "")
        rest = names.sub("", rest)
        if stray := _STRAY.findall(rest):
            found.append(f"{stray[:4]} in: {text}")
    return found


def said(value: object, *, beside: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield all texts in a value, of fields that people see; `beside` names those they do not."""
    if isinstance(value, Enum):
        return
    if isinstance(value, str):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in beside:
                yield from said(getattr(value, field.name), beside=beside)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from said(each, beside=beside)


_HOVERED = ("toolTip", "statusTip", "accessibleName", "accessibleDescription")
_READ = (
    *("text", "title", "placeholderText", "windowTitle", "suffix", "prefix", "specialValueText"),
    *_HOVERED,
)
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_MOST = 40  # rows and columns of a list that are looked at


def seen(root: QWidget) -> Iterator[str]:
    """Yield all texts of a window that are shown, listed, hovered or read out."""
    for widget in (root, *root.findChildren(QWidget)):
        for name in _READ if not isinstance(widget, QProgressBar) else _HOVERED:
            read: Callable[[], object] | None = getattr(widget, name, None)
            if callable(read) and isinstance(text := read(), str):
                yield text
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(at) for at in range(widget.count()))
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            yield widget.toPlainText()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _listed(widget.model(), one_column=isinstance(widget, QListView))
    for action in root.findChildren(QAction):
        yield action.text()


def _listed(model: QAbstractItemModel, *, one_column: bool) -> Iterator[str]:
    columns = 1 if one_column else min(model.columnCount(QModelIndex()), _MOST)
    for column in range(columns):
        told = [model.headerData(column, Qt.Orientation.Horizontal)]
        for row in range(min(model.rowCount(QModelIndex()), _MOST)):
            told += [model.data(model.index(row, column), role) for role in _ROLES]
        yield from (text for text in told if isinstance(text, str))
