"""How pages are looked at for a picture: in which looks, when they are at rest, by which hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QEventLoop
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.kit.tasks import Jobs
from app.theme.tokens import Scheme

_MOST_WAITS = 100
_MOST_MS = 60_000

Snap = Callable[[QWidget, str], None]


@dataclass(frozen=True)
class Look:
    """How the pages are to be seen. The whole picture is `size` times `scale` pixels."""

    scheme: Scheme = "light"
    language: str = "en"
    size: tuple[int, int] = (1280, 800)
    scale: int = 1


LOOKS = {
    "light": Look(),
    "dark": Look(scheme="dark"),
    "contrast": Look(scheme="contrast-light"),
    "contrast-dark": Look(scheme="contrast-dark"),
    "arabic": Look(language="ar"),
    "german": Look(language="de"),
    "small": Look(size=(1024, 640)),
    "large-text": Look(size=(512, 320), scale=2),
    "german-dark": Look(scheme="dark", language="de", size=(1920, 1080)),
    "german-small": Look(language="de", size=(1024, 640)),
    "german-large-text": Look(language="de", size=(512, 320), scale=2),
}


@contextmanager
def shown(widget: QWidget, look: Look) -> Iterator[None]:
    """Show a window in the size of a look, as long as the block lasts."""
    widget.resize(*look.size)
    widget.show()
    settle()
    try:
        yield
    finally:
        settle(busy=True)
        widget.close()
        widget.deleteLater()
        settle()


def part(view: QWidget, name: str) -> QWidget | None:
    """Find the visible part of that name."""
    found = [widget for widget in view.findChildren(QWidget, name) if widget.isVisibleTo(view)]
    return found[0] if found else None


def press(view: QWidget, name: str) -> None:
    """Press the button of that name, once its page lets it be pressed. Raises LookupError."""
    button = part(view, name)
    if not isinstance(button, QAbstractButton):
        raise LookupError(f"the page has no {name}")
    for _ in range(_MOST_WAITS):
        if button.isEnabled():
            break
        settle()
    else:
        raise LookupError(f"the {name} of the page cannot be pressed")
    button.click()
    settle()


def settle(*, busy: bool = False) -> None:
    """Let layouts come to rest and be painted; with `busy` also what works in another thread."""
    timer, since = QElapsedTimer(), QElapsedTimer()
    timer.start()
    since.start()
    while (since.elapsed() < (500 if busy else 60) or _waits()) and timer.elapsed() < _MOST_MS:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if busy and _works():
            since.restart()


def _waits() -> bool:
    """Tell whether something in sight is not painted yet, as it is still laid out."""
    seen = (each for each in QApplication.allWidgets() if each.isVisible())
    return any(not each.updatesEnabled() for each in seen)


def _works() -> bool:
    """Tell whether something is being worked out in another thread."""
    windows = QApplication.topLevelWidgets()
    return any(each.running() for window in windows for each in window.findChildren(Jobs))
