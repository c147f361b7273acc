"""What each line of a response's file says, in a sentence for the person it is about."""

from __future__ import annotations

from app.respondent.flow.way import RespondentFlow
from app.respondent.words.answers import report_words
from app.respondent.words.boxes import boxes_count
from app.respondent.words.draws import digits_in_order
from app.respondent.words.kept import pressed_words, scrambled_words
from app.widgets.file_text import fields_of
from app.words.catalogue import figures, tr
from core.privacy.mechanisms import Report
from core.survey import Question


def glossed_lines(flow: RespondentFlow, language: str) -> list[tuple[str, str]]:
    """Return the lines of the file that will be saved, or was, each with what it says.

    Joined the lines are the text of the file. Raises ValueError before the end.
    """
    answers = flow.response().answers
    glosses = {
        f"answers.{question.id}": _of_answer(flow, question, answers[question.id], place, language)
        for place, question in enumerate(review_order(flow), 1)
        if question.id in answers
    }
    glosses |= _of_the_rest()
    return [(line, glosses.get(key, "")) for line, key in fields_of(flow.file_text())]


def review_order(flow: RespondentFlow) -> list[Question]:
    """Return the questions that the review has a row for, in its order."""
    answers = flow.response().answers
    return [
        question
        for question in flow.survey.questions
        if question.id in answers or (question in flow.asked and not flow.saved)
    ]


def how_saved(flow: RespondentFlow, question: Question, report: Report | None) -> str:
    """Return how what is saved for a question came to be."""
    if report is None or not question.sensitive:
        return tr("As you gave it.")
    if flow.presses(question):
        return pressed_words(question, flow.procedure)
    return scrambled_words(question, report)


def _of_answer(
    flow: RespondentFlow, question: Question, report: Report, place: int, language: str
) -> str:
    told = tr("Question {place}: “{words}”.").replace("{place}", figures(place))
    if question.multiple and question.sensitive:
        told = tr("Question {place}: {boxes}, 0 no and 1 yes.").replace("{place}", figures(place))
        told = told.replace("{boxes}", boxes_count(question))
    elif isinstance(report, str):
        told = tr("Question {place}: one digit for each option, 0 no and 1 yes.").replace(
            "{place}", figures(place)
        )
    else:
        told = told.replace("{words}", report_words(question, report, language))
    if isinstance(report, str) and question.shuffle:
        told = f"{told} {digits_in_order()}"
    return f"{told} {how_saved(flow, question, report)}"


def _of_the_rest() -> dict[str, str]:
    return {
        "answers": tr("Here begin the saved words."),
        "format": tr("What kind of file this is. The same for everyone."),
        "id": tr("A random number. It is also the file’s name."),
        "procedure": tr("The way you answered."),
        "rehearsal": tr("It was only tried: it does not count."),
        "survey": tr("Which survey this is. The same for everyone."),
        "version": tr("How the file is written. The same for everyone."),
    }
