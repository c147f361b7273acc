"""What stands in the place of a result where a page of the whole study is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.analyses.request import AnalysisRequest
from app.analyst.state.result import Result
from app.analyst.state.study_state import StudyState
from app.kit.tasks import Jobs
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from core.facts.errors import Problem
from core.files import canonical


@dataclass(frozen=True)
class PageContext:
    """What such a page may use of the window around it.

    `look` looks at the study otherwise: a step that can be undone, one for all that a number
    above 0, as `History.step` takes it, stands for. `tell` says what was done, `show_problem`
    what could not be. `look_at` takes what `app.analyst.state.comparing` does, `ask_filter` and
    `ask_margins` open what asks whose answers count, `copy_…` take along what the page has as its
    result, `refresh` is called where that is another, and `keep_result` keeps it.
    """

    theme: Theme
    jobs: Jobs
    dialogs: FolderDialogs
    look: Callable[[AnalysisRequest, int], None]
    tell: Callable[[str], None]
    show_problem: Callable[[Problem], None]
    look_at: Callable[[Mapping[str, object]], None]
    ask_filter: Callable[[], None]
    ask_margins: Callable[[], None]
    copy_table: Callable[[], None]
    copy_chart: Callable[[], None]
    undo: Callable[[], None]
    refresh: Callable[[], None]
    keep_result: QAction


class StudyPanel(QFrame):
    """A page of the whole study, which is shown a state while it is the one seen.

    `side` stands at its right in the place of the choices, `listed` in the left column, where it
    has such: a page with a list is shown every state, as its list is seen beside other pages.
    `result` is what can be taken along of it, and `area` what scrolls; None where nothing does.
    """

    side: QWidget | None = None
    listed: QWidget | None = None
    result: Result | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.area: QScrollArea | None = None
        self.setProperty("role", "page")

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show a state; `on_top` tells that the page is the one seen, and not just left."""
        raise NotImplementedError

    @property
    def chosen_here(self) -> dict[str, canonical.Json]:
        """What the analyst has chosen here that is no way of looking at the study; {} if nothing.

        The study keeps it, and `take_up` gets it when the study is opened again.
        """
        return {}

    def take_up(self, chosen: Mapping[str, object]) -> None:
        """Have chosen what was when the study was left."""


@dataclass(frozen=True, slots=True)
class StudyPage:
    """One page: its title is called where it is shown, in the language spoken.

    One without a title is chosen by what it lists itself.
    """

    name: str
    make: Callable[[PageContext], StudyPanel]
    title: Callable[[], str] | None = None
    icon: str = ""


class StudyPanels(QObject):
    """Emits `added(StudyPanel)` for each; those that are there stand in `made`, by their names."""

    added = Signal(object)

    def __init__(self, pages: Sequence[StudyPage], around: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = {page.name: page for page in pages}
        self._around = around
        self.made: dict[str, StudyPanel] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def get(self, name: str) -> StudyPanel | None:
        """Return a page by its name; None where there is no such page."""
        return self[name] if name in self._pages else None

    def __getitem__(self, name: str) -> StudyPanel:
        if name not in self.made:
            self.made[name] = self._pages[name].make(self._around)
            self.added.emit(self.made[name])
        return self.made[name]
