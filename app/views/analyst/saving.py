"""Taking a result along: to a file, through a dialog, or to the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from app.dialogs import Dialogs
from app.export import FORMATS, chart_bytes, write_chart
from app.flows.analyst import AnalystFlow
from core.errors import Refused
from core.files.disk import write_atomically
from core.present.chart import Chart
from core.present.table import Table, inert

CHARTS = "PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)"
TABLES = "Table of comma-separated values (*.csv)"


class Saver(QObject):
    """Asks where to, writes whole files or none; emits `done(str)` or `failed(Problem)`."""

    done = Signal(str)
    failed = Signal(object)

    def __init__(self, flow: AnalystFlow, dialogs: Dialogs, parent: QWidget) -> None:
        super().__init__(parent)
        self._flow = flow
        self._dialogs = dialogs
        self._window = parent

    def save_chart(self) -> None:
        """Save the chart that is shown, in the format that the name says."""
        result = self._flow.result()
        path = self._ask(self.tr("Save chart"), f"{result.question.id}.png", CHARTS)
        if path is not None:
            self._write(lambda: save_chart(result.picture, path))

    def save_table(self) -> None:
        """Save the numbers of the question that is shown."""
        self._save_csv(self._flow.question.id, everything=False)

    def save_tables(self) -> None:
        """Save the numbers of all questions, one under the other."""
        self._save_csv("all-questions", everything=True)

    def save_text(self, title: str, suggested: str, text: str) -> None:
        """Save another table, such as the list of refused files."""
        path = self._ask(title, suggested, TABLES)
        if path is not None:
            self._write(lambda: save_text(text, path))

    def copy_chart(self) -> None:
        """Put the chart on the clipboard."""
        copy_chart(self._flow.result().picture)
        self.done.emit(self.tr("The chart is on the clipboard."))

    def copy_table(self) -> None:
        """Put the table on the clipboard."""
        copy_table(self._flow.result().table)
        self.done.emit(self.tr("The table is on the clipboard."))

    def _save_csv(self, stem: str, *, everything: bool) -> None:
        path = self._ask(self.tr("Save table"), f"{stem}.csv", TABLES)
        if path is not None:
            self._write(lambda: save_text(self._flow.csv(everything=everything), path))

    def _ask(self, title: str, suggested: str, pattern: str) -> Path | None:
        return self._dialogs.save_file(self._window, title, suggested, pattern)

    def _write(self, write: Callable[[], Path]) -> None:
        try:
            written = write()
        except Refused as refused:
            self.failed.emit(refused.problem)
        else:
            self.done.emit(self.tr("Saved as {0}.").format(written.name))


def save_chart(chart: Chart, path: Path) -> Path:
    """Write a chart in the format that its name says, else as PNG; returns the path written.

    Raises `Refused` (IO).
    """
    if path.suffix[1:].lower() not in FORMATS:
        path = path.with_name(path.name + ".png")
    write_chart(chart, path)
    return path


def save_text(text: str, path: Path) -> Path:
    """Write a table; returns the path written. Raises `Refused` (IO)."""
    if path.suffix.lower() != ".csv":
        path = path.with_name(path.name + ".csv")
    write_atomically(path, text.encode("utf-8"), replace=True)
    return path


def copy_chart(chart: Chart) -> None:
    """Put a chart on the clipboard as a picture."""
    QGuiApplication.clipboard().setImage(QImage.fromData(chart_bytes(chart, "png")))


def copy_table(table: Table) -> None:
    """Put a table on the clipboard, with its method line, as a spreadsheet takes it."""
    lines = [[table.title], [table.subtitle], [column.heading for column in table.columns]]
    lines += [[cell.text for cell in row] for row in table.rows]
    data = QMimeData()
    data.setText("".join("\t".join(map(_field, line)) + "\n" for line in lines))
    QGuiApplication.clipboard().setMimeData(data)


def _field(text: str) -> str:
    return inert(" ".join(text.split()))
