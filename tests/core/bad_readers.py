"""What a reader can do in the process that reads, each by its name."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from threading import Event


def behave(how: str) -> Iterator[int | str]:
    """Yield one number, then end as is asked for, or yield another."""
    yield 1
    match how:
        case "signal":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "memory":
            held = []
            while True:
                held.append(b"x" * 1024**2)
        case "hang":
            Event().wait()
        case "nonsense":
            yield "no number"
        case "error":
            raise KeyError(how)
    yield 2
