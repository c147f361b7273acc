"""The choices of what a question is compared with, and of whose answers count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.analyses.bands import written
from app.analyses.request import CROSS, FIRST_ANALYSIS, AnalysisRequest
from app.analyses.words.population import of_everybody, why_no_population
from app.analyst.choices.choice_rows import CountRow, ListRow, ManyRow, ShareRow
from app.analyst.state.comparing import Comparable, Item, crossed_with
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import TRAILING, add, at, column
from app.widgets.panels import show_text
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, joined, tr

_MARGINS = "*margins"  # no id of a question holds a star
_OTHER = "*other"
_NOW, _ASK = "*now", "*ask"


class CompareChoices(QWidget):
    """Split by, then by, cross with, against.

    Emits `looked(dict)`, what `app.analyst.state.comparing` takes, and `bands_wanted` where it is
    to be chosen how a number is cut.
    """

    looked = Signal(object)
    bands_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = _column(self)
        column.addWidget(overline(tr("Compare"), theme))
        self.split = ListRow(tr("&Split by"))
        self.then = ListRow(tr("T&hen by"))
        self.cross = ListRow(tr("C&ross with"))
        self.answer = ListRow(tr("Of answer"))
        self.against = ShareRow(
            tr("A&gainst"), theme, name=tr("Share that shares are tested against, in per cent")
        )
        self.together = ManyRow(tr("Together"), theme)
        self.together.chosen.connect(lambda keys: self.looked.emit({"chosen": keys}))
        self._nothing = TextLabel("", theme, "analyst.base", tone="muted")
        for widget in (
            self.together,
            self.split,
            self.then,
            self._nothing,
            self.cross,
            self.answer,
        ):
            column.addWidget(widget)
        self.bands_button = quiet_button("", theme, "form", do=self.bands_wanted)
        self.bands_button.setObjectName("bands_button")
        add(column, at(TRAILING, self.bands_button), self.against)
        self.split.chosen.connect(lambda key: self.looked.emit({"split": key}))
        self.then.chosen.connect(lambda key: self.looked.emit({"then": key}))
        self.cross.chosen.connect(lambda key: self.looked.emit({"cross": key}))
        self.answer.chosen.connect(self._on_answer)
        self.against.chosen.connect(lambda share: self.looked.emit({"against": share}))
        self._request = AnalysisRequest()

    def set_request(
        self,
        request: AnalysisRequest,
        compared: Comparable,
        cuts: Sequence[tuple[int, ...]] = (),
        *,
        takes_together: bool,
    ) -> None:
        """Show what can be chosen and what holds, without emitting."""
        self._request = request
        self.together.set_items(compared.together if takes_together else (), request.chosen)
        crossing = request.analysis == CROSS
        one = request.analysis in (FIRST_ANALYSIS, CROSS)
        self.split.set_items(
            compared.split if one else (),
            request.split,
            barred=compared.barred if one else (),
            instead=tr("Choose people by “Only where”, or take it into a model."),
        )
        second = compared.then if one and len(compared.split) > 1 else ()
        self.then.set_items(second, request.then)
        self.then.setEnabled(request.split is not None)
        self._nothing.setText(tr("Nothing to split by: every question here is sensitive."))
        self._nothing.setVisible(compared.held and not compared.split and not compared.units)
        self.cross.set_items(compared.cross if one else (), crossed_with(request))
        told = tr("Bands: {cuts}")
        self.bands_button.setText(told.format(cuts=written(cuts[0])) if cuts else "")
        self.bands_button.setVisible(bool(cuts))
        own = request.options[0] if request.options else ""
        self.answer.set_items(compared.answers if crossing else (), own)
        self.against.set_share(request.against)
        plain = request.analysis == FIRST_ANALYSIS and request.split is None
        self.against.setVisible(compared.against and plain)
        rows = (
            self.together,
            self.split,
            self.then,
            self._nothing,
            self.cross,
            self.answer,
            self.against,
        )
        self.setVisible(any(not row.isHidden() for row in rows))

    def _on_answer(self, key: str | None) -> None:
        """Cross another option; without any nothing is crossed."""
        if key is None:
            self.looked.emit({"cross": None})
        else:
            self.looked.emit({"options": (key, *self._request.options[1:])})


class PeopleChoices(QWidget):
    """Only where, without flagged ones, weights, strata, clusters, the size of the population.

    Emits `looked(dict)`, `filter_wanted` and `margins_wanted`.
    """

    looked = Signal(object)
    filter_wanted = Signal()
    margins_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = _column(self)
        self.only = ListRow(tr("&Only where"))
        self.only.chosen.connect(self._on_only)
        self._filter = TextLabel("", theme, "analyst.base", tone="muted")
        self._filter.setObjectName("filter_text")
        self.flagged_box = QCheckBox("")
        self.flagged_box.toggled.connect(self._on_flagged_toggled)
        add(column, overline(tr("People"), theme), self.only, self._filter, self.flagged_box)
        self.weights = ListRow(tr("&Weights"))
        self.strata = ListRow(tr("Strata"))
        self.clusters = ListRow(tr("Clusters"))
        for widget in (self.weights, self.strata, self.clusters):
            column.addWidget(widget)
        self.population = CountRow(
            tr("Population"), theme, name=tr("People in the population"), nothing=tr("Large")
        )
        column.addWidget(self.population)
        self.population.chosen.connect(lambda size: self.looked.emit({"population": size}))
        self.weights.chosen.connect(self._on_weights)
        self.strata.chosen.connect(lambda key: self.looked.emit({"strata": key}))
        self.clusters.chosen.connect(lambda key: self.looked.emit({"clusters": key}))
        self._request = AnalysisRequest()

    def set_request(self, request: AnalysisRequest, compared: Comparable) -> None:
        """Show what can be chosen and what holds, without emitting."""
        self._request = request
        everyone = tr("Everyone, {n}").format(n=figures(compared.n))
        items = [Item(_ASK, tr("Choose…"))]
        if request.where:
            told = tr("{n} where {filter}")
            chosen = figures(compared.chosen)
            now = told.format(n=chosen, filter=request.where)
            items = [Item(_NOW, now), Item(_ASK, tr("Change…"))]
        self.only.set_items(items, _NOW if request.where else None, none=everyone)
        show_text(self._filter, request.where)
        told = tr("Without {n} flagged", "", compared.flagged)
        self.flagged_box.setText(told.format(n=figures(compared.flagged)))
        self.flagged_box.setVisible(bool(compared.flagged) or request.without_flagged)
        self.flagged_box.setChecked(request.without_flagged)
        drawn = request.design
        weights = list(compared.weights)
        if drawn.margins:
            names = joined([margin.question for margin in drawn.margins])
            told = tr("Known shares of {questions}").format(questions=names)
            weights.append(Item(_MARGINS, told))
        if compared.units:
            weights.append(Item(_OTHER, tr("Known shares from a table…")))
        self.weights.set_items(weights, _MARGINS if drawn.margins else request.weights)
        self.strata.set_items(compared.units, drawn.strata)
        self.clusters.set_items(compared.units, drawn.clusters)
        told = ""
        if request.population is not None and not request.whole_population:
            told = of_everybody()
        elif request.population is not None and not compared.drawn:
            told = why_no_population()
        self.population.set_count(request.population, max(compared.n, 1), told)
        designed = bool(compared.units or compared.weights)
        for row in (self.only, self.weights, self.strata, self.clusters):
            row.setVisible(designed and not row.isHidden())
        self.setVisible(compared.n > 0)

    def _on_only(self, key: str | None) -> None:
        if key == _ASK:
            self.only.choose(_NOW if self._request.where else None)
            self.filter_wanted.emit()
        elif key is None:
            self.looked.emit({"where": ""})

    def _on_flagged_toggled(self, on: bool) -> None:
        if on != self._request.without_flagged:
            self.looked.emit({"without_flagged": on})

    def _on_weights(self, key: str | None) -> None:
        if key == _OTHER:
            drawn = self._request.design
            self.weights.choose(_MARGINS if drawn.margins else self._request.weights)
            self.margins_wanted.emit()
        elif key != _MARGINS:
            self.looked.emit({"weights": key, "margins": ()})


def _column(widget: QWidget) -> QVBoxLayout:
    return column(on=widget, space=1, margins=(0, 0, 0, 2))
