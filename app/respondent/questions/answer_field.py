"""What a person answers a question with, whatever is asked for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class AnswerField(QWidget):
    """Holds an answer, which stands nowhere else until the page is left. Emits `changed`."""

    changed = Signal()

    @property
    def missing(self) -> str:
        """What is missing before there is an answer, in a sentence; '' where nothing is."""
        raise NotImplementedError

    def fit(self, width: int, *, tight: int) -> None:
        """Stand in a width; closer together with `tight` 1 or 2, where the page is low."""

    def choose_place(self, number: int) -> None:
        """Choose the option that stands at a place, from 1, as a press on it does."""

    def judge(self) -> None:
        """Say what is wrong with an answer that cannot be taken."""

    def clear(self) -> None:
        """Take the answer away."""
        raise NotImplementedError
