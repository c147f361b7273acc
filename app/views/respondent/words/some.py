"""What people are told where a survey asks each of them only some.

Before the draw how many of how many, never a text; after it what was drawn for the person.
"""

from __future__ import annotations

from app.flows.respondent import RespondentFlow
from app.i18n import figures, listed, tr
from app.words.options import option_text
from core.privacy.mechanisms import Report
from core.privacy.mechanisms.forms import asked_of
from core.survey import Question, Survey


def draws_told(survey: Survey) -> str:
    """Return in lines how much of a survey is drawn for each person; "" where all is asked."""
    some = [question for question in survey.questions if question.ask is not None]
    told = [questions_told(survey)]
    if len(some) == 1:
        told.append(options_told(some[0]))
    elif some:
        drawn = tr("Drawn for you: some options of {n} questions.")
        told.append(drawn.format(n=figures(len(some))))
    return "\n".join(filter(None, told))


def questions_told(survey: Survey) -> str:
    """Return how many questions are drawn for each person; "" where none are."""
    asked = sum(block.ask for block in survey.sample)
    if not asked:
        return ""
    told = tr("Drawn for you: {asked} of {n} questions.")
    return told.format(asked=figures(asked), n=figures(len(survey.blocks)))


def how_it_is_drawn() -> str:
    """Return who draws what is asked, when, and how often."""
    by = tr("What is drawn for you is drawn by this program, before the first question.")
    once = tr("It is told to you, and never drawn again.")
    return f"{by} {once}"


def options_told(question: Question) -> str:
    """Return how many options of a question were drawn; "" where all are asked."""
    if question.ask is None:
        return ""
    told = tr("Drawn for you: {asked} of {n} options.")
    return told.format(asked=figures(question.ask), n=figures(len(question.options)))


def not_asked_words(question: Question, report: Report, language: str) -> str:
    """Return the options that a person was not asked; "" where all are asked."""
    if question.ask is None:
        return ""
    asked = asked_of(report)
    ids = [id_ for place, id_ in enumerate(question.option_ids) if place not in asked]
    names = [option_text(question, id_, language) for id_ in ids]
    return tr("Not asked: {options}.").format(options=listed(names))


def dash_words(survey: Survey) -> str:
    """Return what a dash in the file stands for; "" where there is none."""
    if all(question.ask is None for question in survey.questions):
        return ""
    return tr("A dash there stands for an option that was not asked.")


def kept_draw(flow: RespondentFlow) -> tuple[str, str] | None:
    """Return what stays of the draw where a person leaves, and why; None where nothing is drawn."""
    if flow.clear.drawn is None:
        return None
    if not flow.survey.sample:
        kept = tr("Which options were drawn for you")
    else:
        kept = tr("Which questions were drawn for you")
    return kept, tr("They stay on this computer, so that they are drawn only once.")
