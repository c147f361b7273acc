"""The options of a question: one row each, pasted many at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from app.flows.editing import Keys, typed, with_words
from app.theme import Theme
from app.views.author.fields import Field, Line
from app.views.author.form import keyed
from app.widgets.button import Button, quiet_button
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import DraftOption, DraftQuestion, edits
from core.survey.ids import id_of

if TYPE_CHECKING:
    from app.views.author.question_form import QuestionForm


def add_options(form: QuestionForm, theme: Theme) -> None:
    """Put the options of the chosen question into its form."""
    options = form.question.options
    form.add_heading(tr("Options: {0}").format(len(options)))
    for at in range(len(options)):
        form.add_field(_OptionRow(form, theme, at))
    row = QHBoxLayout()
    row.setSpacing(theme.space(4))
    add = quiet_button(tr("&Add option"), theme, "form")
    keyed(add, ("options", "add"), "add_option")
    add.clicked.connect(lambda: _add(form))
    row.addWidget(add)
    paste = quiet_button(tr("&Paste a column"), theme, "form")
    keyed(paste, ("options", "paste"), "paste_options")
    paste.clicked.connect(
        lambda: take_rows(form, QGuiApplication.clipboard().text(), len(form.question.options))
    )
    row.addWidget(paste)
    row.addStretch(1)
    form.column.addLayout(row)
    line = TextLabel("", theme, "analyst.base", tone="muted")
    holder = Field(("options",), "", line, theme)
    holder.setObjectName("options_problem")
    form.add_field(holder)


def take_rows(form: QuestionForm, text: str, at: int) -> None:
    """Add the rows of a pasted text as options below a place; empty options there make way."""
    question = form.question
    question = replace(
        question,
        options=tuple(
            option
            for option in question.options[:at]
            if any(option.text.values()) or option.abstain
        )
        + question.options[at:],
    )
    kept = len(question.options) - len(form.question.options[at:])
    pasted, n = edits.with_pasted(question, typed(text), form.language, kept)
    if n:
        form.do(pasted, ("options", kept + n - 1, "text"))


def _add(form: QuestionForm) -> None:
    question = form.question
    id_ = id_of("o", {option.id for option in question.options})
    options = (*question.options, DraftOption(id_))
    form.do(replace(question, options=options), ("options", len(options) - 1, "text"))


class _OptionRow(Field):
    """Text, name in the file, whether it abstains, and deleting it."""

    def __init__(self, form: QuestionForm, theme: Theme, at: int) -> None:
        option, language = form.question.options[at], form.language
        keys: Keys = ("options", at, "text")
        number = at + 1
        text = Line(theme, option.text.get(language, ""), tr("Option {0}").format(number))
        text.setObjectName(f"options_{at}_text")
        text.takes_rows = True
        super().__init__(keys[:2], "", text, theme)
        keyed(text, keys)
        self._form, self._at = form, at
        text.textEdited.connect(
            form.typing(
                keys,
                lambda q, words: _with(q, at, text=with_words(q.options[at].text, language, words)),
            )
        )
        text.editingFinished.connect(form.leave)
        text.rows_pasted.connect(lambda rows: take_rows(form, rows, at + 1))
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(theme.margins(0))
        row.setSpacing(theme.space(2))
        row.addWidget(text, 3)
        row.addWidget(self._name(theme, option), 1)
        row.addWidget(self._abstains(option))
        delete = Button("", theme, "quiet", "form", icon="trash")
        delete.setAccessibleName(tr("Delete option {0}").format(number))
        delete.setToolTip(tr("Delete option {0}").format(number))
        keyed(delete, ("options", at, "delete"), f"delete_option_{at}")
        delete.clicked.connect(self._delete)
        row.addWidget(delete)
        self.stand_in(line)

    def _name(self, theme: Theme, option: DraftOption) -> Line:
        keys: Keys = ("options", self._at, "id")
        words = tr("Name of option {0} in the file").format(self._at + 1)
        name = Line(theme, option.id, words, pattern="[a-z][a-z0-9_-]{0,31}")
        name.setToolTip(words)
        at = self._at
        name.textEdited.connect(
            self._form.typing(keys, lambda q, text: _with(q, at, id=text or "o", named=bool(text)))
        )
        name.editingFinished.connect(self._form.leave)
        return name

    def _abstains(self, option: DraftOption) -> QCheckBox:
        box = QCheckBox(tr("Abstains"))
        box.setAccessibleName(tr("Option {0} means “prefer not to say”").format(self._at + 1))
        box.setChecked(option.abstain)
        keys: Keys = ("options", self._at, "abstain")
        keyed(box, keys)
        at = self._at
        box.toggled.connect(
            lambda on: self._form.do(_with(self._form.question, at, abstain=on), keys)
        )
        return box

    def _delete(self) -> None:
        question, at = self._form.question, self._at
        options = (*question.options[:at], *question.options[at + 1 :])
        to: Keys = ("options", min(at, len(options) - 1), "text") if options else ("options", "add")
        self._form.do(replace(question, options=options), to)


def _with(question: DraftQuestion, at: int, **changes: object) -> DraftQuestion:
    options = list(question.options)
    options[at] = replace(options[at], **changes)  # type: ignore[arg-type]  # by name
    return replace(question, options=tuple(options))
