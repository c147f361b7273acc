"""Reading a file of bounded size, and writing one so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact, FoundFact

CONSTANT_TIME = 946684800  # 2000-01-01 00:00 UTC: a file's time tells nothing
TEMPORARY, _PART = ".candor-", ".part"
UNFINISHED = f"{TEMPORARY}*{_PART}"
_LONGEST_STEM = 32
_STALE_SECONDS = 24 * 60 * 60
_READING = os.O_RDONLY
for _name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"):
    _READING |= getattr(os, _name, 0)  # each platform has its own
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_FOLLOWS_LINKS = not _NO_LINK


def write_atomically(
    path: Path,
    data: bytes | Callable[[Path], None],
    *,
    replace: bool = False,
    private: bool = False,
    like: Path | None = None,
) -> None:
    """Write a file through a synced temporary one in the same folder.

    `data` is its bytes, or what fills the temporary file and leaves it closed. Without `replace`
    an existing file of that name is left alone. A `private` file can be read by its owner alone,
    and its times are 2000-01-01 UTC where the file system allows; others get the rights of the
    file `like`, or those that new files have. Raises `Refused` (IO); then nothing is left behind
    and what was there is intact. Once the file has its name it counts as written, also where its
    folder cannot be synced. Killed on the way, the temporary file is left; it is removed by the
    first writing in its folder a day later.
    """
    temporary = ""
    try:
        _sweep(path.parent)
        with _syncing(path.parent):
            descriptor, temporary = tempfile.mkstemp(
                prefix=_begin_of(path), suffix=_PART, dir=path.parent
            )
            with os.fdopen(descriptor, "wb") as file:
                if callable(data):
                    data(Path(temporary))
                else:
                    file.write(data)
                    file.flush()
                sync(file.fileno())
            with contextlib.suppress(OSError):
                if private:
                    os.utime(temporary, (CONSTANT_TIME, CONSTANT_TIME))
                else:
                    rights = stat.S_IMODE(like.stat().st_mode) if like else 0o666 & ~_umask()
                    os.chmod(temporary, rights)
            if replace:
                os.replace(temporary, path)
            else:
                _rename_new(temporary, path)
    except BaseException as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        if isinstance(error, OSError):
            raise unwritten(path, error) from error
        raise


def _sweep(folder: Path) -> None:
    """Remove temporary files and folders that were left in a folder by a program that was ended.

    A file's times can be set, but not the time at which something of it last changed.
    """
    for path in folder.glob(UNFINISHED):
        with contextlib.suppress(OSError):
            if time.time() - path.lstat().st_ctime <= _STALE_SECONDS:
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()


def _begin_of(path: Path) -> str:
    """Return how the name of a temporary file begins: with that of its file, to be recognized."""
    return f"{TEMPORARY}{path.stem[:_LONGEST_STEM]}-"


def unfinished(folder: Path, stems: Collection[str]) -> list[Path]:
    """Return what was left in a folder of files of these names that were not finished.

    The names are without suffix, at most 32 characters long. What others write is not among it.
    """
    found = folder.glob(UNFINISHED)
    return [path for path in found if path.name[len(TEMPORARY) :].rpartition("-")[0] in stems]


def unwritten(path: Path, error: OSError) -> Refused:
    """Make the exception (IO) for a file or folder that could not be written, with a remedy."""
    fact = Fact.FOLDER_NOT_WRITTEN if os.path.isdir(path) else Fact.FILE_NOT_WRITTEN
    return refuse(Code.IO, path.name, fact(reason=reason_of(error), errno=error.errno or 0))


def reason_of(error: Exception) -> FoundFact | str:
    """Return what the system says of an error, which is in its own language."""
    return getattr(error, "strerror", None) or Fact.UNKNOWN_REASON()


def make_folder(folder: Path) -> None:
    """Make a folder that a person named, where it is missing; not those above it.

    Of a slip of the keyboard nothing is made. Raises `Refused` (IO).
    """
    try:
        folder.mkdir(exist_ok=True)
    except FileNotFoundError as error:
        if not folder.parent.is_dir():
            raise without_parent(folder) from error
        fact = Fact.FOLDER_NOT_MADE(reason=reason_of(error), errno=error.errno or 0)
        raise refuse(Code.IO, folder.name, fact) from error
    except OSError as error:
        raise unwritten(folder, error) from error


def without_parent(folder: Path) -> Refused:
    """Make the exception (IO) for a folder that cannot be made, as the one above it is missing."""
    return refuse(Code.IO, folder.name, Fact.NO_PARENT_FOLDER(folder=str(folder.parent)))


def make_private_folder(folder: Path) -> None:
    """Make a folder, and what is missing above it, that its owner alone can list.

    Raises `Refused` (IO).
    """
    try:
        if not folder.is_dir():
            make_private_folder(folder.parent)
            folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise unwritten(folder, error) from error


def _umask() -> int:
    """Return the mask of rights that the person gives to no new file."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def open_unhindered(path: str | os.PathLike[str], *, follow: bool = True) -> int:
    """Open an ordinary file for reading and return its descriptor; never wait for a pipe.

    Raises as `open_sized` does.
    """
    return open_sized(path, follow=follow)[0]


