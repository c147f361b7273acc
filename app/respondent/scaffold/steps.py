"""Steps of a way as circles: done, the present one, to come."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme import Theme, paint_icon, smooth_painter
from app.widgets.layout import MIDDLE, add, at, row
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr

_LINE, _LEAST_LINE = 40, 8
_SPACING = 10
_LEAST_SIDE = 34


class StepCircle(QWidget):
    """A circle with the number of a step, or a check where it is done."""

    def __init__(self, number: int, theme: Theme, side: int = 34) -> None:
        super().__init__()
        self._number, self._theme, self._side = number, theme, side
        self._state = "coming"
        self._scale = 1.0
        self.setFixedSize(side, side)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.set_widest(self._side * scale)

    @property
    def natural(self) -> float:
        """Its width where there is room."""
        return self._side * self._scale

    def set_widest(self, widest: float) -> None:
        side = round(min(self.natural, widest))
        self.setFixedSize(side, side)

    @property
    def state(self) -> str:
        """How it is shown: "done", "now" or "coming"."""
        return self._state

    def set_state(self, state: str) -> None:
        """Show it as "done", "now" or "coming"."""
        self._state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self._theme.colour
        coming = self._state == "coming"
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour("line_strong" if coming else "accent"), self._theme.edge(1.5)))
        painter.setBrush(colour("surface" if coming else "accent"))
        painter.drawEllipse(rect)
        words = colour("text_muted" if coming else "accent_text")
        if self._state == "done":
            inset = rect.width() * 0.24
            paint_icon(painter, "check", words, rect.adjusted(inset, inset, -inset, -inset))
        else:
            font = self._theme.font("respondent.label")
            font.setPixelSize(max(21, round(rect.height() * 0.42)))
            painter.setFont(font)
            painter.setPen(words)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, figures(self._number))
        painter.end()


class Steps(QWidget):
    """Circles in a row, with words where they are named and there is room for them.

    Screen readers are told the present step as the name of the whole.
    """

    def __init__(self, names: Sequence[str], theme: Theme, side: int = 34) -> None:
        super().__init__()
        self._names = tuple(names)
        self._theme = theme
        self._now = 0
        line = row(on=self, margins=(2, 1))
        line.setSpacing(_SPACING)
        line.addStretch(1)
        self._circles: list[StepCircle] = []
        self._labels: list[TextLabel] = []
        for place, name in enumerate(self._names):
            if place:
                line.addWidget(_Line(theme))
            circle = StepCircle(place + 1, theme, side)
            label = TextLabel(name, theme, "respondent.body", tone="muted", wrap=False)
            add(line, circle, at(MIDDLE, label))
            label.setVisible(bool(name))  # shown before it has a parent it would be a window
            self._circles.append(circle)
            self._labels.append(label)
        line.addStretch(1)
        self.show_step(0)

    def show_step(self, now: int, done: Collection[int] | None = None) -> None:
        """Mark one step as the present, and `done`, by default those before it, as done."""
        self._now = now
        done = range(now) if done is None else done
        for place, (circle, label) in enumerate(zip(self._circles, self._labels, strict=True)):
            circle.set_state("done" if place in done else "now" if place == now else "coming")
            label.set_tone("text" if place == now else "muted")
            label.set_style(self._theme, f"respondent.{'label' if place == now else 'body'}")
        if now < len(self._names) and self._names[now]:
            told = tr("Step {place} of {total}: {name}").format(
                place=figures(now + 1), total=figures(len(self._names)), name=self._names[now]
            )
            self.setAccessibleName(told)
        self._show_words(self.width())

    def set_scale(self, _scale: float) -> None:
        """Fit the circles anew: they have grown with the page."""
        self._fit_circles(self.width())

    def minimumSizeHint(self) -> QSize:
        """Let circles without names give way where the page is narrow."""
        least = super().minimumSizeHint()
        if any(self._names):
            return least
        n = len(self._circles)
        width = n * _LEAST_SIDE + (n - 1) * (_LEAST_LINE + 2 * _SPACING)
        return QSize(min(least.width(), width), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_circles(event.size().width())
        self._show_words(event.size().width())

    def _fit_circles(self, width: int) -> None:
        """Let circles without names be as large as the width lets them."""
        if any(self._names) or not self._circles:
            return
        n = len(self._circles)
        between = (n - 1) * (_LEAST_LINE + 2 * _SPACING) + 2 * _SPACING
        for circle in self._circles:
            circle.set_widest(max(_LEAST_SIDE, (width - between) / n))

    def _show_words(self, width: int) -> None:
        """Name all steps where they fit, the present one alone where it is narrow."""
        needed = sum(label.sizeHint().width() for label in self._labels)
        needed += sum(circle.width() + _LINE + 40 for circle in self._circles)
        for place, label in enumerate(self._labels):
            label.setVisible(bool(label.text()) and (needed <= width or place == self._now))


class _Line(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setMinimumWidth(_LEAST_LINE)
        self.setMaximumWidth(_LINE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.repaints(self)

    def sizeHint(self) -> QSize:
        return QSize(_LINE, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = self.height() / 2
        painter.fillRect(
            QRectF(0, middle - 0.75, self.width(), 1.5), self._theme.colour("line_strong")
        )
        painter.end()
