"""Typed reading of parsed JSON, value by value, each problem with its place.

A `Tree` collects what it finds and goes on, so that an author sees it all at once. What could not
be read comes back as None.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, cast

from core.facts.errors import Code, Problem, Severity, quote
from core.facts.names import Fact, FoundFact
from core.files.canonical import Json

ID = re.compile(r"[a-z][a-z0-9_-]{0,31}", re.ASCII)
_FRACTION = re.compile(r"(0|[1-9][0-9]*)/([1-9][0-9]*)", re.ASCII)
MAX_DENOMINATOR = 10**9


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a value in a file: the keys and positions that lead to it from the top.

    >>> str(TOP / "questions" / 2 / "mechanism" / "p")
    'questions[2].mechanism.p'
    """

    steps: tuple[str | int, ...] = ()

    def __truediv__(self, step: str | int) -> Where:
        return Where((*self.steps, step))

    def __str__(self) -> str:
        return "".join(map(_written, self.steps)).removeprefix(".")


TOP = Where()


def _written(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step if ID.fullmatch(step) else quote(step, 40)}"


class Finding(NamedTuple):
    """A problem and its place. `collecting`: it is in the way of who asks, not of who analyses."""

    problem: Problem
    where: Where
    collecting: bool = False


def finding(
    code: Code,
    where: Where,
    found: FoundFact,
    severity: Severity = Severity.ERROR,
    *,
    collecting: bool = False,
) -> Finding:
    """Make a finding of its parts."""
    return Finding(Problem(code, str(where), found, severity), where, collecting)


class Tree:
    """Reads values at places such as `questions[2].mechanism.p` and notes what is wrong."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def note(
        self, code: Code, where: Where, found: FoundFact, severity: Severity = Severity.ERROR
    ) -> None:
        """Note a problem."""
        self.findings.append(finding(code, where, found, severity))

    @property
    def problems(self) -> list[Problem]:
        """The problems without their steps."""
        return [each.problem for each in self.findings]

    @property
    def failed(self) -> bool:
        """Tell whether an error was noted."""
        return any(each.problem.severity is Severity.ERROR for each in self.findings)

    def object(
        self, value: Json, where: Where, required: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> dict[str, Json] | None:
        """Read an object that has all required keys and no unknown ones; SCHEMA, TYPE."""
        if not isinstance(value, dict):
            self.note(Code.TYPE, where, Fact.OBJECT_EXPECTED(found=kind(value)))
            return None
        known = {*required, *optional}
        for key in required:
            if key not in value:
                self.note(Code.SCHEMA, where, Fact.ENTRY_MISSING(key=quote(key)))
        for key in value:
            if key not in known:
                self.note(Code.SCHEMA, where / key, Fact.ENTRY_UNKNOWN(key=quote(key)))
        for key in optional:
            if key in value and _is_empty(value[key]):
                fact = Fact.ENTRY_EMPTY(key=quote(key))
                self.note(Code.SCHEMA, where / key, fact)
        return value

    def array(self, value: Json, where: Where, least: int, most: int) -> list[Json] | None:
        """Read an array of least to most entries; TYPE, DOMAIN."""
        if not isinstance(value, list):
            self.note(Code.TYPE, where, Fact.LIST_EXPECTED(found=kind(value)))
            return None
        if not least <= len(value) <= most:
            found = Fact.ENTRIES_EXPECTED(least=least, most=most, found=len(value))
            self.note(Code.DOMAIN, where, found)
            return None
        return value

    def integer(self, value: Json, where: Where) -> int | None:
        """Read a whole number; TYPE."""
        if type(value) is not int:
            self.note(Code.TYPE, where, Fact.WHOLE_NUMBER_EXPECTED(found=kind(value)))
            return None
        return value

    def string(self, value: Json, where: Where) -> str | None:
        """Read a string; TYPE."""
        if not isinstance(value, str):
            self.note(Code.TYPE, where, Fact.TEXT_EXPECTED(found=kind(value)))
            return None
        return value

    def one_of(self, value: Json, where: Where, allowed: tuple[str, ...]) -> str | None:
        """Read one of several strings; TYPE, DOMAIN."""
        text = self.string(value, where)
        if text is not None and text not in allowed:
            found = Fact.NONE_OF_THESE(text=quote(text, 40), allowed=", ".join(allowed))
            self.note(Code.DOMAIN, where, found)
            return None
        return text

    def id(self, value: Json, where: Where) -> str | None:
        """Read an id; TYPE, DOMAIN."""
        text = self.string(value, where)
        if text is not None and not ID.fullmatch(text):
            self.note(Code.DOMAIN, where, Fact.NOT_AN_ID(text=quote(text, 40)))
            return None
        return text

    def hexadecimal(self, value: Json, where: Where, digits: int) -> str | None:
        """Read lower-case hexadecimal digits of a fixed number; TYPE, DOMAIN."""
        text = self.string(value, where)
        if text is not None and not re.fullmatch(rf"[0-9a-f]{{{digits}}}", text, re.ASCII):
            self.note(Code.DOMAIN, where, Fact.DIGITS_EXPECTED(digits=digits))
            return None
        return text

    def probability(self, value: Json, where: Where) -> Fraction | None:
        """Read a probability as a reduced fraction in a string; TYPE, NUMBER, RANGE."""
        fraction = self.fraction(value, where)
        if fraction is not None and not 0 <= fraction <= 1:
            self.note(Code.RANGE, where, Fact.NOT_A_PROBABILITY(text=str(value)))
            return None
        return fraction

    def fraction(self, value: Json, where: Where) -> Fraction | None:
        """Read a number of at least 0 as a reduced fraction in a string; TYPE, NUMBER."""
        text = self.string(value, where)
        if text is None:
            return None
        match = _FRACTION.fullmatch(text) if len(text) <= 40 else None
        if match is None:
            self.note(Code.NUMBER, where, Fact.NOT_A_FRACTION(text=quote(text, 40)))
            return None
        fraction = Fraction(int(match[1]), int(match[2]))
        if fraction.denominator != int(match[2]):
            self.note(Code.NUMBER, where, Fact.NOT_REDUCED(text=text, reduced=str(fraction)))
            return None
        if fraction.denominator > MAX_DENOMINATOR:
            self.note(Code.NUMBER, where, Fact.DENOMINATOR_TOO_LARGE(most=MAX_DENOMINATOR))
            return None
        return fraction

    def flag(self, value: Json, where: Where) -> bool:
        """Read an entry that is true or left out; TYPE (null and false are SCHEMA already)."""
        if value is not True and not _is_empty(value):
            self.note(Code.TYPE, where, Fact.TRUE_EXPECTED(found=kind(value)))
        return value is True


def _is_empty(value: Json) -> bool:
    """Tell whether a value stands for absence; 0 is a value."""
    return value is None or value is False or value in ("", [], {})


def kind(value: Json) -> FoundFact | str:
    """Name the JSON type of a value, or the value where it stands for itself."""
    names = {dict: Fact.AN_OBJECT, list: Fact.A_LIST, str: Fact.A_TEXT, int: Fact.A_NUMBER}
    if value is None or isinstance(value, bool):
        return str(value).lower().replace("none", "null")
    return names[cast(type, type(value))]()
