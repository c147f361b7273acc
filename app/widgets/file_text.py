"""The text of a file, letter for letter: wrapped after commas, or taken apart into fields."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QTextEdit, QWidget

from app.theme import Theme
from app.words.catalogue import tr


class FileText(QTextEdit):
    """Read-only text of a file that is one line, broken after commas to the width there is.

    The breaks are for the eye: copying gives the line as it stands in the file. It takes the height
    it needs and never scrolls by itself.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        style: str = "respondent.file",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = theme.style(style)
        self._text = ""
        self._lines: list[str] = []
        self.setProperty("role", "file")
        self.setReadOnly(True)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
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
        self._text = text
        self._lines = []
        self._wrap(self.viewport().width())

    def text(self) -> str:
        """Return the text as it stands in the file."""
        return self._text

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
        columns = self._columns(width)
        lines = break_after_commas(self._text, columns)
        if lines != self._lines:
            self._lines = list(lines)
            self._fill(lines)
        height = sum(-(-len(line) // columns) for line in lines) * self._style.line + 2
        if height != self.height():
            self.setFixedHeight(height)

    def _fill(self, lines: list[str]) -> None:
        form = QTextBlockFormat()
        fixed = QTextBlockFormat.LineHeightTypes.FixedHeight.value
        form.setLineHeight(float(self._style.line), fixed)
        self.clear()
        cursor = QTextCursor(self.document())
        for place, line in enumerate(lines):
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
