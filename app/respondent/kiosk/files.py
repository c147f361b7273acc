"""Which files in an outbox this kiosk wrote: known until they lie there in random order.

The list is a file beside the kiosk's folder, one for each outbox, whose path it does not hold.
It is sorted and written whole each time, so that neither it nor its times tell an order.

To put files in random order all copies are made before any original goes: what is freed is given
out again, and a copy in the place of the file written before it would tell which that was. All
originals go before any copy takes its name, as a name that replaces another keeps that one's
place in the folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import stat
from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from app.words.catalogue import tr
from app.words.refusals import own_finding
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files.disk import (
    make_private_folder,
    read_bounded,
    reason_of,
    sync_folder,
    unfinished,
    unwritten,
    write_atomically,
)
from core.privacy.randomness import Door
from core.progress import Progress, silent
from core.response.file import SUFFIX as PLAIN
from core.response.sealing import SUFFIX as SEALED
from core.response.sitting import Sitting
from core.response.store import SittingStore

_ID = re.compile(rb"[0-9a-f]{32}")


class KioskFiles:
    """The files that this kiosk wrote to an outbox and that lie there in order still.

    `folder` is where the list is kept. Raises `Refused` (IO) where it cannot be read.
    """

    def __init__(self, outbox: Path, folder: Path) -> None:
        self._outbox = outbox
        place = hashlib.sha256(os.fsencode(os.path.abspath(outbox))).hexdigest()
        self._list = folder / f"kiosk-{place[:32]}.files"
        self._ids = _read(self._list)
        self._place = os.path.realpath(outbox)

    def __bool__(self) -> bool:
        """Tell whether there are any."""
        return bool(self._ids)

    def require_same_place(self) -> None:
        """Raise `Refused` (IO) where the path of the outbox leads elsewhere than at first.

        As where a link to another place has come in its place: nobody chose that.
        """
        if os.path.realpath(self._outbox) != self._place:
            raise refuse(Code.IO, self._outbox.name, own_finding(tr("The folder is a link now.")))

    def add(self, response: str) -> None:
        """Note the id of a response before its file is written. Raises `Refused` (IO)."""
        self.require_same_place()
        self._keep({*self._ids, response})

    def forget_gone(self) -> None:
        """Forget those that are not in the outbox, nor as a copy that waits for its name.

        What was not finished of them is deleted first: later nobody knows whose it is. Raises
        `Refused` (IO) where the outbox cannot be looked at, too; then all are known still.
        """
        self.require_same_place()
        self.sweep()
        try:
            there = {path.name.partition(".")[0] for path in self._outbox.iterdir()}
        except OSError as error:
            raise unwritten(self._outbox, error) from error
        if not self._ids <= there:
            self._keep(self._ids & there)

    def _keep(self, ids: set[str]) -> None:
        """Know these from now on, once that will last. Raises `Refused` (IO)."""
        if ids:
            data = "".join(f"{id_}\n" for id_ in sorted(ids)).encode("ascii")
            make_private_folder(self._list.parent)
            write_atomically(self._list, data, replace=True, private=True)
        else:
            try:
                self._list.unlink(missing_ok=True)
                sync_folder(self._list.parent)
            except OSError as error:
                raise unwritten(self._list, error) from error
        self._ids = ids

    def reorder(self, door: Door, report: Progress = silent) -> None:
        """Write them anew in random order, and forget which they are.

        Raises `Refused` (IO), `RandomnessError` and whatever `report` raises; then they are all
        there, and known still.
        """
        if not self._ids:
            return
        self.require_same_place()
        try:
            self._outbox.stat()
        except OSError as error:  # a stick that was taken out: its files are not
            raise unwritten(self._outbox, error) from error
        paths = [self._outbox / (id_ + suffix) for id_ in self._ids for suffix in (PLAIN, SEALED)]
        reorder(paths, door, report)
        self._keep(set())

    def sweep(self) -> None:
        """Delete what was not finished of these files; what other kiosks write is left alone."""
        with contextlib.suppress(OSError, Refused):
            self.require_same_place()
            for path in unfinished(self._outbox, self._ids):
                path.unlink()


class NotingStore(SittingStore):
    """Keeps sittings, and has noted which response is about to be written to the outbox.

    A sitting is kept as saved before its file is written. `note` takes the id of the response.
    """

    def __init__(self, folder: Path, note: Callable[[str], None]) -> None:
        super().__init__(folder)
        self._note = note

    def write_sitting(self, sitting: Sitting) -> None:
        """Write a sitting and sync it. Raises `Refused` (IO); then the one before is intact."""
        if sitting.saved:
            self._note(sitting.id)
        super().write_sitting(sitting)


def _read(path: Path) -> set[str]:
    """Read the ids of a list; lines that are none are left out, as after a damage."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return set()
    except OSError as error:
        raise refuse(Code.IO, path.name, Fact.FILE_NOT_READ(reason=reason_of(error))) from error
    return {line.decode("ascii") for line in data.split(b"\n") if _ID.fullmatch(line)}


COPY = ".copy"
_MOST_BYTES = 1024 * 1024  # well above any response


def reorder(paths: Collection[Path], door: Door, report: Progress = silent) -> None:
    """Write files anew in random order, byte for byte; those that are not there are passed over.

    Killed at any instant, each is there under its name, or as a synced copy that `recover` gives
    its name back. `report` is told (copied, total) and may raise `Cancelled`. Raises `Refused`
    (IO) and `RandomnessError`; then all are there, as far as the disk still answers.
    """
    recover(paths)
    order = door.shuffled(sorted(path for path in paths if _is_response(path)))
    try:
        for done, path in enumerate(order):
            report(done, len(order))
            data = read_bounded(path, _MOST_BYTES)
            write_atomically(_copy_of(path), data, replace=True, private=True)
        report(len(order), len(order))
        _exchange(order)
    except BaseException:
        with contextlib.suppress(Refused):
            recover(paths)
        raise


def recover(paths: Iterable[Path]) -> None:
    """End what an interruption left: copies of files that are there go, others take their name.

    Raises `Refused` (IO).
    """
    for path in paths:
        copy = _copy_of(path)
        try:
            if not os.path.lexists(copy):
                continue
            if os.path.lexists(path):
                copy.unlink()
            else:
                os.replace(copy, path)
            sync_folder(path.parent)
        except OSError as error:
            raise unwritten(path, error) from error


def _is_response(path: Path) -> bool:
    """Tell whether a file could be a response: an ordinary file, and no larger than one."""
    with contextlib.suppress(OSError):
        found = path.lstat()
        return stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES
    return False


def _exchange(order: Iterable[Path]) -> None:
    """Put the copies, all of them synced, in the place of the originals. Raises `Refused` (IO)."""
    for replace in (False, True):
        for path in order:
            try:
                if replace:
                    os.replace(_copy_of(path), path)
                else:
                    path.unlink(missing_ok=True)
            except OSError as error:
                raise unwritten(path, error) from error
        for folder in {path.parent for path in order}:
            try:
                sync_folder(folder)
            except OSError as error:
                raise unwritten(folder, error) from error


def _copy_of(path: Path) -> Path:
    return path.with_name(path.name + COPY)
