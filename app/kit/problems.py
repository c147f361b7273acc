"""What happens to an error that nobody foresaw: its type and place are told, never its content.

An exception's text and its frames could hold an answer, so neither is printed or shown.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, TracebackType
from typing import TYPE_CHECKING

from app.words import faults

if TYPE_CHECKING:
    from core.facts.errors import Problem

_MOST_PLACES = 30


@dataclass(frozen=True, slots=True)
class Unforeseen:
    """An error that nobody foresaw: the name of its type, and where it arose.

    `places` are lines of the program's files and of its packages, the innermost last. There are
    none where even a line could tell an answer.
    """

    kind: str
    places: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """Type and innermost place in one line."""
        return f"{self.kind} in {self.places[-1]}" if self.places else self.kind


Show = Callable[[Unforeseen], object]


def unforeseen(kind: type[BaseException], trace: TracebackType | None) -> Unforeseen:
    """Return the type and the places of an error; no text, no value, no folder of a person."""
    places = []
    while trace is not None:
        places.append(f"{_file_of(trace.tb_frame)}:{trace.tb_lineno}")
        trace = trace.tb_next
    return Unforeseen(kind.__name__, tuple(places))


def _file_of(frame: FrameType) -> str:
    """Return a file as its module is called, `app/kit/problems.py`; else its name alone."""
    path = Path(frame.f_code.co_filename)
    parts = str(frame.f_globals.get("__name__", "")).split(".")
    depth = len(parts) + (path.stem == "__init__")
    whole = path.parts[-depth:]
    named = [*whole[:-1], path.stem] if path.stem != "__init__" else list(whole[:-1])
    return "/".join(whole) if named == parts else path.name


def report_of(error: Unforeseen, screen: str) -> str:
    """Return the report of an error, in English for whoever mends it.

    The type of the error, the lines of the program where it arose, and versions: no text of an
    error and no value, which could hold an answer, and no path, which could hold a name.

    Args:
        screen: what Qt calls its way to the screen.
    """
    from app.kit.versions import parts, platform_text
    from core.packaged import is_packaged

    here, *others = (f"{part.name} {part.version}" for part in parts())
    kind = "packaged" if is_packaged() else "installed"
    lines = [f"{here} ({kind})", f"Error: {error.kind}"]
    lines += [f"  at {place}" for place in error.places[-_MOST_PLACES:]]
    if not error.places:
        lines.append("  at a place that is withheld, as a survey was open")
    lines += [f"System: {platform_text()}, {screen}", ", ".join(others)]
    return "\n".join(lines) + "\n"


def problem_of(error: Exception) -> Problem:
    """Return why something failed; what nobody foresaw is told by its type and place alone."""
    from core.facts.errors import Refused

    if isinstance(error, Refused):
        return error.problem
    return faults.unforeseen(unforeseen(type(error), error.__traceback__).line)


def install(show: Show | None = None, is_secret: Callable[[], bool] = lambda: False) -> None:
    """Replace every printing of tracebacks by one line without content.

    It takes the place of Python's hooks for errors that nobody caught: in the program, in a
    thread, and where nothing can be raised. `show` is called in the thread of the error. Each
    line is told once, so that an error in painting does not fill the screen. While `is_secret`
    the places are withheld, too: which line it was can tell what somebody answered.
    """
    told: set[str] = set()

    def tell(kind: type[BaseException], trace: TracebackType | None) -> None:
        found = unforeseen(kind, trace)
        if found.line in told:
            return
        told.add(found.line)
        if is_secret():
            found = Unforeseen(found.kind)
        _print(found.line)
        if show is not None:
            try:
                show(found)
            except Exception as error:  # what a hook raises, Python prints in full
                _print(unforeseen(type(error), error.__traceback__).line)

    def on_error(
        kind: type[BaseException], _error: BaseException, trace: TracebackType | None
    ) -> None:
        tell(kind, trace)

    def on_thread_error(args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            tell(args.exc_type, args.exc_traceback)

    def on_unraisable(args: sys.UnraisableHookArgs) -> None:
        tell(args.exc_type, args.exc_traceback)

    sys.excepthook = on_error
    threading.excepthook = on_thread_error
    sys.unraisablehook = on_unraisable


def _print(line: str) -> None:
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(f"Candor met an error it did not expect: {line}\n")
