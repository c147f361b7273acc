"""The card of the design: its name, its exact numbers, what it makes of each truth, and ε."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QWidget

from app.tables import words
from app.tables.cards import NamesCard, combo, design_names, labelled, numbered
from app.tables.mapper import WHOLE, Mapper
from app.theme import Theme
from app.widgets.accessible import announce
from app.widgets.layout import STRETCH, add, clear, column, row
from app.widgets.panels import banner, beside_icon, set_look, show_text
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone
from app.words.catalogue import figures, tr
from app.words.mechanisms import called
from app.words.typed_numbers import read_fraction
from core.interchange.mapping.designs import UNSAID
from core.privacy.designs import DESIGNS
from core.privacy.mechanisms import Domain
from core.survey.model import Question


class DesignCard(QWidget):
    """Emits `changed` when something was done to the mapping."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._theme, self._mapper = theme, mapper
        panel = numbered(3, tr("Design and its exact numbers"), theme)
        self.design = combo(tr("Design"))
        self.convention = TextLabel("", theme, "analyst.small", tone="muted")
        self.names = NamesCard(theme, mapper)
        self.numbers: dict[str, QLineEdit] = {}
        self._numbers = QWidget()
        self._fields = row(on=self._numbers, space=3)
        self.about_numbers = TextLabel(words.about_numbers(), theme, "analyst.small", tone="muted")
        self.fault = TextLabel("", theme, "analyst.small", tone="danger")
        self.fault_note = beside_icon(
            self.fault, Picture("danger", theme, colour="danger", size=16)
        )
        left = column(
            labelled(tr("&Design"), self.design, theme),
            self._numbers,
            self.about_numbers,
            self.fault_note,
            self.convention,
            STRETCH,
            space=3,
        )
        self._rule = QWidget()
        self._grid = QGridLayout(self._rule)
        self._grid.setContentsMargins(theme.margins(0))
        self._grid.setHorizontalSpacing(theme.space(6))
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(theme.space(6))
        self._both.addLayout(left, 1)
        self._both.addWidget(self._rule, 1)
        self._consequence = column()
        add(panel.column, self._both, self._consequence, self.names, STRETCH)
        column(panel, on=self)
        self.design.activated.connect(self._on_design_chosen)
        self.names.changed.connect(self.changed)

    def show_mapped(self) -> None:
        """Show how the question of the open column was asked."""
        now = self._mapper.now
        entry = now.question(now.head)
        self.setVisible(entry is not None)
        if entry is None:
            return
        name, values = now.randomized(now.head)
        with QSignalBlocker(self.design):
            self.design.clear()
            self.design.addItem(tr("Asked in the clear"), "")
            for key, title in design_names(entry):
                self.design.addItem(title, key)
            if name and self.design.findData(name) < 0:
                title = tr("choose …") if name == UNSAID else name
                self.design.addItem(called(DESIGNS[name].title) if name in DESIGNS else title, name)
            self.design.setCurrentIndex(self.design.findData(name))
        plain = {key: value for key, value in values.items() if not isinstance(value, dict)}
        self._show_numbers(name, plain)
        told = tr("Its groups have designs of their own.") if "groups" in values else ""
        told = told or words.convention(name)
        show_text(self.convention, told)
        self._show_rule(now.asked(now.head))
        self.names.show_mapped()

    def _show_numbers(self, design: str, values: dict[str, object]) -> None:
        if list(values) != list(self.numbers):
            clear(self._fields)
            self.numbers = {}
            for name in values:
                field = QLineEdit()
                title = words.parameter_name(design, name)
                field.setAccessibleName(title)
                field.setFont(self._theme.font("analyst.form", tabular=True))
                field.setMaximumWidth(140)
                field.setPlaceholderText("" if name in WHOLE else tr("3/4 or 0.75"))
                field.textEdited.connect(lambda text, name=name: self._on_edited(name, text))
                field.editingFinished.connect(self._show_faults)
                self.numbers[name] = field
                self._fields.addLayout(labelled(title, field, self._theme))
            self._fields.addStretch(1)
        for name, value in values.items():
            field = self.numbers[name]
            same = read_fraction(field.text()) == read_fraction(str(value)) is not None
            if not same and field.text().strip() != str(value):
                field.setText(str(value))  # one that is written otherwise stays as it is typed
        self._numbers.setVisible(bool(values))
        self._show_faults()

    def _show_faults(self) -> None:
        """Say what is wrong with numbers, not of one that is being typed; mended is mended."""
        now = self._mapper.now
        design, values = now.randomized(now.head)
        faults, told = now.faults(now.head), []
        for name, field in self.numbers.items():
            known = field.property("state") == "error"
            wrong = name in faults and (known or not field.hasFocus() or not field.isModified())
            said = ""
            if wrong:
                title = words.parameter_name(design, name)
                said = words.number_fault(title, str(values.get(name, "")), faults[name])
                told.append(said)
                if not known and self.isVisible():
                    announce(field, said)
            if wrong != known:
                set_look(field, state="error" if wrong else "plain")
            field.setAccessibleDescription(said or words.about_numbers())
        self.fault.setText("\n".join(told))
        self.fault_note.setVisible(bool(told))
        fractions = [each for each in values if each not in WHOLE]
        self.about_numbers.setVisible(bool(fractions) and not told and "groups" not in values)

    def _show_rule(self, question: Question | None) -> None:
        for layout in (self._grid, self._consequence):
            clear(layout)
        mechanism = None if question is None else question.channel
        two = question is not None and question.domain is Domain.TWO_ANSWERS
        plain = mechanism is not None and not mechanism.counts_reports
        self._rule.setVisible(mechanism is not None and two and plain)
        if question is None or mechanism is None:
            return
        if two and plain:
            heads = (tr("truth"), tr("says Yes"), tr("says No"))
            rows = [
                (name, *(str(mechanism.probability(report, truth)) for report in (1, 0)))
                for name, truth in ((tr("Yes"), 1), (tr("No"), 0))
            ]
            title = TextLabel(
                tr("What the rule makes of an answer"), self._theme, "analyst.small", tone="muted"
            )
            self._grid.addWidget(title, 0, 0, 1, 3)
            for place, cells in enumerate((heads, *rows), start=1):
                for at, text in enumerate(cells):
                    never = place > 1 and at and text == "0"
                    style = "analyst.small" if place == 1 else "analyst.form"
                    tone: Tone = "warning" if never else "muted" if place == 1 else "text"
                    label = TextLabel(figures(text), self._theme, style, tone=tone)
                    self._grid.addWidget(label, place, at)
            self._grid.setRowStretch(4, 1)
        warned, told, detail = words.consequence_of_design(question)
        strip = banner(
            "warning" if warned else "info",
            told,
            self._theme,
            detail=detail,
            style="analyst.strong",
        )
        self._consequence.addWidget(strip)

    def fit(self, width: int) -> None:
        """Put the rule beneath where there is no room beside."""
        beside = width >= 480
        self._both.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def _on_design_chosen(self) -> None:
        self._mapper.set_design(str(self.design.currentData()))
        self.changed.emit()

    def _on_edited(self, name: str, text: str) -> None:
        now = self._mapper.now
        if now.randomized(now.head)[1].get(name) == "":  # what was missing is being typed
            set_look(self.numbers[name], state="plain")
        self._mapper.set_number(name, text)
        self.changed.emit()
