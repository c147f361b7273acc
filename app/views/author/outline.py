"""The questions at the left: chosen, reordered, deleted, several at once."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QFontMetrics, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
)

from app.flows.editing import Editing
from app.theme import Theme
from app.widgets.button import Button, secondary_button
from app.widgets.text import TextLabel
from app.words.authoring import kind_name, said
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.privacy.epsilon import epsilon_text
from core.survey import Kind

WIDTH = 248
_ROW = 44
_ROOM = 176  # px for a title
_ID = Qt.ItemDataRole.UserRole


class _List(QListWidget):
    """Emits `dropped(ids, before)` where rows are let go, and leaves the moving to others."""

    dropped = Signal(list, object)
    stepped = Signal(bool)
    delete_wanted = Signal()

    def dropEvent(self, event: QDropEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        below = self.dropIndicatorPosition() is self.DropIndicatorPosition.BelowItem
        at = self.count() if row < 0 else row + (1 if below else 0)
        before = self.item(at).data(_ID) if at < self.count() else None
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        self.dropped.emit(self.chosen, before)

    @property
    def chosen(self) -> list[str]:
        return [str(item.data(_ID)) for item in self.selectedItems()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


class OutlinePanel(QFrame):
    """Says what was wanted of the questions; `chosen` is an id, None the survey itself."""

    chosen = Signal(object)
    add_wanted = Signal(object)
    move_wanted = Signal(list, object)
    step_wanted = Signal(list, bool)
    delete_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._filling = False
        self.setProperty("role", "side")
        self.setProperty("edge", "start")
        self.setFixedWidth(WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(2, 3))
        column.setSpacing(theme.space(2))
        self.about_button = Button(tr("About this survey"), theme, "quiet", "form", icon="file")
        self.about_button.setObjectName("about_button")
        self.about_button.clicked.connect(lambda: self.chosen.emit(None))
        column.addWidget(self.about_button)
        column.addWidget(TextLabel(tr("Questions"), theme, "analyst.section", wrap=False))
        self.list = _List()
        self.list.setObjectName("outline")
        self.list.setAccessibleName(tr("Questions"))
        self.list.setFont(theme.font("analyst.base"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setIconSize(QSize(18, 18))
        self.list.currentItemChanged.connect(self._on_current)
        self.list.dropped.connect(self.move_wanted)
        self.list.stepped.connect(lambda down: self.step_wanted.emit(self.list.chosen, down))
        self.list.delete_wanted.connect(self.delete_wanted)
        column.addWidget(self.list, 1)
        add = self.add_button = secondary_button(
            tr("Add &question"), theme, "form", icon="plus", trailing="chevron-down"
        )
        add.setObjectName("add_question")
        menu = QMenu(add)
        menu.setAccessibleName(tr("Add question"))
        for kind in Kind:
            action = menu.addAction(kind_name(kind))
            action.triggered.connect(lambda _=False, kind=kind: self.add_wanted.emit(kind))
        add.setMenu(menu)
        column.addWidget(add)

        theme.color_scheme_changed.connect(self._use_colours)
        self._use_colours()

    def _use_colours(self) -> None:
        """Show what is selected softly, so that its icon can be seen on it."""
        palette, role = self.list.palette(), QPalette.ColorRole
        palette.setColor(role.Highlight, self._theme.colour("accent_soft"))
        palette.setColor(role.HighlightedText, self._theme.colour("text"))
        self.list.setPalette(palette)

    @property
    def selected(self) -> list[str]:
        """The ids of the selected questions, in their order."""
        order = [str(self.list.item(row).data(_ID)) for row in range(self.list.count())]
        return [id_ for id_ in order if id_ in self.list.chosen]

    def show_questions(self, editing: Editing) -> None:
        """Show the questions of the draft, and which is chosen; a selection of several stays."""
        self._filling = True
        kept = set(self.selected)
        questions = editing.draft.questions
        while self.list.count() > len(questions):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(questions):
            self.list.addItem(QListWidgetItem())
        severe = {each.question for each in editing.problems if each.severe}
        costed = {
            each.index: each.question.ratio for each in editing.reading.questions if each.costed
        }
        metrics = QFontMetrics(self.list.font())
        for at, question in enumerate(questions):
            item = self.list.item(at)
            known = at in costed
            epsilon = epsilon_text(costed[at]) if known else "–"
            detail = self._detail(question, epsilon)
            wrong = at in severe and question.id not in editing.quiet
            title = _title(question, editing.draft.languages[0])
            room = metrics.elidedText(title, Qt.TextElideMode.ElideRight, _ROOM)
            item.setText(f"{room}\n{detail}")
            item.setToolTip(title)
            item.setSizeHint(QSize(0, _ROW))
            item.setData(_ID, question.id)
            told = tr("{0}, has problems") if wrong else "{0}"
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                told.format(f"{at + 1}. {title}, {detail}"),
            )
            icon = ("danger", "danger") if wrong else (_icon(question), "text_muted")
            item.setIcon(self._theme.icon(*icon, 18))
        chosen = editing.index
        if chosen is None:
            self.list.setCurrentRow(-1)
            self.list.clearSelection()
        elif self.list.currentRow() != chosen or questions[chosen].id not in kept:
            self.list.setCurrentRow(chosen)
        self._filling = False

    def _detail(self, question: DraftQuestion, epsilon: str) -> str:
        name = kind_name(question.kind)
        if question.sensitive:
            return tr("{kind} · ε {epsilon}").format(kind=name, epsilon=epsilon)
        return tr("{kind} · in the clear").format(kind=name)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.chosen.emit(item.data(_ID))


def _title(question: DraftQuestion, language: str) -> str:
    return " ".join(said(question.text, language).split()) or tr("(no text yet)")


def _icon(question: DraftQuestion) -> str:
    if question.sensitive:
        return "wheel" if question.kind is Kind.YES_NO else "shuffle"
    return "list"
