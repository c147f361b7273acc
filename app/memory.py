"""What stays until the end is set apart, so that nothing holds a page up by going through it."""

from __future__ import annotations

import gc
from functools import cache

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
