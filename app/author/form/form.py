"""What all forms of the editor share: a column of fields that scrolls, problems beside each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from app.author.editing.editing import Editing, FieldProblem, Keys, with_words
from app.author.form.fields import Field, Shape, text_field
from app.author.words.authoring import is_missing, problem_text, said, write_in
from app.kit.i18n import language_called
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import STRETCH, add, column, scroll_page
from app.widgets.text import TextLabel, overline
from app.words.catalogue import listed, tr
from core.draft import Draft, DraftQuestion

Held = TypeVar("Held", bound=Draft | DraftQuestion)
_BESIDE = 560  # px of width from which the parts of a row stand side by side
_LINE = 12  # px by which two controls differ that do not stand in one line


@dataclass(frozen=True, slots=True)
class TextField:
    """A text of the survey or of a question, by the name it has there."""

    key: str
    label: str
    shape: Shape = "line"
    hint: str = ""
    aside: QWidget | None = None


class Form(QScrollArea, Generic[Held]):
    """Shows one part of the draft, a question or the survey. Made anew for every edit but typing.

    Emits `typed` after a key, `done` after another edit, and `left` when a field is left;
    `told(words, undo)` says something of an edit, and whether it can be taken back; `wanted` names
    what is to be done to the question as a whole.
    """

    typed = Signal()
    done = Signal()
    left = Signal()
    told = Signal(str, bool)
    wanted = Signal(str)

    def __init__(self, theme: Theme, editing: Editing) -> None:
        super().__init__()
        self._theme = theme
        self.editing = editing
        self.fields: list[Field] = []
        self.language = ""
        """In which language its texts stand; '' where it has none."""
        self._rows: list[QBoxLayout] = []
        ground = self._ground = QWidget()
        self.column = column(on=ground, space=4, margins=(6, 4))
        scroll_page(ground, self)
        self.general = TextLabel("", theme, "analyst.base", tone="danger")
        self.general.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note_left)

    # What is written

    @property
    def held(self) -> Held:
        """What the form is of, as it is now."""
        raise NotImplementedError

    def take(self, held: Held, keys: Keys, *, typing: bool = False) -> None:
        """Put another value in its place; `keys` name the field."""
        raise NotImplementedError

    def type_(self, held: Held, keys: Keys) -> None:
        """Take what was typed into a field."""
        self.take(held, keys, typing=True)
        self.typed.emit()

    def do(self, held: Held, keys: Keys) -> None:
        """Take an edit that is no typing."""
        self.take(held, keys)
        self.done.emit()

    def typing(self, keys: Keys, changed: Callable[[Held, str], Held]) -> Callable[[str], None]:
        """Return what takes the text of a field; `changed` puts it into what is held."""

        def take(text: str) -> None:
            self.editing.place = replace(self.editing.place, language=self.language)
            self.type_(changed(self.held, text), keys)

        return take

    def leave(self) -> None:
        """End the typing in a field."""
        self.editing.leave()
        self.left.emit()

    def _note_left(self, old: QWidget | None, now: QWidget | None) -> None:
        """Say that a field is empty once another has the focus."""
        if old is None or now is None or not self.isAncestorOf(old) or not self.isVisible():
            return
        keys = old.property("keys")
        if keys and self.editing.visit(tuple(keys)):
            self.show_problems()

    def add_texts(self, *texts: TextField) -> None:
        """Put fields for texts in the language of the form last."""
        for text in texts:
            keys, value = (text.key,), getattr(self.held, text.key).get(self.language, "")
            take = self.typing(keys, self._words_taker(text.key))
            made = text_field(
                *(keys, text.label, value, self._theme, take, self.leave),
                shape=text.shape,
                hint=text.hint,
                aside=text.aside,
            )
            # In another language the text stands behind as a help.
            elsewhere = " ".join(said(getattr(self.held, text.key), self.language).split())
            made.control.setProperty("placeholderText", elsewhere)
            self.add_field(made)

    def _words_taker(self, key: str) -> Callable[[Held, str], Held]:
        def take(held: Held, text: str) -> Held:
            words = with_words(getattr(held, key), self.language, text)
            return replace(held, **{key: words})  # type: ignore[arg-type]  # by name

        return take

    def languages_choice(self, missing: Sequence[str] = ()) -> SegmentedChoice | None:
        """Return the languages to write in; one that misses a text has a dot. None of but one."""
        languages = self.editing.draft.languages
        if len(languages) < 2:
            return None
        shown = [(each, f"{each} •" if each in missing else each) for each in languages]
        choice = SegmentedChoice(shown, self._theme, name=tr("Language"))
        choice.set_key(self.language)
        return choice

    # What is shown

    def add_field(self, field: Field) -> Field:
        self.fields.append(field)
        self.column.addWidget(field)
        return field

    def add_heading(self, words: str) -> None:
        self.column.addWidget(overline(words, self._theme))

    def add_row(self) -> QBoxLayout:
        """Put a row last, whose parts stand beneath each other where there is little room."""
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._theme.space(4))
        self._rows.append(row)
        self.column.addLayout(row)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        beside = event.size().width() >= _BESIDE
        for row in self._rows:
            row.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def finish(self) -> None:
        """Put what has no field of its own at the end."""
        add(self.column, self.general, STRETCH)

    def layout_now(self) -> None:
        """Take the height of what it holds at once, so that it can be scrolled."""
        self._ground.adjustSize()

    @property
    def place(self) -> int | None:
        """The question that the form is of; None for the survey."""
        return self.editing.index

    def show_problems(self) -> None:
        """Say each problem beside its field, and those that have none at the end."""
        by_field: dict[int | None, list[FieldProblem]] = {}
        for each in self.problems():
            at = self._field_of(each.keys)
            if at is None or self.editing.is_told(each, self.fields[at].keys):
                by_field.setdefault(at, []).append(each)
        for at, field in enumerate(self.fields):
            here, elsewhere = self._by_language(by_field.get(at, []))
            told = [(each.severe, self._words_of([each])) for each in here]
            told += [(False, self._words_of(alike)) for alike in elsewhere]
            away = {each.language: each for alike in elsewhere for each in alike}
            leads = [
                (self._lead_words(each, alone=len(away) == 1), partial(self._go_to, each))
                for each in away.values()
            ]
            field.show_problems(told, leads)
        general = by_field.get(None, [])
        self.general.setText("\n".join(self._words_of([each]) for each in general))
        severe = any(each.severe for each in general)
        self.general.set_tone("danger" if severe else "warning")
        self.general.setVisible(bool(general))

    def _by_language(
        self, found: Sequence[FieldProblem]
    ) -> tuple[list[FieldProblem], list[list[FieldProblem]]]:
        """Part what is wrong in the language shown from what is in others, alike ones together."""
        here = [each for each in found if each.language in ("", self.language)]
        elsewhere: dict[str, list[FieldProblem]] = {}
        for each in found:
            if each not in here:
                elsewhere.setdefault(problem_text(each.problem), []).append(each)
        return here, list(elsewhere.values())

    def _words_of(self, alike: Sequence[FieldProblem]) -> str:
        """Say what is wrong, and in which languages where there are several."""
        several = len(self.editing.draft.languages) > 1 and alike[0].language
        names = listed([language_called(each.language) for each in alike]) if several else ""
        return problem_text(alike[0].problem, names)

    def _lead_words(self, found: FieldProblem, *, alone: bool) -> str:
        """Name the way to a language; of several each has its name alone."""
        name = language_called(found.language)
        return write_in(name, missing=is_missing(found.problem)) if alone else name

    def _go_to(self, found: FieldProblem) -> None:
        """Lead to the language in which something of a field is wrong."""
        self.editing.leave()
        self.editing.choose(self.editing.place.question, found.keys, found.language)
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return to the first language by Escape."""
        languages = self.editing.draft.languages
        if event.key() == Qt.Key.Key_Escape and self.language in languages[1:]:
            place = self.editing.place
            self.editing.leave()
            self.editing.choose(place.question, place.keys, languages[0])
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def problems(self) -> Sequence[FieldProblem]:
        return self.editing.problems_of(self.place)

    def focus_on(self, keys: Keys) -> None:
        """Give the focus to what stands for a part; to the first field where nothing does."""
        target = self._control_of(keys)
        if target is None:
            at = self._field_of(keys)
            target = None if at is None else self.fields[at].control
        if target is None and self.fields:
            begin = self._field_of(("text",))
            target = self.fields[begin or 0].control
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(target)

    @property
    def controls(self) -> list[QWidget]:
        """What can have the focus, as it is read."""
        ground = self._ground
        self.column.activate()
        able = [
            each
            for each in ground.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus
            if each.focusProxy() is None and each.window() is ground.window()
        ]

        def place(widget: QWidget) -> tuple[int, int]:
            at = widget.mapTo(ground, QPoint(0, widget.height() // 2))
            return at.y() // _LINE, at.x()

        return sorted(able, key=place)

    def _control_of(self, keys: Keys) -> QWidget | None:
        if not keys:
            return None
        wanted = list(keys)
        kinds = (QAbstractButton, QComboBox, QLineEdit)
        widgets = [each for kind in kinds for each in self.findChildren(kind)]
        controls = [field.control for field in self.fields]
        return next((w for w in (*controls, *widgets) if w.property("keys") == wanted), None)

    def _field_of(self, keys: Keys) -> int | None:
        """Return the place of the field that holds a part, else of the first within the part."""
        holding = [
            (len(field.keys), -at)
            for at, field in enumerate(self.fields)
            if field.keys == keys[: len(field.keys)]
        ]
        if holding:
            return -max(holding)[1]
        if not keys:
            return None
        within = (at for at, f in enumerate(self.fields) if f.keys[: len(keys)] == keys)
        return next(within, None)


def keyed(widget: QWidget, keys: Keys, name: str = "") -> QWidget:
    """Let a control be found by the part of the draft that it stands for."""
    widget.setProperty("keys", list(keys))
    if name:
        widget.setObjectName(name)
    return widget
