"""The large number of a question with one answer to tell."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from app.analyses.parts import Figure, FigureStrip, ShortFigure
from app.charts.chart_widget import ChartWidget
from app.theme import Theme
from app.widgets.layout import column
from app.widgets.panels import show_text
from app.widgets.text import TextLabel
from app.words.catalogue import joined

_GAP = 24


class FigureCard(QFrame):
    """The estimate in large type, its interval and error, and the same in the other unit.

    Read row by row: the estimate, its interval, the count. Where it is narrow the interval and
    the count stand beneath the number.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "well")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(theme.margins(6, 4))
        self._grid.setHorizontalSpacing(theme.space(10))
        self._grid.setVerticalSpacing(theme.space(2))
        self._value = TextLabel("", theme, "analyst.figure", wrap=False)
        self._meaning = TextLabel("", theme, "analyst.base", tone="muted")
        self._interval = TextLabel("", theme, "analyst.name")
        self._interval_name = TextLabel("", theme, "analyst.base", tone="muted")
        self._error = TextLabel("", theme, "analyst.base", tone="muted")
        self._other = TextLabel("", theme, "analyst.name")
        self._other_name = TextLabel("", theme, "analyst.base", tone="muted")
        self._other_interval = TextLabel("", theme, "analyst.base", tone="muted")
        self._parts = [
            _stack(self._value, self._meaning),
            _stack(self._interval, self._interval_name, self._error),
            _stack(self._other, self._other_name, self._other_interval),
        ]
        self._title = TextLabel("", theme, "analyst.section")
        self._picture = ChartWidget(theme, least_height=120, ground="raised")
        self._uncertainty = QWidget()
        column(self._title, self._picture, on=self._uncertainty, space=0)
        self._scale = ChartWidget(theme, least_height=64, ground="raised")
        for part in (*self._parts, self._uncertainty, self._scale):
            part.setParent(self)  # before it is shown: it would be a window of its own
        self._narrow: bool | None = None
        self._captioned = self._scaled = False
        self.set_narrow(False)

    def set_figure(self, figure: Figure) -> None:
        self._value.setText(figure.value)
        self._meaning.setText(figure.meaning)
        self._interval.setText(figure.interval)
        self._interval_name.setText(figure.interval_name)
        self._error.setText(figure.error)
        self._other.setText(figure.other)
        self._other_name.setText(figure.other_name)
        self._other_interval.setText(figure.other_interval)
        chart = figure.uncertainty
        if chart is not None:
            self._title.setText(chart.title)
            self._picture.set_chart(chart)
            counted = f"{figure.other} ({figure.other_interval})"
            self._other.setText(counted)
        if figure.scale is not None:
            self._scale.set_chart(figure.scale)
        shown = (chart is not None, figure.scale is not None)
        if (self._captioned, self._scaled) != shown:
            self._captioned, self._scaled = shown
            self._lay_out()
        parts = (figure.value, figure.meaning, figure.interval_name, figure.interval)
        self.setAccessibleName(" ".join(parts))

    def set_narrow(self, narrow: bool) -> None:
        """Put the interval and the count beneath the number, or beside it."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._lay_out()

    def _lay_out(self) -> None:
        """Stand the parts beside each other, or the picture of the interval beside the number."""
        first, second, third = self._parts
        narrow = bool(self._narrow)
        for part in (*self._parts, self._uncertainty, self._scale):
            self._grid.removeWidget(part)
        self._scale.setVisible(self._scaled)
        if self._scaled:
            self._grid.addWidget(self._scale, 3, 0, 1, 2 if self._narrow else 3)
        apart = self._captioned
        for part in (self._uncertainty, self._other_name, self._other_interval):
            part.setVisible(apart is (part is self._uncertainty))
        second.setVisible(not apart)
        third.setVisible(not (narrow and self._scaled))  # the line above says it
        if apart:
            self._grid.addWidget(first, 0, 0)
            self._grid.addWidget(third, 1, 0)
            place = (2, 0, 1, 1) if narrow else (0, 1, 2, 1)
            self._grid.addWidget(self._uncertainty, *place)
            self._grid.setColumnStretch(0, 0 if not narrow else 1)
            self._grid.setColumnStretch(1, 0 if narrow else 1)
            self._grid.setColumnStretch(2, 0)
            return
        if narrow:
            self._grid.addWidget(first, 0, 0, 1, 2)
            self._grid.addWidget(second, 1, 0, 1, 2 if self._scaled else 1)
            if not self._scaled:
                self._grid.addWidget(third, 1, 1)
        else:
            for column, part in enumerate((first, second, third)):
                self._grid.addWidget(part, 0, column)
        for i in range(3):
            self._grid.setColumnStretch(i, 1 if i < 2 or not narrow else 0)


def _stack(*labels: TextLabel) -> QWidget:
    widget = QWidget()
    box = column(on=widget, space=0)
    for label in labels:
        box.addWidget(label)
    box.addStretch(1)
    return widget


class _Figure(QWidget):
    """A large number, what it is, and what is known of the people."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        box = column(on=self, space=0)
        self._value = TextLabel("", theme, "analyst.tile", wrap=False, tabular=True)
        self._meaning = TextLabel("", theme, "analyst.base", wrap=False, tabular=True)
        self._truth = TextLabel("", theme, "analyst.small", tone="muted", wrap=False, tabular=True)
        for label in (self._value, self._meaning, self._truth):
            box.addWidget(label)

    def set_figure(self, figure: ShortFigure) -> None:
        self._value.setText(figure.value)
        self._meaning.setText(figure.meaning)
        show_text(self._truth, figure.truth)
        parts = (figure.value, figure.meaning, figure.truth)
        self.setAccessibleName(joined([*filter(None, parts)]))


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
        for place in range(len(self._figures)):
            self._grid.setColumnStretch(place, int(place < across))


def _needed(widths: list[int], across: int) -> int:
    """Return how wide so many columns are, each as wide as the widest figure in it."""
    columns = (max(widths[column::across]) for column in range(across))
    return sum(columns) + (across - 1) * _GAP
