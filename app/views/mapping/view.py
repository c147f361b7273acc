"""A table from elsewhere: its columns are given their meaning, and what would come in is seen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.dialogs import MAPPINGS, STUDIES, FolderDialogs
from app.flows.mapping import Mapper, begun
from app.flows.mapping_tables import (
    Consequence,
    Looked,
    consequence,
    look_over,
    missing_head,
    new_study,
    read_mapping,
)
from app.problems import problem_of
from app.tasks import Jobs
from app.theme import Theme
from app.views.mapping.cards import QuestionCard, ValuesCard
from app.views.mapping.columns import ColumnsTable
from app.views.mapping.design import DesignCard
from app.views.mapping.ends import MappingFoot, MappingHead
from app.widgets.message import MessageDialog
from app.widgets.panels import card, scroll_down
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words import mapping as words
from app.words.catalogue import figures, tr
from app.words.imported import without_ids_here
from app.words.refusals import message, remedy
from core.errors import Problem, Refused
from core.files.disk import write_atomically
from core.interchange.mapping.model import SUFFIX, TableMapping
from core.interchange.mapping.writing import write

_LOOK, _TRY = "table", "trial"
_REST = 400  # ms without a change before it is tried what would come in
_BESIDE_FROM, _PAIR_FROM = 1060, 720


class MappingView(QFrame):
    """Emits `closed` when it is left, and `study_ready(study, table)` for what is to be imported.

    A study that is open, and the mapping that it holds, are taken where the table has its heads
    and nothing is changed; else a new study is made. `failed(Problem)` tells what was in the way.
    """

    closed = Signal()
    study_ready = Signal(Path, Path)
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
        self.looked: Looked | None = None
        self.found: Consequence | None = None
        self._kept: object = None
        self.head = MappingHead(theme, path.name)
        self.head.undo.triggered.connect(self._undo)
        self.head.redo.triggered.connect(self._redo)
        self.head.close_button.clicked.connect(self.leave)
        self.head.load_button.clicked.connect(self.load)
        self.addActions([self.head.undo, self.head.redo])
        self.progress = ProgressPanel(theme)
        self.progress.cancelled.connect(self.leave)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(theme.margins(0))
        self._outer.setSpacing(0)
        self._outer.addWidget(self.head)
        self.foot = MappingFoot(theme, self)
        self.foot.hide()
        self.foot.save_button.clicked.connect(self.save)
        self.foot.import_button.clicked.connect(self.import_table)
        self._waiting = QWidget()
        waiting = QVBoxLayout(self._waiting)
        waiting.setContentsMargins(theme.margins(8, 6))
        waiting.addWidget(self.progress)
        waiting.addStretch(1)
        self._outer.addWidget(self._waiting, 1)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._try)
        self.jobs.start(
            _LOOK,
            look_over,
            path,
            succeeded=self._on_looked,
            failed=self._on_failed,
            progressed=self._on_progressed,
        )
        self.progress.set_progress(tr("Reading the table."), 0, 0)

    # Reading the table

    def _on_progressed(self, done: int, _total: int) -> None:
        told = tr("Reading the table: {n} rows.").format(n=figures(f"{done:,}"))
        self.progress.set_progress(told, 0, 0)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(problem_of(error))
        self.closed.emit()

    def _on_looked(self, looked: Looked) -> None:
        self.looked = looked
        self.mapper = Mapper(looked.seen, begun(looked.seen, self._known))
        self._kept = self.mapper.now.content
        self._waiting.hide()
        self.foot.show()
        self._outer.addWidget(self._page(looked, self.mapper), 1)
        self._outer.addWidget(self.foot)
        self.columns.show_table(looked, self.mapper.now)
        self.head.load_button.setEnabled(True)
        self.show_mapped()
        self.columns.setFocus()

    def _page(self, looked: Looked, mapper: Mapper) -> QWidget:
        theme = self._theme
        area = QScrollArea()
        scroll_down(area)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(8, 4))
        column.setSpacing(theme.space(4))
        about = words.facts(looked.n, len(looked.seen), looked.told)
        told = QHBoxLayout()
        told.addWidget(TextLabel(about, theme, "analyst.base", tone="muted"), 1)
        self.mapped = TextLabel("", theme, "analyst.strong")
        told.addWidget(self.mapped)
        column.addLayout(told)
        self.columns = ColumnsTable(theme)
        holder = card(padding=theme.space(2))
        holder.column.addWidget(self.columns)
        column.addWidget(holder)
        self.question_card = QuestionCard(theme, mapper)
        self.values_card = ValuesCard(theme, mapper)
        self.design_card = DesignCard(theme, mapper)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row in (self._cards, self._pair):
            row.setSpacing(theme.space(4))
        self._pair.addWidget(self.question_card, 1)
        self._pair.addWidget(self.values_card, 1)
        self._cards.addLayout(self._pair, 56)
        self._cards.addWidget(self.design_card, 54)
        for widget in (self.question_card, self.values_card, self.design_card):
            widget.changed.connect(self.show_mapped)
        column.addLayout(self._cards)
        column.addStretch(1)
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        self.columns.opened.connect(self._on_opened)
        self._fit()
        return area

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.looked is not None:
            self._fit()

    def _fit(self) -> None:
        beside = self.width() >= _BESIDE_FROM
        for row, least in ((self._cards, _BESIDE_FROM), (self._pair, _PAIR_FROM)):
            row.setDirection(
                QBoxLayout.Direction.LeftToRight
                if self.width() >= least
                else QBoxLayout.Direction.TopToBottom
            )
        self.design_card.fit(self.width() // 2 if beside else self.width())

    # What is done to the mapping

    def _on_opened(self, head: str) -> None:
        if self.mapper is not None:
            self.mapper.open(head)
            self.show_mapped()

    def _undo(self) -> None:
        if self.mapper is not None:
            self.mapper.undo()
            self.show_mapped()

    def _redo(self) -> None:
        if self.mapper is not None:
            self.mapper.redo()
            self.show_mapped()

    def load(self) -> None:
        """Put the mapping of a file in the place of this one."""
        path = self._dialogs.open_file(self, tr("Load a mapping"), MAPPINGS)
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
        self.mapper.load(mapping)
        self.show_mapped()

    def save(self) -> None:
        """Write the mapping to a file of its own."""
        mapping = self.mapper.now.mapping if self.mapper is not None else None
        if mapping is None:
            return
        name = self._path.stem + SUFFIX
        path = self._dialogs.save_file(self, tr("Save the mapping"), name, MAPPINGS)
        if path is None:
            return
        try:
            write_atomically(path, write(mapping), replace=True)
        except Refused as refused:
            self.failed.emit(refused.problem)
        else:
            self._kept = self.mapper.now.content if self.mapper is not None else None

    # Showing

    def show_mapped(self) -> None:
        """Show the mapping as it stands, and begin to try what would come in."""
        mapper, looked = self.mapper, self.looked
        if mapper is None or looked is None:
            return
        self.columns.show_mapped(looked, mapper.now)
        meant = sum(bool(mapper.now.role(seen.head)) for seen in looked.seen)
        self.mapped.setText(words.columns_mapped(meant, len(looked.seen)))
        for part in (self.question_card, self.values_card, self.design_card):
            part.show_mapped()
        history, problem = mapper.history, mapper.now.problem
        self.head.set_steps(undo=bool(history.past), redo=bool(history.future))
        self.found = None
        self.foot.show_problem(problem)
        mapping = mapper.now.mapping
        nameless = mapping is not None and mapping.id is None and self._goes_in(mapping)
        self.foot.warn(without_ids_here() if nameless else "")
        self.jobs.drop(_TRY)
        self._rest.start()

    def _try(self) -> None:
        """Work out what would come in, in another thread."""
        mapper = self.mapper
        mapping = mapper.now.mapping if mapper is not None else None
        if mapper is None or mapping is None:
            return
        question = mapper.now.asked(mapper.now.head)
        of = question.id if question is not None and question.option_ids else ""
        self.jobs.start(
            _TRY,
            consequence,
            self._path,
            mapping,
            of,
            succeeded=self._on_tried,
            failed=self._on_not_tried,
            instead=True,
        )

    def _on_tried(self, found: Consequence) -> None:
        self.found = found
        question = self.mapper.now.question(self.mapper.now.head) if self.mapper else None
        yes_no = question is not None and question["kind"] == "yes-no"
        self.foot.show_found(found, str(question["text"]) if question and yes_no else "")

    def _on_not_tried(self, error: Exception) -> None:
        problem = problem_of(error)
        self.foot.consequence.setText(f"{message(problem)} {remedy(problem)}")

    # Going on, and away

    def import_table(self) -> None:
        """Have the table imported: into the study that is open, or into a new one."""
        mapping = self.mapper.now.mapping if self.mapper is not None else None
        if mapping is None:
            return
        if self._study is not None and self._goes_in(mapping):
            self.study_ready.emit(self._study, self._path)
            return
        name = self._path.stem + ".study"
        path = self._dialogs.save_file(self, tr("New study"), name, STUDIES)
        if path is None:
            return
        try:
            new_study(path, mapping)
        except Refused as refused:
            self.failed.emit(refused.problem)
        else:
            self.study_ready.emit(path, self._path)

    def _goes_in(self, mapping: TableMapping) -> bool:
        """Tell whether rows by this mapping go into the study that is open."""
        known = self._known if self._study is not None else None
        return known is not None and mapping.digest == known.digest

    def leave(self) -> None:
        """Go back; nothing was imported. What was mapped and not saved is asked about first."""
        if self.mapper is None or self.mapper.now.content == self._kept:
            self._leave()
            return
        title, text = tr("Leave this mapping?"), tr("What you mapped here is not saved.")
        box = MessageDialog(self._theme, title, text, self, tone="warning", choice=tr("Leave"))
        box.setObjectName("leave_box")
        box.accepted.connect(self._leave)
        box.open()

    def _leave(self) -> None:
        self._rest.stop()
        if not self.jobs.end_first(self.closed.emit):
            self.closed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._rest.stop()
        self.jobs.end_first(lambda: None)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
