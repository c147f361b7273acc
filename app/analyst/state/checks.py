"""What the page of checks waits for, and how each of its cards is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.analyses.check_cards import Breaking, Card, anchor_card, breaking_of, moves_card
from app.analyses.check_fit import fit_card
from app.analyses.checks import (
    Chosen,
    Counted,
    Counting,
    chosen_of,
    counting_of,
    fits_of,
    pair_of,
    tallies_of,
)
from app.analyses.content import StudyContent
from app.analyses.words.check_cards import CardName, card_title, state_words
from app.analyses.words.rule_breaking import nothing_deleted
from app.analyst.state.study_state import StudyState
from app.export.clipboard import Block, CopiedTable, Paragraph, as_html, as_tabs
from core.progress import Progress, silent

_NO_ANCHOR = ("", 0.0)


@dataclass(frozen=True, slots=True)
class CheckKey:
    """What one card is to tell. `item` is the question that an anchor corrects."""

    name: CardName
    generation: int
    counting: Counting
    question: str
    level: float = 0.0
    language: str = ""
    anchor: str = ""
    known: float = 0.0
    item: str = ""


def chosen(shown: StudyState) -> Chosen:
    """Return the question and the anchor that are looked at, as far as the survey has them."""
    return chosen_of(shown.request, shown.content.survey)


def wanted(name: CardName, shown: StudyState) -> CheckKey:
    """Return what a card is to tell of what is shown."""
    request, picked = shown.request, chosen(shown)
    kept = (shown.generation, counting_of(request, shown.content))
    level, language = request.choices.level, shown.language
    if name is CardName.FIT:
        return CheckKey(name, *kept, picked.question, language=language)
    if name is CardName.ANCHOR:
        anchor, known = (picked.anchor, request.checks.known) if picked.anchor else _NO_ANCHOR
        return CheckKey(name, *kept, "", level, language, anchor, known, picked.item)
    return CheckKey(name, *kept, picked.question, level, language)


def work_out(
    asked: CheckKey, content: StudyContent, counted: Counted, report: Progress = silent
) -> Card | Breaking | None:
    """Work out one card. Raises `Refused` where the study cannot be read."""
    report(0, 0)
    if asked.name is CardName.FIT:
        fits = fits_of(asked.counting, content, counted, report)
        return fit_card(fits, asked.question, asked.language, content.survey.sample)
    tallies = tallies_of(asked.counting, content, counted, report)
    if asked.name is CardName.MOVES:
        return moves_card(tallies, asked.question, asked.level, content.survey, asked.language)
    if asked.name is CardName.BREAKING:
        return breaking_of(tallies, asked.question, asked.level)
    pair = pair_of(asked.counting, content, asked.item, asked.anchor, report)
    anchor = next(tally for tally in tallies if tally.question.id == asked.anchor)
    return anchor_card(pair, anchor, asked.known, asked.level, asked.language)


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
