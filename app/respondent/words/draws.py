"""What people are told where a survey asks each of them only some.

Before the draw how many of how many, never a text; after it what was drawn for the person.
"""

from __future__ import annotations

from app.respondent.flow.way import RespondentFlow
from app.words.catalogue import figures, tr
from core.survey import Question, Survey


def draws_text(survey: Survey) -> str:
    """Return in lines how much of a survey is drawn for each person; "" where all is asked."""
    some = [question for question in survey.questions if question.ask is not None]
    told = []
    if survey.sample:
        told.append(_of_questions(tr("Chance picks {asked} of {n} questions."), survey))
    if len(some) == 1:
        told.append(_of_options(tr("Chance picks {asked} of {n} options."), some[0]))
    elif some:
        picked = tr("Chance picks some options of {n} questions.")
        told.append(picked.format(n=figures(len(some))))
    return "\n".join(told)


def questions_text(survey: Survey) -> str:
    """Return how many questions were drawn for a person; "" where none are."""
    if not survey.sample:
        return ""
    return _of_questions(tr("Drawn for you: {asked} of {n} questions."), survey)


def how_it_is_drawn() -> str:
    """Return who draws what is asked, when, and how often."""
    by = tr("What is drawn for you is drawn by this program, before the first question.")
    once = tr("It is told to you, and kept.")
    return f"{by} {once}"


def how_it_is_shuffled() -> str:
    """Return that each person sees options in an order of their own, which no file holds."""
    order = tr("Chance sets the order of options for you, before the first question.")
    unsaved = tr("This order is in no file.")
    return f"{order} {unsaved}"


def digits_in_order() -> str:
    """Return in which order the file has the options that the person saw in another one."""
    return tr("They stand in the survey’s order, not in the one that you saw.")


def options_text(question: Question) -> str:
    """Return how many options of a question were drawn; "" where all are asked."""
    if question.ask is None:
        return ""
    return _of_options(tr("Drawn for you: {asked} of {n} options."), question)


def dash_words(survey: Survey) -> str:
    """Return what a dash in the file stands for; "" where there is none."""
    if all(question.ask is None for question in survey.questions):
        return ""
    return tr("A dash there stands for an option that was not asked.")


def kept_draw(flow: RespondentFlow) -> tuple[str, str] | None:
    """Return what stays of the draw where a person leaves, and why; None where nothing is drawn."""
    if flow.clear.drawn is None:
        return None
    if flow.survey.sample:
        kept = tr("Which questions were drawn for you")
    elif flow.survey.samples:
        kept = tr("Which options were drawn for you")
    else:
        order = tr("It stays on this computer, so that it is drawn only once.")
        return tr("The order in which you saw the options"), order
    return kept, tr("They stay on this computer, so that they are drawn only once.")


def _of_questions(sentence: str, survey: Survey) -> str:
    asked = sum(block.ask for block in survey.sample)
    return sentence.format(asked=figures(asked), n=figures(len(survey.blocks)))


def _of_options(sentence: str, question: Question) -> str:
    asked = len(question.options) if question.ask is None else question.ask
    return sentence.format(asked=figures(asked), n=figures(len(question.options)))
