"""Words and their endings, found in the manual."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from app.manual.pages import Manual

_WORD = re.compile(r"\w+")
# What words end in where they stand for the same: the longest first.
_ENDINGS = {
    "en": ("ing", "ed", "es", "is", "s", "e"),
    "de": ("ern", "ers", "en", "em", "er", "es", "e", "n", "s"),
}
_DOUBLED = re.compile(r"([bdgmnprt])\1$")  # as in "planning"
_LEAST = 3  # letters that stay of a word whose ending goes


@dataclass(frozen=True, slots=True)
class Match:
    """Where words were found: a section, by its page and name, and the line to show of it."""

    page: str
    section: str
    title: str
    line: str


@lru_cache(maxsize=50_000)
def stem(word: str, language: str) -> str:
    """Return what a word has in common with its other forms: no accents, no ending."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    bare = "".join(sign for sign in letters if not unicodedata.combining(sign))
    bare = bare.replace("z", "s") if language == "en" else bare  # "randomised" is "randomized"
    for ending in _ENDINGS.get(language, ()):
        if bare.endswith(ending) and len(bare) - len(ending) >= _LEAST:
            bare = _DOUBLED.sub(r"\1", bare.removesuffix(ending))
            break
    # As in "studies" and "study".
    return bare[:-1] if language == "en" and len(bare) > _LEAST and bare[-1] in "iy" else bare


def stems(text: str, language: str) -> tuple[str, ...]:
    """Return those of the words of a text."""
    return tuple(stem(word, language) for word in _WORD.findall(text))


@dataclass(frozen=True, slots=True)
class _Indexed:
    match: Match
    title: str  # each "\n" and a word, as are the words of the lines and all of them
    language: str
    lines: tuple[tuple[str, str], ...]
    all: str


class Index:
    """The words of all pages of a manual, by section."""

    def __init__(self, manual: Manual) -> None:
        self._sections: list[_Indexed] = []
        for name in manual.order:
            page = manual.page(name)
            for section in page.sections:
                stemmed = [stems(line, page.language) for line in section.lines]
                title = stems(section.title, page.language)
                words = frozenset(title).union(*stemmed)
                match = Match(name, section.name, section.title, "")
                lines = tuple(zip(section.lines, map(_begun, stemmed), strict=True))
                self._sections.append(
                    _Indexed(match, _begun(title), page.language, lines, _begun(words))
                )

    def find(self, query: str) -> list[Match]:
        """Return the sections in which a word begins like each of the query, whatever its ending.

        Those with all of them in the heading come first, then those with them in one line.
        """
        ranked = []
        for place, section in enumerate(self._sections):
            wanted = stems(query, section.language)
            if not wanted or not all(_has(section.all, word) for word in wanted):
                continue
            counts = [sum(_has(found, word) for word in wanted) for _, found in section.lines]
            best = max(range(len(counts)), key=counts.__getitem__, default=-1)
            in_title = all(_has(section.title, word) for word in wanted)
            line = section.lines[best][0] if best >= 0 else ""
            most = counts[best] if best >= 0 else 0
            at = section.match
            shown = Match(at.page, at.section, at.title, _around(line, wanted, section.language))
            ranked.append((not in_title, -most, place, shown))
        return [shown for *_, shown in sorted(ranked, key=lambda each: each[:3])]


def _begun(words: Iterable[str]) -> str:
    """Join words so that what they begin with is found by one look: people wait for each key."""
    return "".join(f"\n{word}" for word in words)


def _has(found: str, word: str) -> bool:
    return f"\n{word}" in found


_BEFORE = 12  # letters that are shown before the word


def _around(line: str, wanted: tuple[str, ...], language: str) -> str:
    """Return a line from a little before the first word that was looked for."""
    for found in _WORD.finditer(line):
        if any(stem(found[0], language).startswith(word) for word in wanted):
            if found.start() <= _BEFORE:
                return line
            begin = line.find(" ", found.start() - _BEFORE) + 1
            return f"… {line[begin:]}"
    return line
