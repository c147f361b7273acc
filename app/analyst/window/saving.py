"""Taking a result along: to a file, through a dialog, or to the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage, QImageReader
from PySide6.QtWidgets import QWidget

from app.analyses.content import StudyContent
from app.analyses.methods import methods_of_result
from app.analyses.parts import Chart, TablePart
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept, tallies_of
from app.analyses.words.methods_text import NO_METHODS, Methods
from app.analyst.state.result import Result
from app.analyst.state.study_state import StudyState
from app.export import copied, file_name, patterns, write_file
from app.export.formats import FORMATS, Takes, file_formats
from app.export.study.estimates import estimates_of
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd, Jobs
from app.widgets.dialogs import FolderDialogs
from app.words.catalogue import figures, tr
from core.files.disk import write_atomically
from core.progress import Progress, silent

_SAVING = "saving"
_COPYING, _METHODS = "copying", "methods"
_PICTURE, _TEXT = "image/png", "text/plain"


class Saver(QObject):
    """Takes along what is shown at the time; whole files or none, worked out in another thread.

    Emits `done(str)`, which also tells that something has begun, or `failed(Problem)`.

    Args:
        shown: returns what the window shows.
        result: returns the result that can be taken along.
        kept: returns what was worked out of the study.
    """

    done = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        dialogs: FolderDialogs,
        jobs: Jobs,
        *,
        shown: Callable[[], StudyState],
        result: Callable[[], Result | None],
        kept: Callable[[], Kept],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._dialogs = dialogs
        self._jobs = jobs
        self._shown, self._result, self._kept = shown, result, kept

    def save_chart(self) -> None:
        """Save the chart that is shown, in the format that was chosen."""
        if (result := self._taken()) is not None:
            self._save_part(tr("Save chart"), Takes.CHART, result, result.chart)

    def save_table(self) -> None:
        """Save the numbers of what is shown."""
        if (result := self._taken()) is not None:
            self._save_part(tr("Save table"), Takes.TABLE, result, result.taken_table)

    def save_tables(self) -> None:
        """Save the numbers of all questions, one under the other."""
        path = self._ask_for(tr("Save table"), Takes.TABLE, "all-questions")
        if path is not None:  # what holds now: it may have changed behind the dialog
            shown = self._shown()
            self._save(path, save_tables, shown.request, shown.contents, self._kept(), path)

    def save_named(self, title: str, part: TablePart, stem: str) -> None:
        """Save a table that does not stand in the result."""
        path = self._ask_for(title, Takes.TABLE, stem)
        if path is not None:
            self._save(path, save_part, part, path)

    def save_text(self, title: str, suggested: str, text: str, pattern: str = "") -> None:
        """Save a text, by default another table, such as the list of refused files."""
        path = self._ask(title, suggested, pattern or FORMATS["csv"].pattern)
        if path is not None:
            self._save(path, save_text, text, path)

    def copy_chart(self) -> None:
        if (result := self._taken()) is not None:
            self.copy_part(result.chart, tr("The chart is on the clipboard."))

    def copy_table(self) -> None:
        """Put all tables on the clipboard, beneath each other."""
        result = self._taken()
        tables = () if result is None else result.taken_tables
        if tables:
            told = tr("All {n} tables are on the clipboard.", "", len(tables))
            if len(tables) == 1:
                told = tr("The table is on the clipboard.")
            self.copy_part(tables[0], told.format(n=figures(len(tables))), *tables[1:])

    def copy_method(self) -> None:
        """Put the paragraph on the clipboard that a report has of how the numbers came about."""
        if (result := self._taken()) is None:
            return
        if result.methods is not NO_METHODS:
            self._on_methods(result.methods)
            return
        shown = self._shown()  # a page of the whole study, whose estimates have no methods beside
        self._jobs.start(
            _METHODS,
            _methods,
            shown.request.repeated,
            shown.contents,
            self._kept(),
            succeeded=self._on_methods,
            failed=lambda error: self.failed.emit(problem_of(error)),
            instead=True,
        )

    def _on_methods(self, methods: Methods) -> None:
        QGuiApplication.clipboard().setText(methods.text)
        self.done.emit(tr("The methods paragraph is on the clipboard."))

    def _taken(self) -> Result | None:
        """Return what is shown; where that is not yet what was chosen, say so."""
        shown = self._shown()
        if not shown.request.page and shown.waiting:
            self.done.emit(tr("Not taken along: what you chose is still being worked out."))
            return None
        return self._result()

    def _save_part(
        self, title: str, takes: Takes, result: Result, part: Chart | TablePart | None
    ) -> None:
        if part is not None:
            path = self._ask_for(title, takes, "-".join(result.request.questions))
            if path is not None:
                self._save(path, save_part, part, path)

    def _ask_for(self, title: str, takes: Takes, stem: str) -> Path | None:
        suffix = file_formats(takes)[0].suffix
        return self._ask(title, file_name(stem, suffix), patterns(takes))

    def _ask(self, title: str, suggested: str, pattern: str) -> Path | None:
        return self._dialogs.save_file(self._window, title, suggested, pattern)

    def _save(self, path: Path, write: Callable[..., object], *args: object) -> None:
        self.done.emit(tr("Saving {0}…").format(path.name))
        words = tr("Saved as {0}.").format(path.name)
        self._jobs.start(
            _SAVING,
            write,
            *args,
            succeeded=lambda _none: self.done.emit(words),
            failed=self._on_failed,
            at_end=AtEnd.FINISH,
        )

    def copy_part(self, part: Chart | TablePart | None, words: str, *tables: TablePart) -> None:
        """Put a part on the clipboard, more tables beneath one, and say so in these words."""
        if part is None:
            return
        self._jobs.start(
            _COPYING,
            copy_of,
            (part, *tables),
            succeeded=lambda data: self._on_copied(data, words),
            failed=self._on_failed,
            instead=True,
        )

    def _on_copied(self, data: Mapping[str, bytes | QImage], words: str) -> None:
        QGuiApplication.clipboard().setMimeData(mime_of(data))
        self.done.emit(words)

    def _on_failed(self, error: Exception) -> None:
        self._jobs.stay()
        self.done.emit("")
        self.failed.emit(problem_of(error))


def save_part(part: Chart | TablePart, path: Path, report: Progress = silent) -> None:
    """Write a chart or a table in the format that its name says. Raises `Refused` (IO)."""
    report(0, 1)
    _write(part, path)


def save_tables(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    kept: Kept,
    path: Path,
    report: Progress = silent,
) -> None:
    """Write the tables of all questions. Raises `Refused` (IO)."""
    _write(estimates_of(request, contents, kept, report), path)


def _write(part: Chart | TablePart, path: Path) -> None:
    """Write a part; a table whose name says no format is written in the first there is."""
    known = {each.suffix for each in file_formats()}
    plain = isinstance(part, TablePart) and path.suffix[1:].lower() not in known
    write_file(part, path, file_formats(Takes.TABLE)[0].name if plain else None)


def save_text(text: str, path: Path, report: Progress = silent) -> None:
    """Write a table. Raises `Refused` (IO)."""
    report(0, 1)
    write_atomically(path, text.encode("utf-8"), replace=True)


def copy_of(
    parts: tuple[Chart | TablePart, *tuple[TablePart, ...]], report: Progress = silent
) -> dict[str, bytes | QImage]:
    """Return a part, or several tables, as the clipboard takes it, by type; pictures as images."""
    report(0, 1)
    data = copied(*parts)
    made: dict[str, bytes | QImage] = {**data}
    if _PICTURE in data:
        made[_PICTURE] = _decoded(data[_PICTURE])
    return made


def _decoded(data: bytes) -> QImage:
    """Read a picture; unlike `QImage.fromData`, other threads go on meanwhile."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return QImageReader(buffer, QByteArray(b"png")).read()


def mime_of(data: Mapping[str, bytes | QImage]) -> QMimeData:
    """Return what is copied, or dragged, for other programs."""
    mime = QMimeData()
    for kind, content in data.items():
        if isinstance(content, QImage):
            mime.setImageData(content)
        elif kind == _TEXT:
            mime.setText(content.decode())
        else:
            mime.setData(kind, content)
    return mime


def _methods(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    kept: Kept,
    report: Progress = silent,
) -> Methods:
    """Return how what a page of the whole study shows came about. Raises as `tallies_of` does."""
    return methods_of_result(request, tallies_of(request, contents, kept, report))
