"""Quiet buttons that open a menu of actions."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.theme import Theme
from app.widgets.button import Button, Size


def menu_button(words: str, actions: Iterable[QAction], theme: Theme, size: Size) -> Button:
    """Return a quiet button whose menu holds these actions."""
    button = Button(words, theme, "quiet", size, trailing="chevron-down")
    menu = QMenu(button)
    menu.setAccessibleName(words)
    menu.addActions(list(actions))
    button.setMenu(menu)
    return button
