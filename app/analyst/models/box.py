"""A formula as chips and as text: one value, changed in either."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.analyses.content import StudyContent
from app.analyses.words.model_names import ModelNames
from app.analyst.models.field import FormulaField
from app.analyst.state.modelling import (
    Completion,
    Typed,
    completion,
    explaining,
    outcome_items,
    terms_to_add,
    typed,
    with_term,
    with_usual_references,
)
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.flow import Flow
from app.widgets.layout import add
from app.widgets.panels import Panel
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.options import beginning
from app.words.refusals import message, remedy
from core.grammar.formula import Formula, Term, term_text, write
from core.survey.model import Survey

_CHIP = 28  # letters


class FormulaBox(Panel):
    """Emits `changed(str, int)`: a formula as text, and which typing it was, 0 for none."""

    changed = Signal(str, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__("well", padding=theme.space(4))
        self._theme = theme
        self._survey: Survey | None = None
        self._content: StudyContent | None = None
        self._names: ModelNames | None = None
        self._formula: Formula | None = None
        self._flow = Flow(gap=theme.space(2))
        self._lead = TextLabel(tr("Outcome"), theme, "analyst.strong", tone="muted", wrap=False)
        self._on = TextLabel(
            tr("on", "an outcome on its terms"), theme, "analyst.base", tone="muted", wrap=False
        )
        self.outcome = self._chip("", trailing="chevron-down")
        self.outcome_menu = QMenu(self.outcome)
        self.outcome.setMenu(self.outcome_menu)
        self.add_button = Button(tr("Add a term"), theme, "secondary", "chip", icon="plus")
        self.add_menu = QMenu(self.add_button)
        self.add_menu.setAccessibleName(tr("Terms that can be added"))
        self.add_menu.aboutToShow.connect(self._fill_add_menu)
        self.add_button.setMenu(self.add_menu)
        self.terms: list[Button] = []
        self.field = FormulaField(theme, self._completion)
        self.field.formula_typed.connect(self._on_typed)
        self.text_button = quiet_button("", theme, "form", do=self._on_text_wanted)
        chips = (self._lead, self.outcome, self._on, self.add_button, self.text_button)
        self._flow.set_widgets(chips)
        self.told = TextLabel("", theme, "analyst.base", tone="muted")
        self.told.setObjectName("formula_told")
        add(self.column, self._flow, self.field, self.told)
        self._show_problem(Typed())
        self.show_text(False)

    @property
    def text_shown(self) -> bool:
        """Whether the formula stands there as text."""
        return not self.field.isHidden()

    def show_text(self, shown: bool) -> None:
        """Let the formula stand there as text, to be typed, or not."""
        self.text_button.setText(tr("Hide the formula") if shown else tr("Show as formula"))
        self.field.setVisible(shown)
        self.told.setVisible(shown)

    def _on_text_wanted(self) -> None:
        self.show_text(not self.text_shown)
        if self.text_shown:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.end(False)

    def show_formula(self, names: ModelNames, content: StudyContent) -> None:
        """Show a formula, without emitting; what is being typed, and means the same, stays.

        `names` are what it is called by, `content` the study that it is of.
        """
        formula, survey = names.formula, content.survey
        same = formula == self._formula and survey is self._survey
        if not same or names != self._names:
            self._show_chips(names)
        self._formula, self._survey = formula, survey
        self._content, self._names = content, names
        # What is wrong stays to be mended, until another formula is looked at.
        wrong = self.field.property("state") == "error"
        if not same if wrong else typed(self.field.text(), survey).formula != formula:
            self._set_text(write(formula))

    def _set_text(self, text: str) -> None:
        self.field.show_text(text)
        self._show_problem(Typed())

    # Chips

    def _chip(self, text: str, *, trailing: str) -> Button:
        return Button(text, self._theme, "chip", "chip", trailing=trailing)

    def _show_chips(self, names: ModelNames) -> None:
        formula = names.formula
        outcome = names.question(formula.outcome)
        self.outcome.setText(beginning(outcome, _CHIP))
        self.outcome.setToolTip(outcome)
        self.outcome.setAccessibleName(tr("Outcome: {question}").format(question=outcome))
        self.outcome_menu.clear()
        for item in outcome_items(names):
            action = self.outcome_menu.addAction(item.label.replace("&", "&&"))
            action.triggered.connect(partial(self._explain, item.key))
        focused = next((i for i, each in enumerate(self.terms) if each.hasFocus()), None)
        self.terms = []
        for term in formula.terms:
            button = self._chip(beginning(names.term(term), _CHIP), trailing="close")
            button.setToolTip(tr("Leave out {term}").format(term=names.term(term)))
            button.setAccessibleName(tr("Leave out {term}").format(term=names.term(term)))
            button.clicked.connect(partial(self._leave_out, term))
            self.terms.append(button)
        chips = (self._lead, self.outcome, self._on, *self.terms)
        shown = (*chips, self.add_button, self.text_button)
        self._flow.set_widgets(shown)
        if focused is not None:
            left = self.terms[min(focused, len(self.terms) - 1)] if self.terms else self.add_button
            left.setFocus(Qt.FocusReason.OtherFocusReason)
        order: list[QWidget] = [self.outcome, *self.terms, self.add_button, self.text_button]
        order.append(self.field)
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _fill_add_menu(self) -> None:
        self.add_menu.clear()
        if self._formula is None or self._survey is None:
            return
        single, crossed = terms_to_add(self._formula, self._survey)
        for term in single:
            self._add_action(self.add_menu, term)
        if crossed:
            menu = self.add_menu.addMenu(tr("Crossing"))
            for term in crossed:
                self._add_action(menu, term)
        if not single and not crossed:
            self.add_menu.addAction(tr("There is no other question.")).setEnabled(False)

    def _add_action(self, menu: QMenu, term: Term) -> None:
        name = term_text(term) if self._names is None else self._names.term(term)
        action = menu.addAction(name.replace("&", "&&"))
        action.triggered.connect(partial(self._add, term))

    def _explain(self, question: str, _checked: bool = False) -> None:
        if self._formula is not None:
            self._choose(explaining(question, self._formula))

    def _add(self, term: Term, _checked: bool = False) -> None:
        if self._formula is not None and self._content is not None:
            formula = with_term(self._formula, term)
            self._choose(with_usual_references(formula, term, self._content))

    def _leave_out(self, term: Term, _checked: bool = False) -> None:
        if self._formula is not None and term in self._formula.terms:
            self._choose(self._formula.without(term))

    def _choose(self, formula: Formula) -> None:
        self._set_text(write(formula))
        self.changed.emit(write(formula), 0)

    # Text

    def _completion(self, text: str, cursor: int) -> Completion:
        return completion(text, cursor, self._survey) if self._survey else Completion(cursor)

    def _on_typed(self, text: str, typing: int) -> None:
        if self._survey is None:
            return
        found = typed(text, self._survey)
        self._show_problem(found)
        if found.formula is not None:
            self.changed.emit(write(found.formula), typing)

    def _show_problem(self, found: Typed) -> None:
        problem = found.problem
        self.field.show_wrong(found.place if problem is not None else (0, 0))
        told = tr("a:b crosses two terms, a*b adds both and their crossing.")
        if problem is not None:
            told = f"{_at(found)} {message(problem)} {remedy(problem)}"
        self.told.setText(told)
        self.told.set_tone("danger" if problem is not None else "muted")
        self.field.setAccessibleDescription(told)


def _at(found: Typed) -> str:
    return tr("At letter {n}:").format(n=found.place[0] + 1)
