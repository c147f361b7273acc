"""The ink of paper: what paints a wheel in a window paints it there with the colours of paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

from app.charts.style import Style
from app.theme.tokens import Tokens


@dataclass(frozen=True, slots=True)
class PaperInk:
    """An `Ink` of a style."""

    style: Style

    @property
    def tokens(self) -> Tokens:
        """Everything the look is made of."""
        return self.style.tokens

    @property
    def is_high_contrast(self) -> bool:
        """Whether edges are strong: on paper they need not be."""
        return False

    def edge(self, width: float) -> float:
        """Return how wide an edge of this width is painted."""
        return width

    def colour(self, name: str) -> QColor:
        """Return a colour by its name."""
        return self.style.colour(name)

    def font(self, name: str, *, tabular: bool = False, scale: float = 1.0) -> QFont:
        """Return the font of a text style by its name in full."""
        font = self.style.font(name, tabular=tabular)
        font.setPixelSize(round(font.pixelSize() * scale))
        return font
