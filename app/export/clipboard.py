"""The one writer of what is copied: texts and tables, between tabs and as HTML.

A spreadsheet makes cells of every line that it takes, and runs one that begins as a formula does.
So every text passes `_text`, in both forms, titles and sentences as well as cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, TypeAlias

from app.analyses.parts import TablePart
from app.words.numerals import to_english
from core.present.numerals import MINUS
from core.present.table import inert

_NUMBER: Final = ' align="right"'
_PLAIN: Final = re.compile(r"-?\d+(\.\d+)?")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text by itself; in HTML it stands in these elements, the outer one first."""

    text: str
    elements: tuple[str, ...] = ("p",)


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """A table: its caption in HTML, what stands above it between tabs, its heads and rows.

    `numeric` tells by column where numbers stand, whose minus is one that programs read.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""
    above: tuple[str, ...] = ()
    numeric: Sequence[bool] = ()


Block: TypeAlias = Paragraph | CopiedTable


def tabs_bytes(*parts: TablePart) -> bytes:
    """Return tables, each with its title and its method line, an empty line between them."""
    blocks: list[Block] = []
    for part in parts:
        table = part.table
        heads = [column.heading for column in table.columns]
        rows = [[cell.text for cell in row] for row in table.rows]
        blocks += [Paragraph("")] if blocks else []
        blocks.append(CopiedTable(heads, rows, above=(table.title, table.subtitle)))
    return as_tabs(blocks).encode()


def html_bytes(*parts: TablePart) -> bytes:
    """Return tables, each with its title above and its notes beneath; texts are never markup."""
    blocks: list[Block] = []
    for part in parts:
        table = part.table
        copied = CopiedTable(
            [column.heading for column in table.columns],
            [[cell.text for cell in row] for row in table.rows],
            caption=table.title,
            numeric=[column.numeric for column in table.columns],
        )
        blocks += [copied, *(Paragraph(note) for note in (table.subtitle, *table.notes))]
    return ('<meta charset="utf-8">' + as_html(blocks)).encode()


def as_tabs(blocks: Iterable[Block]) -> str:
    """Return texts and tables in lines, cells between tabs. An empty text is an empty line."""
    lines: list[Sequence[str]] = []
    for block in blocks:
        if isinstance(block, Paragraph):
            lines.append([block.text])
        else:
            lines += [*([line] for line in block.above), block.heads, *block.rows]
    return "".join("\t".join(map(_field, line)) + "\n" for line in lines)


def as_html(blocks: Iterable[Block]) -> str:
    """Return texts and tables as HTML; texts are never markup, and empty ones are left out.

    A cell that shows nothing but its number holds it so that spreadsheets read a number.
    """
    return "\n".join(
        _table(block) if isinstance(block, CopiedTable) else _paragraph(block)
        for block in blocks
        if isinstance(block, CopiedTable) or block.text
    )


def _paragraph(block: Paragraph) -> str:
    begin = "".join(f"<{element}>" for element in block.elements)
    end = "".join(f"</{element}>" for element in reversed(block.elements))
    return f"{begin}{_text(block.text)}{end}"


def _table(table: CopiedTable) -> str:
    numeric = table.numeric or [False] * len(table.heads)
    heads = "".join(f"<th>{_text(head)}</th>" for head in table.heads)
    rows = "".join(
        "<tr>"
        + "".join(_cell(text, is_number) for text, is_number in zip(row, numeric, strict=True))
        + "</tr>"
        for row in table.rows
    )
    caption = f"<caption>{_text(table.caption)}</caption>"
    return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(text: str, numeric: bool) -> str:
    if not numeric:
        return f"<td>{_text(text)}</td>"
    told = to_english(text).replace(MINUS, "-").replace(",", "")
    # A spreadsheet reads the number itself where it can, whatever language it speaks.
    value = f' sdval="{told}"' if _PLAIN.fullmatch(told) else ""
    return f"<td{_NUMBER}{value}>{_text(text.replace(MINUS, '-'))}</td>"


def _field(text: str) -> str:
    plain = " ".join(text.split())
    return plain if _is_number(plain) else inert(plain)


def _text(text: str) -> str:
    return escape(_field(text))


def _is_number(text: str) -> bool:
    try:
        float(to_english(text).rstrip("%").replace(",", ""))
    except ValueError:
        return False
    return True
