"""One slice of a walk through the window that nobody planned, in a process of its own.

    python walker.py WINDOW SEED STEPS FOLDER

begins in a window (one of `BEGINNINGS`) with what lies in the folder, takes steps that the seed
gives, and prints as JSON what was found. A step presses, types, chooses, resizes, triggers an
action or takes one back; most are taken while jobs of the ones before are still under way, so
that a slice repeats but for when these end. Every few steps the window is let come to rest. Then

- what is shown is what a new window would show (no stale result),
- steps that are undone lead back to the same value and the same pixels.

No step may raise, warn through Qt, wait for ever, or hold the window's thread for more than
`MOST_HELD` of its own work. Other programs make a thread wait, but do not let it work longer, so
that its own time is measured.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import NoReturn

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QDesktopServices, QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from app.analyses.tallies import Kept
from app.analyst.state.result import result_of
from app.analyst.state.study_state import Page
from app.analyst.window.example import ExampleView
from app.analyst.window.view import AnalystView
from app.author.editing.editing import Editing
from app.author.view import AuthorView
from app.author.workspace import Workspace
from app.kit import memory, tasks
from app.kit.places import Places
from app.kit.settings import Settings
from app.planner.view import PlannerView
from app.shell.gui import make_application
from app.shell.window import MainWindow
from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.dialogs import Dialogs
from app.widgets.program_actions import ProgramActions
from app.widgets.progress import BusyPage

MOST_HELD = 0.3  # seconds
_LONGEST = 30.0  # seconds of work until what was begun must have ended
_LONGEST_WAIT = 600.0  # seconds until then, of which others may take most
_BETWEEN_RESTS = 12
_MOST_ROUNDS = 10  # until what is laid out has come to rest
_TOLD_BEFORE = 80
_AWAY = 25  # steps in another window, after which the first one is opened again
_TEXTS = (
    *("", "a", "Yes", "3", "1/2", "0.95", "1e9", "-1", "ε ≥ 1", "\u202eabc\u202c", "=1+1"),
    *("Have you ever paid a bribe?", "no", "100000000000000", "Ж" * 300, "a\tb\nc", "age > 30"),
)
_SIZES = ((1280, 800), (1024, 640), (800, 900), (1920, 1080), (600, 400))
_KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_F6),
)
_OF_MANY_PAGES = "manual.pdf"
_OF_NO_SCREEN = (
    "propagateSizeHints",
    "This plugin does not support",
    "is withheld",
    "event not accepted",
)


def begin_study(window: MainWindow, folder: Path) -> None:
    window.open_path(folder / "a.study")


def begin_editor(window: MainWindow, folder: Path) -> None:
    window.open_path(folder / "a.draft")


def begin_planner(window: MainWindow, _folder: Path) -> None:
    window.plan()


def begin_tables(window: MainWindow, folder: Path) -> None:
    window.map_table(folder / "a.csv")


def begin_respondent(window: MainWindow, folder: Path) -> None:
    window.open_path(folder / "a.survey")


def begin_example(window: MainWindow, _folder: Path) -> None:
    window.try_example()


def begin_home(window: MainWindow, _folder: Path) -> None:
    window.show_home()


BEGINNINGS: dict[str, Callable[[MainWindow, Path], None]] = {
    "study": begin_study,
    "editor": begin_editor,
    "planner": begin_planner,
    "tables": begin_tables,
    "respondent": begin_respondent,
    "example": begin_example,
    "home": begin_home,
}


@dataclass
class Walked:
    """What a slice came to. Times are in milliseconds of the thread's own work."""

    window: str
    seed: int
    steps: int = 0
    rests: int = 0
    results: int = 0
    undone: int = 0
    pictures: int = 0
    longest: int = 0
    holds: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)  # what led to the first fault


