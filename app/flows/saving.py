"""Handing in a response: its copy here, then its file, in a folder that may be missing, once."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from core.errors import Code, Refused, refuse
from core.facts import Fact
from core.files.disk import read_bounded, reason_of, write_atomically
from core.response.file import Response, write
from core.response.sealing import SUFFIX as SEALED
from core.response.sealing import seal
from core.response.sitting import Sitting
from core.response.store import Store
from core.survey import Survey


def make_folders(folder: Path) -> None:
    """Make a folder and those above it where they are missing. Raises `Refused` (IO)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        known = error if isinstance(error, OSError) else OSError()
        found = Fact.FOLDER_NOT_MADE(reason=reason_of(known), errno=known.errno or 0)
        raise refuse(Code.IO, folder.name, found) from error


def write_once(path: Path, data: bytes) -> bool:
    """Write a private file, whole or not at all; one with the same bytes counts as written.

    Returns whether it was not there before. Raises `Refused` (IO); another file of that name is
    left alone.
    """
    try:
        write_atomically(path, data, private=True)
    except Refused:
        if not _holds(path, data):
            raise
        return False
    return True


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_bounded(path, len(data)) == data
    except Refused:
        return False


def hand_in(
    response: Response, sitting: Sitting, survey: Survey, store: Store, folder: Path
) -> tuple[Path, Sitting]:
    """Keep the copy as saved, then write the response file, whole or not at all.

    In this order, so that a crash between the two leaves what gives the same file again. Where
    the survey seals, the file is sealed. A file of this name with the same bytes counts as written.

    Returns:
        Where the file is, and the sitting as it is kept now.

    Raises:
        Refused: IO; then the sitting is kept as it was.
    """
    saved = sitting
    if not sitting.saved:
        sealed = seal(response, survey) if survey.seal is not None else b""
        answers = dict(response.answers)
        saved = replace(sitting, reports=answers, saved=True, sealed=sealed.hex(), started={})
        with store.held(sitting):
            store.put(saved)
    path, data = folder / response.file_name, write(response)
    if saved.sealed:
        path, data = path.with_suffix(SEALED), bytes.fromhex(saved.sealed)
    try:
        write_once(path, data)
    except Refused:
        if not sitting.saved:
            with contextlib.suppress(Refused), store.held(saved):
                store.put(sitting)
        raise
    return path, saved
