"""What grows with a page: everything in it that says how."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QMenu, QWidget

_FIELD_HEIGHT = 56


def scale_all(root: QWidget, scale: float, body: int) -> None:
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
