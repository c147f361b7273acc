"""Standard streams for a program without a console, as windowed programs of Windows are."""

from __future__ import annotations

import os
import sys


def open_missing_streams() -> None:
    """Let what is written to no stream go nowhere, and what is read from none be at its end."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # For as long as the program runs, as the streams are that it would have.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def has_console() -> bool:
    """Tell whether somebody may read what is written to standard error."""
    return sys.__stderr__ is not None
