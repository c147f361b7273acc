"""The form of one question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox

from app.author.editing.editing import Editing, Keys, typed
from app.author.editing.targets import usual_target, wanted
from app.author.editing.texts import missing_in
from app.author.form.conditions import WHOLE_NUMBER, Conditions
from app.author.form.fields import Field, text_field
from app.author.form.form import Form, TextField, keyed
from app.author.form.options import add_options
from app.author.form.randomizing import add_randomizing
from app.author.form.some_only import add_asking_some
from app.author.words.authoring import confirmation, opposite_rule, random_order, section_of
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import add, row, wide
from app.widgets.text import TextLabel, overline, plain_tip
from app.words.catalogue import tr
from app.words.kinds import kind_name
from core.draft import DraftQuestion, edits, is_mirrored
from core.draft.convert import confirm, statements, unconfirmed
from core.survey import KINDS, Kind

_EDGES = r"[-0-9, ]*"


class QuestionForm(Form[DraftQuestion]):
    """All that can be said of the chosen question, in one language."""

    def __init__(self, theme: Theme, editing: Editing, language: str) -> None:
        super().__init__(theme, editing)
        self.language = language
        self.setObjectName("question_form")
        self._mechanism = self.held.mechanism
        question = self.held
        self._add_head()
        self._add_nature(question)
        self._add_texts(question)
        if question.kind.definition.listed:
            add_options(self, theme)
        if question.kind.definition.may_shuffle:
            self._add_shuffle(question)
        if question.kind.definition.numeric:
            self._add_numbers(question)
        if question.sensitive:
            if question.kind.definition.multiple:
                add_asking_some(self, theme)
            add_randomizing(self, theme)
        else:
            self._add_optional(question)
        self._conditions = Conditions(self, theme)
        self._add_help(question)
        self.finish()

    @property
    def held(self) -> DraftQuestion:
        question = self.editing.question
        if question is None:
            raise ValueError("no question is chosen")
        return question

    @property
    def is_other_mechanism(self) -> bool:
        """Whether other fractions were typed since the form was made."""
        question = self.editing.question
        return question is not None and question.mechanism != self._mechanism

    def take(self, held: DraftQuestion, keys: Keys, *, typing: bool = False) -> None:
        self.editing.change(held, keys, typing=typing)

    def _add_head(self) -> None:
        theme, at, n = self._theme, self.editing.index or 0, len(self.editing.draft.questions)
        words = tr("Question {0} of {1}").format(at + 1, n)
        if title := section_of(self.editing.draft, at, self.language):
            words = f"{words} · {title}"
        line = row(wide(overline(words, theme)))
        for name, icon, told in (
            ("duplicate", "copy", tr("Duplicate this question")),
            ("delete", "trash", tr("Delete this question")),
        ):
            button = Button("", theme, "quiet", "form", icon=icon)
            button.setObjectName(f"{name}_question")
            button.setAccessibleName(told)
            button.setToolTip(told)
            button.clicked.connect(partial(self.wanted.emit, name))
            line.addWidget(button)
        self.column.addLayout(line)

    def _add_nature(self, question: DraftQuestion) -> None:
        theme = self._theme
        row = self.add_row()
        top = Qt.AlignmentFlag.AlignTop
        kinds = QComboBox()
        for kind in KINDS.values():
            kinds.addItem(kind_name(kind), str(kind))
        kinds.setCurrentIndex(kinds.findData(str(question.kind)))
        kinds.setAccessibleName(tr("Kind of question"))
        kinds.setMinimumWidth(120)
        keyed(kinds, ("kind",), "kind")
        kinds.activated.connect(lambda _: self._take_kind(Kind(kinds.currentData())))
        kind_field = Field(("kind",), tr("&Kind"), kinds, theme)
        self.fields.append(kind_field)
        row.addWidget(kind_field, 1, top)
        name = text_field(
            ("id",),
            tr("&Name in the file"),
            question.id,
            theme,
            self.typing(("id",), lambda q, text: replace(q, id=text, named=bool(text))),
            self.leave,
            pattern="[a-z][a-z0-9_-]{0,31}",
        )
        self.fields.append(name)
        self.name_field = name
        row.addWidget(name, 1, top)
        choices = (("randomized", tr("Randomized")), ("given", tr("As given")))
        saved = SegmentedChoice(choices, theme, name=tr("What is saved"))
        saved.setObjectName("saved")
        saved.set_key("randomized" if question.sensitive else "given")
        saved.chosen.connect(self._take_saved)
        row.addWidget(Field(("saved",), tr("What is saved"), saved, theme), 0, top)

    def _take_kind(self, kind: Kind) -> None:
        before, now = self.held, wanted(self.editing)
        question = edits.of_kind(before, kind)
        if before.sensitive and not question.sensitive:
            question = edits.made_sensitive(question, now.target)
        self.do(question, ("kind",))

    def _take_saved(self, key: str) -> None:
        question = self.held
        if key == "randomized":
            question = edits.made_sensitive(question, usual_target(self.editing))
        else:
            question = edits.with_design(question, None, ())
        self.do(question, ("text",))

    def _add_texts(self, question: DraftQuestion) -> None:
        mirrored = is_mirrored(question)
        missing = missing_in(self.editing.draft, self.editing.index or 0)
        languages = self.languages_choice(missing)
        if languages is not None:
            languages.setToolTip(tr("A dot marks a language in which a text is missing."))
            languages.setObjectName("language")
            languages.chosen.connect(self._take_language)
        words = tr("&Statement A") if mirrored else tr("&Question")
        self.add_texts(TextField("text", words, "paragraph", aside=languages))
        self._confirmed: QCheckBox | None = None
        if mirrored:
            words = tr("&Opposite statement B")
            self.add_texts(TextField("negation", words, "paragraph", hint=opposite_rule()))
            self._add_confirmation()

    def _add_confirmation(self) -> None:
        """Let the author confirm what no program can tell of two statements."""
        box = self._confirmed = QCheckBox(tr("Exactly one of A and B is true of everybody"))
        keyed(box, ("confirmed",), "confirmed")
        self._show_confirmation(box)
        box.clicked.connect(self._take_confirmation)
        self.add_field(Field(("confirmed",), "", box, self._theme, has_line=True))

    def _show_confirmation(self, box: QCheckBox) -> None:
        question, language = self.held, self.language
        pair = statements(question, language)
        box.setEnabled(pair is not None)
        box.setChecked(pair is not None and not unconfirmed(question, (language,)))
        box.setToolTip("" if pair is None else plain_tip(confirmation(*pair)))

    def _take_confirmation(self, yes: bool) -> None:
        self.editing.place = replace(self.editing.place, language=self.language)
        self.do(confirm(self.held, self.language, yes=yes), ("confirmed",))

    def _add_help(self, question: DraftQuestion) -> None:
        """Offer a help text; the field comes once it is wanted."""
        if not any(question.help.values()) and self.editing.place.keys != ("help",):
            button = quiet_button(tr("Add a &help text"), self._theme, "form")
            keyed(button, ("help", "add"), "add_help")
            button.clicked.connect(self._begin_help)
            self.column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
            return
        self.add_texts(TextField("help", tr("&Help text"), "long"))

    def _begin_help(self) -> None:
        self.editing.leave()
        self.editing.choose(self.editing.place.question, ("help",), self.language)
        self.done.emit()

    def _take_language(self, language: str) -> None:
        self.editing.choose(self.editing.place.question, ("text",), language)
        self.done.emit()

    def _add_numbers(self, question: DraftQuestion) -> None:
        theme = self._theme
        row = self.add_row()
        for key, words, value in (
            ("low", tr("&Lowest"), question.low),
            ("high", tr("Hi&ghest"), question.high),
            ("step", tr("S&tep"), question.step),
        ):
            field = text_field(
                (key,),
                words,
                "" if value is None else str(value),
                theme,
                self.typing((key,), _number_taker(key)),
                self.leave,
                pattern=WHOLE_NUMBER,
            )
            self.fields.append(field)
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        self.add_field(
            text_field(
                ("bins",),
                tr("&Edges of the bins, if wanted"),
                ", ".join(str(edge) for edge in question.bins),
                theme,
                self.typing(("bins",), lambda q, text: replace(q, bins=_edges(text))),
                self.leave,
                pattern=_EDGES,
                hint=tr("Such as 0, 10, 20, 30. Without bins the mean is estimated."),
            )
        )

    def _add_shuffle(self, question: DraftQuestion) -> None:
        box = QCheckBox(tr("Options in random &order"))
        box.setChecked(question.shuffle)
        keyed(box, ("shuffle",), "shuffle")
        box.toggled.connect(lambda on: self.do(replace(self.held, shuffle=on), ("shuffle",)))
        self.add_field(Field(("shuffle",), "", box, self._theme, hint=random_order()))

    def _add_optional(self, question: DraftQuestion) -> None:
        box = QCheckBox(tr("People may leave this question out"))
        box.setChecked(question.optional)
        keyed(box, ("optional",), "optional")
        box.toggled.connect(lambda on: self.do(replace(self.held, optional=on), ("optional",)))
        words = tr("Saved as people give it, beside what is randomized.")
        add(self.column, box, TextLabel(words, self._theme, "analyst.base", tone="muted"))

    def refresh(self) -> None:
        """Follow what typing changes elsewhere: the name made of the text."""
        control = self.name_field.control
        question = self.held
        if not control.hasFocus() and control.property("text") != question.id:
            control.setProperty("text", question.id)
        if self._confirmed is not None:
            self._show_confirmation(self._confirmed)
        self._conditions.refresh()


def _number_taker(key: str) -> Callable[[DraftQuestion, str], DraftQuestion]:
    def take(question: DraftQuestion, text: str) -> DraftQuestion:
        try:
            value: int | None = int(typed(text))
        except ValueError:
            value = None
        return replace(question, **{key: value})  # type: ignore[arg-type]  # by name

    return take


def _edges(text: str) -> tuple[int, ...]:
    found = []
    for part in text.replace(",", " ").split():
        try:
            found.append(int(part))
        except ValueError:
            continue
    return tuple(found)
