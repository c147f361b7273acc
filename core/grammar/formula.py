"""Formulas of a regression as people write them, `bribe ~ age + sex + age:sex`: read, written back.

    formula    = outcome "~" sum
    outcome    = question [ "." option ]
    sum        = [ "-" ] product { ( "+" | "-" ) product }
    product    = crossing { "*" crossing }
    crossing   = one { ":" one }
    one        = "0" | "1" | question [ "." option ] | "(" sum ")"
               | "cut" "(" question "," edge { "," edge } ")"
               | "ref" "(" one question as above "," answer ")"

`a:b` crosses two terms, `a*b` is both and their crossing, `-` takes a term away, and `0 +` or
`- 1` the constant. `ref(sex, "woman")` compares the other answers with this one, wherever the
question stands; an answer is an id or a label, in quotes unless it is a plain word. Ids that hold a
hyphen stand in backquotes. What is read is a list of terms: data, of which nothing is ever run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, TypeAlias

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.grammar.tokens import DEEPEST, NUMBER, WORD, Grammar, Reader, Token, place, tokens

LONGEST: Final = 4_000
"""Characters that a formula may have."""
MOST_TERMS: Final = 64
MOST_CROSSED: Final = 6
"""Questions that one term may cross."""
MOST_EDGES: Final = 64

_CUT: Final = "cut"
_REF: Final = "ref"
_TEXT: Final = "text"  # what stands in quotes
_DIGITS: Final = 20  # of an edge; every grid's numbers have fewer
_PLAIN: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_GRAMMAR: Final = Grammar(
    re.compile(
        r"(?P<word>[A-Za-z_][A-Za-z0-9_]*)|(?P<number>[0-9]+(?![A-Za-z0-9_]))"
        r"|`(?P<quoted>[^`]*)`|\"(?P<text>[^\"]*)\"|(?P<mark>[~+:*\-().,])"
    ),
    lambda text: Fact.FORMULA_CHARACTER(text=text),
)


@dataclass(frozen=True, slots=True)
class Factor:
    """A question in a formula, one `option` of a many-of, or a number cut at `edges`.

    `column` is its place in the text, from 1; 0 where it was not read from one.
    """

    question: str
    option: str | None = None
    edges: tuple[int, ...] = ()
    column: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        """Return it as it is written."""
        name = _word(self.question)
        if self.option is not None:
            return f"{name}.{_word(self.option)}"
        return f"{_CUT}({', '.join([name, *map(str, self.edges)])})" if self.edges else name

    @property
    def name(self) -> str:
        """The question, with the option behind a point: what its coefficients are called by."""
        return self.question if self.option is None else f"{self.question}.{self.option}"

    def place(self) -> str:
        """Return where it stands in the text; '' if nowhere."""
        return place(self.column) if self.column else ""


@dataclass(frozen=True, slots=True)
class Reference:
    """The `answer`, by its id or a label, with which the others to a question are compared.

    `column` is its place in the text, from 1; 0 where it was not read from one. Raises ValueError
    for an answer that cannot be written.
    """

    factor: Factor
    answer: str
    column: int = field(default=0, compare=False, repr=False)

    def __post_init__(self) -> None:
        if '"' in self.answer:
            raise ValueError("an answer in quotes holds none")

    def __str__(self) -> str:
        """Return it as it is written."""
        return f'{_REF}({self.factor}, "{self.answer}")'

    def place(self) -> str:
        """Return where the answer stands in the text; '' if nowhere."""
        return place(self.column) if self.column else ""


Term: TypeAlias = tuple[Factor, ...]
"""The factors that a term crosses: those that are terms themselves first, in the order of these."""


@dataclass(frozen=True, slots=True)
class Formula:
    """An outcome, and the terms that explain it, mains first; `constant` is the intercept.

    `references` are answers with which others are compared, in the order of the factors; of a
    question without one it is the first. Raises ValueError for a term twice, an empty one, terms
    out of order, and for references of other factors.
    """

    outcome: Factor
    terms: tuple[Term, ...]
    constant: bool = True
    references: tuple[Reference, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot have been written."""
        factors = self.factors
        if [each.factor for each in self.references] != [
            factor for factor in factors if self.reference(factor)
        ]:
            raise ValueError("references are of factors, once each, in their order")
        sets = [frozenset(term) for term in self.terms]
        sizes = [len(term) for term in self.terms]
        if len(set(sets)) < len(sets) or sizes != sorted(sizes) or 0 in sizes:
            raise ValueError("terms are told once each, mains first")

    @property
    def factors(self) -> tuple[Factor, ...]:
        """Every factor once, in the order of the terms."""
        return tuple(dict.fromkeys(factor for term in self.terms for factor in term))

    def reference(self, factor: Factor) -> Reference | None:
        """Return what the answers to a question are compared with, where that is chosen."""
        return next((each for each in self.references if each.factor == factor), None)

    def without(self, term: Term) -> Formula:
        """Return the formula less a term."""
        return self.explained_by(each for each in self.terms if each != term)

    def explained_by(self, terms: Iterable[Term]) -> Formula:
        """Return the formula with other terms; references of what is not named go."""
        bare = Formula(self.outcome, tuple(terms), self.constant)
        return bare.compared_with(self.references)

    def compared_with(self, references: Iterable[Reference]) -> Formula:
        """Return the formula with other references; those of what it does not name are left out."""
        chosen = {each.factor: each for each in references}
        kept = tuple(chosen[factor] for factor in self.factors if factor in chosen)
        return replace(self, references=kept)


