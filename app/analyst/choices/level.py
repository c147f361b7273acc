"""A field for the confidence level, in per cent."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.analyses.request import HIGHEST_LEVEL, LOWEST_LEVEL
from app.theme import Theme
from app.widgets.fields import TypedLine
from app.widgets.panels import set_look
from app.words.catalogue import tr
from app.words.numerals import level_text
from app.words.typed_numbers import read_share

_STEPS = (0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 0.9999)


class LevelField(TypedLine):
    """Takes "95", "95%" or "99.9 %"; emits `level_changed(float, int)`, a fraction of one.

    The int numbers the typing that it came of: "99.9" comes as 99% and then as 99.9%. It is 0 for
    Up and Down, which go through the usual levels. What is out of range does not stay.
    """

    level_changed = Signal(float, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level = 0.95
        self._typing = 1
        self.setFixedWidth(100)
        self.setFont(theme.font("analyst.base", tabular=True))
        lowest, highest = level_text(LOWEST_LEVEL), level_text(HIGHEST_LEVEL)
        name = tr("Confidence level, from {0} to {1}").format(lowest, highest)
        self.setAccessibleName(name)
        self.set_level(self._level)
        self.textEdited.connect(self._on_text_edited)
        self.editingFinished.connect(self._on_editing_finished)

    def set_level(self, level: float) -> None:
        """Show a level without emitting."""
        if level == self._level and self.isModified():
            return  # what is being typed stays
        self._typing += 1
        self._level = level
        if self._parsed(self.text()) != level:
            self.setText(level_text(level))
        set_look(self, state="")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: next((s for s in _STEPS if s > self._level), None),
            Qt.Key.Key_Down: next((s for s in reversed(_STEPS) if s < self._level), None),
        }
        key = Qt.Key(event.key())
        if key not in steps:
            super().keyPressEvent(event)
            return
        step = steps[key]
        if step is not None:
            self.setText(level_text(step))
            self._take(step, typed=False)

    def _parsed(self, text: str) -> float | None:
        return read_share(text, LOWEST_LEVEL, HIGHEST_LEVEL)

    def _take(self, level: float, *, typed: bool) -> None:
        set_look(self, state="")
        if level != self._level:
            self._level = level
            self.level_changed.emit(level, self._typing if typed else 0)

    def _on_text_edited(self, text: str) -> None:
        level = self._parsed(text)
        if level is None:
            set_look(self, state="error")
        else:
            self._take(level, typed=True)

    def _on_editing_finished(self) -> None:
        self._typing += 1
        self.setText(level_text(self._level))
        set_look(self, state="")
