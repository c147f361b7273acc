"""candor --self-test: does this installation have and do all that it must?"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.shell.system_libraries import MissingLibrariesError, has_screen, naming_libraries
from core.examples import example_survey
from core.privacy.randomness import SYSTEM
from core.survey.digest_words import word_list

if TYPE_CHECKING:
    from core.study import Study

_PEOPLE = {"yes": 30, "no": 70}


def run(names: Sequence[str] = ()) -> int:
    """Check each part, or those of these names; write a line for each, return the exit code.

    What needs a screen is left out where there is none; the code tells of what was checked.
    """
    failed = 0
    left_out = {"opening a window"} if not has_screen(sys.platform, os.environ) else set()
    for name, check in _CHECKS.items():
        if names and name not in names:
            continue
        if name in left_out:
            _tell(f"left out {name}: there is no screen here")
            continue
        try:
            with naming_libraries():
                check()
        except Exception as error:  # each failure is told, none hides the next
            failed += 1
            is_named = isinstance(error, MissingLibrariesError)
            _tell(f"FAILED  {name}: {error if is_named else type(error).__name__}")
        else:
            _tell(f"ok      {name}")
    return 1 if failed else 0


def _tell(line: str) -> None:
    if sys.stdout is not None:  # a program that was built without a console has none
        sys.stdout.write(f"{line}\n")


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("a check does not hold")


def _read_examples() -> None:
    for name in ("bribery", "occupation", "sales"):
        _require(len(example_survey(name).words) == 8)


def _collect() -> None:
    from core.study.results import estimate_study

    with tempfile.TemporaryDirectory() as folder, _study(folder) as study:
        (estimate,) = estimate_study(study)
        _require(estimate.n == sum(_PEOPLE.values()))


def _answer() -> None:
    import app.respondent.view  # noqa: F401 - it must load
    from core.response.sitting import begin

    survey = example_survey("bribery")
    _require(begin(survey, survey.procedures[0], SYSTEM).survey == survey.digest)


def _open() -> None:
    from app.shell.gui import make_application

    make_application()


def _draw() -> None:
    from app.analyses.words.charts import bar_chart
    from app.export import file_bytes
    from app.shell.gui import make_application
    from app.theme import Theme
    from core.study.results import estimate_study

    if not has_screen(sys.platform, os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # a chart is painted into a file
    Theme(make_application())
    with tempfile.TemporaryDirectory() as folder, _study(folder) as study:
        (estimate,) = estimate_study(study)
        _require(len(file_bytes(bar_chart(estimate, "en"), "png")) > 1000)


def _study(folder: str) -> Study:
    from core.examples import example_study

    return example_study("sales", Path(folder) / "self-test.study", counts=_PEOPLE)


_CHECKS: dict[str, Callable[[], None]] = {
    "secure randomness": lambda: _require(SYSTEM.below(2**64) != SYSTEM.below(2**64)),
    "word list": lambda: _require(len(set(word_list())) == 2048),
    "example surveys": _read_examples,
    "answering": _answer,
    "files, study and estimates": _collect,
    "opening a window": _open,
    "fonts and charts": _draw,
}
FOR_RESPONDENTS = (
    *("secure randomness", "word list", "example surveys", "answering", "opening a window"),
)
