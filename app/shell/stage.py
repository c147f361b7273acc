"""A window that shows one view at a time, and tells in front of it what is wrong."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from app.kit.idle_steps import IdleSteps, made_then_shown
from app.kit.memory import collect_when_gone
from app.kit.problems import Unforeseen
from app.respondent.hardening import WhileAnswering
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs, problem_box
from app.widgets.focus_ring import FocusRing
from app.widgets.picture import mark_icon
from app.words import faults
from app.words.catalogue import tr
from core.facts.errors import Code, Problem, Refused

Mends = tuple[Path, Callable[[Path], object]]  # a file, and what to do with a mended copy of it


@runtime_checkable
class AsksFirst(Protocol):
    """A view that holds what is not saved, and asks before something else takes its place."""

    def leave_for(self, go_on: Callable[[], object]) -> None:
        """Go on at once where nothing would be lost, else once that is wanted."""


@runtime_checkable
class TellsWhatIsKept(Protocol):
    """A view that knows whether all that was done in it is saved."""

    def kept_text(self) -> str:
        """Say whether it is."""
        raise NotImplementedError


def is_loaded(module: str) -> bool:
    """Tell whether the view that a module holds can be made at once."""
    return module in sys.modules


class Stage(QMainWindow):
    """Holds the views: the first page stays, and each other one goes with the next.

    Args:
        folders: ask where a mended copy of a file is to stand; None offers none.

    `unexpected` takes an error that nobody foresaw from any thread, and shows it in a later turn:
    it may have arisen while something was painted.
    """

    unexpected = Signal(object)

    def __init__(self, theme: Theme, folders: FolderDialogs | None) -> None:
        super().__init__()
        theme.dress(self)
        self._theme = theme
        self._folders = folders
        self._answering = WhileAnswering()
        self._hide_page: Callable[[], None] | None = None
        self._stays: QWidget | None = None  # the first page, once it is made
        self._busy: QWidget | None = None  # stands in for a view while it is loaded for
        self.unexpected.connect(self.show_unexpected, Qt.ConnectionType.QueuedConnection)
        self.setWindowTitle("Candor")
        self.setWindowIcon(mark_icon(theme))
        self.setMinimumSize(480, 320)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._ring = FocusRing(self, theme, always=False)

    @property
    def current_view(self) -> QWidget:
        return self._pages.currentWidget() or self._pages

    def show_home(self) -> None:
        """Go back to the first page; the view before it ends."""
        raise NotImplementedError

    def _leaving(self, go_on: Callable[[], object]) -> None:
        """Go on to another view; the one that is shown may ask first."""
        view = self.current_view
        if isinstance(view, AsksFirst):
            view.leave_for(go_on)
        else:
            go_on()

    def _show(self, view: QWidget, *, answering: bool = False) -> None:
        before = self._pages.currentWidget()
        if self._pages.indexOf(view) < 0:
            self._pages.addWidget(view)
        self._pages.setCurrentWidget(view)
        self._ring.set_always(answering)
        if before is not None and before not in (view, self._stays):
            self._pages.removeWidget(before)
            collect_when_gone(before)
            before.deleteLater()
        if not answering:
            self._hide_page = None
            self._answering.end()

    def _show_made(
        self,
        modules: Sequence[str],
        name: str,
        make: Callable[[], QWidget],
        *,
        focused: bool = False,
        mends: Mends | None = None,
        back: Callable[[], object] | None = None,
    ) -> None:
        """Show a view by its name, at once or as soon as the modules of views are loaded.

        Where it is refused, that is told, with `mends` as `show_problem` takes it. Then, and where
        it is cancelled, `back` leads to where people were, the first page by default.
        """
        back = back or self.show_home
        steps = self._making(name, make, focused, mends, back)
        if all(map(is_loaded, modules)):
            deque(steps, maxlen=0)
            return
        from app.shell.loading import Loading
        from app.widgets.progress import BusyPage

        page = self._busy = BusyPage(self._theme, tr("Opening"), name)
        page.cancelled.connect(back)
        self._show(page)
        self._entitle(name)
        page.begin(tr("Loading what this page needs."))
        Loading(modules, page).ready.connect(lambda: IdleSteps(steps, page))

    def _making(
        self,
        name: str,
        make: Callable[[], QWidget],
        focused: bool,
        mends: Mends | None,
        back: Callable[[], object],
    ) -> Iterator[QWidget]:
        """Make a view, and show it in a second step."""

        def show(view: QWidget) -> None:
            self._show(view)
            self._entitle(name)
            if focused:
                view.setFocus()

        try:
            yield from made_then_shown(make, show)
        except Refused as refused:
            if self.current_view is self._busy:
                back()
            self.show_problem(refused.problem, mends=mends)

    def _entitle(self, name: str) -> None:
        """Name the window. Qt takes [*] for a mark of its own unless it stands twice."""
        shown = name.replace("[*]", "[*][*]")
        self.setWindowTitle(f"{shown} – Candor" if shown else "Candor")

    def show_problem(
        self,
        problem: Problem,
        title: str = "",
        mends: Mends | None = None,
    ) -> None:
        """Explain why a file was refused, with its place and remedy.

        `mends` names the file and what to do with a mended copy of it, which is offered where a
        survey lacks nothing but its canonical form.
        """
        from app.widgets.escape_watch import EscapeWatch

        mend = None
        if mends is not None and problem.code is Code.NONCANONICAL and self._folders is not None:
            from app.shell.mending import mending

            mend = mending(*mends, self._folders, self, self.show_problem)
        box = problem_box(self._theme, self, problem, title or tr("Not opened"), mend)
        if self._hide_page is not None:
            EscapeWatch(box, self._hide_page)
        box.open()

    def show_unexpected(self, error: Unforeseen) -> None:
        """Tell of an error that nobody foresaw, in one box at a time."""
        from app.widgets.crash_box import CrashBox

        if any(box.isVisible() for box in self.findChildren(CrashBox)):
            return
        view = self.current_view
        kept = view.kept_text() if isinstance(view, TellsWhatIsKept) else faults.still_there()
        box = CrashBox(
            self._theme,
            error,
            kept,
            self,
            secret=self.is_answering(),
            may_close=self._may_close,
        )
        box.setLayoutDirection(view.layoutDirection())
        box.close_wanted.connect(self.close)
        if self._hide_page is not None:
            from app.widgets.escape_watch import EscapeWatch

            EscapeWatch(box, self._hide_page)
        box.open()

    @property
    def theme(self) -> Theme:
        """The colours and sizes of the window."""
        return self._theme

    def is_answering(self) -> bool:
        """Whether a survey is open to be answered."""
        return self._answering.is_on

    @property
    def _may_close(self) -> bool:
        """Whether whoever sits here may close the program."""
        return True
