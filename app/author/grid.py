"""The table of all texts: a row for each, a column for each language, gone through by keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.author.editing.editing import EditedPlace, Editing
from app.author.editing.texts import (
    TextCounter,
    TextCounts,
    TextSpot,
    next_missing,
    pasted,
    place_of,
    spots,
    words_at,
    write_texts,
)
from app.author.form.fields import is_step
from app.author.words.authoring import part_name, said, text_name
from app.kit.i18n import direction_of, language_name
from app.theme import Theme, paint_icon
from app.widgets.table import WRAP
from app.words.catalogue import figures, tr

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Hint: TypeAlias = QStyledItemDelegate.EndEditHint
_LABEL, _LEAST = 188, 176  # px of the columns
_ROW, _HEAD, _PADDING, _ICON = 36, 44, 12, 16
_Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class GridHead:
    """The head above the texts of the survey (None) or of a question, counted from 0."""

    question: int | None


class TextsModel(QAbstractTableModel):
    """Shows the texts of what is written, and writes them. Emits `written` after each.

    Its rows and their texts are those of the draft when it was last refreshed: an undo leaves the
    table, which is laid out once more beside the page that comes.
    """

    written = Signal()

    def __init__(self, editing: Editing, parent: QObject) -> None:
        super().__init__(parent)
        self.editing = editing
        self.only_missing = False
        self.entries: list[GridHead | TextSpot] = []
        self._spots: list[TextSpot] = []
        self._rows: dict[TextSpot, int] = {}
        self._draft = editing.draft
        self._counter = TextCounter()
        self.counts: TextCounts = self._counter.count(editing.draft)
        self._languages: tuple[str, ...] = ()
        self.refresh()

    # What is shown

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages, as the columns stand from the second one on."""
        return self._languages

    @property
    def shown(self) -> list[TextSpot]:
        """The texts that have a row, in order."""
        return [entry for entry in self.entries if isinstance(entry, TextSpot)]

    def refresh(self) -> bool:
        """Show the draft as it is now; tell whether rows or columns are others."""
        draft = self._draft = self.editing.draft
        self.counts = self._counter.count(draft)
        found = list(spots(draft))
        if found == self._spots and draft.languages == self._languages:
            if self.entries:
                last = self.index(len(self.entries) - 1, len(self._languages))
                self.dataChanged.emit(self.index(0, 0), last)
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._languages))
            return False
        self._reset(found)
        return True

    def show_only_missing(self, only: bool) -> None:
        """Show the texts alone that are missing in a language now, or all again."""
        self.only_missing = only
        self._reset(self._spots)

    def _reset(self, found: list[TextSpot]) -> None:
        self.beginResetModel()
        draft = self._draft
        self._spots, self._languages = found, draft.languages
        entries: list[GridHead | TextSpot] = []
        part: int | None = -1
        for spot in found:
            words = words_at(draft, spot)
            if self.only_missing and all(words.get(each) for each in draft.languages):
                continue
            if spot.question != part:
                part = spot.question
                entries.append(GridHead(part))
            entries.append(spot)
        self.entries = entries
        self._rows = {each: row for row, each in enumerate(entries) if isinstance(each, TextSpot)}
        self.endResetModel()

    # Where something stands

    def spot(self, row: int) -> TextSpot | None:
        """Return the text of a row; None for a head."""
        entry = self.entries[row] if 0 <= row < len(self.entries) else None
        return entry if isinstance(entry, TextSpot) else None

    def language(self, column: int) -> str:
        """Return the language of a column; '' for the first, which names the texts."""
        return self._languages[column - 1] if column > 0 else ""

    def index_of(self, place: EditedPlace) -> QModelIndex:
        """Return the cell of a place; none where it has no row now."""
        draft = self._draft
        at = None if place.question is None else draft.index(place.question)
        row = self._rows.get(TextSpot(at, place.keys))
        if row is None or place.language not in self._languages:
            return QModelIndex()
        return self.index(row, 1 + self._languages.index(place.language))

    def place(self, index: _Index) -> EditedPlace | None:
        """Return the place of a cell; None where nothing is written there."""
        spot = self.spot(index.row())
        if spot is None or index.column() < 1:
            return None
        return place_of(self._draft, spot, self.language(index.column()))

    def next_missing(self, index: _Index) -> QModelIndex:
        """Return the cell of the next missing text, shown or not; none where none is missing."""
        spot, language = self.spot(index.row()), self.language(max(index.column(), 0))
        after = None if spot is None or not language else (spot, language)
        found = next_missing(self._draft, self._spots, after)
        if found is None:
            return QModelIndex()
        if found[0] not in self._rows:
            self.show_only_missing(self.only_missing)
        return self.index(self._rows[found[0]], 1 + self._languages.index(found[1]))

    # What is done

    def paste(self, index: _Index, text: str) -> int:
        """Write a pasted column, or several, from a cell on; return how many texts came."""
        spot = self.spot(index.row())
        if spot is None or index.column() < 1:
            return 0
        shown = self.shown
        found = pasted(shown, self._languages, shown.index(spot), index.column() - 1, text)
        if found:
            write_texts(self.editing, found)
            self.editing.leave()
        return len(found)

    # Qt asks for these

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1 + len(self._languages)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self.spot(index.row()) is None or index.column() < 1:
            return Qt.ItemFlag.ItemIsEnabled
        return enabled | Qt.ItemFlag.ItemIsEditable

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        entry, draft = self.entries[index.row()], self._draft
        if role not in (_Role.DisplayRole, _Role.EditRole, _Role.AccessibleTextRole):
            return None
        if isinstance(entry, GridHead):
            return part_name(draft, entry.question) if index.column() == 0 else None
        if index.column() == 0:
            return text_name(draft, entry.question, entry.keys)
        language = self.language(index.column())
        text = words_at(draft, entry).get(language, "")
        if role == _Role.AccessibleTextRole:
            named = f"{text_name(draft, entry.question, entry.keys)}, {language_name(language)}"
            return f"{named}: {text or tr('Missing')}"
        return text

    def setData(self, index: _Index, value: object, role: int = _Role.EditRole) -> bool:
        spot = self.spot(index.row())
        if spot is None or index.column() < 1 or role != _Role.EditRole:
            return False
        if str(value) != self.data(index):
            write_texts(
                self.editing, [(spot, self.language(index.column()), str(value))], typing=True
            )
            self._draft = self.editing.draft
            self.counts = self._counter.count(self._draft)
            self.dataChanged.emit(index, index)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._languages))
            self.written.emit()
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical or role != _Role.DisplayRole:
            return None
        return tr("Text") if section == 0 else language_name(self.language(section))

    # What the cells are painted by

    def source(self, row: int) -> str:
        """Return the text of a row as it is in the first language that has it."""
        spot = self.spot(row)
        if spot is None:
            return ""
        return said(words_at(self._draft, spot), self._languages[0])

    def mirrored(self, column: int) -> bool:
        """Tell whether the language of a column is read from the right."""
        right = Qt.LayoutDirection.RightToLeft
        return column > 0 and direction_of(self.language(column)) == right


