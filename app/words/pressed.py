"""What is pressed and what chance lands on: words, statements, letters."""

from __future__ import annotations

from app.words.catalogue import tr
from app.words.odds import Named
from core.privacy.procedures import Landing
from core.survey import Question


def sector_letter(landing: Landing) -> str:
    """Return the letter of a sector: A and B of the statements, else that of its name."""
    letters = {
        Landing.STATEMENT: tr("A", "the statement"),
        Landing.NEGATION: tr("B", "its opposite"),
        Landing.TRUTH: tr("T", "of Truth"),
        Landing.YES: tr("Y", "of Yes"),
        Landing.NO: tr("N", "of No"),
    }
    return letters[landing]


def is_statement(question: Question) -> bool:
    """Tell whether the text is a statement to judge, rather than a question to answer."""
    return question.mirrored and question.negation is not None


def answer_words(question: Question) -> tuple[str, str]:
    """Return the two words of a yes/no answer or a one-bit report: that of 1, then that of 0."""
    if question.numeric:
        return tr("HIGH"), tr("LOW")
    if is_statement(question):
        return tr("TRUE"), tr("FALSE")
    return tr("YES"), tr("NO")


def named(question: Question) -> Named:
    """Return the two words of a question's odds, and the answers that they stand for."""
    yes, no = answer_words(question)
    if question.numeric:
        return Named(yes, no, tr("higher values"), tr("lower values"))
    if is_statement(question):
        return Named(yes, no, sector_letter(Landing.STATEMENT), sector_letter(Landing.NEGATION))
    return Named(yes, no, yes, no)


def landing_name(landing: Landing) -> str:
    """Return what a sector of the wheel is called."""
    named = {Landing.TRUTH: tr("Truth"), Landing.YES: tr("Yes"), Landing.NO: tr("No")}
    return named.get(landing) or sector_letter(landing)
