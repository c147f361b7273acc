"""Garbage collection: between events of the window's thread, and not of what stays until the end.

With numpy, scipy and the drawing of charts loaded, each search would take a tenth of a second:
what is loaded is frozen, so that no page waits for a search in it.
"""

from __future__ import annotations

import gc
from functools import cache

from PySide6.QtCore import QObject, QTimer

_EVERY = 200  # ms
_seen: list[bool] = []  # that something is frozen: to count it takes milliseconds


def collect_by_timer(parent: QObject) -> QTimer:
    """Collect garbage between two events of this thread, and nowhere else, while the timer runs.

    Python by itself collects in whichever thread allocates, at any line. A job would delete
    widgets in its own thread, and a method that Qt calls could delete what Qt then goes on with.
    """
    gc.disable()
    timer = QTimer(parent, interval=_EVERY)
    timer.timeout.connect(collect_due)
    timer.start()
    return timer


def collect_due() -> None:
    """Collect the oldest generation for which Python would by now have begun a collection."""
    generations = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [i for i, (count, limit) in enumerate(generations) if count > limit]
    if due:
        gc.collect(due[-1])


def _is_freezing() -> bool:
    """Tell whether the window's parts are frozen; only then is anything else."""
    if not _seen and gc.get_freeze_count():
        _seen.append(True)
    return bool(_seen)


def collect_garbage() -> None:
    """Free what is no longer used, before a freeze would keep it."""
    if _is_freezing():
        gc.collect()


def collect_when_gone(widget: QObject) -> None:
    """Collect as soon as a widget is deleted: what a person answered must not wait in memory.

    Pages and their parts refer to each other, and would stay until the next search.
    """
    widget.destroyed.connect(_collect_soon)


def _collect_soon() -> None:
    """Collect once the children of the widget are deleted as well."""
    QTimer.singleShot(0, collect_garbage)


def freeze_loaded() -> None:
    """Freeze what has been loaded until now, where the window's parts are frozen.

    What is made later is searched as ever.
    """
    if _is_freezing():
        gc.freeze()


@cache
def freeze_for_studies() -> None:
    """Freeze once the first study is open, and only then: later ones can be collected."""
    freeze_loaded()