class RandomAnswers(Dialogs):
    """Dialogs of the platform, answered by chance: cancelled, an old file, or a new one."""

    def __init__(self, theme: Theme, random: Random, folder: Path) -> None:
        super().__init__(theme)
        self._random, self._folder, self._made = random, folder, 0
        self._printed = False

    def _there(self) -> Path | None:
        files = sorted(path for path in self._folder.iterdir() if path.is_file())
        return self._random.choice([None, *files])

    def open_file(
        self, _parent: QWidget, _title: str, _pattern: str, _start: Path | None = None
    ) -> Path | None:
        return self._there()

    def open_files(
        self, parent: QWidget, title: str, pattern: str, start: Path | None = None
    ) -> list[Path]:
        path = self.open_file(parent, title, pattern, start)
        return [] if path is None else [path]

    def open_folder(self, _parent: QWidget, _title: str, _start: Path | None = None) -> Path | None:
        return self._random.choice([None, self._folder / "more", self._folder / "out"])

    def name_to_save(
        self, _parent: QWidget, _title: str, start: str, pattern: str
    ) -> tuple[Path, str] | None:
        self._made += 1
        if start.endswith(_OF_MANY_PAGES):  # whose pages would cost more than all other steps
            if self._printed:
                return None
            self._printed = True
        kind = self._random.choice(pattern.split(";;"))
        return self._random.choice([None, (self._folder / "out" / f"made-{self._made}", kind)])

    def may_replace(self, _parent: QWidget, _path: Path) -> bool:
        return self._random.random() < 0.5


