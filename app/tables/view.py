"""A table from elsewhere: its columns are given their meaning, and what would come in is seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.tables import words
from app.tables.head_and_foot import MappingFoot, MappingHead, problem_text
from app.tables.mapper import Mapper
from app.tables.mapping_state import COMPLETE, begun
from app.tables.opening import TableOpening
from app.tables.page import MappingPage
from app.tables.reading import (
    Consequence,
    TableLook,
    consequence,
    missing_head,
    new_study,
    read_mapping,
)
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs, mapping_files, study_files
from app.widgets.layout import column, discard, wide
from app.widgets.message import MessageDialog
from app.words.catalogue import tr
from app.words.imported import without_ids_here
from app.words.refusals import message, remedy
from core.facts.errors import Problem, Refused
from core.files.disk import write_atomically
from core.interchange.mapping.model import SUFFIX, TableMapping, write
from core.survey import KINDS

_TRY = "trial"
_TALL = 480  # px of height from which there is room for what the foot says
_REST = 400  # ms without a change before it is tried what would come in


def _kept(mapper: Mapper | None) -> object:
    """Return what is lost with a mapping that is not saved."""
    return None if mapper is None else (mapper.now.content, mapper.now.chosen)


class MappingView(QFrame):
    """Emits `closed` when it is left, and `study_ready(study, table, asked)` for what is imported.

    A study that is open, and the mapping that it holds, are taken where the table has its heads
    and nothing is changed; else a new study is made. `failed(Problem)` tells what was in the way.
    """

    closed = Signal()
    study_ready = Signal(Path, Path, object)
    failed = Signal(Problem)

    def __init__(
        self,
        theme: Theme,
        path: Path,
        dialogs: FolderDialogs,
        *,
        study: Path | None = None,
        known: TableMapping | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._path, self._dialogs = theme, path, dialogs
        self._study, self._known = study, known
        self.setProperty("role", "page")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.jobs = Jobs(self)
        self.mapper: Mapper | None = None
        self.looked: TableLook | None = None
        self.found: Consequence | None = None
        self._kept: object = None
        self._may_close = False
        self.head = MappingHead(theme, path.name)
        self.head.undo.triggered.connect(self._undo)
        self.head.redo.triggered.connect(self._redo)
        self.head.close_button.clicked.connect(self.leave)
        self.head.load_button.clicked.connect(self.load)
        self.addActions([self.head.undo, self.head.redo])
        self.page: MappingPage | None = None
        self.opening = TableOpening(theme, path, self.jobs)
        self.opening.cancelled.connect(self.leave)
        self.opening.failed.connect(self._on_failed)
        self.opening.looked.connect(self._on_looked)
        self.foot = MappingFoot(theme, self)
        self.foot.hide()
        self.foot.save_button.clicked.connect(self.save)
        self.foot.import_button.clicked.connect(self.import_table)
        self.foot.told_by.connect(self._on_told_by)
        self._outer = column(self.head, wide(self.opening), on=self, space=0)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._try)
        self.opening.read()

    # Reading the table

    def _on_failed(self, problem: Problem) -> None:
        self.failed.emit(problem)
        if self.page is None:
            if not self.opening.ask_again():  # it may be read in another way
                self.closed.emit()
        else:  # it was read before in another way
            self._show_page(self.page)
            self.show_mapped()

    def _on_looked(self, looked: TableLook) -> None:
        self.looked = looked
        mapper = Mapper(looked.seen, begun(looked.seen, self._known, looked.asked.head_row))
        self.mapper = mapper
        self._kept = _kept(mapper)
        if self.page is not None:
            self.foot.say_in(None)
            discard(self.page, self._outer)
        self.page = MappingPage(self._theme, looked, mapper)
        self.page.changed.connect(self.show_mapped)
        self.page.other_wanted.connect(self.choose_other)
        self._outer.insertWidget(1, self.page, 1)
        self._outer.addWidget(self.foot)
        self._fit()
        self._show_page(self.page)
        self.show_mapped()

    def _show_page(self, page: MappingPage) -> None:
        self.opening.hide()
        page.show()
        self.foot.show()
        self.head.load_button.setEnabled(True)
        page.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the page room where the window is low: what the foot says stands at its end."""
        if self.page is not None:
            self.foot.say_in(None if self.height() >= _TALL else self.page.parts)

    def choose_other(self) -> None:
        """Ask how the table is to be read anew; what is not saved is asked about."""
        if self.looked is not None:
            self._if_not_needed(self._ask, tr("Read the table anew?"), tr("Read anew"))

    def _ask(self) -> None:
        if self.page is None or self.looked is None:
            return
        self._rest.stop()
        self.jobs.drop(_TRY)
        self.page.hide()
        self.foot.hide()
        self.head.load_button.setEnabled(False)
        self.head.set_steps(undo=False, redo=False)
        self.opening.show()
        self.opening.ask(self.looked.asked)

    # What is done to the mapping

    def _undo(self) -> None:
        if self.mapper is not None:
            self.mapper.undo()
            self.show_mapped()

    def _redo(self) -> None:
        if self.mapper is not None:
            self.mapper.redo()
            self.show_mapped()

    def _on_told_by(self, head: str) -> None:
        """Let a column say which rows were broken off, and open it."""
        if self.mapper is not None:
            self.mapper.open(head)
            self.mapper.set_role(COMPLETE)
            self.show_mapped()

    def load(self) -> None:
        """Put the mapping of a file in the place of this one."""
        path = self._dialogs.open_file(self, tr("Load a mapping"), mapping_files())
        if path is None or self.mapper is None:
            return
        try:
            mapping = read_mapping(path)
        except Refused as refused:
            self.failed.emit(refused.problem)
            return
        missing = missing_head(mapping, self.mapper.seen.values())
        if missing is not None:
            self.failed.emit(missing)
            return
        if not self._goes_in(mapping) and self.looked is not None:
            # The heads stand where this table has them, whatever table it was written for.
            mapping = replace(mapping, head_row=self.looked.asked.head_row)
        self.mapper.load(mapping)
        self.show_mapped()

    def save(self) -> None:
        """Write the mapping to a file of its own."""
        mapping = self.mapper.now.mapping if self.mapper is not None else None
        if mapping is None:
            return
        name = self._path.stem + SUFFIX
        path = self._dialogs.save_file(self, tr("Save the mapping"), name, mapping_files())
        if path is None:
            return
        try:
            write_atomically(path, write(mapping), replace=True)
        except Refused as refused:
            self.failed.emit(refused.problem)
        else:
            self._kept = _kept(self.mapper)

    # Showing

    def show_mapped(self) -> None:
        """Show the mapping as it stands, and begin to try what would come in."""
        mapper, page = self.mapper, self.page
        if mapper is None or page is None:
            return
        page.show_mapped()
        history, problem = mapper.history, mapper.now.problem
        self.head.set_steps(undo=bool(history.past), redo=bool(history.future))
        self.found = None
        self.foot.show_problem(problem_text(mapper.now, problem))
        mapping = mapper.now.mapping
        nameless = mapping is not None and mapping.id is None and self._goes_in(mapping)
        told = without_ids_here() if nameless else ""
        if mapping is not None and mapping.id is not None:
            told = words.ids_can_be_tried(mapping.id)
        self.foot.warn(told)
        self.foot.offer_columns(mapper.may_tell_completeness)
        open_columns = mapper.now.open_writings(mapper.seen.values())
        self.foot.wait_for(mapper.now, len(mapper.guessed), next(iter(open_columns), ""))
        self.jobs.drop(_TRY)
        self._rest.start()

    def _try(self) -> None:
        """Work out what would come in, in another thread."""
        mapper = self.mapper
        mapping = mapper.now.mapping if mapper is not None and mapper.now.names_randomized else None
        if mapper is None or mapping is None or self.looked is None:
            return
        question = mapper.now.asked(mapper.now.head)
        of = question.id if question is not None and question.option_ids else ""
        self.jobs.start(
            _TRY,
            consequence,
            self._path,
            mapping,
            of,
            self.looked.asked,
            succeeded=self._on_tried,
            failed=self._on_not_tried,
            instead=True,
        )

    def _on_tried(self, found: Consequence) -> None:
        self.found = found
        question = self.mapper.now.question(self.mapper.now.head) if self.mapper else None
        yes_no = question is not None and KINDS[question["kind"]].definition.complementary
        self.foot.show_found(found, str(question["text"]) if question and yes_no else "")

    def _on_not_tried(self, error: Exception) -> None:
        problem = problem_of(error)
        self.foot.consequence.setText(f"{message(problem)} {remedy(problem)}")

    # Going on, and away

    def import_table(self) -> None:
        """Have the table imported: into the study that is open, or into a new one."""
        mapping = self.mapper.now.mapping if self.mapper is not None else None
        if mapping is None or self.looked is None:
            return
        asked = self.looked.asked
        if self._study is not None and self._goes_in(mapping):
            self.study_ready.emit(self._study, self._path, asked)
            return
        name = self._path.stem + ".study"
        path = self._dialogs.save_file(self, tr("New study"), name, study_files())
        if path is None:
            return
        try:
            new_study(path, mapping)
        except Refused as refused:
            self.failed.emit(refused.problem)
        else:
            self.study_ready.emit(path, self._path, asked)

    def _goes_in(self, mapping: TableMapping) -> bool:
        """Tell whether rows by this mapping go into the study that is open."""
        known = self._known if self._study is not None else None
        return known is not None and mapping.digest == known.digest

    def leave(self) -> None:
        """Go back; nothing was imported. What was mapped and not saved is asked about first.

        From the question in which encoding it is to be read anew it is back to the page.
        """
        if self.page is not None and self.opening.isVisible():
            self.opening.stop()
            self._show_page(self.page)
            self.show_mapped()
            return
        if self.page is None and self.opening.ask_again():
            return
        self.leave_for(self._leave)

    def leave_for(self, go_on: Callable[[], object]) -> None:
        """Go on to something else; where something was mapped and not saved it is asked first."""
        self._if_not_needed(go_on, tr("Leave this mapping?"), tr("Leave"))

    def kept_text(self) -> str:
        """Say whether what was mapped is saved."""
        if self._is_needed:
            return tr("What you mapped here is not saved.")
        return tr("Nothing that you did here waits to be saved.")

    @property
    def _is_needed(self) -> bool:
        """Whether something was mapped that is not saved."""
        return self.mapper is not None and _kept(self.mapper) != self._kept

    def _if_not_needed(self, go_on: Callable[[], object], title: str, choice: str) -> None:
        """Go on at once where nothing was mapped that is not saved; else ask first."""
        if not self._is_needed:
            go_on()
            return
        if (asked := self.findChild(MessageDialog, "leave_box")) is not None:
            asked.close()  # what was asked last counts
            asked.setObjectName("")
        text = tr("What you mapped here is not saved.")
        box = MessageDialog(self._theme, title, text, self, tone="warning", choice=choice)
        box.setObjectName("leave_box")
        box.accepted.connect(go_on)
        box.open()

    def _leave(self) -> None:
        self._rest.stop()
        if not self.jobs.end_first(self.closed.emit):
            self.closed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the window close; where something was mapped and not saved it is asked first."""
        if self._is_needed and not self._may_close:
            event.ignore()
            self.leave_for(self._close_window)
            return
        self._rest.stop()
        self.jobs.end_first(lambda: None)
        event.accept()

    def _close_window(self) -> None:
        self._may_close = True
        self.window().close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
