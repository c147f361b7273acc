"""Where a number is cut into bands: handles over how many gave each number, and a field."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import count, pairwise

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.analyses import bands
from app.analyses.parts import BandTrack
from app.theme import Theme, fill_only, smooth_painter
from app.widgets.accessible import accessible_as, announce
from app.widgets.button import quiet_button, secondary_button
from app.widgets.fields import TypedLine
from app.widgets.flow import Flow
from app.widgets.layout import MIDDLE, at, column, row, wide
from app.widgets.panels import set_look, well
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import number, plain
from app.words.options import beginning
from core.estimate.compare import FEW_PEOPLE
from core.survey import Question
from core.survey.conditions_met import numbers_of

_SIDE, _TOP, _PLOT, _PILL, _LINE = 24, 6, 64, 20, 18  # pixels
_PAGE = 10
_SOON = 250  # ms after the last key, until shares follow: each cutting that is shown was looked at
_FIELD = 130
_LONGEST = 60  # letters of the question
_KEYS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageUp: _PAGE,
    Qt.Key.Key_PageDown: -_PAGE,
}
# Far from those of fields and of edges: all moves of one number are one step.
_steps: Iterator[int] = count(-(1 << 24), -1)


@accessible_as(QAccessible.Role.Slider)
class CutHandle(QWidget):
    """One cut: dragged, moved by arrows and Page keys, taken away by Delete."""

    def __init__(self, track: CutTrack, theme: Theme) -> None:
        super().__init__(track)
        self._track, self._theme = track, theme
        self.place = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setProperty("ring_radius", _PILL // 2)
        self.setToolTip(
            tr("Arrows move it by one, Page Up and Page Down by ten; Delete removes it.")
        )

    def accessible_value(self) -> str:
        """Return where it is, and whom it keeps apart."""
        return self._track.cut_text(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _KEYS:
            self._track.move_by(self.place, _KEYS[key])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._track.remove(self.place)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._track.drag(self.place, self.mapToParent(event.position()).x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._track.settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        fill_only(painter, self._theme.colour("accent"))
        painter.drawRoundedRect(QRectF(self.rect()), _PILL / 2, _PILL / 2)
        painter.setPen(self._theme.colour("accent_text"))
        painter.setFont(self._theme.font("analyst.strong", tabular=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._track.written(self.place))
        painter.end()


class CutTrack(QWidget):
    """Paints how many people gave each number, and the bands with their sizes under it.

    Emits `moving()` at each move, and `cut(int)` with the number of the step where it rests.
    """

    moving = Signal()
    cut = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._question: Question | None = None
        self._people: tuple[int, ...] = ()
        self.cuts: tuple[int, ...] = ()
        self.handles: list[CutHandle] = []
        self._step = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_TOP + _PLOT + _PILL // 2 + 2 * _LINE + 8)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("How many people gave each number"))
        theme.repaints(self)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.settle)

    @property
    def labels(self) -> list[str]:
        return bands.labels(self._banded) if self._banded else []

    @property
    def sizes(self) -> list[int]:
        """How many people are in each band."""
        return bands.sizes(self._banded, self._people) if self._banded else []

    @property
    def _banded(self) -> Question | None:
        return self._question.in_bands(self.cuts) if self._question and self.cuts else None

    def show_cuts(self, question: Question, people: tuple[int, ...], cuts: tuple[int, ...]) -> None:
        """Show where a number is cut, without emitting."""
        self._question, self._people = question, people
        self._soon.stop()
        self._take(cuts)

    def written(self, place: int) -> str:
        return plain(self.cuts[place]) if place < len(self.cuts) else ""

    def cut_text(self, place: int) -> str:
        """Say where a cut is, and how many people are on either side."""
        if place >= len(self.cuts):
            return ""
        told = tr("{number}: {n} people in {before}, {m} in {after}")
        sizes, labels = self.sizes, self.labels
        return told.format(
            number=self.written(place),
            n=number(sizes[place]),
            before=labels[place],
            m=number(sizes[place + 1]),
            after=labels[place + 1],
        )

    def move_by(self, place: int, by: int) -> None:
        """Move a cut by so many numbers; all moves until it rests are one step."""
        if self._question is not None:
            self._go(bands.moved(self.cuts, place, by, bands.places(self._question)))
            announce(self.handles[place], self.cut_text(place))
            self._soon.start()

    def drag(self, place: int, x: float) -> None:
        """Drag a cut to a place of the track."""
        if self._question is not None:
            by = self._number_at(x) - self.cuts[place]
            self._go(bands.moved(self.cuts, place, by, bands.places(self._question)))

    def remove(self, place: int) -> None:
        """Take a cut away; the last one stays."""
        if len(self.cuts) > 1:
            self._go((*self.cuts[:place], *self.cuts[place + 1 :]))
            self.handles[min(place, len(self.cuts) - 1)].setFocus()
            self.settle()

    def settle(self) -> None:
        """Tell that the cuts rest where they are, where they were moved."""
        self._soon.stop()
        if self._step:
            step, self._step = self._step, 0
            self.cut.emit(step)

    def _go(self, cuts: tuple[int, ...]) -> None:
        if cuts != self.cuts:
            self._step = self._step or next(_steps)
            self._take(cuts)
            self.moving.emit()

    def _take(self, cuts: tuple[int, ...]) -> None:
        self.cuts = cuts
        while len(self.handles) < len(cuts):
            handle = CutHandle(self, self._theme)
            if self.handles:
                QWidget.setTabOrder(self.handles[-1], handle)
            self.handles.append(handle)
        for place, handle in enumerate(self.handles):
            handle.place = place
            handle.setVisible(place < len(cuts))
            told = tr("Cut {n} of {all}")
            handle.setAccessibleName(told.format(n=figures(place + 1), all=figures(len(cuts))))
        sized = zip(self.labels, self.sizes, strict=True)
        said = [
            tr("{group}: {n} people", "", n).format(group=group, n=figures(n)) for group, n in sized
        ]
        self.setAccessibleDescription("; ".join(said))
        self._place()

    # Where things stand

    @property
    def _ends(self) -> tuple[float, float]:
        if self._question is None:
            return 0, 1
        grid = numbers_of(self._question)
        return self._question.in_units(grid[0]), self._question.in_units(grid[-1] + grid.step)

    @property
    def _plot(self) -> QRectF:
        return QRectF(_SIDE, _TOP, max(self.width() - 2 * _SIDE, 1), _PLOT)

    def x_of(self, value: float) -> float:
        """Return where a number stands on the track."""
        low, high = self._ends
        return self._plot.left() + self._plot.width() * (value - low) / (high - low)

    def _number_at(self, x: float) -> int:
        low, high = self._ends
        return round(low + (high - low) * (x - self._plot.left()) / self._plot.width())

    def _place(self) -> None:
        metrics = QFontMetricsF(self._theme.font("analyst.strong", tabular=True))
        for place in range(len(self.cuts)):
            wide_ = max(metrics.horizontalAdvance(self.written(place)) + 12, _PILL + 8.0)
            left = self.x_of(self.cuts[place]) - wide_ / 2
            top = round(self._plot.bottom()) - _PILL // 2
            self.handles[place].setGeometry(round(left), top, round(wide_), _PILL)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Cut where the track is pressed."""
        at = self._number_at(event.position().x())
        able = self._question is not None and at in bands.places(self._question)
        left = event.button() is Qt.MouseButton.LeftButton
        if left and able and at not in self.cuts and len(self.cuts) < bands.MOST_CUTS:
            place = bisect_right(self.cuts, at)
            self._go((*self.cuts[:place], at, *self.cuts[place:]))
            self.handles[place].setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the cut that the press made."""
        if self._step:
            for handle in self.handles:
                if handle.hasFocus():
                    self.drag(handle.place, event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        plot = self._plot
        self._paint_people(painter, plot)
        painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1)))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.setPen(QPen(self._theme.colour("accent"), 2))
        for x in (round(self.x_of(cut)) for cut in self.cuts):
            painter.drawLine(x, _TOP, x, _TOP + _PLOT)
        self._paint_bands(painter, plot)
        painter.end()

    def _paint_people(self, painter: QPainter, plot: QRectF) -> None:
        """Paint a bar for each number, or for as many as there is room for."""
        if self._question is None or not any(self._people):
            return
        together = -(-len(self._people) // max(int(plot.width() / 3), 1))
        parts = range(0, len(self._people), together)
        sums = [sum(self._people[first : first + together]) for first in parts]
        grid, most = numbers_of(self._question), max(sums)
        fill_only(painter, self._theme.colour("bar"))
        for first, n in zip(parts, sums, strict=True):
            left = self.x_of(self._question.in_units(grid[first]))
            right = self.x_of(self._question.in_units(grid[first] + together * grid.step))
            high = (plot.height() - 8) * n / most
            painter.drawRect(QRectF(left, plot.bottom() - high, max(right - left - 1, 1), high))

    def _paint_bands(self, painter: QPainter, plot: QRectF) -> None:
        """Paint what each band is called and how many are in it, where there is room."""
        if not self.cuts:
            return
        low, high = self._ends
        top = plot.bottom() + _PILL / 2 + 2
        sized = zip(self.labels, self.sizes, strict=True)
        for (left, right), (label, n) in zip(pairwise((low, *self.cuts, high)), sized, strict=True):
            start, end = self.x_of(left), self.x_of(right)
            few = 0 < n < FEW_PEOPLE
            size = number(n)
            told = tr("{n}, few people").format(n=size) if few else size
            lines = (
                (label, "analyst.strong", "text"),
                (told, "analyst.base", "warning" if few else "text_muted"),
            )
            for line, (text, style, tone) in enumerate(lines):
                font = self._theme.font(style, tabular=True)
                if QFontMetricsF(font).horizontalAdvance(text) > end - start:
                    text = size if line else ""
                painter.setFont(font)
                painter.setPen(self._theme.colour(tone))
                place = QRectF(start, top + line * _LINE, end - start, _LINE)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


class BandsCard(QWidget):
    """A track with the field and other cuttings beside it; Esc closes it to one line.

    Emits `looked(dict, int)`: what is looked at then, and the number of the step.
    """

    looked = Signal(object, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: BandTrack | None = None
        self._pending: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        panel = well(padding=12)
        self._title = TextLabel(tr("Where to cut"), theme, "analyst.strong")
        self._about = TextLabel("", theme, "analyst.base", tone="muted")
        self.fold_button = quiet_button("", theme, "form", do=self.toggle)
        self.remove_button = quiet_button(tr("Remove the split"), theme, "form")
        self.remove_button.clicked.connect(self._on_removed)
        panel.column.addLayout(
            row(
                at(MIDDLE, self._title),
                wide(self._about, MIDDLE),
                self.fold_button,
                self.remove_button,
                space=2,
            )
        )
        self.track = CutTrack(theme)
        self.track.moving.connect(self._on_moving)
        self.track.cut.connect(self._on_cut)
        panel.column.addWidget(self.track)
        self.field = TypedLine()
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.setFixedWidth(_FIELD)
        self.field.setAccessibleName(tr("Cut at"))
        self.field.textEdited.connect(self._on_typed)
        self.field.editingFinished.connect(self._on_finished)
        self.tens_button = secondary_button("", theme, "form", do=self._on_tens)
        self.alike_button = secondary_button(tr("Four of like size"), theme, "form")
        self.alike_button.clicked.connect(self._on_alike)
        self._note = TextLabel("", theme, "analyst.base", tone="muted")
        self._tools = Flow(gap=theme.space(2))
        named = TextLabel(tr("Cut at"), theme, "analyst.strong")
        named.setBuddy(self.field)
        self._tools.set_widgets(
            (named, self.field, self.tens_button, self.alike_button, self._note)
        )
        column(panel, self._tools, on=self, space=2)

    @property
    def open(self) -> bool:
        """Whether it can be chosen where to cut."""
        return not self.track.isHidden()

    def show_track(self, part: BandTrack) -> None:
        """Show where a number is cut; what was moved since stays where it is."""
        another = self._shown is None or self._shown.question != part.question
        self._shown = part
        if self._pending in ((), part.cuts) or another:
            self._pending = ()
            self._show(part.cuts)
        words = {
            "split": tr("Remove the split"),
            "then": tr("Remove the second split"),
            "cross": tr("Remove the crossing"),
        }
        self.remove_button.setText(words[part.field])
        step, cuts = bands.by_tens(part.question, part.people)
        self.tens_button.setText(tr("Every {n}").format(n=number(step)))
        self.tens_button.setVisible(bool(cuts) and self.open)
        known = any(part.people)
        self.alike_button.setVisible(known and self.open)
        told = tr("{n} cuttings looked at", "", part.looked_at)
        self._note.setText(told.format(n=figures(part.looked_at)) if part.looked_at > 1 else "")
        self._note.setVisible(part.looked_at > 1)
        self._tell()

    def come_back(self) -> None:
        """Show what holds, where nothing came of a move."""
        if self._shown is not None and self._pending:
            self._pending = ()
            self._show(self._shown.cuts)

    def toggle(self) -> None:
        """Close it to one line, or open it again."""
        opened = not self.open
        for widget in (self.track, self._tools):
            widget.setVisible(opened)
        if self._shown is not None:
            self.show_track(self._shown)
        if opened and self.track.handles:
            self.track.handles[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.open:
            self.toggle()
            self.fold_button.setFocus()
        else:
            super().keyPressEvent(event)

    def _show(self, cuts: tuple[int, ...]) -> None:
        if self._shown is not None:
            self.track.show_cuts(self._shown.question, self._shown.people, cuts)
            self.field.setText(bands.written(cuts))
            set_look(self.field, state="")

    def _tell(self) -> None:
        part = self._shown
        if part is None:
            return
        grid = numbers_of(part.question)
        low, high = (plain(part.question.in_units(end)) for end in (grid[0], grid[-1]))
        told = tr("{question} {low} to {high}, saved as given")
        told = told.format(question=beginning(part.about, _LONGEST), low=low, high=high)
        if not self.open:
            told = bands.written(part.cuts)
        self._about.setText(told)
        self.fold_button.setText(tr("Close") if self.open else tr("Change"))

    def _on_moving(self) -> None:
        self.field.setText(bands.written(self.track.cuts))
        set_look(self.field, state="")

    def _on_cut(self, step: int) -> None:
        self._choose(self.track.cuts, step)

    def _on_typed(self, text: str) -> None:
        able = self._shown is not None and bands.read_cuts(text, self._shown.question) is not None
        set_look(self.field, state="" if able or not text.strip() else "error")

    def _on_finished(self) -> None:
        """Take what was typed; what cannot be is told, and what holds stands there again."""
        if self._shown is None:
            return
        cuts = bands.read_cuts(self.field.text(), self._shown.question)
        if cuts is None:
            self._show(self._pending or self._shown.cuts)
        elif cuts != (self._pending or self._shown.cuts):
            self._show(cuts)
            self._choose(cuts, 0)

    def _on_tens(self) -> None:
        if self._shown is not None:
            self._choose(bands.by_tens(self._shown.question, self._shown.people)[1], 0)

    def _on_alike(self) -> None:
        if self._shown is not None:
            cuts = bands.of_like_size(self._shown.question, self._shown.people)
            if cuts:
                self._choose(cuts, 0)

    def _on_removed(self) -> None:
        if self._shown is not None:
            self.looked.emit({self._shown.field: None}, 0)

    def _choose(self, cuts: tuple[int, ...], step: int) -> None:
        if self._shown is None or cuts == self._shown.cuts:
            return
        self._pending = cuts
        self._show(cuts)
        self.looked.emit({self._shown.field: self._shown.question.in_bands(cuts).id}, step)
