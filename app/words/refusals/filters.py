"""What can be wrong with a filter, and how to write it instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.FILTER_TOO_LONG: lambda: tr("A filter has at most {most:,} characters."),
    Fact.FILTER_TOO_DEEP: lambda: tr("Brackets and 'not' stand more than {most} deep."),
    Fact.FILTER_LIST_TOO_LONG: lambda: tr("After 'in' stand more than {most:,} answers."),
    Fact.FILTER_CHARACTER: lambda: tr("{text} belongs to no filter."),
    Fact.FILTER_QUOTE_OPEN: lambda: tr("This backquote has no second one."),
    Fact.FILTER_END: lambda: tr("the end"),
    Fact.FILTER_QUESTION_EXPECTED: lambda: tr(
        "Expected a question's id, 'not' or '(', found {found}."
    ),
    Fact.FILTER_SIGN_EXPECTED: lambda: tr("Expected a sign after {question}, found {found}."),
    Fact.FILTER_ANSWER_EXPECTED: lambda: tr("Expected an answer's id or a number, found {found}."),
    Fact.FILTER_LIST_EXPECTED: lambda: tr("Expected '(' after 'in', found {found}."),
    Fact.FILTER_BRACKET_EXPECTED: lambda: tr("Expected ')', found {found}."),
    Fact.FILTER_JOIN_EXPECTED: lambda: tr("Expected 'and', 'or' or the end, found {found}."),
    Fact.FILTER_NO_QUESTION: lambda: tr("The survey has no question {question}; it has {ids}."),
    Fact.FILTER_SENSITIVE: lambda: tr(
        "{question} was randomized: what was saved does not tell who has which answer."
    ),
    Fact.FILTER_MANY_ANSWERS: lambda: tr("{question} takes several answers of one person."),
    Fact.FILTER_NO_ANSWER: lambda: tr("{answer} is no answer to {question}: {ids}."),
    Fact.FILTER_NO_NUMBER: lambda: tr("{text} is no whole number, as {question} asks for."),
    Fact.FILTER_OFF_GRID: lambda: tr(
        "{number} is no answer to {question}: from {low} to {high} in steps of {step}."
    ),
    Fact.FILTER_NO_ORDER: lambda: tr(
        "{answer} of {question} stands in no order, as '{sign}' needs."
    ),
    Fact.FILTER_DIVIDES: lambda: tr(
        "{number} divides {bin}, and {question} tells no more than that."
    ),
}


def _as_shown() -> str:
    return tr("Write it such as: area = city and age >= 30")


REMEDIES: Final[dict[Fact, Callable[[], str]]] = {
    Fact.FILTER_TOO_LONG: lambda: tr("Leave conditions out, or list answers by 'in'."),
    Fact.FILTER_TOO_DEEP: lambda: tr("Leave out brackets that are not needed."),
    Fact.FILTER_LIST_TOO_LONG: lambda: tr("Name the answers to leave out, by 'not'."),
    Fact.FILTER_CHARACTER: lambda: tr(
        "Write answers by their ids without quotes; an id with a hyphen stands in backquotes."
    ),
    Fact.FILTER_QUOTE_OPEN: lambda: tr("Put a backquote behind the id as well."),
    Fact.FILTER_QUESTION_EXPECTED: _as_shown,
    Fact.FILTER_SIGN_EXPECTED: lambda: tr(
        "Write one of = != < <= > >= or in; an id with a hyphen stands in backquotes."
    ),
    Fact.FILTER_ANSWER_EXPECTED: _as_shown,
    Fact.FILTER_LIST_EXPECTED: lambda: tr("Write the answers in brackets: in (city, town)"),
    Fact.FILTER_BRACKET_EXPECTED: lambda: tr("Close the bracket, or put a comma between answers."),
    Fact.FILTER_JOIN_EXPECTED: lambda: tr("Join conditions by 'and' or 'or'."),
    Fact.FILTER_NO_QUESTION: lambda: tr("Choose one of its questions."),
    Fact.FILTER_SENSITIVE: lambda: tr("Choose a question that was asked in the clear."),
    Fact.FILTER_MANY_ANSWERS: lambda: tr("Choose a question with one answer of each person."),
    Fact.FILTER_NO_ANSWER: lambda: tr("Choose one of its answers."),
    Fact.FILTER_NO_NUMBER: lambda: tr("Write a whole number."),
    Fact.FILTER_OFF_GRID: lambda: tr("Choose a number that can be answered."),
    Fact.FILTER_NO_ORDER: lambda: tr("Use = or != or in."),
    Fact.FILTER_DIVIDES: lambda: tr("Choose a number at which a bin begins."),
}
