"""Reading a table before it is mapped: how far it is, and its encoding where that is unknown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.flows.mapping_tables import look_over, read_in
from app.problems import problem_of
from app.tasks import Jobs
from app.theme import Theme
from app.views.mapping.encoding import EncodingPanel
from app.widgets.panels import scroll_down
from app.widgets.progress import ProgressPanel
from app.words.catalogue import figures, tr
from core.errors import Code, Problem
from core.interchange.tables import AS_FOUND, Asked
from core.interchange.tables.encodings import Reading

_LOOK = "table"


class TableOpening(QScrollArea):
    """Emits `looked(Looked)` once a table was read, or `failed(Problem)`, or `cancelled`."""

    looked = Signal(object)
    failed = Signal(Problem)
    cancelled = Signal()

    def __init__(self, theme: Theme, path: Path, jobs: Jobs) -> None:
        super().__init__()
        self._path, self._jobs = path, jobs
        self._problem: Problem | None = None
        self._now = ""
        self.progress = ProgressPanel(theme)
        self.progress.cancelled.connect(self.cancelled)
        self.encodings = EncodingPanel(theme)
        self.encodings.chosen.connect(lambda each: self.read(Asked(encoding=each)))
        scroll_down(self)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(8, 6))
        column.addWidget(self.progress)
        column.addWidget(self.encodings)
        column.addStretch(1)
        self.setWidget(ground)
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def read(self, asked: Asked = AS_FOUND) -> None:
        """Read the table, in another thread."""
        self._now = asked.encoding
        self._wait()
        self._jobs.start(
            _LOOK,
            look_over,
            self._path,
            asked,
            succeeded=self.looked.emit,
            failed=self._on_failed,
            progressed=self._on_progressed,
            instead=True,
        )

    def ask(self, now: str = "") -> None:
        """Ask for the encoding; `now` is the one in which the table was read, or ''."""
        self._now = now
        self._wait()
        self._jobs.start(
            _LOOK,
            read_in,
            self._path,
            succeeded=self._on_readings,
            failed=lambda error: self.failed.emit(problem_of(error)),
            instead=True,
        )

    def stop(self) -> None:
        """Let nothing come any more of what was begun."""
        self._jobs.drop(_LOOK)

    def _wait(self) -> None:
        self.encodings.hide()
        self.progress.restart()
        self.progress.set_progress(tr("Reading the table."), 0, 0)
        self.progress.show()

    def _on_progressed(self, done: int, _total: int) -> None:
        told = tr("Reading the table: {n} rows.").format(n=figures(f"{done:,}"))
        self.progress.set_progress(told, 0, 0)

    def _on_failed(self, error: Exception) -> None:
        problem = problem_of(error)
        if problem.code is Code.ENCODING and not self._now:
            self._problem = problem
            self.ask()
        else:
            self.failed.emit(problem)

    def _on_readings(self, found: tuple[Reading, ...]) -> None:
        problem = self._problem
        if not found and problem is not None:
            self.failed.emit(problem)
            return
        place = "" if problem is None else problem.where
        place = place.removeprefix(self._path.name).removeprefix(", ")
        self.progress.hide()
        self.encodings.show()
        self.encodings.show_readings(self._path.name, place, found, self._now)
