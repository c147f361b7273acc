"""What is chosen of the histogram of a number: its fit, how wide its bins are, and its edge."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QWidget

from app.analyses.available import OfferedBins, OfferedEdge, OfferedFit
from app.analyst.choices.choice_rows import ListRow
from app.analyst.choices.typed_row import TypedRow
from app.analyst.state.comparing import Item
from app.theme import Theme
from app.widgets.layout import Gap, add, column
from app.widgets.text import overline
from app.words.axes import edge_label
from app.words.catalogue import tr
from app.words.typed_numbers import moved_text, place_of, read_number

_LONGEST = 24  # characters of a number that is typed


class FitChoice(QWidget):
    """How a histogram is fitted to reports; emits `chosen(bool | None)`, None for what is usual."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._fit = OfferedFit(smoothed=False, usual=False)
        box = column(overline(tr("Estimate"), theme), on=self, space=1, margins=(0, 0, 0, 2))
        self.smoothed_button = QRadioButton(tr("Fitted, smoothed"))
        self.likely_button = QRadioButton(tr("Fitted, not smoothed"))
        for button, smoothed in ((self.smoothed_button, True), (self.likely_button, False)):
            button.clicked.connect(partial(self._take, smoothed))
            box.addWidget(button)

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
        self._bins_title = overline(tr("Histogram"), theme)
        box = column(self._bins_title, on=self, space=1, margins=(0, 0, 0, 2))
        self.bins = ListRow(tr("&Bins of"))
        self.bins.box.setAccessibleName(tr("Width of the bins"))
        self.bins.chosen.connect(
            lambda key: self.chosen.emit({"bin_width": None if key is None else int(key)})
        )
        self.edge = EdgeRow(theme)
        self.edge.chosen.connect(lambda edge: self.chosen.emit({"edge": edge}))
        add(box, self.bins, Gap(1), overline(tr("Edge"), theme), self.edge)

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


class EdgeRow(TypedRow):
    """A field for the number from which people are counted; emits `chosen(int | None)`.

    A number between two places goes to one of them, and it is told so; without a number the edge
    goes near the middle.
    """

    def __init__(self, theme: Theme) -> None:
        self._offered = OfferedEdge(0, (0,))
        name = tr("Number from which people are counted together")
        super().__init__(tr("At or above"), theme, name=name)
        self.field.setMaxLength(_LONGEST)

    def set_edge(self, offered: OfferedEdge, edge: int | None) -> None:
        """Show an edge, None for that near the middle; what is being typed stays."""
        self._offered = offered
        told = tr("{edge}, the middle")
        self.field.setPlaceholderText(told.format(edge=self._written(offered.at)))
        self._set_value(edge)

    def _read(self, text: str) -> int | None:
        offered = self._offered
        return place_of(text, offered.places, offered.scale, every=offered.every)

    @property
    def _moved(self) -> str:
        """Say which edge stands for what was typed last, while that edge holds."""
        offered = self._offered
        ends = (Fraction(end, offered.scale) for end in (offered.places[0], offered.places[-1]))
        typed, place = read_number(self.typed, *ends), self._read(self.typed)
        if typed is None or place is None or typed * offered.scale == place:
            return ""
        told = self.typed.strip(), self._written(place)
        return moved_text(*told, every=self._offered.every)

    def _written(self, value: int) -> str:
        return edge_label(value / self._offered.scale)

    def _told(self, *, wrong: bool) -> str:
        if not wrong:
            return self._moved
        ends = (self._written(self._offered.places[0]), self._written(self._offered.places[-1]))
        return tr("A number from {low} to {high}.").format(low=ends[0], high=ends[1])
