"""Fields of the editor: each knows the part of the draft it stands for, and tells its problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QMimeData, QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtGui import QRegularExpressionValidator as Pattern
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.author.editing.editing import Keys
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.fields import label_of
from app.widgets.layout import MIDDLE, column, discard, row, wide
from app.widgets.panels import set_look
from app.widgets.picture import Picture
from app.widgets.text import TextLabel

Shape: TypeAlias = Literal["line", "paragraph", "long"]
"""A `paragraph` has no line breaks, but room for several lines; what is `long` has both."""
_LONG, _PARAGRAPH = 84, 60
_LINE = 32  # px below a text, whether something is said there or a button stands in it or not


def is_step(event: QEvent) -> bool:
    """Tell whether a key asks for a step back or again: the draft has one history of all."""
    step = QKeySequence.StandardKey
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and (event.matches(step.Undo) or event.matches(step.Redo))
    )


class Line(QLineEdit):
    """A line to type into. Several pasted lines, or columns, come as `rows_pasted(text)`.

    Of one that takes rows, Alt+Up and Alt+Down come as `stepped(down)`.
    """

    rows_pasted = Signal(str)
    stepped = Signal(bool)

    def __init__(self, theme: Theme, text: str, name: str, *, pattern: str = "") -> None:
        super().__init__(text)
        self.takes_rows = False
        self.setAccessibleName(name)
        self.setFont(theme.font("analyst.form"))
        self.setFixedHeight(theme.tokens.control_height["analyst_main"])
        if pattern:
            self.setValidator(Pattern(QRegularExpression(pattern), self))

    def event(self, event: QEvent) -> bool:
        if is_step(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = QGuiApplication.clipboard().text() if self.takes_rows else ""
        rows = event.matches(QKeySequence.StandardKey.Paste) and any(c in text for c in "\n\t")
        if rows:
            self.rows_pasted.emit(text)
            return
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if self.takes_rows and alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(event.key() == Qt.Key.Key_Down)
            return
        super().keyPressEvent(event)


class LongText(QPlainTextEdit):
    """A text of several lines; Tab goes on to the next field. Emits `left` when it is left."""

    left = Signal()

    def __init__(self, theme: Theme, text: str, name: str) -> None:
        super().__init__(text)
        self.setAccessibleName(name)
        self.setFont(theme.font("analyst.form"))
        self.setTabChangesFocus(True)
        self.setFixedHeight(_LONG)

    def event(self, event: QEvent) -> bool:
        if is_step(event):
            event.ignore()
            return False
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class Paragraph(LongText):
    """One paragraph with room for several lines: Enter goes on, pasted lines are joined."""

    def __init__(self, theme: Theme, text: str, name: str) -> None:
        super().__init__(theme, text, name)
        self.setFixedHeight(_PARAGRAPH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if source.hasText():
            self.insertPlainText(" ".join(source.text().split()))


class Field(QWidget):
    """A control with its label above and what is wrong with it beneath.

    `keys` lead to the part of a question, or of the survey, that it stands for; `aside` stands at
    the end of the label's line.
    """

    def __init__(
        self,
        keys: Keys,
        words: str,
        control: QWidget,
        theme: Theme,
        *,
        hint: str = "",
        aside: QWidget | None = None,
        has_line: bool = False,
    ) -> None:
        super().__init__()
        self.keys = keys
        self.control = control
        self._theme = theme
        self._hint = hint
        control.setProperty("keys", list(keys))
        box = self.column = column(on=self, space=1)
        if words:
            label = label_of(control, words, theme.font("analyst.section"))
            if aside is None:
                box.addWidget(label)
            else:
                box.addLayout(row(wide(label, Qt.AlignmentFlag.AlignBottom), aside))
        box.addWidget(control)
        # One line for the hint or what is wrong, so that nothing below moves when that changes.
        foot = self._line = QWidget(self)
        self.hint = TextLabel(hint, theme, "analyst.base", tone="muted")
        self._sign = Picture("danger", theme, colour="danger", size=16)
        self._sign.hide()
        self.problem = TextLabel("", theme, "analyst.base", tone="danger")
        self.problem.hide()
        self._said = row(
            wide(self.hint), self._sign, wide(self.problem), on=foot, space=2, align=MIDDLE
        )
        self.hint.setVisible(bool(hint))
        self.leads: list[Button] = []
        self._has_line = has_line
        if has_line:
            foot.setMinimumHeight(_LINE)
        foot.setVisible(has_line or bool(hint))
        box.addWidget(foot)

    def stand_in(self, holder: QWidget) -> None:
        """Put what holds the control, with others beside it, where the control stood."""
        self.column.insertWidget(self.column.count() - 1, holder)

    def show_problems(
        self,
        texts: Sequence[tuple[bool, str]],
        leads: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> None:
        """Say what is wrong, each with whether it is severe; nothing where nothing is.

        `leads` are the words of buttons with what they do: each goes to another language, in which
        it is wrong.
        """
        self._show_leads(leads)
        severe = any(bad for bad, _ in texts)
        tone: Literal["danger", "warning"] = "danger" if severe else "warning"
        shown = "\n".join(text for _, text in texts)
        self._sign.set_icon("globe" if leads and not severe else tone, tone)
        self._sign.setVisible(bool(shown))
        self.problem.setText(shown)
        self.problem.set_tone(tone)
        self.problem.setVisible(bool(shown))
        self.hint.setVisible(bool(self._hint) and not shown)
        self._line.setVisible(self._has_line or bool(self._hint) or bool(shown))
        set_look(self.control, state="error" if severe else "")
        self.control.setAccessibleDescription(" ".join(text for _, text in texts))

    def _show_leads(self, leads: Sequence[tuple[str, Callable[[], object]]]) -> None:
        for button in self.leads:
            discard(button)
        self.leads = []
        for words, lead in leads:
            button = quiet_button(words, self._theme, "form", do=lambda _=False, lead=lead: lead())
            self._said.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.leads.append(button)


def text_field(
    keys: Keys,
    words: str,
    text: str,
    theme: Theme,
    typed: Callable[[str], object],
    left: Callable[[], object],
    *,
    shape: Shape = "line",
    pattern: str = "",
    hint: str = "",
    aside: QWidget | None = None,
) -> Field:
    """Return a field with a text; `typed` takes it at every key, `left` its end.

    Only a line has a `pattern`.
    """
    control: Line | LongText
    name = words.replace("&", "")
    if shape == "line":
        control = line = Line(theme, text, name, pattern=pattern)
        line.textEdited.connect(typed)
        line.editingFinished.connect(left)
    else:
        control = box = (Paragraph if shape == "paragraph" else LongText)(theme, text, name)
        box.textChanged.connect(lambda: typed(box.toPlainText()))
        box.left.connect(left)
    control.setObjectName("_".join(str(key) for key in keys))
    return Field(keys, words, control, theme, hint=hint, aside=aside, has_line=True)
