"""What a screen reader is told of a page, as text: kept beside each of its pictures."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QWidget


def heard(widget: QWidget) -> str:
    """Return one line an element, in the order in which they are told, inner ones further in."""
    return "\n".join(_lines(QAccessible.queryAccessibleInterface(widget), 0)) + "\n"


def _lines(told: QAccessibleInterface, depth: int) -> Iterator[str]:
    state = told.state()
    if not told.isValid() or state.invisible:
        return
    texts = (told.text(QAccessible.Text.Name), told.text(QAccessible.Text.Description))
    words = " — ".join(" ".join(text.split()) for text in texts if text)
    marks = [name for name in ("focused", "disabled", "checked") if getattr(state, name)]
    says = words or marks or told.role() is not QAccessible.Role.Client
    if says:
        line = f"{'  ' * depth}{told.role().name}: {words}".rstrip(": ")
        yield f"{line} ({', '.join(marks)})" if marks else line
    if isinstance(told.object(), QAbstractItemView):
        return  # its cells are no objects that can be held
    for place in range(told.childCount()):
        inner = told.child(place)
        if inner is not None:
            yield from _lines(inner, depth + bool(says))
