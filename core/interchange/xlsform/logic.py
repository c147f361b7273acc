"""The two expressions of an XLSForm that a survey can say: who is asked, and a range of numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

_MOST_NESTED = 100  # parentheses of an expression that is read at all
_NAME = r"[A-Za-z_][A-Za-z0-9._-]*"
# Spreadsheets turn straight quotes into curved ones.
_QUOTED = r"(?:'([^']*)'|\"([^\"]*)\"|\u2018([^\u2019]*)\u2019|\u201c([^\u201d]*)\u201d)"
_EQUAL = re.compile(rf"\$\{{\s*({_NAME})\s*\}}\s*(!?=)\s*(?:{_QUOTED}|(-?\d+))")
_SELECTED = re.compile(rf"selected\s*\(\s*\$\{{\s*({_NAME})\s*\}}\s*,\s*{_QUOTED}\s*\)")
_OR = re.compile(r"\s+or\s+", re.IGNORECASE)
_NOT = re.compile(r"not\s*\((.*)\)", re.IGNORECASE | re.DOTALL)
_COMPARED = re.compile(rf"\$\{{\s*({_NAME})\s*\}}\s*(>=|<=|>|<)\s*(-?\d+)")
_BOUND = re.compile(r"\.\s*(>=|<=|>|<)\s*(-?\d+)")
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_CHOSEN = rf"selected\s*\(\s*\.\s*,\s*{_QUOTED}\s*\)"
_COUNT = r"count-selected\s*\(\s*\.\s*\)"
_SEVERAL, _SINGLE = (
    rf"\(?{_COUNT}\s*(?:>\s*1|>=\s*2|!=\s*1)\)?",
    rf"\(?{_COUNT}\s*(?:=\s*1|<\s*2|<=\s*1)\)?",
)
# The ways in which forms say that a choice stands alone.
_ALONE = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"not\s*\(\s*{_CHOSEN}\s+and\s+{_SEVERAL}\s*\)",
        rf"not\s*\(\s*{_SEVERAL}\s+and\s+{_CHOSEN}\s*\)",
        rf"not\s*\(\s*{_CHOSEN}\s*\)\s+or\s+{_SINGLE}",
        rf"{_SINGLE}\s+or\s+not\s*\(\s*{_CHOSEN}\s*\)",
        rf"if\s*\(\s*{_CHOSEN}\s*,\s*{_SINGLE}\s*,\s*(?:true\s*\(\s*\)|1)\s*\)",
    )
)
PIPED = re.compile(r"\$\{[^}]*\}")


@dataclass(frozen=True, slots=True)
class Term:
    """What an expression asks of one question: one of some names, or a number in a range.

    `others`: any answer but these names.
    """

    name: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    others: bool = False


@dataclass(frozen=True, slots=True)
class Relevant:
    """What an expression asks for: all of its terms or, where not `every`, any of them."""

    terms: tuple[Term, ...]
    every: bool = True


def read_relevant(text: str) -> Relevant | None:
    """Read who is asked: terms joined by `and` or by `or`; None for anything else.

    A term is `${q} = 'b'`, `selected(${q}, 'a')`, several of these of one question joined by `or`,
    or `${age} >= 18`; `${q} != 'b'` and `not(${q} = 'b')` are any other answer. Two ends of one
    range are one term.

    >>> read_relevant("${sex} = 'f' or selected(${sex}, 'm')").terms[0].values
    ('f', 'm')
    >>> read_relevant("${age} >= 18 and ${age} < 65").terms
    (Term(name='age', values=(), low=18, high=64, others=False),)
    """
    if text.count("(") > _MOST_NESTED:
        return None
    some = _split(_OR, text)
    if len(some) > 1:
        terms = [_all_of(part) for part in some]
        merged = _merged([term for term in terms if term is not None], _either)
        return None if None in terms else Relevant(tuple(merged), len(merged) == 1)
    found = [read_relevant(part) if _OR.search(part) else _one(part) for part in _split(_AND, text)]
    terms = [each.terms[0] if each is not None and len(each.terms) == 1 else None for each in found]
    merged = _merged([term for term in terms if term is not None], _both)
    return None if None in terms else Relevant(tuple(merged))


def _all_of(text: str) -> Term | None:
    """Read one of several alternatives: a term, of which the two ends of a range are one."""
    read = None if len(_split(_OR, text)) > 1 else read_relevant(text)
    return read.terms[0] if read is not None and len(read.terms) == 1 else None


def _one(text: str) -> Relevant | None:
    if (inner := _NOT.fullmatch(text)) is not None:
        term = _one(_unwrapped(inner[1]))
        if term is None or not term.terms[0].values or term.terms[0].others:
            return None
        return Relevant((replace(term.terms[0], others=True),))
    if (found := _EQUAL.fullmatch(text)) is not None:
        name, sign, *quoted = found.groups()
        value = next((each for each in quoted if each is not None), "")
        return Relevant((Term(name, (value,), others=sign == "!="),))
    if (found := _SELECTED.fullmatch(text)) is not None:
        name, *quoted = found.groups()
        return Relevant((Term(name, (next(each for each in quoted if each is not None),)),))
    found = _COMPARED.fullmatch(text)
    return None if found is None else Relevant((Term(found[1], (), *_ends(found[2], found[3])),))


def _ends(sign: str, number: str) -> tuple[int | None, int | None]:
    """Return the least and the greatest whole number that a comparison lets through."""
    if sign.startswith(">"):
        return int(number) + (sign == ">"), None
    return None, int(number) - (sign == "<")


def _merged(terms: Sequence[Term], merge: Callable[[Term, Term], Term | None]) -> list[Term]:
    """Make one term of several of one question, where one can say them."""
    found: list[Term] = []
    for term in terms:
        for at, before in enumerate(found):
            both = merge(before, term) if before.name == term.name else None
            if both is not None:
                found[at] = both
                break
        else:
            found.append(term)
    return found


def _either(one: Term, other: Term) -> Term | None:
    if not one.values or not other.values or one.others or other.others:
        return None
    return replace(one, values=tuple(dict.fromkeys((*one.values, *other.values))))


def _both(one: Term, other: Term) -> Term | None:
    if one.values or other.values or one.low == other.low or one.high == other.high:
        return None
    ends = one.low is None, one.high is None, other.low is None, other.high is None
    if ends == (False, True, True, False):
        return replace(one, high=other.high)
    return replace(one, low=other.low) if ends == (True, False, False, True) else None


def write_relevant(relevant: Relevant, many: Collection[str] = ()) -> str:
    """Write who is asked; of the questions named in `many` several answers can be chosen.

    >>> write_relevant(Relevant((Term("sex", ("f",)), Term("age", low=18, high=64))))
    "${sex} = 'f' and ${age} >= 18 and ${age} <= 64"
    """
    terms = [_written(term, term.name in many) for term in relevant.terms]
    if len(terms) == 1:
        return " and ".join(terms[0]) if not relevant.terms[0].values else " or ".join(terms[0])
    inner = [
        " or ".join(each) if term.values else " and ".join(each)
        for term, each in zip(relevant.terms, terms, strict=True)
    ]
    wrapped = [
        f"({text})" if len(each) > 1 and bool(term.values) == relevant.every else text
        for term, each, text in zip(relevant.terms, terms, inner, strict=True)
    ]
    return (" and " if relevant.every else " or ").join(wrapped)


def write_alone(name: str) -> str:
    """Write that a choice stands alone where it is chosen.

    >>> write_alone("none")
    "not(selected(., 'none') and count-selected(.) > 1)"
    """
    return f"not(selected(., '{name}') and count-selected(.) > 1)"


def read_alone(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read which choices stand alone; returns them, and the parts that say anything else.

    >>> read_alone("not(selected(., 'none') and count-selected(.) > 1) and count-selected(.) < 4")
    (('none',), ('count-selected(.) < 4',))
    """
    if text.count("(") > _MOST_NESTED:
        return (), (text,)
    names, rest = list[str](), list[str]()
    for part in _split(_AND, text):
        found = next((each for form in _ALONE if (each := form.fullmatch(part))), None)
        if found is None:
            rest += [part] if part else []
        else:
            names += [next(each for each in found.groups() if each is not None)]
    return tuple(names), tuple(rest)


