"""Which files are counted, and how they are divided into parts that are read by themselves."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any, Final

from core.facts.errors import Code, quote, refuse
from core.facts.names import Fact

LINES, PARQUET = ".jsonl", ".parquet"
# Each is one place; what is chained by '::' could lead anywhere.
PROTOCOLS: Final = ("file", "s3", "gs", "abfs", "hdfs")
_BUFFER: Final = 1024 * 1024
PART: Final = 64 * 1024 * 1024  # bytes of lines


@dataclass(frozen=True, slots=True)
class Partition:
    """A part of a file: the lines that begin from `start` to before `end`, or groups of rows.

    `number` is its place among those of its file, and `size` how many bytes it is stored in.
    """

    path: str
    number: int
    start: int = 0
    end: int = 0
    groups: tuple[int, ...] = ()
    size: int = 0


def partitions_of(paths: Sequence[str], part: int = PART) -> tuple[Partition, ...]:
    """Divide files and folders into parts, in the order in which one machine reads them.

    A path is one of this machine's, or a URL of one of `PROTOCOLS`. Raises `Refused`: IO, DOMAIN
    for another protocol, FORMAT for another kind of file, UNSUPPORTED, SYNTAX or SIZE of Parquet.
    """
    found: list[Partition] = []
    seen: set[str] = set()
    for path in paths:
        for file in _files(path):
            if file in seen:
                continue
            seen.add(file)
            if file.lower().endswith(PARQUET):
                found += _groups(file, part)
            else:
                found += _ranges(file, part)
    return tuple(found)


@contextmanager
def opened(path: str) -> Iterator[IO[bytes]]:
    """Open a file wherever it is. Raises `Refused` (IO, DOMAIN, UNSUPPORTED)."""
    place = system_of(path)
    try:
        with io.BufferedReader(place.open(_inside(path), "rb"), _BUFFER) as file:
            yield file
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise refuse(Code.IO, path, Fact.FILE_NOT_READ(reason=reason)) from error


def system_of(path: str) -> Any:
    """Return what reads the files of a path's protocol.

    Raises `Refused`: DOMAIN for another protocol, UNSUPPORTED where a package is missing.
    """
    protocol = path.partition("://")[0].lower() if "://" in path else "file"
    if protocol not in PROTOCOLS or "::" in path:
        allowed = ", ".join(PROTOCOLS)
        raise refuse(Code.DOMAIN, path, Fact.NONE_OF_THESE(text=quote(path, 80), allowed=allowed))
    try:
        import fsspec

        return fsspec.filesystem(protocol)
    except ImportError as error:
        fact = Fact.CLUSTER_NEEDS(what=quote(error.name or protocol))
        raise refuse(Code.UNSUPPORTED, path, fact) from error


def _inside(path: str) -> str:
    return path.partition("://")[2] or path


def _files(path: str) -> list[str]:
    """Return a file, or all of a folder and the folders in it in the order of their names."""
    place = system_of(path)
    inside = _inside(path)
    try:
        if not place.isdir(inside):
            if not place.exists(inside):
                raise refuse(Code.IO, path, Fact.NO_SUCH_FILE())
            files = [path]
        elif "://" in path:
            begin = path.partition("://")[0] + "://"
            files = [begin + name for name in sorted(place.find(inside))]
        else:
            from core.progress import silent
            from core.study.sources import list_files

            files = [file for file, why in list_files([path], silent).items() if not why]
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise refuse(Code.IO, path, Fact.FILE_NOT_READ(reason=reason)) from error
    for file in files:
        if not file.lower().endswith((LINES, PARQUET)):
            raise refuse(Code.FORMAT, file, Fact.CLUSTER_READS_NOT())
    return files


def _ranges(file: str, part: int) -> list[Partition]:
    with opened(file) as stream:
        size = stream.seek(0, os.SEEK_END)
    starts = range(0, max(size, 1), part)
    return [
        Partition(file, number, start, min(start + part, size), size=min(part, size - start))
        for number, start in enumerate(starts)
    ]


def _groups(file: str, part: int) -> list[Partition]:
    from core.interchange.tables.parquet import parquet_file

    with opened(file) as stream:
        about = parquet_file(stream, file).metadata
        sizes = [about.row_group(at).total_byte_size for at in range(about.num_row_groups)]
    found: list[Partition] = []
    groups: list[int] = []
    held = 0
    for at, size in enumerate(sizes):
        groups.append(at)
        held += size
        if held >= part or at == len(sizes) - 1:
            found.append(Partition(file, len(found), groups=tuple(groups), size=held))
            groups, held = [], 0
    return found or [Partition(file, 0)]
