"""The buttons: primary, secondary, quiet, answer and chip."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy

from app.theme import Theme, make_pixmap, smooth_painter
from app.widgets.accessible import announce
from app.widgets.layout import height_by_width
from app.widgets.text import width_of

Role = Literal["primary", "secondary", "quiet", "answer", "chip"]
Size = Literal[
    "respondent",
    "header",
    "main",
    "kiosk",
    "answer",
    "answer_narrow",
    "home",
    "analyst",
    "analyst_main",
    "form",
    "chip",
    "empty",
]


OnPress: TypeAlias = Callable[..., object] | SignalInstance


class _Measures(NamedTuple):
    """Logical pixels; the icon stands 10 from the words."""

    height: int
    padding: int
    px: int
    icon: int
    radius: int
    gap: int = 10

    def scaled(self, scale: float, height: int | None) -> _Measures:
        """Return the measures of a button that grows with its page, perhaps of a height."""
        grown = [round(length * scale) for length in self]
        return _Measures(height or grown[0], *grown[1:])


_MEASURES: dict[Size, _Measures] = {
    "respondent": _Measures(56, 26, 21, 23, 8),
    "header": _Measures(44, 8, 21, 24, 8),
    "main": _Measures(72, 32, 24, 26, 8),
    "kiosk": _Measures(72, 32, 28, 31, 12),
    "answer": _Measures(80, 24, 28, 28, 12),
    "answer_narrow": _Measures(64, 20, 24, 24, 12),
    "home": _Measures(48, 28, 18, 20, 8, 8),
    "empty": _Measures(44, 27, 15, 18, 8, 8),
    "analyst_main": _Measures(40, 20, 14, 16, 6),
    "analyst": _Measures(32, 14, 14, 15, 6),
    "form": _Measures(32, 13, 13, 14, 6, 7),
    "chip": _Measures(32, 14, 13, 12, 16, 7),
}

_WORDS = int(
    Qt.AlignmentFlag.AlignCenter.value
    | Qt.TextFlag.TextWordWrap.value
    | Qt.TextFlag.TextShowMnemonic.value
)


# To types it is a button; to Qt the class that it is mixed into is one.
if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object


class Painted(_Button):
    """A button that paints itself: pressed all over, and painted anew under the mouse."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


