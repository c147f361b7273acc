"""Grounds to put things on: cards, wells, banners, rules, pills, statements."""

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme, carries_letters, paint_icon, sector_brush
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, restyle
from app.widgets.told import told_as

BannerTone = Literal["info", "success", "warning", "danger"]
PillTone = Literal["accent", "neutral", "success", "warning", "danger"]
StatementState = Literal["open", "chosen", "quiet", "blank"]
# From here on a statement is set in running text.
_LONG_STATEMENT = 200

_ICONS: dict[BannerTone, str] = {
    "info": "info",
    "success": "check",
    "warning": "warning",
    "danger": "danger",
}


def set_look(widget: QWidget, **properties: str) -> None:
    """Set properties that the style sheet selects by, and restyle the widget."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    restyle(widget)


class Panel(QFrame):
    """A ground with an edge; what is on it stands in its `column`."""

    def __init__(self, role: str, padding: int) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setProperty("padding", padding)  # by which it grows with its page
        self.column = QVBoxLayout(self)
        inner = padding - 1  # the edge takes the other pixel
        self.column.setContentsMargins(inner, inner, inner, inner)
        self.column.setSpacing(8)


def card(size: Literal["plain", "home", "kiosk"] = "plain", *, padding: int = 24) -> Panel:
    """Return a bordered surface."""
    panel = Panel("card", padding)
    panel.setProperty("scale", size)
    return panel


def well(*, padding: int = 24) -> Panel:
    """Return a raised ground, for what stands beside the main thing."""
    return Panel("well", padding)


def rule() -> QFrame:
    """Return a thin horizontal line."""
    line = QFrame()
    line.setProperty("role", "rule")
    line.setFixedHeight(1)
    return line


def banner(
    tone: BannerTone,
    text: str,
    theme: Theme,
    *,
    detail: str | TextLabel = "",
    icon: str | None = None,
    action: QWidget | None = None,
    style: str = "respondent.emphasis",
) -> QFrame:
    """Return a coloured strip: icon, a sentence, a muted detail, at most one action.

    A detail whose text may change later is given as its label.
    In the analyst's window pass style "analyst.strong" or "analyst.form".
    """
    analyst = style.startswith("analyst")
    frame = QFrame()
    frame.setProperty("role", "banner")
    frame.setProperty("tone", tone)
    row = QHBoxLayout(frame)
    row.setContentsMargins(theme.margins(4, 3) if analyst else theme.margins(6, 4))
    row.setSpacing(theme.space(3 if analyst else 5))
    colour = "accent" if tone == "info" else tone
    size = 22 if analyst else 28
    picture = Picture(icon or _ICONS[tone], theme, colour=colour, size=size)
    top = Qt.AlignmentFlag.AlignTop if analyst else Qt.AlignmentFlag.AlignVCenter
    row.addWidget(picture, 0, top)
    words = QVBoxLayout()
    words.setSpacing(2)
    words.addStretch(1)
    words.addWidget(TextLabel(text, theme, style))
    if detail:
        plain = "analyst.base" if analyst else "respondent.note"
        if isinstance(detail, str):
            detail = TextLabel(detail, theme, plain, tone="text" if analyst else "muted")
        words.addWidget(detail)
    words.addStretch(1)
    row.addLayout(words, 1)
    if action is not None:
        row.addWidget(action, 0, Qt.AlignmentFlag.AlignVCenter)
    return frame


def note(
    text: str, theme: Theme, icon: str = "info", *, tone: Literal["muted", "warning"] = "muted"
) -> QWidget:
    """Return a muted sentence behind an icon, in the size of the respondent's text."""
    label = TextLabel(text, theme, "respondent.note", tone="text" if tone == "warning" else "muted")
    colour = "warning" if tone == "warning" else "text_muted"
    return beside_icon(label, Picture(icon, theme, colour=colour))


def beside_icon(label: TextLabel, icon: Picture) -> QWidget:
    """Return a label behind an icon; its text may change later."""
    widget = QWidget()
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(14)
    row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(label, 1)
    _follow_width(widget)
    return widget


