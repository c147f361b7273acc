"""Reading a table before it is mapped: how far it is, and what its file leaves open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.tables.reading import look_over
from app.tables.reading_choice import WaysPanel
from app.tables.readings import Found, Ways, looked_or_asked, ways_of
from app.theme import Theme
from app.widgets.layout import STRETCH, column, scroll_page
from app.widgets.progress import ProgressPanel
from app.words.catalogue import figures, tr
from app.words.time_left import Pace
from core.facts.errors import Problem
from core.interchange.tables import ReadOptions

_LOOK = "table"


class TableOpening(QScrollArea):
    """Emits `looked(Looked)` once a table was read, or `failed(Problem)`, or `cancelled`.

    What its file leaves open is asked; `ask_again` asks for it once more.
    """

    looked = Signal(object)
    failed = Signal(Problem)
    cancelled = Signal()

    def __init__(self, theme: Theme, path: Path, jobs: Jobs) -> None:
        super().__init__()
        self._path, self._jobs = path, jobs
        self._ways: Ways | None = None
        self._pace = Pace()
        self.progress = ProgressPanel(theme)
        self.progress.cancelled.connect(self.cancelled)
        self.ways = WaysPanel(theme)
        self.ways.chosen.connect(self._read_as)
        ground = QWidget()
        column(self.progress, self.ways, STRETCH, on=ground, margins=(8, 6))
        scroll_page(ground, self)

    def read(self) -> None:
        """Read the table, in another thread, or ask how."""
        self._ways = None
        self._wait()
        self._jobs.start(
            _LOOK,
            looked_or_asked,
            self._path,
            succeeded=self._on_found,
            failed=self._on_failed,
            progressed=self._on_progressed,
            instead=True,
        )

    def _read_as(self, asked: ReadOptions) -> None:
        self._wait()
        self._jobs.start(
            _LOOK,
            look_over,
            self._path,
            asked,
            succeeded=self._on_found,
            failed=self._on_failed,
            progressed=self._on_progressed,
            instead=True,
        )

    def ask(self, now: ReadOptions) -> None:
        """Ask how the table is to be read, which was read so."""
        self._ways = None
        self._wait()
        self._jobs.start(
            _LOOK,
            ways_of,
            self._path,
            now,
            succeeded=self._on_found,
            failed=self._on_failed,
            instead=True,
        )

    def ask_again(self) -> bool:
        """Go back to what was asked while the table is read; tell whether anything was."""
        if self._ways is None or self.ways.isVisible():
            return False
        self.stop()
        self._show_ways(self._ways)
        return True

    def stop(self) -> None:
        """Let nothing come any more of what was begun."""
        self._jobs.drop(_LOOK)

    def _wait(self) -> None:
        self.ways.hide()
        self.progress.restart()
        self._pace.restart()
        self.progress.set_progress(tr("Reading the table."), 0, 0)
        self.progress.show()

    def _on_progressed(self, done: int, total: int) -> None:
        if not done:  # the process that reads it is waited for
            return
        told = tr("Reading the table: {n} rows.").format(n=figures(f"{done:,}"))
        words = " · ".join(filter(None, (told, self._pace.told(done, total))))
        self.progress.set_progress(words, done if total else 0, total)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(problem_of(error))

    def _on_found(self, found: Found) -> None:
        if isinstance(found, Ways):
            self._show_ways(found)
        else:
            self.looked.emit(found)

    def _show_ways(self, ways: Ways) -> None:
        self._ways = ways
        self.progress.hide()
        self.ways.show()
        self.ways.show_ways(ways)
