"""What is said of the boxes of a many-of once they are scrambled, computed from their chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.words.catalogue import figures, tr
from app.words.odds import HARDLY_IN_DOUBT, factor, odds_of
from app.words.options import option_text
from core.survey import Question


@dataclass(frozen=True, slots=True)
class Box:
    """An option, what is saved of it, and both as they are read aloud."""

    name: str
    word: str
    told: str
    is_asked: bool


@dataclass(frozen=True, slots=True)
class BoxesWords:
    """What came of the boxes, who can tell, what a word proves, and what all of them tell."""

    lead: str
    nobody: str
    proof: str
    total: str


def boxes_count(question: Question) -> str:
    """Return how many boxes were asked: "8 boxes"."""
    n = len(question.options) if question.ask is None else question.ask
    return tr("One box") if n == 1 else tr("{n} boxes", "", n).format(n=figures(n))


def boxes_of(
    question: Question, report: str, language: str, places: Sequence[int] = ()
) -> list[Box]:
    """Return a row for each option: those asked in the order of `places`, then the others."""
    yes, no = tr("yes", "of a box"), tr("no", "of a box")
    asked = [place for place, sign in enumerate(report) if sign != "-"]
    seen = [place for place in places if place in asked] or asked
    found = []
    for place in [*seen, *(at for at, sign in enumerate(report) if sign == "-")]:
        name = option_text(question, question.option_ids[place], language)
        is_asked = report[place] != "-"
        word = {"1": yes, "0": no}.get(report[place], tr("not asked"))
        told = tr("{name}, saved by chance: {word}") if is_asked else "{name}, {word}"
        found.append(Box(name, word, told.format(name=name, word=word), is_asked))
    return found


def boxes_words(question: Question, report: str) -> BoxesWords:
    """Return what is said beside the boxes of a report."""
    chance, n = odds_of(question), sum(sign != "-" for sign in report)
    lead = tr("Each box was flipped or kept by chance. These are saved:")
    nobody = tr("Nobody can tell which boxes were flipped.")
    if n == 1:
        lead = tr("The box was flipped or kept by chance. This is saved:")
        nobody = tr("Nobody can tell whether it was flipped.")
    sides = chance.kept / 100, 1 - chance.joined / 100
    if min(sides) > HARDLY_IN_DOUBT:
        nobody = tr("More than 95 of 100 boxes are saved as they are.")
    elif max(sides) > HARDLY_IN_DOUBT:
        nobody = tr("A box may or may not have been flipped.")
    words = (tr("yes", "of a box"), chance.present), (tr("no", "of a box"), chance.absent)
    proven = tr("A “{word}” is no proof.")
    total = ""
    if n > 1:
        together = tr("All {n} boxes: up to {factor} times the odds.", "", n)
        total = together.format(n=figures(n), factor=factor(question.ratio))
    return BoxesWords(
        lead,
        nobody,
        " ".join(proven.format(word=word) for word, evidence in words if not evidence.strong),
        total,
    )
