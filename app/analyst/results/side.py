"""What becomes of the results that are kept, at the right: ticked, and written by one button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QSizePolicy, QWidget

from app.analyst.panels.side_panel import SidePanel
from app.export.study.outputs import Output, file_names
from app.theme import Theme, paint_icon, smooth_painter
from app.widgets.button import Painted, primary_button
from app.widgets.choices import paint_tick, paint_ticked_card
from app.widgets.layout import (
    MIDDLE,
    STRETCH,
    TOP,
    Gap,
    add,
    at,
    column,
    height_by_width,
    row,
    wide,
)
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import Lines, TextLabel, overline, plain_tip
from app.words.catalogue import figures, listed, tr

WIDTH: Final = 288
_PADDING, _MARK, _GAP, _LINE = 13, 18, 8, 18


class OutputCard(Painted, QCheckBox):
    """One thing that results become: ticked where it is written."""

    def __init__(self, theme: Theme, output: Output, icon: str, title: str, told: str) -> None:
        super().__init__(title)
        self.output = output
        self._theme, self._icon, self._told = theme, icon, told
        self._files = ""
        self.setAccessibleName(title)
        self.setProperty("ring_radius", 8)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        height_by_width(self, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def show_files(self, files: str) -> None:
        """Name the files that it makes."""
        self._files = files
        self.setAccessibleDescription(f"{self._told} {files}")
        self.setToolTip(plain_tip(files))
        self.updateGeometry()
        self.update()

    def _lines(self, text: str, width: int) -> Lines:
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        font = self._theme.font("analyst.small")
        return Lines(text, font, max(1, width - 2 * _PADDING), _LINE, side)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = (self._lines(self._told, width), self._lines(self._files, width))
        return 2 * _PADDING + _MARK + _GAP + round(sum(each.height for each in lines)) + _GAP

    def sizeHint(self) -> QSize:
        return QSize(WIDTH - 40, self.heightForWidth(WIDTH - 40))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(max(self.width(), 160)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, enabled = self._theme.colour, self.isEnabled()
        chosen = enabled and self.isChecked()
        painter = smooth_painter(self)
        paint_ticked_card(painter, self._theme, self, chosen=chosen)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = self.width() - 2 * _PADDING

        def box(start: float, width: float) -> QRectF:
            left = self.width() - _PADDING - start - width if mirrored else _PADDING + start
            return QRectF(left, _PADDING, width, _MARK)

        paint_tick(painter, self._theme, box(0, _MARK), chosen=chosen, enabled=enabled)
        tone = "text" if enabled else "text_muted"
        paint_icon(painter, self._icon, colour("accent" if chosen else tone), box(28, _MARK))
        painter.setFont(self._theme.font("analyst.strong"))
        painter.setPen(colour(tone))
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box(56, room - 56), side | Qt.AlignmentFlag.AlignVCenter, self.text())
        top = float(_PADDING + _MARK + _GAP)
        for text, words in ((self._told, "text_muted"), (self._files, tone)):
            lines = self._lines(text, self.width())
            painter.setPen(colour(words))
            lines.draw(painter, _PADDING, round(top))
            top += lines.height + _GAP
        painter.end()


class ResultsSide(SidePanel):
    """Emits `write_wanted`, and `cancelled` while it is written."""

    write_wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("What becomes of them"), theme, above=2, apart=2)
        self.setFixedWidth(WIDTH)
        told = (
            (Output.REPORT, "file", tr("The report"),
             tr("One section each, in this order, with your notes and a methods page.")),
            (Output.SLIDES, "laptop", tr("Slides, as pictures"),
             tr("One picture each, 16 to 9, what was found above the chart.")),
            (Output.TABLES, "table", tr("Tables, one Excel file"),
             tr("One sheet each; figures as numbers, the note beneath.")),
        )  # fmt: skip
        self.cards = {each[0]: OutputCard(theme, *each) for each in told}
        for card in self.cards.values():
            card.setChecked(True)
            card.toggled.connect(self._show_button)
            add(self._column, card, Gap(1))
        self.notes = QCheckBox(tr("The &notes"))
        self.notes.setChecked(True)
        add(self._column, Gap(1), overline(tr("In each of them"), theme), self.notes)
        always = TextLabel(tr("n, design, ε, interval"), theme, "analyst.base")
        quiet = TextLabel(tr("always"), theme, "analyst.small", tone="muted", wrap=False)
        line = QWidget()
        mark = Picture("check", theme, colour="text_muted", size=16)
        row(at(MIDDLE, mark), wide(always), at(MIDDLE, quiet), on=line, space=2)
        self._column.addWidget(line)
        self.told = TextLabel("", theme, "analyst.small")
        self.warning = QFrame()
        self.warning.setProperty("role", "banner")
        self.warning.setProperty("tone", "warning")
        sign = Picture("warning", theme, colour="warning", size=18)
        row(at(TOP, sign), wide(self.told), on=self.warning, space=2, margins=(3, 2))
        self.warning.hide()
        add(self._column, Gap(2), self.warning, STRETCH)
        self.progress = ProgressPanel(theme, button_size="form")
        self.progress.hide()
        self.progress.cancelled.connect(self.cancelled)
        self.where = TextLabel("", theme, "analyst.small", tone="muted")
        self.button = primary_button("", theme, "analyst_main", do=self.write_wanted)
        self._outer.addLayout(
            column(self.progress, self.where, self.button, space=2, margins=(5, 2, 5, 4))
        )
        self._able = False
        self._show_button()

    @property
    def outputs(self) -> frozenset[Output]:
        return frozenset(output for output, card in self.cards.items() if card.isChecked())

    def show_results(
        self, numbers: list[int], stale: list[int], folder: str, *, able: bool
    ) -> None:
        """Name the files of results with these numbers, and say which of them are `stale`."""
        for output, card in self.cards.items():
            names = file_names(output, numbers)
            told = "" if output is Output.SLIDES else listed(names)
            if output is Output.SLIDES and numbers:
                several = tr("slide-{first} to {last}, .png and .svg")
                told = several.format(first=numbers[0], last=numbers[-1])
                if len(numbers) == 1:
                    told = tr("slide-{first}, .png and .svg").format(first=numbers[0])
            card.show_files(told)
            card.setEnabled(bool(numbers))
        self.warning.setVisible(bool(stale))
        told = tr("Results {numbers} were kept of other responses; what is written is of all now.")
        if len(stale) == 1:
            told = tr(
                "Result {numbers} was kept of other responses; what is written is of all now."
            )
        if stale:
            self.told.setText(told.format(numbers=listed([figures(each) for each in stale])))
        into = tr("Into {folder}, where files of these names are replaced.")
        self.where.setText(into.format(folder=folder) if folder else "")
        self._able = able and bool(numbers)
        self._show_button()

    def _show_button(self, *_on: bool) -> None:
        n = len(self.outputs)
        words = {1: tr("Write one"), 2: tr("Write two"), 3: tr("Write all three")}
        self.button.setText(words.get(n, tr("Write")))
        self.button.setEnabled(self._able and n > 0 and self.progress.isHidden())

    def show_running(self, running: bool) -> None:
        """Show that files are being written, or that they are not any more."""
        if running:
            self.progress.restart()
        self.progress.setVisible(running)
        self._show_button()