class Button(Painted, QPushButton):
    """A push button that paints itself and wraps its words rather than cutting them off.

    Args:
        icon, trailing: names of icons before and after the words.
        icon_tone: colour name of the icons, by default that of the words.
        do: what a press does; a signal is emitted.
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        role: Role = "secondary",
        size: Size = "respondent",
        *,
        icon: str | None = None,
        trailing: str | None = None,
        icon_tone: str | None = None,
        do: OnPress | None = None,
    ) -> None:
        super().__init__(text)
        if do is not None:
            self.clicked.connect(do)
        self._theme = theme
        self._icon = icon
        self._trailing = trailing
        self._icon_tone = icon_tone
        self._neighbour: Button | None = None
        self._measured = ""
        self._rects: dict[int, QRectF] = {}
        self._looks_ready = False
        self._missing = ""
        self.setProperty("role", role)
        self._role: Role = role
        self._scale = 1.0
        self._height: int | None = None
        self.set_size(size)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        height_by_width(self, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def set_size(self, size: Size) -> None:
        """Change the measures, as the answers do on a narrow page."""
        self._size = size
        self._rects.clear()
        self._measures = _MEASURES[size].scaled(self._scale, self._height)
        self.setProperty("ring_radius", self._measures.radius)
        font = self._theme.font("respondent.label")
        font.setPixelSize(self._measures.px)
        if self._role == "quiet":
            font.setWeight(font.Weight.Medium if size == "header" else font.Weight.DemiBold)
        # Held here, since Qt's style sheets bring back the first font when they polish anew.
        self._font = font
        self.setFont(font)
        self.updateGeometry()

    def set_scale(self, scale: float, height: int | None = None) -> None:
        """Grow with the page; `height` is that of one line of words, where the page sets it."""
        height = height or self._height
        if (scale, height) != (self._scale, self._height):
            self._scale, self._height = scale, height
            self.set_size(self._size)

    def set_icons(self, icon: str | None = None, trailing: str | None = None) -> None:
        """Change the icons before and after the words."""
        self._icon, self._trailing = icon, trailing
        self.updateGeometry()
        self.update()

    def look_ready(self, ready: bool) -> None:
        """Look as if it could be pressed while it waits to be; nothing but its look changes."""
        self._looks_ready = ready
        self.update()

    @property
    def is_asleep(self) -> bool:
        """Tell whether something is missing before a press does anything."""
        return bool(self._missing)

    def set_missing(self, sentence: str) -> None:
        """Fall asleep, as something is missing: the sentence says what. "" wakes the button.

        It looks disabled then, but Tab still comes to it, and a screen reader is told the
        sentence. What a press does is left to its page; see `name_missing`.
        """
        if sentence == self._missing:
            return
        self._missing = sentence
        self.setAccessibleDescription(sentence)
        hand = Qt.CursorShape.ArrowCursor if sentence else Qt.CursorShape.PointingHandCursor
        self.setCursor(hand)
        self.update()

    def name_missing(self) -> None:
        """Let a screen reader say why a press of the sleeping button did nothing."""
        announce(self, self._missing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter too, as a button in a dialog is."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def keep_height_of(self, neighbour: Button) -> None:
        """Be as tall as a button beside it of the same width, whose words may wrap."""
        self._neighbour = neighbour

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        own = self._height_of_words(width)
        return max(own, self._neighbour._height_of_words(width)) if self._neighbour else own

    def _height_of_words(self, width: int) -> int:
        words = self._words_rect(max(width - self._chrome_width(), 1)).height()
        line = self._words_rect(10_000).height()
        return self._measures.height + max(0, round(words - line))

    def sizeHint(self) -> QSize:
        width = width_of(self._words(), self._font) + 1 + self._chrome_width()
        # Once it has a width, the height that the wrapped words need there.
        laid_out = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        height = self.heightForWidth(self.width()) if laid_out else self._measures.height
        return QSize(width, height)

    def minimumSizeHint(self) -> QSize:
        words = self._words().split()
        widest = max((width_of(word, self._font) for word in words), default=0)
        return QSize(widest + 1 + self._chrome_width(), self._measures.height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        words_colour = self._paint_ground(painter)
        self._paint_words(painter, words_colour)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> QColor:
        """Paint fill and edge and return the colour of the words."""
        colour = self._theme.colour
        enabled = (self.isEnabled() or self._looks_ready) and not self.is_asleep
        hovered = enabled and self.isEnabled() and self.underMouse()
        pressed = enabled and self.isDown()
        radius = self._measures.radius
        if self._role == "primary" and enabled:
            fill, words, edge = colour("accent"), colour("accent_text"), None
            if hovered or pressed:
                fill = colour("accent_hover")
            if pressed:
                edge = colour("text")
        elif self._role == "quiet":
            tone = "text" if self.property("tone") == "text" else "accent"
            words = colour(tone if enabled else "text_muted")
            fill = colour("raised") if hovered or pressed else QColor(0, 0, 0, 0)
            edge = colour("text") if pressed else None
        elif self._role == "chip":
            fill, words, edge = colour("accent_soft"), colour("text"), colour("accent")
            if hovered or pressed:
                fill = colour("raised")
        else:
            fill, edge = colour("surface"), colour("line_strong")
            words = colour("text" if enabled else "text_muted")
            if hovered or pressed:
                fill = colour("raised")
            if pressed:
                edge = colour("text")
            if not enabled:
                fill = QColor(0, 0, 0, 0) if self._role == "answer" else colour("raised")
                edge = colour("line")
        rect = QRectF(self.rect())
        if edge is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            rect.adjust(0.75, 0.75, -0.75, -0.75)
            pen = QPen(edge, self._theme.edge(1.5))
            if not enabled and self._theme.is_high_contrast:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, radius, radius)
        return words

    def _paint_words(self, painter: QPainter, words_colour: QColor) -> None:
        measures = self._measures
        available = self.width() - self._chrome_width()
        words = self._words_rect(max(available, 1))
        total = words.width() + self._icons_width()
        left = (self.width() - total) / 2
        centre = self.height() / 2
        reading_left = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        first, last = self._icon, self._trailing
        if not reading_left:
            first, last = last, first
        if first:
            self._paint_icon(painter, first, left, words_colour)
            left += self._icon_size(first) + measures.gap
        painter.setFont(self._font)
        painter.setLayoutDirection(self.layoutDirection())
        painter.setPen(words_colour)
        rect = QRectF(left, centre - words.height() / 2, words.width(), words.height())
        painter.drawText(rect, _WORDS, self.text())
        if last:
            self._paint_icon(painter, last, rect.right() + measures.gap, words_colour)

    def _paint_icon(self, painter: QPainter, name: str, left: float, words: QColor) -> None:
        size = self._icon_size(name)
        tinted = self._icon_tone is not None and self.isEnabled()
        colour = self._theme.colour(self._icon_tone) if tinted and self._icon_tone else words
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        pixmap = make_pixmap(name, colour, size, self.devicePixelRatioF(), mirrored=mirrored)
        painter.drawPixmap(round(left), round((self.height() - size) / 2), pixmap)

    def _words(self) -> str:
        return self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    def _words_rect(self, width: int) -> QRectF:
        # Layouts ask for the same few widths again and again.
        if self._measured != self.text():
            self._measured = self.text()
            self._rects.clear()
        if width not in self._rects:
            rect = QFontMetrics(self._font).boundingRect(0, 0, width, 10_000, _WORDS, self.text())
            self._rects[width] = QRectF(0, 0, min(rect.width() + 1, width), rect.height())
        return self._rects[width]

    def _chrome_width(self) -> int:
        padding = self._measures.padding
        if self._role == "quiet":
            padding = round(8 * self._scale)
        elif self._size == "respondent":
            if self._role == "primary":
                padding = round(33 * self._scale)
            elif not (self._icon or self._trailing):
                padding = round(22 * self._scale)
        return 2 * padding + self._icons_width()

    def _icons_width(self) -> int:
        names = [name for name in (self._icon, self._trailing) if name]
        return sum(self._icon_size(name) + self._measures.gap for name in names)

    def _icon_size(self, name: str) -> int:
        size = self._measures.icon
        return round(size * 0.83) if name.startswith("chevron") else size


def primary_button(
    text: str,
    theme: Theme,
    size: Size = "respondent",
    *,
    icon: str | None = None,
    trailing: str | None = None,
    do: OnPress | None = None,
) -> Button:
    """Return the one main action of a page."""
    return Button(text, theme, "primary", size, icon=icon, trailing=trailing, do=do)


def secondary_button(
    text: str,
    theme: Theme,
    size: Size = "respondent",
    *,
    icon: str | None = None,
    trailing: str | None = None,
    do: OnPress | None = None,
) -> Button:
    """Return another action, outlined."""
    return Button(text, theme, "secondary", size, icon=icon, trailing=trailing, do=do)


def quiet_button(
    text: str, theme: Theme, size: Size = "analyst", *, do: OnPress | None = None
) -> Button:
    """Return an action that reads as a link, in the accent."""
    return Button(text, theme, "quiet", size, do=do)


def answer_button(text: str, theme: Theme) -> Button:
    """Return an answer; two of them stand side by side with equal stretch, neither focused."""
    button = Button(text, theme, "answer", "answer")
    policy = button.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
    button.setSizePolicy(policy)
    return button
