"""Rules for the texts of a survey: plain, NFC, nothing hidden and nothing that reorders."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from core.facts.errors import Code
from core.facts.names import Fact, FoundFact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.survey.look_alikes import (
    is_ignorable,
    is_overlay,
    is_unknown,
    script,
    selects_variant,
    visible,
)

Text: TypeAlias = str | Mapping[str, str]

LABEL = 200
LONG = 2000

_JOINERS = {"\u200c", "\u200d"}
_DIRECTIONS = {"\u200e", "\u200f"}
_HELPERS = _JOINERS | _DIRECTIONS
# Scripts whose letters join, or stack by a virama, and in which a joiner changes what is read.
_JOINING = {
    *("ARABIC", "SYRIAC", "NKO", "MANDAIC", "MONGOLIAN", "PHAGS_PA", "ADLAM", "HANIFI_ROHINGYA"),
    *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA"),
    *("MALAYALAM", "SINHALA", "KHMER", "MYANMAR", "TIBETAN", "BALINESE", "JAVANESE", "TAI_THAM"),
    *("CHAKMA", "MEETEI_MAYEK", "SUNDANESE", "BUGINESE", "LEPCHA", "LIMBU", "NEWA", "TIRHUTA"),
}


def text_fault(text: str, limit: int, lines: bool) -> FoundFact | None:
    """Return what is wrong with a text, or None."""
    if not visible(text).split():
        return Fact.TEXT_EMPTY()
    if len(text) > limit:
        return Fact.TEXT_TOO_LONG(length=len(text), most=limit)
    for at, char in enumerate(text):
        if (char != "\n" or not lines) and _is_refused(text, at):
            return Fact.CHARACTER_NOT_ALLOWED(character=f"U+{ord(char):04X}")
    if not unicodedata.is_normalized("NFC", text):
        return Fact.NOT_NORMAL()
    return None


def _is_refused(text: str, at: int) -> bool:
    """Tell what no text may hold at a place.

    These are controls, overrides, isolates, the invisible, surrogates, noncharacters, overlays,
    characters for private use, and those that Unicode 14.0 did not have yet.
    """
    char = text[at]
    if " " <= char <= "~":
        return False
    point = ord(char)
    if point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF:
        return True
    if char in _HELPERS:
        return not _helps(text, at)
    if selects_variant(char):
        return at == 0 or not _has_variants(text[at - 1])
    if is_unknown(char) or is_overlay(char):
        return True
    return is_ignorable(char) or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")


def _helps(text: str, at: int) -> bool:
    """Tell whether a joiner or mark of direction stands where a script needs one.

    A joiner stands between two letters. A mark of direction decides where punctuation and
    digits go: the letters that count are the nearest ones, and one is written to the left.
    """
    around = text[at - 1 : at] + text[at + 1 : at + 2]
    if len(around) < 2 or not _HELPERS.isdisjoint(around):
        return False
    if text[at] in _JOINERS:
        return all(unicodedata.category(c)[0] in "LM" and script(c) in _JOINING for c in around)
    before, after = (letters[at] for letters in _nearest_letters(text))
    leftward = [unicodedata.bidirectional(c) in ("R", "AL") for c in (before, after) if c]
    return len(leftward) == 2 and any(leftward)


@lru_cache(maxsize=4)
def _nearest_letters(text: str) -> tuple[list[str], list[str]]:
    """Return the nearest letter before and after each place, '' where there is none."""

    def seen(chars: Iterable[str]) -> Iterator[str]:
        last = ""
        for char in chars:
            yield last
            last = char if char.isalpha() else last

    return list(seen(text)), list(seen(reversed(text)))[::-1]


def _has_variants(char: str) -> bool:
    """Tell whether a selector after a character can be seen: on symbols, digits and ideographs."""
    return unicodedata.category(char)[0] in "SNP" or unicodedata.category(char) == "Lo"


def read_text(
    tree: Tree,
    value: Json,
    where: Where,
    languages: tuple[str, ...],
    limit: int = LABEL,
    lines: bool = False,
) -> Text | None:
    """Read a text in all languages, or a plain string where there is one; TYPE, SCHEMA, TEXT."""
    if isinstance(value, str):
        if len(languages) > 1:
            tree.note(Code.TYPE, where, Fact.LANGUAGES_EXPECTED(languages=", ".join(languages)))
        return _checked(tree, value, where, limit, lines)
    content = tree.object(value, where, languages)
    if content is None:
        return None
    result: dict[str, str] = {}
    for language in languages:
        if language in content:
            place = where / language
            text = tree.string(content[language], place)
            if text is not None and _checked(tree, text, place, limit, lines) is not None:
                result[language] = text
    return result if len(result) == len(languages) else None


def _checked(tree: Tree, text: str, where: Where, limit: int, lines: bool) -> str | None:
    fault = text_fault(text, limit, lines)
    if fault:
        tree.note(Code.TEXT, where, fault)
        return None
    return text


def texts_of(text: Text | None) -> tuple[str, ...]:
    """Return a text in each of its languages; () where it is absent."""
    if text is None:
        return ()
    return (text,) if isinstance(text, str) else tuple(text.values())


def text_in(text: Text | None, language: str) -> str:
    """Return a text in a language; '' where it is absent, the first language where unknown.

    >>> text_in({"en": "Yes", "de": "Ja"}, "de"), text_in("Yes", "de"), text_in({"en": "Yes"}, "fr")
    ('Ja', 'Yes', 'Yes')
    """
    if text is None or isinstance(text, str):
        return text or ""
    return text.get(language) or next(iter(text.values()))
