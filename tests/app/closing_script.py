"""Starts the program as its command line does, goes to a place, and closes it in some way.

python closing_script.py PLACE WAY [argument of the program …]

or, for each run that `forked` asks for, by itself loaded once.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, TypeVar
from unittest.mock import patch

from forked import serve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QProgressBar,
    QWidget,
)
from scripted import Hands, Steps, drive

from app.__main__ import main
from app.kit.tasks import Task
from app.respondent.devices.wheel import Wheel
from app.respondent.flow.practice import QUESTION as PRACTICE
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import RespondentPage
from app.shell.gui import make_application
from app.widgets.message import MessageDialog
from app.widgets.progress import BusyPage

if TYPE_CHECKING:  # where no study is opened, its modules are not loaded
    from app.analyst.window.view import AnalystView

T = TypeVar("T")


def window_button(hands: Hands) -> None:
    """What the platform does when the button in the frame of the window is pressed."""
    hands.window.windowHandle().close()


def by_signal(number: int) -> Callable[[Hands], None]:
    return lambda _hands: os.kill(os.getpid(), number)


WAYS: dict[str, Callable[[Hands], object]] = {
    "button": window_button,
    "Ctrl+Q": lambda hands: QTest.keyClick(
        hands.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier
    ),
    "quit": lambda _hands: QApplication.quit(),
    "SIGTERM": by_signal(signal.SIGTERM),
    "SIGINT": by_signal(signal.SIGINT),
}


def home(hands: Hands) -> Steps:
    yield hands.window.isActiveWindow


def until(name: str) -> Callable[[Hands], Steps]:
    """Go through the survey, answering, until a page of this name, or practice, is shown."""

    def is_there(hands: Hands) -> bool:
        practises = hands.question() == PRACTICE
        return name == PRACTICE if practises else hands.page_name() == name

    def go(hands: Hands) -> Steps:
        yield lambda: hands.page() is not None and hands.window.isActiveWindow()
        while not is_there(hands):
            if hands.part("spin_button") is not None:
                yield from spin_and_press(hands)
            elif hands.part("yes_button") is not None:
                yield from hands.leave_page("no_button")
            elif hands.part("save_button") is not None:
                yield from hands.leave_page("save_button")
            else:
                if hands.part("option_1") is not None:
                    yield from hands.press("option_1")
                yield from hands.leave_page("forward_button")

    return go


def spin(hands: Hands) -> Steps:
    yield from until("SpinnerPage")(hands)
    yield from hands.press("spin_button")


def spinning(hands: Hands) -> Steps:
    yield from spin(hands)
    (wheel,) = [wheel for wheel in hands.window.findChildren(Wheel) if wheel.isVisible()]
    assert wheel.is_moving


def landed(hands: Hands) -> Steps:
    yield from spin(hands)
    yield from skip(hands)


def skip(hands: Hands) -> Steps:
    """Show at once where the wheel lands."""
    (wheel,) = [wheel for wheel in hands.window.findChildren(Wheel) if wheel.isVisible()]
    wheel.skip()
    yield hands.has("yes_button")


def spin_and_press(hands: Hands) -> Steps:
    yield from hands.press("spin_button")
    yield from skip(hands)
    yield from hands.leave_page("yes_button")


def chosen(hands: Hands) -> Steps:
    yield from until("ScrambledPage")(hands)
    yield from hands.press("option_2")


def seen_again(hands: Hands) -> Steps:
    yield from until("PressedKeptPage")(hands)
    yield from hands.leave_page("forward_button")
    yield from hands.leave_page("back_button")
    assert hands.page_name() == "PressedKeptPage"


def leaving(hands: Hands) -> Steps:
    yield from chosen(hands)
    yield from hands.press("leave_button")
    yield lambda: hands.window.findChild(RespondentPage, "leaving_page") is not None


def returning(hands: Hands) -> Steps:
    yield from until("SavedPage")(hands)
    yield from hands.press("forward_button")
    yield lambda: hands.page() is None
    hands.window.open_path(Path(sys.argv[-1]))
    yield lambda: hands.page_name() == "ReturningPage"


def kiosk(hands: Hands) -> Steps:
    """A kiosk, where a person has answered and not saved yet."""
    for name in ("first_field", "second_field"):
        yield hands.has(name)
        field = hands.part(name)
        assert isinstance(field, QLineEdit)
        field.setText("2468")
    yield lambda: (button := hands.part("forward_button")) is not None and button.isEnabled()
    yield from hands.press("forward_button")
    yield from hands.press("start_button")
    yield from until("KioskReviewPage")(hands)


def asking_for_a_folder(hands: Hands) -> Steps:
    yield from until("ReviewPage")(hands)
    yield from hands.press("place_button")
    button = hands.part("browse_button")
    assert isinstance(button, QAbstractButton)
    QTimer.singleShot(0, button.click)  # the dialog runs a loop of its own
    yield lambda: isinstance(QApplication.activeModalWidget(), QFileDialog)


def told_of_a_problem(hands: Hands) -> Steps:
    yield hands.window.isActiveWindow
    hands.window.open_path(Path("missing.survey"))
    yield lambda: isinstance(QApplication.activeModalWidget(), MessageDialog)


def loaded(hands: Hands) -> Callable[[], bool]:
    """Whether what was opened is shown, or still being loaded for."""
    return lambda: not isinstance(hands.window.current_view, BusyPage)


def analyst(hands: Hands) -> AnalystView:
    from app.analyst.window.view import AnalystView

    view = hands.window.current_view
    assert isinstance(view, AnalystView)
    return view


def study(hands: Hands) -> Steps:
    """The study of the command line, once it is shown."""
    yield hands.window.isActiveWindow
    yield loaded(hands)
    view = analyst(hands)
    yield lambda: not view.busy


def loading(hands: Hands) -> Steps:
    """The worked example, while what it needs is loaded."""
    yield hands.window.isActiveWindow
    hands.window.try_example()
    assert isinstance(hands.window.current_view, BusyPage)


def planner(hands: Hands) -> Steps:
    yield from study(hands)
    analyst(hands).frame.show_planner()


def halfway(panel: QWidget) -> Callable[[], bool]:
    (bar,) = panel.findChildren(QProgressBar)
    return lambda: 0 < bar.value() < bar.maximum()


def held_until_stopped(judge: Callable[..., T], most: int) -> Callable[..., T]:
    """Judge so many files, and no other before a job is told to stop: nothing is a race."""
    stopped, judged = Event(), count()
    cancel = Task.cancel

    def cancel_and_tell(task: Task) -> None:
        cancel(task)
        stopped.set()

    def judge_or_wait(*what: object) -> T:
        if next(judged) >= most:
            stopped.wait()
        return judge(*what)

    patch.object(Task, "cancel", cancel_and_tell).start()
    return judge_or_wait


def importing(hands: Hands) -> Steps:
    """An import that has looked at some files and not at others."""
    yield from study(hands)
    from core.study import check_file, intake

    intake.REPORT_SECONDS = 0  # it is told after every file whether to stop
    patch.object(intake, "judge", held_until_stopped(check_file.judge, 100)).start()
    view = analyst(hands)
    view.import_paths([Path(sys.argv[-1]).parent / "responses"])
    yield halfway(view.import_page.progress_panel)


def example(hands: Hands) -> Steps:
    """The worked example, while it is made."""
    yield hands.window.isActiveWindow
    hands.window.try_example()
    yield loaded(hands)
    from app.analyst.window.example import ExampleView

    view = hands.window.current_view
    assert isinstance(view, ExampleView)
    yield halfway(view.busy_page.progress_panel)


PLACES: dict[str, Callable[[Hands], Steps]] = {
    "home": home,
    "spinning": spinning,
    "landed": landed,
    "chosen": chosen,
    "seen again": seen_again,
    "leaving": leaving,
    "returning": returning,
    "kiosk": kiosk,
    "asking for a folder": asking_for_a_folder,
    "told of a problem": told_of_a_problem,
    "study": study,
    "planner": planner,
    "importing": importing,
    "loading": loading,
    "example": example,
}


def script(place: str, way: str) -> Callable[[Hands], Steps]:
    def go(hands: Hands) -> Steps:
        yield from (PLACES.get(place) or until(place))(hands)
        WAYS[way](hands)

    return go


if __name__ == "__main__":
    serve()
    place, way, *arguments = sys.argv[1:]
    sys.argv = ["candor", *arguments]
    make_application()
    # How long a press is held off has its own tests.
    dead_time.AFTER_LANDING = dead_time.AFTER_WORD = 1
    drive(script(place, way))
    main()
