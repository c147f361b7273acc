"""How long a job will still take, as far as its pace until now tells."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from app.words.catalogue import figures, tr

_SECONDS: Final = 3.0  # before which a pace says nothing


class Pace:
    """Measures how fast a job goes; `restart` it where another begins."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.restart()

    def restart(self) -> None:
        """Begin to measure anew."""
        self._began = self._clock()

    def time_left(self, done: int, total: int) -> str:
        """Say how long the rest will take; '' where that cannot be known yet."""
        passed = self._clock() - self._began
        if passed < _SECONDS or not 0 < done < total:
            return ""
        return left(passed * (total - done) / done)


def left(seconds: float) -> str:
    """Say in words how long something will still take.

    >>> left(4), left(61), left(7300)
    ('a few seconds left', 'about 2 minutes left', 'about 3 hours left')
    """
    if seconds < 10:
        return tr("a few seconds left")
    if seconds < 60:
        return tr("less than a minute left")
    minutes, hours = int(-(-seconds // 60)), int(-(-seconds // 3600))
    if seconds < 3600:
        return tr("about {n} minutes left", "", minutes).format(n=figures(minutes))
    return tr("about {n} hours left", "", hours).format(n=figures(hours))
