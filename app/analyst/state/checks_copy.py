"""The checks of a study as text and as HTML tables, for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.check_cards import Card
from app.analyses.words.check_cards import card_title, state_words
from app.analyses.words.rule_breaking import nothing_deleted
from app.export.clipboard import Block, CopiedTable, Paragraph, as_html, as_tabs


def checks_text(cards: Sequence[Card], subtitle: str) -> str:
    """Return what was found in lines, its tables between tabs as a spreadsheet takes them."""
    blocks: list[Block] = [Paragraph(subtitle), Paragraph(nothing_deleted()), Paragraph("")]
    for card in cards:
        head = f"{card_title(card.name)} {state_words(card.state)}"
        blocks += [Paragraph(head), *map(Paragraph, _told(card)), *_tables(card), Paragraph("")]
    return as_tabs(blocks)


def checks_html(cards: Sequence[Card], subtitle: str) -> str:
    """Return what was found as HTML: a paragraph for each sentence, and its tables."""
    blocks: list[Block] = [Paragraph(subtitle), Paragraph(nothing_deleted())]
    for card in cards:
        blocks.append(Paragraph(card_title(card.name), ("h3",)))
        blocks.append(Paragraph(state_words(card.state), ("p", "strong")))
        blocks += [*map(Paragraph, _told(card)), *_tables(card)]
    return as_html(blocks)


def _told(card: Card) -> list[str]:
    return [line for line in (card.sentence, card.result, *card.notes) if line]


def _tables(card: Card) -> list[Block]:
    blocks: list[Block] = []
    for table in card.tables:
        copied = CopiedTable(
            [column.heading for column in table.columns],
            [[cell.text for cell in row] for row in table.rows],
            caption=" · ".join(part for part in (table.title, table.subtitle) if part),
            numeric=[column.numeric for column in table.columns],
        )
        blocks += [copied, *map(Paragraph, table.notes)]
    return blocks