def open_sized(path: str | os.PathLike[str], *, follow: bool = True) -> tuple[int, int]:
    """Open an ordinary file as `open_unhindered` does, and return its size as well.

    What it is is asked of the opened file: between a look and the opening another can take its
    name. Raises OSError, and `NotOrdinaryError` where it is no ordinary file.
    """
    if not follow and _FOLLOWS_LINKS and os.path.islink(path):
        raise NotOrdinaryError
    descriptor = os.open(path, _READING if follow else _READING | _NO_LINK)
    status = os.fstat(descriptor)
    if stat.S_ISREG(status.st_mode):
        return descriptor, status.st_size
    os.close(descriptor)
    raise NotOrdinaryError


class NotOrdinaryError(Exception):
    """What was to be read is no ordinary file, but a folder, a pipe or a device."""


@contextlib.contextmanager
def reading(path: Path) -> Iterator[io.BufferedReader]:
    """Open an ordinary file that a person named; what fails with it is told.

    Raises `Refused` (IO, NOTFILE).
    """
    try:
        with os.fdopen(_named(path), "rb") as file:
            yield file
    except OSError as error:
        raise refuse(Code.IO, path.name, Fact.FILE_NOT_READ(reason=reason_of(error))) from error


def _named(path: Path) -> int:
    try:
        return open_unhindered(path)
    except NotOrdinaryError:
        raise refuse(Code.NOTFILE, path.name, Fact.NOT_A_FILE()) from None
    except FileNotFoundError:
        raise refuse(Code.IO, path.name, Fact.NO_SUCH_FILE()) from None
    except OSError as error:
        if os.path.exists(path) and not os.path.isfile(path):  # a socket; a folder on Windows
            raise refuse(Code.NOTFILE, path.name, Fact.NOT_A_FILE()) from error
        raise


def read_bounded(path: Path, limit: int) -> bytes:
    """Read a file, at most one byte more than `limit`. Raises `Refused` (IO, NOTFILE)."""
    with reading(path) as file:
        return file.read(limit + 1)


def sync(descriptor: int) -> None:
    """Make what was written to an open file last through a power cut. Raises OSError.

    On macOS `fsync` leaves it in the memory of the disk, so that it is asked to write that, too;
    file systems of other machines cannot.
    """
    os.fsync(descriptor)
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)


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
    with contextlib.suppress(OSError):  # it has its name; the other goes as what was killed does
        os.unlink(temporary)


def sync_folder(folder: Path) -> None:
    """Make a rename in a folder last through a power cut, where the platform can.

    Raises OSError where the folder cannot be opened.
    """
    with _syncing(folder):
        pass


@contextlib.contextmanager
def _syncing(folder: Path) -> Iterator[None]:
    """Open a folder, and sync it after what is done in it, where the platform can.

    Raises OSError where it cannot be opened, before anything is done; nothing after.
    """
    if os.name == "nt":  # where no folder can be synced
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        yield
        with contextlib.suppress(OSError):  # some network file systems cannot
            sync(descriptor)
    finally:
        with contextlib.suppress(OSError):
            os.close(descriptor)
