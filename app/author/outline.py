"""What a survey has, at the left: the survey itself, its languages, its questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import is_
from typing import TypeAlias

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.author.editing.editing import Editing, FieldProblem
from app.author.editing.texts import TextCounts
from app.author.words.authoring import forbidden_place, said
from app.theme import Theme, paint_icon
from app.widgets.button import Button, secondary_button
from app.widgets.layout import MIDDLE, at, column, row, wide
from app.widgets.panels import rule
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import tr
from app.words.kinds import kind_detail, kind_icon, kind_name
from core.draft import DraftQuestion, edits
from core.privacy.epsilon import epsilon_text
from core.survey import KINDS, Question

WIDTH = 248
_ANY = 16_777_215  # as wide as there is room
_ENTRY, _ICON = 36, 16
ID = Qt.ItemDataRole.UserRole
ROW = Qt.ItemDataRole.UserRole + 1
_ROW_HEIGHT, _START, _TEXT = 56, 8, 41
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """What a row says: `epsilon` is strong, `missing` texts and problems have their signs.

    `elsewhere`: something is wrong in another language than the one that is shown.
    """

    title: str
    icon: str
    detail: str
    epsilon: str = ""
    missing: int = 0
    wrong: bool = False
    elsewhere: bool = False


class _Rows(QStyledItemDelegate):
    def __init__(self, theme: Theme, owner: OutlineList) -> None:
        super().__init__(owner)
        self._theme = theme
        self._owner = owner

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, _ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, OutlineRow):
            return
        theme, colour = self._theme, self._theme.colour
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        mirrored = self._owner.isRightToLeft()

        def box(start: float, top: float, width: float, height: float) -> QRectF:
            left = rect.right() + 1 - start - width if mirrored else rect.left() + start
            return QRectF(left, rect.top() + top, width, height)

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent_soft"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, 0, -1), 6, 6)
            painter.fillRect(box(0, 8, 3, _ROW_HEIGHT - 16), colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("raised"))
        muted = colour("text_muted")
        paint_icon(painter, "grip", muted, box(_START - 4, 20, _ICON, _ICON))
        paint_icon(painter, row.icon, muted, box(_START + 15, 11, _ICON, _ICON), mirrored=mirrored)
        end = float(rect.width() - 8)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        strong, small = (
            QFontMetrics(theme.font(f"analyst.{each}")) for each in ("strong", "small")
        )

        def write(words: str, style: str, tone: str, place: QRectF) -> None:
            painter.setFont(theme.font(style))
            painter.setPen(colour(tone))
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, words)

        title = strong.elidedText(row.title, Qt.TextElideMode.ElideRight, int(end) - _TEXT)
        write(title, "analyst.strong", "text", box(_TEXT, 8, end - _TEXT, 20))
        if row.wrong:
            end -= _ICON
            paint_icon(painter, "danger", colour("danger"), box(end, 31, _ICON, _ICON))
            end -= 6
        if row.missing or row.elsewhere:
            end -= _ICON
            paint_icon(painter, "globe", colour("warning"), box(end, 31, _ICON, _ICON))
            if row.missing:
                missing = str(row.missing)
                width = strong.horizontalAdvance(missing)
                end -= width + 4
                write(missing, "analyst.strong", "warning", box(end, 29, width + 2, 20))
            end -= 6
        detail = small.elidedText(row.detail, Qt.TextElideMode.ElideRight, int(end) - _TEXT)
        room = small.horizontalAdvance(detail)
        write(detail, "analyst.small", "text_muted", box(_TEXT, 30, room + 2, 18))
        if row.epsilon:
            left = _TEXT + room + 5
            write(row.epsilon, "analyst.strong", "text", box(left, 30, max(end - left, 0), 18))
        painter.restore()


class OutlineList(QListWidget):
    """Emits `dropped(ids, before)` where rows are let go, and leaves the moving to others.

    `may_stand(ids, before)` says where they cannot be let go: there is no line, and `refused` says
    why once.
    """

    dropped = Signal(list, object)
    refused = Signal()
    stepped = Signal(bool)
    delete_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.may_stand: Callable[[list[str], str | None], bool] = lambda _ids, _before: True
        self._line: int | None = None
        self._said = False
        self.setItemDelegate(_Rows(theme, self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(False)  # the line is our own
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        theme.color_scheme_changed.connect(self.viewport().update)

    @property
    def chosen(self) -> list[str]:
        """The ids of the selected rows."""
        return [str(item.data(ID)) for item in self.selectedItems()]

    def place_at(self, point: QPoint) -> int:
        """Return the row before which something let go at a point would come."""
        index = self.indexAt(point)
        if not index.isValid():
            return self.count() if point.y() > 0 else 0
        below = point.y() > self.visualRect(index).center().y()
        return index.row() + (1 if below else 0)

    def _before(self, at: int) -> str | None:
        return str(self.item(at).data(ID)) if at < self.count() else None

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        at = self.place_at(event.position().toPoint())
        could = self.may_stand(self.chosen, self._before(at))
        self._line = at if could else None
        self.viewport().update()
        if could:
            self._said = False
            event.acceptProposedAction()
        else:
            event.ignore()
            if not self._said:
                self._said = True
                self.refused.emit()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._line, self._said = None, False
        self.viewport().update()

    def dropEvent(self, event: QDropEvent) -> None:
        before = self._before(self.place_at(event.position().toPoint()))
        self._line, self._said = None, False
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        self.viewport().update()
        self.dropped.emit(self.chosen, before)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._line is None or not self.count():
            return
        last = self._line >= self.count()
        rect = self.visualItemRect(self.item(self.count() - 1 if last else self._line))
        at = rect.bottom() if last else rect.top()
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self._theme.colour("accent"), 2))
        painter.drawLine(0, at, self.viewport().width(), at)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus; where no question is chosen Qt would choose the first one."""
        nothing = self.currentRow() < 0
        signals = QSignalBlocker(self)
        super().focusInEvent(event)
        if nothing:
            self.setCurrentRow(-1)
            self.clearSelection()
        signals.unblock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


