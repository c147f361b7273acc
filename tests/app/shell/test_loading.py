"""Views are loaded and made in turns, in which whoever waits may go elsewhere; and dressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from analyst_studies import new_study
from own_process import run_python
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.analyst.window.view import AnalystView
from app.author.view import AuthorView
from app.kit.idle_steps import IdleSteps
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell import stage
from app.shell.factories import Factories
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.progress import BusyPage

OPENED = """
import sys
from pathlib import Path
from threading import current_thread, main_thread
import shiboken6
from PySide6.QtCore import QObject, QTimer
from app.kit import tasks
from app.shell import gui
from app.shell.stage import is_loaded
from app.kit.places import Places
from app.kit.settings import Settings
from app.theme import Theme
from app.shell.window import MainWindow

made = []
class Watch:
    def find_spec(self, name, path=None, target=None):
        qt = ("PySide6", "pyqtgraph", "app.charts", "app.widgets", "app.analyst.window")
        if name.startswith(qt):
            made.append(current_thread() is main_thread())
sys.meta_path.insert(0, Watch())
app = gui.make_application()
places = Places(*(Path(sys.argv[1]) / name for name in ("settings.json", "sittings", "out")))
window = MainWindow(Theme(app, pinned="light", by_window=True), Settings(), places)
window.show()
made.clear()
beats = 0
def beat():
    global beats
    beats += 1
    view = window.current_view
    opened = type(view).__name__ == "AnalystView" and not view.busy
    if opened and is_loaded("app.charts.chart_view"):
        app.quit()
clock = QTimer(interval=0)
clock.timeout.connect(beat)
clock.start()
window.open_path(Path(sys.argv[2]))
print(type(window.current_view).__name__, is_loaded("app.analyst.window.view"))
QTimer.singleShot(0, lambda: None)
app.exec()
clock.stop()
print(type(window.current_view).__name__, is_loaded("app.analyst.window.view"))
print(len(made) > 50 and all(made), beats > 50)
tasks.shut_down()
"""

DRESSED = """
import sys
from pathlib import Path
from app.kit import tasks
from app.shell import gui
from app.kit.places import Places
from app.kit.settings import Settings
from app.theme import Theme
from app.analyst.window.view import AnalystView
from app.planner.view import PlannerView
from app.shell.window import MainWindow
from app.words.refusals import own_finding
from core.facts.errors import Code, Problem

app = gui.make_application()
places = Places(*(Path(sys.argv[1]) / name for name in ("settings.json", "sittings", "out")))
theme = Theme(app, pinned="light", by_window=True)
window = MainWindow(theme, Settings(), places)
window.show()
window.open_path(Path(sys.argv[2]))
view = window.current_view
while view.busy or len(view.frame.study_pages.made) < 4:
    app.processEvents()
window.show_problem(Problem(Code.IO, "a.file", own_finding("It is not there.")))
app.processEvents()

def undressed():
    shown = [each for each in app.allWidgets() if each.window().isVisible()]
    styles = [each.style().metaObject().className() for each in shown]
    return [each for each, style in zip(shown, styles) if style != "QStyleSheetStyle"]

print(undressed())
light = window.styleSheet()
theme.pin("dark")
print(app.styleSheet() == "", window.styleSheet() not in ("", light))
print(undressed())
tasks.shut_down()
"""


@pytest.fixture
def main(theme: Theme, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "out")
    made = MainWindow(theme, Settings(), places)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program that has just begun: no view is there yet."""
    monkeypatch.setattr(stage, "is_loaded", lambda _module: False)


def test_that_each_step_has_a_turn_of_its_own(qtbot: QtBot) -> None:
    done: list[str] = []

    def steps() -> Iterator[None]:
        for name in ("first", "second"):
            done.append(name)
            QTimer.singleShot(0, lambda: done.append("other"))
            yield

    parent = QObject()
    turns = IdleSteps(steps(), parent)
    assert done == []
    with qtbot.waitSignal(turns.ended):
        pass
    assert done[:3] == ["first", "other", "second"]


def test_that_what_is_left_of_the_steps_goes_with_their_parent(qtbot: QtBot) -> None:
    done: list[int] = []
    parent = QObject()

    def steps() -> Iterator[None]:
        for step in range(9):
            done.append(step)
            if step == 3:
                parent.deleteLater()
            yield

    IdleSteps(steps(), parent)
    with qtbot.waitSignal(parent.destroyed):
        pass
    qtbot.wait(0)
    assert done[-1] in (3, 4)


