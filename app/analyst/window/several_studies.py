"""What is done with other studies beside this one, and with all analyses of its log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.analyses.parts import TablePart
from app.analyst.state.several_studies import Repeated, merge_studies, repeat, waves
from app.analyst.state.study_state import Job, StudyState, Work
from app.analyst.window.frame import StudyFrame
from app.analyst.window.saving import Saver
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.dialogs import study_files
from app.widgets.layout import STRETCH, column, row
from app.widgets.message import Dialog
from app.widgets.program import Program
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.refusals import own_finding
from core.facts.errors import Code, Problem
from core.study import SUFFIX
from core.study.merging import Merged

_BESIDE = "beside"  # a lane


class SeveralStudies(QObject):
    """Does it in another thread. Emits `made(Path, str)`: a new study, and what to tell of it."""

    made = Signal(Path, str)

    def __init__(
        self,
        program: Program,
        path: Path,
        frame: StudyFrame,
        lane: str,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._theme = program.theme
        self._path = path
        self._frame = frame
        self._lane = lane
        self._dialogs = program.folders
        self._window = window

    @property
    def _shown(self) -> StudyState:
        return self._frame.shown

    # Merging

    def merge(self) -> None:
        """Ask for other studies and for a place, and make one study of all; they stay."""
        if not self._shown.can_work:
            return
        others = self._dialogs.open_files(self._window, tr("Studies to merge with"), study_files())
        if not others:
            return
        name = f"{self._path.stem}-merged{SUFFIX}"
        target = self._dialogs.save_file(self._window, tr("Merged study"), name, study_files())
        if target is None or not self._shown.can_work:
            return
        paths = [self._path, *(other for other in others if other != self._path)]
        self._frame.notice.clear()
        self._frame.become(self._shown.working(Work(self._path.name, Job.MERGING)))
        self._frame.jobs.start(
            self._lane,
            merge_studies,
            paths,
            target,
            succeeded=partial(self._on_merged, target),
            failed=self._on_not_merged,
            cancelled=lambda: self._frame.become(self._shown.working(None)),
            at_end=AtEnd.STOP,
        )

    def _on_merged(self, target: Path, merged: Merged) -> None:
        self._frame.become(self._shown.working(None))
        self.made.emit(target, merged_words(merged))

    def _on_not_merged(self, error: Exception) -> None:
        self._frame.become(self._shown.working(None))
        self._frame.show_problem(problem_of(error))

    # Another study beside

    def show_beside(self) -> None:
        """Ask for another study, and show how the shares of shared questions differ."""
        if not self._shown.can_work:
            return
        path = self._dialogs.open_file(self._window, tr("Study to compare with"), study_files())
        if path is None:
            return
        self._frame.jobs.start(
            _BESIDE,
            waves,
            self._path,
            path,
            self._shown.request,
            self._shown.language,
            succeeded=self._on_compared,
            failed=self._on_not_compared,
            instead=True,
        )

    def _on_compared(self, part: TablePart) -> None:
        if part.table.rows:
            show_waves(part, self._theme, self._frame.saver, self._window)
        else:
            text = tr("The two studies share no question with the same answers.")
            self._tell(text, tr("Questions are shared where their ids and answers are the same."))

    def _on_not_compared(self, error: Exception) -> None:
        if isinstance(error, ValueError):
            text = tr("One study holds real responses, the other rehearsed ones.")
            self._tell(text, tr("Choose a study of the same sort."))
        else:
            self._frame.show_problem(problem_of(error))

    def _tell(self, text: str, remedy: str) -> None:
        self._frame.show_problem(Problem(Code.UNSUPPORTED, "", own_finding(text, remedy)))

    # The log

    def repeat(self) -> None:
        """Make all analyses of the log again, and show what they find now."""
        overview = self._shown.overview
        if overview is None:
            return
        self._frame.status_bar.set_message(tr("Repeating the analyses…"))
        self._frame.jobs.start(
            _BESIDE,
            repeat,
            self._path,
            overview.log,
            succeeded=self._on_repeated,
            failed=lambda error: self._frame.show_problem(problem_of(error)),
            instead=True,
        )

    def _on_repeated(self, found: tuple[Repeated, ...]) -> None:
        self._frame.status_bar.set_message("")
        show_repeated(found, self._path.stem, self._theme, self._frame.saver, self._window)


def merged_words(merged: Merged) -> str:
    """Say what became of the responses of all studies."""
    said = tr(
        "Merged: {accepted} responses, {duplicates} duplicates, {conflicts} conflicts.",
        "",
        merged.accepted,
    )
    words = said.format(
        accepted=figures(merged.accepted),
        duplicates=figures(merged.duplicates),
        conflicts=figures(merged.conflicts),
    )
    if not merged.reopened:
        return words
    again = tr("To be decided anew: {n}.").format(n=figures(merged.reopened))
    return f"{words} {again}"


def show_waves(part: TablePart, theme: Theme, saver: Saver, parent: QWidget) -> QDialog:
    """Open a window with the differences of two studies."""
    dialog, column = _dialog(tr("Two studies compared"), "waves_dialog", parent)
    table = part.table
    column.addWidget(TextLabel(table.title, theme, "analyst.name"))
    for text in (table.subtitle, *table.notes):
        column.addWidget(TextLabel(text, theme, "analyst.form", tone="muted"))
    shown = DataTable(theme, name=table.title, margin=12)
    headings = [
        Heading(each.heading, numeric=each.numeric, stretches=not each.numeric)
        for each in table.columns
    ]
    shown.set_rows(headings, Rows(len(table.rows), lambda row, i: table.rows[row][i].text))
    column.addWidget(shown, 1)
    copy = secondary_button(tr("Copy table"), theme, "analyst_main", icon="copy")
    copy.setObjectName("copy_waves")
    copy.clicked.connect(lambda: saver.copy_part(part, tr("The table is on the clipboard.")))
    save = secondary_button(tr("Save table…"), theme, "analyst_main", icon="export")
    save.clicked.connect(lambda: saver.save_named(tr("Save table"), part, "difference"))
    return _open(dialog, column, theme, copy, save)


def show_repeated(
    found: Sequence[Repeated], stem: str, theme: Theme, saver: Saver, parent: QWidget
) -> QDialog:
    """Open a window with the analyses of the log as they come out now."""
    dialog, column = _dialog(tr("The log, made again"), "repeated_dialog", parent)
    text = "\n".join(f"{place}. {one.title}\n\n{one.text}" for place, one in enumerate(found, 1))
    field = QPlainTextEdit(text or tr("No analysis of the log can be made with this study."))
    field.setReadOnly(True)
    field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    field.setFont(theme.font("analyst.file"))
    field.setAccessibleName(tr("What the analyses find now"))
    column.addWidget(field, 1)
    save = secondary_button(tr("Save as text…"), theme, "analyst_main", icon="export")
    save.setEnabled(bool(found))
    save.clicked.connect(
        lambda: saver.save_text(
            tr("Save what was found"), f"{stem}-log.txt", text, tr("Text (*.txt)")
        )
    )
    return _open(dialog, column, theme, save)


def _dialog(title: str, name: str, parent: QWidget) -> tuple[QDialog, QVBoxLayout]:
    dialog = Dialog(title, parent, name, (960, 640))
    return dialog, column(on=dialog, space=3, margins=6)


def _open(dialog: QDialog, column: QVBoxLayout, theme: Theme, *buttons: Button) -> QDialog:
    close = primary_button(tr("Close"), theme, "analyst_main", do=dialog.accept)
    column.addLayout(row(*buttons, STRETCH, close, space=3))
    dialog.open()
    return dialog
