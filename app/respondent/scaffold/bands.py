"""The bands above and under a respondent's page, and the line of progress at its edge."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.respondent.scaffold.scale import PageSize
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.picture import Mark
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
        self._row.addLayout(self.start, 1)
        self._row.addLayout(self.end, 0)
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
        self.start.addWidget(Mark(theme, 32))
        self.title = TextLabel(title, theme, "respondent.label")
        self.start.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
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
        self.end.addWidget(self.language_button)
        self.end.addWidget(self.looks_button)
        self.end.addWidget(self.leave_button)


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
        middle.addLayout(self.sentence)
        middle.addLayout(self.buttons)
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
