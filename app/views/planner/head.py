"""The head of the planner: what is planned, and what can be done with the plan."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from app.flows.planning_wish import Subject
from app.flows.planning_words import back_words, subtitle
from app.program_actions import ProgramActions
from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.menus import menu_button
from app.widgets.picture import Mark
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_LEAST_HEIGHT = 56
_ALL_FROM = 800


class PlannerHead(QFrame):
    """Mark, name and subject; back, copy, use. The program's menus too, where no page has them."""

    def __init__(self, theme: Theme, subject: Subject, program: ProgramActions) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setObjectName("planner_head")
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(6, 2))
        row.setSpacing(theme.space(3))
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(Mark(theme, 28))
        row.addWidget(TextLabel(tr("Planner"), theme, "analyst.name", wrap=False), 0, middle)
        self._subject = TextLabel("", theme, "analyst.form", tone="muted")
        row.addWidget(self._subject, 1, middle)
        self._menus: list[Button] = []
        if subject.place == "home":
            for words, actions in (
                (tr("Appearance"), program.schemes.actions()),
                (tr("Help"), program.help),
            ):
                self._menus.append(menu_button(words, actions, theme, "form"))
                row.addWidget(self._menus[-1])
        self.close_button = quiet_button(back_words(subject), theme, "form")
        self.copy_button = secondary_button(tr("&Copy the plan"), theme, "analyst", icon="copy")
        self.use_button = primary_button(tr("&Use this design"), theme, "analyst")
        if subject.place == "study":
            self.use_button.setAccessibleDescription(tr("Begins a new survey with it."))
            self.use_button.setToolTip(self.use_button.accessibleDescription())
        for button in (self.close_button, self.copy_button, self.use_button):
            row.addWidget(button, 0, middle)

    def fit(self, width: int) -> None:
        """Leave out, where the buttons need the room, what the page and the first one have too."""
        for widget in (self._subject, *self._menus):
            widget.setVisible(width >= _ALL_FROM)

    def show_subject(self, subject: Subject) -> None:
        """Say what is planned."""
        self._subject.setText(subtitle(subject))
