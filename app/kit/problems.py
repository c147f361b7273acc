"""What happens to an error that nobody foresaw: its type and place are told, never its content.

An exception's text and its frames could hold an answer, so neither is printed or shown.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from app.words import faults

if TYPE_CHECKING:
    from core.facts.errors import Problem

Show = Callable[[str], None]


def describe(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Name an error by its type and the line of the program where it arose."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return kind.__name__
    return f"{kind.__name__} in {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def problem_of(error: Exception) -> Problem:
    """Return why something failed; what nobody foresaw is told by its type and place alone."""
    from core.facts.errors import Refused

    if isinstance(error, Refused):
        return error.problem
    return faults.unforeseen(describe(type(error), error.__traceback__))


def install(show: Show | None = None) -> None:
    """Replace every printing of tracebacks by one line without content.

    It takes the place of Python's hooks for errors that nobody caught: in the program, in a
    thread, and where nothing can be raised. `show` is called in the main thread alone. Each
    line is told once, so that an error in painting does not fill the screen.
    """
    told: set[str] = set()

    def tell(kind: type[BaseException], trace: TracebackType | None) -> None:
        line = describe(kind, trace)
        if line in told:
            return
        told.add(line)
        _print(line)
        if show is not None and threading.current_thread() is threading.main_thread():
            try:
                show(line)
            except Exception as error:  # what a hook raises, Python prints in full
                _print(describe(type(error), error.__traceback__))

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
