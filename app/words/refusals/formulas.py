"""What can be wrong with the formula of a regression, and how to write it instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
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
}


def _as_shown() -> str:
    return tr("Write it such as: bribe ~ age + sex + age:sex")


REMEDIES: Final[dict[Fact, Callable[[], str]]] = {
    Fact.FORMULA_TOO_LONG: lambda: tr("Leave terms out."),
    Fact.FORMULA_TOO_DEEP: lambda: tr("Leave out brackets that are not needed."),
    Fact.FORMULA_TOO_MANY: lambda: tr("Leave terms out, or cross fewer questions."),
    Fact.FORMULA_CHARACTER: lambda: tr(
        "Write ids without quotes; an id with a hyphen stands in backquotes."
    ),
    Fact.FORMULA_BRACKET_EXPECTED: lambda: tr(
        "Close the bracket; terms are joined by + : or *, the edges of cut by commas."
    ),
    Fact.FORMULA_TERM_EXPECTED: _as_shown,
    Fact.FORMULA_SIGN_EXPECTED: _as_shown,
    Fact.FORMULA_NO_OUTCOME: _as_shown,
    Fact.FORMULA_ALONE: lambda: tr("Write 0 + in front to leave the constant out."),
    Fact.FORMULA_EDGES: lambda: tr("Write it such as: cut(age, 30, 45, 60)"),
    Fact.FORMULA_ITS_OWN: lambda: tr("Leave it out behind '~'."),
    Fact.FORMULA_NOT_A_NUMBER: lambda: tr("Cut a number without bins, asked in the clear."),
    Fact.FORMULA_NEEDS_OPTION: lambda: tr("Name one option behind a point: uses.phone"),
    Fact.FORMULA_RANDOMIZED: lambda: tr(
        "A randomized yes/no or one-of can explain a number or yes/no asked in the clear."
    ),
}
