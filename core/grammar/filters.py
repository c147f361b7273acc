"""Filters as people write them, `area = city and age >= 30`: read to a tree, and written back.

    filter     = all { "or" all }
    all        = one { "and" one }
    one        = "not" one | "(" filter ")" | question sign answer
               | question "in" "(" answer { "," answer } ")"
    sign       = "=" | "!=" | "<" | "<=" | ">" | ">="

Questions and answers are words of letters, digits and `_`, or whole numbers; anything else, such
as an id that holds a hyphen, stands in backquotes. A tree is data: what it selects is told in
`core.count.selection`, and nothing of a filter is ever run.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from core.facts.errors import Code, refuse
from core.facts.names import Fact
from core.grammar.tokens import DEEPEST, WORD, Grammar, Reader, Token, place, tokens

LONGEST: Final = 4_000
"""Characters that a filter may have."""
_LISTED: Final = 1_024  # answers after `in`: as many as a question may have
_KEYWORDS: Final = ("and", "or", "not", "in")
_GRAMMAR: Final = Grammar(
    re.compile(
        r"(?P<word>-?[0-9]+(?:\.[0-9]+)?(?![A-Za-z0-9_])|[A-Za-z_][A-Za-z0-9_]*)"
        r"|`(?P<quoted>[^`]*)`|(?P<mark><=|>=|!=|[=<>(),])"
    ),
    lambda text: Fact.FILTER_CHARACTER(text=text),
    _KEYWORDS,
)
_PLAIN: Final = re.compile(r"-?[0-9]+|[a-z_][a-z0-9_]*")


class Sign(StrEnum):
    """How an answer is compared."""

    EQUAL = "="
    UNEQUAL = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="
    IN = "in"


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer to `question` compared with one of `answers`, or with several by `in`.

    `columns` are the places in the text of the question and of each answer, from 1; () where it
    was not read from a text. Raises ValueError for a number of answers that the sign has not, and
    for a text that cannot be written.
    """

    question: str
    sign: Sign
    answers: tuple[str, ...]
    columns: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.answers or (len(self.answers) > 1 and self.sign is not Sign.IN):
            raise ValueError(f"{self.sign} has not {len(self.answers)} answers")
        if any("`" in text for text in (self.question, *self.answers)):
            raise ValueError("no id holds a backquote")

    def place(self, answer: int | None = None) -> str:
        """Return where the question stands in the text, or one of its answers; '' if nowhere."""
        if not self.columns:
            return ""
        return place(self.columns[0 if answer is None else answer + 1])


@dataclass(frozen=True, slots=True)
class Not:
    """Who does not meet a condition."""

    inner: Where


@dataclass(frozen=True, slots=True)
class Joined:
    """Who meets all of several conditions, or with `any_` at least one of them.

    Make it by `join`. Raises ValueError for fewer than two parts, or one of the same sort.
    """

    any_: bool
    parts: tuple[Where, ...]

    def __post_init__(self) -> None:
        same = any(isinstance(part, Joined) and part.any_ is self.any_ for part in self.parts)
        if len(self.parts) < 2 or same:
            raise ValueError("conditions of one sort are joined once")


Where: TypeAlias = Comparison | Not | Joined


def join(parts: Sequence[Where], *, any_: bool = False) -> Where:
    """Join conditions by `and`, or by `or` with `any_`; brackets that change nothing are left out.

    Raises ValueError where there is none.
    """
    flat: list[Where] = []
    for part in parts:
        inside = isinstance(part, Joined) and part.any_ is any_
        flat += part.parts if inside and isinstance(part, Joined) else (part,)
    return flat[0] if len(flat) == 1 else Joined(any_, tuple(flat))


def write(where: Where) -> str:
    """Write a filter as text, the same for equal filters.

    >>> write(read("( area=city ) AND NOT(age < 30 or `a-b` in (x,y))"))
    'area = city and not (age < 30 or `a-b` in (x, y))'
    """
    match where:
        case Comparison(question, Sign.IN, answers):
            return f"{_word(question)} in ({', '.join(map(_word, answers))})"
        case Comparison(question, sign, answers):
            return f"{_word(question)} {sign} {_word(answers[0])}"
        case Not(inner):
            text = write(inner)
            return f"not ({text})" if isinstance(inner, Joined) else f"not {text}"
        case Joined(any_, parts):
            texts = [f"({write(p)})" if isinstance(p, Joined) else write(p) for p in parts]
            return (" or " if any_ else " and ").join(texts)


def read(text: str) -> Where:
    """Read a filter. Raises `Refused` with the column of the first error.

    >>> read("area = city or area = town") == read("(area=city) or area  =  town")
    True
    """
    if len(text) > LONGEST:
        raise refuse(Code.SIZE, place(LONGEST + 1), Fact.FILTER_TOO_LONG(most=LONGEST))
    return _Reader(tokens(text, _GRAMMAR)).whole()


def _word(text: str) -> str:
    plain = _PLAIN.fullmatch(text) and text not in _KEYWORDS
    return text if plain else f"`{text}`"


class _Reader(Reader):
    """Takes one token after the other."""

    def whole(self) -> Where:
        found = self._any(0)
        if self._next.sort:
            raise self._refused(Fact.FILTER_JOIN_EXPECTED(found=self._found))
        return found

    def _any(self, depth: int) -> Where:
        parts = [self._all(depth)]
        while self._taken("or"):
            parts.append(self._all(depth))
        return join(parts, any_=True)

    def _all(self, depth: int) -> Where:
        parts = [self._one(depth)]
        while self._taken("and"):
            parts.append(self._one(depth))
        return join(parts)

    def _one(self, depth: int) -> Where:
        if depth > DEEPEST:
            raise self._refused(Fact.FILTER_TOO_DEEP(most=DEEPEST), Code.DEPTH)
        if self._taken("not"):
            return Not(self._one(depth + 1))
        if self._taken("("):
            inner = self._any(depth + 1)
            self._close()
            return inner
        return self._comparison()

    def _comparison(self) -> Comparison:
        if self._next.sort != WORD:
            raise self._refused(Fact.FILTER_QUESTION_EXPECTED(found=self._found))
        question = self._take()
        if self._next.sort not in tuple(Sign):
            fact = Fact.FILTER_SIGN_EXPECTED(question=question.text, found=self._found)
            raise self._refused(fact)
        sign = Sign(self._take().sort)
        answers = self._listed() if sign is Sign.IN else [self._answer()]
        columns = (question.column, *(each.column for each in answers))
        return Comparison(question.text, sign, tuple(each.text for each in answers), columns)

    def _listed(self) -> list[Token]:
        if not self._taken("("):
            raise self._refused(Fact.FILTER_LIST_EXPECTED(found=self._found))
        found = [self._answer()]
        while self._taken(","):
            if len(found) == _LISTED:
                raise self._refused(Fact.FILTER_LIST_TOO_LONG(most=_LISTED), Code.SIZE)
            found.append(self._answer())
        self._close()
        return found

    def _answer(self) -> Token:
        if self._next.sort != WORD:
            raise self._refused(Fact.FILTER_ANSWER_EXPECTED(found=self._found))
        return self._take()
