"""The first page: the doors, the example, and what was worked on last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QScrollArea,
    QWidget,
)

from app.kit.i18n import language_name, program_language
from app.shell.recent import RecentFiles
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.drop_zone import TakesOneFile
from app.widgets.layout import (
    LEADING,
    MIDDLE,
    STRETCH,
    Gap,
    Placed,
    add,
    at,
    column,
    row,
    scroll_page,
    wide,
)
from app.widgets.menus import menu_button
from app.widgets.panels import Panel, card
from app.widgets.picture import Mark, Picture
from app.widgets.program import Program
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_WIDTH = 1152
_STACK_BELOW = 860
_BESIDE = 1160  # px from which all doors stand in one row
_LEAST_BUTTON = 200
_NAME = 226  # px for the name of a door, where all stand in one row
_SETTINGS_FROM = 640  # px; below, they and appearance are in the menu of help alone


class HomeView(TakesOneFile, QScrollArea):
    """Says what was wanted; the window does it."""

    survey_wanted = Signal()
    kiosk_wanted = Signal()
    study_wanted = Signal()
    new_study_wanted = Signal()
    writing_wanted = Signal()
    edit_wanted = Signal()
    planner_wanted = Signal()
    example_wanted = Signal()
    path_chosen = Signal(Path)
    recent_cleared = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._theme = theme = program.theme
        self._actions = program.actions
        self.setObjectName("home_view")
        self.setAcceptDrops(True)
        ground = QWidget()
        inner = QWidget(maximumWidth=_WIDTH)
        row(STRETCH, Placed(inner, 1000), STRETCH, on=ground, margins=(8, 0))
        self._column = column(on=inner, space=0, margins=(0, 8))
        self._add_head()
        self._add_doors()
        self._add_example()
        self._add_menus()
        self.recent = RecentFiles(theme)
        self.recent.path_chosen.connect(self.path_chosen)
        self.recent.survey_wanted.connect(self.edit_wanted)
        self.recent.study_wanted.connect(self.study_wanted)
        self.recent.cleared.connect(self.recent_cleared)
        add(self._column, self.recent, STRETCH)
        scroll_page(ground, self)

    def _add_head(self) -> None:
        theme = self._theme
        brand = row(
            Mark(theme, 56), TextLabel("Candor", theme, "home.brand", wrap=False), STRETCH, space=4
        )
        self._brand = brand
        self._column.addLayout(brand)
        self._column.addSpacing(theme.space(5))
        claim = tr(
            "Ask what people are afraid to answer. Learn the true shares, and no one’s answer."
        )
        self._column.addWidget(TextLabel(claim, theme, "home.claim"))
        lead = tr("Everything happens on this computer. Candor never connects to a network.")
        add(self._column, TextLabel(lead, theme, "home.lead", tone="muted"), Gap(6))

    def _add_doors(self) -> None:
        theme = self._theme
        self._names: list[TextLabel] = []
        self.open_survey_button = primary_button(tr("Open survey…"), theme, "home")
        self.open_survey_button.clicked.connect(self.survey_wanted)
        self.kiosk_button = quiet_button(tr("Set up a kiosk"), theme, "empty", do=self.kiosk_wanted)
        self.write_button = secondary_button(tr("New survey…"), theme, "home")
        self.write_button.clicked.connect(lambda: self.writing_wanted.emit())
        self.planner_button = secondary_button(tr("Open planner"), theme, "home")
        self.planner_button.clicked.connect(self.planner_wanted)
        self.new_study_button = secondary_button(tr("New study…"), theme, "home")
        self.new_study_button.clicked.connect(self.new_study_wanted)
        doors = [
            self._door(
                "shield",
                tr("Answer a survey"),
                tr("Open a survey file. See what would be saved before you answer."),
                self.open_survey_button,
            ),
            self._door(
                "pencil",
                tr("Write a survey"),
                tr("Questions, odds and texts. From a template in ten minutes."),
                self.write_button,
            ),
            self._door(
                "plan",
                tr("Plan"),
                tr("How many people, how much protection, which device."),
                self.planner_button,
            ),
            self._door(
                "chart",
                tr("Analyse responses"),
                tr("Collect responses, or open a table. Read shares with honest error bars."),
                self.new_study_button,
            ),
        ]
        self._doors, self._grid, self._abreast = doors, QGridLayout(), 0
        self._arrange(_BESIDE)
        add(self._column, self._grid, at(LEADING, self.kiosk_button), Gap(2))

    def _add_example(self) -> None:
        theme = self._theme
        words = tr(
            "New here? Take the occupations of 32,561 real people, scramble them, "
            "and get the shares back."
        )
        self.example_button = quiet_button(tr("Try the example"), theme, "empty")
        self.example_button.clicked.connect(self.example_wanted)
        add(
            self._column,
            row(
                wide(TextLabel(words, theme, "home.row_detail", tone="muted")),
                self.example_button,
                space=2,
                align=MIDDLE,
            ),
            Gap(4),
        )

    def _add_menus(self) -> None:
        """Put the menus beside the name; the keyboard comes to them after the doors."""
        theme = self._theme
        middle = Qt.AlignmentFlag.AlignVCenter
        schemes = self._actions.schemes.actions()
        self.appearance_button = menu_button(tr("Appearance"), schemes, theme, "empty")
        self.appearance_button.setObjectName("appearance_button")
        self.settings_button = quiet_button(tr("Settings"), theme, "empty")
        self.settings_button.setObjectName("settings_button")
        self.settings_button.clicked.connect(self._actions.settings.trigger)
        spoken = language_name(program_language())
        self.language_button = menu_button(
            spoken, self._actions.languages.actions(), theme, "empty"
        )
        self.language_button.setObjectName("language_button")
        self.language_button.setAccessibleName(tr("Language: {language}").format(language=spoken))
        help_button = menu_button(tr("Help"), self._actions.help, theme, "empty")
        buttons = (
            self.language_button,
            self.appearance_button,
            self.settings_button,
            help_button,
        )
        add(self._brand, *(at(middle, button) for button in buttons))

    def _door(self, icon: str, title: str, text: str, button: Button) -> Panel:
        theme = self._theme
        door = card("home", padding=theme.space(5))
        column = door.column
        column.setSpacing(0)
        column.addWidget(Picture(icon, theme, colour="accent", size=28, ground="tile"))
        column.addSpacing(theme.space(3))
        name = TextLabel(title, theme, "home.door")
        self._names.append(name)
        column.addWidget(name)
        column.addSpacing(theme.space(2))
        column.addWidget(TextLabel(text, theme, "home.body", tone="muted"))
        button.setMinimumWidth(_LEAST_BUTTON)
        add(column, STRETCH, Gap(4), at(LEADING, button))
        return door

    def set_recent(
        self, paths: Sequence[Path], known: Mapping[Path, Mapping[str, Any]] | None = None
    ) -> None:
        """Show the drafts and studies opened last, with what is remembered of them."""
        self.recent.show_paths(paths, known or {})

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self.recent.stack(width < _STACK_BELOW)
        self.settings_button.setVisible(width >= _SETTINGS_FROM)
        self.appearance_button.setVisible(width >= _SETTINGS_FROM)
        self._arrange(width)

    def _arrange(self, width: int) -> None:
        """Put the doors beside each other, in two rows, or beneath each other."""
        n = len(self._doors)
        abreast = n if width >= _BESIDE else 1 if width < _STACK_BELOW else min(n, 2)
        if abreast == self._abreast:
            return
        self._abreast = abreast
        style = "home.door"
        if abreast == n and max(name.sizeHint().width() for name in self._names) > _NAME:
            style = "home.door_narrow"
        for name in self._names:
            name.set_style(self._theme, style)
        self._grid.setSpacing(self._theme.space(6 if abreast == n else 4))
        for place, door in enumerate(self._doors):
            self._grid.addWidget(door, place // abreast, place % abreast)
            self._grid.setColumnStretch(place, 1 if place < abreast else 0)