class _Entry(Button):
    """A page of the survey beside its questions; what is missing on it stands in a pill."""

    def __init__(self, words: str, icon: str, theme: Theme) -> None:
        super().__init__(words, theme, "quiet", "form", icon=icon)
        self._picture = icon
        self._told = ""
        self.setCheckable(True)
        self.setFixedHeight(_ENTRY)

    def tell(self, told: str, *, chosen: bool) -> None:
        """Say what is missing on its page, and whether that is shown."""
        self._told = told
        self.setChecked(chosen)
        self.setAccessibleName(", ".join(part for part in (self.text(), told) if part))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, _ENTRY)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _ENTRY)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, mirrored = self._theme.colour, self.isRightToLeft()
        width, height = float(self.width()), float(self.height())

        def box(start: float, top: float, wide: float, high: float) -> QRectF:
            return QRectF(width - start - wide if mirrored else start, top, wide, high)

        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setBrush(colour("accent_soft"))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
            painter.fillRect(box(0, 7, 3, height - 14), colour("accent"))
        elif self.underMouse():
            painter.setBrush(colour("raised"))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        top = (height - _ICON) / 2
        tone = "accent" if self.isChecked() else "text_muted"
        paint_icon(painter, self._picture, colour(tone), box(12, top, _ICON, _ICON))
        painter.setFont(self._theme.font("analyst.strong"))
        painter.setPen(colour("text"))
        middle = Qt.AlignmentFlag.AlignVCenter
        small = self._theme.font("analyst.overline")
        wide = QFontMetrics(small).horizontalAdvance(self._told) + 16 if self._told else 0
        room = int(width) - 40 - (wide + 10 if wide else 0)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(box(40, 0, width - 40, height), side | middle, text)
        if wide:
            painter.setFont(small)
            pill = box(width - wide - 8, (height - 22) / 2, wide, 22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("warning_soft"))
            painter.drawRoundedRect(pill, 11, 11)
            painter.setPen(colour("warning"))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._told)
        painter.end()


