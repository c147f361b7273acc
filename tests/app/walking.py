"""A walk over every control of a page: is it named, reachable, and not cut off?

At 200% a screen of 1024×640 has 512×320 logical pixels, so that is the size to resize to.
"""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QScrollArea,
    QWidget,
)

SIZES = {"1280": (1280, 800), "1024": (1024, 640), "200%": (512, 320)}
# What people have, from a tablet held upright to a large screen.
WINDOWS = {
    "800": (800, 900),
    **SIZES,
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}

_MOST_CONTROLS = 60


def faults(root: QWidget) -> list[str]:
    """Return what is wrong with the visible widgets under `root`, in sentences."""
    found = []
    chain = _focus_chain(root)
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or widget.objectName().startswith("qt_"):
            continue
        if _takes_focus(widget):
            if not accessible_name(widget):
                found.append(f"{describe(widget)} has no name")
            if widget not in chain:
                found.append(f"{describe(widget)} is not in the tab order")
        if cut := _cut_off(widget):
            found.append(f"{describe(widget)} is cut off: {cut}")
    return found


def unseen(root: QWidget) -> list[str]:
    """Return where the focus goes by Tab and is not seen: off the window, or scrolled away.

    The focus goes once round, and is back where it began.
    """
    begun = QApplication.focusWidget()
    found: list[str] = []
    for _ in range(_MOST_CONTROLS):
        before = QApplication.focusWidget()
        QTest.keyClick(before or root, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused is None or focused in (before, begun):
            break
        QApplication.processEvents()
        if hidden := _hidden_part(focused, root):
            found.append(f"{describe(focused)} has the focus and is not seen: {hidden}")
    if begun is not None:
        begun.setFocus()
    return found


def _hidden_part(widget: QWidget, root: QWidget) -> str:
    """Return how a widget lies outside of what is seen, or ''. A tall one shows its beginning."""
    shown = widget.visibleRegion().boundingRect()
    if shown.isEmpty() or not widget.isVisibleTo(root):
        return "nothing of it"
    tall = isinstance(widget, QAbstractScrollArea) or widget.height() > root.height() // 2
    if not tall and shown.height() < widget.height() - 1:
        return f"{shown.height()} of {widget.height()} of its height"
    return "" if shown.width() >= widget.width() - 1 else f"{shown.width()} of {widget.width()}"


def accessible_name(widget: QWidget) -> str:
    """Return what a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name).strip() if interface else ""


def describe(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__} {widget.objectName()!r} {str(text)[:40]!r}"


def _takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.focusProxy() is None


def _focus_chain(root: QWidget) -> set[QWidget]:
    chain, widget = set(), root.nextInFocusChain()
    while widget is not None and widget not in chain:
        chain.add(widget)
        widget = widget.nextInFocusChain()
    return chain


def _cut_off(widget: QWidget) -> str:
    """Return how the words of a widget do not fit it, or ''."""
    if not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
        return ""
    width, height = widget.width(), widget.height()
    if widget.hasHeightForWidth():
        needed = widget.heightForWidth(width)
        if needed > height + 1:
            return f"needs {needed} of height, has {height}"
        least = widget.minimumSizeHint().width()
    else:
        least = widget.sizeHint().width()
    if least > width + 1:
        return f"needs {least} of width, has {width}"
    return _outside(widget)


def _outside(widget: QWidget) -> str:
    """Return how a widget leaves its window to a side where nothing scrolls, or ''."""
    window = widget.window()
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    parent = widget.parentWidget()
    scrolls_down = scrolls_across = False
    while parent is not None:
        if isinstance(parent, QAbstractScrollArea):
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            scrolls_down |= parent.verticalScrollBarPolicy() != off
            scrolls_across |= parent.horizontalScrollBarPolicy() != off
            if isinstance(parent, QAbstractItemView | QScrollArea) and scrolls_across:
                break
        parent = parent.parentWidget()
    if not scrolls_across and (place.left() < 0 or place.right() > window.width()):
        return f"lies at {place.left()} to {place.right()} of {window.width()} across"
    if not scrolls_down and (place.top() < 0 or place.bottom() > window.height()):
        return f"lies at {place.top()} to {place.bottom()} of {window.height()} down"
    return ""


def settle(root: QWidget, size: tuple[int, int]) -> None:
    """Resize a window and let its layouts come to rest."""
    root.resize(*size)
    root.show()
    for _ in range(5):
        QApplication.processEvents()
