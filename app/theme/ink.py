"""What devices are painted with: a window's theme, or the colours of paper."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QColor, QFont

from app.theme.tokens import Tokens


class Ink(Protocol):
    """Colours, edges and letters; `Theme` has them for a window, paper has its own."""

    @property
    def tokens(self) -> Tokens:
        """Everything the look is made of."""

    @property
    def is_high_contrast(self) -> bool:
        """Whether edges are strong and sectors have patterns."""

    def edge(self, width: float) -> float:
        """Return how wide an edge of this width is painted."""

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name."""

    def font(self, name: str, *, tabular: bool = False, scale: float = 1.0) -> QFont:
        """Return the font of a text style by its name."""