class OutlinePanel(QFrame):
    """Says what was wanted of the questions; `chosen` is an id, None the survey itself.

    `opened`: a question or a page was pressed, to be written on.
    """

    chosen = Signal(object)
    opened = Signal()
    languages_wanted = Signal()
    add_wanted = Signal(object)
    move_wanted = Signal(list, object)
    step_wanted = Signal(list, bool)
    delete_wanted = Signal()
    refused = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._filling = self._choosing = False
        self._told: list[tuple[DraftQuestion, Question | None, str, int, bool, bool] | None] = []
        """What each row was last filled with."""
        self.setProperty("role", "side")
        self.setProperty("edge", "start")
        self.setFixedWidth(WIDTH)
        self.about_button = _Entry(tr("About this survey"), "file", theme)
        self.about_button.setObjectName("about_button")
        self.about_button.clicked.connect(lambda: self.chosen.emit(None))
        self.languages_button = _Entry(tr("Languages"), "globe", theme)
        self.languages_button.setObjectName("languages_button")
        self.languages_button.clicked.connect(self.languages_wanted)
        self._pages = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._pages.setSpacing(theme.space(1))
        self._pages.addWidget(self.about_button)
        self._pages.addWidget(self.languages_button)
        self._head = QWidget()
        told = tr("drag to reorder")
        drag = TextLabel(told, theme, "analyst.small", tone="muted", wrap=False)
        row(
            wide(TextLabel(tr("Questions"), theme, "analyst.section", wrap=False)),
            at(MIDDLE, drag),
            on=self._head,
            margins=(3, 1),
        )
        self.list = OutlineList(theme)
        self.list.setObjectName("outline")
        self.list.setAccessibleName(tr("Questions"))
        self.list.setAccessibleDescription(tr("Alt+Up and Alt+Down move, Delete deletes."))
        self.list.currentItemChanged.connect(self._on_current)
        self.list.dropped.connect(self.move_wanted)
        self.list.refused.connect(lambda: self.refused.emit(forbidden_place()))
        self.list.stepped.connect(lambda down: self.step_wanted.emit(self.list.chosen, down))
        self.list.delete_wanted.connect(self.delete_wanted)
        add = self.add_button = secondary_button(
            tr("Add &question"), theme, "form", icon="plus", trailing="chevron-down"
        )
        add.setObjectName("add_question")
        menu = QMenu(add)
        menu.setAccessibleName(tr("Add question"))
        for kind in KINDS.values():
            action = menu.addAction(theme.icon(kind_icon(kind)), kind_name(kind))
            action.triggered.connect(lambda _=False, kind=kind: self.add_wanted.emit(kind))
        add.setMenu(menu)
        box = column(
            self._pages, rule(), self._head, wide(self.list), add, on=self, space=1, margins=(2, 3)
        )
        self._column = box
        for shown in (self.list.clicked, self.list.activated):
            shown.connect(self.opened)
        for button in (self.about_button, self.languages_button):
            button.clicked.connect(self.opened)

    def set_alone(self, alone: bool) -> None:
        """Take the whole width, with the pages and the adding abreast above the questions."""
        if alone == (self._pages.direction() is QBoxLayout.Direction.LeftToRight):
            return
        way = QBoxLayout.Direction
        self._pages.setDirection(way.LeftToRight if alone else way.TopToBottom)
        self.setMinimumWidth(0 if alone else WIDTH)
        self.setMaximumWidth(_ANY if alone else WIDTH)
        self._head.setVisible(not alone)
        row = self._pages if alone else self._column
        row.addWidget(self.add_button)

    @property
    def selected(self) -> list[str]:
        """The ids of the selected questions, in their order."""
        chosen = set(self.list.chosen)
        order = [str(self.list.item(row).data(ID)) for row in range(self.list.count())]
        return [id_ for id_ in order if id_ in chosen]

    def show_questions(
        self,
        editing: Editing,
        counts: TextCounts,
        problems: Sequence[FieldProblem],
        language: str,
    ) -> None:
        """Show the questions of the draft, and which is chosen; a selection of several stays.

        What is wrong in the `language` that is shown, or in all, is marked more strongly than what
        is wrong in another one alone.
        """
        self._filling = True
        kept, draft, place = set(self.list.chosen), editing.draft, editing.place
        self.list.may_stand = lambda ids, before: edits.can_move(draft, ids, before)
        questions = draft.questions
        while self.list.count() > len(questions):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(questions):
            self.list.addItem(QListWidgetItem())
        del self._told[len(questions) :]
        self._told += [None] * (len(questions) - len(self._told))
        several = len(draft.languages) > 1
        missing = tr("{0} missing").format(counts.missing) if several and counts.missing else ""
        self.languages_button.tell(missing, chosen=place.grid)
        about = any(each.question is None and each.severe for each in problems)
        on_about = place.question is None and not place.grid
        self.about_button.tell(tr("problems") if about else "", chosen=on_about)
        severe = [each for each in problems if each.severe]
        wrong = {each.question for each in severe if each.language in ("", language)}
        elsewhere = {each.question for each in severe} - wrong
        costed = {each.index: each.question for each in editing.costed.questions if each.costed}
        moved = False  # whether a row stands for another question than before
        for each_at, question in enumerate(questions):
            known = costed.get(each_at)
            asked = (
                *(question, known, draft.languages[0]),
                counts.of_questions[each_at] if several else 0,
                each_at in wrong and question.id not in editing.quiet,
                each_at in elsewhere,
            )
            before = self._told[each_at]
            if before is not None and all(map(is_, before, asked)):
                continue  # a key changes one row
            self._told[each_at] = asked
            moved |= self.list.item(each_at).data(ID) != question.id
            self._fill(each_at, *asked)
        chosen = None if place.grid else editing.index
        if chosen is None:
            self.list.setCurrentRow(-1)
            self.list.clearSelection()
        elif not self._choosing and (moved or self.list.currentRow() != chosen):
            # Rows are used again for other questions: what is selected goes by their ids.
            several = questions[chosen].id in kept
            self.list.setCurrentRow(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            for each_at, question in enumerate(questions):
                if several and question.id in kept:
                    self.list.item(each_at).setSelected(True)
        self._filling = False

    def _fill(
        self,
        at: int,
        question: DraftQuestion,
        known: Question | None,
        language: str,
        missing: int,
        wrong: bool,
        elsewhere: bool,
    ) -> None:
        """Show a question in its row; `known` is it where its design could be read."""
        item, title = self.list.item(at), _title(question, language)
        epsilon = tr("ε {0}").format("–" if known is None else epsilon_text(known.ratio))
        row = OutlineRow(
            title,
            kind_icon(question.kind, sensitive=question.sensitive),
            kind_detail(question),
            epsilon if question.sensitive else "",
            missing,
            wrong,
            elsewhere,
        )
        item.setToolTip(plain_tip(title))
        item.setData(ID, question.id)
        item.setData(ROW, row)
        told = [f"{at + 1}. {title}", f"{row.detail} {row.epsilon}".strip()]
        told += [tr("has problems")] if wrong else []
        told += [tr("{0} texts missing").format(missing)] if missing else []
        told += [tr("has problems in another language")] if elsewhere else []
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(told))

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self._choosing = True  # what is selected with it is still to come
            self.chosen.emit(item.data(ID))
            self._choosing = False


def _title(question: DraftQuestion, language: str) -> str:
    return " ".join(said(question.text, language).split()) or tr("(no text yet)")
