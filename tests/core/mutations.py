"""Damage to the bytes of a valid file, by chance but repeatable.

A few changes at once, as a bad disk, a careless editor or somebody who means harm would make
them. Most are small, so that what is reached lies behind the first checks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

_TOKENS = (
    *(b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\n", b"\r\n", b"\t", b" ", b"\0", b"-"),
    *(b"null", b"true", b"false", b"NaN", b"Infinity", b"-0", b"1e400", b"1.0", b"0x1", b"01"),
    *(b"\\u0000", b"\\ud800", b"\\u202e", b'"":0,', b'"a":{},', b"[[]]", b"1/0", b"6/8", b";;"),
    *(b"../", b"'", b"=1+1", b"<b>", b"%s", b"PK\x03\x04", b"SQLite format 3\0"),
)
_NO_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\x80", b"\xe2\x82")
_UNICODE = ("\ufeff", "\u2028", "\u202e", "\u200b", "e\u0301", "\U0010ffff", "\uff1d", "\u0661")
_NUMBERS = (
    *(b"-1", b"2", b"9007199254740991", b"9007199254740992", b"-9007199254740993"),
    *(b"18446744073709551616", b"9" * 25, b"9" * 400, b"1" * 5000),
)
_DIGITS = re.compile(rb"[0-9]+")
_VALUES = re.compile(rb'"[^"]*"|[^][{}",:;\n]+')
_OVERSIZE = 300 * 1024


def mutated(data: bytes, others: Sequence[bytes], random: Random) -> bytes:
    """Return the file with one to three changes; `others` are valid files to splice it with."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        if random.randrange(1000) == 0:
            data = _oversize(data, random)
        elif random.randrange(12) == 0:
            data = _splice(data, random.choice(others), random)
        else:
            data = random.choice(_CHANGES)(data, random)
    return data


def _place(data: bytes, random: Random) -> int:
    return random.randrange(len(data) + 1)


def _span(data: bytes, random: Random) -> tuple[int, int]:
    start = _place(data, random)
    longest = random.choice((1, 4, 16, 64, max(1, len(data))))
    return start, min(len(data), start + random.randint(1, longest))


def _flip(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    if start == end:
        return data
    return data[:start] + bytes([data[start] ^ 1 << random.randrange(8)]) + data[start + 1 :]


def _overwrite(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    filling = random.choice((b"\0", b"\xff", b"0", b"9", random.randbytes(1), b""))
    new = filling * (end - start) if filling else random.randbytes(end - start)
    return data[:start] + new + data[end:]


def _delete(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    return data[:start] + data[end:]


def _cut(data: bytes, random: Random) -> bytes:
    return data[: _place(data, random)]


def _insert(data: bytes, random: Random) -> bytes:
    at = _place(data, random)
    new = random.choice(
        (
            random.choice(_TOKENS),
            random.choice(_NO_UTF8),
            random.choice(_UNICODE).encode(),
            random.randbytes(random.randint(1, 8)),
        )
    )
    return data[:at] + new + data[at:]


def _duplicate(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    at = random.choice((end, _place(data, random)))
    return data[:at] + data[start:end] * random.choice((1, 1, 2, 9)) + data[at:]


def _swap(data: bytes, random: Random) -> bytes:
    (a, b), (c, d) = sorted((_span(data, random), _span(data, random)))
    if b > c:
        return data
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def _number(data: bytes, random: Random) -> bytes:
    """Put a strange number in the place of one, in a text or not."""
    start = _place(data, random)
    match = _DIGITS.search(data, start) or _DIGITS.search(data)
    if match is None:
        return data
    return data[: match.start()] + random.choice(_NUMBERS) + data[match.end() :]


def _token(data: bytes, random: Random) -> bytes:
    """Put one value or name of the file in the place of another."""
    found = list(_VALUES.finditer(data))
    if not found:
        return data
    place, value = random.choice(found), random.choice(found)
    return data[: place.start()] + value.group() + data[place.end() :]


def _nest(data: bytes, random: Random) -> bytes:
    """Wrap what lies between two marks, or stands there alone, in brackets."""
    start, end = _span(data, random)
    depth = random.choice((1, 2, 8, 9, 100, 5000))
    opening, closing = random.choice(((b"[", b"]"), (b'{"a":', b"}")))
    return data[:start] + opening * depth + data[start:end] + closing * depth + data[end:]


def _splice(data: bytes, other: bytes, random: Random) -> bytes:
    return data[: _place(data, random)] + other[_place(other, random) :]


def _oversize(data: bytes, random: Random) -> bytes:
    start, end = _span(data, random)
    piece = random.choice((data[start:end] or b"a", b"[", b'{"a":'))
    return data[:end] + piece * (_OVERSIZE // len(piece)) + data[end:]


_CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_flip, _flip, _overwrite, _delete, _cut, _insert, _insert, _duplicate, _swap, _number),
    *(_token, _token, _token, _nest),
)
