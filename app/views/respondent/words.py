"""What people read and press, and what a saved report is called in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.mechanisms import Report, Warner
from core.procedures import Landing, Procedure
from core.survey import Kind, Question
from core.wording import listed, option_text

_MOST_NAMED = 12

LETTERS = {
    Landing.STATEMENT: "A",
    Landing.NEGATION: "B",
    Landing.TRUTH: "T",
    Landing.YES: "Y",
    Landing.NO: "N",
}


def is_statement(question: Question) -> bool:
    """Tell whether the text is a statement to judge, rather than a question to answer."""
    return isinstance(question.mechanism, Warner) and question.negation is not None


def answer_words(question: Question) -> tuple[str, str]:
    """Return the two words of a yes/no answer or a one-bit report: that of 1, then that of 0."""
    if question.kind is Kind.NUMBER:
        return _tr("HIGH"), _tr("LOW")
    if is_statement(question):
        return _tr("TRUE"), _tr("FALSE")
    return _tr("YES"), _tr("NO")


def landing_name(landing: Landing) -> str:
    """Return what a sector of the wheel is called."""
    named = {Landing.TRUTH: _tr("Truth"), Landing.YES: _tr("Yes"), Landing.NO: _tr("No")}
    return named.get(landing, LETTERS[landing])


def report_words(question: Question, report: Report, language: str) -> str:
    """Return in words what stands in the file for a question."""
    if question.kind is Kind.YES_NO:
        if not question.sensitive:
            return _tr("Yes") if report == 1 else _tr("No")
        return answer_words(question)[0 if report == 1 else 1]
    if isinstance(report, str):
        marked = [
            option_text(question, option, language)
            for option, bit in zip(question.option_ids, report, strict=True)
            if bit == "1"
        ]
        return listed(marked, _MOST_NAMED) if marked else _tr("None of the options")
    if question.bins or question.options:
        return option_text(question, question.option_ids[report], language)
    if question.sensitive:
        return answer_words(question)[0 if report == 1 else 1]
    return str(report).replace("-", "\N{MINUS SIGN}")


def how_saved(question: Question, procedure: Procedure | None) -> str:
    """Return how what is saved came about: by chance, scrambled, or as given."""
    if not question.sensitive:
        return _tr("Saved as you give it")
    by = {
        Procedure.SPINNER: _tr("Randomized by the wheel"),
        Procedure.COINS: _tr("Randomized by the coins"),
        Procedure.DIE: _tr("Randomized by the die"),
        Procedure.OWN_DEVICE: _tr("Randomized by yourself"),
    }
    scrambled = _tr("Scrambled here")
    if question.kind is not Kind.YES_NO or procedure is None:
        return scrambled
    return by.get(procedure, scrambled)


def _tr(text: str) -> str:
    return QCoreApplication.translate("RespondentWords", text)
