"""Who is asked a question: everyone, or those who chose some answers to a clear one before."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QComboBox

from app.author.form.fields import Field
from app.author.form.form import Form, keyed
from app.author.kinds import AUTHORED
from app.author.words.authoring import condition_echo, said
from app.theme import Theme
from app.widgets.shortened import ShortCheckBox
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.survey import AskIf


def add_condition(form: Form[DraftQuestion], theme: Theme) -> None:
    """Put the condition of the chosen question into its form."""
    question, at = form.held, form.editing.index or 0
    earlier = [
        each
        for each in form.editing.draft.questions[:at]
        if not each.sensitive and not each.kind.definition.numeric
    ]
    asked = None if question.ask_if is None else question.ask_if.parts[0]
    if not earlier and asked is None:
        return
    form.add_heading(tr("Who is asked"))
    box = QComboBox()
    box.setObjectName("ask_if")
    box.setAccessibleName(tr("Who is asked"))
    box.addItem(tr("Everyone"), "")
    for each in earlier:
        box.addItem(said(each.text, form.language) or each.id, each.id)
    if asked is not None and box.findData(asked.question) < 0:
        box.addItem(asked.question, asked.question)
    box.setCurrentIndex(box.findData(asked.question) if asked is not None else 0)
    box.activated.connect(lambda _: _choose(form, str(box.currentData())))
    rule = tr(
        "Only clear questions can be chosen: who is asked a question shows what was answered "
        "before."
    )
    form.add_field(Field(("ask_if",), "", box, theme, hint=rule))
    if asked is None:
        return
    source = next((each for each in earlier if each.id == asked.question), None)
    if source is None:
        return
    answers = AUTHORED[source.kind].answers(source, form.language)
    for id_, words in answers:
        check = ShortCheckBox(words)
        check.setChecked(id_ in asked.values)
        keyed(check, ("ask_if", "in", id_), f"ask_if_{id_}")
        check.toggled.connect(lambda on, id_=id_: _set(form, id_, on))
        form.column.addWidget(check)
    chosen = [words for id_, words in answers if id_ in asked.values]
    echo = condition_echo(chosen, said(source.text, form.language))
    form.column.addWidget(TextLabel(echo, theme, "analyst.base"))


def _choose(form: Form[DraftQuestion], source: str) -> None:
    condition = AskIf.of(source) if source else None
    form.do(replace(form.held, ask_if=condition), ("ask_if",))


def _set(form: Form[DraftQuestion], value: str, on: bool) -> None:
    condition = form.held.ask_if
    if condition is None:
        return
    asked, *others = condition.parts
    chosen = {*asked.values, value} if on else {*asked.values} - {value}
    source = next(q for q in form.editing.draft.questions if q.id == asked.question)
    values = tuple(
        id_ for id_, _ in AUTHORED[source.kind].answers(source, form.language) if id_ in chosen
    )
    condition = replace(condition, parts=(replace(asked, values=values), *others))
    form.do(replace(form.held, ask_if=condition), ("ask_if", "in", value))
