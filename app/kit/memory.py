"""What stays until the end is set apart, so that nothing holds a page up by going through it."""

from __future__ import annotations

import gc
from functools import cache

from PySide6.QtCore import QObject, QTimer

_seen: list[bool] = []  # that the window's parts are set apart: to count them takes milliseconds


def _sets_apart() -> bool:
    """Tell whether the window's parts are set apart; what is loaded before them is not."""
    if not _seen and gc.get_freeze_count():
        _seen.append(True)
    return bool(_seen)


def let_go_of_what_is_over() -> None:
    """Free what nobody holds any more, before anything is set apart that would stay with it."""
    if _sets_apart():
        gc.collect()


def let_go_with(widget: QObject) -> None:
    """Free what a widget alone held as soon as it is gone, as what a person said must not wait.

    Pages and their parts hold each other: without this they would stay until the next search.
    """
    widget.destroyed.connect(_let_go_soon)


def _let_go_soon() -> None:
    """Do so once the parts of the widget are gone as well."""
    QTimer.singleShot(0, let_go_of_what_is_over)


def keep_what_is_loaded() -> None:
    """Set apart what has been loaded until now; only where the window's is so too.

    With numpy, scipy and the drawing of charts every search would take a tenth of a second. What
    is made later is searched as ever.
    """
    if _sets_apart():
        gc.freeze()


@cache
def keep_what_studies_need() -> None:
    """Do so once a study is open, and only then: each further one can be let go of."""
    keep_what_is_loaded()
