"""A page of the manual as a document: its type, its tables and its pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from app.manual.pages import picture_of
from resources import FOLDER as RESOURCES

_HEADINGS = {1: "analyst.title", 2: "analyst.heading", 3: "analyst.name"}
_BODY, _CODE, _CELL = "analyst.form", "analyst.file", "analyst.base"
_ABOVE = {1: 0, 2: 20, 3: 14}
_BELOW = 9
_LINE = 150.0  # percent of the letters' own height
_KEPT = RESOURCES / "manual"


class Look(Protocol):
    """Colours and type; a theme has those of a window, paper its own."""

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name."""

    def font(self, name: str, *, tabular: bool = False) -> QFont:
        """Return the font of a text style by its name."""


def typeset(
    document: QTextDocument,
    text: str,
    look: Look,
    *,
    width: int,
    scale: float = 1.0,
    pixels: float = 1.0,
    top: int = 1,
) -> None:
    """Fill a document with a page's Markdown.

    Args:
        width: of its lines, in logical pixels; no picture is wider.
        scale: of the letters; 1 is that of the look.
        pixels: of the screen to each logical one.
        top: the level of the first heading, which is set as that of a page.
    """
    document.clear()
    document.setIndentWidth(18 * scale)
    document.setDefaultFont(_font(look, _BODY, scale))
    github = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    no_html = QTextDocument.MarkdownFeature.MarkdownNoHTML
    document.setMarkdown(text, github | no_html)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _set_block(block, look, scale, top)
        _set_pictures(document, block, width, pixels)
        block = block.next()
    _set_tables(document.rootFrame(), look)
    cursor.endEditBlock()


def _font(look: Look, name: str, scale: float) -> QFont:
    font = look.font(name)
    font.setPixelSize(round(font.pixelSize() * scale))
    return font


def _chosen(block: QTextBlock, start: int, length: int) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    keep = QTextCursor.MoveMode.KeepAnchor
    cursor.setPosition(block.position() + start + length, keep)
    return cursor


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage)


def _set_block(block: QTextBlock, look: Look, scale: float, top: int) -> None:
    kept = block.blockFormat()
    level = max(1, kept.headingLevel() - top + 1) if kept.headingLevel() else 0
    code = _is_code(block)
    in_table = QTextCursor(block).currentTable() is not None
    form = QTextBlockFormat()
    form.setNonBreakableLines(False)
    form.setTopMargin(_ABOVE.get(level, 0) * scale if level else 0)
    listed = block.textList() is not None
    ends = not (code and _is_code(block.next())) and not in_table
    form.setBottomMargin((_BELOW * scale if ends else 0) * (0.5 if listed else 1))
    pictured = any(shown.isImageFormat() for _, _, shown in _fragments(block))
    form.setLineHeight(
        100.0 if pictured else 125.0 if level or code or in_table else _LINE,
        QTextBlockFormat.LineHeightTypes.ProportionalHeight.value,
    )
    if code:
        form.setBackground(QBrush(look.colour("raised")))
        form.setLeftMargin(12 * scale)
    QTextCursor(block).mergeBlockFormat(form)
    style = _HEADINGS[min(level, 3)] if level else _CODE if code else _CELL if in_table else _BODY
    whole = _chosen(block, 0, block.length() - 1)
    plain = _font(look, style, scale)
    for start, length, shown in _fragments(block):
        mark = QTextCharFormat(shown)
        mono = shown.fontFixedPitch() and not code
        font = _font(look, _CODE if mono else style, scale)
        if mono and not in_table:
            font.setPixelSize(max(1, plain.pixelSize() - 1))
        strong = shown.fontWeight() > QFont.Weight.Normal and not level
        font.setWeight(QFont.Weight.DemiBold if strong else font.weight())
        font.setItalic(shown.fontItalic())
        mark.setFont(font)
        mark.clearProperty(QTextFormat.Property.FontSizeAdjustment.value)  # it would win
        colour = "accent" if shown.isAnchor() else "text"
        mark.setForeground(QBrush(look.colour(colour)))
        if shown.isAnchor():
            mark.setFontUnderline(True)
        _chosen(block, start, length).setCharFormat(mark)
    if not block.text():
        mark = QTextCharFormat()
        mark.setFont(plain)
        whole.mergeBlockCharFormat(mark)


def _fragments(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    found = []
    each = block.begin()
    while not each.atEnd():
        fragment = each.fragment()
        if fragment.isValid():
            at = fragment.position() - block.position()
            found.append((at, fragment.length(), fragment.charFormat()))
        each += 1
    return found


def _set_pictures(document: QTextDocument, block: QTextBlock, width: int, pixels: float) -> None:
    """Give each picture the width that there is; its words are what a screen reader says."""
    for _, _, shown in _fragments(block):
        if not shown.isImageFormat():
            continue
        name = shown.toImageFormat().name()
        image = picture(_KEPT / picture_of(name), width, pixels)
        if image is not None:
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)


def picture(path: Path, width: int, pixels: float) -> QImage | None:
    """Return a picture of the manual, no wider than there is room; None for any other file."""
    if not path.resolve().is_relative_to(_KEPT.resolve()):
        return None
    image = QImage(str(path))
    if image.isNull():
        return None
    wide = min(round(width * pixels), image.width())
    smooth = Qt.TransformationMode.SmoothTransformation
    image = image.scaledToWidth(max(1, wide), smooth)
    image.setDevicePixelRatio(pixels)
    return image


def _set_tables(frame: QTextFrame, look: Look) -> None:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            form = child.format()
            form.setBorder(1)
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBorderBrush(QBrush(look.colour("line")))
            form.setBorderCollapse(True)
            form.setCellPadding(6)
            form.setCellSpacing(0)
            form.setBottomMargin(14)
            form.setTopMargin(4)
            form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            child.setFormat(form)
        _set_tables(child, look)
