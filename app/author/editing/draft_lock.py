"""One window writes on a draft at a time: whoever opens it elsewhere is told so."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QLockFile

from app.words.catalogue import tr
from app.words.refusals import told
from core.facts.errors import Code, Refused, refuse
from core.files.disk import make_private_folder

_NAME = 32  # signs of the digest that a lock is called by


def lock_draft(path: Path, folder: Path) -> QLockFile | None:
    """Return the lock of a draft, which ends with it; None where no lock can be made.

    The lock stands in the program's own `folder`, so that nothing comes beside the draft, and one
    that a killed program left is none.

    Raises:
        Refused: IO, another window of this user has the draft open.
    """
    with contextlib.suppress(Refused):
        make_private_folder(folder)
    one = os.path.realpath(path)  # whatever links lead to it
    name = hashlib.sha256(one.encode("utf-8", "surrogatepass")).hexdigest()
    lock = QLockFile(str(folder / f"{name[:_NAME]}.lock"))
    lock.setStaleLockTime(0)  # as long as its program runs, however long that is
    if lock.tryLock(0):
        return lock
    if lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    remedy = tr("Write on it there, or close it there first.")
    raise refuse(Code.IO, path.name, told(tr("This draft is open in another window."), remedy))
