"""What is warned of in a mapping: ε beyond what Candor would collect with, and no ε at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.facts.errors import Code, Severity
from core.facts.names import Fact, FoundFact
from core.files.checker import TOP, Finding, finding
from core.privacy.epsilon import (
    QUESTION_WARNING,
    SURVEY_WARNING,
    epsilon_upper,
    rounded_up,
)
from core.survey.model import Question, total_ratio

_WARNING: Final = Severity.WARNING


def _there(why: FoundFact) -> FoundFact:
    """Say of what limits ε that the answers were collected already."""
    return Fact.COLLECTED_ALREADY(why=why)


def limits(questions: tuple[Question, ...]) -> Iterator[Finding]:
    """Warn of every question, and of all together, that Candor would not collect with."""
    for i, question in enumerate(questions):
        if not question.sensitive:
            continue
        key = "mechanism" if question.design is None else "design"
        where = TOP / "questions" / i / key
        if question.ratio is None:
            yield finding(Code.EPS_INFINITE, where, _there(Fact.SOME_REPORT_PROVES()), _WARNING)
            continue
        if not question.may_be_collected:
            told = Fact.PRIVATE_AGAINST_SOME()
            yield finding(Code.EPS_INFINITE, where, _there(told), _WARNING)
        upper = epsilon_upper(question.ratio)
        if upper > QUESTION_WARNING:
            told = Fact.EPSILON_OF_QUESTION(epsilon=rounded_up(upper), limit=str(QUESTION_WARNING))
            yield finding(Code.EPS_LIMIT, where, _there(told), _WARNING)
    whole = total_ratio({q.id: q.ratio for q in questions if q.sensitive}, ())
    if whole is not None and (upper := epsilon_upper(whole)) > SURVEY_WARNING:
        told = Fact.EPSILON_OF_SURVEY(epsilon=rounded_up(upper), limit=str(SURVEY_WARNING))
        yield finding(Code.EPS_LIMIT, TOP / "questions", _there(told), _WARNING)
