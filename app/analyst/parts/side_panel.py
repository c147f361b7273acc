"""What stands at the right of a page of a study: a heading, and choices that scroll beneath it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.layout import column
from app.widgets.panels import scroll_down
from app.widgets.text import TextLabel


class SidePanel(QFrame):
    """Puts what is added to `_column` under a heading, and what is added to `_outer` at its foot.

    `above` is the room over the first choice, and `apart` that beneath the heading, in steps of
    the theme's space.
    """

    def __init__(
        self,
        title: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        above: int = 3,
        apart: int = 0,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "side")
        self.setProperty("edge", "end")
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, theme.space(4), 0, 0)
        self._outer.setSpacing(theme.space(apart))
        heading = TextLabel(title, theme, "analyst.section")
        heading.setContentsMargins(theme.margins(5, 0))
        self._outer.addWidget(heading)
        area = QScrollArea()
        scroll_down(area)
        self._outer.addWidget(area, 1)
        ground = QWidget()
        self._column = column(on=ground, space=1, margins=theme.margins(5, above))
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
