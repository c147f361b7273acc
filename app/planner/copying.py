"""The whole plan as text and as an HTML table, for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence

from app.export.clipboard import Block, CopiedTable, Paragraph, as_html, as_tabs
from app.planner.plan_request import Subject
from app.planner.planned import Planned
from app.planner.powers import PowerTable
from app.planner.rows import PlanRow
from app.planner.words import (
    device_headings,
    headings,
    subtitle,
    sureness,
    table_title,
    total_words,
)
from app.words.catalogue import figures, tr
from app.words.numerals import level_text, percent


def plan_text(subject: Subject, found: Planned, power: PowerTable | None = None) -> str:
    """Return the plan in lines, its tables between tabs as a spreadsheet takes them."""
    return as_tabs(_blocks(subject, found, power))


def plan_html(subject: Subject, found: Planned, power: PowerTable | None = None) -> str:
    """Return the plan as HTML: a paragraph for each sentence, and its tables."""
    return as_html(_blocks(subject, found, power))


def _blocks(subject: Subject, found: Planned, power: PowerTable | None) -> list[Block]:
    blocks: list[Block] = [*map(Paragraph, _about(subject, found)), Paragraph("")]
    for table in _tables(found):
        blocks += [table, Paragraph("")]
    if power is not None and power.rows:
        surely = Paragraph(f"{sureness(found.request.power)} {power.note}")
        blocks += [_table(power.title, power.heads, power.rows), surely]
    return blocks


def _about(subject: Subject, found: Planned) -> list[str]:
    request = found.request
    lines = [tr("Plan"), subtitle(subject)]
    told = tr("{people} people, intervals of {level}.")
    lines.append(told.format(people=figures(request.people), level=level_text(request.level)))
    if not request.whole:
        guess = tr("Guessed share: {share}.")
        lines.append(guess.format(share=percent(request.share)))
    lines.append(total_words(subject, found))
    for card in found.cards:
        chosen = tr("(chosen)") if card.chosen else ""
        said = (card.title, chosen, card.margin, card.people, card.gain)
        lines.append(" · ".join(part for part in said if part))
    lines += [found.problem] if found.problem else []
    return [line for line in lines if line]


def _tables(found: Planned) -> list[CopiedTable]:
    tables = []
    if found.rows:
        tables.append(_table(table_title(found), headings(found.request), found.rows))
    if found.devices:
        title = tr("Devices people can use alone")
        tables.append(_table(title, device_headings(), found.devices))
    return tables


def _table(title: str, heads: Sequence[str], rows: Sequence[PlanRow]) -> CopiedTable:
    return CopiedTable(heads, [row.cells for row in rows], caption=title, above=(title,))
