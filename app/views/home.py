"""The first page: three doors, the recent studies, and where the limits are told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.panels import card, rule
from app.widgets.picture import Mark, Picture
from app.widgets.text import TextLabel

_WIDTH = 1072
_STACK_BELOW = 860
_LONGEST_NAME = 36


class HomeView(QScrollArea):
    """Says what was wanted; the window does it."""

    survey_wanted = Signal()
    kiosk_wanted = Signal()
    study_wanted = Signal()
    new_study_wanted = Signal()
    example_wanted = Signal()
    path_chosen = Signal(Path)
    recent_cleared = Signal()

    def __init__(
        self, theme: Theme, *, respondent_only: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._respondent_only = respondent_only
        self._stacked = False
        self._folders: list[TextLabel] = []
        self.setObjectName("home_view")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAcceptDrops(True)
        ground = QWidget()
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        outer = QHBoxLayout(ground)
        outer.setContentsMargins(32, 0, 32, 0)
        inner = QWidget()
        inner.setMaximumWidth(_WIDTH)
        outer.addStretch(1)
        outer.addWidget(inner, 1000)
        outer.addStretch(1)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 48, 0, 32)
        self._column.setSpacing(0)
        self._add_head()
        self._add_doors()
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        self._column.addLayout(self._recent)
        self._column.addStretch(1)
        self.setWidget(ground)
        ground.setAutoFillBackground(False)

    def _add_head(self) -> None:
        theme = self._theme
        brand = QHBoxLayout()
        brand.setSpacing(16)
        brand.addWidget(Mark(theme, 56))
        brand.addWidget(TextLabel("Candor", theme, "home.brand", wrap=False))
        brand.addStretch(1)
        self._brand = brand
        self._column.addLayout(brand)
        self._column.addSpacing(22)
        claim = self.tr(
            "Ask what people are afraid to answer. Learn the true shares, and no one’s answer."
        )
        self._column.addWidget(TextLabel(claim, theme, "home.claim"))
        lead = self.tr("Everything happens on this computer. Candor never connects to a network.")
        self._column.addWidget(TextLabel(lead, theme, "home.lead", tone="muted"))
        self._column.addSpacing(28)

    def offer_schemes(self, schemes: QActionGroup) -> None:
        """Put the menu of colour schemes beside the name of the program."""
        menu = QMenu(self)
        menu.setAccessibleName(self.tr("Appearance"))
        menu.addActions(schemes.actions())
        self.appearance_button = Button(
            self.tr("Appearance"), self._theme, "quiet", "empty", trailing="chevron-down"
        )
        self.appearance_button.setObjectName("appearance_button")
        self.appearance_button.setMenu(menu)
        self._brand.addWidget(self.appearance_button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _add_doors(self) -> None:
        theme = self._theme
        self.open_survey_button = primary_button(self.tr("Open survey…"), theme, "home")
        self.open_survey_button.clicked.connect(self.survey_wanted)
        self.kiosk_button = quiet_button(self.tr("Set up a kiosk"), theme, "empty")
        self.kiosk_button.clicked.connect(self.kiosk_wanted)
        self.new_study_button = secondary_button(self.tr("New study…"), theme, "home")
        self.new_study_button.clicked.connect(self.new_study_wanted)
        self.example_button = secondary_button(self.tr("Try the example"), theme, "home")
        self.example_button.clicked.connect(self.example_wanted)
        answer = self._door(
            "shield",
            self.tr("Answer a survey"),
            self.tr("Open a survey file. See what would be saved before you answer."),
            self.open_survey_button,
            self.kiosk_button,
        )
        analyse = self._door(
            "chart",
            self.tr("Analyse responses"),
            self.tr("Collect response files, then read shares with honest error bars."),
            self.new_study_button,
        )
        example = self._door(
            "play",
            self.tr("Try the example"),
            self.tr("Scramble the occupations of 32,561 real people and get the shares back."),
            self.example_button,
        )
        self._doors = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._doors.setSpacing(32)
        for door in (answer,) if self._respondent_only else (answer, analyse, example):
            self._doors.addWidget(door, 1)
        self._column.addLayout(self._doors)
        self._column.addSpacing(26)

    def _door(
        self, icon: str, title: str, text: str, button: Button, link: Button | None = None
    ) -> QFrame:
        theme = self._theme
        door = card("home", padding=28)
        column = door.layout()
        if not isinstance(column, QVBoxLayout):
            raise TypeError("a card has a column")
        column.setSpacing(0)
        column.addWidget(Picture(icon, theme, colour="accent", size=28, ground="tile"))
        column.addSpacing(14)
        column.addWidget(TextLabel(title, theme, "home.door"))
        column.addSpacing(6)
        column.addWidget(TextLabel(text, theme, "home.body", tone="muted"))
        column.addStretch(1)
        column.addSpacing(16)
        button.setMinimumWidth(200)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        if link is not None:
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeading)
        return door

    def set_recent(self, paths: Sequence[Path]) -> None:
        """Show the studies opened last; surveys opened to answer never stand here."""
        while (item := self._recent.takeAt(0)) is not None:
            _discard(item.widget())
        self._folders.clear()
        if self._respondent_only:
            return
        theme = self._theme
        self.open_study_button = quiet_button(self.tr("Open study…"), theme, "empty")
        self.open_study_button.clicked.connect(self.study_wanted)
        self.clear_button = quiet_button(self.tr("Clear list"), theme, "empty")
        self.clear_button.clicked.connect(self.recent_cleared)
        self.clear_button.setVisible(bool(paths))
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(TextLabel(self.tr("Recent"), theme, "home.section", wrap=False), 0, middle)
        row.addStretch(1)
        row.addWidget(self.open_study_button)
        row.addWidget(self.clear_button)
        self._recent.addWidget(head)
        for path in paths:
            self._recent.addWidget(rule())
            self._recent.addWidget(self._recent_row(path))
        self._recent.addWidget(rule())
        hint = self.tr("Surveys opened to answer never enter this list.")
        foot = TextLabel(hint, theme, "home.small", tone="muted")
        foot.setContentsMargins(0, 10, 0, 0)
        self._recent.addWidget(foot)

    def _recent_row(self, path: Path) -> QWidget:
        theme = self._theme
        widget = QWidget()
        row = QHBoxLayout(widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        button = Button(_short(path.name).replace("&", "&&"), theme, "quiet", "empty", icon="chart")
        button.setProperty("tone", "text")
        button.setAccessibleName(self.tr("Open the study {0}").format(path.name))
        button.clicked.connect(lambda: self.path_chosen.emit(path))
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        place = _short(" · ".join(path.parent.parts[-2:]))
        folder = TextLabel(place, theme, "home.row_detail", tone="muted")
        folder.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        folder.setVisible(not self._stacked)
        self._folders.append(folder)
        row.addWidget(folder, 1)
        return widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stacked = event.size().width() < _STACK_BELOW
        direction = QBoxLayout.Direction
        self._doors.setDirection(direction.TopToBottom if self._stacked else direction.LeftToRight)
        self._doors.setSpacing(16 if self._stacked else 32)
        for folder in self._folders:
            folder.setVisible(not self._stacked)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.path_chosen.emit(path)


def _dropped_file(event: QDropEvent) -> Path | None:
    """Return the one local file that is dropped, if it is one."""
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None


def _short(name: str) -> str:
    """Shorten a long name in its middle."""
    if len(name) > _LONGEST_NAME:
        half = _LONGEST_NAME // 2
        name = f"{name[:half]}…{name[-half:]}"
    return name


def _discard(widget: QWidget | None) -> None:
    if widget is not None:
        widget.hide()
        widget.deleteLater()