def term_text(term: Term) -> str:
    """Write a term: its factors with `:` between them."""
    return ":".join(map(str, term))


def write(formula: Formula) -> str:
    """Write a formula as text, the same for equal formulas.

    >>> write(read("bribe~(age+sex) * `a-b` - age:`a-b`"))
    'bribe ~ age + sex + `a-b` + sex:`a-b`'
    """
    texts = [] if formula.constant else ["0"]
    untold = {each.factor: str(each) for each in formula.references}  # each is told once
    for term in formula.terms:
        texts.append(":".join(untold.pop(factor, "") or str(factor) for factor in term))
    return f"{formula.outcome} ~ {' + '.join(texts) or '1'}"


def read_factor(text: str) -> Factor:
    """Read one question, or a number that is cut. Raises `Refused` with the column of an error.

    >>> str(read_factor("cut( age,30 , 45)"))
    'cut(age, 30, 45)'
    """
    if len(text) > LONGEST:
        raise refuse(Code.SIZE, place(LONGEST + 1), Fact.FORMULA_TOO_LONG(most=LONGEST))
    return _Formula(tokens(text, _GRAMMAR)).alone()


def read(text: str) -> Formula:
    """Read a formula. Raises `Refused` with the column of the first error.

    >>> read("y ~ a*b") == read("y ~ a + b + b:a")
    True
    """
    if len(text) > LONGEST:
        raise refuse(Code.SIZE, place(LONGEST + 1), Fact.FORMULA_TOO_LONG(most=LONGEST))
    return _Formula(tokens(text, _GRAMMAR)).whole()


def _word(text: str) -> str:
    return text if _PLAIN.fullmatch(text) and text not in (_CUT, _REF) else f"`{text}`"


# While it is read a sum is its terms, each a set of factors; the constant is the set of none.
_Terms: TypeAlias = dict[frozenset[Factor], None]
_CONSTANT: Final[frozenset[Factor]] = frozenset()


