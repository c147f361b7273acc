"""A blank page over what is open, for when somebody comes near."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from app.theme import Theme
from app.widgets.button import quiet_button
from app.words.catalogue import tr


class Cover(QFrame):
    """Shows nothing but the way back; the page beneath stays as it is.

    The way back has no focus at first, so that no key pressed in haste leads there.
    """

    show_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("cover")
        self.setProperty("role", "page")
        self.setProperty("ground", "respondent")
        self.setAccessibleName(tr("The page is hidden."))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_button = quiet_button(tr("Show"), theme, "header")
        self.show_button.setObjectName("show_button")
        self.show_button.clicked.connect(self.show_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignHCenter)
