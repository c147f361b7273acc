"""Choices: large options for respondents, segments for analysts."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from app.theme import Theme, fill_only, paint_icon, smooth_painter
from app.widgets.button import Painted
from app.widgets.layout import height_by_width, row
from app.widgets.text import Lines, width_of

_PADDING, _MARK, _GAP = 20, 24, 16
# For each closeness of the options: their least height, and above and under the words together.
_LEAST_HEIGHTS = 56, 44, 38
_UP_AND_DOWN = 28, 12, 6


def paint_tick(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    *,
    chosen: bool,
    enabled: bool = True,
    large: bool = False,
    is_round: bool = False,
) -> None:
    """Paint the box of a tick, or the circle of one of several."""
    colour, corner, inside = theme.colour, 5 if large else 4, 3 if large else 2
    painter.setPen(QPen(colour("accent" if chosen else "line_strong"), theme.edge(1.5)))
    painter.setBrush(colour("accent" if chosen and enabled else "surface"))
    inner = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    if is_round:
        painter.drawEllipse(inner)
        if chosen:
            fill_only(painter, colour("surface"))
            painter.drawEllipse(rect.center(), rect.width() * 0.2, rect.width() * 0.2)
        return
    painter.drawRoundedRect(inner, corner, corner)
    if chosen:
        check = rect.adjusted(inside, inside, -inside, -inside)
        paint_icon(painter, "check", colour("accent_text"), check)


def paint_ticked_card(painter: QPainter, theme: Theme, card: QCheckBox, *, chosen: bool) -> None:
    """Paint the ground and the edge of a card that is ticked."""
    active = card.isEnabled() and (card.underMouse() or card.isDown())
    width = theme.edge(1.5)
    edge = "accent" if chosen else "line_strong" if active else "line"
    ground = "accent_soft" if chosen else "raised" if active else "surface"
    painter.setPen(QPen(theme.colour(edge), width))
    painter.setBrush(theme.colour(ground))
    inset = width / 2
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)


class _OptionLook:
    """Measures and paints a large option for the button that holds it."""

    def __init__(
        self,
        button: QAbstractButton,
        theme: Theme,
        detail: str,
        *,
        round_mark: bool,
        aside: str = "",
    ):
        self._button = button
        self._theme = theme
        self.detail = detail
        self.aside = aside
        self._round = round_mark
        self._heights: dict[tuple[int, str], int] = {}
        self._scale, self._tight = 1.0, 0
        self._fit()
        # Qt makes a key of an ampersand, and these words are an author's.
        button.setShortcut(QKeySequence())
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        height_by_width(button, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(button)

    def set_scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._fit()
            self._button.updateGeometry()

    def set_tight(self, tight: int) -> None:
        if tight != self._tight:
            self._tight = tight
            self._fit()
            self._button.updateGeometry()

    def _fit(self) -> None:
        self._heights.clear()
        least = _LEAST_HEIGHTS[self._tight]
        grown = (round(px * self._scale) for px in (_PADDING, _MARK, _GAP, least, 8))
        self._padding, self._mark, self._gap, self._least, self._radius = grown
        self._button.setProperty("ring_radius", self._radius)

    def _font(self, *, bold: bool) -> QFont:
        name = "respondent.label" if bold else "respondent.body"
        return self._theme.font(name, scale=self._scale)

    def height_for(self, width: int) -> int:
        # Layouts ask for the same few widths again and again, of a thousand options.
        key = width, self._button.text()
        if key not in self._heights:
            room = max(width - 2 * self._padding - self._mark - self._gap, 1)
            height = self._lines(self._button.text(), room, bold=bool(self.detail)).height
            if below := self._below(room):
                height += 2 + self._lines(below, room).height
            around = round(_UP_AND_DOWN[self._tight] * self._scale)
            self._heights[key] = max(self._least, height + around)
        return self._heights[key]

    def size_hint(self) -> QSize:
        words = width_of(self._button.text(), self._font(bold=True))
        if self.aside:
            words += self._gap + width_of(self.aside, self._font(bold=False))
        width = words + 2 * self._padding + self._mark + self._gap + 4
        now = self._button.width() if self._button.width() >= 200 else width
        return QSize(width, self.height_for(now))

    def least_size(self) -> QSize:
        font = self._font(bold=True)
        words = f"{self._button.text()} {self.detail} {self.aside}".split()
        widest = max((width_of(word, font) for word in words), default=0)
        return QSize(widest + 2 * self._padding + self._mark + self._gap + 4, self._least)

    def paint(self) -> None:
        button, colour = self._button, self._theme.colour
        chosen, enabled = button.isChecked(), button.isEnabled()
        active = enabled and (button.underMouse() or button.isDown())
        painter = smooth_painter(button)
        edge = "accent" if chosen else "line_strong" if enabled else "line"
        width = self._theme.edge(1.5) + (
            2.0 if chosen and self._theme.is_high_contrast else chosen / 2
        )
        painter.setPen(QPen(colour("text") if button.isDown() else colour(edge), width))
        ground = "accent_soft" if chosen else "raised" if active or not enabled else "surface"
        painter.setBrush(colour(ground))
        inset = width / 2
        rect = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, self._radius, self._radius)
        reading_left = button.layoutDirection() == Qt.LayoutDirection.LeftToRight
        mark_left = self._padding if reading_left else button.width() - self._padding - self._mark
        mark = QRectF(mark_left, (button.height() - self._mark) / 2, self._mark, self._mark)
        paint_tick(painter, self._theme, mark, chosen=chosen, large=True, is_round=self._round)
        self._paint_words(painter, reading_left)
        painter.end()

    def _paint_words(self, painter: QPainter, reading_left: bool) -> None:
        button = self._button
        room = button.width() - 2 * self._padding - self._mark - self._gap
        left = self._padding + self._mark + self._gap if reading_left else self._padding
        words = self._lines(button.text(), room, bold=bool(self.detail))
        under = self._below(room)
        below = self._lines(under, room)
        total = words.height + (2 + below.height if under else 0)
        top = (button.height() - total) / 2
        painter.setPen(self._theme.colour("text" if button.isEnabled() else "text_muted"))
        words.draw(painter, left, top)
        painter.setPen(self._theme.colour("text_muted"))
        if under:
            below.draw(painter, left, top + words.height + 2)
        elif self.aside:
            width = width_of(self.aside, self._font(bold=False)) + 1
            at = left + room - width if reading_left else left
            self._lines(self.aside, width).draw(painter, at, top)

    def _below(self, room: int) -> str:
        """Return what stands under the words: the aside, where it has no room beside them."""
        if not self.aside:
            return self.detail
        sides = (self._button.text(), self.aside)
        wide = sum(width_of(side, self._font(bold=False)) for side in sides) + self._gap
        return "" if wide <= room else self.aside

    def _lines(self, words: str, room: int, *, bold: bool = False) -> Lines:
        font = self._font(bold=bold)
        reading_left = self._button.layoutDirection() == Qt.LayoutDirection.LeftToRight
        side = Qt.AlignmentFlag.AlignLeft if reading_left else Qt.AlignmentFlag.AlignRight
        return Lines(words, font, room, QFontMetrics(font).height(), side)


class _Large(Painted):
    """What is large of a radio button and of a check box: they look and are measured alike."""

    _look: _OptionLook

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._look.set_scale(scale)

    def set_tight(self, tight: int) -> None:
        """Be no higher than the words need: there is little height for many of them."""
        self._look.set_tight(tight)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._look.height_for(width)

    def sizeHint(self) -> QSize:
        return self._look.size_hint()

    def minimumSizeHint(self) -> QSize:
        return self._look.least_size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._look.paint()


class RadioOption(_Large, QRadioButton):
    """One of several: a row with a mark, its words, and perhaps a muted second text."""

    def __init__(self, text: str, theme: Theme, *, detail: str = "") -> None:
        super().__init__(text)
        self._look = _OptionLook(self, theme, detail, round_mark=True)
        self.setAccessibleDescription(detail)


class CheckOption(_Large, QCheckBox):
    """Many of several: like `RadioOption` with a square mark.

    An `aside` is a muted text at the end of the line, or under the words where it is short.
    """

    def __init__(self, text: str, theme: Theme, *, detail: str = "", aside: str = "") -> None:
        super().__init__(text)
        self._look = _OptionLook(self, theme, detail, round_mark=False, aside=aside)
        self.setAccessibleDescription(detail or aside)


class _Segment(Painted, QRadioButton):
    """One segment: a box by the style sheet, told as a radio button."""

    def __init__(self, text: str, theme: Theme) -> None:
        super().__init__(text)
        self._theme = theme
        self.setProperty("role", "segment")
        self.setProperty("ring_radius", 4)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._on_toggled)
        self._on_toggled(False)

    def _on_toggled(self, chosen: bool) -> None:
        self.setFont(self._theme.font("analyst.section" if chosen else "analyst.form"))
        # Tab comes to the chosen one of several, arrows to the others.
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if chosen else policy.ClickFocus)

    def showEvent(self, event: QShowEvent) -> None:
        # Qt's style sheets bring back the first font when they polish.
        super().showEvent(event)
        self._on_toggled(self.isChecked())

    def sizeHint(self) -> QSize:
        # As wide as when it is chosen, so that nothing beside it moves.
        words = QFontMetrics(self._theme.font("analyst.section")).horizontalAdvance(self.text())
        height = self._theme.tokens.control_height["analyst_control"]
        return QSize(words + 2 * self._theme.space(3), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SegmentedChoice(QWidget):
    """A few short choices in one row, one of them chosen; emits `chosen(key)` on a press.

    Args:
        choices: (key, word shown); the first is chosen at the beginning.
        name: what is chosen, for screen readers.
    """

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], theme: Theme, *, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        line = row(on=self, space=0)
        self._group = QButtonGroup(self)
        self._keys = [key for key, _ in choices]
        for number, (_, word) in enumerate(choices):
            segment = _Segment(word, theme)
            segment.setAccessibleName(f"{name}: {word}")
            self._group.addButton(segment, number)
            line.addWidget(segment)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._on_group_id_toggled)

    @property
    def key(self) -> str:
        return self._keys[self._group.checkedId()]

    def set_key(self, key: str) -> None:
        """Choose without emitting; ValueError where there is no such key."""
        self.blockSignals(True)
        self._group.button(self._keys.index(key)).setChecked(True)
        self.blockSignals(False)

    def show_only(self, keys: Collection[str]) -> None:
        """Offer some of the choices alone."""
        for number, key in enumerate(self._keys):
            self._group.button(number).setVisible(key in keys)

    def _on_group_id_toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.chosen.emit(self._keys[number])
