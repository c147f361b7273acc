"""Which files are offered for import, and reading each without following, waiting or trusting.

A link is never followed, a pipe or device never waited for, and never more is read than a
response can have. Whatever else is wrong with a file is found by whoever reads its bytes.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from heapq import merge
from typing import Protocol

from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.files.canonical import foreign
from core.files.disk import NotOrdinaryError, open_sized, open_unhindered
from core.interchange.tables import is_table
from core.progress import Progress
from core.response.file import FORMAT, MAX_BYTES
from core.response.file import SUFFIX as RESPONSE_SUFFIX

SEALED_SUFFIX = ".sealed"
LINES_SUFFIX = ".jsonl"
TRUTH_SUFFIX = "truth.csv"
_IN_FOLDERS = (RESPONSE_SUFFIX, SEALED_SUFFIX)
_NEVER_FOLDERS = (*_IN_FOLDERS, LINES_SUFFIX)
_TABLES = (
    *(".csv", ".tsv", ".tab", ".txt", ".xlsx", ".xlsm", ".xls", ".sav", ".zsav", ".dta"),
    *(".parquet", ".ndjson", LINES_SUFFIX),
)
NOT_A_FILE = Problem(Code.NOTFILE, "", Fact.FOLDER_LINK_OR_DEVICE())
_TOO_LARGE = Problem(Code.SIZE, "", Fact.RESPONSE_TOO_LARGE(kib=MAX_BYTES // 1024))
_MOST_MEASURED = 16  # files, each of which is looked at twice
_AT_ONCE = 10_000  # names
_HIDDEN = Fact.HIDDEN().written()
_LINKED = Fact.LINKED().written()
_SPECIAL = Fact.PIPE_OR_DEVICE().written()
_NO_TABLE = TableFact.NOT_BY_NAME().written()
_ANSWERS = re.compile(rb'[^\x21-\x7e]*[{\[]\s*(\{\s*)?"answers"\s*:')
_NAMED = re.compile(rb'[^\x21-\x7e]*[{\[].*"' + FORMAT.encode() + rb'"', re.DOTALL)


class Content(Enum):
    """What bytes hold, whatever the name of their file."""

    RESPONSE = "one response"
    LINES = "a response in each line"
    OTHER = "no response"


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


def list_files(
    paths: Iterable[str | os.PathLike[str]], report: Progress, *, tables: bool = False
) -> dict[str, str]:
    """Return the paths to offer, each once, and why some are to be skipped; '' for the others.

    Files are offered as they are named, all of a folder and the folders in it in the order of
    their names. What is hidden there, linked or no file is skipped. A folder that cannot be
    listed is offered itself, to be refused by name. `report(0, 0)` is called after each folder.
    Where `tables` are to be read, which any text can look like, their names tell them in folders.
    """
    found: dict[str, str] = {}
    for path in paths:
        text = os.fspath(path)
        if os.altsep:
            text = text.replace(os.altsep, os.sep)
        if _is_folder(text):
            for inside in _walk(text, tables):
                # What was named itself is not skipped, and keeps its place.
                found.update(inside | {name: found[name] for name in found.keys() & inside.keys()})
                report(0, 0)
        else:
            found[text] = ""
    return found


def measured_by_size(paths: Sequence[str | os.PathLike[str]]) -> bool:
    """Tell whether an import of these is measured in KiB, and not in files.

    It is where files are named themselves, few of them, and one is larger than a response can be.
    """
    if len(paths) > _MOST_MEASURED or any(_is_folder(os.fspath(path)) for path in paths):
        return False
    return any(kib_of(os.fspath(path)) > MAX_BYTES // 1024 for path in paths)


def kib_of(path: str) -> int:
    """Return the size of a file in KiB, at least 1; 1 where it cannot be seen."""
    try:
        return max(1, os.stat(path).st_size // 1024)
    except (OSError, ValueError):
        return 1


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


def _walk(root: str, tables: bool) -> Iterator[dict[str, str]]:
    """Yield what each folder offers, and why some of it is skipped."""
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        try:
            names = _in_order(os.listdir(folder))
        except OSError:
            yield {folder: ""}
            continue
        inside, offered, folders = os.path.join(folder, ""), {}, []
        for name in names:
            path = inside + name
            if name[0] == ".":
                offered[path] = _HIDDEN
            elif name.endswith(RESPONSE_SUFFIX) or name.lower().endswith(_IN_FOLDERS):
                offered[path] = ""
            elif _is_folder(path):
                folders.append(path)
            else:
                other = tables and not name.lower().endswith(_TABLES)
                offered[path] = _no_file(path) or (_NO_TABLE if other else "")
        yield offered
        waiting += reversed(folders)


def _in_order(names: list[str]) -> list[str]:
    """Return them sorted, piece by piece: no other thread goes on while a list is."""
    pieces = (names[i : i + _AT_ONCE] for i in range(0, len(names), _AT_ONCE))
    return list(merge(*[sorted(piece) for piece in pieces]))


def _no_file(path: str) -> str:
    """Say why what stands in a folder is not even opened, or ''."""
    try:
        mode = os.lstat(path).st_mode
    except (OSError, ValueError):
        return ""  # which is found again, and refused, where it is read
    if stat.S_ISLNK(mode):
        return _LINKED
    return "" if stat.S_ISREG(mode) or stat.S_ISDIR(mode) else _SPECIAL


def content_of(head: bytes) -> Content:
    """Tell what a file holds by its first bytes, as many as a response can have.

    Damaged, in another encoding or written anew by an editor, a response is still one.
    """
    bare = head.replace(b"\0", b"")
    if not _ANSWERS.match(bare) and not _NAMED.match(bare):
        return Content.OTHER
    first, _, rest = head.partition(b"\n")
    several = rest.strip() and first.strip().endswith(b"}") and _NAMED.match(first)
    return Content.LINES if several else Content.RESPONSE


def why_skipped(head: bytes, path: str = "") -> str:
    """Tell what a file is that holds no response, by how it begins, as `FoundFact` writes it.

    The truth that a rehearsal writes beside its responses is known by its name.
    """
    if not head:
        return Fact.FILE_EMPTY().written()
    if path.lower().endswith(TRUTH_SUFFIX):
        return TableFact.OF_TRUTH().written()
    if is_table(head):
        return TableFact.NOT_OF_RESPONSES().written()
    other = foreign(head)
    found = Fact.FOREIGN_NOT_A_RESPONSE(what=other()) if other else Fact.NO_RESPONSE()
    return found.written()


def read_file(path: str) -> bytes:
    """Read a file of at most a response's size. Raises `Unread` (NOTFILE, SIZE, IO)."""
    try:
        descriptor, size = open_sized(path, follow=False)
        try:
            if size > MAX_BYTES:
                raise Unread(_TOO_LARGE, size)
            # One byte more, to see whether it grew; of a size that is not told, as in /proc, all.
            data = os.read(descriptor, size + 1 if size else MAX_BYTES + 1)
            while len(data) != size and len(data) <= MAX_BYTES:  # or a network gave less at once
                more = os.read(descriptor, MAX_BYTES + 1 - len(data))
                if not more:
                    break
                data += more
        finally:
            os.close(descriptor)
    except NotOrdinaryError:
        raise Unread(NOT_A_FILE) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    if len(data) > MAX_BYTES:  # it grew meanwhile, or its size is not told
        raise Unread(_TOO_LARGE, len(data))
    return data


