"""A file letter for letter, with a sentence beside each of its lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.file_text import FileText
from app.widgets.panels import rule
from app.widgets.text import TextLabel

_BESIDE_FROM = 640  # pixels; narrower, each sentence stands under its line
_PART_OF_FILE = 0.47
_BETWEEN = 24
_PAD = 8


class GlossedFile(QWidget):
    """The lines of a file at the left, what each says at the right; it is as tall as it needs.

    Args:
        lines: the pieces of the file, whose join is its text, each with its sentence.

    Attributes:
        file_text: the text, which can be selected where it is `copyable`.
    """

    def __init__(
        self, theme: Theme, lines: Sequence[tuple[str, str]], *, copyable: bool = True
    ) -> None:
        super().__init__()
        self._lines = [line.rstrip("\n") for line, _ in lines]
        text = "".join(line for line, _ in lines)
        self.file_text = FileText(theme, text, copyable=copyable, lines=self._lines, parent=self)
        self._glosses: list[TextLabel] = []
        self._rules: list[QFrame] = []
        for line, (_, gloss) in zip(self._lines, lines, strict=True):
            label = TextLabel(gloss, theme, "respondent.note", parent=self)
            label.setAccessibleName(f"{line} {gloss}" if gloss else "")
            self._glosses.append(label)
            edge = rule()
            edge.setParent(self)
            self._rules.append(edge)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._arrange()  # a sentence grew with its page
        return super().event(event)

    def _arrange(self) -> None:
        """Place the sentences beside their lines, or where it is narrow under them."""
        width = self.width()
        beside = width >= _BESIDE_FROM
        left = int(width * _PART_OF_FILE) if beside else width
        room = width - left - _BETWEEN if beside else width
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        gaps, top = [], 0
        for line, gloss, edge in zip(self._lines, self._glosses, self._rules, strict=True):
            text = self.file_text.line_height(line, left)
            told = gloss.heightForWidth(room) if gloss.text() else 0
            tall = max(text, told) if beside else text + told
            x = 0 if mirrored or not beside else left + _BETWEEN
            gloss.setGeometry(x, top if beside else top + text, room, told)
            gaps.append(tall - text + _PAD)
            top += tall + _PAD
            edge.setGeometry(0, top - _PAD // 2, width, 1)
        if self._rules:
            self._rules[-1].hide()
        self.file_text.set_gaps(gaps)
        self.file_text.setGeometry(room + _BETWEEN if mirrored and beside else 0, 0, left, top)
        for edge in self._rules:
            edge.raise_()
        if top != self.height():
            self.setFixedHeight(max(1, top))
