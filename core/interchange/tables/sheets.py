"""Which sheets a workbook has, what each holds at a first look, and which one is read."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.facts.errors import Code, refuse
from core.facts.names import FoundFact
from core.facts.of_tables import TableFact
from core.interchange.tables.table import text_of
from core.interchange.workbook import Book, SheetPart, Unsaved

_LOOKED_AT: Final = 1_000  # rows; of a sheet without anything in them nothing more is known
_SAMPLE: Final = 80  # characters
_NAMED: Final = 40
_TOLD: Final = 5  # others than the one that was read
_JOINERS: Final = "\u200c\u200d"  # which cannot be seen, and belong to words of many languages


class Sheet(NamedTuple):
    """A sheet as it looks before it is read: the words of its first row, and its rows below.

    `n` is how many rows it claims to have below that one, None where it claims nothing that can
    be true. `filled` is how many rows with anything were seen, 2 at most: heads, and one below.
    """

    title: str
    sample: str
    n: int | None
    filled: int
    hidden: bool


def looked_at(book: Book) -> tuple[Sheet, ...]:
    """Look at the sheets of a workbook, in its order; charts are none."""
    return tuple(_look(book, sheet) for sheet in book.sheets)


def _look(book: Book, sheet: SheetPart) -> Sheet:
    first, last, filled, sample = 0, 0, 0, ""
    claim: int | None = None
    try:
        claim = book.claimed_rows(sheet)
        for row in book.rows(sheet):
            if row.number > _LOOKED_AT:
                break
            if filled > 1 and claim is not None and claim >= row.number:
                break
            first, last, filled = first or row.number, row.number, filled + 1
            sample = sample or _words(list(row.values.values()))
        else:
            claim = last  # all of it was seen
    except Exception:  # its damage is told when it is read, and is no fault of the others
        return Sheet(sheet.title, sample, None, 2, sheet.hidden)
    n = claim - first if first and claim is not None and claim >= last else None
    return Sheet(sheet.title, sample, n, min(filled, 2), sheet.hidden)


def _words(cells: Sequence[object]) -> str:
    texts = [text_of(each).strip() for each in cells if not isinstance(each, Unsaved)]
    told = " · ".join(filter(None, texts))
    return told if len(told) <= _SAMPLE else told[: _SAMPLE - 1] + "…"


def candidates(sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """Return the sheets that may be meant where none is named, the likeliest first.

    Those that are seen and have rows; else those that are seen and hold anything; else those that
    are hidden, likewise.
    """
    likely: tuple[Callable[[Sheet], bool], ...] = (
        lambda sheet: not sheet.hidden and sheet.filled > 1,
        lambda sheet: not sheet.hidden and sheet.filled > 0,
        lambda sheet: sheet.filled > 1,
        lambda sheet: sheet.filled > 0,
    )
    for meant in likely:
        if found := tuple(filter(meant, sheets)):
            return found
    return tuple(sheets[:1])


def chosen(sheets: Sequence[Sheet], wanted: str, told: list[FoundFact]) -> Sheet:
    """Return the sheet that is named, else the likeliest; which one, and which others, is noted.

    Names are the same in any case, as in Excel. Raises `Refused` (DOMAIN) where there is none of
    that name, (EMPTY) where there is none at all.
    """
    if not sheets:
        raise refuse(Code.EMPTY, "", TableFact.NO_CELLS())
    found = candidates(sheets)[0]
    if wanted:
        named = [sheet for sheet in sheets if _same(sheet.title, wanted)]
        exact = [sheet for sheet in named if sheet.title == wanted]
        if not named:
            fact = TableFact.NO_SHEET(name=quoted(wanted), names=_listed(sheets, _NAMED))
            raise refuse(Code.DOMAIN, "", fact)
        found = (exact or named)[0]
    if others := [sheet for sheet in sheets if sheet.filled and sheet is not found]:
        fact = TableFact.SHEET_READ(name=quoted(found.title), names=_listed(others, _TOLD))
        told.append(fact)
    return found


def _same(one: str, other: str) -> bool:
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold().strip()


def _listed(sheets: Sequence[Sheet], most: int) -> str:
    names = ", ".join(quoted(sheet.title) for sheet in sheets[:most])
    return f"{names}, …" if len(sheets) > most else names


def quoted(title: str) -> str:
    r"""Quote the name of a sheet so that it can be read, and named again, in any language.

    >>> print(quoted("Straße"), quoted("Bob's"), quoted("a\u202eb"))
    'Straße' "Bob's" 'a\u202eb'
    """
    shown = "".join(
        sign if sign.isprintable() or sign in _JOINERS else ascii(sign)[1:-1] for sign in title
    )
    sign = '"' if "'" in shown else "'"
    leftward = any(unicodedata.bidirectional(each) in ("R", "AL") for each in shown)
    # A name written leftward, and the next one, would else be read as one text, in one order.
    return f"\u2068{sign}{shown}{sign}\u2069" if leftward else f"{sign}{shown}{sign}"
