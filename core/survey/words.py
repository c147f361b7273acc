"""The eight words of a digest: 88 bits, eleven at a time, in a list of 2,048 words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

COUNT = 8
_BITS = 11


@cache
def word_list() -> tuple[str, ...]:
    """Return the 2,048 words, in order."""
    text = (files("resources") / "words" / "english.txt").read_text("utf-8")
    return tuple(text.split())


def numbers_of(digest: str) -> tuple[int, ...]:
    """Return the eight numbers, 0 to 2047, of a digest of 64 hex digits, big-endian."""
    head = int(digest, 16) >> (256 - COUNT * _BITS)
    return tuple(head >> _BITS * (COUNT - 1 - i) & (2**_BITS - 1) for i in range(COUNT))


def words_of(digest: str) -> tuple[str, ...]:
    """Return the eight words of a digest of 64 hex digits."""
    return tuple(word_list()[number] for number in numbers_of(digest))
