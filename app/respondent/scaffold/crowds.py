"""Two crowds of 100 people, of whom some leave a report: those of the other answer, then of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from app.respondent.words.people import Crowd
from app.theme import Theme
from app.widgets.icon_array import IconArray
from app.widgets.text import TextLabel

_ACROSS, _DOWN, _WITHIN = 32, 8, 4
_PARTS = 3  # of a crowd: who they are, the figures, how many leave it

CLOSENESS: Final = ((False, 1.0), (False, 0.8), (False, 0.65), (True, 0.8), (True, 0.6))
"""Whether the crowds stand side by side, and how large the people are: less and less tall."""


class Crowds(QWidget):
    """Each crowd with who they are above and how many of them leave it beneath."""

    def __init__(self, theme: Theme, crowds: Sequence[Crowd]) -> None:
        super().__init__()
        self.people = [_People(theme) for _ in crowds]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scale = 1.0
        self.show_crowds(crowds)
        self.arrange(*CLOSENESS[0])

    def show_crowds(self, crowds: Sequence[Crowd]) -> None:
        """Show other crowds in their places."""
        for people, crowd in zip(self.people, crowds, strict=True):
            people.label.setText(crowd.label)
            people.told.setText(crowd.told)
            people.array.set_count(crowd.filled)
            people.array.setAccessibleName(crowd.told)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale

    def arrange(self, beside: bool, times: float) -> None:
        """Stand side by side or one above the other, the people so many times as large as usual."""
        self._grid.setHorizontalSpacing(round(_ACROSS * self._scale))
        self._grid.setVerticalSpacing(round(_WITHIN * self._scale))
        between = 0 if beside else round(_DOWN * self._scale)
        self._grid.setRowMinimumHeight(_PARTS, between)
        for place, people in enumerate(self.people):
            top, left = (0, place) if beside else (place * (_PARTS + 1), 0)
            for line, part in enumerate(people.parts):
                self._grid.addWidget(part, top + line, left)
            people.array.set_columns(20, times)
        for place in range(len(self.people)):
            self._grid.setColumnStretch(place, int(beside or place == 0))


class _People:
    """100 figures, some filled, between two lines."""

    def __init__(self, theme: Theme) -> None:
        self.label = TextLabel("", theme, "respondent.body")
        self.array = IconArray(theme)
        self.told = TextLabel("", theme, "respondent.label")

    @property
    def parts(self) -> list[QWidget]:
        """What stands one below the other."""
        return [self.label, self.array, self.told]
