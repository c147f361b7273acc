"""Writing a file into a folder that may be missing, once."""

from __future__ import annotations

from pathlib import Path

from core.errors import Code, Refused, refuse
from core.facts import Fact
from core.files.disk import read_bounded, reason_of, write_atomically


def make_folders(folder: Path) -> None:
    """Make a folder and those above it where they are missing. Raises `Refused` (IO)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        known = error if isinstance(error, OSError) else OSError()
        found = Fact.FOLDER_NOT_MADE(reason=reason_of(known), errno=known.errno or 0)
        raise refuse(Code.IO, folder.name, found) from error


def write_once(path: Path, data: bytes) -> None:
    """Write a private file, whole or not at all; one with the same bytes counts as written.

    Raises `Refused` (IO); another file of that name is left alone.
    """
    try:
        write_atomically(path, data, private=True)
    except Refused:
        if not _holds(path, data):
            raise


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_bounded(path, len(data)) == data
    except Refused:
        return False
