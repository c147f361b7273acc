"""Asking each person only some: the options of a many-of, or the questions of a block."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QWidget

from app.author.editing.offers import ask_some_options
from app.author.form.fields import Field
from app.author.form.form import Form, keyed
from app.author.words.authoring import drawn_rule, said
from app.theme import Theme
from app.widgets.button import quiet_button, secondary_button
from app.widgets.layout import STRETCH, column, row
from app.widgets.shortened import ShortCheckBox
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import Draft, DraftBlock, DraftQuestion

_ALL = 0


def _choice(n: int, asked: int, theme: Theme, words: str, keys: tuple[str | int, ...]) -> Field:
    """Return the choice of how many of `n` a person is asked; `_ALL` stands first."""
    box = QComboBox()
    box.setAccessibleName(words.replace("&", ""))
    if keys[0] == "ask":
        box.addItem(tr("All {0}").format(n), _ALL)
    for count in range(1, n):
        box.addItem(tr("{0} of the {1}, drawn by chance").format(count, n), count)
    if asked and box.findData(asked) < 0:
        box.addItem(str(asked), asked)
    box.setCurrentIndex(max(box.findData(asked), 0))
    box.setObjectName("_".join(str(key) for key in keys))
    return Field(keys, words, box, theme, hint=drawn_rule() if asked else "")


def add_asking_some(form: Form[DraftQuestion], theme: Theme) -> None:
    """Let the author of a many-of choose how many options each person is asked."""
    question = form.held
    n, asked = len(question.options), question.ask or _ALL
    field = form.add_field(_choice(n, asked, theme, tr("Each person is as&ked"), ("ask",)))
    box = field.control

    def take(_: int) -> None:
        if isinstance(box, QComboBox):
            ask_some_options(form.editing, int(box.currentData()) or None)
            form.done.emit()

    if isinstance(box, QComboBox):
        box.activated.connect(take)


def add_blocks(form: Form[Draft], theme: Theme) -> None:
    """Put the blocks of questions, of which each person is asked only some, into the form."""
    draft = form.held
    sensitive = [question for question in draft.questions if question.sensitive]
    if len(sensitive) < 2 and not draft.sample:
        return
    form.add_heading(tr("Ask each person only some"))
    for at in range(len(draft.sample)):
        _add_block(form, theme, at)
    drawn = {id_ for block in draft.sample for id_ in block.questions}
    free = _alike([question for question in sensitive if question.id not in drawn])
    if len(free) > 1:
        button = secondary_button(tr("Ask only some of the &questions"), theme, "form", icon="plus")
        keyed(button, ("sample", "add"), "add_block")
        button.clicked.connect(lambda: _put(form, (*draft.sample, DraftBlock(free)), len(free)))
        form.column.addLayout(row(button, STRETCH))
    if not draft.sample:
        form.column.addWidget(TextLabel(drawn_rule(), theme, "analyst.base", tone="muted"))


def _alike(questions: list[DraftQuestion]) -> tuple[str, ...]:
    """Return the questions that are asked under the condition of the first one."""
    return tuple(each.id for each in questions if each.ask_if == questions[0].ask_if)


def _add_block(form: Form[Draft], theme: Theme, at: int) -> None:
    draft, language = form.held, form.language
    block = draft.sample[at]
    words = tr("Each person is asked")
    keys = ("sample", at, "ask")
    field = form.add_field(_choice(len(block.questions), block.ask, theme, words, keys))
    box = field.control
    if isinstance(box, QComboBox):
        box.activated.connect(
            lambda _: _replace(form, at, replace(block, ask=int(box.currentData())))
        )
    holder = QWidget()
    held = column(on=holder, space=1)
    elsewhere = {id_ for other in draft.sample if other is not block for id_ in other.questions}
    for question in draft.questions:
        if question.id in elsewhere or not question.sensitive:
            continue
        check = ShortCheckBox(said(question.text, language) or question.id)
        check.setChecked(question.id in block.questions)
        keyed(check, ("sample", at, "questions", question.id), f"drawn_{at}_{question.id}")
        check.toggled.connect(lambda on, id_=question.id: _take(form, at, id_, on))
        held.addWidget(check)
    rule = tr("Only randomized questions can be drawn. Those in the clear are not offered.")
    form.add_field(Field(("sample", at, "questions"), "", holder, theme, hint=rule))
    remove = quiet_button(tr("Ask everybody all of them"), theme, "form")
    keyed(remove, ("sample", at, "remove"), f"remove_block_{at}")
    remove.clicked.connect(lambda: _put(form, (*draft.sample[:at], *draft.sample[at + 1 :]), None))
    form.column.addLayout(row(remove, STRETCH))


def _take(form: Form[Draft], at: int, id_: str, on: bool) -> None:
    """Take a question into a block or out of it; what cannot be drawn so is told beside it."""
    draft = form.held
    block = draft.sample[at]
    chosen = {*block.questions, id_} if on else {*block.questions} - {id_}
    ids = tuple(question.id for question in draft.questions if question.id in chosen)
    _replace(form, at, replace(block, questions=ids), id_)


def _replace(form: Form[Draft], at: int, block: DraftBlock, id_: str = "") -> None:
    draft = form.held
    sample = (*draft.sample[:at], block, *draft.sample[at + 1 :])
    keys = ("sample", at, "questions", id_) if id_ else ("sample", at, "ask")
    form.do(replace(draft, sample=sample), keys)


def _put(form: Form[Draft], sample: tuple[DraftBlock, ...], added: int | None) -> None:
    keys = ("sample", "add") if added is None else ("sample", len(sample) - 1, "ask")
    form.do(replace(form.held, sample=sample), keys)
