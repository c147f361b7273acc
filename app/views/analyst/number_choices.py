"""What is chosen of the histogram of a number: its fit, how wide its bins are, and its edge."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from app.analyses.offered import OfferedBins, OfferedEdge, OfferedFit
from app.flows.comparing import Item
from app.theme import Theme
from app.views.analyst.choice_rows import LABEL_WIDTH, ListRow
from app.widgets.panels import set_look
from app.widgets.text import TextLabel, overline
from app.words.catalogue import tr
from app.words.histograms import edge_label
from app.words.typed_numbers import nearest_place

_LONGEST = 24  # characters of a number that is typed


class FitChoice(QWidget):
    """How a histogram is fitted to reports; emits `chosen(bool | None)`, None for what is usual."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._fit = OfferedFit(smoothed=False, usual=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.space(2))
        column.setSpacing(theme.space(1))
        column.addWidget(overline(tr("Estimate"), theme))
        self.smoothed_button = QRadioButton(tr("Fitted, smoothed"))
        self.likely_button = QRadioButton(tr("Fitted, not smoothed"))
        for button, smoothed in ((self.smoothed_button, True), (self.likely_button, False)):
            button.clicked.connect(partial(self._take, smoothed))
            column.addWidget(button)

    def set_fit(self, fit: OfferedFit | None) -> None:
        """Show the fit that holds; None where nothing is fitted."""
        self.setVisible(fit is not None)
        if fit is not None:
            self._fit = fit
            self.smoothed_button.setChecked(fit.smoothed)
            self.likely_button.setChecked(not fit.smoothed)

    def _take(self, smoothed: bool) -> None:
        if smoothed != self._fit.smoothed:
            self.chosen.emit(None if smoothed == self._fit.usual else smoothed)


class NumberChoices(QWidget):
    """Emits `chosen(dict)`: names of `Choices` and their new values.

    The field of the edge and the handle in the histogram are of one choice.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.space(2))
        column.setSpacing(theme.space(1))
        self._bins_title = overline(tr("Histogram"), theme)
        column.addWidget(self._bins_title)
        self.bins = ListRow(tr("&Bins of"), theme)
        self.bins.box.setAccessibleName(tr("Width of the bins"))
        self.bins.chosen.connect(
            lambda key: self.chosen.emit({"bin_width": None if key is None else int(key)})
        )
        column.addWidget(self.bins)
        column.addSpacing(theme.space(1))
        column.addWidget(overline(tr("Edge"), theme))
        self.edge = EdgeRow(theme)
        self.edge.chosen.connect(lambda edge: self.chosen.emit({"edge": edge}))
        column.addWidget(self.edge)

    def set_offered(self, edge: OfferedEdge | None, bins: OfferedBins, chosen: int | None) -> None:
        """Show what can be chosen; `chosen` is the edge that was chosen, perhaps elsewhere."""
        several = len(bins.widths) > 1
        widths = sorted(set(bins.widths) - {bins.usual})
        items = [Item(str(width), edge_label(width / bins.scale)) for width in widths]
        usual = edge_label(bins.usual / bins.scale)
        key = None if bins.chosen in (None, bins.usual) else str(bins.chosen)
        self.bins.set_items(items, key, none=tr("{width}, as usual").format(width=usual))
        self.bins.setVisible(several)
        self._bins_title.setVisible(several)
        if edge is not None:
            self.edge.set_edge(edge, chosen if chosen in edge.places else None)
        self.setVisible(edge is not None)


class EdgeRow(QWidget):
    """A field for the number from which people are counted; emits `chosen(int | None)`.

    A number between two places goes to the nearest. What cannot be is told beneath, and not taken;
    without a number the edge goes near the middle.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._offered = OfferedEdge(0, (0,))
        self._edge: int | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        row = QHBoxLayout()
        row.setSpacing(theme.space(1))
        label = QLabel(tr("At or above"))
        label.setFixedWidth(LABEL_WIDTH)
        row.addWidget(label)
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("Number from which people are counted together"))
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.setMaxLength(_LONGEST)
        self.field.setClearButtonEnabled(True)
        self.field.textEdited.connect(self._on_edited)
        self.field.editingFinished.connect(self._on_finished)
        label.setBuddy(self.field)
        row.addWidget(self.field, 1)
        column.addLayout(row)
        self.note = TextLabel("", theme, "analyst.base", tone="muted")
        column.addWidget(self.note)
        self._judge("")

    def set_edge(self, offered: OfferedEdge, edge: int | None) -> None:
        """Show an edge, None for that near the middle; what is being typed stays."""
        self._offered = offered
        told = tr("{edge}, the middle")
        self.field.setPlaceholderText(told.format(edge=self._text(offered.at)))
        if edge == self._edge and self.field.isModified() and self.field.hasFocus():
            return
        self._edge = edge
        self._show()

    def _show(self) -> None:
        self.field.setText("" if self._edge is None else self._text(self._edge))
        self._judge("")

    def _text(self, place: int) -> str:
        return edge_label(place / self._offered.scale)

    def _nearest(self, text: str) -> int | None:
        return nearest_place(text, self._offered.places, self._offered.scale)

    def _judge(self, text: str) -> None:
        wrong = bool(text.strip()) and self._nearest(text) is None
        set_look(self.field, state="error" if wrong else "")
        ends = (self._text(self._offered.places[0]), self._text(self._offered.places[-1]))
        told = tr("A number from {low} to {high}.").format(low=ends[0], high=ends[1])
        self.note.setText(told if wrong else "")
        self.note.setVisible(wrong)

    def _on_edited(self, text: str) -> None:
        self._judge(text)
        if not text.strip():
            self._take(None)

    def _on_finished(self) -> None:
        text = self.field.text()
        if not text.strip():
            self._take(None)
        elif (place := self._nearest(text)) is not None:
            self._take(place)
            self._show()

    def _take(self, edge: int | None) -> None:
        if edge != self._edge:
            self._edge = edge
            self.chosen.emit(edge)
