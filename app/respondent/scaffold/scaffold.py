"""The frame of a respondent's page: header, body that scrolls, footer."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QProgressBar,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.respondent.scaffold.page_size import PageSize
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import MIDDLE, STRETCH, add, at, column, discard, wide
from app.widgets.picture import Mark, Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ProgressLine(QProgressBar):
    """A line at the top edge of a page that fills in the direction of reading.

    The header has its words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setTextVisible(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_progress(self, words: str, done: int, total: int) -> None:
        """Fill `done` of `total` parts, told by `words`; a total of 0 hides the line."""
        self.setAccessibleName(words)
        self.setRange(0, max(total, 1))
        self.setValue(done)
        self.setVisible(total > 0)


class Header(QFrame):
    """A start and an end on one row or, where it is narrow, on two."""

    def __init__(self, overhang: int = 0, parent: QWidget | None = None) -> None:
        """`overhang`: how far the padding of a quiet button may reach into the end margin."""
        super().__init__(parent)
        self._overhang = overhang
        self.setProperty("role", "page_header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.start = QHBoxLayout()
        self.end = QHBoxLayout()
        add(self._row, wide(self.start), self.end)
        self._place: QWidget | None = None

    def set_place(self, label: QWidget) -> None:
        """Show before the end where somebody is; on two rows it stands in the first of them."""
        self._place = label
        self.end.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)

    def arrange(self, size: PageSize) -> None:
        """Take least height and margins from the size, and break the row in two or not."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if size.rows_break else across)
        self._row.setSpacing(8 if size.rows_break else size.length(16))
        if self._place is not None:
            self.start.removeWidget(self._place)
            self.end.removeWidget(self._place)
            row, at = (self.start, -1) if size.rows_break else (self.end, 1)
            row.insertWidget(at, self._place, 0, Qt.AlignmentFlag.AlignVCenter)
        self.start.setSpacing(size.length(14))
        self.end.setSpacing(size.length(16))
        start, end = size.margin, size.margin - size.length(self._overhang)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        self._row.setContentsMargins(start, 6, end, 6)
        self.setMinimumHeight(size.header)


class PageHeader(Header):
    """Mark and title at the start; progress, language, looks and Leave at the end.

    Attributes:
        title, progress_label: what is told.
        language_button: hidden until it has a language to name.
        looks_button, leave_button: always there.
    """

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(overhang=8, parent=parent)
        self.title = TextLabel(title, theme, "respondent.label")
        add(self.start, Mark(theme, 32), wide(self.title, MIDDLE))
        self.progress_label = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        self.progress_label.hide()
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
        self.looks_button = Button("", theme, "quiet", "header", icon="text-size")
        self.looks_button.setAccessibleName(tr("Colours and text size"))
        self.looks_button.setToolTip(tr("Colours and text size"))
        self.leave_button = Button(
            tr("Leave"), theme, "quiet", "header", trailing="leave", icon_tone="text_muted"
        )
        for button in (self.language_button, self.looks_button, self.leave_button):
            button.setProperty("tone", "text")
        self.end.addStretch(1)
        self.set_place(self.progress_label)
        add(self.end, self.language_button, self.looks_button, self.leave_button)


class Footer(QFrame):
    """Three places: a way back at the start, the actions in the middle, a quiet link at the end.

    A sentence may stand in the middle; where there are actions too it stands above them. Where it
    is narrow the middle has a row to itself.
    """

    def __init__(self, overhang: int = 0, parent: QWidget | None = None) -> None:
        """`overhang`: how far the padding of quiet buttons may reach into the margins."""
        super().__init__(parent)
        self._overhang = overhang
        self.setProperty("role", "page_footer")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(4)
        self._places = [QWidget(self) for _ in range(3)]
        self.start, self.end = QHBoxLayout(self._places[0]), QHBoxLayout(self._places[2])
        middle = QVBoxLayout(self._places[1])
        self.sentence, self.buttons = QHBoxLayout(), QHBoxLayout()
        add(middle, self.sentence, self.buttons)
        middle.setSpacing(4)
        for layout in (self.start, self.end, middle):
            layout.setContentsMargins(0, 0, 0, 0)
        self.sentence.addStretch(1)
        self.end.addStretch(1)
        self.start.addStretch(1)

    def arrange(self, size: PageSize) -> None:
        """Take least height and margins from the size, and break the row in two or not."""
        centre = Qt.AlignmentFlag.AlignVCenter
        for place in self._places:
            self._grid.removeWidget(place)
        start, middle, end = self._places
        if size.rows_break:
            self._grid.addWidget(middle, 0, 0, 1, 3, centre)
            self._grid.addWidget(start, 1, 0, centre)
            self._grid.addWidget(end, 1, 2, centre)
        else:
            self._grid.addWidget(start, 0, 0, centre)
            self._grid.addWidget(middle, 0, 1, centre)
            self._grid.addWidget(end, 0, 2, centre)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(size.length(16))
        self.buttons.setSpacing(size.length(16))
        side = size.margin - size.length(self._overhang)
        # A sentence above the buttons leaves them at the very edge, without a margin under them.
        under = size.length(16) if self._has_both else 6
        self._grid.setContentsMargins(side, 6, side, under)
        self.setMinimumHeight(size.footer)

    @property
    def _has_both(self) -> bool:
        """Tell whether a sentence stands above buttons."""
        return all(
            any(
                (item := row.itemAt(n)) is not None
                and (widget := item.widget()) is not None
                and not widget.isHidden()
                for n in range(row.count())
            )
            for row in (self.sentence, self.buttons)
        )


# Keys that scroll a page wherever the focus is, unless what has it takes them.
_SCROLLING: dict[int, QScrollBar.SliderAction] = {
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}

# How wide the main actions are at least: side by side they have one size.
_ACTION_WIDTH = 240
_SENTENCE_WIDTH = 900
_FIELD_HEIGHT = 56


class PageScaffold(QFrame):
    """Header, scrolling content and footer of one page of the respondent view.

    Put what the page says into `content` (a QVBoxLayout). It is at most `column` wide, times the
    scale of the page, and stands in the middle between header and footer; what is too tall begins
    at the top and scrolls. With `full_width` it takes all the room between the margins, as pages
    with a device do.

    Whatever depends on the size of the window is placed in `fit`, which gets the `PageSize`.
    Emits `narrow_changed(bool)` when the page becomes short of room, or is no longer.

    Attributes:
        leave_button, looks_button, language_button: in the header; the language button is hidden
            until `show_language` is called; this and `looks_button` take a QMenu by `setMenu`.
    """

    narrow_changed = Signal(bool)

    def __init__(
        self, theme: Theme, title: str, *, full_width: bool = False, column: int | None = None
    ) -> None:
        super().__init__()
        self._theme = theme
        self._full_width = full_width
        self._column_width = column or theme.tokens.spacing["content_width"]
        self._narrow: bool | None = None
        self._size: PageSize | None = None
        self._fitted: PageSize | None = None  # its header with all that stands under it
        self._main_actions: list[Button] = []
        self._ornaments: list[QWidget] = []
        self._strip: QWidget | None = None
        self._strip_height = 0
        self._quiet_line: QWidget | None = None
        self._notice: QWidget | None = None
        self.setProperty("role", "page")
        self.setProperty("ground", "respondent")
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        # In the order in which a screen reader tells them, which is that of the eye; the focus
        # begins on the page itself, past the header.
        self._make_header(title)
        self._make_body()
        self._make_footer()
        self._progress_line = ProgressLine(self)
        self._progress_line.hide()
        theme.text_size_changed.connect(self._measure)

    # What a page fills in

    def fit(self, size: PageSize) -> None:
        """Place what depends on the size of the page; called whenever that changes."""

    def set_title(self, title: str) -> None:
        """Show the survey's title in the header."""
        self._title.setText(title)

    def set_progress(self, text: str, done: int, total: int) -> None:
        """Show "Question 3 of 4" and fill the line; a total of 0 shows neither."""
        self._progress_label.setText(text)
        self._progress_label.setVisible(total > 0)
        self._progress_line.set_progress(text, done, total)

    def set_badge(self, pill: QWidget) -> None:
        """Show a word or two in the header, before the language."""
        self._header.end.insertWidget(1, pill, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_strip(self, strip: QWidget) -> None:
        """Show a strip under the header; to what is placed by the size it is part of that."""
        self._strip = strip
        self._strip_height = strip.sizeHint().height()
        self._place_bands(self.page_size)

    def set_line(self, line: QWidget) -> None:
        """Show a quiet line above the footer; it stays where it is while the page scrolls."""
        self._quiet_line = QWidget(self)
        QVBoxLayout(self._quiet_line).addWidget(line)
        self._place_bands(self.page_size)

    def set_notice(self, notice: QWidget | None) -> None:
        """Show a message under the header, outside what scrolls; None takes it away.

        What is placed by the size of the page gets that much less height, so that nothing of it
        is pushed out of sight.
        """
        if self._notice is not None:
            discard(self._notice)
        self._notice = None
        if notice is not None:
            self._notice = QWidget()
            holder = QVBoxLayout(self._notice)
            holder.addWidget(notice)
        if self._size is not None:
            self._arrange(self._size)

    def _fit_notice(self, size: PageSize) -> int:
        """Let the message stand between the margins of the page; return its height."""
        holder = self._notice.layout() if self._notice is not None else None
        if self._notice is None or holder is None:
            return 0
        holder.setContentsMargins(size.margin, 0, size.margin, 0)
        height = holder.totalHeightForWidth(size.width)
        self._notice.setFixedHeight(height)
        return height

    def show_language(self, name: str) -> None:
        """Show the button that changes the language."""
        self.language_button.setText(name)
        self.language_button.show()

    def set_note(self, text: str, icon: str = "lock", colour: str = "text_muted") -> None:
        """Show a sentence in the middle of the footer; an empty one hides it."""
        self._note.setText(text)
        self._note_icon.set_icon(icon, colour)
        self._note.setVisible(bool(text))
        self._note_icon.setVisible(bool(text))
        if self._size is not None:
            self._footer.arrange(self._size)

    def set_back(self, button: Button) -> None:
        """Put the button that goes back at the start of the footer."""
        self._footer.start.insertWidget(0, button, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_link(self, button: Button) -> None:
        """Put the one quiet link at the end of the footer."""
        self._footer.end.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def add_action(self, button: Button) -> None:
        """Add a button in the middle of the footer; the main one comes last, all of one size."""
        self._main_actions.append(button)
        self._footer.buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def is_narrow(self) -> bool:
        """Tell whether the page is short of room, in width or in height."""
        return bool(self._narrow)

    @property
    def page_size(self) -> PageSize:
        """The measures of the page as it is now."""
        return self._size or self._size_of_now()

    def set_column(self, column: int) -> None:
        """Let the column be so wide at most, times the scale of the page."""
        self._column_width = column
        self._inner.setMaximumWidth(self.page_size.length(column))

    def add_ornament(self, picture: QWidget) -> None:
        """Add a picture that is shown only where the page need not scroll for it."""
        self._ornaments.append(picture)
        self.content.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)

    def fit_ornaments(self) -> None:
        """Show the pictures where there is room; called again where much was added."""
        if not self._ornaments or self._size is None:
            return
        for picture in self._ornaments:
            picture.show()
        fits = not self.is_too_tall
        for picture in self._ornaments:
            picture.setVisible(fits)

    @property
    def is_too_tall(self) -> bool:
        """Tell whether what the page says now is taller than the room it has."""
        return self.excess > 0

    @property
    def excess(self) -> int:
        """How many pixels what the page says now is taller than the room it has; below 0: lower."""
        size = self._fitted or self.page_size
        room = size.height - size.header - size.footer - 2 * size.length(16)
        line = self._quiet_line.layout() if self._quiet_line is not None else None
        room -= line.totalHeightForWidth(size.width) if line is not None else 0
        # Qt tells only the nearest layout at once that something has another size.
        for widget in self._inner.findChildren(QWidget):
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
                widget.updateGeometry()
        self.content.invalidate()
        return self.content.totalHeightForWidth(self.content_width) - room

    @property
    def excess_to_scroll(self) -> int:
        """By how much a part that scrolls is to be lower; 0 where all of the page scrolls."""
        return 0 if self.page_size.header_scrolls else self.excess

    @property
    def content_width(self) -> int:
        """How wide what the page says is now."""
        size = self.page_size
        return min(size.width - 2 * size.margin, size.length(self._column_width))

    def scroll_to_top(self) -> None:
        """Show the beginning of the page."""
        self._scroll.verticalScrollBar().setValue(0)

    def rescale(self) -> None:
        """Give all parts of the page its scale; called again where parts were added."""
        size = self.page_size
        _scale_all(self, size.s, self._theme.style("respondent.body").px)
        for button in self._main_actions:
            button.set_scale(size.s, size.button)
        self._fit_actions()

    def finish(self) -> None:
        """Name the parts after their attributes; called at the end of building."""
        for name, value in vars(self).items():
            if isinstance(value, QWidget):
                value.setObjectName(name.lstrip("_"))

    # How it is built

    def _make_header(self, title: str) -> None:
        self._header = PageHeader(title, self._theme, self)
        self._title = self._header.title
        self._progress_label = self._header.progress_label
        self.language_button = self._header.language_button
        self.looks_button = self._header.looks_button
        self.leave_button = self._header.leave_button

    def _make_body(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QWidget()
        box.setObjectName("page_column")
        box.setAutoFillBackground(False)
        self._column = column(on=box, space=0)
        sheet = QWidget()
        self._sheet = QGridLayout(sheet)
        self._sheet.setSpacing(0)
        self._inner = QWidget()
        self.content = column(on=self._inner, space=2)
        self._sheet.addWidget(self._inner, 1, 1)
        self._sheet.setColumnStretch(0, 1)
        # So much that the margins beside it get no pixel before it has its greatest width.
        self._sheet.setColumnStretch(1, 100_000)
        self._sheet.setColumnStretch(2, 1)
        if self._full_width:
            self._sheet.setRowStretch(1, 1)
        else:
            self._sheet.setRowStretch(0, 1)
            self._sheet.setRowStretch(2, 1)
        self._column.addWidget(sheet, 1)
        self._scroll.setWidget(box)
        box.setAutoFillBackground(False)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._set_sheet_margins)

    def _make_footer(self) -> None:
        self._footer = Footer(overhang=8, parent=self)
        self._note_icon = Picture("lock", self._theme)
        self._note = TextLabel(
            "", self._theme, "respondent.body", tone="muted", widest=_SENTENCE_WIDTH
        )
        self._footer.sentence.setSpacing(12)
        add(self._footer.sentence, self._note_icon, at(MIDDLE, self._note), STRETCH)
        self.set_note("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = _SCROLLING.get(event.key())
        if action is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._progress_line.setGeometry(0, 0, self.width(), 4)
        self._progress_line.raise_()
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and self._size is not None:
            self._arrange(self._size)

    def _size_of_now(self) -> PageSize:
        return PageSize.of(self.width(), self.height(), self._theme.text_size)

    def _measure(self) -> None:
        size = self._size_of_now()
        if size != self._size:
            self._size = size
            self._arrange(size)

    def _arrange(self, size: PageSize) -> None:
        self._header.arrange(size)
        self._footer.arrange(size)
        self._place_bands(size)
        self.rescale()
        if not self._full_width:
            self.set_column(self._column_width)
        self._set_sheet_margins()
        if self._narrow != size.short:
            self._narrow = size.short
            self.narrow_changed.emit(size.short)
        strip = size.length(self._strip_height)
        # A title of two lines makes the header taller than the design has it.
        over = max(0, self._header.heightForWidth(size.width) - size.header)
        self._fitted = size.with_strip(strip + over + self._fit_notice(size))
        self.fit(self._fitted)
        self.fit_ornaments()

    def _fit_actions(self) -> None:
        """Make the main actions as wide as the widest, where the page has room for that."""
        size = self.page_size
        shown = [button for button in self._main_actions if button.isVisibleTo(self)]
        if not shown:
            return
        for button in shown:
            button.setMinimumWidth(0)
        wide = max(size.length(_ACTION_WIDTH), *(button.sizeHint().width() for button in shown))
        room = size.width - 2 * size.margin
        if not size.rows_break:
            room -= 2 * self._footer.start.sizeHint().width()
        fits = wide * len(shown) + size.length(16) * (len(shown) - 1) <= room
        for button in shown:
            button.setMinimumWidth(wide if fits else 0)

    def _set_sheet_margins(self) -> None:
        """Let the scroll bar take its width from the end margin, so that nothing moves."""
        size = self.page_size
        bar = self._scroll.verticalScrollBar()
        end = size.margin - (bar.sizeHint().width() if bar.maximum() > 0 else 0)
        edge = size.length(16)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            self._sheet.setContentsMargins(end, edge, size.margin, edge)
        else:
            self._sheet.setContentsMargins(size.margin, edge, end, edge)

    def _place_bands(self, size: PageSize) -> None:
        """Put header and footer round the scrolling part, or into it where height is short."""
        for layout in (self._outer, self._column):
            beside = (self._header, self._strip, self._notice, self._quiet_line, self._footer)
            for widget in (*beside, self._scroll):
                if widget is not None:
                    layout.removeWidget(widget)
        top = self._column if size.header_scrolls else self._outer
        top.insertWidget(0, self._header)
        if self._strip is not None:
            self._strip.setFixedHeight(size.length(self._strip_height))
            top.insertWidget(1, self._strip)
        if self._notice is not None:
            top.insertWidget(1 if self._strip is None else 2, self._notice)
        self._outer.addWidget(self._scroll, 1)
        bottom = self._column if size.footer_scrolls else self._outer
        if self._quiet_line is not None:
            bottom.addWidget(self._quiet_line)
            layout_of_line = self._quiet_line.layout()
            if layout_of_line is not None:
                layout_of_line.setContentsMargins(size.margin, 0, size.margin, size.length(4))
        bottom.addWidget(self._footer)


def _scale_all(root: QWidget, scale: float, body: int) -> None:
    """Give everything under a widget its scale.

    A widget that takes its type, icons and lengths from its page has `set_scale(scale)`; 1 is the
    size of the design.

    `body` is the size of running text at scale 1: what the style sheet paints in the size of a
    respondent's page (fields and menus) takes it from here.
    """
    for widget in root.findChildren(QWidget):
        set_scale = getattr(widget, "set_scale", None)
        if set_scale is not None:
            set_scale(scale)
        elif widget.property("scale") == "respondent":
            _scale_styled(widget, scale, body)
        padding = widget.property("padding")
        layout = widget.layout()
        if padding is not None and layout is not None:
            inner = round(int(padding) * scale) - 1  # the edge takes the other pixel
            layout.setContentsMargins(inner, inner, inner, inner)


def _scale_styled(widget: QWidget, scale: float, body: int) -> None:
    if widget.property("grown") == scale or (scale == 1 and widget.property("grown") is None):
        return
    widget.setProperty("grown", scale)
    height = round(_FIELD_HEIGHT * scale)
    rules = f"font-size: {round(body * scale)}px;"
    if isinstance(widget, QAbstractSpinBox):
        widget.setFixedHeight(height)
        font = widget.font()
        font.setPixelSize(round(body * scale))
        widget.setFont(font)
    elif isinstance(widget, QLineEdit | QComboBox):
        rules += f" min-height: {height - 2}px;"
    elif isinstance(widget, QMenu):
        rules = f"QMenu{{ {rules} }}"
    widget.setStyleSheet(rules)
