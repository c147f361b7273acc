"""The truth beside a rehearsed study: loaded from its table, kept as long as the study is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.analyses.content import StudyContent
from app.analyst.state.known_truth import Known, read_known, with_known
from app.analyst.window.frame import StudyFrame
from app.kit.problems import problem_of
from app.widgets.dialogs import TABLES, FolderDialogs
from app.words.catalogue import tr

_LANE = "truth"


class TruthBeside(QObject):
    """Loads the truth of a rehearsed study when `action` asks for it."""

    def __init__(
        self, frame: StudyFrame, dialogs: FolderDialogs, action: QAction, window: QWidget
    ) -> None:
        super().__init__(window)
        self._frame = frame
        self._dialogs = dialogs
        self._window = window
        self._known: Known | None = None
        self._awaited: Path | None = None
        action.triggered.connect(self.ask)

    def ask(self) -> None:
        """Ask for the table of true answers, and load it."""
        path = self._dialogs.open_file(self._window, tr("Load the truth"), TABLES)
        if path is not None:
            self.load(path)

    def load(self, path: Path) -> None:
        """Load a table of true answers, once the study is read."""
        shown = self._frame.shown
        if not shown.contents:
            self._awaited = path
            return
        self._frame.jobs.start(
            _LANE,
            read_known,
            path,
            shown.content,
            succeeded=self._on_read,
            failed=lambda error: self._frame.show_problem(problem_of(error)),
            instead=True,
        )

    def load_awaited(self) -> None:
        """Load what waited for the study to be read."""
        path, self._awaited = self._awaited, None
        if path is not None:
            self.load(path)

    def beside(self, content: StudyContent) -> StudyContent:
        """Return what a study holds with the truth that was loaded, if any."""
        return with_known(content, self._known)

    def _on_read(self, known: Known) -> None:
        self._known = known
        shown = self._frame.shown
        if shown.contents:
            self._frame.become(shown.holding([self.beside(shown.contents[0])]))
