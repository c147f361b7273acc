"""Grounds to put things on: cards, wells, banners, rules, pills, statements."""

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.theme import Theme, carries_letters, paint_icon, sector_brush
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.widgets.told import told_as

BannerTone = Literal["info", "success", "warning", "danger"]
PillTone = Literal["accent", "neutral", "success", "warning", "danger"]
StatementState = Literal["open", "chosen", "quiet"]

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
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def card(size: Literal["plain", "home", "kiosk"] = "plain", *, padding: int = 24) -> QFrame:
    """Return a bordered surface with a QVBoxLayout in it."""
    frame = _panel("card", padding)
    frame.setProperty("scale", size)
    return frame


def well(*, padding: int = 24) -> QFrame:
    """Return a raised ground with a QVBoxLayout in it, for what stands beside the main thing."""
    return _panel("well", padding)


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
    if analyst:
        row.setContentsMargins(14, 14, 16, 14)
    else:
        row.setContentsMargins(24, 15, 24, 15)
    row.setSpacing(12 if analyst else 18)
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
        side = 9 if self._small else 16
        self._icon_size = 14 if self._small else 24
        self._margins = side + (self._icon_size + 6 if icon else 0), side
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self._theme.colour
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._pill_tone == "neutral":
            rect.adjust(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(colour("line"), self._theme.edge(1)))
            painter.setBrush(colour("raised"))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(f"{self._pill_tone}_soft"))
        radius = min(rect.height() / 2, 20.0)
        painter.drawRoundedRect(rect, radius, radius)
        if self._icon:
            side = 9 if self._small else 16
            place = QRectF(0, 0, self._icon_size, self._icon_size)
            place.moveCenter(rect.center())
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                place.moveRight(self.width() - side)
            else:
                place.moveLeft(side)
            tint = "text_muted" if self._pill_tone == "neutral" else self._pill_tone
            paint_icon(painter, self._icon, colour(tint), place)
        painter.end()
        super().paintEvent(_event)


class SectorBadge(QWidget):
    """The letter of a sector in a disc of its colour."""

    def __init__(self, letter: str, sector: str, theme: Theme, size: int = 44) -> None:
        super().__init__()
        self._letter = letter
        self._sector = sector
        self._theme = theme
        self._quiet = False
        self.setFixedSize(size, size)
        theme.color_scheme_changed.connect(self.update)

    def set_quiet(self, quiet: bool) -> None:
        """Show the colour of the sector that the wheel did not land on."""
        self._quiet = quiet
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        key = f"sector_{self._sector}"
        disc = QRectF(self.rect())
        if self._theme.is_high_contrast:
            disc.adjust(1, 1, -1, -1)
            painter.setPen(QPen(self._theme.colour("text"), 2))
        painter.setBrush(sector_brush(self._theme, self._sector, self._quiet))
        painter.drawEllipse(disc)
        if not carries_letters(self._theme, self._sector):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("surface"))
            patch = 0.34 * disc.width()
            painter.drawEllipse(disc.center(), patch, patch)
        font = self._theme.font("respondent.lead")
        font.setWeight(font.Weight.Bold)
        font.setPixelSize(round(self.height() * 24 / 44))
        painter.setFont(font)
        painter.setPen(self._theme.colour("text_muted" if self._quiet else f"{key}_text"))
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
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(17, 10, 17, 10)
        row.setSpacing(20)
        self._badge = SectorBadge(letter, sector, theme)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._label = TextLabel(text, theme, "respondent.body")
        row.addWidget(self._label, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(3)
        self.setAccessibleName(f"{letter}: {text}")
        self.set_compact(False)
        self.set_state("open")

    def set_compact(self, compact: bool) -> None:
        """Take less height, as on a narrow page."""
        self.setMinimumHeight(96 if compact else 128)

    def set_state(self, state: StatementState) -> None:
        """Show it as open to both outcomes, as the chosen one, or as the other one."""
        self._badge.set_quiet(state == "quiet")
        self._label.set_tone("muted" if state == "quiet" else "text")
        chosen = state == "chosen"
        self._label.set_style(self._theme, f"respondent.{'emphasis' if chosen else 'body'}")
        set_look(self, state=state)


def _panel(role: str, padding: int) -> QFrame:
    frame = QFrame()
    frame.setProperty("role", role)
    column = QVBoxLayout(frame)
    frame.setProperty("padding", padding)  # by which it grows with its page
    inner = padding - 1  # the edge takes the other pixel
    column.setContentsMargins(inner, inner, inner, inner)
    column.setSpacing(8)
    return frame


def _follow_width(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setHeightForWidth(True)
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    widget.setSizePolicy(policy)
