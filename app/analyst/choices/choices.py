"""What can be chosen, on the right: each choice shows in the result at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.analyses import Analysis
from app.analyses.available import Offered
from app.analyses.request import Choices
from app.analyses.words.methods import interval_name, stands_instead
from app.analyses.words.rule_breaking import one_look
from app.analyst.choices.comparing import CompareChoices, PeopleChoices
from app.analyst.choices.level import LevelField
from app.analyst.choices.number_choices import FitChoice, NumberChoices
from app.analyst.panels.side_panel import KeepButton, SidePanel
from app.analyst.state.result import Result
from app.theme import Theme
from app.widgets.button import Button, quiet_button, secondary_button
from app.widgets.choices import SegmentedChoice
from app.widgets.fields import ShortBox, label_of
from app.widgets.layout import LEADING, STRETCH, add, at, column, row, wide
from app.widgets.panels import Panel, card, rule, show_text
from app.widgets.text import TextLabel, overline
from app.words.catalogue import capital, figures, tr
from app.words.numerals import level_text
from core.inference.intervals import Interval

WIDTH = 288
_INTERVALS = (
    Interval.FELDMAN_COUSINS,
    Interval.LIKELIHOOD_RATIO,
    Interval.ANYTIME,
    Interval.WILSON,
    Interval.CLOPPER_PEARSON,
    Interval.WALD,
)


class ChoicesPanel(SidePanel):
    """Emits `chosen(dict, int)`: names of `Choices`, their new values, and which typing it was.

    Emits `analysis_chosen(str)` with the name of another analysis, and `looked(dict)` with what
    `app.analyst.state.comparing` takes. `set_result` shows what holds for what is looked at, and
    hides what it does not have.
    """

    chosen = Signal(object, int)  # a dict: as such Qt would take its values apart
    analysis_chosen = Signal(str)
    looked = Signal(object)
    filter_wanted = Signal()
    margins_wanted = Signal()
    planner_wanted = Signal()
    bands_wanted = Signal()
    copy_chart_wanted = Signal()
    copy_table_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Choices"), theme, parent)
        self._showing = False
        self._boxes: dict[str, QCheckBox] = {}
        self.setFixedWidth(WIDTH)
        self.analysis_box = AnalysisBox(theme)
        self.analysis_box.chosen.connect(self.analysis_chosen)
        self._column.addWidget(self.analysis_box)
        self._add_estimate()
        self.fit = FitChoice(theme)
        self.fit.chosen.connect(lambda smoothed: self._choose(smoothed=smoothed))
        self.numbers = NumberChoices(theme)
        self.numbers.chosen.connect(lambda changes: self._choose(**changes))
        add(self._column, self.fit, self.numbers)
        self._add_interval()
        self.compare = CompareChoices(theme)
        self.people = PeopleChoices(theme)
        for group in (self.compare, self.people):
            group.looked.connect(self.looked)
            self._column.addWidget(group)
        self.compare.bands_wanted.connect(self.bands_wanted)
        self.people.filter_wanted.connect(self.filter_wanted)
        self.people.margins_wanted.connect(self.margins_wanted)
        self._add_show()
        self._add_cards()
        self._column.addStretch(1)
        self._outer.addWidget(rule())
        self.keep_button = KeepButton(theme)
        add(self._outer, row(wide(self.keep_button), margins=(5, 3, 5, 0)), self._copy_buttons())

    def set_result(self, choices: Choices, result: Result) -> None:
        """Show the choices that hold, without emitting."""
        self._showing = True
        offered = result.offered
        able = offered.choices
        self.analysis_box.set_analyses(result.analyses, result.request.analysis)
        self.unbiased_button.setChecked(not choices.consistent)
        self.consistent_button.setChecked(choices.consistent)
        self.consistent_button.setText(
            tr("Consistent (sums to one)")
            if offered.sums_to_one
            else tr("Consistent (within 0 and 100%)")
        )
        self._estimate.setVisible("consistent" in able)
        self.interval_box.setCurrentIndex(_INTERVALS.index(choices.interval))
        self.level_field.set_level(choices.level)
        self._interval.setVisible(bool(able & {"interval", "level", "simultaneous"}))
        self._show_looks(choices, offered)
        self.compare.set_request(
            result.request,
            result.compared,
            [track.cuts for track in result.bands],
            takes_together=offered.takes_together,
        )
        self.people.set_request(result.request, result.compared)
        self.simultaneous_box.setText(tr("All {0} at once (Bonferroni)").format(offered.at_once))
        self.unit_choice.set_key("counts" if choices.counts else "shares")
        for name, box in self._boxes.items():
            box.setVisible(name in able)
            box.setChecked(offered.curve if name == "curve" else getattr(choices, name))
        self.interval_box.setVisible("interval" in able)
        self._units.setVisible("counts" in able)
        self.fit.set_fit(offered.fit)
        self.numbers.set_offered(offered.edge, offered.bins, choices.edge)
        self._show.setVisible(bool(able & {"counts", *self._boxes} - {"simultaneous"}))
        self.sort_box.setCurrentIndex(0 if choices.largest_first else 1)
        self._sort.setVisible("largest_first" in able)
        self._show_cards(choices, result)
        self._showing = False

    def _add_estimate(self) -> None:
        self._estimate, column = _section()
        column.addWidget(overline(tr("Estimate"), self._theme))
        self.unbiased_button = QRadioButton(tr("Unbiased, may fall below zero"))
        self.consistent_button = QRadioButton(tr("Consistent (sums to one)"))
        add(column, self.unbiased_button, self.consistent_button)
        self.consistent_button.toggled.connect(lambda on: self._choose(consistent=on))
        self._column.addWidget(self._estimate)

    def _add_interval(self) -> None:
        self._interval, column = _section()
        column.addWidget(overline(tr("Interval"), self._theme))
        self.interval_box = _combo(
            [capital(interval_name(each)) for each in _INTERVALS], tr("Kind of interval")
        )
        self.interval_box.activated.connect(self._on_interval_activated)
        self._looks = TextLabel("", self._theme, "analyst.base", tone="muted")
        self._looks.setObjectName("looks")
        self.anytime_button = quiet_button(tr("Use anytime intervals"), self._theme, "form")
        self.anytime_button.clicked.connect(lambda: self._choose(interval=Interval.ANYTIME))
        self.level_field = LevelField(self._theme)
        self.level_field.level_changed.connect(self._on_level_changed)
        label = label_of(self.level_field, tr("&Level"))
        box = row(wide(label), self.level_field, margins=(0, 1))
        add(column, self.interval_box, self._looks, at(LEADING, self.anytime_button), box)
        self.simultaneous_box = self._check(column, tr("All at once (Bonferroni)"), "simultaneous")
        self._column.addWidget(self._interval)

    def _show_looks(self, choices: Choices, offered: Offered) -> None:
        """Say how often a result may be looked at while files come in."""
        words, chosen = "", choices.interval is Interval.ANYTIME
        if chosen and offered.anytime and offered.missed is None:
            words = tr("Holds however often you look while files come in.")
        elif offered.looked_at is not None:
            words = one_look(offered.looked_at)
        if offered.missed is not None:
            words = f"{stands_instead(*offered.missed)} {words}".strip()
        useful = offered.anytime and offered.looked_at is not None
        self.anytime_button.setVisible(useful and not chosen)
        show_text(self._looks, words)

    def _add_show(self) -> None:
        section, column = _section()
        column.addWidget(overline(tr("Show"), self._theme))
        names = (("shares", tr("Shares")), ("counts", tr("Counts")))
        self.unit_choice = SegmentedChoice(names, self._theme, name=tr("Show as"))
        self.unit_choice.chosen.connect(lambda key: self._choose(counts=key == "counts"))
        self._units = QWidget()
        row(self.unit_choice, STRETCH, on=self._units, margins=(0, 1))
        column.addWidget(self._units)
        self.curve_box = self._check(column, tr("Likelihood curve"), "curve")
        self.explanation_box = self._check(column, tr("Explanation"), "explanation")
        self.truth_box = self._check(column, tr("Truth of the rehearsal"), "truth")
        self.parts_box = self._check(column, tr("Parts of the interval"), "parts")
        self.differences_box = self._check(column, tr("Differences"), "differences")
        self.among_all_box = self._check(column, tr("All respondents as a line"), "among_all")
        self.surface_box = self._check(column, tr("Likelihood surface"), "surface")
        self.stacked_box = self._check(column, tr("Stacked bar"), "stacked")
        self.beside_box = self._check(column, tr("Numbers beside the bars"), "beside")
        self.raw_box = self._check(column, tr("Saved reports beside"), "raw")
        self.curator_box = self._check(column, tr("What a trusted curator misses"), "curator")
        self._show = section
        self._sort, column = _section()
        orders = [tr("Largest share first"), tr("As in the survey")]
        self.sort_box = _combo(orders, tr("Order of the answers"))
        self.sort_box.activated.connect(lambda i: self._choose(largest_first=i == 0))
        add(column, overline(tr("Sort"), self._theme), self.sort_box)
        add(self._column, section, self._sort)

    def _add_cards(self) -> None:
        theme = self._theme
        self._curator = card(padding=16)
        title = TextLabel(tr("A trusted curator"), theme, "analyst.strong")
        words = tr(
            "Who sees every answer and adds Laplace noise of the same ε misses each count by the "
            "people in the last column, in one draw."
        )
        _fill(self._curator, theme, title, TextLabel(words, theme, "analyst.base", tone="muted"))
        self._narrow = card(padding=16)
        title = TextLabel(tr("Narrow it"), theme, "analyst.strong")
        self._narrow_text = TextLabel("", theme, "analyst.base", tone="muted")
        self.planner_button = secondary_button(tr("Open the planner"), theme, "form")
        self.planner_button.clicked.connect(self.planner_wanted)
        _fill(self._narrow, theme, title, self._narrow_text, self.planner_button)
        self._cut = card(padding=16)
        title = TextLabel(tr("Cut before you look"), theme, "analyst.strong")
        words = tr(
            "Whoever tries many cuttings will find a difference by chance. Numbers asked in the "
            "clear can be cut anew; the bins of a randomized one cannot."
        )
        _fill(self._cut, theme, title, TextLabel(words, theme, "analyst.base", tone="muted"))
        for frame in (self._curator, self._narrow, self._cut):
            frame.hide()
            self._column.addWidget(frame)

    def _show_cards(self, choices: Choices, result: Result) -> None:
        self._cut.setVisible(bool(result.bands))
        needed = result.offered.people_for_margin
        self._curator.setVisible(result.offered.curated)
        self._narrow.setVisible(needed is not None)
        if needed is not None:
            words = tr("For ±5 points at this ε and {0}, plan about {1} people.")
            people = figures(needed)
            self._narrow_text.setText(words.format(level_text(choices.level), people))

    def _copy_buttons(self) -> QBoxLayout:
        self.copy_table_button = Button(tr("Copy table"), self._theme, size="form", icon="copy")
        self.copy_table_button.clicked.connect(self.copy_table_wanted)
        self.copy_chart_button = Button(tr("Copy chart"), self._theme, size="form", icon="copy")
        self.copy_chart_button.clicked.connect(self.copy_chart_wanted)
        box = row(
            wide(self.copy_table_button),
            wide(self.copy_chart_button),
            space=2,
            margins=(5, 3, 5, 4),
        )
        return box

    def _check(self, column: QVBoxLayout, words: str, name: str) -> QCheckBox:
        box = QCheckBox(words)
        box.toggled.connect(lambda on: self._choose(**{name: on}))
        column.addWidget(box)
        self._boxes[name] = box
        return box

    def _choose(self, **changes: object) -> None:
        if not self._showing:
            self.chosen.emit(changes, 0)

    def _on_level_changed(self, level: float, typing: int) -> None:
        self.chosen.emit({"level": level}, typing)

    def _on_interval_activated(self, place: int) -> None:
        self._choose(interval=_INTERVALS[place])


def _section() -> tuple[QWidget, QVBoxLayout]:
    widget = QWidget()
    return widget, column(on=widget, space=1, margins=(0, 0, 0, 2))


def _combo(words: list[str], name: str) -> QComboBox:
    box = QComboBox()
    box.addItems(words)
    box.setAccessibleName(name)
    return box


def _fill(panel: Panel, theme: Theme, *widgets: QWidget) -> None:
    column = panel.column
    column.setSpacing(theme.space(1))
    for widget in widgets:
        if isinstance(widget, Button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeading)
        else:
            column.addWidget(widget)


class AnalysisBox(QWidget):
    """Emits `chosen(str)`, the name of the analysis that was chosen."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self.box = ShortBox()
        self.box.setAccessibleName(tr("Analysis"))
        self.box.activated.connect(self._on_box_activated)
        column(overline(tr("Analysis"), theme), self.box, on=self, space=1, margins=(0, 0, 0, 2))
        self.hide()

    def set_analyses(self, analyses: Sequence[Analysis], name: str) -> None:
        """Offer these analyses, one of them chosen, without emitting."""
        self._names = [each.name for each in analyses]
        self.box.clear()
        self.box.addItems([each.title() for each in analyses])
        self.box.setCurrentIndex(self._names.index(name) if name in self._names else -1)
        self.setVisible(len(analyses) > 1)

    def _on_box_activated(self, place: int) -> None:
        self.chosen.emit(self._names[place])
