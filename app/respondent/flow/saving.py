"""Handing in a response: its copy here, then its file, in a folder that may be missing, once."""

from __future__ import annotations

from pathlib import Path

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files.disk import read_bounded, reason_of, write_atomically
from core.response.file import Response, write
from core.response.sealing import SUFFIX as SEALED
from core.response.sealing import seal
from core.response.sitting import Sitting
from core.response.steps import hand_in
from core.response.store import Store
from core.response.store_errors import NotKeptError, Why
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


def write_response(
    response: Response, sitting: Sitting, survey: Survey, store: Store, folder: Path
) -> tuple[Path, Sitting]:
    """Keep the copy as saved, then write the response file, whole or not at all.

    In this order, so that a crash between the two leaves what gives the same file again; and with
    no step of another window in between, so that one id never has two files that differ. Where
    the survey seals, the file is sealed. A file of this name with the same bytes counts as written.

    Returns:
        Where the file is, and the sitting as it is kept now.

    Raises:
        NotKeptError: the copy was not kept, and no file is written.
        Refused: IO; then the sitting is kept as it was.
    """
    path = folder / response.file_name
    if survey.seal is not None:
        path = path.with_suffix(SEALED)

    def sealed() -> str:
        return seal(response, survey).hex() if survey.seal is not None else ""

    def write_file(saved: Sitting) -> None:
        write_once(path, bytes.fromhex(saved.sealed) if saved.sealed else write(response))

    try:
        # Also where it is known as saved: another window may be about to take that back.
        return path, hand_in(sitting, response, sealed, survey, store, write_file)
    except NotKeptError as refused:
        if not sitting.saved or refused.why is not Why.ERASED:
            raise
        write_file(sitting)  # of what was erased nobody can save other answers
        return path, sitting
