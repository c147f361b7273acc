"""What answers of several kinds of questions are called."""

from __future__ import annotations

from app.words.catalogue import said_in, tr
from app.words.numerals import plain
from core.survey import Question, text_in


def own_text(question: Question, option: str, language: str) -> str:
    """Return what its author calls an option. Unknown ids stand for themselves."""
    for entry in question.options:
        if entry.id == option:
            return text_in(entry.text, language)
    return option


def yes_or_no(answer: str, language: str = "") -> str:
    """Return what "yes" and "no" are called: in the language spoken, or in another one.

    Other answers stand for themselves.
    """
    word = {"yes": "Yes", "no": "No"}.get(answer)  # they are in the catalogue, for respondents
    if word is None:
        return answer
    return said_in(language, word) if language else tr(word)


def range_text(low: float, high: float | None) -> str:
    """Return numbers from `low` to `high`, both held: "18 to 29", "60 and over", or the one."""
    if high is None:
        return tr("{low} and over").format(low=plain(low))
    ends = plain(low), plain(high)
    return ends[0] if low == high else tr("{low} to {high}").format(low=ends[0], high=ends[1])
