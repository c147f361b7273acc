"""Dialogs in the product's look: a window over another, a message, a question with two ways on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QPlainTextEdit, QWidget

from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.layout import STRETCH, column, row
from app.widgets.panels import BannerTone, banner
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_WIDTH = 520
_MARGIN = 24
_LETTERS_HEIGHT = 132


class Dialog(QDialog):
    """A window over another, at most as large as that one; it goes when it is closed.

    Args:
        name: what programs find it by.
        size: how large it is where there is room; None leaves it to what is in it.
    """

    def __init__(
        self, title: str, parent: QWidget, name: str = "", size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName(name)
        self.setWindowTitle(title)
        if size is not None:
            room = parent.window().size()
            self.resize(min(size[0], room.width() - 32), min(size[1], room.height() - 32))


class MessageDialog(Dialog):
    """A title, paragraphs beneath it, and Close; as plain text, whatever stands in it.

    With a `tone` the title stands in a banner with its icon. With a `choice` there are two
    buttons: that one accepts, Cancel rejects and has the focus. It goes when it is closed.
    """

    def __init__(
        self,
        theme: Theme,
        title: str,
        text: str,
        parent: QWidget,
        *,
        window_title: str = "",
        tone: BannerTone | None = None,
        choice: str = "",
    ) -> None:
        super().__init__(window_title or title, parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        body = column(on=self, space=3, margins=6)
        body.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        if tone is None:
            body.addWidget(_fixed(TextLabel(title, theme, "analyst.heading")))
        else:
            body.addWidget(_fixed(banner(tone, title, theme, style="analyst.strong")))
        for paragraph in text.split("\n\n"):
            if paragraph:
                body.addWidget(_fixed(TextLabel(paragraph, theme, "analyst.form")))
        body.addSpacing(theme.space(2))
        words = tr("Cancel") if choice else tr("Close")
        self.close_button = (secondary_button if choice else primary_button)(
            words, theme, "analyst_main"
        )
        self.close_button.clicked.connect(self.reject)
        self.close_button.setObjectName("close_button")
        self.buttons = row(STRETCH, self.close_button, space=3)
        if choice:
            self.choice_button = primary_button(choice, theme, "analyst_main", do=self.accept)
            self.choice_button.setObjectName("choice_button")
            self.buttons.addWidget(self.choice_button)
        body.addLayout(self.buttons)
        self._body, self._theme = body, theme
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_part(self, part: QWidget) -> None:
        """Put something else below the paragraphs."""
        self._body.insertWidget(self._body.count() - 2, _fixed(part))

    def add_button(self, words: str, name: str, action: Callable[[], object]) -> Button:
        """Put another button before the one that closes the dialog."""
        button = secondary_button(words, self._theme, "analyst_main", do=action)
        button.setObjectName(name)
        self.buttons.insertWidget(self.buttons.indexOf(self.close_button), button)
        return button


def _fixed(widget: QWidget) -> QWidget:
    widget.setFixedWidth(_WIDTH - 2 * _MARGIN)
    return widget


class LettersBox(QPlainTextEdit):
    """Shows a text in a fixed height; it can be selected and copied by the keyboard.

    Args:
        name: what screen readers call it.
    """

    def __init__(self, text: str, theme: Theme, name: str) -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setProperty("role", "file")
        self.setFont(theme.font("analyst.file"))
        self.setFixedHeight(_LETTERS_HEIGHT)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # What programs write reads from left to right.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(name)
