"""The field in which a formula is typed: ids are completed, what is wrong is underlined."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCompleter, QLineEdit

from app.flows.modelling import Completion
from app.theme import Theme
from app.widgets.panels import set_look
from app.words.catalogue import tr

_WAVE = 2.0  # pixels


class FormulaField(QLineEdit):
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
        self._model = QStringListModel(self)
        self.completer_ = QCompleter(self._model, self)
        self.completer_.setWidget(self)
        self.completer_.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.completer_.activated.connect(self.complete_with)
        self.textEdited.connect(self._on_text_edited)
        self.editingFinished.connect(self._on_editing_finished)

    def show_text(self, text: str) -> None:
        """Show a formula without emitting; what is being typed stays."""
        if text != self.text():
            self.setText(text)

    def show_wrong(self, place: tuple[int, int]) -> None:
        """Underline what is wrong, from a letter to a letter; (0, 0) for nothing."""
        self._wrong = place
        set_look(self, state="error" if place != (0, 0) else "")
        self.update()

    def go_to_wrong(self) -> None:
        """Select what is wrong."""
        start, end = self._wrong
        if end:
            self.setSelection(start, max(1, min(end, len(self.text())) - start))

    def complete_with(self, word: str) -> None:
        """Put a word in the place of what was begun of it."""
        rest = self.text()[self.cursorPosition() :]
        text = self.text()[: self._start] + word
        self.setText(text + rest)
        self.setCursorPosition(len(text))
        self.formula_typed.emit(self.text(), self._typing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup = self.completer_.popup()
        taken = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
        if popup.isVisible() and event.key() in taken:
            event.ignore()  # the list takes it
            return
        if event.key() == Qt.Key.Key_Space and event.modifiers() & _CONTROL:
            self._offer(always=True)
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_to_wrong()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._typing += 1
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("danger"), 1.5))
        wave, at, up = QPolygonF(), float(x), False
        while at <= to:
            wave.append(QPointF(at, y - (_WAVE if up else 0)))
            at, up = at + _WAVE, not up
        painter.drawPolyline(wave)
        painter.end()

    def _on_text_edited(self, text: str) -> None:
        self._offer(always=False)
        self.formula_typed.emit(text, self._typing)

    def _on_editing_finished(self) -> None:
        self._typing += 1

    def _offer(self, *, always: bool) -> None:
        """Show what the word before the cursor can become."""
        found = self._complete(self.text(), self.cursorPosition())
        self._start = found.start
        begun = self.cursorPosition() > found.start
        if not found.offered or not (begun or always) or not self.hasFocus():
            self.completer_.popup().hide()
            return
        self._model.setStringList(list(found.offered))
        place = self.cursorRect()
        place.setWidth(240)
        self.completer_.complete(place)


_CONTROL = Qt.KeyboardModifier.ControlModifier
