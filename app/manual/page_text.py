"""What is read in the manual's window: a page, or one section of a long one."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from app.manual.pages import Leaf
from app.manual.typeset import typeset
from app.theme import Theme
from app.words.catalogue import tr

_MOST = 760  # pixels of a line at the usual size
_BESIDE = 36
_SETTLES = 120  # ms after the last change of width


class PageText(QTextBrowser):
    """Shows a leaf; emits `followed(str)`, the target of a link, and opens nothing by itself."""

    followed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._leaf: Leaf | None = None
        self._scale = 1.0
        self._width = 0
        self.setProperty("role", "file")  # without a field's edge
        self.setProperty("ring", False)  # it is most of the window
        self.setAccessibleName(tr("Page of the manual"))
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self._settling = QTimer(self, singleShot=True, interval=_SETTLES)
        self._settling.timeout.connect(self._settle)
        theme.color_scheme_changed.connect(self._fill)

    def show_leaf(self, leaf: Leaf, section: str = "") -> None:
        """Show a leaf from its top, or from one of its sections."""
        self._leaf = leaf
        self._fill()
        self.verticalScrollBar().setValue(0)
        if section and section != leaf.name:
            self.scroll_to(leaf.sections.index(section))

    def set_scale(self, scale: float) -> None:
        """Let the letters be this many times as large; what was at the top stays there."""
        self._scale = scale
        self._lay_out_anew()

    def scroll_to(self, place: int) -> None:
        """Bring a heading to the top, by its place among those shown."""
        found = self._headings()
        if 0 <= place < len(found):
            top = self.document().documentLayout().blockBoundingRect(found[place]).top()
            self.verticalScrollBar().setValue(round(top))

    @property
    def section_at_top(self) -> str:
        """The section that is read at the top of what is seen."""
        if self._leaf is None:
            return ""
        seen = self.verticalScrollBar().value() + 40
        layout = self.document().documentLayout()
        tops = [layout.blockBoundingRect(each).top() for each in self._headings()]
        above = sum(top <= seen for top in tops)
        return self._leaf.sections[max(0, above - 1)]

    def find_word(self, words: str) -> None:
        """Choose the first place after the cursor in which a word stands, where there is one."""
        for word in words.split():
            if self.find(word):
                return

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802, ARG002 - Qt's
        """Read nothing: the pictures were given to the document."""
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._leaf is not None and self.viewport().width() != self._width:
            self._settling.start()

    def _headings(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block)
            block = block.next()
        return found

    def _settle(self) -> None:
        """Take the width that stayed; filling takes the bar away and brings it back, no more."""
        if self.viewport().width() != self._width:
            self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        """Fill the width that there is now; what was read at the top stays there."""
        bar = self.verticalScrollBar()
        part = bar.value() / max(1, bar.maximum())
        self._fill()
        bar.setValue(round(part * bar.maximum()))

    def _fill(self) -> None:
        if self._leaf is None:
            return
        self._width = self.viewport().width()
        room = max(120, self._width - 2 * _BESIDE)
        width = min(room, round(_MOST * self._scale))
        document = self.document()
        document.setDocumentMargin(0)
        typeset(
            document,
            self._leaf.text,
            self._theme,
            width=width,
            scale=self._scale,
            pixels=self.devicePixelRatioF(),
            top=2 if self._leaf.name else 1,
        )
        frame = document.rootFrame()
        form = frame.frameFormat()
        form.setLeftMargin(_BESIDE)
        form.setRightMargin(max(12, self._width - _BESIDE - width))
        form.setTopMargin(16)
        form.setBottomMargin(32)
        frame.setFrameFormat(form)
        self.moveCursor(QTextCursor.MoveOperation.Start)
