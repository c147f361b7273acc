"""What happens to an error that nobody foresaw: its type and place are told, never its content.

An exception's text and its frames could hold an answer, so neither is printed or shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

Show = Callable[[str], None]


def describe(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Name an error by its type and the line of the program where it arose."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return kind.__name__
    return f"{kind.__name__} in {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def install(show: Show | None = None) -> None:
    """Replace the printing of tracebacks by one line without content; `show` may tell it too."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        line = describe(kind, trace)
        print(f"Candor met an error it did not expect: {line}", file=sys.stderr)  # noqa: T201
        if show is not None:
            show(line)

    sys.excepthook = hook
