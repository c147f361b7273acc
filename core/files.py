"""Reading a file of bounded size, and writing one so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from core.errors import Code, refuse

CONSTANT_TIME = 946684800  # 2000-01-01 00:00 UTC: a file's time tells nothing


def write_atomically(
    path: Path, data: bytes, *, replace: bool = False, private: bool = False
) -> None:
    """Write a file through a synced temporary one in the same folder.

    Without `replace` an existing file of that name is left alone. A `private` file can be read
    by its owner alone, and its times are 2000-01-01 UTC where the file system allows. Raises
    `Refused` (IO); then nothing is left behind and what was there is intact.
    """
    temporary = ""
    try:
        descriptor, temporary = tempfile.mkstemp(prefix=".candor-", suffix=".part", dir=path.parent)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            if private:
                os.utime(temporary, (CONSTANT_TIME, CONSTANT_TIME))
            else:
                os.chmod(temporary, 0o666 & ~_umask())
        if replace:
            os.replace(temporary, path)
        else:
            _rename_new(temporary, path)
        sync_folder(path.parent)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        reason = error.strerror or "unknown reason"
        raise refuse(Code.IO, path.name, f"The file could not be written: {reason}.") from error


def _umask() -> int:
    """Return the mask of rights that the person gives to no new file."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def read_bounded(path: Path, limit: int) -> bytes:
    """Read a file, at most one byte more than `limit`. Raises `Refused` (IO, NOTFILE)."""
    try:
        if not path.is_file():
            code = Code.NOTFILE if path.exists() else Code.IO
            message = "This is not a file." if path.exists() else "There is no such file."
            raise refuse(code, path.name, message)
        with path.open("rb") as file:
            return file.read(limit + 1)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise refuse(Code.IO, path.name, f"The file cannot be read: {reason}.") from error


def _rename_new(temporary: str, path: Path) -> None:
    """Give the temporary file its name unless something has that name already."""
    if os.name == "nt":
        os.rename(temporary, path)  # refuses to replace there
        return
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links, such as FAT
        if os.path.lexists(path):
            raise FileExistsError(17, "File exists", str(path)) from None
        os.rename(temporary, path)
        return
    os.unlink(temporary)


def sync_folder(folder: Path) -> None:
    """Make a rename in a folder last through a power cut, where the platform can."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network file systems cannot
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
