"""One laptop for one person after another: a clean sitting each, an outbox, a PIN.

Sittings lie in a private folder that holds nothing else. It is emptied before each person, after
each person, and when a kiosk starts, so that a crash in between leaves nothing to look at.
"""

from __future__ import annotations

import contextlib
import hmac
import math
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from core.errors import Code, refuse
from core.files import UNFINISHED, make_private_folder, sync_folder
from core.response import SUFFIX as PLAIN
from core.sealing import SUFFIX as SEALED
from core.sitting import SittingStore
from core.survey import Survey

LEAST_DIGITS = 4
MOST_DIGITS = 12
# Two slips cost nothing; then every wrong PIN doubles the wait, in seconds.
_FREE_TRIES = 2
_FIRST_WAIT = 10
_LONGEST_WAIT = 600


@dataclass
class Counts:
    """How the people since the start ended; the field worker sees them."""

    saved: int = 0
    left: int = 0
    erased: int = 0


class KioskFlow:
    """The row of people. The PIN is kept in memory alone, as long as the kiosk runs.

    `clock` tells seconds that never go back.

    Raises `Refused` (IO) where the outbox cannot be made, or what a crash left cannot be erased.
    """

    def __init__(
        self,
        survey: Survey,
        outbox: Path,
        folder: Path,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.survey = survey
        self.outbox = outbox
        self.counts = Counts()
        self._folder = folder
        self._pin = ""
        self._clock = clock
        self._wrong = 0
        self._closed_until = 0.0
        _make_outbox(outbox)
        self.erase()

    def __repr__(self) -> str:
        """Show nothing: a repr may reach a log."""
        return "KioskFlow(…)"

    # The PIN

    @property
    def has_pin(self) -> bool:
        """Tell whether the field worker has set the PIN."""
        return bool(self._pin)

    def set_pin(self, first: str, second: str) -> None:
        """Set the PIN, typed twice. Raises ValueError where it is none or the two differ."""
        if not is_pin(first):
            raise ValueError("a PIN has four to twelve digits")
        if first != second:
            raise ValueError("the two differ")
        self._pin = first

    def opens(self, typed: str) -> bool:
        """Tell whether this is the PIN; while one has to wait, none is."""
        if not self.has_pin or self.seconds_to_wait:
            return False
        if hmac.compare_digest(typed.encode(), self._pin.encode()):
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong > _FREE_TRIES:
            wait = min(_FIRST_WAIT * 2 ** (self._wrong - _FREE_TRIES - 1), _LONGEST_WAIT)
            self._closed_until = self._clock() + wait
        return False

    @property
    def seconds_to_wait(self) -> int:
        """How long it is until the next PIN is looked at, in whole seconds rounded up."""
        if not self._wrong:
            return 0
        return max(0, math.ceil(self._closed_until - self._clock()))

    # The people

    def next_person(self) -> SittingStore:
        """Return the empty store of the next person. Raises `Refused` (IO)."""
        self.erase()
        return SittingStore(self._folder)

    def erase(self) -> None:
        """Delete every sitting and mark of the kiosk, and what of a file was not finished.

        Raises `Refused` (IO): then somebody could look back, and the kiosk must not go on.
        """
        try:
            if self._folder.exists():
                shutil.rmtree(self._folder)
                sync_folder(self._folder.parent)
            make_private_folder(self._folder)
        except OSError as error:
            message = f"What was kept could not be erased: {error.strerror or 'unknown reason'}."
            raise refuse(Code.IO, self._folder.name, message) from error
        with contextlib.suppress(OSError):
            for unfinished in self.outbox.glob(UNFINISHED):
                unfinished.unlink()

    @property
    def waiting(self) -> int:
        """How many response files are in the outbox."""
        with contextlib.suppress(OSError):
            return sum(path.suffix in (PLAIN, SEALED) for path in self.outbox.iterdir())
        return 0


def is_pin(typed: str) -> bool:
    """Tell whether a text could be a PIN: four to twelve of the digits 0 to 9."""
    fits = LEAST_DIGITS <= len(typed) <= MOST_DIGITS
    return fits and typed.isascii() and typed.isdigit()


def _make_outbox(outbox: Path) -> None:
    try:
        outbox.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = f"The outbox could not be made: {error.strerror or 'unknown reason'}."
        raise refuse(Code.IO, outbox.name, message) from error
