"""The cards of results as an analyst changes them; each change is a step that can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.analyses.content import StudyContent
from app.analyses.kept_results import card_of, chart_in, found_in, place_of, worked_out
from app.analyses.parts import Chart
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept
from app.analyst.state.study_edits import KeptCards, StudyEdit
from app.analyst.state.study_state import StudyState
from core.progress import Progress, silent
from core.study.cards import LONGEST_TEXT, MOST_CARDS, Card

Cards = tuple[Card, ...]


def cards_edit(before: Cards, now: Sequence[Card]) -> StudyEdit | None:
    """Return the step from cards to others; None where they are the same."""
    return StudyEdit("", KeptCards(before), KeptCards(tuple(now))) if before != tuple(now) else None


def can_keep(state: StudyState) -> bool:
    """Tell whether the study that is shown can keep results."""
    if not state.can_work or not state.n or state.request.study:
        return False
    return state.content.path is not None and state.content.obstacle is None


def keeping(cards: Cards, kept: AnalysisRequest, found: str, n: int) -> Cards:
    """Keep an analysis behind the others, or in the place where it is kept already."""
    place = place_of(kept, cards)
    if place is None:
        return (*cards, card_of(kept, found, n))
    return (*cards[:place], card_of(kept, found, n, cards[place].text), *cards[place + 1 :])


def is_full(cards: Cards) -> bool:
    """Tell whether no card finds room any more."""
    return len(cards) >= MOST_CARDS


def moving(cards: Cards, place: int, before: int) -> Cards:
    """Put a card before the one at a place, or behind all of them."""
    rest = [*cards[:place], *cards[place + 1 :]]
    rest.insert(before - (before > place), cards[place])
    return tuple(rest)


def removing(cards: Cards, place: int) -> Cards:
    """Leave a card out."""
    return (*cards[:place], *cards[place + 1 :])


def writing(cards: Cards, place: int, text: str) -> Cards:
    """Write the note of a card, or the words of a heading, which is never without any."""
    text = text.strip()[:LONGEST_TEXT]
    if cards[place].is_heading and not text:
        return cards
    return (*cards[:place], replace(cards[place], text=text), *cards[place + 1 :])


def heading(cards: Cards, place: int, text: str) -> Cards:
    """Put a heading before the card at a place."""
    return (*cards[:place], Card(text=text), *cards[place:])


def find_words(
    kept: AnalysisRequest, content: StudyContent, language: str, report: Progress = silent
) -> str:
    """Work an analysis out, and say in words what was found. Raises as `analyse` does."""
    return found_in(worked_out(kept, content, Kept(), language, report))


def find_picture(
    kept: AnalysisRequest,
    content: StudyContent,
    done: Kept,
    language: str,
    report: Progress = silent,
) -> Chart | None:
    """Work an analysis out, and return the picture that stands for it. Raises as `analyse` does."""
    return chart_in(worked_out(kept, content, done, language, report))
