"""The eight words of a digest: 88 bits, eleven at a time, in a list of 2,048 words.

Two surveys with the same words are found by about 2**44 tries. The bits are those of a slow hash
of the digest, so that a try takes a quarter of a second and 64 MiB rather than a microsecond.
Source: RFC 7914 (scrypt).
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

COUNT = 8
COST = 2**16
"""N of scrypt: with r = 8 it takes 64 MiB and about a quarter of a second."""
_SALT = b"candor-words-1"
_BITS = 11
_MEMORY = 2**27  # twice what is needed; OpenSSL allows less by itself
_MOST_KEPT = 512

_numbers: dict[tuple[str, int], tuple[int, ...]] = {}


@cache
def word_list() -> tuple[str, ...]:
    """Return the 2,048 words, in order."""
    text = (files("resources") / "words" / "english.txt").read_text("utf-8")
    return tuple(text.split())


def slow_hash(digest: str) -> bytes:
    """Return the 32 bytes of which the words are made; takes its time by design."""
    password = bytes.fromhex(digest)
    return hashlib.scrypt(password, salt=_SALT, n=COST, r=8, p=1, maxmem=_MEMORY, dklen=32)


def numbers_of(digest: str) -> tuple[int, ...]:
    """Return the eight numbers, 0 to 2047, of a digest of 64 hex digits, big-endian.

    It takes its time where they are not known yet: not for the thread of a window.
    """
    key = (digest, COST)
    found = _numbers.get(key)
    if found is None:
        head = int.from_bytes(slow_hash(digest), "big") >> (256 - COUNT * _BITS)
        found = tuple(head >> _BITS * (COUNT - 1 - i) & (2**_BITS - 1) for i in range(COUNT))
        if len(_numbers) >= _MOST_KEPT:
            _numbers.clear()
        _numbers[key] = found
    return found


def are_known(digest: str) -> bool:
    """Tell whether the words of a digest were made before, so that they come at once."""
    return (digest, COST) in _numbers


def words_of(digest: str) -> tuple[str, ...]:
    """Return the eight words of a digest of 64 hex digits; see `numbers_of` on its time."""
    return tuple(word_list()[number] for number in numbers_of(digest))
