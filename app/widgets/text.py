"""Words on a page: labels with the line heights of the tokens, wrapped and never cut off."""

from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from app.theme import Theme

Tone = Literal["text", "muted", "accent", "success", "warning", "danger", "on_accent"]

# A label asks for no more than this before it wraps; a layout may give it more.
_COMFORTABLE_WIDTH = 560
_WIDEST_WORD = 280
_TALL_SCRIPTS = 1.16


class TextLabel(QLabel):
    """Plain text in a text style; wraps, has a height for each width, reads as static text.

    QLabel has no line height, so the lines are laid out here. The text is always shown letter
    for letter: no HTML, no link, no mnemonic.
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        style: str = "respondent.body",
        *,
        tone: Tone = "text",
        wrap: bool = True,
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._heights: dict[int, int] = {}
        self._line = theme.style(style).line
        self._wrap = wrap
        # Held here, since Qt's style sheets bring back the first font when they polish anew.
        self._font = theme.font(style, tabular=tabular)
        self.setFont(self._font)
        self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.set_tone(tone)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt calls it by this name
        self._heights.clear()
        super().setText(text)

    def set_tone(self, tone: Tone) -> None:
        """Change the colour; the words must tell the same without it."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)

    def set_style(self, theme: Theme, style: str) -> None:
        """Change size, weight and line height, as a page does when it becomes narrow."""
        self._heights.clear()
        self._line = theme.style(style).line
        self._font = theme.font(style)
        self.setFont(self._font)
        self.updateGeometry()
        self.update()

    def set_capitals(self) -> None:
        """Draw capitals; the text that is read aloud stays as it is."""
        self._heights.clear()
        self._font.setCapitalization(QFont.Capitalization.AllUppercase)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._height_of(inner) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        width = self._natural_width()
        if self._wrap:
            width = min(width, _COMFORTABLE_WIDTH)
        height = self._height_of(width)
        return QSize(
            width + margins.left() + margins.right(), height + margins.top() + margins.bottom()
        )

    def minimumSizeHint(self) -> QSize:
        if not self._wrap:
            return self.sizeHint()
        margins = self.contentsMargins()
        metrics = QFontMetrics(self._font)
        widest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        width = min(widest + 1, _WIDEST_WORD)
        return QSize(
            width + margins.left() + margins.right(),
            self._line + margins.top() + margins.bottom(),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        area = self.contentsRect()
        layout = self._lay_out(area.width())
        height = self._height_of(area.width())
        top = area.top()
        alignment = self.alignment()
        if alignment & Qt.AlignmentFlag.AlignVCenter:
            top += (area.height() - height) // 2
        elif alignment & Qt.AlignmentFlag.AlignBottom:
            top += area.height() - height
        painter = QPainter(self)
        role = self.foregroundRole()
        painter.setPen(self.palette().color(role))
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            line.draw(painter, QPointF(area.left(), top))
        painter.end()

    def _natural_width(self) -> int:
        metrics = QFontMetrics(self._font)
        lines = self.text().split("\n")
        return max((metrics.horizontalAdvance(line) for line in lines), default=0) + 2

    def _height_of(self, width: int) -> int:
        # Layouts ask for the same few widths again and again.
        if width not in self._heights:
            layout = self._lay_out(width)
            lines = range(layout.lineCount())
            height = sum(self._pitch(layout.lineAt(number)) for number in lines)
            self._heights[width] = round(height) if lines else self._line
        return self._heights[width]

    def _pitch(self, line: QTextLine) -> float:
        # Scripts of tall fonts get a little more; the rest of their height is empty.
        return max(float(self._line), min(line.height(), _TALL_SCRIPTS * self._line))

    def _lay_out(self, width: int) -> QTextLayout:
        # U+2028 keeps a newline inside one layout.
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self._font)
        direction = self.layoutDirection()
        option = QTextOption(QStyle.visualAlignment(direction, self.alignment()))
        option.setAlignment(
            QStyle.visualAlignment(direction, self.alignment()) | Qt.AlignmentFlag.AlignAbsolute
        )
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        option.setWrapMode(
            QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
            if self._wrap
            else QTextOption.WrapMode.ManualWrap
        )
        layout.setTextOption(option)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            pitch = self._pitch(line)
            line.setPosition(QPointF(0.0, top + (pitch - line.height()) / 2))
            top += pitch
        layout.endLayout()
        return layout


def page_title(text: str, theme: Theme, parent: QWidget | None = None) -> TextLabel:
    """Return the title of a respondent's page."""
    return TextLabel(text, theme, "respondent.title", parent=parent)


def page_question(text: str, theme: Theme, parent: QWidget | None = None) -> TextLabel:
    """Return the heading of a page that asks something."""
    return TextLabel(text, theme, "respondent.question", parent=parent)


def page_lead(text: str, theme: Theme, parent: QWidget | None = None) -> TextLabel:
    """Return the muted sentence under a title."""
    return TextLabel(text, theme, "respondent.lead", tone="muted", parent=parent)


def page_body(
    text: str, theme: Theme, *, tone: Tone = "text", parent: QWidget | None = None
) -> TextLabel:
    """Return running text of a respondent's page."""
    return TextLabel(text, theme, "respondent.body", tone=tone, parent=parent)


def overline(text: str, theme: Theme, parent: QWidget | None = None) -> TextLabel:
    """Return the small heading of a group of choices; capitals are a matter of drawing only."""
    label = TextLabel(text, theme, "analyst.overline", tone="muted", parent=parent)
    label.set_capitals()
    return label
