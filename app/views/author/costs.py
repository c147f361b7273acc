"""What the chosen question costs, and all of them: odds, ε, error."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.flows.editing import Editing
from app.flows.editing_costs import SHARE, Costs, costs
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.fields import number_field
from app.widgets.icon_array import IconArray
from app.widgets.panels import Panel, card, scroll_down
from app.widgets.text import TextLabel
from app.words.authoring import abstaining, odds_sentence
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.present.numerals import number
from core.privacy.epsilon import (
    SURVEY_LIMIT,
    SURVEY_WARNING,
    epsilon_text,
    epsilon_upper,
    factor_text,
)
from core.survey import Kind

WIDTH = 344
_COLUMNS, _SMALL = 20, 0.6  # of a hundred people
_MOST_PEOPLE = 10_000_000


class CostsPanel(QScrollArea):
    """Emits `people_changed(int)`, and `deed_wanted(str)` for what it offers, by name."""

    people_changed = Signal(int)
    deed_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        scroll_down(self)
        self.setFixedWidth(WIDTH)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(5, 4))
        column.setSpacing(theme.space(3))
        self.people_field = number_field(1, _MOST_PEOPLE, 1000, theme, name=tr("People planned"))
        self.people_field.setGroupSeparatorShown(True)
        self.people_field.valueChanged.connect(self.people_changed)
        head = QHBoxLayout()
        head.addWidget(TextLabel(tr("What it costs"), theme, "analyst.section", wrap=False), 1)
        head.addWidget(TextLabel(tr("people"), theme, "analyst.base", tone="muted", wrap=False))
        head.addWidget(self.people_field)
        column.addLayout(head)
        self._add_odds(column)
        self._add_epsilon(column)
        self._add_error(column)
        self._add_abstaining(column)
        column.addStretch(1)
        self.setWidget(ground)
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def _label(
        self, panel: Panel, style: str = "analyst.base", *, muted: bool = False
    ) -> TextLabel:
        label = TextLabel("", self._theme, style, tone="muted" if muted else "text")
        panel.column.addWidget(label)
        return label

    def _add_odds(self, column: QVBoxLayout) -> None:
        self._odds = card(padding=16)
        self._kept, self._joined = IconArray(self._theme), IconArray(self._theme)
        for array in (self._kept, self._joined):
            array.set_columns(_COLUMNS, _SMALL)
            self._odds.column.addWidget(array)
        self.odds_label = self._label(self._odds)
        column.addWidget(self._odds)

    def _add_epsilon(self, column: QVBoxLayout) -> None:
        panel = card(padding=16)
        self.this_label = self._label(panel, "analyst.strong")
        self.all_label = self._label(panel, "analyst.strong")
        self.limit_label = self._label(panel, muted=True)
        column.addWidget(panel)

    def _add_error(self, column: QVBoxLayout) -> None:
        self._error = card(padding=16)
        self.share_label = self._label(self._error, muted=True)
        self.margin_label = self._label(self._error, "analyst.heading")
        self.error_label = self._label(self._error, muted=True)
        column.addWidget(self._error)

    def _add_abstaining(self, column: QVBoxLayout) -> None:
        self._abstaining = card(padding=16)
        self.abstaining_label = self._label(self._abstaining)
        self.offer_button = secondary_button(tr("Offer “Prefer not to say”"), self._theme, "form")
        self.offer_button.setObjectName("offer_abstaining")
        self.offer_button.clicked.connect(lambda: self.deed_wanted.emit("abstain"))
        self._abstaining.column.addWidget(self.offer_button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(self._abstaining)

    def show_costs(self, editing: Editing) -> str:
        """Show what the draft costs now; return it in one line, for a narrow window."""
        found, people = costs(editing), editing.draft.respondents
        if self.people_field.value() != people:
            self.people_field.blockSignals(True)
            self.people_field.setValue(people)
            self.people_field.blockSignals(False)
        self._show_odds(found)
        this = self._show_epsilon(found)
        self._error.setVisible(found.error is not None)
        margin = ""
        if found.error is not None and found.margin is not None:
            margin = tr("± {0} points").format(number(100 * found.margin, 1))
            share = number(100 * SHARE)
            told = tr("If it is true of {share}% of {people} people")
            if found.measured:
                told = tr("If the mean of {people} people is at {share}% of the range")
            self.share_label.setText(told.format(share=share, people=f"{people:,}"))
            self.margin_label.setText(margin)
            error = number(100 * found.error, 2)
            self.error_label.setText(tr("Standard error {0} points.").format(error))
        self._show_abstaining(editing.question, found)
        return " · ".join(part for part in (this, margin) if part)

    def _show_odds(self, found: Costs) -> None:
        self._odds.setVisible(found.odds is not None)
        if found.odds is None:
            return
        self._kept.set_count(round(found.odds.kept))
        self._joined.set_count(round(found.odds.joined))
        self.odds_label.setText(odds_sentence(found.kind, found.mirrored, found.odds))

    def _show_epsilon(self, found: Costs) -> str:
        total = epsilon_text(found.total)
        if not found.sensitive:
            this = tr("This question: saved as given")
        elif not found.known:
            this = tr("This question: ε –")
        else:
            this = tr("This question: ε {epsilon}, up to {factor} times the odds").format(
                epsilon=epsilon_text(found.ratio), factor=factor_text(found.ratio)
            )
        self.this_label.setText(this)
        if not found.asked:
            self.all_label.setText(tr("No question is randomized yet"))
            self.limit_label.setText("")
            return tr("Nothing is randomized yet")
        of_all = tr("All {n} randomized: ε {epsilon}, up to {factor} times the odds")
        if not found.whole:
            of_all = tr("All {n} randomized, as far as known: ε {epsilon}")
        self.all_label.setText(
            of_all.format(n=found.asked, epsilon=total, factor=factor_text(found.total))
        )
        upper = epsilon_upper(found.total)
        limit = tr("Above {warning} people are warned, above {limit} a survey is refused.")
        if upper > SURVEY_LIMIT:
            limit = tr("Above {limit} in all a survey is refused. Lower a question’s ε.")
        elif upper > SURVEY_WARNING:
            limit = tr("Above {warning} in all, people are warned on the first page.")
        self.limit_label.setText(limit.format(warning=SURVEY_WARNING, limit=SURVEY_LIMIT))
        self.limit_label.set_tone("warning" if upper > SURVEY_WARNING else "muted")
        known = found.sensitive and found.known
        shown = epsilon_text(found.ratio) if known else "–"
        return tr("ε {this}, in all {total}").format(this=shown, total=total)

    def _show_abstaining(self, question: DraftQuestion | None, found: Costs) -> None:
        none = question is not None and not any(option.abstain for option in question.options)
        self._abstaining.setVisible(found.sensitive and none)
        self.abstaining_label.setText(abstaining(found.kind, found.error, found.abstaining_error))
        self.offer_button.setVisible(found.kind not in (Kind.MANY_OF, Kind.NUMBER))
