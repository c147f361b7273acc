"""Grounds to put things on: cards, wells, banners, rules."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets.layout import MIDDLE, STRETCH, TOP, at, column, row, wide
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, colour_of, restyle

BannerTone = Literal["info", "success", "warning", "danger"]

_ICONS: dict[BannerTone, str] = {
    "info": "info",
    "success": "check",
    "warning": "warning",
    "danger": "danger",
}


def set_look(widget: QWidget, **properties: str) -> None:
    """Set properties that the style sheet selects by, and restyle the widget."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    restyle(widget)


def show_text(label: QLabel | QAbstractButton, text: str) -> None:
    """Show a text; where it is empty the label goes, and takes no room."""
    label.setText(text)
    label.setVisible(bool(text))


class Panel(QFrame):
    """A ground with an edge; what is on it stands in its `column`."""

    def __init__(self, role: str, padding: int) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setProperty("padding", padding)  # by which it grows with its page
        inner = padding - 1  # the edge takes the other pixel
        self.column = column(on=self, space=2, margins=QMargins(inner, inner, inner, inner))


def card(size: Literal["plain", "home", "kiosk"] = "plain", *, padding: int = 24) -> Panel:
    """Return a bordered surface."""
    panel = Panel("card", padding)
    panel.setProperty("scale", size)
    return panel


def well(*, padding: int = 24) -> Panel:
    """Return a raised ground, for what stands beside the main thing."""
    return Panel("well", padding)


def rule() -> QFrame:
    """Return a thin horizontal line."""
    line = QFrame()
    line.setProperty("role", "rule")
    line.setFixedHeight(1)
    return line


def banner(
    tone: BannerTone,
    text: str,
    theme: Theme,
    *,
    detail: str | TextLabel = "",
    icon: str | None = None,
    action: QWidget | None = None,
    style: str = "respondent.emphasis",
) -> QFrame:
    """Return a coloured strip: icon, a sentence, a muted detail, at most one action.

    A detail whose text may change later is given as its label.
    In the analyst's window pass style "analyst.strong" or "analyst.form".
    """
    analyst = style.startswith("analyst")
    frame = QFrame()
    frame.setProperty("role", "banner")
    frame.setProperty("tone", tone)
    size = 22 if analyst else 28
    picture = Picture(icon or _ICONS[tone], theme, colour=colour_of(tone), size=size)
    top = Qt.AlignmentFlag.AlignTop if analyst else Qt.AlignmentFlag.AlignVCenter
    words = column(STRETCH, TextLabel(text, theme, style), space=0)
    if detail:
        plain = "analyst.base" if analyst else "respondent.note"
        if isinstance(detail, str):
            detail = TextLabel(detail, theme, plain, tone="text" if analyst else "muted")
        words.addWidget(detail)
    words.addStretch(1)
    line = row(
        at(top, picture),
        wide(words),
        on=frame,
        space=3 if analyst else 5,
        margins=theme.margins(4, 3) if analyst else theme.margins(6, 4),
    )
    if action is not None:
        line.addWidget(action, 0, Qt.AlignmentFlag.AlignVCenter)
    return frame


def note(
    text: str, theme: Theme, icon: str = "info", *, tone: Literal["muted", "warning"] = "muted"
) -> QWidget:
    """Return a muted sentence behind an icon, in the size of the respondent's text."""
    label = TextLabel(text, theme, "respondent.note", tone="text" if tone == "warning" else "muted")
    return beside_icon(label, Picture(icon, theme, colour=colour_of(tone)))


class OneOfNotes(QWidget):
    """One of several notes at a time, in the room of the largest: nothing moves as it changes.

    Args:
        notes: words and icon of each; the first is shown at the beginning.
    """

    def __init__(self, notes: Sequence[tuple[str, str]], theme: Theme) -> None:
        super().__init__()
        self._stack = QStackedLayout(self)
        self._labels: list[TextLabel] = []
        for text, icon in notes:
            label = TextLabel(text, theme, "respondent.body", tone="muted", widest=900)
            self._labels.append(label)
            line = QWidget()
            row(STRETCH, Picture(icon, theme), label, STRETCH, on=line, space=3, align=MIDDLE)
            _follow_width(line)
            self._stack.addWidget(line)
        _follow_width(self)

    @property
    def text(self) -> str:
        return self._labels[self._stack.currentIndex()].text()

    def show_note(self, place: int) -> None:
        """Show another of the notes, counted from 0."""
        self._stack.setCurrentIndex(place)


def beside_icon(label: TextLabel, icon: Picture) -> QWidget:
    """Return a label behind an icon; its text may change later."""
    widget = QWidget()
    row(at(TOP, icon), wide(label), on=widget).setSpacing(14)
    _follow_width(widget)
    return widget


def icon_point(title: str, detail: str, icon: str, theme: Theme) -> QWidget:
    """Return a tile with an icon, a bold line and a muted one, as on the first page."""
    widget = QWidget()
    tile = Picture(icon, theme, colour="accent", size=28, ground="tile")
    words = column(
        TextLabel(title, theme, "respondent.label"),
        TextLabel(detail, theme, "respondent.note", tone="muted"),
        space=0,
    )
    row(at(TOP, tile), wide(words), on=widget, space=5)
    _follow_width(widget)
    return widget


def _follow_width(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setHeightForWidth(True)
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    widget.setSizePolicy(policy)
