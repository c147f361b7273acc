"""The head of the planner: what is planned, and what can be done with the plan."""

from __future__ import annotations

from app.planner.wish import Subject
from app.planner.words import back_words, subtitle
from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.menus import menu_button
from app.widgets.page_head import PageHead
from app.widgets.program_actions import ProgramActions
from app.words.catalogue import tr

_ALL_FROM = 800


class PlannerHead(PageHead):
    """Back, copy, use; the program's menus too, where no page has them."""

    def __init__(self, theme: Theme, subject: Subject, program: ProgramActions) -> None:
        super().__init__(theme, tr("Planner"))
        self.setObjectName("planner_head")
        self._menus: list[Button] = []
        if subject.place == "home":
            for words, actions in (
                (tr("Appearance"), program.schemes.actions()),
                (tr("Help"), program.help),
            ):
                self._menus.append(menu_button(words, actions, theme, "form"))
        self.close_button = quiet_button(back_words(subject), theme, "form")
        self.copy_button = secondary_button(tr("&Copy the plan"), theme, "analyst", icon="copy")
        self.use_button = primary_button(tr("&Use this design"), theme, "analyst")
        if subject.place == "study":
            self.use_button.setAccessibleDescription(tr("Begins a new survey with it."))
            self.use_button.setToolTip(self.use_button.accessibleDescription())
        self.add(*self._menus, self.close_button, self.copy_button, self.use_button)

    def fit(self, width: int) -> None:
        """Leave out, where the buttons need the room, what the page and the first one have too."""
        for widget in (self.about, *self._menus):
            widget.setVisible(width >= _ALL_FROM)

    def show_subject(self, subject: Subject) -> None:
        """Say what is planned."""
        self.about.setText(subtitle(subject))
