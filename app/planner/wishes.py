"""The fields of the planner: what is wanted, how well protected, what is asked, of how many."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from app.planner.asked import AskedFields
from app.planner.goals import GoalFields
from app.planner.plan_request import Subject
from app.planner.planned import Planned
from app.planner.scales import scales_of
from app.planner.target_epsilon import TargetEpsilon
from app.theme import Theme
from app.widgets.layout import STRETCH, column
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class WishFields(QWidget):
    """Emits `changed(Wish)` whenever something else is wished for.

    Emits `whole_wanted(bool)` where all questions of a draft are to be planned, or one of them.
    """

    changed = Signal(object)
    whole_wanted = Signal(bool)

    def __init__(self, theme: Theme, subject: Subject) -> None:
        super().__init__()
        self._theme = theme
        self.wish = subject.wish
        self.goals = GoalFields(theme, subject.wish)
        self.asked = AskedFields(theme, subject)
        self.target = TargetEpsilon(theme, subject.wish.epsilon)
        self._title = TextLabel("", theme, "analyst.section")
        self.total_label = TextLabel("", theme, "analyst.base", tone="muted")
        self.total_label.setObjectName("total_epsilon")
        self._rules = [_rule(), _rule()]
        self._lay_out()
        self.goals.changed.connect(lambda changes: self._change(**changes))
        self.asked.changed.connect(lambda changes: self._change(**changes))
        self.asked.whole_wanted.connect(self.whole_wanted)
        self.target.value_changed.connect(lambda text: self._change(goal="epsilon", epsilon=text))

    def _lay_out(self) -> None:
        theme = self._theme
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(theme.margins(0))
        row.setSpacing(theme.space(5))
        middle = column(self._title, self.target, self.total_label, STRETCH, space=2)
        row.addWidget(self.goals)
        row.addWidget(self._rules[0])
        row.addLayout(middle, 1)
        row.addWidget(self._rules[1])
        row.addWidget(self.asked, 1)

    def set_beside(self, beside: bool) -> None:
        """Put the three groups side by side, or beneath each other."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        for rule in self._rules:
            rule.setVisible(beside)

    def show_found(self, found: Planned) -> None:
        """Show the ε that came out, and what it means for the whole survey."""
        wish = self.wish = found.wish
        shared = wish.items > 1
        self._title.setText(
            tr("Protection of the whole") if shared else tr("Protection of this question")
        )
        self.target.offer_scales(scales_of(wish))
        if self.target.value != wish.epsilon:
            self.target.set_value(wish.epsilon)
        self.goals.show_wish(wish)
        self.asked.show_wish(wish)
        told = [tr("ε {total} in all, {odds}.").format(total=found.total, odds=found.odds)]
        if not found.total:
            told = ["ε –"]
        self.total_label.setText(" ".join([*told, found.warning]).strip())

    def _change(self, **changes: object) -> None:
        wish = replace(self.wish, **changes)  # type: ignore[arg-type]  # by name
        if "share" in changes and wish.goal == "power":  # it is the one to tell
            wish = replace(wish, tell=(wish.tell[0], wish.share))
        self.wish = wish
        self.changed.emit(wish)


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedWidth(1)
    return rule
