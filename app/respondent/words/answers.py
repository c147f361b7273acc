"""What people read and press, and what a saved report is called in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.respondent.flow.clear_answers import Effect
from app.respondent.flow.way import RespondentFlow
from app.respondent.words.boxes import boxes_count
from app.words.catalogue import figures, listed, tr
from app.words.odds import number_text
from app.words.options import option_text
from app.words.pressed import answer_words
from core.privacy.mechanisms import OneOption, OnScale, Report, SomeOptions, Word
from core.survey import Question

_MOST_NAMED = 12


def report_words(
    question: Question, report: Report, language: str, places: Sequence[int] = ()
) -> str:
    """Return in words what stands in the file for a question.

    Several options are named in the order of `places`, where the person saw them in one of theirs.
    """
    match question.stands_for(report):
        case Word(first) if question.sensitive:
            return answer_words(question)[0 if first else 1]
        case Word(first):
            return tr("Yes") if first else tr("No")
        case OneOption(option):
            return option_text(question, question.option_ids[option], language)
        case SomeOptions() if question.multiple and question.sensitive:
            return boxes_count(question)
        case SomeOptions(()):
            return tr("None of the options")
        case SomeOptions(options):
            seen = [place for place in places if place in options] or options
            named = [option_text(question, question.option_ids[i], language) for i in seen]
            return listed(named, _MOST_NAMED)
        case OnScale(place):
            return number_text(place) if question.sensitive else figures(str(place))


def effect_words(effect: Effect) -> str:
    """Return what changing a clear answer does to the questions asked; '' where nothing."""
    told = []
    if effect.added:
        more = tr("Then one more question is asked.")
        many = tr("Then {n} more questions are asked.", "", effect.added)
        told.append(more if effect.added == 1 else many.format(n=figures(effect.added)))
    if effect.removed:
        less = tr("Then one question is no longer asked.")
        many = tr("Then {n} questions are no longer asked.", "", effect.removed)
        told.append(less if effect.removed == 1 else many.format(n=figures(effect.removed)))
    if effect.kept:
        told.append(tr("What was drawn for it stays on this computer, and out of the file."))
    return " ".join(told)


def starts_noted(n: int) -> str:
    """Return how many questions were started on this computer and have no word."""
    if n == 1:
        return tr("One start is noted on this computer")
    return tr("{n} starts are noted on this computer", "", n).format(n=figures(n))


def not_saved_yet(flow: RespondentFlow) -> str:
    """Return that nothing is saved, or where the survey is marked as begun, when a file is made."""
    if not flow.has_begun:
        return tr("Nothing has been saved yet.")
    return tr("No file is made before the last page.")
