"""What the page of checks waits for, and how each of its cards is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.analyses.check_cards import Breaking, Card, anchor_card, breaking_of, moves_card
from app.analyses.check_fit import fit_card
from app.analyses.content import StudyContent
from app.flows.shown import Shown
from app.words.check_cards import CardName
from core.estimate import where
from core.estimate.fit import FitTally
from core.estimate.joint import Side
from core.estimate.tally import Tally
from core.privacy.procedures import Procedure
from core.progress import Progress, silent
from core.study import Study
from core.study.results import tally_checks, tally_two
from core.survey.model import Kind, Question, Survey

_NO_ANCHOR = ("", 0.0)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What one card is to tell. `item` is the question that an anchor corrects."""

    name: CardName
    generation: int
    where: str
    question: str
    level: float = 0.0
    language: str = ""
    anchor: str = ""
    known: float = 0.0
    item: str = ""


@dataclass
class Counted:
    """What was read of a study, by the filter that chose the responses; one content's alone."""

    generation: int = -1
    fits: dict[str, tuple[FitTally, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen, as far as the survey has it."""

    question: str
    anchor: str
    item: str


def chosen(shown: Shown) -> Chosen:
    """Return the question and the anchor that are looked at; '' for all questions, for none."""
    picked, survey = shown.looking.checks, shown.content.survey
    asked = {question.id for question in survey.sensitive}
    question = picked.question if picked.question in asked else ""
    able = [each.id for each in anchors(survey)]
    anchor = picked.anchor if picked.anchor in able and len(able) > 1 else ""
    others = [id_ for id_ in able if id_ != anchor]
    item = question if question in others else next(iter(others), "")
    return Chosen(question, anchor, item if anchor else "")


def anchors(survey: Survey) -> tuple[Question, ...]:
    """Return the questions that can be an anchor, or be corrected by one."""
    return tuple(each for each in survey.sensitive if each.kind is Kind.YES_NO)


def can_break(survey: Survey) -> bool:
    """Tell whether people carry out the rule themselves."""
    return any(procedure is not Procedure.SCRAMBLED for procedure in survey.procedures)


def wanted(name: CardName, shown: Shown) -> Wanted:
    """Return what a card is to tell of what is shown."""
    looking, picked = shown.looking, chosen(shown)
    kept = (shown.generation, looking.where)
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
    match asked.name:
        case CardName.FIT:
            fits = _fits(asked.where, content, counted, report)
            return fit_card(fits, asked.question, asked.language)
        case CardName.MOVES:
            tallies = _tallies(asked.where, content, counted, report)
            return moves_card(tallies, asked.question, asked.level, content.survey)
        case CardName.BREAKING:
            tallies = _tallies(asked.where, content, counted, report)
            return breaking_of(tallies, asked.question, asked.level)
        case CardName.ANCHOR:
            return _anchor(asked, content, counted, report)


def _fits(
    chosen_by: str, content: StudyContent, counted: Counted, report: Progress
) -> tuple[FitTally, ...]:
    """Read what the checks look at, unless that was read before."""
    if content.path is None:
        of = content.survey.sensitive
        return tuple(FitTally(content.tallies[each.id], None, {}) for each in of)
    found = counted.fits.get(chosen_by)
    if found is None:
        with Study.open(content.path, write=False) as study:
            found = tally_checks(study, where.read(chosen_by) if chosen_by else None, report)
        counted.fits[chosen_by] = found
    return found


def _tallies(
    chosen_by: str, content: StudyContent, counted: Counted, report: Progress
) -> Sequence[Tally]:
    if not chosen_by:
        return [content.tallies[each.id] for each in content.survey.sensitive]
    return [each.whole for each in _fits(chosen_by, content, counted, report)]


def _anchor(asked: Wanted, content: StudyContent, counted: Counted, report: Progress) -> Card:
    survey = content.survey
    if content.path is None:
        raise ValueError("these responses are not held in a file, so no two can be paired")
    with Study.open(content.path, write=False) as study:
        pair = tally_two(
            study,
            Side(survey.question(asked.item)),
            Side(survey.question(asked.anchor)),
            where=where.read(asked.where) if asked.where else None,
        )
    report(0, 0)
    tallies = _tallies(asked.where, content, counted, report)
    anchor = next(tally for tally in tallies if tally.question.id == asked.anchor)
    return anchor_card(pair, anchor, asked.known, asked.level, asked.language)
