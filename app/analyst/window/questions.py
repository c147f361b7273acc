"""The left column: pages of the whole study, and its questions with two lines for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from app.analyst.state.result import Entry
from app.theme import Theme, paint_icon
from app.widgets.fields import SearchField
from app.widgets.layout import add, column, wide
from app.widgets.panels import rule
from app.widgets.side_rows import Index, Row, SideRows
from app.widgets.text import TextLabel
from app.words.catalogue import figures, joined, tr

WIDTH = 248
_LINE, _DETAIL, _PADDING = 18, 18, 8
_MOST_LINES = 3
_ROW, _ICON = 36, 18


class PageList(QListWidget):
    """Emits `page_chosen(str)`, the name of a page."""

    page_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._icons: list[str] = []
        self._counts: dict[int, str] = {}
        self.setItemDelegate(_PageRows(self, theme, self._icons, self._counts))
        self.setAccessibleName(tr("Pages of the study"))
        self.setMouseTracking(True)
        self.setProperty("ring", False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is current alone may be so because the list took the focus.
        self.itemSelectionChanged.connect(self._on_selection_changed)
        self.itemActivated.connect(self._on_selection_changed)
        theme.repaints(self.viewport())
        self.hide()

    def set_pages(self, pages: Sequence[tuple[str, str, str]]) -> None:
        """List pages: their names, titles and icons."""
        self._names[:] = [name for name, _, _ in pages]
        self._icons[:] = [icon for _, _, icon in pages]
        self.clear()
        self.addItems([title for _, title, _ in pages])
        self.setFixedHeight(_ROW * len(pages))
        self.setVisible(bool(pages))

    def set_count(self, name: str, n: int) -> None:
        """Show beside a page how much is on it; 0 shows nothing."""
        if name in self._names:
            place = self._names.index(name)
            self._counts[place] = figures(n) if n else ""
            told = joined([*filter(None, (self.item(place).text(), self._counts[place]))])
            self.item(place).setData(Qt.ItemDataRole.AccessibleTextRole, told)
            self.viewport().update()

    def show_chosen(self, name: str) -> None:
        """Show which page is seen, '' for none; emits nothing."""
        self.blockSignals(True)
        if name in self._names:
            self.setCurrentRow(self._names.index(name))
        else:
            self.setCurrentRow(-1, QItemSelectionModel.SelectionFlag.Clear)
        self.blockSignals(False)
        self.viewport().update()

    def _on_selection_changed(self) -> None:
        if self.selectedItems():
            self.page_chosen.emit(self._names[self.row(self.selectedItems()[0])])


class _PageRows(SideRows):
    """Paints the icon of a page, and its title beside it."""

    def __init__(
        self,
        parent: QListWidget,
        theme: Theme,
        icons: Sequence[str],
        counts: Mapping[int, str],
    ) -> None:
        super().__init__(parent, theme)
        self._icons, self._counts = icons, counts

    def height(self, _index: Index, _room: int) -> int:
        return _ROW

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        inner = row.inner
        icon = QRectF(0, 0, _ICON, _ICON)
        icon.moveCenter(QRectF(inner).center())
        words = inner.adjusted(0, 0, -_ICON - 8, 0) if row.mirrored else inner.adjusted(26, 0, 0, 0)
        if row.mirrored:
            icon.moveRight(inner.right())
        else:
            icon.moveLeft(inner.left())
        colour = self._theme.colour("accent" if row.chosen else "text_muted")
        paint_icon(painter, self._icons[index.row()], colour, icon, mirrored=row.mirrored)
        painter.setPen(self._theme.colour("text_muted"))
        painter.setFont(self._theme.font("analyst.small"))
        side = Qt.AlignmentFlag.AlignLeft if row.mirrored else Qt.AlignmentFlag.AlignRight
        flags = int((side | Qt.AlignmentFlag.AlignVCenter).value)
        painter.drawText(row.inner, flags, self._counts.get(index.row(), ""))
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font("analyst.strong" if row.chosen else "analyst.row"))
        painter.drawText(words, row.flags, str(index.data()))


class _Model(QAbstractListModel):
    """The entries that the filter lets through."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()
        self.shown: list[int] = []

    def set_entries(self, entries: Sequence[Entry], text: str) -> None:
        """Show the entries in whose title the text stands."""
        self.beginResetModel()
        self.entries = tuple(entries)
        wanted = text.strip().casefold()
        self.shown = [i for i, e in enumerate(entries) if wanted in e.title.casefold()]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[self.shown[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return joined((entry.title, entry.detail))
        return None


class _Rows(SideRows):
    """Paints the question's text, wrapped, and beneath it its kind and ε."""

    def __init__(self, parent: QListView, theme: Theme, model: _Model) -> None:
        super().__init__(parent, theme)
        self._model = model

    def height(self, index: Index, room: int) -> int:
        lines = self._lines(self._entry(index).title, room)
        return 2 * _PADDING + _LINE * len(lines) + _DETAIL + 4

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        theme = self._theme
        inner = row.inner.adjusted(0, _PADDING, 0, -_PADDING)
        entry, top = self._entry(index), inner.top()
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font("analyst.strong" if row.chosen else "analyst.row"))
        for line in self._lines(entry.title, inner.width()):
            painter.drawText(QRect(inner.left(), top, inner.width(), _LINE), row.flags, line)
            top += _LINE
        painter.setPen(theme.colour("text_muted"))
        painter.setFont(theme.font("analyst.small"))
        detail = QRect(inner.left(), top, inner.width(), _DETAIL)
        painter.drawText(detail, row.flags, entry.detail)

    def _entry(self, index: Index) -> Entry:
        return self._model.entries[self._model.shown[index.row()]]

    def _lines(self, text: str, width: int) -> list[str]:
        """Break a text into at most three lines; the whole of it is the title of the result."""
        font = self._theme.font("analyst.strong")
        layout = QTextLayout(text.replace("\n", " "), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        lines: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            if len(lines) == _MOST_LINES - 1:
                rest = layout.text()[line.textStart() :]
                elide = Qt.TextElideMode.ElideRight
                lines.append(QFontMetrics(font).elidedText(rest, elide, width))
                break
            lines.append(layout.text()[line.textStart() : line.textStart() + line.textLength()])
        layout.endLayout()
        return lines or [""]


class QuestionsPanel(QFrame):
    """Emits `question_chosen(int)`, the place among the entries.

    Above them stand the pages of the whole study: `pages` emits the name of the one chosen.
    Beneath them is what such pages list, in `lists`.
    """

    question_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setProperty("edge", "start")
        self.setFixedWidth(WIDTH)
        self.pages = PageList(theme)
        box = column(self.pages, on=self, space=2, margins=(0, 4, 0, 0))
        self._rule = QFrame()
        column(rule(), on=self._rule, margins=(4, 0, 4, 1))
        self._rule.hide()
        heading = TextLabel(tr("Questions"), theme, "analyst.section")
        heading.setContentsMargins(theme.margins(5, 0))
        add(box, self._rule, heading)
        self.filter_field = SearchField(tr("Filter"), theme, name=tr("Filter questions"))
        self.filter_field.textChanged.connect(self._on_filter_text_changed)
        self.filter_field.installEventFilter(self)
        held = column(self.filter_field, margins=(4, 0))
        box.addLayout(held)
        self.question_list = QListView()
        self._model = _Model(self.question_list)
        self.question_list.setModel(self._model)
        delegate = _Rows(self.question_list, theme, self._model)
        self.question_list.setItemDelegate(delegate)
        self.question_list.setAccessibleName(tr("Questions"))
        self.question_list.setMouseTracking(True)
        self.question_list.setResizeMode(QListView.ResizeMode.Adjust)
        self.question_list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.question_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.question_list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.question_list.setProperty("ring", False)
        self.question_list.viewport().installEventFilter(self)
        # What is current alone may be so because the list took the focus.
        self.question_list.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.question_list.activated.connect(self._on_selection_changed)
        self._nothing = TextLabel(
            tr("No question has these words."), theme, "analyst.base", tone="muted"
        )
        self._nothing.setContentsMargins(theme.margins(5, 2))
        self._nothing.hide()
        self.lists = QVBoxLayout()
        add(box, wide(self.question_list), self._nothing, self.lists)
        theme.repaints(self.question_list.viewport())
        self._chosen = 0

    def set_pages(self, pages: Sequence[tuple[str, str, str]]) -> None:
        """List the pages of the whole study: their names, titles and icons."""
        self.pages.set_pages(pages)
        self._rule.setVisible(bool(pages))

    def set_entries(self, entries: Sequence[Entry], chosen: int) -> None:
        """Show other questions, one of them chosen, -1 for none; emits nothing."""
        self._chosen = chosen
        self._refill(entries)

    @property
    def chosen(self) -> int:
        """The place of the question that is chosen, -1 for none."""
        return self._chosen

    def choose(self, place: int) -> None:
        """Choose a question by its place, as Page down does; emits `question_chosen`."""
        if place in self._model.shown:
            row = self._model.shown.index(place)
            self.question_list.setCurrentIndex(self._model.index(row))

    def step(self, by: int) -> None:
        """Choose the next question that is shown, or the one before."""
        shown = self._model.shown
        here = shown.index(self._chosen) if self._chosen in shown else -1 if by > 0 else len(shown)
        if 0 <= here + by < len(shown):
            self.choose(shown[here + by])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is not self.filter_field:
            QTimer.singleShot(0, self, self._show_chosen)
        # Down from the filter goes into the list, as in every search field.
        if watched is self.filter_field and event.type() == QEvent.Type.KeyPress:
            key = getattr(event, "key", lambda: None)()
            if key == Qt.Key.Key_Down and self._model.shown:
                self.question_list.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _show_chosen(self) -> None:
        """Keep the question that is chosen in sight, also where the list became lower."""
        if self._chosen >= 0:
            self.question_list.scrollTo(self.question_list.currentIndex())

    def _refill(self, entries: Sequence[Entry]) -> None:
        selection = self.question_list.selectionModel()
        selection.blockSignals(True)
        self._model.set_entries(entries, self.filter_field.text())
        if self._chosen in self._model.shown:
            row = self._model.shown.index(self._chosen)
            self.question_list.setCurrentIndex(self._model.index(row))
            # The list would do it by itself, were it not kept from telling.
            self.question_list.scrollTo(self._model.index(row))
        selection.blockSignals(False)
        self.question_list.viewport().update()
        self._nothing.setVisible(bool(entries) and not self._model.shown)

    def _on_filter_text_changed(self, _text: str) -> None:
        self._refill(self._model.entries)

    def _on_selection_changed(self, *_changes: object) -> None:
        selected = self.question_list.selectionModel().selectedIndexes()
        if not selected:
            return
        self._chosen = self._model.shown[selected[0].row()]
        self.question_chosen.emit(self._chosen)
