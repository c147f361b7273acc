"""Text for programs and for those who make them: read-only, letter for letter, scrolling."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from app.theme import Theme

_HEIGHT = 132


class LettersBox(QPlainTextEdit):
    """Shows a text in a fixed height; it can be selected and copied by the keyboard.

    Args:
        name: what screen readers call it.
    """

    def __init__(self, text: str, theme: Theme, name: str) -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setProperty("role", "file")
        self.setFont(theme.font("analyst.file"))
        self.setFixedHeight(_HEIGHT)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # What programs write reads from left to right.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(name)
