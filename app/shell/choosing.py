"""What the window asks for files with, and what becomes of those chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.kit.file_kinds import is_table
from app.widgets.dialogs import (
    STUDIES,
    STUDIES_OR_TABLES,
    SURVEYS,
    SURVEYS_OR_TABLES,
    Dialogs,
    FolderDialogs,
)
from app.words.catalogue import tr
from core.facts.errors import Refused

if TYPE_CHECKING:
    from app.analyst.window.view import AnalystView
    from app.shell.window import MainWindow
    from core.interchange.tables import Asked


def importing(table: Path, asked: Asked) -> Callable[[AnalystView], object]:
    """Return what has a study import a table, read as it was asked for, once the study is read."""
    return lambda view: view.opened.connect(lambda: view.import_paths([table], asked))


@dataclass(frozen=True)
class Choosing:
    """Asks in front of the window, and lets it open what was chosen."""

    window: MainWindow
    dialogs: Dialogs
    folders: FolderDialogs

    def survey(self) -> None:
        """Ask for a survey to answer."""
        path = self.dialogs.open_file(self.window, tr("Open a survey"), SURVEYS)
        if path is not None:
            self.window.open_path(path)

    def to_write_on(self) -> None:
        """Ask for a draft, a survey or a form, and write on it."""
        from app.author.editing.files import WRITABLE

        path = self.folders.open_file(self.window, tr("Open to write on"), WRITABLE)
        if path is not None:
            self.window.write_survey(path)

    def study(self) -> None:
        """Ask for a study to open, or a table from elsewhere to make one of."""
        title = tr("Open a study or a table")
        path = self.folders.open_file(self.window, title, STUDIES_OR_TABLES)
        if path is not None:
            self.window.open_path(path)

    def new_study(self) -> None:
        """Ask for a survey, or a table from elsewhere, and a place, and make a study of it."""
        title = tr("Survey or table of the new study")
        source = self.folders.open_file(self.window, title, SURVEYS_OR_TABLES)
        if source is not None and is_table(source):
            self.window.map_table(source)
        elif source is not None:
            self._make_study(source)

    def _make_study(self, source: Path) -> None:
        from app.shell.new_study import new_study

        def ask(name: str) -> Path | None:
            return self.folders.save_file(self.window, tr("New study"), name, STUDIES)

        try:
            path = new_study(source, ask)
            if path is not None:
                self.window.analyse(path)
        except Refused as refused:
            self.window.show_problem(refused.problem, mends=(source, self._make_study))
