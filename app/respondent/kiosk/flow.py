"""One laptop for one person after another: a clean sitting each, an outbox, a PIN.

Sittings lie in a private folder that holds nothing else. It is emptied before each person, after
each person, and when a kiosk starts, so that a crash in between leaves nothing to look at.
"""

from __future__ import annotations

import contextlib
import hmac
import math
import shutil
import stat
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.respondent.kiosk.file_moving import Emptied, empty, response_files
from app.respondent.kiosk.files import KioskFiles, NotingStore
from app.words.catalogue import tr
from app.words.refusals import own_finding
from core.facts.errors import Code, Refused, refuse
from core.files.disk import make_private_folder, sync_folder, unwritten
from core.privacy.randomness import Door
from core.progress import Progress, silent
from core.response.store import SittingStore
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
    silent: int = 0
    after_start: int = 0  # of those who left or were silent: after something was drawn for them


class KioskFlow:
    """The row of people. The PIN is kept in memory alone, as long as the kiosk runs.

    `folder` is for the sittings; beside it stands which files of the outbox are in order still.
    `languages` are those offered of the survey's, by default all. `clock` tells seconds that
    never go back.

    Raises `Refused` (IO) where there is no outbox, or what a crash left cannot be erased.
    """

    def __init__(
        self,
        survey: Survey,
        outbox: Path,
        folder: Path,
        *,
        languages: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.survey = survey
        self.languages = tuple(languages) or survey.languages
        self.counts = Counts()
        self._folder = folder
        self._pin = ""
        self._clock = clock
        self._wrong = 0
        self._closed_until = 0.0
        self._files_of: dict[Path, KioskFiles] = {}
        self.use_outbox(outbox)
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

    # The outbox

    def use_outbox(self, outbox: Path) -> None:
        """Let files go to a folder that is there, from now on. Raises `Refused` (IO)."""
        require_folder(outbox)
        if outbox not in self._files_of:
            self._files_of[outbox] = KioskFiles(outbox, self._folder.parent)
        self.require_outbox(outbox)
        self.outbox = outbox

    def go_back_to(self, outbox: Path) -> None:
        """Let files go again where they went before, as a folder tried since takes none.

        Unlike with `use_outbox` it may be out just now: then the next file tells so.
        """
        if outbox not in self._files_of:
            raise ValueError("no files went to this folder")
        self._forget_gone(self.outbox)
        self.outbox = outbox

    @property
    def waiting(self) -> int:
        """How many response files are in the outbox."""
        with contextlib.suppress(OSError, Refused):
            self.require_outbox(self.outbox)
            return len(response_files(self.outbox))
        return 0

    def require_outbox(self, folder: Path) -> None:
        """Raise `Refused` (IO) where the path of a folder in use leads elsewhere by now."""
        if folder in self._files_of:
            self._files_of[folder].require_same_place()

    def empty(self, target: Path, door: Door, report: Progress = silent) -> Emptied:
        """Move the files of the outbox to another folder; see `emptying.empty`."""
        self.require_outbox(self.outbox)
        try:
            return empty(self.outbox, target, door, report)
        finally:
            self._forget_gone(self.outbox)

    def _forget_gone(self, outbox: Path) -> None:
        """Forget the files that an outbox does not have; where it cannot tell, they stay known."""
        with contextlib.suppress(Refused):
            self._files_of[outbox].forget_gone()

    @property
    def tells_order(self) -> bool:
        """Tell whether an outbox has files of this kiosk that show the order of people."""
        return any(self._files_of.values())

    def reorder(self, door: Door, report: Progress = silent) -> None:
        """Write the files of this kiosk anew in random order.

        An outbox that refuses, such as a stick that was taken out, keeps no other from it. Raises
        `Refused` (IO), the first of them, once all were tried; `RandomnessError` and whatever
        `report` raises at once. Then no file is lost, and it can be tried again, also by the next
        kiosk with this outbox.
        """
        refusals: list[Refused] = []
        for files in self._files_of.values():
            try:
                files.reorder(door, report)
            except Refused as refused:
                refusals.append(refused)
        if refusals:
            raise refusals[0]

    # The people

    def next_person(self) -> SittingStore:
        """Return the empty store of the next person. Raises `Refused` (IO)."""
        self.erase()
        return self.same_person()

    def same_person(self) -> SittingStore:
        """Return the store of a person who left and goes on, with what was drawn for them."""
        return NotingStore(self._folder, lambda response: self._files_of[self.outbox].add(response))

    def erase(self) -> None:
        """Delete every sitting and mark of the kiosk, and what of a file was not finished.

        Not while files are written anew, whose copies are not finished either. Raises `Refused`
        (IO): then somebody could look back, and the kiosk must not go on.
        """
        self.erase_sittings()
        for files in self._files_of.values():
            files.sweep()

    def erase_sittings(self) -> None:
        """Delete every sitting and mark of the kiosk. Raises `Refused` (IO)."""
        erase_sittings(self._folder)


def erase_sittings(folder: Path) -> None:
    """Delete all that a kiosk keeps of people in its private folder. Raises `Refused` (IO)."""
    try:
        if folder.exists():
            shutil.rmtree(folder)
            sync_folder(folder.parent)
        make_private_folder(folder)
    except OSError as error:
        reason = error.strerror or tr("unknown reason")
        found = own_finding(
            tr("What was kept could not be erased: {reason}.").format(reason=reason)
        )
        raise refuse(Code.IO, folder.name, found) from error


def is_pin(typed: str) -> bool:
    """Tell whether a text could be a PIN: four to twelve of the digits 0 to 9."""
    fits = LEAST_DIGITS <= len(typed) <= MOST_DIGITS
    return fits and typed.isascii() and typed.isdigit()


def require_folder(outbox: Path) -> None:
    """Raise `Refused` (IO) where an outbox is not there, or no folder."""
    try:
        is_folder = stat.S_ISDIR(outbox.stat().st_mode)
    except OSError as error:
        raise unwritten(outbox, error) from error
    if not is_folder:
        raise refuse(Code.IO, outbox.name, own_finding(tr("The outbox is not a folder.")))
