"""F1: which page of the manual fits what is shown, and its window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from app.widgets.program import Program

if TYPE_CHECKING:
    from app.manual.window import ManualWindow

_CONTENTS = "index"


def fitting_page(view: QWidget) -> str:
    """Return the page of the manual that fits what has the focus, or else what is shown.

    A view, and whatever page stands within it, says it by its attribute `manual_page`: the name of
    a page, perhaps with "#" and a section. '' says that it has no help, as what respondents see.
    """
    focused = QApplication.focusWidget()
    if focused is not None and view.isAncestorOf(focused):
        said = _said_above(focused, view)
        if said is not None:
            return said
    for widget in view.findChildren(QWidget):
        if getattr(widget, "manual_page", None) is not None and widget.isVisible():
            said = _said_above(widget, view)
            if said is not None:
                return said
    return str(getattr(view, "manual_page", _CONTENTS))


def _said_above(widget: QWidget, view: QWidget) -> str | None:
    """Return what the innermost page around a widget, itself too, says within a view."""
    inner: QWidget | None = widget
    while inner is not None and inner is not view:
        said = getattr(inner, "manual_page", None)
        if said is not None:
            return str(said)
        inner = inner.parentWidget()
    return None


class ManualOpening:
    """Opens the manual of a window; `ways` are the links into it, by their names."""

    def __init__(
        self, program: Program, ways: Mapping[str, Callable[[], object]], window: QWidget
    ) -> None:
        self._program, self._ways, self._window = program, ways, window
        self._manual: ManualWindow | None = None

    def open_for(self, view: QWidget) -> None:
        """Show the page that fits a view; nothing where that is none."""
        target = fitting_page(view)
        if not target:
            return
        if self._manual is None:
            self._manual = self._make()
        self._manual.open_for(target)
        self._manual.show()
        self._manual.activateWindow()

    def _make(self) -> ManualWindow:
        from app.manual.window import ManualWindow

        manual = ManualWindow(self._program, self._ways, self._window)
        manual.closed.connect(self._window.activateWindow)
        return manual

    def make_anew(self) -> None:
        """Speak another language: where it is open, it shows the same page in that."""
        before, self._manual = self._manual, None
        if before is None:
            return
        shown = before.isVisible()
        before.closed.disconnect()
        before.close()
        before.deleteLater()
        if shown:
            self._manual = self._make()
            self._manual.open(*before.place)
            self._manual.show()

    def close(self) -> None:
        """Close it, where it is open: somebody is to answer, or the program ends."""
        if self._manual is not None:
            self._manual.close()
