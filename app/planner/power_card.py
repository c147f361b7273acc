"""The card of power: one line that unfolds into what is to be found, how surely, and by whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from app.planner.fields import decimal_field, labelled
from app.planner.plan_request import PlanRequest
from app.planner.planned import Planned
from app.planner.powers import PowerTable, power_table
from app.planner.tables import ChoosingTable
from app.planner.words import sureness
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.choices import SegmentedChoice
from app.widgets.fields import number_field
from app.widgets.flow import Flow
from app.widgets.layout import MIDDLE, add, column, row, wide
from app.widgets.panels import Panel
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.numerals import percent_sign

_MOST_PEOPLE = 1_000_000_000
_WIDTH = 104
_GAP = 12
_HALF = 0.5  # of the people, in the group of an odds ratio


class PowerCard(Panel):
    """Emits `changed` with the fields of a request that changed; numbers come once unfolded."""

    changed = Signal(object)  # a dict; Qt would make plain texts of its enumerations
    row_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=1)
        self._request = PlanRequest()
        self._found = Planned(self._request)
        self.button = Button(tr("Po&wer"), theme, "quiet", "analyst", trailing="chevron-down")
        self.button.setCheckable(True)
        self._about = TextLabel("", theme, "analyst.base", tone="muted")
        self.fields = PowerFields(theme)
        self._title = TextLabel("", theme, "analyst.section")
        self.table = ChoosingTable(theme, tr("Power"), numbers_from=1)
        self.note = TextLabel("", theme, "analyst.small", tone="muted")
        self._problem = TextLabel("", theme, "analyst.form", tone="danger")
        self._inside = QWidget()
        above = column(self.fields, self._title, self._problem, space=3, margins=(5, 2))
        below = column(self.note, margins=(5, 2))
        column(above, self.table, below, on=self._inside, space=0)
        self.column.setSpacing(0)
        head = row(self.button, wide(self._about), space=3, margins=(3, 1), align=MIDDLE)
        add(self.column, head, self._inside)
        self._inside.hide()
        self.button.toggled.connect(self._on_button_toggled)
        self.fields.changed.connect(self.changed)
        self.table.row_chosen.connect(self.row_chosen)

    @property
    def shown(self) -> PowerTable | None:
        """What is shown of power; None where the card is folded or nothing is planned."""
        made = self._found.plan
        return power_table(made, self._request) if made and self.button.isChecked() else None

    def show_found(self, found: Planned) -> None:
        """Show the power of a plan of one question; of a whole survey there is none."""
        self._found, self._request = found, found.request
        self.setVisible(not found.request.whole)
        self._about.setText(sureness(found.request.power))
        self.fields.show_request(found.request)
        table = self.shown or PowerTable()
        self._title.setText(table.title)
        self.note.setText(table.note)
        self._problem.setText(table.problem)
        for label in (self._title, self.note, self._problem):
            label.setVisible(bool(label.text()))
        self.table.setVisible(bool(table.rows))
        best = [
            replace(each, strength="best" if each.key == found.chosen else "")
            for each in table.rows
        ]
        self.table.show_rows(table.heads or ("",), best)

    def _on_button_toggled(self, unfolded: bool) -> None:
        self.button.set_icons(trailing="chevron-up" if unfolded else "chevron-down")
        self._inside.setVisible(unfolded)
        self.show_found(self._found)


class PowerFields(Flow):
    """What is to be found, and how surely. Emits `changed` with fields of a request."""

    changed = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(gap=_GAP)
        self._request = PlanRequest()
        compared = (
            ("share", tr("One share")),
            ("groups", tr("Two groups")),
            ("odds", tr("Odds ratio")),
        )
        self.compared = SegmentedChoice(compared, theme, name=tr("Test of"))
        sides = ("one", tr("One-sided")), ("two", tr("Two-sided"))
        self.sides = SegmentedChoice(sides, theme, name=tr("Sides"))
        terms = ("group", tr("Of a group")), ("number", tr("Of a number"))
        self.terms = SegmentedChoice(terms, theme, name=tr("What the odds ratio is of"))
        self.share = decimal_field(theme, tr("The share expected"), 0, 100, 1, percent_sign())
        self.against = decimal_field(theme, tr("The share to tell from"), 0, 100, 1, percent_sign())
        self.second = number_field(1, _MOST_PEOPLE, 1, theme, name=tr("People of the second group"))
        self.second.setGroupSeparatorShown(True)
        self.ratio = decimal_field(theme, tr("Odds ratio"), 0.01, 100, 2)
        self.ratio.setSingleStep(0.1)
        self.part = decimal_field(
            theme, tr("Part of the people in the group"), 0.1, 99.9, 1, percent_sign()
        )
        self.power = decimal_field(theme, tr("Power wanted"), 50, 99.9, 1, percent_sign())
        self.alpha = decimal_field(theme, tr("Level"), 0.01, 50, 2, percent_sign())
        self._numbers = (
            *(self.share, self.against, self.ratio),
            *(self.part, self.power, self.alpha),
        )
        for field in (self.second, *self._numbers):
            field.setFixedWidth(_WIDTH)
        self._cells = {
            "compared": labelled(tr("Test of"), self.compared),
            "share": labelled(tr("Share expected"), self.share),
            "against": labelled(tr("Other share"), self.against),
            "second": labelled(tr("Second group"), self.second),
            "ratio": labelled(tr("Odds ratio"), self.ratio),
            "terms": labelled(tr("For"), self.terms),
            "part": labelled(tr("Part in it"), self.part),
            "power": labelled(tr("Power"), self.power),
            "alpha": labelled(tr("Level"), self.alpha),
            "sides": labelled(tr("Sides"), self.sides),
        }
        self.set_widgets(list(self._cells.values()))
        self._connect()

    def show_request(self, request: PlanRequest) -> None:
        """Show a request without telling that it changed; a field being typed into stays."""
        self._request, asked = request, request.power
        against, share = request.tell
        numbers = (
            *(100 * share, 100 * against, asked.odds_ratio),
            *(100 * (asked.part or _HALF), 100 * asked.power, 100 * asked.alpha),
        )
        for field, value in zip(self._numbers, numbers, strict=True):
            if not field.hasFocus():
                with QSignalBlocker(field):
                    field.setValue(value)
        if not self.second.hasFocus():
            with QSignalBlocker(self.second):
                self.second.setValue(asked.second_people or max(request.people, 1))
        # A model is of yes or no.
        odds_too = ("odds",) if request.kind.definition.complementary else ()
        self.compared.show_only(("share", "groups", *odds_too))
        self.compared.set_key(request.compared)
        self.sides.set_key("two" if asked.two_sided else "one")
        self.terms.set_key("number" if asked.part is None else "group")
        odds = request.compared == "odds"
        for name, seen in (
            *(("against", not odds), ("second", request.compared == "groups"), ("ratio", odds)),
            *(("terms", odds), ("part", odds and asked.part is not None)),
        ):
            self._cells[name].setVisible(seen)

    def _connect(self) -> None:
        for choice, changes in (
            (self.compared, lambda key: {"compared": key}),
            (self.sides, lambda key: {"two_sided": key == "two"}),
            (self.terms, lambda key: {"part": None if key == "number" else _HALF}),
        ):
            choice.chosen.connect(lambda key, changes=changes: self._change(changes(key)))
        self.second.valueChanged.connect(lambda n: self._change({"second_people": n}))
        self.ratio.valueChanged.connect(lambda ratio: self._change({"odds_ratio": ratio}))
        for field, name in ((self.part, "part"), (self.power, "power"), (self.alpha, "alpha")):
            field.valueChanged.connect(lambda f, name=name: self._change({name: f / 100}))
        for field in (self.share, self.against):
            field.valueChanged.connect(self._on_share_changed)

    def _change(self, changes: dict[str, Any]) -> None:
        self.changed.emit({"power": replace(self._request.power, **changes)})

    def _on_share_changed(self) -> None:
        tell = (self.against.value() / 100, self.share.value() / 100)
        self.changed.emit({"tell": tell})
