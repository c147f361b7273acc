"""The field in which a formula is typed: ids are completed, what is wrong is underlined."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from app.analyst.state.modelling import Completion
from app.theme import Theme, smooth_painter
from app.widgets.fields import TypedLine
from app.widgets.panels import set_look
from app.words.catalogue import tr

_WAVE = 2.0  # pixels
_PAUSE = 1_000  # ms without a letter, after which another typing begins
_MOST_ROWS, _ROW, _LEAST_WIDTH = 8, 24, 200
_CONTROL = Qt.KeyboardModifier.ControlModifier


class FormulaField(TypedLine):
    """Emits `formula_typed(str, int)`: the text, and which typing it was.

    Args:
        complete: tells what stands before the cursor can become.
    """

    formula_typed = Signal(str, int)

    def __init__(self, theme: Theme, complete: Callable[[str, int], Completion]) -> None:
        super().__init__()
        self._theme, self._complete = theme, complete
        self._wrong = (0, 0)
        self._typing = 1
        self._start = 0
        self.setProperty("role", "file")
        self.setAccessibleName(tr("Formula"))
        self.setPlaceholderText("bribe ~ age + sex")
        self.offers = QListWidget(self)  # so that it ends with the field
        self.offers.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.offers.setAccessibleName(tr("Words that can stand here"))
        self.offers.itemClicked.connect(self._on_offer_clicked)
        self.offers.hide()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._end_typing)
        self.textEdited.connect(self._on_text_edited)
        self.editingFinished.connect(self._end_typing)

    def show_text(self, text: str) -> None:
        """Show a formula without emitting; what is being typed stays."""
        if text != self.text():
            self.setText(text)
            if not self.hasFocus():
                self.setCursorPosition(0)  # its beginning is seen

    def show_wrong(self, place: tuple[int, int]) -> None:
        """Underline what is wrong, from a letter to a letter; (0, 0) for nothing."""
        self._wrong = place
        set_look(self, state="error" if place != (0, 0) else "")
        self.update()

    def go_to_wrong(self) -> None:
        start, end = self._wrong
        if end:
            self.setSelection(start, max(1, min(end, len(self.text())) - start))

    def complete_with(self, word: str) -> None:
        """Put a word in the place of what was begun of it."""
        self.offers.hide()
        rest = self.text()[self.cursorPosition() :]
        text = self.text()[: self._start] + word
        self.setText(text + rest)
        self.setCursorPosition(len(text))
        self.formula_typed.emit(self.text(), self._typing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.offers.isVisible() and self._taken_by_offers(key):
            return
        if key == Qt.Key.Key_Space and event.modifiers() & _CONTROL:
            self._offer(always=True)
            return
        super().keyPressEvent(event)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_to_wrong()

    def _taken_by_offers(self, key: int) -> bool:
        """Let a key move among the words that are offered, or take one of them."""
        row, last = self.offers.currentRow(), self.offers.count() - 1
        if key == Qt.Key.Key_Down:
            self.offers.setCurrentRow(min(row + 1, last))
        elif key == Qt.Key.Key_Up:
            self.offers.setCurrentRow(max(row - 1, 0))
        elif key == Qt.Key.Key_Escape:
            self.offers.hide()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.complete_with(self.offers.currentItem().text())
        else:
            return False
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.offers.hide()
        self._end_typing()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        start, end = self._wrong
        if not end:
            return
        metrics = self.fontMetrics()
        # Where the text begins follows from the cursor, however far it was scrolled.
        before = metrics.horizontalAdvance(self.text()[: self.cursorPosition()])
        left = self.cursorRect().center().x() - before
        text = self.text().ljust(end)
        x = left + metrics.horizontalAdvance(text[:start])
        to = max(left + metrics.horizontalAdvance(text[:end]), x + 6)
        y = self.height() / 2 + metrics.height() / 2
        painter = smooth_painter(self)
        painter.setPen(QPen(self._theme.colour("danger"), 1.5))
        wave, at, up = QPolygonF(), float(x), False
        while at <= to:
            wave.append(QPointF(at, y - (_WAVE if up else 0)))
            at, up = at + _WAVE, not up
        painter.drawPolyline(wave)
        painter.end()

    def _on_offer_clicked(self, item: QListWidgetItem) -> None:
        self.complete_with(item.text())

    def _on_text_edited(self, text: str) -> None:
        self._pause.start()
        self._offer(always=False)
        self.formula_typed.emit(text, self._typing)

    def _end_typing(self) -> None:
        self._pause.stop()
        self._typing += 1

    def _offer(self, *, always: bool) -> None:
        """Show what the word before the cursor can become."""
        found = self._complete(self.text(), self.cursorPosition())
        self._start = found.start
        begun = self.cursorPosition() > found.start
        self.offers.setVisible(False)
        if not found.offered or not (begun or always) or not self.hasFocus():
            return
        self.offers.clear()
        self.offers.addItems(found.offered)
        # On the window, so that nothing around the field cuts it off; no window of its own.
        self.offers.setParent(self.window())
        corner = self.mapTo(self.window(), QPoint(self.cursorRect().left(), self.height()))
        width = max(self.offers.sizeHintForColumn(0) + 32, _LEAST_WIDTH)
        room = self.window().width() - width
        height = _ROW * min(len(found.offered), _MOST_ROWS) + 4
        self.offers.setGeometry(min(corner.x(), max(room, 0)), corner.y(), width, height)
        self.offers.show()
        self.offers.raise_()