class Walk:
    """Somebody who does anything, in one window."""

    def __init__(self, name: str, seed: int, folder: Path) -> None:
        self.found = Walked(name, seed)
        self.random = Random(f"{name} {seed}")  # noqa: S311 - it has to repeat
        self._folder = folder
        self._doing = ""
        self._done: deque[str] = deque(maxlen=_TOLD_BEFORE)
        self._said: set[str] = set()
        self._since = 0.0
        self._away = 0
        self.theme = Theme(make_application(), pinned="light", by_window=True)
        self._open()
        self._home = type(self.view)

    def _open(self) -> None:
        """Open the program, as it is opened by somebody who closed it."""
        folder = self._folder
        places = Places(folder / "settings.json", folder / "sittings", folder / "responses")
        self.settings = Settings()
        answers = RandomAnswers(self.theme, self.random, folder)
        self.window = MainWindow(self.theme, self.settings, places, dialogs=answers)
        self.window.resize(1280, 800)
        self.window.show()
        self._guard = QTimer(self.window, interval=40)
        self._guard.timeout.connect(self._let_go)
        self._guard.start()
        self._begin()
        self.rest()

    @property
    def view(self) -> QWidget:
        return self.window.current_view

    def _begin(self) -> None:
        if self.window.is_busy():  # nothing can be opened over a survey that is answered
            self.window.show_home()

        def begin() -> None:
            BEGINNINGS[self.found.window](self.window, self._folder)

        if isinstance(self.view, AuthorView):  # as each way out of it does
            self.view.leave_for(begin)
        else:
            begin()

    # What is found

    def fault(self, said: str) -> None:
        """Note a fault once, and of the first what was done before it."""
        if said not in self._said:
            self._said.add(said)
            self.found.before = self.found.before or list(self._done)
            self.found.faults.append(f"step {self.found.steps}, {self._doing}: {said}")

    @contextmanager
    def measured(self, doing: str) -> Iterator[None]:
        """Note what is done, what it raises, and how long it keeps the thread at work."""
        self._doing, self._since = doing, time.monotonic()
        self._done.append(f"{self.found.steps}, {type(self.view).__name__}: {doing}")
        begun = time.thread_time()
        try:
            yield
        except Exception:
            self.fault(traceback.format_exc())
        worked = time.thread_time() - begun
        self._since = 0.0
        self.found.longest = max(self.found.longest, round(1000 * worked))
        if worked > MOST_HELD:
            self.found.holds.append(
                f"step {self.found.steps}, {doing}, {type(self.view).__name__}: "
                f"{1000 * worked:.0f} ms"
            )

    def _let_go(self) -> None:
        """End a menu or a box that waits in the midst of a step."""
        if not self._since or time.monotonic() - self._since < 0.1:
            return
        popup, box = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            for key in self.random.choice(
                ((Qt.Key.Key_Escape,), (Qt.Key.Key_Down, Qt.Key.Key_Return))
            ):
                if popup.isVisible():
                    QTest.keyClick(popup, key)
        elif box is not None:
            QTest.keyClick(box, Qt.Key.Key_Escape)

    # Steps

    def step(self, within: QWidget | None = None) -> None:
        """Do something, there where it is said, and handle what comes of it."""
        self.found.steps += 1
        if not self.window.isVisible():
            closed = self.window
            self._open()
            closed.deleteLater()
        self._away = 0 if type(self.view) is self._home else self._away + 1
        if self._away > _AWAY and QApplication.activeModalWidget() is None:
            with self.measured("beginning again"):
                self._begin()
            self.rest()
        doing, act = self._choice(within)
        with self.measured(doing):
            act()
        with self.measured(f"after {doing}"):
            handle_events()
        memory.collect_due()

    def _choice(self, part: QWidget | None) -> tuple[str, Callable[[], object]]:
        random = self.random
        if part is not None and isValid(part) and (used := part_of(part, random)):
            return self._use(used)
        within = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        if isinstance(within, QMenu):
            key = random.choice((Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return))
            return f"{key.name} in a menu", lambda: QTest.keyClick(within, key)
        chance = random.random()
        if chance < 0.03:
            size = QSize(*random.choice(_SIZES))
            return f"resizing to {size.width()}", lambda: self.window.resize(size)
        if chance < 0.15:
            key = random.choice(_KEYS)
            target = QApplication.focusWidget() or within
            return f"{key.name} on {named(target)}", lambda: QTest.keyClick(target, key)
        if chance < 0.3 and (actions := list(actions_of(within))):
            action = random.choice(actions)
            return f"action {action.text()!r}", action.trigger
        view = self.view
        if chance < 0.36 and isinstance(view, AnalystView | ExampleView | AuthorView):
            known = view.actions_ if isinstance(view, AuthorView) else view.frame.actions_
            action = random.choice((known.undo, known.redo))
            return f"action {action.text()!r}", action.trigger
        if used := part_of(within, random):
            return self._use(used)
        return "Escape", lambda: QTest.keyClick(within, Qt.Key.Key_Escape)

    def _use(self, part: QWidget) -> tuple[str, Callable[[], object]]:
        random, name = self.random, named(part)
        if isinstance(part, QAbstractButton):
            return f"pressing {name}", lambda: _press(part)
        if isinstance(part, QLineEdit | QPlainTextEdit | QTextEdit):
            text, clears = random.choice(_TEXTS), random.random() < 0.5
            return f"typing {text[:20]!r} into {name}", lambda: _type(part, text, clears)
        if isinstance(part, QComboBox):
            return f"choosing in {name}", lambda: _choose(part, random)
        if isinstance(part, QAbstractSpinBox):
            key = random.choice((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp))
            return f"stepping {name}", lambda: QTest.keyClick(part, key)
        if isinstance(part, QAbstractSlider):
            value = random.randint(part.minimum(), part.maximum())
            return f"sliding {name}", lambda: part.setValue(value)
        assert isinstance(part, QAbstractItemView)
        return f"a row of {name}", lambda: _press_row(part, random)

    # Rest

    def rest(self) -> None:
        """Let all jobs end, and look whether what is shown is so."""
        self._doing = f"resting after {self._doing}"
        begun, worked = time.monotonic(), time.process_time()
        quiet = 0
        while quiet < 4:
            handle_events()
            quiet = quiet + 1 if settled(self.view) else 0
            time.sleep(0.002)
            if time.process_time() - worked > _LONGEST or time.monotonic() - begun > _LONGEST_WAIT:
                self.fault(f"{type(self.view).__name__} does not come to rest")
                return
        self.found.rests += 1
        try:
            self._require_fresh()
        except Exception:
            self.fault(traceback.format_exc())
        handle_events()

    def _require_fresh(self) -> None:
        view = self.view
        if isinstance(view, AnalystView | ExampleView):
            shown = view.frame.shown
            if (
                shown.page is Page.RESULT
                and shown.asked is not None
                and shown.asked == shown.answered
            ):
                self.found.results += 1
                if result_of(shown.asked.request, shown.contents, Kept()) != shown.result:
                    self.fault(f"stale: {shown.asked.request}")
        elif isinstance(view, AuthorView) and view.writing and view.place.page is None:
            if view.keeper.rest.isActive() or view.editing.place.grid:  # the costs are not shown
                return
            self.found.results += 1
            editing = Editing(view.editing.draft, view.editing.origin)
            editing.place, editing.quiet = view.editing.place, view.editing.quiet
            fresh = Workspace(self.theme, editing)
            fresh.begin(editing)
            self._require_same_words("costs", view.workspace.costs, fresh.costs)
            fresh.deleteLater()
        elif isinstance(view, PlannerView):
            self.found.results += 1
            actions = ProgramActions(self.theme, self.settings, self.window)
            fresh_planner = PlannerView(self.theme, view.subject, actions)
            fresh_planner.power_card.button.setChecked(view.power_card.button.isChecked())
            fresh_planner._on_row_chosen(view._choice)
            fresh_planner.plan_fields.target._on_segments_chosen(
                view.plan_fields.target._scale.symbol
            )
            for part in ("plan_fields", "cards", "power_card"):
                self._require_same_words(part, getattr(view, part), getattr(fresh_planner, part))
            fresh_planner.deleteLater()
            actions.deleteLater()

    def _require_same_words(self, what: str, shown: QWidget, fresh: QWidget) -> None:
        one, other = words_of(shown), words_of(fresh)
        if one != other:
            only = [word for word in one if word not in other], [w for w in other if w not in one]
            self.fault(f"stale {what}: {only}")

    # Undoing

    def undo_some(self) -> None:
        """From rest take a few steps, take them back, and compare."""
        stand = stand_of(self.view)
        if stand is None:
            return
        size = self.window.size()
        view, before, picture = self.view, stand.value(), stand.picture()
        depth = len(stand.past())
        for _ in range(self.random.randint(1, 3)):
            self.step(stand.part())
        self.rest()
        if self.view is not view or stand_of(view) is None or QApplication.activeModalWidget():
            return
        past = stand.past()
        if not depth < len(past) <= depth + 20 or past[depth] != before:
            return
        for _ in range(len(past) - depth):
            with self.measured("undoing"):
                stand.undo()
                handle_events()
        self.rest()
        if len(stand.past()) != depth:
            return
        self.found.undone += 1
        self.window.resize(size)
        if stand.value() != before:
            self.fault("undo does not lead back to the same value")
        after = stand.picture()
        if picture is None or after is None or after.size() != picture.size():
            return  # another page, or parts that were folded
        self.found.pictures += 1
        if after != picture:
            place = self._folder.parent / f"{self.found.window}-{self.found.seed}"
            picture.save(f"{place}-{self.found.steps}-before.png")
            after.save(f"{place}-{self.found.steps}-after.png")
            self.fault(f"undo does not lead back to the same pixels: {self._folder.name}")


