"""The frame of a respondent's page: header, body that scrolls, footer."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets.bands import Band, ProgressLine
from app.widgets.button import Button
from app.widgets.picture import Mark, Picture
from app.widgets.text import TextLabel

# Keys that scroll a page wherever the focus is, unless what has it takes them.
_SCROLLING: dict[int, QScrollBar.SliderAction] = {
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}

# Under these the rows of header and footer break in two, and the bands scroll with the page.
_BREAK_ROWS_BELOW = 800
_FREE_BANDS_BELOW = 480


class PageScaffold(QFrame):
    """Header, scrolling content and footer of one page of the respondent view.

    Put what the page says into `content` (a QVBoxLayout). It is at most 1040 wide and centred;
    with `full_width` it takes the whole width between the margins, as wheel pages do. Emits
    `narrow_changed(bool)` when the width crosses 1100.

    Attributes:
        leave_button, language_button: in the header; the language button is hidden until
            `show_language` is called and takes a QMenu by `setMenu`.
    """

    narrow_changed = Signal(bool)

    def __init__(
        self, theme: Theme, title: str, *, full_width: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._full_width = full_width
        self._narrow: bool | None = None
        self._arrangement: tuple[bool, bool, bool] | None = None
        self.setProperty("role", "page")
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._make_header(title)
        self._make_body()
        self._make_footer()

    # What a page fills in

    def set_title(self, title: str) -> None:
        """Show the survey's title in the header."""
        self._title.setText(title)

    def set_progress(self, text: str, done: int, total: int) -> None:
        """Show "Question 3 of 4" and fill the line; a total of 0 shows neither."""
        self._progress_label.setText(text)
        self._progress_label.setVisible(total > 0)
        self._progress_line.set_progress(text, done, total)

    def show_language(self, name: str) -> None:
        """Show the button that changes the language."""
        self.language_button.setText(name)
        self.language_button.show()

    def set_note(self, text: str, icon: str = "lock", colour: str = "text_muted") -> None:
        """Show a sentence in the footer; an empty one hides it."""
        self._note.setText(text)
        self._note_icon.set_icon(icon, colour)
        self._note.setVisible(bool(text))
        self._note_icon.setVisible(bool(text))

    def set_back(self, button: Button | None) -> None:
        """Put the button that goes back at the start of the footer."""
        if button is not None:
            self._footer.start.insertWidget(0, button, 0, Qt.AlignmentFlag.AlignVCenter)
            self._footer.start.insertSpacing(1, 28)

    def add_action(self, button: Button) -> None:
        """Add a button at the end of the footer; the main one comes last."""
        self._footer.end.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def is_narrow(self) -> bool:
        return bool(self._narrow)

    def scroll_to_top(self) -> None:
        """Show the beginning of the page."""
        self._scroll.verticalScrollBar().setValue(0)

    # How it is built

    def _make_header(self, title: str) -> None:
        theme = self._theme
        self._header = Band("header", overhang=8, parent=self)
        self._header.start.setSpacing(14)
        self._header.start.addWidget(Mark(theme, 32))
        self._title = TextLabel(title, theme, "respondent.label")
        self._header.start.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._header.end.setSpacing(16)
        self._progress_label = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        self._progress_label.hide()
        self.language_button = Button(
            "",
            theme,
            "quiet",
            "header",
            icon="globe",
            trailing="chevron-down",
            icon_tone="text_muted",
        )
        self.language_button.hide()
        self.leave_button = Button(
            self.tr("Leave"), theme, "quiet", "header", trailing="leave", icon_tone="text_muted"
        )
        for button in (self.language_button, self.leave_button):
            button.setProperty("tone", "text")
        self._header.end.addStretch(1)
        self._header.end.addWidget(self._progress_label, 0, Qt.AlignmentFlag.AlignVCenter)
        self._header.end.addWidget(self.language_button)
        self._header.end.addWidget(self.leave_button)
        self._progress_line = ProgressLine(self)
        self._progress_line.hide()

    def _make_body(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QWidget()
        column.setObjectName("page_column")
        column.setAutoFillBackground(False)
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        sheet = QWidget()
        self._sheet = QGridLayout(sheet)
        self._sheet.setSpacing(0)
        inner = QWidget()
        if not self._full_width:
            inner.setMaximumWidth(self._theme.tokens.spacing["content_width"])
        self.content = QVBoxLayout(inner)
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(8)
        self._sheet.addWidget(inner, 0, 1)
        self._sheet.setColumnStretch(0, 1)
        # So much that the margins beside it get no pixel before it has its greatest width.
        self._sheet.setColumnStretch(1, 100_000)
        self._sheet.setColumnStretch(2, 1)
        self._column.addWidget(sheet, 1)
        self._scroll.setWidget(column)
        column.setAutoFillBackground(False)
        self._margin = self._theme.tokens.spacing["page_margin"]
        self._scroll.verticalScrollBar().rangeChanged.connect(self._set_sheet_margins)

    def _make_footer(self) -> None:
        self._footer = Band("footer", parent=self)
        self._footer.start.setSpacing(0)
        self._note_icon = Picture("lock", self._theme)
        self._note = TextLabel("", self._theme, "respondent.body", tone="muted")
        self._footer.start.addWidget(self._note_icon)
        self._footer.start.addSpacing(12)
        self._footer.start.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
        self._footer.end.setSpacing(14)
        self._footer.end.addStretch(1)
        self.set_note("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = _SCROLLING.get(event.key())
        if action is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrangement = None
            self._arrange(self.size())

    def _arrange(self, size: QSize) -> None:
        spacing = self._theme.tokens.spacing
        narrow = size.width() < spacing["narrow_below"]
        broken = size.width() < _BREAK_ROWS_BELOW
        free = size.height() < _FREE_BANDS_BELOW
        if self._arrangement == (narrow, broken, free):
            return
        self._arrangement = (narrow, broken, free)
        margin = spacing["page_margin_narrow" if narrow else "page_margin"]
        if size.width() < 640:
            margin = 16
        self._header.arrange(60 if narrow else 72, margin, broken)
        self._footer.arrange(76 if narrow else 96, margin, broken)
        self._margin = margin
        self._set_sheet_margins()
        self._place_bands(free)
        if self._narrow != narrow:
            self._narrow = narrow
            self.narrow_changed.emit(narrow)

    def _set_sheet_margins(self) -> None:
        """Let the scroll bar take its width from the end margin, so that nothing moves."""
        bar = self._scroll.verticalScrollBar()
        end = self._margin - (bar.sizeHint().width() if bar.maximum() > 0 else 0)
        top, bottom = (16, 16) if self._margin < 56 else (36, 20)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            self._sheet.setContentsMargins(end, top, self._margin, bottom)
        else:
            self._sheet.setContentsMargins(self._margin, top, end, bottom)

    def _place_bands(self, free: bool) -> None:
        """Put header and footer round the scrolling part, or into it where height is short."""
        for layout in (self._outer, self._column):
            for widget in (self._header, self._progress_line, self._footer, self._scroll):
                layout.removeWidget(widget)
        target = self._column if free else self._outer
        target.insertWidget(0, self._header)
        target.insertWidget(1, self._progress_line)
        if not free:
            self._outer.addWidget(self._scroll, 1)
        else:
            self._outer.insertWidget(0, self._scroll, 1)
        target.addWidget(self._footer)


class SplitBody(QWidget):
    """Two parts side by side in a fixed proportion, one above the other where it is narrow."""

    def __init__(
        self,
        left: QWidget,
        right: QWidget,
        *,
        proportion: tuple[int, int] = (560, 584),
        narrow_proportion: tuple[int, int] = (408, 540),
        gap: int = 24,
        narrow_gap: int = 12,
        stack_below: int = 720,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._proportion = proportion
        self._narrow_proportion = narrow_proportion
        self._gap, self._narrow_gap = gap, narrow_gap
        self._stack_below = stack_below
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (left, right):
            policy = part.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            part.setSizePolicy(policy)
            self._row.addWidget(part)
        self._left, self._right = left, right
        self._arrange(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _arrange(self, width: int) -> None:
        stacked = width < self._stack_below
        narrow = width < 1036
        direction = (
            QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        )
        self._row.setDirection(direction)
        self._row.setSpacing(self._narrow_gap if narrow else self._gap)
        first, second = self._narrow_proportion if narrow else self._proportion
        self._row.setStretch(0, 0 if stacked else first)
        self._row.setStretch(1, 0 if stacked else second)
