"""Whose answers count and how much: the dialog of the filter, the table of known shares."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.analyst.choices.filter_dialog import FilterDialog
from app.analyst.state.study_state import StudyState
from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.words.catalogue import tr
from core.files.disk import read_bounded
from core.progress import Progress, silent
from core.survey import Survey

if TYPE_CHECKING:
    from core.interchange.margins import MarginsRead

_LANE = "margins"


class FilterAndMargins(QObject):
    """Asks who counts, in the window of a study; emits `looked(dict)` as the choices do.

    Emits `failed(Problem)` where a table of known shares cannot be taken.
    """

    looked = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        shown: Callable[[], StudyState],
        dialogs: FolderDialogs,
        jobs: Jobs,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme, self._shown, self._dialogs, self._jobs = theme, shown, dialogs, jobs
        self._window = parent
        self.dialog: FilterDialog | None = None

    def ask_filter(self) -> None:
        """Open the dialog in which a filter is built."""
        shown = self._shown()
        result = shown.result
        if result is None or not result.compared.filters:
            return
        self.dialog = FilterDialog(
            shown.content.survey,
            result.compared.filters,
            shown.language,
            shown.request.where,
            self._theme,
            self._window,
        )
        self.dialog.chosen.connect(lambda text: self.looked.emit({"where": text}))
        self.dialog.open()

    def ask_margins(self) -> None:
        """Ask for a table of known shares, and weight to it."""
        pattern = tr("Table of comma-separated values (*.csv)")
        path = self._dialogs.open_file(self._window, tr("Known shares"), pattern)
        if path is None:
            return
        self._jobs.start(
            _LANE,
            read_table,
            path,
            self._shown().content.survey,
            succeeded=self._on_read,
            failed=lambda error: self.failed.emit(problem_of(error)),
            instead=True,
        )

    def _on_read(self, found: MarginsRead) -> None:
        if found.problems:
            self.failed.emit(found.problems[0])
        else:
            self.looked.emit({"margins": found.margins, "weights": None})


def read_table(path: Path, survey: Survey, report: Progress = silent) -> MarginsRead:
    """Read a table of known shares. Raises `Refused` (IO) where it cannot be read."""
    from core.interchange.margins import MAX_BYTES, read_margins

    report(0, 0)
    data = read_bounded(path, MAX_BYTES)
    return read_margins(data, survey)
