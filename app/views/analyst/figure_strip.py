"""The few figures of a question that has several to tell, beside each other."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.parts import FigureStrip, ShortFigure
from app.theme import Theme
from app.widgets.flow import Flow
from app.widgets.text import TextLabel

_GAP = 24


class _Figure(QWidget):
    """A large number, what it is, and what is known of the people."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._value = TextLabel("", theme, "analyst.tile", wrap=False, tabular=True)
        self._meaning = TextLabel("", theme, "analyst.base", wrap=False, tabular=True)
        self._truth = TextLabel("", theme, "analyst.small", tone="muted", wrap=False, tabular=True)
        for label in (self._value, self._meaning, self._truth):
            column.addWidget(label)

    def set_figure(self, figure: ShortFigure) -> None:
        """Show another number."""
        self._value.setText(figure.value)
        self._meaning.setText(figure.meaning)
        self._truth.setText(figure.truth)
        self._truth.setVisible(bool(figure.truth))
        parts = (figure.value, figure.meaning, figure.truth)
        self.setAccessibleName(", ".join(filter(None, parts)))


class StripCard(QFrame):
    """Shows a `FigureStrip`, in as many lines as it takes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "well")
        self.setObjectName("figure_strip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(5, 3))
        self._flow = Flow(gap=_GAP)
        column.addWidget(self._flow)
        self._figures: list[_Figure] = []

    def set_strip(self, strip: FigureStrip) -> None:
        """Show other figures."""
        if len(self._figures) != len(strip.figures):
            self._figures = [_Figure(self._theme) for _ in strip.figures]
            self._flow.set_widgets(self._figures)
        for shown, figure in zip(self._figures, strip.figures, strict=True):
            shown.set_figure(figure)
        self._spread(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread(event.size().width())

    def _spread(self, width: int) -> None:
        """Spread the figures over all of the width, where each has room in its part of it."""
        margins = self.contentsMargins() + self.layout().contentsMargins()
        inner = width - margins.left() - margins.right()
        n = max(len(self._figures), 1)
        part = (inner - (n - 1) * _GAP) // n
        for figure in self._figures:
            figure.setMinimumWidth(0)
        fits = all(figure.sizeHint().width() <= part for figure in self._figures)
        for figure in self._figures:
            figure.setMinimumWidth(part if fits else 0)