def test_that_qt_is_loaded_in_one_thread_while_the_window_goes_on(tmp_path: Path) -> None:
    study = new_study(tmp_path / "a.study")
    first, last, found = run_python(
        ["-c", OPENED, str(tmp_path), str(study)], tmp_path
    ).out.splitlines()
    assert first == "BusyPage False"
    assert last == "AnalystView True"
    assert found == "True True"


@pytest.mark.usefixtures("unloaded")
def test_that_what_is_opened_appears_once_it_is_loaded(
    main: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    main.open_path(new_study(tmp_path / "a.study"))
    page = main.current_view
    assert isinstance(page, BusyPage)
    assert page.progress_panel.cancel_button.hasFocus()
    assert main.windowTitle() == "a.study – Candor"
    qtbot.waitUntil(lambda: isinstance(main.current_view, AnalystView))
    view = main.current_view
    assert isinstance(view, AnalystView)
    qtbot.waitUntil(lambda: not view.busy)


def press_cancel(main: MainWindow) -> None:
    page = main.current_view
    assert isinstance(page, BusyPage)
    page.progress_panel.cancel_button.click()


def press_escape(main: MainWindow) -> None:
    page = main.current_view
    assert isinstance(page, BusyPage)
    focused = page.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)


@pytest.mark.usefixtures("unloaded")
@pytest.mark.parametrize(
    ("elsewhere", "there"),
    [
        (press_cancel, "HomeView"),
        (press_escape, "HomeView"),
        (MainWindow.show_home, "HomeView"),
        (MainWindow.plan, "Planner"),
    ],
)
def test_that_whoever_goes_elsewhere_stays_there(
    main: MainWindow,
    elsewhere: Callable[[MainWindow], None],
    there: str,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    main.open_path(new_study(tmp_path / "a.study"))
    elsewhere(main)
    qtbot.waitUntil(lambda: type(main.current_view).__name__.startswith(there))
    qtbot.wait(50)  # what was under way would have come by now
    assert type(main.current_view).__name__.startswith(there)
    assert main.findChildren(AnalystView) == []


@pytest.mark.usefixtures("unloaded")
def test_that_who_does_not_wait_for_a_table_is_back_at_the_study(
    main: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    study, table = new_study(tmp_path / "a.study"), tmp_path / "a.csv"
    table.write_text("age\n3\n")
    main.map_table(table, study)
    press_cancel(main)
    qtbot.waitUntil(lambda: isinstance(main.current_view, AnalystView))
    assert main.windowTitle() == "a.study – Candor"
    view = main.current_view
    assert isinstance(view, AnalystView)
    qtbot.waitUntil(lambda: not view.busy)


@pytest.mark.usefixtures("unloaded")
def test_that_a_view_that_nobody_waits_for_any_more_goes(
    main: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made: list[AnalystView] = []
    make = Factories.analyst

    def made_as_home_is_chosen(factories: Factories, path: Path) -> AnalystView:
        made.append(make(factories, path))
        main.show_home()
        return made[0]

    monkeypatch.setattr(Factories, "analyst", made_as_home_is_chosen)
    main.open_path(new_study(tmp_path / "a.study"))
    qtbot.waitUntil(lambda: bool(made) and not shiboken6.isValid(made[0]))
    assert main.current_view is main.home


@pytest.mark.usefixtures("unloaded")
def test_that_what_cannot_be_opened_is_told_where_it_was_loaded_for(
    main: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.words.refusals import own_finding
    from core.facts.errors import Code, refuse

    def refused(*_: object) -> AuthorView:
        raise refuse(Code.IO, "a.draft", own_finding("It is open elsewhere."))

    monkeypatch.setattr(Factories, "author", refused)
    main.write_survey()
    qtbot.waitUntil(lambda: main.current_view is main.home)
    assert main.windowTitle() == "Candor"
    (box,) = main.findChildren(QWidget, "problem_box")
    assert box.isVisible()


def test_that_all_that_opens_from_a_window_is_dressed_like_it(tmp_path: Path) -> None:
    study = new_study(tmp_path / "a.study")
    ended = run_python(["-c", DRESSED, str(tmp_path), str(study)], tmp_path)
    assert ended.out.splitlines() == ["[]", "True True", "[]"]
