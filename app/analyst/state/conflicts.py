"""Two versions of one response, as whoever decides on them sees them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.analyst.state.study_edits import Decided
from app.analyst.words.saved import saved_text
from app.words.catalogue import joined
from app.words.mechanisms import procedure_word
from core.interchange.mapping.survey import TableSurvey
from core.progress import Progress, silent
from core.response.file import Response, ResponseReader
from core.study import Conflict, Study, Versions
from core.study.analyst_work import Decision
from core.survey import Question, Survey, text_in

_MOST_HEADS = 3  # of columns, that name a question


@dataclass(frozen=True, slots=True)
class Saved:
    """What both versions have saved of one question, or of the procedure, which has no `name`."""

    name: str
    first: str
    second: str
    differs: bool


@dataclass(frozen=True)
class Compared:
    """Both versions of a response, and what each has saved."""

    versions: Versions
    saved: tuple[Saved, ...]
    sha256: str


def compared(path: Path, conflict: Conflict, language: str, report: Progress = silent) -> Compared:
    """Read both versions of a response in conflict from its study. Raises `Refused`."""
    report(0, 0)
    with Study.open(path, write=False) as study:
        survey, found = study.survey, study.versions(conflict)
        reader = ResponseReader(survey)
        first, second = reader.read(found.held), reader.read(found.offered)
        return Compared(
            found,
            _saved(survey, first, second, language),
            conflict.sha256,
        )


def decided_in(decision: Decision | None) -> Decided | None:
    """Return what was decided, as a step that can be taken back."""
    return None if decision is None else Decided(decision.sha256, decision.choice)


def differing(survey: Survey, first: Response, second: Response) -> tuple[Question, ...]:
    """Return the questions at which two versions of a response differ."""
    return tuple(
        question
        for question in survey.questions
        if first.answers.get(question.id) != second.answers.get(question.id)
    )


def _saved(survey: Survey, first: Response, second: Response, language: str) -> tuple[Saved, ...]:
    """Return what each version has saved of every question; first the procedure."""
    rows, differ = [], differing(survey, first, second)
    if not isinstance(survey, TableSurvey) and (first.procedure or second.procedure):
        one, other = (
            procedure_word(each.procedure) if each.procedure else "" for each in (first, second)
        )
        rows.append(Saved("", one, other, differs=one != other))
    for question in survey.questions:
        one, other = (
            saved_text(question, each.answers.get(question.id), language)
            for each in (first, second)
        )
        rows.append(Saved(_name(survey, question, language), one, other, question in differ))
    return tuple(rows)


def _name(survey: Survey, question: Question, language: str) -> str:
    """Return the text of a question, in a table behind the heads of its columns."""
    text = text_in(question.text, language)
    if not isinstance(survey, TableSurvey):
        return text
    heads = [each.column for each in survey.mapping.columns_of(question.id)]
    heads = [head for head in heads if head != text]
    return f"{joined(heads)}: {text}" if 0 < len(heads) <= _MOST_HEADS else text
