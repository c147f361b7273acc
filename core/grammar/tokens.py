"""Texts that people write by a small grammar of ours, taken word by word, each with its column.

Filters and formulas are read so. A text is never run: what does not belong to its grammar is
refused at its place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact, FoundFact

DEEPEST: Final = 16
"""Brackets that may stand inside each other."""

WORD: Final = "word"
NUMBER: Final = "number"
_SPACE: Final = re.compile(r"[ \t\r\n]*")


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a text is made of: a pattern with the groups word, number, quoted and mark.

    A word in `keywords`, whatever its case, is a sort of its own. A group that the grammar has
    not stays away from the pattern. `foreign` tells of a character that belongs nowhere.
    """

    pattern: re.Pattern[str]
    foreign: Callable[[str], FoundFact]
    keywords: tuple[str, ...] = ()


class Token(NamedTuple):
    """A piece of text: `sort` is a mark or a keyword itself, WORD, NUMBER, or "" at the end."""

    sort: str
    text: str
    column: int


def place(column: int) -> str:
    """Return a column of the text, counted from 1, as a problem names it."""
    return f"column {column}"


def tokens(text: str, grammar: Grammar) -> list[Token]:
    """Take a text apart; the last token is its end. Raises `Refused` with the column."""
    found: list[Token] = []
    at = _space(text, 0)
    while at < len(text):
        match = grammar.pattern.match(text, at)
        if match is None:
            if text[at] == "`":
                raise refuse(Code.SYNTAX, place(at + 1), Fact.FILTER_QUOTE_OPEN())
            raise refuse(Code.SYNTAX, place(at + 1), grammar.foreign(repr(text[at])))
        sort, taken = str(match.lastgroup), match[str(match.lastgroup)]
        if sort == "quoted":
            sort = WORD
        elif sort == "mark":
            sort = taken
        elif taken.lower() in grammar.keywords:
            sort = taken.lower()
        found.append(Token(sort, taken, at + 1))
        at = _space(text, match.end())
    return [*found, Token("", "", len(text) + 1)]


def _space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


class Reader:
    """Takes one token after the other; a grammar derives its own rules from it."""

    _unclosed: ClassVar[Fact] = Fact.FILTER_BRACKET_EXPECTED

    def __init__(self, found: Sequence[Token]) -> None:
        self._tokens = found
        self._at = 0

    @property
    def _next(self) -> Token:
        return self._tokens[self._at]

    @property
    def _found(self) -> str | FoundFact:
        """What stands where something else was expected."""
        token = self._next
        return f"'{token.text}'" if token.sort else Fact.FILTER_END()

    def _refused(self, found: FoundFact, code: Code = Code.SYNTAX) -> Refused:
        return refuse(code, place(self._next.column), found)

    def _take(self) -> Token:
        token = self._next
        self._at += 1
        return token

    def _taken(self, sort: str) -> bool:
        if self._next.sort != sort:
            return False
        self._at += 1
        return True

    def _close(self) -> None:
        if not self._taken(")"):
            raise self._refused(self._unclosed(found=self._found))
