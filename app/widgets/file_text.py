"""The text of a file, letter for letter: wrapped after commas, or a line for each field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from app.theme import Theme
from app.widgets.panels import rule
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class FileText(QTextEdit):
    """Read-only text of a file that is one line, broken after commas to the width there is.

    The breaks are for the eye: copying gives the line as it stands in the file. Where it is not
    `copyable`, nothing can be selected. It takes the height it needs and never scrolls by itself.
    With `lines`, whose join is the text, it is broken there instead.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        style: str = "respondent.file",
        copyable: bool = True,
        lines: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = theme.style(style)
        self._text = ""
        self._lines: list[str] = []
        self._given = [line.rstrip("\n") for line in lines]
        self._gaps = [0] * len(lines)
        self.setProperty("role", "file")
        self.setReadOnly(True)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        if copyable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        else:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFont(theme.font(style))
        self.document().setDefaultFont(theme.font(style))
        self.document().setDocumentMargin(0)
        self.document().setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("The file, letter for letter"))
        # A file always reads from left to right.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._theme = theme
        theme.color_scheme_changed.connect(self._on_color_scheme_changed)
        self._on_color_scheme_changed()
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show other text."""
        self._text = text
        self._lines = []
        self._wrap(self.viewport().width())

    def text(self) -> str:
        """Return the text as it stands in the file."""
        return self._text

    def line_height(self, line: str, width: int) -> int:
        """Return the pixels that a line takes in a width."""
        columns = self._columns(width)
        return max(1, -(-len(line) // columns)) * self._style.line

    def set_gaps(self, gaps: Sequence[int]) -> None:
        """Leave so many pixels under each of the given lines."""
        if list(gaps) != self._gaps:
            self._gaps = list(gaps)
            self._lines = []
            self._wrap(self.viewport().width())

    def sizeHint(self) -> QSize:
        return QSize(480, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap(self.viewport().width())

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802 - Qt calls it by this name
        data = QMimeData()
        selected = self.textCursor().selectedText()
        data.setText(selected.replace("\u2029", "").replace("\u2028", ""))
        return data

    def _on_color_scheme_changed(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, self._theme.colour("text"))
        self.setPalette(palette)

    def _columns(self, width: int) -> int:
        metrics = QFontMetricsF(self.document().defaultFont())
        return max(1, int(width / metrics.horizontalAdvance("0")))

    def _wrap(self, width: int) -> None:
        lines = self._given or break_after_commas(self._text, self._columns(width))
        if lines != self._lines:
            self._lines = list(lines)
            self._fill(lines)
        height = sum(self.line_height(line, width) for line in lines) + sum(self._gaps) + 2
        if height != self.height():
            self.setFixedHeight(height)

    def _fill(self, lines: list[str]) -> None:
        form = QTextBlockFormat()
        fixed = QTextBlockFormat.LineHeightTypes.FixedHeight.value
        form.setLineHeight(float(self._style.line), fixed)
        self.clear()
        cursor = QTextCursor(self.document())
        for place, line in enumerate(lines):
            form.setBottomMargin(self._gaps[place] if self._gaps else 0)
            if place:
                cursor.insertBlock(form)
            else:
                cursor.setBlockFormat(form)
            cursor.insertText(line)


def break_after_commas(text: str, columns: int) -> list[str]:
    """Return the pieces of a text: as many comma-ended parts on each as `columns` holds.

    Joined they are the text again. A part longer than `columns` stands alone.
    """
    lines: list[str] = []
    for part in text.rstrip("\n").replace(",", ",\0").split("\0"):
        if lines and len(lines[-1]) + len(part) <= columns:
            lines[-1] += part
        else:
            lines.append(part)
    return lines


def fields_of(text: str) -> list[tuple[str, str]]:
    """Return each field of a response's text, as it is written, with its key.

    The keys of answers are "answers.ID". The head that opens the answers is a field by itself.
    Joined the fields are the text again.
    """
    fields: list[tuple[str, bool]] = []  # each with whether it is an answer
    depth, begin, quoted, inside = 0, 0, False, False
    for place, sign in enumerate(text):
        if sign == '"' and text[place - 1] != "\\":
            quoted = not quoted
        if quoted:
            continue
        depth += (sign in "{[") - (sign in "}]")
        opens = sign == "{" and depth == 2 and text[begin:place].lstrip("{") == '"answers":'
        if opens or (sign == "," and depth <= 1 + inside):
            fields.append((text[begin : place + 1], inside and not opens))
            inside, begin = opens or (inside and depth == 2), place + 1
    fields.append((text[begin:], inside))
    return [(each, _key_of(each, answer)) for each, answer in fields if each]


def _key_of(field: str, answer: bool) -> str:
    key = field.lstrip("{").removeprefix('"').partition('"')[0]
    return f"answers.{key}" if answer else key


_BESIDE_FROM = 640  # pixels; narrower, each sentence stands under its line
_PART_OF_FILE = 0.47
_BETWEEN = 24
_PAD = 8


class GlossedFile(QWidget):
    """The lines of a file at the left, what each says at the right; it is as tall as it needs.

    Args:
        lines: the pieces of the file, whose join is its text, each with its sentence.

    Attributes:
        file_text: the text, which can be selected where it is `copyable`.
    """

    def __init__(
        self, theme: Theme, lines: Sequence[tuple[str, str]], *, copyable: bool = True
    ) -> None:
        super().__init__()
        self._lines = [line.rstrip("\n") for line, _ in lines]
        text = "".join(line for line, _ in lines)
        self.file_text = FileText(theme, text, copyable=copyable, lines=self._lines, parent=self)
        self._glosses: list[TextLabel] = []
        self._rules: list[QFrame] = []
        for line, (_, gloss) in zip(self._lines, lines, strict=True):
            label = TextLabel(gloss, theme, "respondent.note", parent=self)
            label.setAccessibleName(f"{line} {gloss}" if gloss else "")
            self._glosses.append(label)
            edge = rule()
            edge.setParent(self)
            self._rules.append(edge)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._arrange()  # a sentence grew with its page
        return super().event(event)

    def _arrange(self) -> None:
        """Place the sentences beside their lines, or where it is narrow under them."""
        width = self.width()
        beside = width >= _BESIDE_FROM
        left = int(width * _PART_OF_FILE) if beside else width
        room = width - left - _BETWEEN if beside else width
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        gaps, top = [], 0
        for line, gloss, edge in zip(self._lines, self._glosses, self._rules, strict=True):
            text = self.file_text.line_height(line, left)
            told = gloss.heightForWidth(room) if gloss.text() else 0
            tall = max(text, told) if beside else text + told
            x = 0 if mirrored or not beside else left + _BETWEEN
            gloss.setGeometry(x, top if beside else top + text, room, told)
            gaps.append(tall - text + _PAD)
            top += tall + _PAD
            edge.setGeometry(0, top - _PAD // 2, width, 1)
        if self._rules:
            self._rules[-1].hide()
        self.file_text.set_gaps(gaps)
        self.file_text.setGeometry(room + _BETWEEN if mirrored and beside else 0, 0, left, top)
        for edge in self._rules:
            edge.raise_()
        if top != self.height():
            self.setFixedHeight(max(1, top))
