"""A word or two in a rounded strip."""

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOption

from app.theme import Theme, paint_icon, smooth_painter
from app.widgets.layout import height_by_width
from app.widgets.text import TextLabel, colour_of

# Sides may have changed; and a frame that is still small forgets all margins but its border's.
_OTHER_MARGINS = (
    QEvent.Type.LayoutDirectionChange,
    QEvent.Type.ParentChange,
    QEvent.Type.Polish,
    QEvent.Type.StyleChange,
)
PillTone = Literal["accent", "muted", "success", "warning", "danger"]


class Pill(TextLabel):
    """A word or two in a rounded strip, perhaps behind an icon; never a button.

    They stand on one line wherever there is room for it.
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        tone: PillTone = "muted",
        *,
        icon: str | None = None,
        style: str = "respondent.label",
    ) -> None:
        super().__init__(text, theme, style, tone=tone)
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
        height_by_width(self, QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        theme.repaints(self)

    def _set_margins(self) -> None:
        start, end = self._margins
        vertical, edge = 4 if self._small else 3, self.frameWidth()
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        self.setContentsMargins(start + edge, vertical + edge, end + edge, vertical + edge)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _OTHER_MARGINS:
            self._set_margins()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
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
            paint_icon(painter, self._icon, self._theme.colour(colour_of(self._pill_tone)), place)
        painter.end()
        super().paintEvent(event)
