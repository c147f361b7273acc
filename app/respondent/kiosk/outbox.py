"""What must be settled before a kiosk starts: where its files go, and whether they can."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.respondent.kiosk.emptied import response_files
from core.files.disk import TEMPORARY, sync
from core.progress import Progress, silent

# More than any response has, so that a full disk is found before a person is.
_TRIED_BYTES = 256 * 1024


class OutboxState(StrEnum):
    """What is found where an outbox should be."""

    READY = "ready"
    MISSING = "missing"
    NO_FOLDER = "no-folder"
    UNWRITABLE = "unwritable"


@dataclass(frozen=True, slots=True)
class TriedPlace:
    """A folder that was tested: how it stands, what refused it, and what lies in it.

    `responses` counts response files, `others` all else but what Candor left unfinished.
    """

    folder: Path
    standing: OutboxState
    error: OSError | None = None
    responses: int = 0
    others: int = 0


def try_place(folder: Path, report: Progress = silent) -> TriedPlace:
    """Look at a folder and write to it; what is written is gone afterwards. Nothing is made."""
    report(0, 0)
    try:
        if not stat.S_ISDIR(folder.stat().st_mode):
            return TriedPlace(folder, OutboxState.NO_FOLDER)
        _try_to_write(folder)
        names = [name for name in os.listdir(folder) if not name.startswith(TEMPORARY)]
        responses = len(response_files(folder))
    except FileNotFoundError as error:
        return TriedPlace(folder, OutboxState.MISSING, error)
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        known = error if isinstance(error, OSError) else OSError()
        return TriedPlace(folder, OutboxState.UNWRITABLE, known)
    return TriedPlace(folder, OutboxState.READY, None, responses, len(names) - responses)


def _try_to_write(folder: Path) -> None:
    """Write a file, sync it and delete it. Raises OSError."""
    descriptor, name = tempfile.mkstemp(prefix=f"{TEMPORARY}test-", suffix=".part", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(bytes(_TRIED_BYTES))
            file.flush()
            sync(file.fileno())
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
