"""What the answers of a question are called."""

from __future__ import annotations

from app.words.catalogue import figures, said_in, tr
from core.present.numerals import bin_ends, plain
from core.survey.model import Question, text_in

LONGEST_NAMED = 80  # letters of a question, where another is split by it


def option_text(question: Question, option: str, language: str) -> str:
    """Return what an option is called; a bin reads "18 to 29". Unknown ids stand for themselves."""
    if question.complementary:
        return yes_or_no(option, language)
    if question.bins and option in question.option_ids:
        return range_text(*bin_ends(question, option))
    for entry in question.options:
        if entry.id == option:
            return text_in(entry.text, language)
    return option


def yes_or_no(answer: str, language: str) -> str:
    """Return what "yes" and "no" are in a language. Other answers stand for themselves."""
    word = {"yes": "Yes", "no": "No"}.get(answer)  # they are in the catalogue, for respondents
    return answer if word is None else said_in(language, word)


def beginning(text: str, most: int) -> str:
    """Return a text in one line, of a long one the words that it begins with."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    return line[: most - 1].rsplit(" ", 1)[0].rstrip() + "…"


def range_text(low: float, high: float) -> str:
    """Return numbers from `low` to `high`, both held: "18 to 29", or the one there is."""
    ends = figures(plain(low)), figures(plain(high))
    return ends[0] if low == high else tr("{low} to {high}").format(low=ends[0], high=ends[1])
