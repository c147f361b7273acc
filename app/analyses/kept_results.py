"""Results that were kept: what a card holds, what it is called, and what was found in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.analyses import ANALYSES, analyse, possible
from app.analyses.content import StudyContent
from app.analyses.parts import Chart, Part, charts_of
from app.analyses.request import (
    CHECKS,
    CROSS,
    FIRST_ANALYSIS,
    MODELS,
    AnalysisRequest,
    Checking,
    Choices,
    Modelling,
    remembered,
    understood,
)
from app.analyses.tallies import Kept, language_of
from app.analyses.words import kept_results as words
from app.words.options import question_text
from core.count.sampling_design import NO_DESIGN
from core.progress import Progress, silent
from core.study.cards import LONGEST_TEXT, Card
from core.survey import Survey

SHARE, SPLIT, HISTOGRAM, MEAN, MODEL = "share", "split", "histogram", "mean", "model"
HEADING = "heading"
_OWN_KINDS: Final = {MODELS: MODEL}


@dataclass(frozen=True, slots=True)
class KeptResult:
    """One card, as it is read: `number` counts analyses, and is 0 for a heading.

    `request` is what was looked at; None for a heading, and for an analysis that this version or
    this survey has not.
    """

    card: Card
    number: int
    kind: str
    title: str
    request: AnalysisRequest | None


def as_kept(request: AnalysisRequest) -> AnalysisRequest | None:
    """Return what is kept of what is looked at: the analysis alone; None where there is none.

    On the page of models that is the model, on that of checks the checks. The language is that
    of whoever reads.
    """
    how = replace(request.choices, language="")
    alone = replace(request, study=0, page="", choices=how, checks=Checking(), models=Modelling())
    of_no_question = replace(
        alone, questions=(), options=(), chosen=(), split=None, then=None, against=None,
        population=None,
    )  # fmt: skip
    if request.page == MODELS or request.analysis == MODELS:
        if not request.models.formula:
            return None
        model = replace(request.models, formulas=(request.models.formula,), at=0)
        return replace(of_no_question, analysis=MODELS, models=model)
    if request.page == CHECKS or request.analysis == CHECKS:  # they count each response once
        return replace(
            of_no_question, analysis=CHECKS, weights=None, design=NO_DESIGN, checks=request.checks
        )
    return None if request.page else alone


def opened(kept: AnalysisRequest, now: AnalysisRequest) -> AnalysisRequest:
    """Return how what was kept is looked at again, from where one looks now."""
    kept = kept.choosing(language=now.choices.language)
    if kept.analysis == MODELS:
        models = now.models.adding(kept.models.formula)
        chosen = replace(kept.models, formulas=models.formulas, at=models.at)
        seen = replace(kept, analysis=FIRST_ANALYSIS, questions=now.questions[:1])
        return replace(seen, page=MODELS, models=chosen, checks=now.checks)
    if kept.analysis == CHECKS:
        seen = replace(kept, analysis=FIRST_ANALYSIS, questions=now.questions[:1])
        return replace(seen, page=CHECKS, models=now.models, weights=now.weights, design=now.design)
    return replace(kept, models=now.models, checks=now.checks)


def card_of(kept: AnalysisRequest, found: str, n: int, note: str = "") -> Card:
    """Return the card of an analysis, with what was found of `n` responses."""
    return Card(remembered(kept), note, found[:LONGEST_TEXT], n)


def request_of(card: Card, survey: Survey) -> AnalysisRequest | None:
    """Return what a card is of; None where this version or this survey has no such thing."""
    found = None if card.is_heading else understood(card.request)
    return found if found is not None and not found.page and possible(found, survey) else None


def place_of(kept: AnalysisRequest, cards: Sequence[Card]) -> int | None:
    """Return the place of the card of the same analysis, None where there is none."""
    return next((i for i, card in enumerate(cards) if understood(card.request) == kept), None)


def kept_results(content: StudyContent, language: str = "") -> tuple[KeptResult, ...]:
    """Return the cards of a study in their order, as they are read in a language."""
    survey = content.survey
    language = language_of(content, Choices(language=language))
    found, number = [], 0
    for card in content.cards:
        if card.is_heading:
            found.append(KeptResult(card, 0, HEADING, card.text, None))
            continue
        number += 1
        request = request_of(card, survey)
        kind = kind_of(request, survey) if request is not None else ""
        title = title_of(request, survey, language) if request is not None else words.not_made()
        found.append(KeptResult(card, number, kind, title, request))
    return tuple(found)


def kind_of(request: AnalysisRequest, survey: Survey) -> str:
    """Name the kind of an analysis: that of its question's result, or the analysis itself."""
    if request.analysis != FIRST_ANALYSIS:
        return _OWN_KINDS.get(request.analysis, request.analysis)
    if request.split is not None:
        return SPLIT
    question = survey.question(request.questions[0])
    if question.complementary:
        return SHARE
    return HISTOGRAM if question.option_ids or question.charted else MEAN


def kind_words(kind: str) -> str:
    """Say what kind a result is of, as a card begins with it."""
    return words.kinds().get(kind) or (ANALYSES[kind].title() if kind in ANALYSES else "")


def title_of(request: AnalysisRequest, survey: Survey, language: str) -> str:
    """Name an analysis by its questions."""

    def text(id_: str) -> str:
        return question_text(survey.question(id_), language)

    if request.analysis == MODELS:
        return words.model_title(request.models.formula, survey, language)
    if not request.questions:
        return ANALYSES[request.analysis].title()
    if request.analysis == CROSS:
        return words.cross_title(request, survey, language)
    title = text(request.questions[0])
    if request.split is not None:
        title = words.by(title, text(request.split), text(request.then) if request.then else "")
    return title


def found_in(parts: Sequence[Part]) -> str:
    """Say in words what was found, in a line or two."""
    return words.found_texts(parts)


def chart_in(parts: Iterable[Part]) -> Chart | None:
    """Return the picture that stands for a result."""
    return next(charts_of(parts), None)


def worked_out(
    kept: AnalysisRequest,
    content: StudyContent,
    done: Kept,
    language: str = "",
    report: Progress = silent,
) -> tuple[Part, ...]:
    """Work an analysis out that was kept, in a language. Raises as `analyse` does."""
    curve = bool(kept.choices.curve)  # else it would stand in the place of the bars
    return analyse(kept.choosing(language=language, curve=curve), [content], report, done)
