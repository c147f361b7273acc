"""How a question is randomized: mechanism, fractions, and who carries it out."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app.author.editing.costs import Way, use_for, ways
from app.author.editing.editing import Keys
from app.author.editing.targets import type_wanted, wanted
from app.author.form.fields import Field, Line, text_field
from app.author.form.form import Form, keyed
from app.author.words.authoring import (
    fractions_text,
    procedure_detail,
    procedure_icon,
    procedure_name,
)
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import MIDDLE, column, row, wide
from app.widgets.panels import Panel, rule, well
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import joined, tr
from app.words.mechanisms import called
from app.words.numerals import epsilon_text
from app.words.typed_numbers import read_decimal, read_fraction
from core.draft import DraftMechanism, DraftQuestion, edits
from core.draft.fitting import fitted, target_of, wanted_epsilon
from core.privacy.epsilon import LEAST_TARGET, SURVEY_LIMIT
from core.privacy.mechanisms import REGISTRY, Probability, for_domain
from core.privacy.procedures import Procedure
from core.survey import fraction_text

_TARGET = 96  # px, for a number


def add_randomizing(form: Form[DraftQuestion], theme: Theme) -> None:
    """Put mechanism, fractions and procedures of the chosen question into its form."""
    question = form.held
    form.add_heading(tr("How it is randomized"))
    form.column.addWidget(_summary(form, theme))
    row = form.add_row()
    row.addWidget(_mechanisms(form, theme), 2, Qt.AlignmentFlag.AlignTop)
    for field in _fractions(form, theme):
        form.fields.append(field)
        row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
    form.column.addWidget(_target(form, theme))
    if question.kind.definition.by_device:
        _add_ways(form, theme)


def _summary(form: Form[DraftQuestion], theme: Theme) -> Panel:
    """Return the fractions in words, with the way to the planner."""
    read = form.editing.costed.of(form.editing.index)
    panel = well(padding=12)
    middle = Qt.AlignmentFlag.AlignVCenter
    words = fractions_text(form.held.mechanism, form.held.kind)
    line = row(
        Picture("wheel", theme, colour="accent", size=22),
        wide(TextLabel(words, theme, "analyst.strong")),
        space=3,
        align=MIDDLE,
    )
    if read is not None:
        epsilon = tr("ε {0}").format(epsilon_text(read.ratio))
        line.addWidget(TextLabel(epsilon, theme, "analyst.base", wrap=False), 0, middle)
    plan = secondary_button(tr("Change in the planner"), theme, "form", icon="plan")
    keyed(plan, ("mechanism", "plan"), "change_in_planner")
    plan.clicked.connect(lambda: form.wanted.emit("plan"))
    line.addWidget(plan, 0, middle)
    panel.column.addLayout(line)
    return panel


def _mechanisms(form: Form[DraftQuestion], theme: Theme) -> Field:
    question = form.held
    box = QComboBox()
    domain = question.kind.domain(measured=not question.bins)
    for name, mechanism in for_domain(domain).items():
        box.addItem(called(mechanism.title), name)
    now = question.mechanism
    box.setCurrentIndex(box.findData(now.name) if now is not None else -1)
    box.setAccessibleName(tr("Mechanism"))
    box.setObjectName("mechanism")
    field = Field(("mechanism",), tr("&Mechanism"), box, theme)
    form.fields.append(field)

    def take(_: int) -> None:
        name, held = str(box.currentData()), form.held
        target = target_of(wanted(form.editing).target)
        made = fitted(held, Decimal(target.epsilon), name)
        if made is None:
            blank = {each: "" for each in REGISTRY[name].parameters}
            found = edits.with_design(held, DraftMechanism(name, blank), held.procedures)
        else:
            found = edits.with_design(held, made, held.procedures, target)
        form.do(found, ("mechanism",))

    box.activated.connect(take)
    return field


def _fractions(form: Form[DraftQuestion], theme: Theme) -> list[Field]:
    mechanism = form.held.mechanism
    if mechanism is None or mechanism.name not in REGISTRY:
        return []
    made = []
    for name, parameter in REGISTRY[mechanism.name].parameters.items():
        keys: Keys = ("mechanism", name)
        probability = isinstance(parameter, Probability)

        def put(
            q: DraftQuestion, text: str, name: str = name, probability: bool = probability
        ) -> DraftQuestion:
            value: str | int = text.strip()
            if not probability and isinstance(value, str) and value.isdecimal():
                value = int(value)
            return edits.with_parameter(q, name, value)

        def leave(name: str = name, probability: bool = probability) -> None:
            if probability:
                _reduce(form, name)
            form.leave()

        words = f"&{name}"
        value = str(mechanism.values.get(name, ""))
        field = text_field(
            keys, words, value, theme, form.typing(keys, put), leave, pattern="[0-9/.,]{0,40}"
        )
        made.append(field)
    return made


def _reduce(form: Form[DraftQuestion], name: str) -> None:
    """Write 0.75 and 6/8 as the 3/4 that a file holds."""
    question = form.editing.question
    if question is None or question.mechanism is None:
        return
    written = question.mechanism.values.get(name)
    if not isinstance(written, str):
        return
    number = read_fraction(written)
    if number is None:
        return
    reduced = fraction_text(number)
    if reduced != written:
        form.type_(edits.with_parameter(question, name, reduced), ("mechanism", name))
        line = next(f.control for f in form.fields if f.keys == ("mechanism", name))
        line.setProperty("text", reduced)


def _target(form: Form[DraftQuestion], theme: Theme) -> QWidget:
    """Return a field for the wanted ε, for which the fractions are found."""
    holder = QWidget()
    editing = form.editing
    field = Line(
        *(theme, wanted(editing).text, tr("Wanted ε of this question")),
        pattern="[0-9]{0,2}([.,][0-9]{0,6})?",
    )
    keyed(field, ("target",), "target")
    field.setFixedWidth(_TARGET)
    field.textEdited.connect(lambda text: type_wanted(editing, text))
    told = TextLabel(_held_text(form), theme, "analyst.base", tone="muted")

    def already() -> None:
        told.set_tone("muted")
        told.setText(tr("The fractions are those for this ε."))

    def fit() -> None:
        told.set_tone("warning")
        typed = field.text()
        if wanted(editing).is_met(typed):
            already()
            return
        target = read_decimal(typed, LEAST_TARGET, SURVEY_LIMIT)
        if target is None:
            told.setText(tr("Give an ε from 0.1 to 8, such as 1 or 0.5."))
            return
        question = form.held
        found = edits.at_epsilon(question, target)
        made = found.mechanism
        if made is None or question.mechanism is None or made.name != question.mechanism.name:
            told.setText(
                tr("No report could tell anything at this ε. Raise it, or give fewer options.")
            )
        elif found == question:
            already()
        else:
            editing.unfitted.pop(question.id, None)
            form.do(found, ("mechanism", next(iter(made.values))))

    button = secondary_button(tr("Find the &fractions for this ε"), theme, "form")
    keyed(button, ("mechanism", "fit"), "fit")
    button.clicked.connect(fit)
    name = TextLabel(tr("Wanted ε"), theme, "analyst.base", wrap=False)
    row(name, field, button, wide(told), on=holder, space=3, align=MIDDLE)
    return holder


def _held_text(form: Form[DraftQuestion]) -> str:
    """Say what becomes of ε where options come and go; nothing of a question that has none."""
    question, kind = form.held, form.held.kind.definition
    if not (kind.listed or kind.numeric):
        return ""
    if wanted_epsilon(question) is None:
        return tr("These fractions stay as they are where options come and go; ε does not.")
    return tr("It holds where options come and go: the fractions are found anew.")


def _add_ways(form: Form[DraftQuestion], theme: Theme) -> None:
    """Offer the procedures, with what each can do at these fractions."""
    question = form.held
    told = tr("the respondent picks one of those you allow")
    form.column.addLayout(
        row(
            TextLabel(tr("Who randomizes"), theme, "analyst.section", wrap=False),
            wide(TextLabel(told, theme, "analyst.base", tone="muted")),
            space=2,
        )
    )
    found = {way.procedure: way for way in ways(form.editing.costed.of(form.editing.index))}
    for procedure in Procedure:
        way = found.get(procedure)
        form.column.addWidget(rule())
        form.add_field(
            _way_field(form, theme, procedure, way, procedure.value in question.procedures)
        )


def _way_field(
    form: Form[DraftQuestion], theme: Theme, procedure: Procedure, way: Way | None, chosen: bool
) -> Field:
    question = form.held
    box = QCheckBox(procedure_name(procedure))
    box.setIcon(theme.icon(procedure_icon(procedure), "text_muted", 18))
    box.setFont(theme.font("analyst.strong"))
    box.setChecked(chosen)
    box.setObjectName(f"way_{procedure.value}")
    exact = way is None or way.exact
    box.setEnabled(exact or chosen)
    keys: Keys = ("procedures", procedure.value)
    box.toggled.connect(lambda on: _allow(form, procedure, on))
    field = Field(keys, "", box, theme)
    holder = QWidget()
    nearest = None if way is None or exact else way.nearest
    detail = procedure_detail(procedure, question.mechanism, nearest)
    told = TextLabel(detail, theme, "analyst.base", tone="muted")
    told.setContentsMargins(theme.space(6) + 4, 0, 0, 0)
    words = column(box, told, space=0)
    line = row(wide(words), on=holder, space=3)
    if way is not None and not exact and way.nearest is not None:
        fractions = joined([str(value) for value in way.nearest.values.values()])
        use = secondary_button(
            tr("Use {fractions} · ε {epsilon}").format(
                fractions=fractions, epsilon=epsilon_text(way.ratio)
            ),
            theme,
            "form",
        )
        use.setAccessibleDescription(procedure_name(procedure))
        keyed(use, ("procedures", procedure.value, "use"), f"use_{procedure.value}")
        use.clicked.connect(lambda: form.do(use_for(form.held, way), keys))
        line.addWidget(use)
    elif way is not None:
        line.addWidget(
            TextLabel(tr("✓ Exact"), theme, "analyst.strong", tone="success", wrap=False)
        )
    field.stand_in(holder)
    return field


def _allow(form: Form[DraftQuestion], procedure: Procedure, on: bool) -> None:
    question = form.held
    chosen = {name for name in question.procedures if name != procedure.value}
    chosen |= {procedure.value} if on else set()
    in_order = tuple(each.value for each in Procedure if each.value in chosen)
    form.do(replace(question, procedures=in_order), ("procedures", procedure.value))
