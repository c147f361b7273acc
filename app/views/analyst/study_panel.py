"""What stands in the place of a result where a page of the whole study is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.analyses.looking import Looking
from app.dialogs import FolderDialogs
from app.flows.shown import Shown
from app.tasks import Jobs
from app.theme import Theme
from core.errors import Problem


@dataclass(frozen=True)
class Around:
    """What such a page may use of the window around it.

    `look` looks at the study otherwise: a step that can be undone, one for all that a number
    above 0, as `History.step` takes it, stands for. `tell` says what was done, `show_problem`
    what could not be.
    """

    theme: Theme
    jobs: Jobs
    dialogs: FolderDialogs
    look: Callable[[Looking, int], None]
    tell: Callable[[str], None]
    show_problem: Callable[[Problem], None]


class StudyPanel(QFrame):
    """A page of the whole study. It is told of every state, also while it is not shown.

    `area` is what scrolls of it, None where nothing does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.area: QScrollArea | None = None
        self.setProperty("role", "page")

    def show_study(self, shown: Shown, *, on_top: bool) -> None:
        """Show a state; `on_top` tells that the page is the one seen."""
        raise NotImplementedError
