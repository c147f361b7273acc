"""Loading what a page needs before it is made, while the window goes on answering."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pkgutil import iter_modules, walk_packages

from PySide6.QtCore import QObject, Signal

from app.kit.idle_steps import IdleSteps
from app.kit.memory import collect_garbage, freeze_loaded
from app.kit.tasks import Task
from core.progress import Progress, silent

_WITHOUT_QT = ("app.words", "app.analyses", "app.analyst.state")
_WITH_QT = ("app.charts", "app.widgets", "app.export", "app.export.report")
_LANE = "loading"


class Loading(QObject):
    """Loads modules of views with all that they stand on; emits `ready` at the end.

    What does without Qt is loaded in another thread. Qt's types cannot be made in two threads at
    once: the rest is loaded in the window's own, one module of the view in each turn.
    """

    ready = Signal()

    def __init__(self, modules: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._views = modules
        collect_garbage()
        task = Task(_load_without_qt, parent=self, lane=_LANE)
        task.ended.connect(self._load_view)
        task.start()

    def _load_view(self) -> None:
        turns = IdleSteps(_with_qt(self._views), self)
        turns.ended.connect(self.ready)


def _load_without_qt(report: Progress = silent) -> None:
    import_module("numpy")
    for package in _WITHOUT_QT:
        for each in walk_packages(import_module(package).__path__, f"{package}."):
            report(0, 0)
            import_module(each.name)


def _with_qt(views: Sequence[str]) -> Iterator[str]:
    """Load painting, widgets and files, then views with their folders; name each new module."""
    folders = (view.rpartition(".")[0] for view in views)
    for package in (*_WITH_QT, *folders):
        for name in _inside(package):
            if name not in sys.modules:
                import_module(name)
                freeze_loaded()  # the next is not held up by a search through it
                yield name


def _inside(package: str) -> Iterator[str]:
    """Name the modules of a folder: those of the folders in it first, on which others stand."""
    found = sorted(iter_modules(import_module(package).__path__), key=lambda each: not each.ispkg)
    for each in found:
        name = f"{package}.{each.name}"
        if each.ispkg:
            yield from _inside(name)
        else:
            yield name
