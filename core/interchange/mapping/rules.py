"""What is warned of in a mapping: ε beyond what Candor would collect with, and no ε at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.errors import Code, Severity
from core.facts import Fact
from core.files.checker import TOP, Finding, finding
from core.interchange.mapping.model import DesignChoice
from core.privacy.designs import DESIGNS, Barrier
from core.privacy.epsilon import (
    QUESTION_WARNING,
    SURVEY_WARNING,
    epsilon_upper,
    rounded_up,
)
from core.survey.model import Question, total_ratio


def limits(
    questions: tuple[Question, ...], designs: Mapping[str, DesignChoice]
) -> Iterator[Finding]:
    """Warn of every question, and of all together, that Candor would not collect with."""
    for i, question in enumerate(questions):
        if not question.sensitive:
            continue
        design = designs.get(question.id)
        where = TOP / "questions" / i / ("mechanism" if design is None else "design")
        if question.ratio is None:
            yield finding(
                Code.EPS_INFINITE, where, Fact.SOME_REPORT_PROVES(), Severity.WARNING
            )
            continue
        if known_fact(design):
            yield finding(
                Code.EPS_INFINITE, where, Fact.PRIVATE_AGAINST_SOME(), Severity.WARNING
            )
        upper = epsilon_upper(question.ratio)
        if upper > QUESTION_WARNING:
            told = Fact.EPSILON_OF_QUESTION(epsilon=rounded_up(upper), limit=str(QUESTION_WARNING))
            yield finding(Code.EPS_LIMIT, where, told, Severity.WARNING)
    whole = total_ratio({q.id: q.ratio for q in questions if q.sensitive}, ())
    if whole is not None and (upper := epsilon_upper(whole)) > SURVEY_WARNING:
        told = Fact.EPSILON_OF_SURVEY(epsilon=rounded_up(upper), limit=str(SURVEY_WARNING))
        yield finding(Code.EPS_LIMIT, TOP / "questions", told, Severity.WARNING)


def known_fact(design: DesignChoice | None) -> bool:
    """Tell whether a design is private only against who does not know a harmless fact."""
    return design is not None and DESIGNS[design.name].barrier is Barrier.KNOWN_FACT