class StudyStand:
    """The choices of a study, as they can be taken back."""

    def __init__(self, view: AnalystView | ExampleView) -> None:
        self._view = view

    def value(self) -> object:
        return self._view.frame.shown.history.now

    def past(self) -> tuple[object, ...]:
        return self._view.frame.shown.history.past

    def part(self) -> QWidget:
        return self._view.frame.places.side

    def undo(self) -> None:
        self._view.frame.actions_.undo.trigger()

    def picture(self) -> QImage | None:
        shown = self._view.frame.shown
        at_result = shown.page is Page.RESULT and not shown.request.page
        return picture_of(self._view.frame.result) if at_result else None


class EditorStand:
    """A draft that is written."""

    def __init__(self, view: AuthorView) -> None:
        self._view = view
        self._question, self._language = view.editing.place.question, view.workspace.language
        self._told = self._problems()

    def _problems(self) -> object:
        """What is told to be wrong: not before a new question is begun, or a field was left."""
        editing = self._view.editing
        found = [editing.problems_of(place) for place in range(len(editing.draft.questions))]
        told = [editing.is_told(each, each.keys) for each in editing.problems_of(editing.index)]
        return editing.quiet, found, told

    def value(self) -> object:
        return self._view.editing.history.now

    def past(self) -> tuple[object, ...]:
        return self._view.editing.history.past

    def part(self) -> QWidget:
        return self._view.workspace

    def undo(self) -> None:
        self._view.actions_.undo.trigger()

    def picture(self) -> QImage | None:
        """The same question, wherever the steps and their undoing led, if it is told the same."""
        self._view.undo_line.hide()
        self._view.editing.unfitted.clear()  # an ε that is typed is no step until it is fitted
        self._view.workspace.choose(self._question)
        told = self._problems(), self._view.workspace.language
        same = told == (self._told, self._language)
        return picture_of(self._view.workspace) if same else None


