"""The first page where nothing but answering is offered: it speaks to the one who answers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.respondent.scaffold.scaffold import PageScaffold
from app.widgets.button import Button, primary_button
from app.widgets.drop_zone import TakesOneFile
from app.widgets.layout import Gap, add, column
from app.widgets.menus import fill_sizes
from app.widgets.panels import note
from app.widgets.picture import Picture
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_COLUMN = 760
_DRAWING = 112


class RespondentHome(TakesOneFile, PageScaffold):
    """Says what was wanted; the window does it. No survey that was opened is ever listed here."""

    survey_wanted = Signal()
    kiosk_wanted = Signal()
    path_chosen = Signal(Path)

    def __init__(self, program: Program) -> None:
        theme = program.theme
        super().__init__(theme, "Candor", column=_COLUMN)
        self.setObjectName("respondent_home")
        self.setAccessibleName(tr("Open the survey you were given"))
        self.setAcceptDrops(True)
        self.leave_button.hide()
        self._add_words()
        self.open_survey_button = primary_button(tr("Open survey…"), theme, do=self.survey_wanted)
        self.open_survey_button.setObjectName("open_survey_button")
        self.add_action(self.open_survey_button)
        self.kiosk_button = Button(
            tr("Set up a kiosk"), theme, "quiet", "header", trailing="chevron-right"
        )
        self.kiosk_button.setObjectName("kiosk_button")
        self.kiosk_button.clicked.connect(self.kiosk_wanted)
        self.set_link(self.kiosk_button)
        self.appearance_button = self.looks_button
        self.appearance_button.setObjectName("appearance_button")
        self._offer_looks(program.actions)
        QWidget.setTabOrder(self.open_survey_button, self.kiosk_button)
        QWidget.setTabOrder(self.kiosk_button, self.appearance_button)

    def _add_words(self) -> None:
        theme = self._theme
        self.content.setSpacing(0)
        self.add_ornament(Picture("drawings/file", theme, colour="accent", size=_DRAWING))
        heading = TextLabel(
            tr("Open the survey you were given"), theme, "respondent.display", centred=True
        )
        what = tr("It is a file that ends in .survey. You can also drop it on this page.")
        lead = TextLabel(what, theme, "respondent.lead", tone="muted", centred=True)
        add(self.content, Gap(4), heading, Gap(2), lead, Gap(8))
        points = column(space=3)
        for icon, told in (
            ("eye", tr("You see what would be saved before you answer.")),
            (
                "laptop",
                tr("Everything happens on this computer. Candor never connects to a network."),
            ),
            ("list", tr("This page never lists the surveys that were opened.")),
        ):
            points.addWidget(note(told, theme, icon))
        self.content.addLayout(points)

    def _offer_looks(self, actions: ProgramActions) -> None:
        """Offer text sizes, which hold until the program ends, and colours, which it remembers."""
        looks = QMenu(self)
        looks.setProperty("scale", "respondent")
        looks.setAccessibleName(tr("Colours and text size"))
        fill_sizes(looks, self._theme)
        looks.addActions(actions.schemes.actions())
        self.appearance_button.setMenu(looks)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.open_survey_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, or go on with a survey."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            focused = self.focusWidget()
            pressed = focused if isinstance(focused, Button) else self.open_survey_button
            pressed.click()
