"""How many files and calls of ours three ways through the program take.

pytest tests/benchmarks/test_benchmark_calls.py -s

A press of TRUE to the file on disk, a letter to the panel of costs, and a split to its chart, all
painted. Calls of Python's functions are counted, in the window's thread and in its jobs. What else
runs changes them little: a busy machine paints more often. A split by two groups is to take at most
half of the 26,400 calls of ours that it took before hidden pages waited until they are shown.
"""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import CodeType, FrameType

import pytest
from analyst_studies import Answering, analyst_view, rest
from author_stand import shown_editor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, settle, sit_down, survey_of, yes_no
from typed_drafts import PLACE, long_draft
from window_fixtures import *  # noqa: F403 - pytest finds them here

from app.author.editing.files import Opened
from app.kit.settings import Settings
from app.theme import Theme
from core.files import canonical
from core.rehearse import invent, rehearse, write_responses
from core.response.store import SittingStore
from core.study import Study, import_paths
from core.survey import write

OURS = tuple(f"{Path(__file__).parents[2] / name}/" for name in ("app", "core"))
N = 120


class Calls:
    """Counts calls while it is told to, in the threads that begin after it, too."""

    def __init__(self) -> None:
        self.of: Counter[CodeType] = Counter()
        self._counts = False

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        if self._counts and event == "call":
            self.of[frame.f_code] += 1

    @contextmanager
    def counted(self) -> Iterator[None]:
        self._counts = True
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)
            self._counts = False

    def figures(self) -> dict[str, int]:
        """Return the files of ours that were called, the calls of these, and those of any."""
        by_file: Counter[str] = Counter()
        for code, times in self.of.items():
            by_file[code.co_filename] += times
        ours = {name: times for name, times in by_file.items() if name.startswith(OURS)}
        return {"files": len(ours), "calls": sum(ours.values()), "of any": by_file.total()}


@pytest.fixture
def calls() -> Iterator[Calls]:
    made = Calls()
    threading.setprofile(made.note)
    yield made
    threading.setprofile(None)


@pytest.fixture
def painted(window: QMainWindow) -> QMainWindow:
    window.setUpdatesEnabled(True)
    return window


def test_a_press_of_true_to_the_file_on_disk(
    calls: Calls, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)))

    def answered(folder: Path, *, counts: bool) -> None:
        store = SittingStore(folder / "sittings", survey.ratio)
        person = sit_down(survey, theme, qtbot, folder / "out", store=store, painted=True)
        person.skip_to_first_question()
        person.click("spin_button")
        with calls.counted() if counts else nullcontext():
            person.say("yes_button")
            person.click("save_button")
        assert len(person.files()) == 1

    answered(tmp_path / "first", counts=False)
    answered(tmp_path / "second", counts=True)
    print("a press of TRUE to the file on disk", calls.figures())


def test_a_letter_to_the_panel_of_costs(
    calls: Calls,
    theme: Theme,
    painted: QMainWindow,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    view = shown_editor(qtbot, painted, theme, Answering(), tmp_path)
    view.take(Opened(long_draft(41)))
    view.editing.choose("q1", PLACE)
    view.workspace.rebuild()
    assert view.form is not None
    field = view.form.findChild(QWidget, "options_3_text")
    assert isinstance(field, QWidget)
    settle()
    QTest.keyClicks(field, "x")
    settle()
    with calls.counted():
        QTest.keyClicks(field, "x")
        settle()
    print("a letter to the panel of costs", calls.figures())


def options(n: int) -> list[canonical.Json]:
    return [{"id": f"o{i}", "text": f"Region {i}"} for i in range(n)]


@pytest.mark.parametrize("groups", [2, 3, 4])
def test_a_split_to_its_chart(
    calls: Calls, theme: Theme, painted: QMainWindow, qtbot: QtBot, tmp_path: Path, groups: int
) -> None:
    survey = survey_of(
        {"id": "area", "kind": "one-of", "text": "Where do you live?", "options": options(groups)},
        yes_no(WARNER, ("spinner",)),
        {"id": "years", "kind": "number", "text": "Years?", "low": 0, "high": 50, "step": 1},
    )
    write_responses(rehearse(survey, invent(survey, N, 1), 1), tmp_path / "in", N)
    with Study.create(tmp_path / "a.study", write(survey)) as study:
        import_paths(study, [tmp_path / "in"])
    view = analyst_view(theme, tmp_path / "a.study", Settings(), Answering(), painted)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        painted.setCentralWidget(view)
        painted.show()

    def look(**changes: object) -> None:
        view.frame.look({"questions": ("bribe",), **changes})
        rest(view)
        settle()
        rest(view)

    for page in ("models", "checks", "study", "export", ""):
        view.frame.questions.pages.page_chosen.emit(page)
        rest(view)
    look()
    with calls.counted():
        look(split="area")
    print(f"a split by {groups} groups to its chart", calls.figures())
