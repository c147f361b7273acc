"""Taking a result along: to a file, through a dialog, or to the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from app.dialogs import FolderDialogs
from app.export import FORMATS, chart_picture, file_name, write_chart
from app.flows.analyst import Analysis, Result
from app.problems import problem_of
from app.tasks import AtEnd, Jobs
from core.files.disk import write_atomically
from core.present.chart import Chart
from core.present.table import Table, inert
from core.progress import Progress, silent

if TYPE_CHECKING:
    from app.views.analyst.frame import StudyFrame

CHARTS = "PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)"
TABLES = "Table of comma-separated values (*.csv)"
_SAVING = "saving"
_COPYING = "copying"


class Saver(QObject):
    """Takes along what is shown at the time; whole files or none, worked out in another thread.

    Emits `done(str)`, which also tells that something has begun, or `failed(Problem)`.
    """

    done = Signal(str)
    failed = Signal(object)

    def __init__(self, frame: StudyFrame, dialogs: FolderDialogs, jobs: Jobs) -> None:
        super().__init__(frame)
        self._frame = frame
        self._dialogs = dialogs
        self._jobs = jobs

    def save_chart(self) -> None:
        """Save the chart that is shown, in the format that was chosen."""
        result = self._result
        suggested = file_name(result.question.id, FORMATS[0])
        path = self._ask(self.tr("Save chart"), suggested, CHARTS)
        if path is not None:
            self._save(path, save_chart, result.picture, path)

    def save_table(self) -> None:
        """Save the numbers of the question that is shown."""
        result = self._result
        path = self._ask_for_table(result.question.id)
        if path is not None:
            self._save(path, save_table, result, path)

    def save_tables(self) -> None:
        """Save the numbers of all questions, one under the other."""
        path = self._ask_for_table("all-questions")
        if path is not None:  # what holds now: it may have changed behind the dialog
            self._save(path, save_tables, self._frame.analysis(), path)

    def save_text(self, title: str, suggested: str, text: str) -> None:
        """Save another table, such as the list of refused files."""
        path = self._ask(title, suggested, TABLES)
        if path is not None:
            self._save(path, save_text, text, path)

    def copy_chart(self) -> None:
        """Put the chart on the clipboard."""
        self._jobs.start(
            _COPYING,
            picture_of,
            self._result.picture,
            succeeded=self._on_picture_made,
            failed=self._on_failed,
            instead=True,
        )

    def copy_table(self) -> None:
        """Put the table on the clipboard."""
        copy_table(self._result.table)
        self.done.emit(self.tr("The table is on the clipboard."))

    @property
    def _result(self) -> Result:
        result = self._frame.shown.result
        if result is None:
            raise LookupError("nothing is shown that could be taken along")
        return result

    def _ask_for_table(self, stem: str) -> Path | None:
        return self._ask(self.tr("Save table"), file_name(stem, "csv"), TABLES)

    def _ask(self, title: str, suggested: str, pattern: str) -> Path | None:
        return self._dialogs.save_file(self._frame, title, suggested, pattern)

    def _save(self, path: Path, write: Callable[..., object], *args: object) -> None:
        self.done.emit(self.tr("Saving {0}…").format(path.name))
        words = self.tr("Saved as {0}.").format(path.name)
        self._jobs.start(
            _SAVING,
            write,
            *args,
            succeeded=lambda _none: self.done.emit(words),
            failed=self._on_failed,
            at_end=AtEnd.FINISH,
        )

    def _on_picture_made(self, picture: QImage) -> None:
        QGuiApplication.clipboard().setImage(picture)
        self.done.emit(self.tr("The chart is on the clipboard."))

    def _on_failed(self, error: Exception) -> None:
        self._jobs.stay()
        self.done.emit("")
        self.failed.emit(problem_of(error))


def save_chart(chart: Chart, path: Path, report: Progress = silent) -> None:
    """Write a chart in the format that its name says. Raises `Refused` (IO)."""
    report(0, 1)
    write_chart(chart, path)


def save_table(result: Result, path: Path, report: Progress = silent) -> None:
    """Write the table of one question. Raises `Refused` (IO)."""
    report(0, 1)
    save_text(result.csv(), path)


def save_tables(analysis: Analysis, path: Path, report: Progress = silent) -> None:
    """Write the tables of all questions. Raises `Refused` (IO)."""
    save_text(analysis.csv_of_all(report), path)


def save_text(text: str, path: Path, report: Progress = silent) -> None:
    """Write a table. Raises `Refused` (IO)."""
    report(0, 1)
    write_atomically(path, text.encode("utf-8"), replace=True)


def picture_of(chart: Chart, report: Progress = silent) -> QImage:
    """Return a chart as a picture of the resolution of print."""
    report(0, 1)
    return chart_picture(chart)


def copy_table(table: Table) -> None:
    """Put a table on the clipboard, with its method line, as a spreadsheet takes it."""
    lines = [[table.title], [table.subtitle], [column.heading for column in table.columns]]
    lines += [[cell.text for cell in row] for row in table.rows]
    data = QMimeData()
    data.setText("".join("\t".join(map(_field, line)) + "\n" for line in lines))
    QGuiApplication.clipboard().setMimeData(data)


def _field(text: str) -> str:
    return inert(" ".join(text.split()))
