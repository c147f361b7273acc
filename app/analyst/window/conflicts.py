"""The dialog of conflicts wherever it is asked for: filled from the study, and kept up with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.analyst.collecting.compare import ConflictsDialog
from app.analyst.state.conflicts import Compared, compared
from app.analyst.state.refusals import Collected
from app.analyst.state.study_reading import Opposed, Overview, read_overview
from app.analyst.state.study_state import StudyState
from app.analyst.window.frame import StudyFrame
from app.kit.problems import problem_of
from app.theme import Theme
from core.facts.errors import joined_places
from core.interchange.mapping.survey import TableSurvey
from core.study import Conflict

_PAIRS, _VERSIONS = "pairs", "versions"  # lanes


class Conflicts(QObject):
    """Opens it. Emits `decided` with a `StudyEdit`: which version of a response is to count."""

    decided = Signal(object)

    def __init__(self, theme: Theme, path: Path, frame: StudyFrame, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._path, self._frame, self._window = theme, path, frame, window
        self._dialog: ConflictsDialog | None = None
        frame.showing.connect(self._follow)

    def open(self, conflict: Conflict | None = None) -> None:
        """Show a conflict, or the first that is not decided."""
        if self._dialog is None:
            self._read(partial(self._show, conflict.sha256 if conflict is not None else ""))

    def _read(self, then: Callable[[], None]) -> None:
        def succeeded(found: Overview) -> None:
            self._frame.become(self._shown.overlooked(found))
            then()

        if self._is_read(self._shown):
            then()
            return
        self._frame.jobs.start(
            _PAIRS,
            read_overview,
            self._path,
            succeeded=succeeded,
            failed=self._on_failed,
            instead=True,
        )

    def _show(self, sha256: str) -> None:
        shown = self._shown
        if shown.overview is None or not shown.overview.conflicts:
            return
        able = shown.content.obstacle is None and shown.can_work
        of_table, names = isinstance(shown.content.survey, TableSurvey), _names(shown)
        dialog = ConflictsDialog(
            self._theme, self._window, able=able, of_table=of_table, names=names
        )
        self._dialog = dialog
        dialog.finished.connect(self._on_finished)
        dialog.pair_wanted.connect(self._read_versions)
        dialog.decided.connect(self.decided)
        actions = self._frame.actions_
        dialog.addActions([actions.undo, actions.redo])  # for their keys
        dialog.show_pairs(shown.overview.conflicts, sha256)
        dialog.open()

    def _on_finished(self) -> None:
        self._dialog = None

    def _read_versions(self, one: Opposed) -> None:
        self._frame.jobs.start(
            _VERSIONS,
            compared,
            self._path,
            one.conflict,
            self._shown.language,
            succeeded=self._on_compared,
            failed=self._on_failed,
            instead=True,
        )

    def _on_compared(self, found: Compared) -> None:
        if self._dialog is not None:
            self._dialog.show_versions(found)

    def _follow(self, before: StudyState, shown: StudyState) -> None:
        """Show what the study holds now, whoever wrote it."""
        if self._dialog is None:
            return
        if before.overview is not None and shown.overview is None:
            self._dialog.reject()  # something could not be written: the window says why
        elif not self._is_read(shown):
            self._read(lambda: None)
        elif shown.overview is not None and shown.overview is not before.overview:
            self._dialog.show_pairs(shown.overview.conflicts)

    @staticmethod
    def _is_read(shown: StudyState) -> bool:
        overview = shown.overview
        return overview is not None and overview.mark == shown.contents[0].mark

    def _on_failed(self, error: Exception) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        self._frame.show_problem(problem_of(error))

    @property
    def _shown(self) -> StudyState:
        return self._frame.shown


def _names(shown: StudyState) -> dict[str, tuple[str, str]]:
    """Return what both files are called, which only the import that is just over knows."""
    outcome = shown.work.outcome if shown.work is not None else None
    rows = outcome.rows if isinstance(outcome, Collected) else ()
    return {
        row.conflict.sha256: (row.first, joined_places(row.cell(0), row.where))
        for row in rows
        if row.conflict is not None and row.first
    }
