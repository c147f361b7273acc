"""What must hold of a study's file, and of what stands beside it, before SQLite opens any of it.

SQLite plays back a journal that it finds beside a database, and then deletes the file that the
journal names as its super-journal, whichever that is; it waits for a pipe of that name. Candor
makes neither super-journals nor write-ahead logs, so that whoever has one got it from others.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files.disk import NotOrdinaryError, open_unhindered

_JOURNAL, _LOG, _SHARED = "-journal", "-wal", "-shm"
_JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")  # also ends the name of a super-journal
_HEAD = 20
_ROLLBACK = b"\1\1"  # of the versions in a database's head: no write-ahead log


def uri_of(path: Path, mode: str) -> str:
    """Return the name by which SQLite opens a file: to read and write (`rw`) or to read (`ro`)."""
    uri = path.absolute().as_uri()
    if not uri.startswith("file:///"):  # a Windows share
        uri = uri.replace("file://", "file:////", 1)
    return f"{uri}?mode={mode}"


def require_openable(path: Path) -> None:
    """Raise `Refused` (IO, NOTFILE, EMPTY) unless SQLite may open a study and its journal."""
    _require_ordinary(path)
    for suffix in (_JOURNAL, _LOG, _SHARED):
        _require_harmless(path, suffix)


def _require_ordinary(path: Path) -> None:
    try:
        status = os.stat(path)
    except (OSError, ValueError) as error:
        raise cannot_be_opened(path, error) from error
    if not stat.S_ISREG(status.st_mode):
        raise refuse(Code.NOTFILE, path.name, Fact.NOT_ORDINARY())
    if not status.st_size:
        raise refuse(Code.EMPTY, path.name, Fact.FILE_EMPTY())


def cannot_be_opened(path: Path, error: OSError | ValueError) -> Refused:
    """Make the exception (IO) for a study that the system does not open."""
    reason = getattr(error, "strerror", None) or Fact.NO_NAME_OF_A_FILE()
    return refuse(Code.IO, path.name, Fact.STUDY_NOT_OPENED(reason=reason))


def _require_harmless(path: Path, suffix: str) -> None:
    """Raise `Refused` (NOTFILE, IO) where what has the name of a journal is no harmless one."""
    # SQLite follows a link to the study, and looks beside what it leads to.
    beside = Path(os.path.realpath(path) + suffix)
    try:
        mode = os.lstat(beside).st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise cannot_be_opened(beside, error) from error
    if not stat.S_ISREG(mode):
        raise _unwanted(Code.NOTFILE, beside, Fact.BESIDE_NO_FILE)
    if suffix == _LOG:
        raise _unwanted(Code.IO, beside, Fact.BESIDE_A_LOG)
    if suffix == _JOURNAL and _ends_in_a_name(beside):
        raise _unwanted(Code.IO, beside, Fact.BESIDE_DELETES)


def _unwanted(code: Code, beside: Path, fact: Fact) -> Refused:
    return refuse(code, beside.name, fact(name=beside.name))


def _ends_in_a_name(journal: Path) -> bool:
    """Tell whether a journal names a super-journal, which its last bytes say."""
    try:
        with os.fdopen(open_unhindered(journal, follow=False), "rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - len(_JOURNAL_MAGIC)))
            return size > len(_JOURNAL_MAGIC) and file.read() == _JOURNAL_MAGIC
    except NotOrdinaryError:
        raise _unwanted(Code.NOTFILE, journal, Fact.BESIDE_NO_FILE) from None
    except FileNotFoundError:  # its import was finished or undone meanwhile
        return False
    except OSError as error:
        raise cannot_be_opened(journal, error) from error


def read_whole(path: Path) -> bytearray:
    """Read the bytes of a study without SQLite, as those of one that keeps no log.

    Raises `Refused` (IO, NOTFILE, EMPTY).
    """
    try:
        with os.fdopen(open_unhindered(path), "rb") as file:
            data = bytearray(file.read())
    except NotOrdinaryError:
        raise refuse(Code.NOTFILE, path.name, Fact.NOT_ORDINARY()) from None
    except (OSError, ValueError) as error:
        raise cannot_be_opened(path, error) from error
    if not data:
        raise refuse(Code.EMPTY, path.name, Fact.FILE_EMPTY())
    if len(data) >= _HEAD:
        data[_HEAD - 2 : _HEAD] = _ROLLBACK
    return data


def keeps_log(name: str) -> Refused:
    """Make the exception (FORMAT) for a study that was turned into one with a log beside it."""
    return refuse(Code.FORMAT, name, Fact.KEEPS_A_LOG())
