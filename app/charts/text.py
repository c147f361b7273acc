"""Texts of a chart: wrapped, in any script, drawn letter by letter as they stand."""

import unicodedata
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
)

BY_SCRIPT = Qt.LayoutDirection.LayoutDirectionAuto
LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft
_WIDE = 1e6


@cache
def _option(direction: Qt.LayoutDirection) -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setUseDesignMetrics(True)
    option.setTextDirection(direction)
    return option


class TextBlock:
    """A text laid out in lines of a width; nothing in it is markup.

    Its sentences go in the `direction`, by default in that of the script they begin in.
    `width` is that of the widest line, `height` that of all lines, in logical pixels.
    """

    def __init__(
        self,
        text: str,
        font: QFont,
        line_height: float,
        width: float = _WIDE,
        *,
        direction: Qt.LayoutDirection = BY_SCRIPT,
    ) -> None:
        self._layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), font)
        self._layout.setTextOption(_option(direction))
        # One baseline for all lines, also those in a script with taller letters.
        metrics = QFontMetricsF(font)
        baseline = (line_height + metrics.capHeight()) / 2
        self._layout.beginLayout()
        widths, i = [0.0], 0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            widths.append(line.naturalTextWidth())
            line.setPosition(QPointF(0.0, i * line_height + baseline - line.ascent()))
            i += 1
        self._layout.endLayout()
        self.lines = i
        self.width = max(widths)
        self.height = max(1, i) * line_height

    def end_of(self, line: int) -> int:
        """Return where a line ends in the text, in units of UTF-16."""
        laid_out = self._layout.lineAt(line)
        return laid_out.textStart() + laid_out.textLength()

    def align_right(self, width: float) -> None:
        """Move every line so that it ends at `width`."""
        self._move(width, 1.0)

    def centre(self, width: float) -> None:
        """Move every line into the middle of `width`."""
        self._move(width, 0.5)

    def _move(self, width: float, part: float) -> None:
        for i in range(self.lines):
            line = self._layout.lineAt(i)
            room = width - line.naturalTextWidth()
            line.setPosition(QPointF(part * room, line.position().y()))

    def draw(
        self, painter: QPainter, x: float, y: float, colour: QColor, *, outlines: bool
    ) -> None:
        """Draw the block with its top left corner at (x, y)."""
        painter.setPen(colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = self._outline() if outlines else None
        if path is None:
            self._layout.draw(painter, QPointF(x, y))
        else:
            path.translate(x, y)
            painter.fillPath(path, QBrush(colour))

    def _outline(self) -> QPainterPath | None:
        """Return all letters as one shape; None where one has no outline, such as an emoji."""
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for run in self._layout.glyphRuns():
            if not _add_run(whole, run):
                return None
        return whole


def in_lines(text: str, font: QFont, line_height: float, width: float, most: int) -> TextBlock:
    """Lay out a text in at most so many lines of a width, shortened at its end."""
    block = TextBlock(text, font, line_height, width)
    if block.lines <= most:
        return block
    shown = text.encode("utf-16-le")[: 2 * block.end_of(most - 1)].decode("utf-16-le", "ignore")
    while block.lines > most and shown:
        shown = shown[:-1].rstrip()
        block = TextBlock(f"{shown}…", font, line_height, width)
    return block


class OneLine:
    """A text on one line of a width, shortened at its end; laid out when it is first drawn.

    Of a thousand labels a window shows forty.
    """

    def __init__(self, text: str, font: QFont, line_height: float, width: float) -> None:
        self._text = text
        self._font = font
        self._block: TextBlock | None = None
        self.width = width
        self.height = line_height

    def draw(
        self, painter: QPainter, x: float, y: float, colour: QColor, *, outlines: bool
    ) -> None:
        """Draw it right-aligned in its width, with its top left corner at (x, y)."""
        if self._block is None:
            elide = Qt.TextElideMode.ElideRight
            line = " ".join(self._text.splitlines())
            shown = QFontMetricsF(self._font).elidedText(line, elide, self.width)
            self._block = TextBlock(shown, self._font, self.height)
            self._block.align_right(self.width)
        self._block.draw(painter, x, y, colour, outlines=outlines)


def _add_run(whole: QPainterPath, run: QGlyphRun) -> bool:
    font = run.rawFont()
    for glyph, position in zip(run.glyphIndexes(), run.positions(), strict=True):
        path = font.pathForGlyph(glyph)
        if path.isEmpty() and not font.boundingRect(glyph).isEmpty():
            return False
        whole.addPath(path.translated(position))
    return True


def text_width(text: str, font: QFont) -> float:
    return TextBlock(text, font, 1.0).width


def reads_right_to_left(text: str) -> bool:
    """Tell whether a text begins in a script that is read from right to left."""
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return False