class TableStand:
    """The mapping of a table."""

    def __init__(self, view: MappingView) -> None:
        self._view = view

    def value(self) -> object:
        assert self._view.mapper is not None
        now = self._view.mapper.now
        return now.content, now.chosen

    def past(self) -> tuple[object, ...]:
        assert self._view.mapper is not None
        return tuple((each.content, each.chosen) for each in self._view.mapper.history.past)

    def part(self) -> QWidget:
        return self._view.page or self._view

    def undo(self) -> None:
        self._view.head.undo.trigger()

    def picture(self) -> QImage | None:
        """The page without its chosen row, which is not part of what was decided."""
        page = self._view.page
        if page is None:
            return None
        for rows in page.findChildren(QAbstractItemView):
            rows.clearSelection()
        return picture_of(page)


def stand_of(view: QWidget) -> StudyStand | EditorStand | TableStand | None:
    """What can be taken back in a view, where it shows that."""
    if isinstance(view, AnalystView | ExampleView) and view.frame.shown.contents:
        return StudyStand(view)
    if isinstance(view, AuthorView) and view.writing and view.place.page is None:
        return EditorStand(view)
    if isinstance(view, MappingView) and view.mapper is not None:
        return TableStand(view)
    return None


def picture_of(part: QWidget) -> QImage | None:
    """The pixels of a part, from its top, nothing focused, chosen or under the mouse.

    None while it is hidden.
    """
    if not part.isVisible():
        return None
    QTest.mouseMove(part.window(), QPoint(0, 0))
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    for bar in part.findChildren(QScrollBar):
        bar.setValue(bar.minimum())
    for line in part.findChildren(QLineEdit):
        line.deselect()
    handle_events()
    picture = part.grab().toImage()
    for _ in range(_MOST_ROUNDS):  # to lay out one part may move those around it in the next turn
        handle_events()
        before, picture = picture, part.grab().toImage()
        if picture == before:
            break
    return picture


