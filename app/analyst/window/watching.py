"""The study of a window read again where it has changed, or is back where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from app.analyses.content import StudyContent, load_changed
from app.analyst.window.frame import StudyFrame
from app.analyst.window.rescuing import back, is_gone, stopped_by
from app.kit.problems import problem_of

_QUIET = 300  # ms without another change, since a program writes more than once


class FileWatch(QObject):
    """Emits `changed` some time after a file was written to or replaced, and when told to look.

    Where the system tells of no changes, as on a network, looking is all there is.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = str(path)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self.changed)

    def begin(self) -> None:
        """Watch the file that has the name now; one that took its place is another."""
        if self._path.isprintable() and self._path not in self._watcher.files():
            self._watcher.addPath(self._path)

    def look(self) -> None:
        """Have it looked at now."""
        self.begin()
        self.changed.emit()

    def _on_file_changed(self, _path: str) -> None:
        self.begin()
        self._quiet.start()


class StudyWatch(QObject):
    """Shows what another window or program has written, from `begin` on, or when told to `look`.

    Args:
        lane: that of jobs with the study; while another of them runs nothing is read again.
        beside: sets known answers of rehearsed people beside what a study holds.
    """

    def __init__(
        self,
        path: Path,
        frame: StudyFrame,
        lane: str,
        beside: Callable[[StudyContent], StudyContent],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._path, self._frame, self._lane, self._beside = path, frame, lane, beside
        self._file = FileWatch(path, self)
        self._file.changed.connect(self._read)
        self.begin, self.look = self._file.begin, self._file.look

    def _read(self) -> None:
        contents = self._frame.shown.contents
        if not contents or self._frame.jobs.running(self._lane):
            return
        self._frame.jobs.start(
            self._lane,
            load_changed,
            self._path,
            contents[0].mark,
            succeeded=self._on_read,
            failed=self._on_not_read,
        )

    def _on_read(self, content: StudyContent | None) -> None:
        shown = back(self._frame.shown)
        if content is not None:
            shown = shown.holding([self._beside(content)])
        self._frame.become(shown)

    def _on_not_read(self, error: Exception) -> None:
        shown, problem = self._frame.shown, problem_of(error)
        if is_gone(shown.problem):  # it may be back, and be damaged
            self._frame.become(stopped_by(shown, problem))
        else:
            self._frame.show_problem(problem)
