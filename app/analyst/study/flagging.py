"""Flagging responses by hand: those that are named, by id or by a file, with a note why."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.analyst.state.flagging import ToFlag, by_names
from app.analyst.words.decisions import none_by_these
from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.dialogs import FolderDialogs
from app.widgets.layout import STRETCH, add, column, row, wide
from app.widgets.message import Dialog
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.refusals import message, remedy
from core.study.schema import LONGEST_FLAG

_LANE = "flags"


class FlagDialog(Dialog):
    """Asks which responses, by their names; emits `flagged(StudyEdit)`.

    What they say is not shown: a flag is about a file, and no way to look a person up.
    """

    flagged = Signal(object)

    def __init__(
        self, path: Path, theme: Theme, dialogs: FolderDialogs, jobs: Jobs, parent: QWidget
    ) -> None:
        super().__init__(tr("Flag responses"), parent, "flag_dialog", (640, 480))
        self._path, self._dialogs, self._jobs = path, dialogs, jobs
        self._files: dict[str, Path] = {}
        lead = tr(
            "Nothing is deleted. Flagged responses count as before, and every result can also be "
            "seen without them."
        )
        box = column(TextLabel(lead, theme, "analyst.form"), on=self, space=3, margins=6)
        self.names_field = QPlainTextEdit()
        self.names_field.setAccessibleName(tr("Ids or names of files, one a line"))
        self.names_field.setTabChangesFocus(True)
        self.names_field.setPlaceholderText(tr("such as 1f2e3d4c or 1f2e3d4c….response"))
        self.files_button = secondary_button(tr("Choose files…"), theme, "form", icon="file")
        label = TextLabel(tr("Ids or names of files, one a line"), theme, "analyst.strong")
        line = row(wide(label), self.files_button)
        box.addLayout(line)
        box.addWidget(self.names_field, 1)
        box.addWidget(TextLabel(tr("Why, where you want to say it"), theme, "analyst.strong"))
        self.note_field = QLineEdit()
        self.note_field.setAccessibleName(tr("Note"))
        self.note_field.setMaxLength(LONGEST_FLAG)
        self.problem = TextLabel("", theme, "analyst.base", tone="danger")
        self.problem.hide()
        self.flag_button = primary_button(tr("Flag"), theme, "analyst_main")
        self.cancel_button = secondary_button(tr("Cancel"), theme, "analyst_main")
        buttons = row(STRETCH, self.cancel_button, self.flag_button, space=3)
        add(box, self.note_field, self.problem, buttons)
        self.files_button.clicked.connect(self._on_files_clicked)
        self.names_field.textChanged.connect(self._on_text_changed)
        self.cancel_button.clicked.connect(self.reject)
        self.flag_button.clicked.connect(self._on_flag_clicked)
        self._on_text_changed()

    @property
    def _lines(self) -> list[str]:
        text = self.names_field.toPlainText().replace(",", "\n")
        return [line.strip() for line in text.splitlines() if line.strip()]

    def _on_text_changed(self) -> None:
        self.problem.hide()
        self.flag_button.setEnabled(bool(self._lines))

    def _on_files_clicked(self) -> None:
        """Add the names of files; which response each is of, what it holds tells."""
        pattern = tr("Response files (*.response *.sealed);;All files (*)")
        paths = self._dialogs.open_files(self, tr("Files of responses to flag"), pattern)
        self._files.update((path.name, path) for path in paths)
        for path in paths:
            self.names_field.appendPlainText(path.name)

    def _on_flag_clicked(self) -> None:
        self.flag_button.setEnabled(False)
        names = [self._files.get(line, line) for line in self._lines]
        self._jobs.start(
            _LANE,
            by_names,
            self._path,
            names,
            self.note_field.text().strip(),
            succeeded=self._on_found,
            failed=self._on_failed,
            instead=True,
        )

    def _on_found(self, found: ToFlag) -> None:
        """Flag them; where a name is of none, say so and flag nothing yet."""
        if found.unknown:
            self._say(none_by_these([Path(name).name for name in found.unknown]))
            return
        if found.edit is not None:
            self.flagged.emit(found.edit)
        self.accept()

    def _on_failed(self, error: Exception) -> None:
        problem = problem_of(error)
        self._say(f"{message(problem)} {remedy(problem)}")

    def _say(self, told: str) -> None:
        self.problem.setText(told)
        self.problem.show()
        self.flag_button.setEnabled(True)