def handle_events() -> None:
    """Handle what is posted, deletions included."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def words_of(part: QWidget) -> list[str]:
    """All words of labels and buttons that are not hidden."""
    found = []
    for widget in part.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisibleTo(part):
            found.append(widget.text())
    return sorted(filter(None, found))


def part_of(within: QWidget, random: Random) -> QWidget | None:
    """Any part that can be used there, each as likely; None where there is none."""
    widgets = within.findChildren(QWidget)
    random.shuffle(widgets)
    return next(filter(_can_use, widgets), None)


def settled(view: QWidget) -> bool:
    """Whether nothing is read, written or worked out in a view any more."""
    if isinstance(view, BusyPage):
        return False
    if isinstance(view, MappingView):
        return not view.jobs.running()
    if isinstance(view, AnalystView | ExampleView):
        return not view.busy and not view.frame.shown.waiting
    return True


def named(widget: QWidget) -> str:
    text = getattr(widget, "text", str)()
    said = widget.objectName() or widget.accessibleName() or str(text)
    return f"{type(widget).__name__} {said[:40]!r}"


def actions_of(within: QWidget) -> Iterator[QAction]:
    """What can be triggered there: by a menu of what is seen, or by a key."""
    waiting: list[QAction] = []
    for widget in (within, *within.findChildren(QWidget)):
        if widget.isVisible() and widget.isEnabled() and not _foreign(widget):
            waiting += widget.actions()
            menu = widget.menu() if isinstance(widget, QPushButton | QToolButton) else None
            waiting += menu.actions() if menu is not None else []
    while waiting:
        action = waiting.pop(0)
        if (
            not isValid(action)
            or not action.isEnabled()
            or not action.isVisible()
            or action.isSeparator()
        ):
            continue
        below = action.menu()
        if isinstance(below, QMenu):
            waiting += below.actions()
        elif action.text():
            yield action


def _foreign(widget: QWidget) -> bool:
    """Whether a widget is of the library that draws, whose own menus nobody comes to."""
    return type(widget).__module__.startswith("pyqtgraph")


def _can_use(widget: QWidget) -> bool:
    kinds = (
        *(QAbstractButton, QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox),
        *(QAbstractSlider, QAbstractItemView),
    )
    if (
        not isinstance(widget, kinds)
        or _foreign(widget)
        or isinstance(widget, QScrollBar | QHeaderView)
    ):
        return False
    seen = widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()
    return seen and not widget.objectName().startswith("qt_")


def _press(part: QWidget) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=_seen_point(part))


def _seen_point(part: QWidget) -> QPoint:
    return part.visibleRegion().boundingRect().center()


def _type(part: QWidget, text: str, clears: bool) -> None:
    part.setFocus()
    if clears:
        QTest.keyClick(part, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(part, Qt.Key.Key_Backspace)
    if text.isascii() and text.isprintable():
        QTest.keyClicks(part, text)
    else:  # which the hands of Qt cannot press
        typed = QInputMethodEvent()
        typed.setCommitString(text)
        QApplication.sendEvent(part, typed)


def _choose(part: QComboBox, random: Random) -> None:
    if part.count():
        place = random.randrange(part.count())
        part.setCurrentIndex(place)
        part.activated.emit(place)


def _press_row(part: QAbstractItemView, random: Random) -> None:
    model = part.model()
    if model is None or not model.rowCount():
        return
    index = model.index(random.randrange(model.rowCount()), 0)
    part.scrollTo(index)
    where = part.visualRect(index).center()
    QTest.mouseClick(part.viewport(), Qt.MouseButton.LeftButton, pos=where)


def main(name: str, seed: int, steps: int, folder: Path) -> Walked:
    gc.disable()
    walk = Walk(name, seed, folder)

    def on_message(kind: QtMsgType, _context: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(known in text for known in _OF_NO_SCREEN):
            walk.fault(f"Qt says: {text}")

    def on_exception(error: BaseException | None) -> None:
        if error is not None:
            walk.fault("".join(traceback.format_exception(error)))

    QDesktopServices.openUrl = lambda _url: True  # type: ignore[method-assign]
    sys.excepthook = lambda _kind, error, _trace: on_exception(error)
    sys.unraisablehook = lambda about: on_exception(about.exc_value)
    threading.excepthook = lambda about: on_exception(about.exc_value)
    qInstallMessageHandler(on_message)
    while walk.found.steps < steps:
        try:
            if walk.found.steps % _BETWEEN_RESTS == 0:
                walk.rest()
                walk.undo_some()
            walk.step()
        except Exception:
            walk.fault(traceback.format_exc())
    walk.rest()
    qInstallMessageHandler(None)
    QApplication.clipboard().clear()
    tasks.shut_down()
    sys.excepthook = sys.__excepthook__
    return walk.found


def run(arguments: Sequence[str]) -> NoReturn:
    """Walk the slice that the arguments name, and end the process."""
    name, seed, steps, folder = arguments
    made = main(name, int(seed), int(steps), Path(folder))
    Path(folder, "walked.json").write_text(json.dumps(asdict(made)), encoding="utf-8")
    sys.stdout.flush()
    os._exit(0)  # how windows are taken apart is looked at by tests/whole/test_closing.py


if __name__ == "__main__":
    run(sys.argv[1:])
