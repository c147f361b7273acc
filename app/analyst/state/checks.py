"""What the page of checks waits for, and how each of its cards is worked out."""

from __future__ import annotations

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
from app.analyses.words.check_cards import CardName
from app.analyst.state.shown import Shown
from core.progress import Progress, silent

_NO_ANCHOR = ("", 0.0)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What one card is to tell. `item` is the question that an anchor corrects."""

    name: CardName
    generation: int
    whose: Counting
    question: str
    level: float = 0.0
    language: str = ""
    anchor: str = ""
    known: float = 0.0
    item: str = ""


def chosen(shown: Shown) -> Chosen:
    """Return the question and the anchor that are looked at, as far as the survey has them."""
    return chosen_of(shown.looking, shown.content.survey)


def wanted(name: CardName, shown: Shown) -> Wanted:
    """Return what a card is to tell of what is shown."""
    looking, picked = shown.looking, chosen(shown)
    kept = (shown.generation, counting_of(looking, shown.content))
    level, language = looking.choices.level, shown.language
    if name is CardName.FIT:
        return Wanted(name, *kept, picked.question, language=language)
    if name is CardName.ANCHOR:
        anchor, known = (picked.anchor, looking.checks.known) if picked.anchor else _NO_ANCHOR
        return Wanted(name, *kept, "", level, language, anchor, known, picked.item)
    return Wanted(name, *kept, picked.question, level, language)


def work_out(
    asked: Wanted, content: StudyContent, counted: Counted, report: Progress = silent
) -> Card | Breaking | None:
    """Work out one card. Raises `Refused` where the study cannot be read."""
    report(0, 0)
    if asked.name is CardName.FIT:
        fits = fits_of(asked.whose, content, counted, report)
        return fit_card(fits, asked.question, asked.language, content.survey.sample)
    tallies = tallies_of(asked.whose, content, counted, report)
    if asked.name is CardName.MOVES:
        return moves_card(tallies, asked.question, asked.level, content.survey, asked.language)
    if asked.name is CardName.BREAKING:
        return breaking_of(tallies, asked.question, asked.level)
    pair = pair_of(asked.whose, content, asked.item, asked.anchor, report)
    anchor = next(tally for tally in tallies if tally.question.id == asked.anchor)
    return anchor_card(pair, anchor, asked.known, asked.level, asked.language)
