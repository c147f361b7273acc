"""Which files are offered for import, and reading each without following, waiting or trusting.

A link is never followed, a pipe or device never waited for, and never more is read than a
response can have. Whatever else is wrong with a file is found by whoever reads its bytes.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from typing import Protocol

from core.errors import Code, Problem
from core.progress import Report
from core.response import MAX_BYTES
from core.response import SUFFIX as RESPONSE_SUFFIX

SEALED_SUFFIX = ".sealed"
LINES_SUFFIX = ".jsonl"
_IN_FOLDERS = (RESPONSE_SUFFIX, SEALED_SUFFIX)
_NEVER_FOLDERS = (*_IN_FOLDERS, LINES_SUFFIX)
_NOT_A_FILE = Problem(
    Code.NOTFILE, "", "This is not an ordinary file, but a folder, a link, a pipe or a device."
)
_TOO_LARGE = Problem(Code.SIZE, "", f"A response has at most {MAX_BYTES // 1024} KiB.")
_FOLLOWS_LINKS = not hasattr(os, "O_NOFOLLOW")
_FLAGS = os.O_RDONLY
for _name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"):
    _FLAGS |= getattr(os, _name, 0)  # each platform has its own


class Digest(Protocol):
    """What takes bytes as they are read."""

    def update(self, data: bytes, /) -> None:
        """Add bytes."""


class Unread(Exception):  # noqa: N818 - it is a verdict on a file, not a fault
    """A file that was not read: why, and its size, 0 where not even that is known."""

    def __init__(self, problem: Problem, size: int = 0) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.size = size


def list_files(paths: Iterable[str | os.PathLike[str]], report: Report) -> list[str]:
    """Return the paths to offer, each once: files as they are named, folders as they are walked.

    Of a folder and the folders in it, responses alone are offered, in the order of their names;
    hidden entries and linked folders are left out. A folder that cannot be listed is returned
    itself, to be refused by name. `report(0, 0)` is called after each folder.
    """
    found: dict[str, None] = {}
    for path in paths:
        text = os.fspath(path)
        if os.altsep:
            text = text.replace(os.altsep, os.sep)
        if _is_folder(text):
            for inside in _walk(text):
                found.update(dict.fromkeys(inside))
                report(0, 0)
        else:
            found[text] = None
    return list(found)


def name_of(path: str) -> str:
    """Return the name of a listed file without its folder; `os.path.basename`, but quick."""
    return path.rpartition(os.sep)[2]


def _is_folder(path: str) -> bool:
    bare = path.rstrip(os.sep) or path
    try:
        mode = os.lstat(bare).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(mode) and not bare.lower().endswith(_NEVER_FOLDERS)


def _walk(root: str) -> Iterator[list[str]]:
    """Yield what each folder offers."""
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        try:
            names = sorted(name for name in os.listdir(folder) if name[0] != ".")
        except OSError:
            yield [folder]
            continue
        inside = os.path.join(folder, "")
        yield [inside + name for name in names if name.lower().endswith(_IN_FOLDERS)]
        others = [inside + name for name in names if not name.lower().endswith(_IN_FOLDERS)]
        waiting += [path for path in reversed(others) if _is_folder(path)]


def read_file(path: str) -> bytes:
    """Read a file of at most a response's size. Raises `Unread` (NOTFILE, SIZE, IO)."""
    try:
        if _FOLLOWS_LINKS and os.path.islink(path):
            raise Unread(_NOT_A_FILE)
        descriptor = os.open(path, _FLAGS)
        try:
            status = os.fstat(descriptor)
            size = status.st_size
            if not stat.S_ISREG(status.st_mode):
                raise Unread(_NOT_A_FILE)
            if size > MAX_BYTES:
                raise Unread(_TOO_LARGE, size)
            data = os.read(descriptor, MAX_BYTES + 1)
            while len(data) < size:  # a network file system may give less at once
                more = os.read(descriptor, MAX_BYTES + 1 - len(data))
                if not more:
                    break
                data += more
        finally:
            os.close(descriptor)
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if len(data) > MAX_BYTES:  # it grew meanwhile, or its size is not told
        raise Unread(_TOO_LARGE, len(data))
    return data


def read_lines(path: str, digest: Digest) -> Iterator[tuple[bytes, int]]:
    """Read a file of many lines; yield each with its size and add its bytes to `digest`.

    A line too long for a response is cut off. Raises `Unread` (NOTFILE, IO).
    """
    try:
        if _FOLLOWS_LINKS and os.path.islink(path):
            raise Unread(_NOT_A_FILE)
        with os.fdopen(os.open(path, _FLAGS), "rb", buffering=1 << 20) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Unread(_NOT_A_FILE)
            while line := file.readline(MAX_BYTES + 1):
                digest.update(line)
                size, part = len(line), line
                while len(part) > MAX_BYTES and not part.endswith(b"\n"):
                    part = file.readline(MAX_BYTES + 1)
                    digest.update(part)
                    size += len(part)
                yield line, size
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error


def _unreadable(path: str, error: OSError | ValueError) -> Unread:
    """Say why a file could not be read; what is no file says so."""
    try:
        mode = os.lstat(path).st_mode
    except (OSError, ValueError):
        mode = stat.S_IFREG
    closed_folder = stat.S_ISDIR(mode) and not path.lower().endswith(_NEVER_FOLDERS)
    if not stat.S_ISREG(mode) and not closed_folder:
        return Unread(_NOT_A_FILE)
    reason = getattr(error, "strerror", None) or "this is no name that a file can have"
    return Unread(Problem(Code.IO, "", f"The file could not be read: {reason}."))
