"""Whose answers count and how much: the dialog of the filter, the table of known shares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.analyst.choices.filter_dialog import FilterDialog
from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.words.catalogue import tr
from core.files.disk import read_bounded
from core.progress import Progress, silent
from core.survey import Survey

if TYPE_CHECKING:
    from app.analyst.window.frame import StudyFrame
    from core.interchange.margins import MarginsRead

_LANE = "margins"


class FilterAndMargins(QObject):
    """Asks who counts, in the frame of a study, and has it looked at."""

    def __init__(self, theme: Theme, frame: StudyFrame, dialogs: FolderDialogs, jobs: Jobs) -> None:
        super().__init__(frame)
        self._theme, self._frame, self._dialogs, self._jobs = theme, frame, dialogs, jobs
        self.dialog: FilterDialog | None = None

    def ask_filter(self) -> None:
        """Open the dialog in which a filter is built."""
        shown = self._frame.shown
        result = shown.result
        if result is None or not result.compared.filters:
            return
        self.dialog = FilterDialog(
            shown.content.survey,
            result.compared.filters,
            shown.language,
            shown.request.where,
            self._theme,
            self._frame,
        )
        self.dialog.chosen.connect(lambda text: self._frame.look({"where": text}))
        self.dialog.open()

    def ask_margins(self) -> None:
        """Ask for a table of known shares, and weight to it."""
        pattern = tr("Table of comma-separated values (*.csv)")
        path = self._dialogs.open_file(self._frame, tr("Known shares"), pattern)
        if path is None:
            return
        self._jobs.start(
            _LANE,
            read_table,
            path,
            self._frame.shown.content.survey,
            succeeded=self._on_read,
            failed=lambda error: self._frame.show_problem(problem_of(error)),
            instead=True,
        )

    def _on_read(self, found: MarginsRead) -> None:
        if found.problems:
            self._frame.show_problem(found.problems[0])
        else:
            self._frame.look({"margins": found.margins, "weights": None})


def read_table(path: Path, survey: Survey, report: Progress = silent) -> MarginsRead:
    """Read a table of known shares. Raises `Refused` (IO) where it cannot be read."""
    from core.interchange.margins import MAX_BYTES, read_margins

    report(0, 0)
    data = read_bounded(path, MAX_BYTES)
    return read_margins(data, survey)
