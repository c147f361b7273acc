"""The empty page: a survey begins with a template, with what somebody has, or with nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button
from app.widgets.panels import Panel, card, scroll_down
from app.widgets.text import TextLabel, overline
from app.words.authoring import template_name
from app.words.catalogue import tr
from core.examples import Template, templates
from core.privacy.epsilon import epsilon_text

_CARD = 300
_MOST_COLUMNS = 4


class StartPage(QScrollArea):
    """Emits `template_chosen(Template)`, `empty_wanted` or `file_wanted`."""

    template_chosen = Signal(object)
    empty_wanted = Signal()
    file_wanted = Signal()
    questions_wanted = Signal(object)
    path_chosen = Signal(Path)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        scroll_down(self)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(8, 6))
        column.setSpacing(theme.space(4))
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(TextLabel(tr("Write a survey"), theme, "analyst.heading"))
        lead = tr(
            "Start from something that works, and change its words. Every template passes all "
            "checks as it stands."
        )
        words.addWidget(TextLabel(lead, theme, "analyst.form", tone="muted"))
        head.addLayout(words, 1)
        self.empty_button = primary_button(
            tr("Start with an empty survey"), theme, "analyst_main", icon="plus"
        )
        self.empty_button.setObjectName("empty_survey")
        self.empty_button.clicked.connect(self.empty_wanted)
        head.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(overline(tr("Templates"), theme))
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.space(4))
        self.template_buttons: dict[str, Button] = {}
        self._cards = [self._card(template) for template in templates()]
        column.addLayout(self._grid)
        column.addWidget(overline(tr("Bring your own"), theme))
        column.addWidget(self._bring())
        column.addStretch(1)
        self.setWidget(ground)
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._columns = 0
        self._arrange(_MOST_COLUMNS)

    def _card(self, template: Template) -> Panel:
        theme, survey = self._theme, template.read()
        panel = card(padding=16)
        name = template_name(template.name)
        panel.column.addWidget(TextLabel(name, theme, "analyst.section"))
        detail = tr("ε {0} in all").format(epsilon_text(survey.ratio))
        panel.column.addWidget(TextLabel(detail, theme, "analyst.strong", tone="accent"))
        panel.column.addWidget(TextLabel(template.source, theme, "analyst.small", tone="muted"))
        panel.column.addStretch(1)
        button = quiet_button(tr("Use this template"), theme, "form")
        button.setAccessibleName(tr("Use the template “{0}”").format(name))
        button.setObjectName(f"template_{template.name}")
        button.clicked.connect(partial(self.template_chosen.emit, template))
        self.template_buttons[template.name] = button
        panel.column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        return panel

    def _bring(self) -> Panel:
        theme = self._theme
        panel = card(padding=16)
        panel.column.addWidget(
            TextLabel(tr("A draft, a survey, or an XLSForm"), theme, "analyst.section")
        )
        told = tr(
            "A survey opens as a copy. Of a form from Kobo, ODK or SurveyCTO, what Candor lacks is "
            "listed with its row."
        )
        panel.column.addWidget(TextLabel(told, theme, "analyst.base", tone="muted"))
        self.file_button = quiet_button(tr("Choose a file…"), theme, "form")
        self.file_button.setObjectName("choose_file")
        self.file_button.clicked.connect(self.file_wanted)
        panel.column.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignLeading)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(max(1, min(_MOST_COLUMNS, event.size().width() // _CARD)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for at, panel in enumerate(self._cards):
            self._grid.addWidget(panel, at // columns, at % columns)
        for at in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
