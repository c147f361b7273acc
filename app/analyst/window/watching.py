"""The study of a window read again where it has changed, or is back where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from app.analyses.content import StudyContent, load_changed
from app.analyst.window.frame import StudyFrame
from app.analyst.window.rescuing import back, is_gone, stopped_by
from app.kit.file_watch import FileWatch
from app.kit.problems import problem_of


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
