"""The statements of a wheel, each with the letter of its sector."""

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.theme import Theme, carries_letters, fill_only, sector_brush, smooth_painter
from app.widgets.accessible import accessible_as
from app.widgets.panels import set_look
from app.widgets.text import TextLabel

StatementState = Literal["open", "chosen", "quiet", "blank"]
# From here on a statement is set in running text.
_LONG_STATEMENT = 200
_BADGE = 44  # the side of the letter's disc


class SectorBadge(QWidget):
    """The letter of a sector in a disc of its colour."""

    def __init__(self, letter: str, sector: str, theme: Theme) -> None:
        super().__init__()
        self._letter = letter
        self._sector = sector
        self._theme = theme
        self._state: StatementState = "open"
        self.setFixedSize(_BADGE, _BADGE)
        theme.repaints(self)

    def set_state(self, state: StatementState) -> None:
        """Show the colour as of a sector that is open, landed on or not, or of none at all."""
        self._state = state
        self.update()

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self.setFixedSize(round(_BADGE * scale), round(_BADGE * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        key = f"sector_{self._sector}"
        disc = QRectF(self.rect())
        quiet, blank = self._state == "quiet", self._state == "blank"
        if self._theme.is_high_contrast:
            disc.adjust(1, 1, -1, -1)
            painter.setPen(QPen(self._theme.colour("text"), 2))
        if blank:
            painter.setBrush(self._theme.colour("line"))
        else:
            painter.setBrush(sector_brush(self._theme, self._sector, quiet))
        painter.drawEllipse(disc)
        if not blank and not carries_letters(self._theme, self._sector):
            fill_only(painter, self._theme.colour("surface"))
            patch = 0.34 * disc.width()
            painter.drawEllipse(disc.center(), patch, patch)
        font = self._theme.font("respondent.lead")
        font.setWeight(font.Weight.Bold)
        font.setPixelSize(round(self.height() * 24 / _BADGE))
        painter.setFont(font)
        painter.setPen(self._theme.colour("text_muted" if quiet or blank else f"{key}_text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


@accessible_as(QAccessible.Role.Grouping)
class Statement(QFrame):
    """One of the statements of a wheel: letter, words, and whether the wheel chose it.

    The state is told by the words that the page sets as the accessible name, and goes with the
    page; nothing else is kept.
    """

    def __init__(
        self, letter: str, text: str, sector: Literal["a", "b", "c"], theme: Theme
    ) -> None:
        super().__init__()
        self.setProperty("role", "statement")
        self.setProperty("sector", sector)
        self._row = QHBoxLayout(self)
        self._is_slim = False
        self._badge = SectorBadge(letter, sector, theme)
        self._row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._theme, self._is_long = theme, len(text) > _LONG_STATEMENT
        style = "respondent.body" if self._is_long else "respondent.lead"
        self._label = TextLabel(text, theme, style, even=True)
        self._row.addWidget(self._label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(f"{letter}: {text}")
        self.set_scale(1.0)
        self.set_state("open")

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        side, end = round((12 if self._is_slim else 20) * scale), round(6 * scale)
        self._row.setContentsMargins(side, end, side, end)
        self._row.setSpacing(side)

    def set_closeness(self, *, small: bool, slim: bool) -> None:
        """Take smaller type, as long words do everywhere, and slim margins: height is little."""
        small = small or self._is_long
        self._label.set_style(self._theme, "respondent.body" if small else "respondent.lead")
        self._is_slim = slim
        self.set_scale(self._scale)

    @property
    def letter_middle(self) -> int:
        """How far the middle of the letter is from the left edge."""
        return self._badge.geometry().center().x()

    def set_state(self, state: StatementState) -> None:
        """Show it as open to both outcomes, the chosen one, the other one, or neither."""
        self._badge.set_state(state)
        self._label.set_tone("text" if state in ("open", "chosen") else "muted")
        set_look(self, state=state)
