"""The program: `candor`, or `python -m app`."""

from __future__ import annotations

import io
import sys


def main() -> None:
    """Run the command line, which opens the window where no command is named."""
    from app import problems
    from app.commands import cli

    problems.install()
    _write_any_text()
    cli.main(prog_name="candor")


def _write_any_text() -> None:
    """Write UTF-8 to files and pipes, and to a terminal as escapes what it cannot show.

    Windows would write its old code pages, which have no ε.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


if __name__ == "__main__":
    main()
