"""Words on a page: labels with the line heights of the tokens, wrapped and never cut off."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from app.theme import Theme
from app.widgets.accessible import accessible_as

Tone = Literal["text", "muted", "accent", "success", "warning", "danger", "on_accent"]
# What tones are called in the palette that have another name there.
_COLOURS = {"muted": "text_muted", "on_accent": "accent_text", "info": "accent"}


def colour_of(tone: str) -> str:
    """Return the colour of the palette that a tone of a label, a pill or a banner has."""
    return _COLOURS.get(tone, tone)


# A label asks for no more than this before it wraps; a layout may give it more.
_COMFORTABLE_WIDTH = 560
_WIDEST_WORD = 280
_TALL_SCRIPTS = 1.05
# The styles of headings, so that screen readers can go from one to the next.
_HEADINGS = {
    *(f"respondent.{name}" for name in ("display", "title", "question", "subtitle", "kept")),
    *(f"analyst.{name}" for name in ("title", "heading", "section")),
    *(f"home.{name}" for name in ("brand", "section")),
}
# A last line shorter than this part of the longest is evened out, where that is asked for.
_EVEN = 0.62
_MOST_WIDTHS = 8  # that a label stays laid out for


def restyle(widget: QWidget) -> None:
    """Have the style sheet looked up again; one that was never shown will be looked up anyway."""
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)


@accessible_as(QAccessible.Role.StaticText)
class TextLabel(QLabel):
    """Plain text in a text style; wraps, has a height for each width, reads as static text.

    QLabel has no line height, so the lines are laid out here. The text is always shown letter
    for letter: no HTML, no link, no mnemonic. `widest` is what it asks for before it wraps;
    `even` lets its lines be narrower than they could, where that makes them of one length.
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
        widest: int = _COMFORTABLE_WIDTH,
        even: bool = False,
        centred: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.accessible_elsewhere = False
        self.is_heading = False  # whatever its style
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._widest = widest
        self._even = even
        self._heights: dict[int, int] = {}
        self._lines: dict[int, Lines] = {}
        self._widest_word: int | None = None
        self._wrap = wrap
        self._tabular = tabular
        self._scale = 1.0
        self._theme, self._style = theme, style
        self._use_style()
        side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeading
        self.setAlignment(side | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.set_tone(tone)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt calls it by this name
        self._forget_sizes()
        super().setText(text)

    def set_tone(self, tone: Tone) -> None:
        """Change the colour; the words must tell the same without it."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            restyle(self)

    def set_style(self, theme: Theme, style: str) -> None:
        """Change size, weight and line height, as a page does when it becomes narrow."""
        self._theme, self._style = theme, style
        self._use_style()

    @property
    def accessible_role(self) -> QAccessible.Role | None:
        """What screen readers are told that it is; None for running text."""
        looks_so = self._style.removesuffix("_narrow") in _HEADINGS
        return QAccessible.Role.Heading if self.is_heading or looks_so else None

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        if scale != self._scale:
            self._scale = scale
            self._use_style()

    def _use_style(self) -> None:
        self._forget_sizes()
        self._line = round(self._theme.style(self._style).line * self._scale)
        # Held here, since Qt's style sheets bring back the first font when they polish anew.
        self._font = self._theme.font(self._style, tabular=self._tabular, scale=self._scale)
        self.setFont(self._font)
        self.updateGeometry()
        self.update()

    def set_capitals(self) -> None:
        """Draw capitals; the text that is read aloud stays as it is. Such a label never grows."""
        self._forget_sizes()
        self._font.setCapitalization(QFont.Capitalization.AllUppercase)
        self.updateGeometry()

    def _forget_sizes(self) -> None:
        self._heights.clear()
        self._lines.clear()
        self._widest_word = None

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._height_of(inner) + margins.top() + margins.bottom()

    def height_of(self, text: str, width: int) -> int:
        """Return how tall the label would be in a width with another text."""
        if text == self.text():
            return self.heightForWidth(width)
        side = Qt.AlignmentFlag.AlignLeft
        lines = Lines(text, self._font, width, self._line, side, wrap=self._wrap)
        return lines.height or self._line

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        width = self._natural_width()
        if self._wrap:
            width = min(width, round(self._widest * self._scale))
        height = self._height_of(width)
        return QSize(
            width + margins.left() + margins.right(), height + margins.top() + margins.bottom()
        )

    def minimumSizeHint(self) -> QSize:
        if not self._wrap:
            return self.sizeHint()
        margins = self.contentsMargins()
        if self._widest_word is None:
            words = set(self.text().split())
            self._widest_word = max((width_of(word, self._font) for word in words), default=0)
        widest = self._widest_word
        width = min(widest + 1, round(_WIDEST_WORD * self._scale))
        return QSize(
            width + margins.left() + margins.right(),
            self._line + margins.top() + margins.bottom(),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        area = self.contentsRect()
        lines = self._lay_out(area.width())
        top = area.top()
        alignment = self.alignment()
        if alignment & Qt.AlignmentFlag.AlignVCenter:
            top += (area.height() - lines.height) // 2
        elif alignment & Qt.AlignmentFlag.AlignBottom:
            top += area.height() - lines.height
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines.draw(painter, area.left(), top)
        painter.end()

    def _natural_width(self) -> int:
        return max(width_of(line, self._font) for line in self.text().split("\n")) + 1

    def _height_of(self, width: int) -> int:
        # Layouts ask for the same few widths again and again.
        if width not in self._heights:
            self._heights[width] = self._lay_out(width).height or self._line
        return self._heights[width]

    def _lay_out(self, width: int) -> Lines:
        side = _seen_side(self.alignment(), mirrored=self.isRightToLeft())
        # What was laid out for its height is painted so, again and again.
        lines = self._lines.get(width)
        if lines is None or lines.alignment != side:
            lines = Lines(self.text(), self._font, width, self._line, side, wrap=self._wrap)
            if self._even:
                lines = lines.evened()
            if len(self._lines) >= _MOST_WIDTHS:
                self._lines.clear()
            self._lines[width] = lines
        return lines


# To make a flag of Qt in Python takes longer than to look one up, and labels ask often.
@cache
def _seen_side(alignment: Qt.AlignmentFlag, *, mirrored: bool) -> Qt.AlignmentFlag:
    """Return the side at which lines stand as it is seen: left, right or the middle."""
    leftward, rightward = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    side = QStyle.visualAlignment(leftward if mirrored else rightward, alignment)
    return side & Qt.AlignmentFlag.AlignHorizontal_Mask


@cache
def _text_option(alignment: Qt.AlignmentFlag, *, wrap: bool) -> QTextOption:
    """Return how lines are broken and where they stand, each in the direction of its script."""
    option = QTextOption()
    option.setAlignment(alignment | Qt.AlignmentFlag.AlignAbsolute)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setWrapMode(
        QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
        if wrap
        else QTextOption.WrapMode.ManualWrap
    )
    return option


class Lines:
    """Words laid out in lines of a height, each in the direction of its script.

    Args:
        width, line: logical pixels; `line` is the height of a line.
        alignment: as it is seen, left or right.
    """

    def __init__(
        self,
        text: str,
        font: QFont,
        width: int,
        line: int,
        alignment: Qt.AlignmentFlag,
        *,
        wrap: bool = True,
    ) -> None:
        self._made = (text, font, width, line)
        self.alignment = alignment
        self._shift = 0.0
        # U+2028 keeps a newline inside one layout.
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        self._layout.setTextOption(_text_option(alignment, wrap=wrap))
        self._layout.beginLayout()
        top = highest = lowest = 0.0
        while (made := self._layout.createLine()).isValid():
            made.setLineWidth(max(width, 1))
            # Scripts of tall fonts get a little more; the rest of their height is empty.
            pitch = max(float(line), min(made.height(), _TALL_SCRIPTS * line))
            made.setPosition(QPointF(0.0, top + (pitch - made.height()) / 2))
            top += pitch
            if made.height() > pitch:
                # Mostly empty: the dots under a last letter may reach out of the line.
                start, length = made.textStart(), made.textLength()
                ink = QFontMetricsF(font).tightBoundingRect(text[start : start + length])
                base = made.y() + made.ascent()
                highest = min(highest, base + ink.top())
                lowest = max(lowest, base + ink.bottom())
        self._layout.endLayout()
        self._above = -highest
        self.height = round(self._above + max(top, lowest + 1 if lowest else top))

    @property
    def widths(self) -> list[float]:
        """How wide each line is."""
        lines = map(self._layout.lineAt, range(self._layout.lineCount()))
        return [line.naturalTextWidth() for line in lines]

    def evened(self) -> Lines:
        """Return the words in as many lines, the last no longer a mere rest of the others."""
        text, font, room, line = self._made
        best, width, alignment = self, room, self.alignment
        while len(best.widths) > 1 and best.widths[-1] < _EVEN * max(best.widths):
            width -= max(4, room // 40)
            narrower = Lines(text, font, width, line, alignment)
            if len(narrower.widths) > len(self.widths) or width < _WIDEST_WORD:
                break
            best = narrower
            if alignment & Qt.AlignmentFlag.AlignRight:
                best._shift = room - width
            elif alignment & Qt.AlignmentFlag.AlignHCenter:
                best._shift = (room - width) / 2
        return best

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw the lines with the pen of the painter."""
        for number in range(self._layout.lineCount()):
            self._layout.lineAt(number).draw(
                painter, QPointF(left + self._shift, top + self._above)
            )


def plain_tip(text: str) -> str:
    """Return text that a tool tip shows letter for letter, which Qt would take for markup.

    What looks like a tag, or like the sign that begins one, is parted by a space without width.
    """
    return text.replace("<", "<\u200b").replace("&lt;", "&\u200blt;")


def width_of(text: str, font: QFont) -> int:
    """Return the width that words take in one line; the advance of some scripts is less."""
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(text), metrics.size(0, text).width())


def page_body(text: str, theme: Theme, *, tone: Tone = "text") -> TextLabel:
    """Return running text of a respondent's page."""
    return TextLabel(text, theme, "respondent.body", tone=tone)


def overline(text: str, theme: Theme) -> TextLabel:
    """Return the small heading of a group of choices; capitals are a matter of drawing only."""
    label = TextLabel(text, theme, "analyst.overline", tone="muted")
    label.set_capitals()
    return label
