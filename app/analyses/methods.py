"""How what is looked at was worked out: its methods, from the estimates and the choices made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from app.analyses.request import CHECKS, MODELS, AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words.methods_text import Done, Methods, NamedEstimate, Work, methods_of
from app.words.catalogue import set_apart, tr
from app.words.options import LONGEST_NAMED, beginning, question_text
from core.grammar.formula import read, write
from core.interchange.mapping.survey import TableSurvey
from core.regress.variables import Link, variables_of
from core.survey import Question, Survey

Naming: TypeAlias = Callable[[Question], str]

_SEVERAL = "several"


def methods_of_result(request: AnalysisRequest, tallies: Tallies) -> Methods:
    """Return the methods of one analysis, its questions called by their texts."""
    work = work_of(request, tallies)
    return methods_of(work.found, work.done, work.n)


def work_of(request: AnalysisRequest, tallies: Tallies, number: int = 1) -> Work:
    """Return what was done in one analysis, its questions called by their texts."""
    name = partial(_quoted, language=tallies.language)
    asked = _asked(request, tallies)
    found = tuple(NamedEstimate(name(each), tallies.estimate(each)) for each in asked)
    return Work(number, found, _done(request, tallies, name, asked), tallies.content.n)


def methods_of_study(request: AnalysisRequest, tallies: Tallies) -> Methods:
    """Return the methods of all questions and checks, the questions called by their names."""
    questions = tallies.content.survey.asked
    name = partial(_quoted, language=tallies.language)
    found = [NamedEstimate(name(each), tallies.estimate(each)) for each in questions]
    mechanisms = [each.channel for each in questions]
    checked = any(each is not None and each.is_checked for each in mechanisms)
    done = _done(request, tallies, name, questions, checked)
    return methods_of(found, done, tallies.content.n)


def drawn_texts(
    request: AnalysisRequest, survey: Survey, language: str
) -> tuple[str | None, str | None, str | None]:
    """Return the texts of the questions by which people count, of their strata and clusters."""
    weights = _text_of(survey, request.weights, language)
    strata = _text_of(survey, request.design.strata, language)
    return weights, strata, _text_of(survey, request.design.clusters, language)


def _text_of(survey: Survey, question_id: str | None, language: str) -> str | None:
    return None if question_id is None else question_text(survey.question(question_id), language)


def _quoted(question: Question, language: str) -> str:
    text = beginning(question_text(question, language), LONGEST_NAMED)
    return set_apart(tr("“{text}”").format(text=text))


def _asked(request: AnalysisRequest, tallies: Tallies) -> Sequence[Question]:
    survey = tallies.content.survey
    if request.analysis == CHECKS:
        return survey.sensitive
    if request.analysis == MODELS:
        formula = read(request.models.formula)
        factors = (formula.outcome, *formula.factors)
        return [survey.question(id_) for id_ in dict.fromkeys(each.question for each in factors)]
    if request.analysis == _SEVERAL:
        return [each for each in survey.questions if each.complementary]
    return tallies.questions


def _drawn(
    survey: Survey, name: Naming, asked: Sequence[Question]
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Give how many of which questions each person was asked, of those that are shown."""
    for block in survey.sample:
        if any(each.id in block.questions for each in asked):
            yield block.ask, tuple(name(survey.question(id_)) for id_ in block.questions)


def _done(
    request: AnalysisRequest,
    tallies: Tallies,
    name: Naming,
    asked: Sequence[Question],
    checked: bool = False,
) -> Done:
    survey = tallies.content.survey
    text = partial(_text_of, survey, language=tallies.language)
    weights, strata, clusters = drawn_texts(request, survey, tallies.language)
    return Done(
        analysis=request.analysis,
        weights=weights,
        strata=strata,
        clusters=clusters,
        split=None if request.split in request.questions else text(request.split),
        then=None if request.then in request.questions else text(request.then),
        against=request.against,
        consistent=request.choices.consistent,
        smoothed=request.choices.smoothed,
        checked=checked or request.analysis == CHECKS,
        rehearsal=bool(tallies.content.rehearsal),
        drawn=tuple(_drawn(survey, name, asked)),
        by_people=tallies.content.by_people,
        procedures=tallies.content.procedures or {},
        table=isinstance(survey, TableSurvey),
        settled=tallies.content.settled,
        flagged=tallies.content.flagged,
        **_modelled(request, survey),
    )


def _modelled(request: AnalysisRequest, survey: Survey) -> dict[str, Any]:
    """Return what is to be told of a model, where there is one."""
    if request.analysis != MODELS:
        return {}
    formula = read(request.models.formula)
    linear = variables_of(formula, survey).link is Link.LINEAR
    return {"model": write(formula), "linear": linear}
