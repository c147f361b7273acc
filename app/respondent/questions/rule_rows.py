"""What the outcomes of coins, dice, cards and spinners ask for, in rows with their pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.respondent.devices.device_pictures import DEVICE_PICTURES, OUTCOME_GAP
from app.respondent.devices.sectors import colour_of
from app.respondent.devices.statement import SectorBadge
from app.respondent.words.devices import tool_words
from app.theme import Theme
from app.widgets.layout import discard, row
from app.widgets.panels import rule as separator
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.pressed import sector_letter
from core.privacy.chance_devices import Rule, Tool, chances


class RuleRows(QFrame):
    """Which outcomes of coins or dice stand for which letter, and how many of all they are."""

    def __init__(self, tool: Tool, rules: Sequence[Rule], theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._tool, self._rules, self._theme = tool, tuple(rules), theme
        self._grid = QGridLayout(self)
        self._shown: list[QWidget] = []

    def fit(self, width: int, room: int, s: float) -> None:
        """Draw the rows anew in a width; where they are taller than a room, by pictures alone."""
        self._draw(width, s, words=True)
        if self._grid.totalMinimumSize().height() > room:
            self._draw(width, s, words=False)

    def _draw(self, width: int, s: float, *, words: bool) -> None:
        for widget in self._shown:
            discard(widget, self._grid)
        self._shown = []
        side = round(14 * s)
        self._grid.setContentsMargins(side, round(10 * s), side, round(10 * s))
        self._grid.setHorizontalSpacing(side)
        self._grid.setVerticalSpacing(round(4 * s))
        self._grid.setColumnStretch(1, 1)
        for place, rule in enumerate(self._rules):
            self._add_row(place, rule, width, s, words=words)

    def _add_row(self, place: int, rule: Rule, width: int, s: float, *, words: bool) -> None:
        theme, line = self._theme, 3 * place
        if place:
            self._put(separator(), line - 1, 0, 1, 3)
        letter, told = sector_letter(rule.landing), tool_words(self._tool).outcomes(rule)
        share = tr("{part} of {whole}").format(
            part=figures(len(rule.outcomes)), whole=figures(len(chances(self._tool)))
        )
        badge = SectorBadge(letter, colour_of(rule.landing), theme)
        title = TextLabel(told, theme, "respondent.label")
        count = TextLabel(share, theme, tone="muted", wrap=False)
        for widget in (badge, title, count):
            widget.set_scale(s)
        (title if words else count).setAccessibleName(f"{letter}: {told}, {share}")
        room = width - badge.sizeHint().width() - 4 * self._grid.horizontalSpacing()
        room -= 0 if words else count.minimumSizeHint().width() + round(40 * s)
        picture = outcome_picture(self._tool, rule, theme, room, round(36 * s), start=True)
        self._put(badge, line, 0, 2, 1)
        self._put(count, line, 2, 1, 1)
        if words:
            self._put(title, line, 1, 1, 1)
        self._put(picture, line + words, 1, 1, 2 if words else 1)

    def _put(self, widget: QWidget, line: int, column: int, lines: int, columns: int) -> None:
        self._shown.append(widget)
        self._grid.addWidget(widget, line, column, lines, columns)
        widget.show()


def outcome_picture(
    tool: Tool, rule: Rule, theme: Theme, width: int, tallest: int, *, start: bool = False
) -> QWidget:
    """Return the outcomes of a rule in a line, within a width and a height in logical pixels.

    They stand in the middle, or with `start` where reading begins.
    """
    parts = DEVICE_PICTURES[tool].widgets(rule, theme, width, tallest)
    holder = QWidget()
    line = row(on=holder)
    line.setSpacing(OUTCOME_GAP)
    if not start:
        line.addStretch(1)
    for part in parts:
        line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
    line.addStretch(1)
    return holder
