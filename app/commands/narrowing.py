"""What several commands take: which question, and which people count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from app.commands.console import shown
from app.commands.options import together
from app.words.catalogue import joined, tr
from app.words.places import placed
from app.words.refusals import message, remedy
from core.facts.errors import Refused
from core.survey.model import Question

if TYPE_CHECKING:
    from app.analyses.request import AnalysisRequest
    from core.grammar.filters import Where
    from core.study.selection import Selection
    from core.survey import Survey


def language_in(language: str | None, survey: Survey) -> str:
    """Return the language of texts, the first if none is named; end where the survey has it not."""
    languages = survey.languages
    if language is not None and language not in languages:
        raise click.UsageError(
            tr("The survey is not in {language}; choose one of {languages}.").format(
                language=shown(language), languages=joined(languages)
            )
        )
    found = language or languages[0]
    if found != "en":
        import app.kit.i18n  # noqa: F401 - the answers Yes and No in the chosen language
    return found


def chosen_by(text: str | None, survey: Survey) -> Where | None:
    """Read a filter that the survey's clear questions can answer, or end with a message."""
    from core.count import selection
    from core.grammar import filters

    if text is None:
        return None
    try:
        found = filters.read(text)
        selection.require(found, survey)
    except Refused as refused:
        problem = refused.problem
        told = f"--where, {placed(problem.where)}: {message(problem)} {remedy(problem)}"
        raise click.UsageError(shown(told)) from None
    return found


@dataclass(frozen=True, slots=True)
class People:
    """What options say of people: which count, and by which questions they are split."""

    where_text: str | None = None
    without_flagged: bool = False
    group_id: str | None = None
    then_id: str | None = None

    def require_groups(self, survey: Survey, *, splitting: bool = True) -> None:
        """End with a message where these are no groups, or none that could be split again.

        Args:
            survey: the survey that was answered.
            splitting: whether its questions have to be such as split people.
        """
        for question_id, option in ((self.group_id, "--by"), (self.then_id, "--then-by")):
            require_question(survey, question_id)
            if splitting:
                require_splitting(survey, question_id, option)
        if self.then_id is not None and self.group_id in (None, self.then_id):
            raise click.UsageError(tr("--then-by splits the groups of --by by another question."))

    def selection(self, survey: Survey, request: AnalysisRequest | None = None) -> Selection:
        """Return who counts, by the weights and the design of a request."""
        from core.study.selection import Selection

        where = chosen_by(self.where_text, survey)
        if request is None:
            return Selection(where, without_flagged=self.without_flagged)
        return Selection(where, request.weights, request.design, self.without_flagged)


people_of = together("people", People)
"""Takes the options that stand above it, of who counts and is split, as one `People`."""


def require_question(survey: Survey, question_id: str | None) -> None:
    """End with a message where the survey has no such question, or it cannot be cut so."""
    if question_id is None:
        return
    try:
        survey.named(question_id)
    except Refused as refused:
        if "(" in question_id:
            problem = refused.problem
            place = placed(problem.where)
            told = f"{question_id}, {place}: " if place else f"{question_id}: "
            told += f"{message(problem)} {remedy(problem)}"
            raise click.UsageError(shown(told)) from None
        column = tr("{id} (column {name})")
        named = [
            column.format(id=each.id, name=shown(str(each.text))) if each.unasked else each.id
            for each in survey.questions
        ]
        raise click.UsageError(
            tr("The survey has no question {id}; it has {ids}.").format(
                id=shown(question_id), ids=joined(named)
            )
        ) from None


def not_clear(option: str, question: Question) -> str:
    """Say why people cannot be told apart by their answers to a question."""
    told = tr("{option} needs a question asked in the clear, with one answer; {why}")
    if question.sensitive:
        why = tr("the answers to {id} are randomized.").format(id=question.id)
        return told.format(option=option, why=why)
    if question.multiple:
        return told.format(option=option, why=tr("{id} allows several.").format(id=question.id))
    low, high, step = question.low or 0, question.high or 0, question.step or 1
    middle = int(question.in_units(low + (high - low) // (2 * step) * step))
    why = tr(
        "{id} is a number without bins. Put it into bands by {option} 'cut({id}, {middle})', or "
        "count some people by --where '{id} >= {middle}'."
    ).format(id=question.id, option=option, middle=middle)
    return told.format(option=option, why=why)


def require_splitting(survey: Survey, question_id: str | None, option: str = "--by") -> None:
    """End with a message where people cannot be split by the answers to a question."""
    from core.count.tally_columns import can_group

    require_question(survey, question_id)
    if question_id is not None and not can_group(survey.question(question_id)):
        raise click.UsageError(not_clear(option, survey.question(question_id)))
