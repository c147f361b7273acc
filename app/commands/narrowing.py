"""What several commands take: which question, and which people count."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.console import shown
from app.words.refusals import message, remedy
from core.errors import Refused

if TYPE_CHECKING:
    from core.estimate.where import Where
    from core.survey import Survey

where_option = click.option(
    "--where", "where_text", help="Count only people such as: 'sex = o0 and age >= 30'."
)


def chosen_by(text: str | None, survey: Survey) -> Where | None:
    """Read a filter that the survey's clear questions can answer, or end with a message."""
    from core.estimate import selection, where

    if text is None:
        return None
    try:
        found = where.read(text)
        selection.require(found, survey)
    except Refused as refused:
        problem = refused.problem
        told = f"--where, {problem.where}: {message(problem)} {remedy(problem)}"
        raise click.UsageError(shown(told)) from None
    return found


def require_question(survey: Survey, question_id: str | None) -> None:
    """End with a message where the survey has no such question."""
    ids = [question.id for question in survey.questions]
    if question_id is not None and question_id not in ids:
        raise click.UsageError(
            f"The survey has no question {shown(question_id)}; it has {', '.join(ids)}."
        )