def icon_point(title: str, detail: str, icon: str, theme: Theme) -> QWidget:
    """Return a tile with an icon, a bold line and a muted one, as on the first page."""
    widget = QWidget()
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(20)
    tile = Picture(icon, theme, colour="accent", size=28, ground="tile")
    row.addWidget(tile, 0, Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(TextLabel(title, theme, "respondent.label"))
    words.addWidget(TextLabel(detail, theme, "respondent.note", tone="muted"))
    row.addLayout(words, 1)
    _follow_width(widget)
    return widget


class Pill(TextLabel):
    """A word or two in a rounded strip, perhaps behind an icon; never a button.

    They stand on one line wherever there is room for it.
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        tone: PillTone = "neutral",
        *,
        icon: str | None = None,
        style: str = "respondent.label",
        parent: QWidget | None = None,
    ) -> None:
        label_tone: dict[PillTone, Literal["accent", "muted", "success", "warning", "danger"]] = {
            "accent": "accent",
            "neutral": "muted",
            "success": "success",
            "warning": "warning",
            "danger": "danger",
        }
        super().__init__(text, theme, style, tone=label_tone[tone], parent=parent)
        self.setProperty("role", "pill")
        self._theme = theme
        self._pill_tone: PillTone = tone
        self._icon = icon
        self._small = theme.style(style).px < 18
        self.setProperty("scale", "small" if self._small else "plain")
        self._side = theme.space(2 if self._small else 4)
        self._icon_size = 14 if self._small else 24
        self._margins = self._side + (self._icon_size + theme.space(1) if icon else 0), self._side
        self._set_margins()
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.color_scheme_changed.connect(self.update)

    def _set_margins(self) -> None:
        start, end = self._margins
        vertical = 4 if self._small else 3
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        self.setContentsMargins(start, vertical, end, vertical)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._set_margins()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        if self._icon:
            place = QRectF(0, 0, self._icon_size, self._icon_size)
            place.moveCenter(QRectF(self.rect()).center())
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                place.moveRight(self.width() - self._side)
            else:
                place.moveLeft(self._side)
            tint = "text_muted" if self._pill_tone == "neutral" else self._pill_tone
            paint_icon(painter, self._icon, self._theme.colour(tint), place)
        painter.end()
        super().paintEvent(event)


class SectorBadge(QWidget):
    """The letter of a sector in a disc of its colour."""

    def __init__(self, letter: str, sector: str, theme: Theme, size: int = 44) -> None:
        super().__init__()
        self._letter = letter
        self._sector = sector
        self._theme = theme
        self._side = size
        self._state: StatementState = "open"
        self.setFixedSize(size, size)
        theme.color_scheme_changed.connect(self.update)

    def set_state(self, state: StatementState) -> None:
        """Show the colour as of a sector that is open, landed on or not, or of none at all."""
        self._state = state
        self.update()

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self.setFixedSize(round(self._side * scale), round(self._side * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("surface"))
            patch = 0.34 * disc.width()
            painter.drawEllipse(disc.center(), patch, patch)
        font = self._theme.font("respondent.lead")
        font.setWeight(font.Weight.Bold)
        font.setPixelSize(round(self.height() * 24 / 44))
        painter.setFont(font)
        painter.setPen(self._theme.colour("text_muted" if quiet or blank else f"{key}_text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


@told_as(QAccessible.Role.Grouping)
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
        side, end = round(20 * scale), round(6 * scale)
        self._row.setContentsMargins(side, end, side, end)
        self._row.setSpacing(side)

    def set_tight(self, tight: bool) -> None:
        """Take smaller type, as long words do everywhere: the page has little height."""
        small = tight or self._is_long
        self._label.set_style(self._theme, "respondent.body" if small else "respondent.lead")

    @property
    def letter_middle(self) -> int:
        """How far the middle of the letter is from the left edge."""
        return self._badge.geometry().center().x()

    def set_state(self, state: StatementState) -> None:
        """Show it as open to both outcomes, the chosen one, the other one, or neither."""
        self._badge.set_state(state)
        self._label.set_tone("text" if state in ("open", "chosen") else "muted")
        set_look(self, state=state)


def _follow_width(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setHeightForWidth(True)
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    widget.setSizePolicy(policy)
