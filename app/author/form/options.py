"""The options of a question: one row each, pasted many at a time, moved by a handle or by keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from app.author.editing.editing import Keys, typed, with_words
from app.author.form.fields import Field, Line
from app.author.form.form import Form, keyed
from app.author.words.authoring import pasted_text, said
from app.theme import Theme, paint_icon
from app.widgets.button import Button, quiet_button
from app.widgets.layout import add, column, discard, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.draft import DraftOption, DraftQuestion, edits
from core.survey.ids import id_of

_GRIP, _NUMBER, _NAME, _ABSTAINS, _DELETE = 20, 24, 132, 64, 40
_ICON, _HEIGHT, _LINE = 16, 32, 2


class Grip(QWidget):
    """Emits `dropped(to)` with the place that its row is to have; a line shows it meanwhile."""

    dropped = Signal(int)

    def __init__(self, theme: Theme, at: int) -> None:
        super().__init__()
        self._theme = theme
        self._at = at
        self._rows: Sequence[QWidget] = ()
        self._line: QFrame | None = None
        self._to = at
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFixedHeight(_HEIGHT)
        theme.repaints(self)

    def stand_among(self, rows: Sequence[QWidget]) -> None:
        """Say which rows there are, in order."""
        self._rows = rows

    def sizeHint(self) -> QSize:
        return QSize(_ICON, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        top = (self.height() - _ICON) / 2
        rect = QRectF((self.width() - _ICON) / 2, top, _ICON, _ICON)
        paint_icon(painter, "grip", self._theme.colour("text_muted"), rect)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._rows:
            return
        ground = self._rows[0].parentWidget()
        self._to = self._at
        self._line = QFrame(ground)
        colour = self._theme.colour("accent").name()
        self._line.setStyleSheet(f"background: {colour}; border: none;")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        line = self._line
        ground = None if line is None else line.parentWidget()
        if line is None or ground is None:
            return
        y = self.mapTo(ground, event.position().toPoint()).y()
        before = sum(row.geometry().center().y() < y for row in self._rows)
        self._to = before - 1 if before > self._at else before
        last = before >= len(self._rows)
        row = self._rows[-1 if last else before].geometry()
        top = row.bottom() + _LINE if last else row.top() - 2 * _LINE
        line.setGeometry(row.left(), top, row.width(), _LINE)
        line.setVisible(self._to != self._at)
        line.raise_()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        line, self._line = self._line, None
        if line is not None:
            discard(line)
            if self._to != self._at:
                self.dropped.emit(self._to)


def add_options(form: Form[DraftQuestion], theme: Theme) -> None:
    """Put the options of the chosen question into its form."""
    options = form.held.options
    count = TextLabel(str(len(options)), theme, "analyst.base", tone="muted", wrap=False)
    head = row(TextLabel(tr("Options"), theme, "analyst.section", wrap=False), wide(count), space=2)
    pasted = form.editing.pasted
    if pasted is not None:
        head.addWidget(TextLabel(pasted_text(*pasted), theme, "analyst.base", tone="success"))
        undo = quiet_button(tr("Undo the paste"), theme, "form")
        keyed(undo, ("options", "unpaste"), "undo_paste")
        undo.clicked.connect(lambda: form.wanted.emit("undo"))
        head.addWidget(undo)
    add(form.column, head, _heads(theme))
    rows = [OptionRow(form, theme, at) for at in range(len(options))]
    table = column(space=1)
    for box in rows:
        form.fields.append(box)
        table.addWidget(box)
        box.grip.stand_among(rows)
    form.column.addLayout(table)
    _add_buttons(form, theme)
    line = TextLabel("", theme, "analyst.base", tone="muted")
    holder = Field(("options",), "", line, theme)
    holder.setObjectName("options_problem")
    form.add_field(holder)


def _heads(theme: Theme) -> QWidget:
    heads = QWidget()
    row = QHBoxLayout(heads)
    row.setContentsMargins(theme.margins(0))
    row.setSpacing(theme.space(1))
    row.addSpacing(_GRIP + _NUMBER + 2 * theme.space(1))

    def label(words: str) -> TextLabel:
        return TextLabel(words, theme, "analyst.overline", tone="muted", wrap=False)

    row.addWidget(label(tr("Text, as people see it")), 1)
    for words, width in (
        (tr("Name in the file"), _NAME),
        (tr("Abstains"), _ABSTAINS),
    ):
        head = label(words)
        head.setFixedWidth(width)
        row.addWidget(head)
    row.addSpacing(_DELETE + theme.space(1))
    return heads


def _add_buttons(form: Form[DraftQuestion], theme: Theme) -> None:
    add = quiet_button(tr("&Add option"), theme, "form")
    keyed(add, ("options", "add"), "add_option")
    add.clicked.connect(lambda: _add(form))
    paste = quiet_button(tr("&Paste a column"), theme, "form")
    keyed(paste, ("options", "paste"), "paste_options")
    paste.clicked.connect(
        lambda: take_rows(form, QGuiApplication.clipboard().text(), len(form.held.options))
    )
    line = row(add, paste, space=2)
    others = [
        each for each in form.editing.draft.questions if each.options and each.id != form.held.id
    ]
    if others:
        copy = quiet_button(tr("&Copy from a question…"), theme, "form")
        keyed(copy, ("options", "copy"), "copy_options")
        menu = QMenu(copy)
        menu.setAccessibleName(tr("Copy from a question"))
        for each in others:
            words = said(each.text, form.language) or each.id
            action = menu.addAction(words.replace("&", "&&"))
            action.triggered.connect(lambda _=False, each=each: _copy(form, each))
        copy.setMenu(menu)
        line.addWidget(copy)
    line.addStretch(1)
    form.column.addLayout(line)


def take_rows(form: Form[DraftQuestion], text: str, at: int) -> None:
    """Add the rows of a pasted text as options below a place; empty options there make way."""
    question = form.held
    question = replace(
        question,
        options=tuple(
            option
            for option in question.options[:at]
            if any(option.text.values()) or option.abstain
        )
        + question.options[at:],
    )
    kept = len(question.options) - len(form.held.options[at:])
    pasted, n = edits.with_pasted(question, typed(text), form.language, kept)
    if n:
        form.editing.change(pasted, ("options", kept + n - 1, "text"))
        form.editing.mark_pasted(n, len(text.splitlines()) - n)
        form.done.emit()
    else:
        told = tr("Copy the options first: one a line, or a column of a spreadsheet.")
        form.told.emit(told, False)


def _add(form: Form[DraftQuestion]) -> None:
    question = form.held
    id_ = id_of("o", {option.id for option in question.options})
    options = (*question.options, DraftOption(id_))
    form.do(replace(question, options=options), ("options", len(options) - 1, "text"))


def _copy(form: Form[DraftQuestion], source: DraftQuestion) -> None:
    """Take the options of another question below those that are written."""
    own = [each for each in form.held.options if any(each.text.values()) or each.abstain]
    taken = {each.id for each in own}
    for option in source.options:
        id_ = id_of(option.id, taken)
        taken.add(id_)
        own.append(replace(option, id=id_))
    form.do(replace(form.held, options=tuple(own)), ("options", len(own) - 1, "text"))


def _move(form: Form[DraftQuestion], at: int, to: int) -> None:
    """Move an option so that it stands at another place."""
    options = list(form.held.options)
    if 0 <= to < len(options) and to != at:
        options.insert(to, options.pop(at))
        form.do(replace(form.held, options=tuple(options)), ("options", to, "text"))


class OptionRow(Field):
    """Handle, number, text, name in the file, whether it abstains, and deleting it."""

    def __init__(self, form: Form[DraftQuestion], theme: Theme, at: int) -> None:
        option, language = form.held.options[at], form.language
        keys: Keys = ("options", at, "text")
        number = at + 1
        text = Line(theme, option.text.get(language, ""), tr("Option {0}").format(number))
        text.setObjectName(f"options_{at}_text")
        text.takes_rows = True
        text.setPlaceholderText(said(option.text, language))
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
        text.stepped.connect(lambda down: _move(form, at, at + (1 if down else -1)))
        line = QWidget()
        self.grip = Grip(theme, at)
        self.grip.setFixedWidth(_GRIP)
        self.grip.dropped.connect(lambda to: _move(form, at, to))
        place = TextLabel(str(number), theme, "analyst.base", tone="muted", wrap=False)
        place.setFixedWidth(_NUMBER)
        place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        delete = Button("", theme, "quiet", "form", icon="close")
        delete.setFixedWidth(_DELETE)
        delete.setAccessibleName(tr("Delete option {0}").format(number))
        delete.setToolTip(tr("Delete option {0}").format(number))
        keyed(delete, ("options", at, "delete"), f"delete_option_{at}")
        delete.clicked.connect(self._delete)
        row(
            self.grip,
            place,
            wide(text),
            self._name(theme, option),
            self._abstains(option),
            delete,
            on=line,
            space=1,
        )
        self.stand_in(line)

    def _name(self, theme: Theme, option: DraftOption) -> Line:
        keys: Keys = ("options", self._at, "id")
        words = tr("Name of option {0} in the file").format(self._at + 1)
        name = Line(theme, option.id, words, pattern="[a-z][a-z0-9_-]{0,31}")
        name.setFixedWidth(_NAME)
        name.setCursorPosition(0)
        name.setToolTip(words)
        at = self._at
        name.textEdited.connect(
            self._form.typing(keys, lambda q, text: _with(q, at, id=text or "o", named=bool(text)))
        )
        name.editingFinished.connect(self._form.leave)
        return name

    def _abstains(self, option: DraftOption) -> QCheckBox:
        box = QCheckBox()
        box.setFixedWidth(_ABSTAINS)
        box.setAccessibleName(
            tr("Option {0} means “prefer not to say”").format(figures(self._at + 1))
        )
        box.setChecked(option.abstain)
        keys: Keys = ("options", self._at, "abstain")
        keyed(box, keys)
        at = self._at
        box.toggled.connect(lambda on: self._form.do(_with(self._form.held, at, abstain=on), keys))
        return box

    def _delete(self) -> None:
        question, at = self._form.held, self._at
        options = (*question.options[:at], *question.options[at + 1 :])
        to: Keys = ("options", min(at, len(options) - 1), "text") if options else ("options", "add")
        self._form.do(replace(question, options=options), to)
        self._form.told.emit(tr("Option {0} deleted.").format(figures(at + 1)), True)


def _with(question: DraftQuestion, at: int, **changes: object) -> DraftQuestion:
    options = list(question.options)
    options[at] = replace(options[at], **changes)  # type: ignore[arg-type]  # by name
    return replace(question, options=tuple(options))