def read_head(path: str) -> tuple[bytes, int]:
    """Read what a response can have of a file, and its size. Raises `Unread` (NOTFILE, IO)."""
    try:
        with os.fdopen(open_unhindered(path, follow=False), "rb", buffering=0) as file:
            return file.read(MAX_BYTES + 1) or b"", os.fstat(file.fileno()).st_size
    except NotOrdinaryError:
        raise Unread(NOT_A_FILE) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error


@contextlib.contextmanager
def unread(path: str) -> Iterator[None]:
    """Turn what is raised of a file that cannot be read into `Unread` (NOTFILE, IO)."""
    try:
        yield
    except NotOrdinaryError:
        raise Unread(NOT_A_FILE) from None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error


def unreadable(path: str, error: OSError | ValueError) -> Unread:
    """Say why a file could not be read; what is no file says so."""
    try:
        mode = os.lstat(path).st_mode
    except (OSError, ValueError):
        mode = stat.S_IFREG
    closed_folder = stat.S_ISDIR(mode) and not path.lower().endswith(_NEVER_FOLDERS)
    if not stat.S_ISREG(mode) and not closed_folder:
        return Unread(NOT_A_FILE)
    reason = getattr(error, "strerror", None) or Fact.NO_NAME_OF_A_FILE()
    return Unread(Problem(Code.IO, "", Fact.FILE_COULD_NOT_BE_READ(reason=reason)))
