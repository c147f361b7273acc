"""How often a text or a number stands in the memory of this very process.

What is looked for is only ever held under a mask, and what is read only in a buffer that is passed
over, so that the search does not find itself. Linux alone shows a process its own memory.
"""

from __future__ import annotations

import mmap
import re
import sys
from collections.abc import Iterator
from pathlib import Path

CAN_SEARCH = sys.platform == "linux"
_MASK = 0xA5
_MASKED = bytes(byte ^ _MASK for byte in range(256))
_CHUNK = 1 << 22
_LINE = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw")
DIGIT = 30  # bits of an integer that Python keeps together


def masked(number: int) -> dict[str, str]:
    """Return the forms in which a number of more than 30 bits may stand, masked, as hex digits."""
    text = str(number)
    forms = {
        "text of bytes": text.encode("ascii"),
        "text of Qt": text.encode("utf-16-le"),
        "integer": number.to_bytes(8, "little"),
        "integer of Python": b"".join(
            (number >> at & (1 << DIGIT) - 1).to_bytes(4, "little") for at in (0, DIGIT)
        ),
    }
    return {name: form.translate(_MASKED).hex() for name, form in forms.items()}


def signs(form: str) -> Iterator[str]:
    """Give the signs of a masked text one by one, so that it is never held whole."""
    for byte in bytes.fromhex(form):
        yield chr(byte ^ _MASK)


class Memory:
    """The memory of this process; opened before the process keeps others, itself too, from it."""

    def __init__(self) -> None:
        self._maps = Path("/proc/self/maps").open(encoding="ascii")  # noqa: SIM115 - as long as it runs
        self._memory = Path("/proc/self/mem").open("rb", buffering=0)  # noqa: SIM115
        self._buffer = mmap.mmap(-1, _CHUNK)

    def count(self, forms: dict[str, str]) -> dict[str, int]:
        """Return how often each of these masked forms stands in what can be written to."""
        wanted = {name: bytes.fromhex(form) for name, form in forms.items()}
        overlap = max(map(len, wanted.values())) - 1
        found = dict.fromkeys(forms, 0)
        for start, end in self._places():
            for at in range(start, end, _CHUNK - overlap):
                read = self._read(at, min(_CHUNK, end - at))
                hidden = self._buffer[:read].translate(_MASKED)
                for name, form in wanted.items():
                    found[name] += hidden.count(form)
        return found

    def _places(self) -> list[tuple[int, int]]:
        """Return where memory stands, but for the buffer."""
        import ctypes

        own = ctypes.addressof(ctypes.c_char.from_buffer(self._buffer))
        self._maps.seek(0)
        lines = filter(None, map(_LINE.match, self._maps))
        places = [(int(line[1], 16), int(line[2], 16)) for line in lines]
        apart: list[tuple[int, int]] = []
        for start, end in places:  # what is mapped side by side is told as one
            if start <= own < end:
                apart += [(start, own), (own + _CHUNK, end)]
            else:
                apart.append((start, end))
        return apart

    def _read(self, at: int, size: int) -> int:
        """Read into the buffer; return how much there was."""
        self._memory.seek(at)
        try:
            return self._memory.readinto(memoryview(self._buffer)[:size]) or 0
        except OSError:  # nothing stands there
            return 0
