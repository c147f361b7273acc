"""What a survey has, at the left: the survey itself, its languages, its questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import Any, TypeAlias

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
    QMouseEvent,
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
from app.author.words.authoring import adding, forbidden_place, said, sensitivity
from app.theme import Theme, fill_only, paint_icon, smooth_painter
from app.widgets.button import Button, secondary_button
from app.widgets.layout import MIDDLE, at, column, row, wide
from app.widgets.panels import rule
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import figures, joined, tr
from app.words.kinds import kind_detail, kind_icon
from app.words.numerals import epsilon_text
from core.draft import DraftQuestion, DraftSection, order
from core.draft.order import Heading, Row
from core.survey import KINDS, Kind, Question

WIDTH = 248
_ANY = 16_777_215  # as wide as there is room
_ENTRY, _ICON = 36, 16
ID = Qt.ItemDataRole.UserRole
ROW = Qt.ItemDataRole.UserRole + 1
_ROW_HEIGHT, _HEADING_HEIGHT, _START, _TEXT = 48, 36, 8, 41
_CHEVRON = 28  # px at the start of a heading that fold it when pressed
_ALONE = QItemSelectionModel.SelectionFlag.ClearAndSelect
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """What a question says: its short name, and in one line its text.

    `epsilon` is strong, `missing` texts and problems have their signs. `elsewhere`: something is
    wrong in another language than the one that is shown.
    """

    title: str
    icon: str
    detail: str
    epsilon: str = ""
    missing: int = 0
    wrong: bool = False
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """What the heading of a section says, and how many questions stand in it."""

    title: str
    count: int
    folded: bool
    wrong: bool = False
    elsewhere: bool = False


class _Rows(QStyledItemDelegate):
    def __init__(self, theme: Theme, owner: OutlineList) -> None:
        super().__init__(owner)
        self._theme = theme
        self._owner = owner

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        heading = isinstance(index.data(ROW), HeadingRow)
        return QSize(0, _HEADING_HEIGHT if heading else _ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, OutlineRow | HeadingRow):
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = _Brush(painter, self._theme, rect, mirrored=self._owner.isRightToLeft())
        if state & QStyle.StateFlag.State_Selected:
            fill_only(painter, self._theme.colour("accent_soft"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, 0, -1), 6, 6)
            edge = brush.box(0, 8, 3, rect.height() - 16)
            painter.fillRect(edge, self._theme.colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self._theme.colour("raised"))
        if isinstance(row, HeadingRow):
            _paint_heading(brush, row)
        else:
            _paint_question(brush, row)
        painter.restore()


class _Brush:
    """Paints the parts of a row from its reading side on."""

    def __init__(self, painter: QPainter, theme: Theme, rect: QRect, *, mirrored: bool) -> None:
        self._painter, self._theme = painter, theme
        self._rect, self._mirrored = rect, mirrored
        self.width = float(rect.width() - 8)
        """Where what stands at the end begins by now."""

    def box(self, start: float, top: float, width: float, height: float) -> QRectF:
        """Return a part of the row, by its distance from the reading side."""
        rect = self._rect
        left = rect.right() + 1 - start - width if self._mirrored else rect.left() + start
        return QRectF(left, rect.top() + top, width, height)

    def icon(self, name: str, tone: str, start: float, top: float) -> None:
        """Paint an icon; those that point somewhere are mirrored with the row."""
        place = self.box(start, top, _ICON, _ICON)
        colour = self._theme.colour(tone)
        paint_icon(self._painter, name, colour, place, mirrored=self._mirrored)

    def write(self, words: str, style: str, tone: str, start: float, top: float) -> None:
        """Write a line, cut where what stands at the end begins."""
        font = self._theme.font(style)
        room = int(self.width - start)
        metrics = QFontMetrics(font)
        cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(self._theme.colour(tone))
        height = metrics.height()
        place = self.box(start, top - height / 2, max(room, 0) + 2, height)
        self._painter.drawText(place, _reading_side(mirrored=self._mirrored), cut)

    def at_end(self, words: str, style: str, tone: str, middle: float) -> None:
        """Write words at the end, before what stands there already."""
        width = QFontMetrics(self._theme.font(style)).horizontalAdvance(words) + 2
        start, self.width = self.width - width, self.width + 1
        self.write(words, style, tone, start, middle)
        self.width = start - 6

    def sign(self, name: str, tone: str, middle: float) -> None:
        """Paint a sign at the end, before what stands there already."""
        self.width -= _ICON
        self.icon(name, tone, self.width, middle - _ICON / 2)
        self.width -= 4


def _reading_side(*, mirrored: bool) -> Qt.AlignmentFlag:
    """Return the side that one reads from; a painter would mirror it once more by itself."""
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


def _paint_heading(brush: _Brush, row: HeadingRow) -> None:
    middle = _HEADING_HEIGHT / 2
    arrow = "chevron-right" if row.folded else "chevron-down"
    brush.icon(arrow, "text_muted", _START - 4, middle - _ICON / 2)
    brush.at_end(str(row.count), "analyst.small", "text_muted", middle)
    if row.wrong:
        brush.sign("danger", "danger", middle)
    if row.elsewhere:
        brush.sign("globe", "warning", middle)
    brush.write(row.title, "analyst.section", "text", _START + 16, middle)


def _paint_question(brush: _Brush, row: OutlineRow) -> None:
    first, second = _ROW_HEIGHT / 2 - 9, _ROW_HEIGHT / 2 + 10
    brush.icon("grip", "text_muted", _START - 4, _ROW_HEIGHT / 2 - _ICON / 2)
    brush.icon(row.icon, "text_muted", _START + 13, first - _ICON / 2)
    whole = brush.width
    if row.wrong:
        brush.sign("danger", "danger", first)
    if row.missing or row.elsewhere:
        brush.sign("globe", "warning", first)
    if row.missing:
        brush.at_end(str(row.missing), "analyst.strong", "warning", first)
    if row.epsilon:
        brush.at_end(row.epsilon, "analyst.strong", "text", first)
    brush.write(row.title, "analyst.strong", "text", _TEXT, first)
    brush.width = whole
    brush.write(row.detail, "analyst.small", "text_muted", _TEXT, second)


class OutlineList(QListWidget):
    """Emits `dropped(rows, before)` where rows are let go, and leaves the moving to others.

    `may_stand(rows, before)` says where they cannot be let go: there is no line, and `refused`
    says why once. `folding(heading, fold)`: a section is to be folded, or unfolded.
    """

    dropped = Signal(list, object)
    refused = Signal()
    stepped = Signal(bool)
    delete_wanted = Signal()
    rename_wanted = Signal()
    folding = Signal(object, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.may_stand: Callable[[list[Row], Row | None], bool] = lambda _rows, _before: True
        self._line: int | None = None
        self._said = False
        self.setItemDelegate(_Rows(theme, self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(False)  # the line is our own
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        theme.repaints(self.viewport())

    @property
    def chosen(self) -> list[Row]:
        return [self.row_at(self.row(item)) for item in self.selectedItems()]

    def row_at(self, at: int) -> Row:
        """Return the heading, or the id of the question, that stands at a place."""
        row: Row = self.item(at).data(ID)
        return row

    def place_at(self, point: QPoint) -> int:
        """Return the row before which something let go at a point would come.

        A section comes to stand before another one, or last.
        """
        index = self.indexAt(point)
        if not index.isValid():
            return self.count() if point.y() > 0 else 0
        below = point.y() > self.visualRect(index).center().y()
        at = index.row() + (1 if below else 0)
        if any(isinstance(row, Heading) for row in self.chosen):
            while at < self.count() and not isinstance(self.row_at(at), Heading):
                at += 1
        return at

    def _before(self, at: int) -> Row | None:
        return self.row_at(at) if at < self.count() else None

    def heading_above(self, at: int) -> int | None:
        """Return the place of the heading over a row, itself where it is one; None without."""
        above = (each for each in range(at, -1, -1) if isinstance(self.row_at(each), Heading))
        return next(above, None) if at >= 0 else None

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
        shown = [at for at in range(self.count()) if not self.item(at).isHidden()]
        above = [at for at in shown if at < self._line]
        rect = self.visualItemRect(self.item(above[-1] if above else shown[0]))
        at = rect.bottom() if above else rect.top()
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
        elif event.key() == Qt.Key.Key_F2:
            self.rename_wanted.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not alone:
            start = Qt.Key.Key_Right if self.isRightToLeft() else Qt.Key.Key_Left
            self._fold(fold=event.key() == start)
        else:
            super().keyPressEvent(event)

    def _fold(self, *, fold: bool) -> None:
        """Fold or unfold the section of the current row; from a question go to its heading."""
        at = self.heading_above(self.currentRow())
        if at is None:
            return
        if at == self.currentRow():
            self.folding.emit(self.row_at(at), fold)
        elif fold:
            self.setCurrentRow(at, _ALONE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW) if index.isValid() else None
        if isinstance(row, HeadingRow) and event.button() == Qt.MouseButton.LeftButton:
            rect, x = self.visualRect(index), event.position().x()
            inside = rect.right() - x if self.isRightToLeft() else x - rect.left()
            if inside < _CHEVRON:
                self.folding.emit(self.row_at(index.row()), not row.folded)
                return
        super().mousePressEvent(event)


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
        self.setAccessibleName(joined([part for part in (self.text(), told) if part]))
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

        painter = smooth_painter(self)
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
        small = self._theme.font("analyst.overline")
        wide = QFontMetrics(small).horizontalAdvance(self._told) + 16 if self._told else 0
        room = int(width) - 40 - (wide + 10 if wide else 0)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(box(40, 0, width - 40, height), _reading_side(mirrored=mirrored), text)
        if wide:
            painter.setFont(small)
            pill = box(width - wide - 8, (height - 22) / 2, wide, 22)
            fill_only(painter, colour("warning_soft"))
            painter.drawRoundedRect(pill, 11, 11)
            painter.setPen(colour("warning"))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._told)
        painter.end()


class OutlinePanel(QFrame):
    """Says what was wanted of the questions; `chosen` is an id or a heading, None the survey.

    `opened`: a question or a page was pressed, to be written on. `add_wanted(kind, sensitive)`.
    """

    chosen = Signal(object)
    opened = Signal()
    languages_wanted = Signal()
    add_wanted = Signal(object, bool)
    section_wanted = Signal()
    rename_wanted = Signal()
    move_wanted = Signal(list, object)
    step_wanted = Signal(list, bool)
    delete_wanted = Signal()
    refused = Signal(str)
    folded = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._filling = self._choosing = False
        self._told: list[tuple[Any, ...] | None] = []
        """What each row was last filled with."""
        self._folded: set[str] = set()
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
        self._make_list()
        self._make_buttons()
        adding = self._adding = row(wide(self.add_button), self.section_button, space=1)
        column(
            *(self._pages, rule(), self._head, wide(self.list), adding),
            on=self,
            space=1,
            margins=(2, 3),
        )
        for shown in (self.list.clicked, self.list.activated):
            shown.connect(self.opened)
        for button in (self.about_button, self.languages_button):
            button.clicked.connect(self.opened)

    def _make_list(self) -> None:
        shown = self.list = OutlineList(self._theme)
        shown.setObjectName("outline")
        shown.setAccessibleName(tr("Questions"))
        shown.setAccessibleDescription(
            tr(
                "Alt+Up and Alt+Down move, Delete deletes. Left folds a section, Right unfolds it, "
                "F2 renames it."
            )
        )
        shown.currentItemChanged.connect(self._on_current)
        shown.dropped.connect(self.move_wanted)
        shown.refused.connect(lambda: self.refused.emit(forbidden_place()))
        shown.stepped.connect(lambda down: self.step_wanted.emit(self.list.chosen, down))
        shown.delete_wanted.connect(self.delete_wanted)
        shown.rename_wanted.connect(self.rename_wanted)
        shown.folding.connect(self._fold)

    def _make_buttons(self) -> None:
        theme = self._theme
        add = self.add_button = secondary_button(
            tr("&Question"), theme, "form", icon="plus", trailing="chevron-down"
        )
        add.setObjectName("add_question")
        add.setAccessibleName(tr("Add question"))
        menu = QMenu(add)
        menu.setAccessibleName(tr("Add question"))
        for sensitive in (True, False):
            menu.addSeparator()
            menu.addAction(sensitivity(sensitive=sensitive)).setEnabled(False)
            for kind in KINDS.values():
                picture = theme.icon(kind_icon(kind, sensitive=sensitive))
                action = menu.addAction(picture, adding(kind, sensitive=sensitive))
                action.triggered.connect(partial(self._add, kind, sensitive))
        add.setMenu(menu)
        self.section_button = secondary_button(tr("&Section"), theme, "form", icon="plus")
        self.section_button.setObjectName("begin_section")
        told = tr("Begin a section with the chosen question")
        self.section_button.setToolTip(told)
        self.section_button.setAccessibleName(told)
        self.section_button.clicked.connect(self.section_wanted)

    def _add(self, kind: Kind, sensitive: bool, _checked: bool = False) -> None:
        self.add_wanted.emit(kind, sensitive)

    def ask_what_to_add(self, within: QWidget) -> None:
        """Show the menu of what can be added at its button; where that is hidden, in a widget."""
        menu, button = self.add_button.menu(), self.add_button
        if button.isVisible():
            place = button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height())
        else:
            place = within.mapToGlobal(within.rect().topLeft())
        menu.popup(place)

    def set_alone(self, alone: bool) -> None:
        """Take the whole width, with the pages and the adding abreast above the questions."""
        if alone == (self._pages.direction() is QBoxLayout.Direction.LeftToRight):
            return
        way = QBoxLayout.Direction
        self._pages.setDirection(way.LeftToRight if alone else way.TopToBottom)
        self.setMinimumWidth(0 if alone else WIDTH)
        self.setMaximumWidth(_ANY if alone else WIDTH)
        self._head.setVisible(not alone)
        self.section_button.setVisible(not alone)  # it stands in the menu, too
        if alone:
            self._pages.addWidget(self.add_button)
        else:
            self._adding.insertWidget(0, self.add_button, 1)

    @property
    def selected(self) -> list[Row]:
        """The selected headings and questions, in their order."""
        chosen = set(self.list.chosen)
        order = [self.list.row_at(at) for at in range(self.list.count())]
        return [row for row in order if row in chosen]

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
        self.list.may_stand = lambda rows, before: order.can_move(draft, rows, before)
        rows = order.rows(draft)
        while self.list.count() > len(rows):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(rows):
            self.list.addItem("")  # which the list makes, as the manual's contents do
        del self._told[len(rows) :]
        self._told += [None] * (len(rows) - len(self._told))
        self._tell_pages(editing, counts, problems)
        self._unfold_around(rows, place.question)
        told = self._headings_text(editing, problems, language)
        told |= self._questions_text(editing, counts, problems, language)
        moved = False  # whether a row stands for another question than before
        for line, shown in enumerate(rows):
            before, now = self._told[line], told[shown]
            if before is not None and len(before) == len(now) and all(map(is_, before, now)):
                continue  # a key changes one row
            self._told[line] = now
            item = self.list.item(line)
            moved |= item.data(ID) != shown
            item.setData(ID, shown)
            if isinstance(shown, Heading):
                self._fill_heading(item, *now)
            else:
                self._fill(item, *now)
        chosen: Row | None = None if place.grid else place.question
        if editing.section is not None:
            chosen = Heading(draft.sections[editing.section].first)
        self._choose(rows, chosen, kept, moved=moved)
        heading = None
        for line, shown in enumerate(rows):
            heading = shown if isinstance(shown, Heading) else heading
            folded = heading is not None and heading is not shown and heading.first in self._folded
            if self.list.isRowHidden(line) != folded:
                self.list.setRowHidden(line, folded)
        self._filling = False

    def _unfold_around(self, rows: Sequence[Row], question: str | None) -> None:
        """Unfold the section of the chosen question, wherever it was chosen."""
        above = rows[: rows.index(question)] if question is not None else ()
        heading = next((row for row in reversed(above) if isinstance(row, Heading)), None)
        if heading is not None:
            self._folded.discard(heading.first)

    def _choose(
        self, rows: Sequence[Row], chosen: Row | None, kept: set[Row], *, moved: bool
    ) -> None:
        if chosen is None:
            self.list.setCurrentRow(-1)
            self.list.clearSelection()
            return
        current = rows.index(chosen)
        shown = self.list.currentRow() == current and self.list.item(current).isSelected()
        if not self._choosing and (moved or not shown):
            # A row that goes can leave its neighbour current and nothing selected.
            # Rows are used again for other questions: what is selected goes by their ids.
            self.list.setCurrentRow(current, _ALONE)
            for at, row in enumerate(rows):
                if chosen in kept and row in kept:
                    self.list.item(at).setSelected(True)

    def _tell_pages(
        self, editing: Editing, counts: TextCounts, problems: Sequence[FieldProblem]
    ) -> None:
        """Say on the entries of the other pages what is missing or wrong there."""
        place, several = editing.place, len(editing.draft.languages) > 1
        missing = (
            tr("{0} missing").format(figures(counts.missing)) if several and counts.missing else ""
        )
        self.languages_button.tell(missing, chosen=place.grid)
        about = any(
            each.question is None and each.severe and each.keys[:1] != ("sections",)
            for each in problems
        )
        on_about = place.question is None and not place.grid and editing.section is None
        self.about_button.tell(tr("problems") if about else "", chosen=on_about)

    def _headings_text(
        self, editing: Editing, problems: Sequence[FieldProblem], language: str
    ) -> dict[Row, tuple[Any, ...]]:
        draft = editing.draft
        found: dict[Row, tuple[Any, ...]] = {}
        for nth, section in enumerate(draft.sections):
            heading = Heading(section.first)
            if section.first not in {question.id for question in draft.questions}:
                continue
            here = [each for each in problems if each.severe and each.keys[:2] == ("sections", nth)]
            wrong = any(each.language in ("", language) for each in here)
            found[heading] = (
                *(section, len(order.members(draft, section.first)), draft.languages[0]),
                *(section.first in self._folded, wrong, bool(here) and not wrong),
            )
        return found

    def _questions_text(
        self,
        editing: Editing,
        counts: TextCounts,
        problems: Sequence[FieldProblem],
        language: str,
    ) -> dict[Row, tuple[Any, ...]]:
        draft = editing.draft
        severe = [each for each in problems if each.severe]
        wrong = {each.question for each in severe if each.language in ("", language)}
        elsewhere = {each.question for each in severe} - wrong
        costed = {each.index: each.question for each in editing.costed.questions if each.costed}
        several = len(draft.languages) > 1
        return {
            question.id: (
                *(at, question, costed.get(at), draft.languages[0]),
                counts.of_questions[at] if several else 0,
                at in wrong and question.id not in editing.quiet,
                at in elsewhere,
            )
            for at, question in enumerate(draft.questions)
        }

    def _fill_heading(
        self,
        item: QListWidgetItem,
        section: DraftSection,
        count: int,
        language: str,
        folded: bool,
        wrong: bool,
        elsewhere: bool,
    ) -> None:
        title = " ".join(said(section.title, language).split()) or tr("(no title yet)")
        item.setToolTip(plain_tip(title))
        item.setData(ROW, HeadingRow(title, count, folded, wrong, elsewhere))
        told = [tr("Section {0}").format(title), tr("Questions: {0}").format(figures(count))]
        told.append(tr("folded") if folded else tr("unfolded"))
        told += [tr("has problems")] if wrong else []
        told += [tr("has problems in another language")] if elsewhere else []
        item.setData(Qt.ItemDataRole.AccessibleTextRole, joined(told))

    def _fill(
        self,
        item: QListWidgetItem,
        at: int,
        question: DraftQuestion,
        known: Question | None,
        language: str,
        missing: int,
        wrong: bool,
        elsewhere: bool,
    ) -> None:
        """Show a question in its row; `known` is it where its design could be read."""
        text = " ".join(said(question.text, language).split()) or tr("(no text yet)")
        epsilon = tr("ε {0}").format("–" if known is None else epsilon_text(known.ratio))
        row = OutlineRow(
            question.id,
            kind_icon(question.kind, sensitive=question.sensitive),
            text,
            epsilon if question.sensitive else "",
            missing,
            wrong,
            elsewhere,
        )
        item.setToolTip(plain_tip(text))
        item.setData(ROW, row)
        told = [f"{figures(at + 1)}. {question.id}: {text}"]
        told.append(f"{kind_detail(question)} {row.epsilon}".strip())
        told += [tr("has problems")] if wrong else []
        told += [tr("{0} texts missing", "", missing).format(figures(missing))] if missing else []
        told += [tr("has problems in another language")] if elsewhere else []
        item.setData(Qt.ItemDataRole.AccessibleTextRole, joined(told))

    def _fold(self, heading: Heading, fold: bool) -> None:
        """Fold a section, or unfold it; a question that is chosen in it makes way."""
        rows = [self.list.row_at(at) for at in range(self.list.count())]
        at = rows.index(heading)
        if fold and self.list.heading_above(self.list.currentRow()) == at:
            self.list.setCurrentRow(at, _ALONE)
        (self._folded.add if fold else self._folded.discard)(heading.first)
        self.folded.emit()

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self._choosing = True  # what is selected with it is still to come
            self.chosen.emit(item.data(ID))
            self._choosing = False
