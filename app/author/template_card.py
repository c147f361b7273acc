"""A template to begin with: a card that is one button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from app.author.words.templates import template_icon, template_name, template_source, template_text
from app.theme import Theme, paint_icon
from app.widgets.table import WRAP
from app.words.catalogue import tr
from core.examples import Template
from core.privacy.epsilon import epsilon_text

_PADDING, _TILE, _GAP, _LEAST = 16, 56, 12, 200


class TemplateCard(QPushButton):
    """Shows a picture, the name, ε, what is asked and by whom it was first."""

    def __init__(self, template: Template, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = template_name(template.name)
        self._text = template_text(template.name)
        self._source = template_source(template.name)
        self._icon = template_icon(template.name)
        self._epsilon = tr("ε {0}").format(epsilon_text(template.ratio))
        self.setObjectName(f"template_{template.name}")
        self.setProperty("ring_radius", 12)
        self.setAccessibleName(tr("Use the template “{0}”").format(self._name))
        self.setAccessibleDescription(f"{self._epsilon}. {self._text} {template.source}")
        self.setToolTip(template.source)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.color_scheme_changed.connect(self.update)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 2 * _PADDING + _TILE + _GAP + self._text_height(width) + 22

    def _text_height(self, width: int) -> int:
        metrics = QFontMetrics(self._theme.font("analyst.base"))
        room = max(width - 2 * _PADDING, 1)
        needed = metrics.boundingRect(0, 0, room, 10_000, WRAP, self._text).height()
        return max(needed, 2 * metrics.lineSpacing()) + 4

    def sizeHint(self) -> QSize:
        return QSize(_LEAST, self.heightForWidth(max(self.width(), _LEAST)))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, 2 * _PADDING + _TILE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, colour = self._theme, self._theme.colour
        width, mirrored = float(self.width()), self.isRightToLeft()

        def box(start: float, top: float, wide: float, high: float) -> QRectF:
            return QRectF(width - start - wide if mirrored else start, top, wide, high)

        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        end = Qt.AlignmentFlag.AlignLeft if mirrored else Qt.AlignmentFlag.AlignRight
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = "text" if self.isDown() else "line"
        painter.setPen(QPen(colour(edge), theme.edge(1)))
        painter.setBrush(colour("raised" if self.underMouse() or self.isDown() else "surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("accent_soft"))
        painter.drawRoundedRect(box(_PADDING, _PADDING, _TILE, _TILE), 8, 8)
        icon = box(_PADDING + 14, _PADDING + 14, _TILE - 28, _TILE - 28)
        paint_icon(painter, self._icon, colour("accent"), icon)
        start = _PADDING + _TILE + _GAP
        room = width - start - _PADDING
        painter.setPen(colour("text"))
        painter.setFont(theme.font("analyst.name"))
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, int(room))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box(start, _PADDING, room, 24), side | middle, name)
        painter.setFont(theme.font("analyst.strong"))
        wide = painter.fontMetrics().horizontalAdvance(self._epsilon) + 18
        pill = box(start, _PADDING + 29, wide, 24)
        painter.setPen(QPen(colour("line"), theme.edge(1)))
        painter.setBrush(colour("raised"))
        painter.drawRoundedRect(pill, 12, 12)
        painter.setPen(colour("text"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._epsilon)
        painter.setFont(theme.font("analyst.base"))
        painter.setPen(colour("text_muted"))
        top = _PADDING + _TILE + _GAP
        high = self._text_height(self.width())
        flags = side | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(
            box(_PADDING, top, width - 2 * _PADDING, high), int(flags.value), self._text
        )
        painter.setFont(theme.font("analyst.small"))
        last = box(_PADDING, self.height() - _PADDING - 16, width - 2 * _PADDING, 16)
        painter.drawText(last, end | middle, self._source)
        painter.end()
