"""Buttons that accept nothing for a moment, so that nothing is pressed in haste."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton

DEAD_TIME = 600
"""Milliseconds after something was told before a button takes a press; also in reduced motion."""


def rest(button: QAbstractButton) -> None:
    """Let a button take only presses that begin after the dead time."""
    button.setEnabled(False)
    QTimer.singleShot(DEAD_TIME, button, lambda: button.setEnabled(True))
