"""Files of many responses, as they are offered: piece by piece, each read as one batch."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from core.files.disk import open_unhindered
from core.response.file import MAX_BYTES
from core.study.many.pack_columns import Batch
from core.study.sources import Digest, unread
from core.study.verdicts import Judged

PIECE: Final = 384 * 1024  # bytes: what is decoded of it stays in the caches of a processor


@dataclass(frozen=True, slots=True)
class Many:
    """Lines or rows that were read together; `judged` judges one by its place, alone.

    Of a row without any cell it gives None. `read` is about how many bytes of the file were read
    until their end. The first is the `number`-th `row` of the file at `path`, as `judged` says it.
    Of a file that is taken `whole` or not at all nothing stays where it is not read to its end.
    """

    batch: Batch
    judged: Callable[[int], Judged | None]
    path: str
    row: str
    number: int
    read: int = 0
    whole: bool = False


class Piece(NamedTuple):
    """Whole lines of a file, and how many bytes of the last were cut.

    That is −1 where the last line has no line feed in the file.
    """

    data: bytes
    cut: int


def read_pieces(path: str, digest: Digest, longest: int = MAX_BYTES) -> Iterator[Piece]:
    """Read a file of lines; add its bytes to `digest`. Each ends with a line feed.

    A line too long, by default for a response, is cut off. Raises `Unread` (NOTFILE, IO).
    """
    with unread(path), os.fdopen(open_unhindered(path, follow=False), "rb") as file:
        while data := file.read(PIECE):
            cut = 0
            if not data.endswith(b"\n"):
                rest = file.readline(longest + 2)
                data += rest
                digest.update(data)
                while rest and not rest.endswith(b"\n"):
                    rest = file.readline(longest + 2)
                    digest.update(rest)
                    cut += len(rest)
            else:
                digest.update(data)
            if not data.endswith(b"\n"):
                data += b"\n"
                cut -= 1
            yield Piece(data, cut)
