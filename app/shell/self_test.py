"""candor --self-test: does this installation have and do all that it must?"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import click

from app.analyses.words.charts import bar_chart
from app.shell.system_libraries import MissingLibrariesError, has_screen, naming_libraries
from core.examples import example_study, example_survey
from core.privacy.randomness import SYSTEM
from core.study import Study
from core.study.results import estimate_study
from core.survey.words import word_list

_PEOPLE = {"yes": 30, "no": 70}


def run() -> int:
    """Check each part, print a line for each, and return the exit code.

    What needs a screen is left out where there is none; the code tells of what was checked.
    """
    checks: tuple[tuple[str, Callable[[], None]], ...] = (
        ("secure randomness", lambda: _require(SYSTEM.below(2**64) != SYSTEM.below(2**64))),
        ("word list", lambda: _require(len(set(word_list())) == 2048)),
        ("example surveys", _read_examples),
        ("files, study and estimates", _collect),
        ("opening a window", _open),
        ("fonts and charts", _draw),
    )
    failed = 0
    left_out = {"opening a window"} if not has_screen(sys.platform, os.environ) else set()
    for name, check in checks:
        if name in left_out:
            click.echo(f"left out {name}: there is no screen here")
            continue
        try:
            with naming_libraries():
                check()
        except Exception as error:  # each failure is told, none hides the next
            failed += 1
            is_named = isinstance(error, MissingLibrariesError)
            click.echo(f"FAILED  {name}: {error if is_named else type(error).__name__}")
        else:
            click.echo(f"ok      {name}")
    return 1 if failed else 0


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("a check does not hold")


def _read_examples() -> None:
    for name in ("bribery", "occupation", "sales"):
        _require(len(example_survey(name).words) == 8)


def _collect() -> None:
    with tempfile.TemporaryDirectory() as folder, _study(folder) as study:
        (estimate,) = estimate_study(study)
        _require(estimate.n == sum(_PEOPLE.values()))


def _open() -> None:
    from app.shell.gui import make_application

    make_application()


def _draw() -> None:
    from app.export import file_bytes
    from app.shell.gui import make_application
    from app.theme import Theme

    if not has_screen(sys.platform, os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # a chart is painted into a file
    Theme(make_application())
    with tempfile.TemporaryDirectory() as folder, _study(folder) as study:
        (estimate,) = estimate_study(study)
        _require(len(file_bytes(bar_chart(estimate, "en"), "png")) > 1000)


def _study(folder: str) -> Study:
    return example_study("sales", Path(folder) / "self-test.study", counts=_PEOPLE)
