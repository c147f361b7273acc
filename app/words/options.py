"""What the answers of a question are called, and long texts in one line."""

from __future__ import annotations

from app.words.answers import yes_or_no
from app.words.catalogue import figures, tr
from app.words.kinds import KIND_WORDS
from core.survey import Question, text_in

LONGEST_NAMED = 80  # letters of a question, where another is split by it


def question_text(question: Question, language: str) -> str:
    """Return what a question asks, and in how many bands its answers are put where they are."""
    return in_bands(question, text_in(question.text, language))


def in_bands(question: Question, text: str) -> str:
    """Say behind what a question is called in how many bands its answers are."""
    if not question.cuts:
        return text
    return tr("{question} ({n} bands)").format(question=text, n=figures(len(question.cuts) + 1))


def option_text(question: Question, option: str, language: str) -> str:
    """Return what an option is called; a bin reads "18 to 29". Unknown ids stand for themselves.

    Yes and No are those of `yes_or_no_of`.
    """
    return KIND_WORDS[question.kind].option_text(question, option, language)


def label_text(question: Question, option: str, language: str) -> str:
    """Return what an option is called in a file, Yes and No in its language as well."""
    said = option if question.options else yes_or_no(option, language)
    return option_text(question, option, language) if said == option else said


def beginning(text: str, most: int) -> str:
    """Return a text in one line, of a long one the words that it begins with."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    return line[: most - 1].rsplit(" ", 1)[0].rstrip() + "…"


def quoted(text: str) -> str:
    """Put a text between the quotation marks of the language."""
    return tr("“{text}”").format(text=text)