class _Formula(Reader):
    """Takes one token after the other; `_mentioned` are the factors as they come."""

    _unclosed: ClassVar[Fact] = Fact.FORMULA_BRACKET_EXPECTED

    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(tokens)
        self._mentioned: list[Factor] = []
        self._references: dict[Factor, Reference] = {}

    def whole(self) -> Formula:
        if self._next.sort != WORD:
            raise self._refused(Fact.FORMULA_NO_OUTCOME(found=self._found))
        outcome = self._question()
        if not self._taken("~"):
            raise self._refused(Fact.FORMULA_NO_OUTCOME(found=self._found))
        terms = self._sum(0, {_CONSTANT: None})
        if self._next.sort:
            raise self._refused(Fact.FORMULA_SIGN_EXPECTED(found=self._found))
        constant = _CONSTANT in terms
        if not terms:
            raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
        mains = [next(iter(term)) for term in terms if len(term) == 1]
        rest = sorted(self._mentioned, key=str)
        order = {factor: at for at, factor in enumerate(dict.fromkeys([*mains, *rest]))}
        told = [tuple(sorted(term, key=order.__getitem__)) for term in terms if term]
        for factor in self._mentioned:
            if (factor.question, factor.option) == (outcome.question, outcome.option):
                fact = Fact.FORMULA_ITS_OWN(question=factor.question)
                raise refuse(Code.DOMAIN, factor.place(), fact)
        bare = Formula(outcome, tuple(sorted(told, key=len)), constant)
        return bare.compared_with(self._references.values())

    def alone(self) -> Factor:
        if self._next.sort != WORD:
            raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
        factor = self._question()
        if self._next.sort:
            raise self._refused(Fact.FORMULA_SIGN_EXPECTED(found=self._found))
        return factor

    def _sum(self, depth: int, start: _Terms) -> _Terms:
        """Read terms that are added to some, or taken from them."""
        terms, minus = dict(start), self._taken("-")
        while True:
            column = self._next.column
            zero = self._next.sort == NUMBER and self._next.text == "0"
            found = self._product(depth)
            if zero:  # `+ 0` is `- 1`, and `- 0` is `+ 1`
                found, minus = {_CONSTANT: None}, not minus
            for term in found:
                if minus:
                    terms.pop(term, None)
                else:
                    terms[term] = None
            self._bounded(terms, column)
            if self._next.sort not in ("+", "-"):
                return terms
            minus = self._take().sort == "-"

    def _product(self, depth: int) -> _Terms:
        terms, column = self._crossing(depth), self._next.column
        while self._taken("*"):
            other = self._crossing(depth)
            terms = terms | other | self._crossed(terms, other, column)
            self._bounded(terms, column)
        return terms

    def _crossing(self, depth: int) -> _Terms:
        terms, column = self._one(depth), self._next.column
        while self._taken(":"):
            terms = self._crossed(terms, self._one(depth), column)
        return terms

    def _crossed(self, one: _Terms, other: _Terms, column: int) -> _Terms:
        if _CONSTANT in one or _CONSTANT in other:
            raise refuse(Code.SYNTAX, place(column), Fact.FORMULA_ALONE())
        if len(one) * len(other) > MOST_TERMS**2:
            raise self._too_many(column)
        found = {a | b: None for a in one for b in other}
        self._bounded(found, column)
        return found

    def _bounded(self, terms: _Terms, column: int) -> None:
        if len(terms) > MOST_TERMS + 1 or any(len(term) > MOST_CROSSED for term in terms):
            raise self._too_many(column)

    def _too_many(self, column: int) -> Refused:
        fact = Fact.FORMULA_TOO_MANY(most=MOST_TERMS, crossed=MOST_CROSSED)
        return refuse(Code.SIZE, place(column), fact)

    def _one(self, depth: int) -> _Terms:
        if depth > DEEPEST:
            raise self._refused(Fact.FORMULA_TOO_DEEP(most=DEEPEST), Code.DEPTH)
        if self._taken("("):
            inner = self._sum(depth + 1, {})
            self._close()
            return inner
        if self._next.sort == NUMBER and self._next.text in ("0", "1"):
            self._take()
            return {_CONSTANT: None}
        if self._next.sort != WORD:
            raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
        if self._next.text == _REF and self._tokens[self._at + 1].sort == "(":
            factor = self._compared()
        else:
            factor = self._question()
        self._mentioned.append(factor)
        return {frozenset({factor}): None}

    def _compared(self) -> Factor:
        """Read a question and the answer with which its others are compared."""
        self._at += 2
        if self._next.sort != WORD:
            raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
        factor = self._question()
        if not self._taken(","):
            raise self._refused(Fact.FORMULA_REFERENCE_EXPECTED(question=factor.question))
        if self._next.sort not in (WORD, NUMBER, _TEXT):
            raise self._refused(Fact.FORMULA_REFERENCE_EXPECTED(question=factor.question))
        token = self._take()
        self._close()
        chosen = Reference(factor, token.text, token.column)
        if self._references.setdefault(factor, chosen) != chosen:
            fact = Fact.FORMULA_TWO_REFERENCES(question=factor.question)
            raise refuse(Code.DUPKEY, place(token.column), fact)
        return factor

    def _question(self) -> Factor:
        token = self._take()
        if token.text == _CUT and self._taken("("):
            return self._cut(token.column)
        option = None
        if self._taken("."):
            if self._next.sort != WORD:
                raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
            option = self._take().text
        return Factor(token.text, option, (), token.column)

    def _cut(self, column: int) -> Factor:
        if self._next.sort != WORD:
            raise self._refused(Fact.FORMULA_TERM_EXPECTED(found=self._found))
        question, edges = self._take().text, list[int]()
        while self._taken(","):
            at = self._next.column
            minus = self._taken("-")
            token = self._next
            if token.sort != NUMBER or len(token.text) > _DIGITS:
                raise self._refused(Fact.FORMULA_EDGES(question=question), Code.NUMBER)
            self._take()
            edge = -int(token.text) if minus else int(token.text)
            if len(edges) == MOST_EDGES or (edges and edge <= edges[-1]):
                raise refuse(Code.RANGE, place(at), Fact.FORMULA_EDGES(question=question))
            edges.append(edge)
        if not edges:
            raise self._refused(Fact.FORMULA_EDGES(question=question))
        self._close()
        return Factor(question, None, tuple(edges), column)
