"""Making names and labels fit into a format, so that they stay apart and can be read.

A label is cut between characters, never within one, and its option stays rather than the question.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.interchange.datasets.table import Label

_CUT = "…"
_LEAST = 8  # of a question that is worth standing before its option
_JOINER = "\u200d"


@dataclass(frozen=True, slots=True)
class Naming:
    """Which names a format takes: characters that stand in none, how long, which are its own.

    `reserved` and `folded` names are compared in any case where `folded` says so.
    """

    forbidden: re.Pattern[str]
    longest: int
    reserved: frozenset[str] = frozenset()
    ends: str = ""  # what no name may end with
    numbered: re.Pattern[str] | None = None  # names of its own sort, such as str12


SPSS = Naming(
    re.compile(r"[^\w.@#$]", re.ASCII),
    64,
    frozenset(["all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with"]),
    ends=".",
)
STATA = Naming(
    re.compile(r"[^\w]", re.ASCII),
    32,
    frozenset(
        (
            *("_all", "_b", "_coef", "_cons", "_n", "_pi", "_pred", "_rc", "_skip"),
            *("byte", "double", "float", "int", "long", "strl", "if", "in", "using", "with"),
        )
    ),
    numbered=re.compile(r"str\d+"),
)


def names_in(naming: Naming, names: Sequence[str]) -> tuple[str, ...]:
    """Return what each name becomes in a format: the same where it can be, and none twice.

    Names that differ only in case are told apart by a number, as SPSS and people take them for
    the same. Those that can stay as they are do, whatever stands before them.

    >>> names_in(STATA, ["job.sales", "job_sales", "with", "a-b"])
    ('job_sales_2', 'job_sales', 'with_2', 'a_b')
    """
    found: dict[int, str] = {}
    taken: set[str] = set()
    for stays in (True, False):
        for place, name in enumerate(names):
            if place in found:
                continue
            made = _free(naming, name, taken)
            if made == name or not stays:
                found[place] = made
                taken.add(made.casefold())
    return tuple(found[place] for place in range(len(names)))


def _free(naming: Naming, name: str, taken: set[str]) -> str:
    plain = naming.forbidden.sub("_", name)
    if not (plain[:1].isalpha() and plain[:1].isascii()):
        plain = f"v{plain}"
    number, tail = 1, ""
    while True:
        made = plain[: naming.longest - len(tail)].rstrip(naming.ends or None) + tail
        folded = made.casefold()
        own = folded in naming.reserved or (naming.numbered and naming.numbered.fullmatch(folded))
        if folded not in taken and not own:
            return made
        number += 1
        tail = f"_{number}"


def characters(text: str) -> int:
    """Return the length of a text in characters."""
    return len(text)


def utf8_bytes(text: str) -> int:
    """Return the length of a text in bytes."""
    return len(text.encode())


def cut(text: str, most: int, size: Callable[[str], int] = characters) -> str:
    """Return a text of at most that size, cut between characters with … at its end.

    >>> cut("Ärger mit Ämtern", 9, utf8_bytes)
    'Ärger…'
    """
    if size(text) <= most:
        return text
    end = min(len(text), most)
    while end and (size(text[:end]) + size(_CUT) > most or _within(text, end)):
        end -= 1
    return text[:end].rstrip() + _CUT


def _within(text: str, at: int) -> bool:
    """Tell whether a place lies within what people take for one character."""
    if at >= len(text):
        return False
    return (
        text[at] == _JOINER or text[at - 1] == _JOINER or unicodedata.category(text[at])[0] == "M"
    )


def cut_label(label: Label, most: int, size: Callable[[str], int] = characters) -> str:
    """Return a label of at most that size; of an option, the end of the question goes before it.

    >>> cut_label(Label("Which of these occupations fits you best?", "Craft or repair"), 34)
    'Which of these… :: Craft or repair'
    """
    whole = label.whole
    if size(whole) <= most:
        return whole
    room = most - size(f" :: {label.option}")
    if not label.option or room < _LEAST:  # then of the option as much as there is room
        return cut(label.option or label.text, most, size)
    return f"{cut(label.text, room, size)} :: {label.option}"


def cut_values(
    values: Mapping[int, str], most: int, size: Callable[[str], int] = characters
) -> dict[int, str]:
    """Return what numbers mean, each text of at most that size and none of them twice.

    >>> cut_values({0: "Never", 1: "Never"}, 9)
    {0: 'Never', 1: 'Never [1]'}
    """
    found: dict[int, str] = {}
    for value, text in values.items():
        made = cut(text, most, size)
        if made in found.values():
            tail = f" [{value}]"
            made = cut(text, most - size(tail), size) + tail
        found[value] = made
    return found


def lines_of(texts: Iterable[str], most: int) -> list[str]:
    """Return texts as lines of at most so many bytes, broken between words where there are any.

    >>> lines_of(["Saved with a wheel."], 12)
    ['Saved with a', 'wheel.']
    """
    return [line for text in texts for line in _broken(" ".join(text.split()), most)]


def _broken(text: str, most: int) -> list[str]:
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if utf8_bytes(longer) <= most:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while utf8_bytes(line) > most:
            end = min(len(line), most)
            while end and (utf8_bytes(line[:end]) > most or _within(line, end)):
                end -= 1
            end = end or 1
            lines.append(line[:end])
            line = line[end:]
    return [*lines, line]
