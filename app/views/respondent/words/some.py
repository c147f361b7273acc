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


def draws_told(flow: RespondentFlow) -> str:
    """Return how much the program draws for a person, or has drawn; "" where all is asked."""
    survey = flow.survey
    told = []
    asked, n = _questions_drawn(survey)
    if n:
        drawn = tr("This program draws {asked} of {n} questions for you.")
        told.append(drawn.format(asked=figures(asked), n=figures(n)))
    some = [question for question in survey.questions if question.ask is not None]
    if len(some) == 1:
        drawn = tr("Of one question, this program draws {asked} of {n} options for you.")
        told.append(_counted(drawn, some[0]))
    elif some:
        drawn = tr("Of {n} questions, this program draws only some of the options for you.")
        told.append(drawn.format(n=figures(len(some))))
    if told and flow.clear.drawn is None:
        told.append(tr("You see which before you answer."))
    elif told:
        told.append(tr("That is done, and stays as it is."))
    return " ".join(told)


def questions_told(survey: Survey) -> str:
    """Return how many questions were drawn, and what of the others; "" where none are drawn."""
    asked, n = _questions_drawn(survey)
    if not n:
        return ""
    told = tr("Drawn for you: {asked} of {n} questions. The others are not in the file.")
    return told.format(asked=figures(asked), n=figures(n))


def options_told(question: Question) -> str:
    """Return how many options of a question were drawn; "" where all are asked."""
    if question.ask is None:
        return ""
    return _counted(tr("Drawn for you: {asked} of {n} options."), question)


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


def _questions_drawn(survey: Survey) -> tuple[int, int]:
    """Return how many questions are drawn in all, and of how many; the sums over the blocks."""
    blocks = survey.sample
    return sum(block.ask for block in blocks), sum(len(block.questions) for block in blocks)


def _counted(sentence: str, question: Question) -> str:
    asked = len(question.options) if question.ask is None else question.ask
    return sentence.format(asked=figures(asked), n=figures(len(question.options)))