class CellText(QPlainTextEdit):
    """A text while it is written in its cell. Several pasted rows come as `rows_pasted(text)`."""

    rows_pasted = Signal(str)
    entered = Signal()
    stepped = Signal(bool)
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, *, may_break: bool) -> None:
        super().__init__(parent)
        self._may_break = may_break
        self.setProperty("role", "cell")
        self.setFont(theme.font("analyst.base"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(lambda: self.typed.emit(self.toPlainText()))

    def event(self, event: QEvent) -> bool:
        down = QKeySequence("Ctrl+Down")
        override = event.type() == QEvent.Type.ShortcutOverride
        moves = isinstance(event, QKeyEvent) and QKeySequence(event.keyCombination()) == down
        if is_step(event) or (override and moves):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = QGuiApplication.clipboard().text()
        broken = "\t" in text or ("\n" in text.strip("\n") and not self._may_break)
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.matches(QKeySequence.StandardKey.Paste) and broken:
            self.rows_pasted.emit(text)
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.stepped.emit(event.key() == Qt.Key.Key_Tab)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shifted and self._may_break:
                self.insertPlainText("\n")
            else:
                self.entered.emit()
        else:
            super().keyPressEvent(event)


class TextCells(QStyledItemDelegate):
    """Paints the cells of the table of texts, measures them, and makes what is written in."""

    def __init__(self, grid: TextGrid, theme: Theme) -> None:
        super().__init__(grid)
        self._grid = grid
        self._theme = theme
        self._base, self._strong = theme.font("analyst.base"), theme.font("analyst.strong")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model, colour = self._grid.texts, self._theme.colour
        rect: QRect = option.rect
        painter.save()
        head = isinstance(model.entries[index.row()], GridHead)
        text = str(model.data(index) or "")
        missing = not head and index.column() > 0 and not text
        ground = "raised" if head else "warning_soft" if missing else "surface"
        painter.fillRect(rect, colour(ground))
        painter.setPen(QPen(colour("line"), self._theme.edge(1)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if index.column() > 0 and not head:
            left = rect.left() if not self._grid.isRightToLeft() else rect.right()
            painter.drawLine(left, rect.top(), left, rect.bottom())
        inner = QRectF(rect.adjusted(self._start(index), 8, -_PADDING, -6))
        if self._grid.isRightToLeft():
            inner = QRectF(rect.adjusted(_PADDING, 8, -self._start(index), -6))
        side = self._side(index.column())
        if missing:
            self._paint_missing(painter, inner, side)
        else:
            muted = head or index.column() == 0
            painter.setPen(colour("text_muted" if muted else "text"))
            painter.setFont(self._strong if head else self._base)
            option_ = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
            option_.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            right = bool(side & Qt.AlignmentFlag.AlignRight)
            way = Qt.LayoutDirection
            option_.setTextDirection(way.RightToLeft if right else way.LeftToRight)
            painter.drawText(inner, text, option_)
        current = self._grid.hasFocus() and index == self._grid.currentIndex()
        if current and not head:
            painter.setPen(QPen(colour("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -3, -3), 4, 4)
        painter.restore()

    def _paint_missing(self, painter: QPainter, inner: QRectF, side: Qt.AlignmentFlag) -> None:
        tone, words = self._theme.colour("warning"), tr("Missing")
        painter.setPen(tone)
        painter.setFont(self._strong)
        room = QFontMetrics(self._strong).horizontalAdvance(words)
        right = bool(side & Qt.AlignmentFlag.AlignRight)
        at = inner.right() - _ICON if right else inner.left()
        paint_icon(painter, "warning", tone, QRectF(at, inner.top() + 1, _ICON, _ICON))
        start = inner.right() - _ICON - 6 - room if right else inner.left() + _ICON + 6
        painter.drawText(QRectF(start, inner.top(), room + 2, 20), words)

    def _side(self, column: int) -> Qt.AlignmentFlag:
        mirrored = self._grid.isRightToLeft() if column == 0 else self._grid.texts.mirrored(column)
        return Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft

    def _start(self, index: _Index) -> int:
        return 24 if index.column() == 0 else _PADDING

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(_LEAST, self.height(index))

    def height(self, index: _Index) -> int:
        """Return the height that a text needs in the width of its column."""
        text = str(self._grid.texts.data(index) or "")
        room = self._grid.columnWidth(index.column()) - self._start(index) - _PADDING
        metrics = QFontMetrics(self._base)
        if "\n" not in text and metrics.horizontalAdvance(text) <= room:
            return _ROW
        return max(_ROW, metrics.boundingRect(0, 0, max(room, 1), 10_000, WRAP, text).height() + 18)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, index: _Index
    ) -> QWidget:
        model = self._grid.texts
        spot = model.spot(index.row())
        editor = CellText(self._theme, parent, may_break=spot is not None and spot.may_break)
        editor.setAccessibleName(str(model.data(index, Qt.ItemDataRole.AccessibleTextRole)))
        editor.setPlaceholderText(model.source(index.row()))
        if model.mirrored(index.column()):
            option = editor.document().defaultTextOption()
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            editor.document().setDefaultTextOption(option)
        held = QPersistentModelIndex(index)
        editor.entered.connect(lambda: self._grid.go_below(editor))
        editor.stepped.connect(lambda on: self._grid.go_beside(editor, on))
        editor.rows_pasted.connect(self._grid.rows_pasted)
        editor.typed.connect(lambda text: model.setData(held, text))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: _Index
    ) -> None:
        rect: QRect = option.rect
        editor.setGeometry(rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Leave Tab to the cell itself: of a text of several lines Qt takes it for a sign."""
        tab = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if isinstance(event, QKeyEvent) and event.key() in tab:
            return False
        return super().eventFilter(editor, event)

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        text = str(index.data(Qt.ItemDataRole.EditRole) or "")
        if isinstance(editor, CellText) and editor.toPlainText() != text:
            editor.blockSignals(True)
            editor.setPlainText(text)
            editor.selectAll()
            editor.blockSignals(False)

    def setModelData(self, editor: QWidget, model: object, index: _Index) -> None:
        """Nothing is left to write: every key was."""


class _Heads(QHeaderView):
    """Each language by its own name, with how many of its texts are there."""

    def __init__(self, grid: TextGrid, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, grid)
        self._grid = grid
        self._theme = theme
        self.setFixedHeight(_HEAD)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(  # noqa: N802 - Qt calls it
        self, painter: QPainter, rect: QRect, column: int
    ) -> None:
        model, colour = self._grid.texts, self._theme.colour
        painter.save()
        painter.fillRect(rect, colour("raised"))
        painter.setPen(QPen(colour("line"), self._theme.edge(1)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        middle = Qt.AlignmentFlag.AlignVCenter
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        mirrored = model.mirrored(column) if column else self._grid.isRightToLeft()
        start, end = (right, left) if mirrored else (left, right)
        inner = rect.adjusted(24 if column == 0 else _PADDING, 0, -_PADDING, 0)
        words = str(model.headerData(column, Qt.Orientation.Horizontal))
        painter.setFont(self._theme.font("analyst.section" if column else "analyst.base"))
        painter.setPen(colour("text" if column else "text_muted"))
        painter.drawText(inner, start | middle, words)
        if column:
            counts, language = model.counts, model.language(column)
            done = counts.done[language]
            short = done < counts.total
            painter.setFont(self._theme.font("analyst.strong" if short else "analyst.base"))
            painter.setPen(colour("warning" if short else "text_muted"))
            told = tr("{0} of {1}").format(figures(done), figures(counts.total))
            painter.drawText(inner, end | middle, told)
        painter.restore()


class TextGrid(QTableView):
    """Every text in every language; Tab goes on to the next cell, Enter to the one below.

    Emits `left` when the writing in a cell ends, and `rows_pasted(text)`.
    """

    left = Signal()
    rows_pasted = Signal(str)

    def __init__(self, theme: Theme, texts: TextsModel) -> None:
        super().__init__()
        self.texts = texts
        self.setObjectName("text_grid")
        self.setAccessibleName(tr("All texts in all languages"))
        self.setModel(texts)
        self._cells = TextCells(self, theme)
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(_Heads(self, theme))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
            | trigger.DoubleClicked
        )
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.verticalHeader().setMinimumSectionSize(_ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalScrollBar().valueChanged.connect(self._fit_rows)
        texts.modelReset.connect(self._lay_out)
        texts.dataChanged.connect(self._fit_rows)
        theme.repaints(self.viewport())
        self._lay_out()

    def _lay_out(self) -> None:
        self.clearSpans()
        columns = self.texts.columnCount()
        for row, entry in enumerate(self.texts.entries):
            if isinstance(entry, GridHead):
                self.setSpan(row, 0, 1, columns)
        self._share_width()

    def _share_width(self) -> None:
        n = max(len(self.texts.languages), 1)
        room = self.viewport().width() - _LABEL
        width = max(_LEAST, room // n)
        self.setColumnWidth(0, _LABEL)
        for column in range(1, n + 1):
            last = column == n and width > _LEAST
            self.setColumnWidth(column, room - (n - 1) * width if last else width)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Give the rows in sight the height that their texts need."""
        n, at, seen = len(self.texts.entries), max(self.rowAt(0), 0), 0
        while at < n and seen < self.viewport().height():
            height = _ROW
            if isinstance(self.texts.entries[at], GridHead):
                height = max(_ROW - 6, _ROW)
            else:
                columns = range(len(self.texts.languages) + 1)
                height = max(self._cells.height(self.texts.index(at, c)) for c in columns)
            if height != self.rowHeight(at):
                self.setRowHeight(at, height)
            seen, at = seen + height, at + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def closeEditor(self, editor: QWidget, hint: _Hint) -> None:  # noqa: N802 - Qt calls it
        super().closeEditor(editor, hint)
        self.left.emit()

    def moveCursor(  # noqa: N802 - Qt calls it
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go past what cannot be written in, as Tab does."""
        step = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        here, columns = self.currentIndex(), self.texts.columnCount()
        place = here.row() * columns + here.column() + step
        while 0 <= place < self.texts.rowCount() * columns:
            index = self.texts.index(place // columns, place % columns)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                return index
            place += step
        return here

    def go_below(self, editor: QWidget) -> None:
        """End the writing in a cell and begin in the one below it."""
        here = self.currentIndex()
        self.closeEditor(editor, _Hint.NoHint)
        row = here.row() + 1
        while row < self.texts.rowCount() and self.texts.spot(row) is None:
            row += 1
        if row < self.texts.rowCount():
            self.go_to(self.texts.index(row, here.column()))

    def go_beside(self, editor: QWidget, on: bool) -> None:
        """End the writing in a cell and begin in the next one, or in the one before."""
        action = QAbstractItemView.CursorAction
        step = action.MoveNext if on else action.MovePrevious
        index = self.moveCursor(step, Qt.KeyboardModifier.NoModifier)
        self.closeEditor(editor, _Hint.NoHint)
        self.go_to(index)

    def go_to(self, index: _Index, *, write: bool = True) -> None:
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
            if write and self.isVisible():
                self._write_in(index)

    def _write_in(self, index: _Index) -> None:
        """Begin to write in a cell, if texts stand there and no other is still written in."""
        editable = index.flags() & Qt.ItemFlag.ItemIsEditable
        if editable and self.state() is not QAbstractItemView.State.EditingState:
            self.edit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.rows_pasted.emit(QGuiApplication.clipboard().text())
        elif is_step(event) or event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._write_in(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and index.isValid():
            self.texts.setData(index, "")
            self.left.emit()
        else:
            super().keyPressEvent(event)
