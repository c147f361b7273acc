"""Loading what draws charts on screen, in steps: as one it holds a window up a quarter second."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from PySide6 import QtCore, QtGui, QtWidgets

VIEW = "app.widgets.chart_view"

# What pyqtgraph loads beside itself.
_BESIDE = (
    *("PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtOpenGLWidgets", "numpy.typing"),
    *("multiprocessing.connection", "xml.etree.ElementTree", "pydoc", "colorama", "cProfile"),
)
_AT_ONCE = 50


def chart_steps() -> Iterator[None]:
    """Load the view of charts, in steps of a few milliseconds and a last one of some fifty.

    pyqtgraph reads every name of Qt, and Qt makes the type of a name when it is first read.
    """
    for module in (QtCore, QtGui, QtWidgets):
        names = dir(module)
        for start in range(0, len(names), _AT_ONCE):
            for name in names[start : start + _AT_ONCE]:
                getattr(module, name)
            yield
    for each in _BESIDE:
        import_module(each)
        yield
    import_module(VIEW)
