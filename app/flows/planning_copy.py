"""The whole plan as text and as an HTML table, for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from app.flows.planning import Planned
from app.flows.planning_rows import PlanRow
from app.flows.planning_wish import Subject
from app.flows.planning_words import device_headings, headings, subtitle, table_title
from app.words.catalogue import figures, tr
from core.present.numerals import level_text, number
from core.present.table import inert

_Table = tuple[str, Sequence[str], Sequence[PlanRow]]


def plan_text(subject: Subject, found: Planned) -> str:
    """Return the plan in lines, its tables between tabs as a spreadsheet takes them."""
    lines = [*_about(subject, found), ""]
    for title, heads, rows in _tables(found):
        lines += [title, "\t".join(heads)]
        lines += ["\t".join(inert(cell) for cell in row.cells) for row in rows]
        lines.append("")
    return "\n".join(lines)


def plan_html(subject: Subject, found: Planned) -> str:
    """Return the plan as HTML: a paragraph for each sentence, and its tables."""
    parts = [f"<p>{escape(line)}</p>" for line in _about(subject, found)]
    for title, heads, rows in _tables(found):
        cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row.cells) + "</tr>"
            for row in rows
        )
        parts.append(f"<table><caption>{escape(title)}</caption><tr>{cells}</tr>{body}</table>")
    return "\n".join(parts)


def _about(subject: Subject, found: Planned) -> list[str]:
    wish = found.wish
    lines = [tr("Plan"), subtitle(subject)]
    told = tr("{people} people, intervals of {level}.")
    lines.append(told.format(people=figures(wish.people), level=level_text(wish.level)))
    if not wish.whole:
        guess = tr("Guessed share: {share}%.")
        lines.append(guess.format(share=figures(number(100 * wish.share, 1))))
    lines.append(tr("ε {total} in all, {odds}.").format(total=found.total or "–", odds=found.odds))
    for card in found.cards:
        chosen = tr("(chosen)") if card.chosen else ""
        said = (card.title, chosen, card.margin, card.people, card.gain)
        lines.append(" · ".join(part for part in said if part))
    lines += [found.problem] if found.problem else []
    return [line for line in lines if line]


def _tables(found: Planned) -> list[_Table]:
    tables: list[_Table] = []
    if found.rows:
        tables.append((table_title(found), headings(found.wish), found.rows))
    if found.devices:
        tables.append((tr("Devices people can use alone"), device_headings(), found.devices))
    return tables
