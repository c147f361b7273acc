"""The two expressions of an XLSForm that a survey can say: who is asked, and a range of numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NAME = r"[A-Za-z_][A-Za-z0-9._-]*"
# Spreadsheets turn straight quotes into curved ones.
_QUOTED = r"(?:'([^']*)'|\"([^\"]*)\"|\u2018([^\u2019]*)\u2019|\u201c([^\u201d]*)\u201d)"
_EQUAL = re.compile(rf"\$\{{\s*({_NAME})\s*\}}\s*=\s*(?:{_QUOTED}|(\d+))")
_SELECTED = re.compile(rf"selected\s*\(\s*\$\{{\s*({_NAME})\s*\}}\s*,\s*{_QUOTED}\s*\)")
_OR = re.compile(r"\s+or\s+", re.IGNORECASE)
_BOUND = re.compile(r"\.\s*(>=|<=|>|<)\s*(-?\d+)")
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
PIPED = re.compile(r"\$\{[^}]*\}")


def read_relevant(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Read `selected(${q}, 'a') or ${q} = 'b'`: the question's name and the names chosen.

    None where it is anything else, or asks two questions.

    >>> read_relevant("${sex} = 'f' or selected(${sex}, 'm')")
    ('sex', ('f', 'm'))
    """
    names: dict[str, None] = {}
    values: dict[str, None] = {}
    for part in _OR.split(_unwrapped(text)):
        found = _EQUAL.fullmatch(_unwrapped(part)) or _SELECTED.fullmatch(_unwrapped(part))
        if found is None:
            return None
        name, *quoted = found.groups()
        names[name] = None
        values[next((value for value in quoted if value is not None), "")] = None
    return (next(iter(names)), tuple(values)) if len(names) == 1 else None


def write_relevant(name: str, values: Sequence[str], *, many: bool) -> str:
    """Write who is asked; `many` where several can be chosen of the question it reads."""
    if many:
        return " or ".join(f"selected(${{{name}}}, '{value}')" for value in values)
    return " or ".join(f"${{{name}}} = '{value}'" for value in values)


def read_range(text: str) -> tuple[int | None, int | None] | None:
    """Read `. >= 0 and . <= 100`: lowest and highest whole number; None for anything else.

    >>> read_range(".>0 and . <= 100")
    (1, 100)
    """
    low: int | None = None
    high: int | None = None
    for part in _AND.split(_unwrapped(text)):
        found = _BOUND.fullmatch(_unwrapped(part))
        if found is None:
            return None
        sign, number = found[1], int(found[2])
        if sign.startswith(">"):
            low = number + (sign == ">")
        else:
            high = number - (sign == "<")
    return low, high


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
