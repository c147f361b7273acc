"""The program for respondents: answering a survey and the kiosk, and nothing else.

It loads no module that analyses, and needs no package that respondents do not.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

from app.shell.system_libraries import MissingLibrariesError, naming_libraries


def main() -> None:
    """Open the window for respondents, with the survey of the command line if one is named."""
    from app.kit import problems
    from app.kit.streams import open_missing_streams

    open_missing_streams()
    problems.install()
    try:
        with naming_libraries():
            sys.exit(_run(sys.argv[1:]))
    except MissingLibrariesError as error:
        sys.stderr.write(f"candor-respondent: {error}\n")
        sys.exit(2)


def _run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("candor-respondent", description="Answer a survey.")
    parser.add_argument("survey", nargs="?", type=Path, help="the survey to answer")
    parser.add_argument("--kiosk", action="store_true", help="one person after another")
    parser.add_argument("--outbox", type=Path, help="folder that a kiosk saves the files to")
    parser.add_argument("--self-test", action="store_true", help="check this installation")
    parser.add_argument("--version", action="store_true", help="show the version")
    asked = parser.parse_args(arguments)
    if asked.version:
        from core import __version__

        sys.stdout.write(f"candor-respondent, version {__version__}\n")
        return 0
    if asked.self_test:
        from app.shell.self_test import FOR_RESPONDENTS, run

        return run(FOR_RESPONDENTS)
    if asked.kiosk != (asked.outbox is not None) or (asked.kiosk and asked.survey is None):
        parser.error("A kiosk needs a survey and an outbox: SURVEY --kiosk --outbox DIR.")
    gc.disable()  # making the window leaves next to nothing to free; then a timer collects
    from app.shell.gui import run as show

    return show(asked.survey, respondent_only=True, outbox=asked.outbox)


if __name__ == "__main__":
    main()
