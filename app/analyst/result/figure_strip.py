"""The few figures of a question that has several to tell, beside each other."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.parts import FigureStrip, ShortFigure
from app.theme import Theme
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
    """Shows a `FigureStrip`, in as many rows as it takes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "well")
        self.setObjectName("figure_strip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(theme.margins(5, 3))
        self._grid.setSpacing(theme.space(2))
        self._grid.setHorizontalSpacing(_GAP)
        self._figures: list[_Figure] = []
        self._placed = (0, 0)

    def set_strip(self, strip: FigureStrip) -> None:
        """Show other figures."""
        while len(self._figures) < len(strip.figures):
            figure = _Figure(self._theme)
            figure.setParent(self)
            self._figures.append(figure)
        for shown, told in zip(self._figures, strip.figures, strict=False):
            shown.set_figure(told)
        self._place(self.width(), len(strip.figures))

    def minimumSizeHint(self) -> QSize:
        # Not that of the columns of now: where it is narrow there are fewer.
        margins = self._grid.contentsMargins()
        widest = max((each.sizeHint().width() for each in self._figures), default=0)
        width = widest + margins.left() + margins.right() + 2
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(event.size().width(), self._placed[1])

    def _place(self, width: int, n: int) -> None:
        """Stand so many figures in as many columns as there is room for."""
        margins = self._grid.contentsMargins()
        inner = width - margins.left() - margins.right() - 2
        widths = [figure.sizeHint().width() for figure in self._figures[:n]]
        fits = (each for each in range(n, 1, -1) if _needed(widths, each) <= inner)
        across = next(fits, 1)
        if (across, n) == self._placed:
            return
        self._placed = (across, n)
        for place, figure in enumerate(self._figures):
            self._grid.removeWidget(figure)
            figure.setVisible(place < n)
            if place < n:
                self._grid.addWidget(figure, place // across, place % across)
        for column in range(len(self._figures)):
            self._grid.setColumnStretch(column, int(column < across))


def _needed(widths: list[int], across: int) -> int:
    """Return how wide so many columns are, each as wide as the widest figure in it."""
    columns = (max(widths[column::across]) for column in range(across))
    return sum(columns) + (across - 1) * _GAP
