"""Widgets beside and below each other, and pages that scroll: the layouts of all the rooms.

Distances are steps of the tokens, as `Theme.space` takes them: 1 to 8 are 4 to 32 pixels.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.theme.tokens import load_tokens

TOP: Final = Qt.AlignmentFlag.AlignTop
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
LEADING: Final = Qt.AlignmentFlag.AlignLeading
TRAILING: Final = Qt.AlignmentFlag.AlignTrailing

Margins = int | tuple[int, int] | tuple[int, int, int, int] | QMargins
_Box = TypeVar("_Box", bound=QBoxLayout)


class Placed(NamedTuple):
    """A part of a layout with its share of the room that is left; without a widget it is empty."""

    part: QWidget | QLayout | None
    stretch: int = 1
    align: Qt.AlignmentFlag | None = None


class Gap(NamedTuple):
    """Room between two parts beside the usual."""

    step: int


STRETCH: Final = Placed(None)
"""Takes the room that is left, and shows nothing."""

LayoutPart = QWidget | QLayout | Placed | Gap


def wide(part: QWidget | QLayout, align: Qt.AlignmentFlag | None = None) -> Placed:
    """Let a part take the room that is left."""
    return Placed(part, 1, align)


def at(align: Qt.AlignmentFlag, widget: QWidget) -> Placed:
    """Put one widget elsewhere than the others of its row or column."""
    return Placed(widget, 0, align)


def row(
    *parts: LayoutPart,
    on: QWidget | None = None,
    space: int | None = None,
    margins: Margins = 0,
    align: Qt.AlignmentFlag | None = None,
) -> QHBoxLayout:
    """Put parts beside each other.

    Args:
        parts: widgets and layouts; `wide(part)` or `STRETCH` take what room is left, `Gap(2)` is
            room between two.
        on: the widget that is laid out so; None for a row that goes into another layout.
        space: how far the parts stand apart; None leaves it to the layout around, or to the style.
        margins: one step for all sides; or sides and ends; or left, top, right, bottom; or pixels
            as `QMargins`.
        align: where widgets stand that are lower than the row.
    """
    return _filled(QHBoxLayout(), parts, on, space, margins, align)


def column(
    *parts: LayoutPart,
    on: QWidget | None = None,
    space: int | None = None,
    margins: Margins = 0,
    align: Qt.AlignmentFlag | None = None,
) -> QVBoxLayout:
    """Put parts below each other; the arguments are those of `row`."""
    return _filled(QVBoxLayout(), parts, on, space, margins, align)


def _filled(
    box: _Box,
    parts: tuple[LayoutPart, ...],
    on: QWidget | None,
    space: int | None,
    margins: Margins,
    align: Qt.AlignmentFlag | None,
) -> _Box:
    if on is not None:
        on.setLayout(box)
    box.setContentsMargins(_margins(margins))
    if space is not None:
        box.setSpacing(_pixels(space))
    add(box, *parts, align=align)
    return box


def add(box: QBoxLayout, *parts: LayoutPart, align: Qt.AlignmentFlag | None = None) -> None:
    """Put more parts at the end of a row or a column."""
    for part in parts:
        if isinstance(part, Gap):
            box.addSpacing(_pixels(part.step))
            continue
        placed = part if isinstance(part, Placed) else Placed(part, 0)
        if placed.part is None:
            box.addStretch(placed.stretch)
        elif isinstance(placed.part, QLayout):
            box.addLayout(placed.part, placed.stretch)
        else:
            where = placed.align or align or Qt.AlignmentFlag(0)
            box.addWidget(placed.part, placed.stretch, where)


def clear(layout: QLayout) -> None:
    """Take everything out of a layout, and delete the widgets; they are hidden at once."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            discard(widget)
        elif (inner := item.layout()) is not None:
            clear(inner)


def discard(widget: QWidget, layout: QLayout | None = None) -> None:
    """Hide a widget at once, take it out of its layout, and delete it once Qt has the time."""
    widget.hide()
    if layout is not None:
        layout.removeWidget(widget)
    widget.deleteLater()


def height_by_width(widget: QWidget, across: QSizePolicy.Policy, down: QSizePolicy.Policy) -> None:
    """Set how a widget takes room, and that its height follows from its width."""
    policy = QSizePolicy(across, down)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


def scroll_page(page: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """Let a page as wide as its area scroll up and down, on the ground of what is around it.

    The area has no edge, no focus of its own and no bar below; without one given it is made.
    """
    area = QScrollArea() if area is None else area
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    page.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


def scroll_to(widget: QWidget, place: QRect) -> None:
    """Let the area around a widget, where there is one, show a place in it."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    held = area.widget() if area is not None else None
    if area is not None and held is not None:
        at = widget.mapTo(held, place.center())
        area.ensureVisible(at.x(), at.y(), 0, place.height())


def _margins(margins: Margins) -> QMargins:
    match margins:
        case QMargins():
            return margins
        case int():
            margins = (margins,) * 4
        case (sides, ends):
            margins = (sides, ends, sides, ends)
    return QMargins(*map(_pixels, margins))


def _pixels(step: int) -> int:
    return load_tokens().space[step] if step else 0
