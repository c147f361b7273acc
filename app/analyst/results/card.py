"""One card of the results: what was found, with its note; or a heading among the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QWidget

from app.analyses.kept_results import HEADING, KeptResult, kind_words
from app.analyses.words.kept_results import facts
from app.analyst.results.thumb import Thumb
from app.theme import Theme, paint_icon
from app.widgets.accessible import accessible_as
from app.widgets.button import Button, quiet_button
from app.widgets.layout import MIDDLE, STRETCH, at, column, row, wide
from app.widgets.pill import Pill
from app.widgets.shortened import ShortLabel
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, tr
from core.study.cards import LONGEST_TEXT
from core.survey import Survey

_ICONS: Final = {"checks": "shield", "model": "chart", "cross": "table"}
_NARROW_BELOW = 460
_GRIP: Final = QSize(20, 24)


class Grip(QWidget):
    """What a card is dragged by; emits `dragged` with each move, and `let_go`."""

    dragged = Signal(QPoint)
    let_go = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.accessible_elsewhere = True  # keys move the card as well
        self.setFixedSize(_GRIP)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag, or Alt+Up and Alt+Down"))
        theme.repaints(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.let_go.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, "grip", self._theme.colour("text_muted"), self.rect().toRectF())
        painter.end()


class NoteField(QLineEdit):
    """Takes a text in place; emits `done(str)`, or `left` where nothing is to be written."""

    done = Signal(str)
    left = Signal()

    def __init__(self, words: str) -> None:
        super().__init__()
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        self.setMaxLength(LONGEST_TEXT)
        self.hide()

    def begin(self, text: str) -> None:
        """Show a text to be changed."""
        self.setText(text)
        self.show()
        self.selectAll()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        left = event.type() == QEvent.Type.FocusOut and self.isVisible()
        if left and not self.window().isActiveWindow():
            left = False  # another window is in front: the field waits
        found = super().event(event)
        if left:
            self.done.emit(self.text())
        return found


@accessible_as(QAccessible.Role.ListItem)
class ResultCard(QFrame):
    """Keys: Enter opens, F2 writes, Delete removes, Alt+Up and Alt+Down move, Up and Down go on.

    Emits `opened`, `removed`, `stepped(int)` and `gone_on(int)` by one up or down, `written(str)`
    for its note or its words, and `renew_wanted` where files came since.
    """

    opened = Signal()
    removed = Signal()
    stepped = Signal(int)
    gone_on = Signal(int)
    written = Signal(str)
    renew_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kept: KeptResult | None = None
        self._narrow = self._is_heading = False
        self.able = True
        self.setProperty("role", "card")
        self.setProperty("ring_radius", 12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.grip = Grip(theme)
        self.number = TextLabel("", theme, "analyst.section", tone="muted", wrap=False)
        self.number.setMinimumWidth(theme.space(5))
        self.thumb = Thumb(theme)
        self.kind = overline("", theme)
        self.facts = ShortLabel("", theme, "analyst.small", tone="muted")
        self.since = Pill(tr("files came since"), theme, "warning", icon="warning",
                          style="analyst.overline")  # fmt: skip
        self.remove_button = self._icon_button("close", tr("Remove"), self.removed.emit)
        self.words = TextLabel("", theme, "analyst.section")
        self.words.hide()
        self.title = TextLabel("", theme, "analyst.strong")
        self.found = TextLabel("", theme, "analyst.base")
        self.note_button = self._icon_button("pencil", tr("Write a note"), self.write)
        self.note = ShortLabel("", theme, "analyst.small", tone="muted")
        self.field = NoteField(tr("Note"))
        self.renew_button = quiet_button("", theme, "form")
        self.open_button = quiet_button(tr("Open"), theme, "form")
        self._lay_out()
        self.field.done.connect(self._on_written)
        self.field.left.connect(self._end_writing)
        self.renew_button.clicked.connect(self.renew_wanted)
        self.open_button.clicked.connect(self.opened)

    def _icon_button(self, icon: str, words: str, do: Callable[[], object]) -> Button:
        button = Button("", self._theme, "quiet", "form", icon=icon, do=do)
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button

    def _lay_out(self) -> None:
        self._head = row(
            at(MIDDLE, self.kind),
            wide(self.facts, MIDDLE),
            wide(self.words, MIDDLE),
            at(MIDDLE, self.since),
            self.remove_button,
            space=2,
        )
        self._foot = row(
            self.note_button,
            wide(self.note, MIDDLE),
            wide(self.field),
            self.renew_button,
            self.open_button,
            space=1,
        )
        words = column(self._head, self.title, self.found, STRETCH, self._foot, space=1)
        row(
            at(MIDDLE, self.grip),
            at(MIDDLE, self.number),
            at(MIDDLE, self.thumb),
            wide(words),
            on=self,
            space=3,
            margins=(3, 2, 3, 2),
        )

    def _arrange(self, *, heading: bool) -> None:
        """Let a heading stand in one line, its button to change it before the one to remove it."""
        if heading is self._is_heading:
            return
        self._is_heading = heading
        for label in (self.kind, self.facts, self.title, self.found, self.note):
            label.setVisible(not heading)
        self.words.setVisible(heading)
        place = self._head.indexOf(self.remove_button)
        if heading:
            self._head.insertWidget(place, self.note_button)
            self._head.insertWidget(0, self.field, 1)
        else:
            self._foot.insertWidget(0, self.note_button)
            self._foot.insertWidget(2, self.field, 1)
        self._show_thumb()

    @property
    def kept(self) -> KeptResult | None:
        return self._kept

    def show_result(self, kept: KeptResult, survey: Survey, n: int, *, able: bool) -> None:
        """Show a card of a study of which `n` count now; `able` tells that it can be changed."""
        if self._kept is not None and self._kept.card != kept.card:
            self._end_writing()
        self._kept, self.able = kept, able
        card, is_heading = kept.card, kept.kind == HEADING
        stale = not is_heading and card.n != n
        self.number.setText("" if is_heading else figures(kept.number))
        self.kind.setText(kind_words(kept.kind))
        self._arrange(heading=is_heading)
        told = facts(kept.request, survey, card.n) if kept.request is not None else ""
        self.facts.setText(told)
        self.title.setText(kept.title)
        self.words.setText(kept.title)
        self.found.setText(card.found)
        self.found.setVisible(bool(card.found) and not is_heading)
        self.since.setText(tr("files came since") if n > card.n else tr("fewer count since"))
        self.since.setVisible(stale)
        self.renew_button.setText(tr("Work it out with all {n}").format(n=figures(n)))
        self.renew_button.setVisible(stale and able and kept.request is not None)
        self.note.setText("" if is_heading else card.text)
        words = tr("Change the heading") if is_heading else tr("Write a note")
        for button, enabled in ((self.note_button, able), (self.remove_button, able)):
            button.setEnabled(enabled)
        self.note_button.setAccessibleName(words)
        self.note_button.setToolTip(words)
        self.open_button.setVisible(kept.request is not None)
        self.grip.setEnabled(able)
        self._show_thumb()
        said = (
            "" if is_heading else tr("Result {n}").format(n=figures(kept.number)),
            kind_words(kept.kind), kept.title, card.found, self.since.text() if stale else "",
            self.note.text(),
        )  # fmt: skip
        self.setAccessibleName(". ".join(each.rstrip(".") for each in said if each))

    @property
    def icon(self) -> str:
        """What stands in the place of a picture."""
        return _ICONS.get(self._kept.kind if self._kept is not None else "", "chart")

    def _show_thumb(self) -> None:
        self.thumb.setVisible(not self._is_heading and not self._narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _NARROW_BELOW
        if narrow != self._narrow:
            self._narrow = narrow
            self._show_thumb()

    # What is done

    def write(self) -> None:
        """Change the note, or the words of a heading, where they stand."""
        if self._kept is not None and self.able:
            (self.words if self._is_heading else self.note).hide()
            self.field.begin(self._kept.card.text)

    def _on_written(self, text: str) -> None:
        if self.field.isHidden():
            return
        self._end_writing()
        if self._kept is not None and text.strip() != self._kept.card.text:
            self.written.emit(text)

    def _end_writing(self) -> None:
        if not self.field.isHidden():
            had = self.window().focusWidget() is self.field
            self.field.hide()
            (self.words if self._is_heading else self.note).show()
            if had:
                self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(key), 0)
        if by and alone:
            self.stepped.emit(by)
        elif by:
            self.gone_on.emit(by)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.removed.emit()
        elif key == Qt.Key.Key_F2:
            self.write()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.opened.emit()
