"""What answers of several kinds of questions are called."""

from __future__ import annotations

from app.words.catalogue import text_in_language, tr
from app.words.numerals import plain
from core.survey import Question, text_in


def own_text(question: Question, option: str, language: str) -> str:
    """Return what its author calls an option. Unknown ids stand for themselves."""
    for entry in question.options:
        if entry.id == option:
            return text_in(entry.text, language)
    return option


def yes_or_no(answer: str, language: str) -> str:
    """Return what "yes" and "no" are in a language. Other answers stand for themselves."""
    word = {"yes": "Yes", "no": "No"}.get(answer)  # they are in the catalogue, for respondents
    return answer if word is None else text_in_language(language, word)


def yes_or_no_of(question: Question, answer: str, language: str) -> str:
    """Return what "yes" and "no" are called beside a question, as `yes_or_no`.

    Where its survey has one language nobody chose it: they are words of the program, and are said
    as it speaks all around them.
    """
    if isinstance(question.text, str):
        return {"yes": tr("Yes"), "no": tr("No")}.get(answer, answer)
    return yes_or_no(answer, language)


def range_text(low: float, high: float | None) -> str:
    """Return numbers from `low` to `high`, both held: "18 to 29", "60 and over", or the one."""
    if high is None:
        return tr("{low} and over").format(low=plain(low))
    ends = plain(low), plain(high)
    return ends[0] if low == high else tr("{low} to {high}").format(low=ends[0], high=ends[1])