def _written(term: Term, many: bool) -> list[str]:
    name = f"${{{term.name}}}"
    if term.values and many:
        return [f"selected({name}, '{value}')" for value in term.values]
    if term.values:
        return [f"{name} = '{value}'" for value in term.values]
    ends = ((">=", term.low), ("<=", term.high))
    return [f"{name} {sign} {end}" for sign, end in ends if end is not None]


def _split(joint: re.Pattern[str], text: str) -> list[str]:
    """Split an expression where it is joined outside of parentheses, each part unwrapped."""
    text = _unwrapped(text)
    parts, start = list[str](), 0
    for found in joint.finditer(text):
        if text.count("(", 0, found.start()) == text.count(")", 0, found.start()):
            parts.append(text[start : found.start()])
            start = found.end()
    return [_unwrapped(part) for part in [*parts, text[start:]]]


@dataclass(frozen=True, slots=True)
class Range:
    """The lowest and the highest whole number that a constraint lets through, and what else it is.

    `rest` are the parts of it that are no end of the range, as they stand.
    """

    low: int | None = None
    high: int | None = None
    rest: tuple[str, ...] = ()


def read_range(text: str) -> Range:
    """Read `. >= 0 and . <= 100`, as far as it is a range.

    >>> read_range(".>0 and . <= 100"), read_range("(. >= 0 and . < 9) or . = 99").rest
    (Range(low=1, high=100, rest=()), ('. = 99',))
    """
    if text.count("(") > _MOST_NESTED:
        return Range(rest=(text,))
    some = _split(_OR, text)
    if len(some) > 1:
        # Of a range or single codes beside it, the codes are the rest.
        ranges = [found for found in map(read_range, some) if found.low is not None]
        if len(ranges) != 1 or ranges[0].rest:
            return Range(rest=(text,))
        rest = tuple(part for part in some if read_range(part).low is None)
        return replace(ranges[0], rest=rest)
    found = Range()
    for part in _split(_AND, text):
        bound = _BOUND.fullmatch(part)
        if bound is None:
            found = replace(found, rest=(*found.rest, part) if part else found.rest)
            continue
        least, most = _ends(bound[1], bound[2])
        found = replace(
            found,
            low=found.low if least is None else least,
            high=found.high if most is None else most,
        )
    return found


def _unwrapped(text: str) -> str:
    text = text.strip()
    while text.startswith("(") and text.endswith(")") and _closes_last(text):
        text = text[1:-1].strip()
    return text


def _closes_last(text: str) -> bool:
    """Tell whether the first parenthesis is closed by the last character."""
    depth = 0
    for at, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return at == len(text) - 1
    return False
