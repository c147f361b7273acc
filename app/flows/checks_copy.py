"""The checks of a study as text and as HTML tables, for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from app.analyses.check_cards import Card
from app.words.check_cards import card_title, state_words
from app.words.rule_breaking import nothing_deleted
from core.present.table import Column, Table, inert


def checks_text(cards: Sequence[Card], subtitle: str) -> str:
    """Return what was found in lines, its tables between tabs as a spreadsheet takes them."""
    lines = [subtitle, nothing_deleted(), ""]
    for card in cards:
        lines += [f"{card_title(card.name)} {state_words(card.state)}", *_told(card)]
        for table in card.tables:
            lines.append("\t".join(column.heading for column in table.columns))
            lines += ["\t".join(inert(cell.text) for cell in row) for row in table.rows]
            lines += table.notes
        lines.append("")
    return "\n".join(lines)


def checks_html(cards: Sequence[Card], subtitle: str) -> str:
    """Return what was found as HTML: a paragraph for each sentence, and its tables."""
    parts = [f"<p>{escape(line)}</p>" for line in (subtitle, nothing_deleted())]
    for card in cards:
        parts.append(f"<h3>{escape(card_title(card.name))}</h3>")
        parts.append(f"<p><strong>{escape(state_words(card.state))}</strong></p>")
        parts += [f"<p>{escape(line)}</p>" for line in _told(card)]
        parts += [_table(table) for table in card.tables]
    return "\n".join(parts)


def _told(card: Card) -> list[str]:
    return [line for line in (card.sentence, card.result, *card.notes) if line]


def _table(table: Table) -> str:
    heads = "".join(f"<th>{escape(column.heading)}</th>" for column in table.columns)
    rows = "".join(
        "<tr>"
        + "".join(_cell(column, cell.text) for column, cell in zip(table.columns, row, strict=True))
        + "</tr>"
        for row in table.rows
    )
    notes = "".join(f"<p>{escape(note)}</p>" for note in table.notes)
    caption = " · ".join(part for part in (table.title, table.subtitle) if part)
    return f"<table><caption>{escape(caption)}</caption><tr>{heads}</tr>{rows}</table>{notes}"


def _cell(column: Column, text: str) -> str:
    return (
        f'<td align="right">{escape(text)}</td>' if column.numeric else f"<td>{escape(text)}</td>"
    )
