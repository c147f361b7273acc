"""What can be wrong with a filter, known shares or a formula, and how to write it instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

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
    Fact.MARGINS_TOO_LARGE: lambda: tr("A table of known shares has at most {kib} KiB."),
    Fact.MARGINS_COLUMNS: lambda: tr("The columns are not question, answer and share."),
    Fact.MARGINS_NONE: lambda: tr("The table names no share."),
    Fact.MARGIN_OF_NUMBER: lambda: tr("{question} is a number without bins."),
    Fact.MARGIN_NO_ANSWER: lambda: tr("{cell} is not the id of an answer; they are: {ids}."),
    Fact.MARGIN_TWICE: lambda: tr("{answer} of {question} stands twice."),
    Fact.MARGIN_NO_SHARE: lambda: tr("{cell} is not a share from 0 to 1."),
    Fact.MARGIN_MISSING: lambda: tr("{question} lacks the shares of: {ids}."),
    Fact.MARGIN_SUM: lambda: tr("The shares of {question} sum to {total}, not to 1."),
    Fact.MARGIN_NOT_REACHED: lambda: tr(
        "No weights give {option} of {question} the share {wanted}; they reach {reached}."
    ),
    Fact.LONE_CLUSTER: lambda: tr("A stratum has one cluster only, or one person."),
    Fact.FORMULA_TOO_LONG: lambda: tr("A formula has at most {most:,} characters."),
    Fact.FORMULA_TOO_DEEP: lambda: tr("Brackets stand more than {most} deep."),
    Fact.FORMULA_TOO_MANY: lambda: tr("A formula has at most {most} terms, each of {crossed}."),
    Fact.FORMULA_CHARACTER: lambda: tr("{text} belongs to no formula."),
    Fact.FORMULA_BRACKET_EXPECTED: lambda: tr("Expected ')', found {found}."),
    Fact.FORMULA_TERM_EXPECTED: lambda: tr(
        "Expected a question's id, cut(…), 0, 1 or '(', found {found}."
    ),
    Fact.FORMULA_SIGN_EXPECTED: lambda: tr("Expected one of + - * : or the end, found {found}."),
    Fact.FORMULA_NO_OUTCOME: lambda: tr("Expected an outcome and '~', found {found}."),
    Fact.FORMULA_ALONE: lambda: tr("0 and 1 stand for the constant, and cross with nothing."),
    Fact.FORMULA_EDGES: lambda: tr(
        "The edges of a cut are whole numbers that rise, within those that {question} takes."
    ),
    Fact.FORMULA_ITS_OWN: lambda: tr("{question} is the outcome itself."),
    Fact.FORMULA_NOT_A_NUMBER: lambda: tr("{question} is no number that can be cut."),
    Fact.FORMULA_NEEDS_OPTION: lambda: tr("{question} takes several answers of one person: {ids}."),
    Fact.FORMULA_RANDOMIZED: lambda: tr("{question} was randomized, and cannot stand here."),
    Fact.FORMULA_REFERENCE_EXPECTED: lambda: tr(
        "ref(…) names {question} and the answer with which the others are compared."
    ),
    Fact.FORMULA_TWO_REFERENCES: lambda: tr(
        "The answers to {question} are compared with two different ones."
    ),
    Fact.FORMULA_NO_LEVELS: lambda: tr(
        "{question} is a number here, and has no answers to compare with."
    ),
    Fact.FORMULA_NO_REFERENCE: lambda: tr("{answer} is no answer to {question}; it has {ids}."),
    Fact.FORMULA_MANY_REFERENCES: lambda: tr("{answer} is what several answers are called: {ids}."),
}


def _as_shown() -> str:
    return tr("Write it such as: area = city and age >= 30")


def _formula_as_shown() -> str:
    return tr("Write it such as: bribe ~ age + sex + age:sex")


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
    Fact.MARGINS_TOO_LARGE: lambda: tr("Leave out questions that are not needed."),
    Fact.MARGINS_COLUMNS: lambda: tr("Let the first row be: question,answer,share"),
    Fact.MARGINS_NONE: lambda: tr("Write a row for each answer of a clear question."),
    Fact.MARGIN_OF_NUMBER: lambda: tr("Choose a question with options, or with bins."),
    Fact.MARGIN_NO_ANSWER: lambda: tr("Write the id of an answer, not its text."),
    Fact.MARGIN_TWICE: lambda: tr("Keep one of the two rows."),
    Fact.MARGIN_NO_SHARE: lambda: tr("Write it as 0.8 or .8, with a point."),
    Fact.MARGIN_MISSING: lambda: tr("Write a row for each of them; a share can be 0."),
    Fact.MARGIN_SUM: lambda: tr("Look for the share that is mistyped, or write more decimals."),
    Fact.MARGIN_NOT_REACHED: lambda: tr(
        "Leave that question out of the table: too few people gave these answers together."
    ),
    Fact.LONE_CLUSTER: lambda: tr("Choose coarser strata, or leave them out."),
    Fact.FORMULA_TOO_LONG: lambda: tr("Leave terms out."),
    Fact.FORMULA_TOO_DEEP: lambda: tr("Leave out brackets that are not needed."),
    Fact.FORMULA_TOO_MANY: lambda: tr("Leave terms out, or cross fewer questions."),
    Fact.FORMULA_CHARACTER: lambda: tr(
        "Write ids without quotes; an id with a hyphen stands in backquotes."
    ),
    Fact.FORMULA_BRACKET_EXPECTED: lambda: tr(
        "Close the bracket; terms are joined by + : or *, the edges of cut by commas."
    ),
    Fact.FORMULA_TERM_EXPECTED: _formula_as_shown,
    Fact.FORMULA_SIGN_EXPECTED: _formula_as_shown,
    Fact.FORMULA_NO_OUTCOME: _formula_as_shown,
    Fact.FORMULA_ALONE: lambda: tr("Write 0 + in front to leave the constant out."),
    Fact.FORMULA_EDGES: lambda: tr("Write it such as: cut(age, 30, 45, 60)"),
    Fact.FORMULA_ITS_OWN: lambda: tr("Leave it out behind '~'."),
    Fact.FORMULA_NOT_A_NUMBER: lambda: tr("Cut a number without bins, asked in the clear."),
    Fact.FORMULA_NEEDS_OPTION: lambda: tr("Name one option behind a point: uses.phone"),
    Fact.FORMULA_RANDOMIZED: lambda: tr(
        "A randomized yes/no or one-of can explain a number or yes/no asked in the clear."
    ),
    Fact.FORMULA_REFERENCE_EXPECTED: lambda: tr('Write it such as: ref(sex, "female")'),
    Fact.FORMULA_TWO_REFERENCES: lambda: tr("Write ref(…) once."),
    Fact.FORMULA_NO_LEVELS: lambda: tr("Leave ref(…) out, or cut the number: cut(age, 30, 45)"),
    Fact.FORMULA_NO_REFERENCE: lambda: tr("Write the id of one of its answers, or its label."),
    Fact.FORMULA_MANY_REFERENCES: lambda: tr("Write the id of one of them."),
}
