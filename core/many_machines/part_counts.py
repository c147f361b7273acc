"""Count one part of the files: its sums, and its ids, so that parts can be compared.

Each part is checked by itself as far as that goes. Of equal ids the first of all parts counts:
each part hands on the ids it holds, and only where two hold the same one are they read again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import IO, TYPE_CHECKING, Final

from core import __version__
from core.count.blocks import Block, Tallies, tally_blocks
from core.count.selection import chosen
from core.facts.errors import Code, Problem, Refused
from core.grammar import filters
from core.lazy import np
from core.many_machines.partitions import PARQUET, Partition, opened
from core.response.file import MAX_BYTES
from core.response.layout import Layout
from core.study.many.check_rows import many_lines, many_rows
from core.study.many.parquet import ParquetRows
from core.study.many.pieces import PIECE, Many, Piece
from core.study.rules import Rules, rules_for
from core.study.verdicts import NO_LINES, Refusal
from core.survey import Survey, read

if TYPE_CHECKING:
    from numpy.typing import NDArray

_BLOCK: Final = 65_536  # rows that are counted at once
NAMED: Final = 20  # refusals of one code and part that are told by themselves
_SPREAD: Final = 0x9E3779B97F4A7C15  # an odd number that mixes digits


class OtherVersionError(Exception):
    """A machine has another version of Candor than the one that asks it."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is counted: of a survey every question or `only` one, split, weighted, filtered."""

    survey: bytes
    only: str | None = None
    by: str | None = None
    weight: str | None = None
    where: str = ""
    version: str = __version__


@dataclass(frozen=True, slots=True)
class Counted:
    """What the rehearsed or the real responses of a part add up to; `chosen` passed the filter."""

    n: int
    chosen: int
    duplicates: int
    conflicts: int
    tallies: Tallies


@dataclass(frozen=True, slots=True)
class Head:
    """What a part was found to be, by whether responses are rehearsed; refusals by code.

    Of these some are `named`, whose lines or rows are counted from the beginning of the part.
    """

    lines: int
    of_sort: Mapping[bool, Counted]
    refused: Mapping[Code, int]
    named: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """A part that was counted, and its ids (m, 17): the sort, 0 or 1, then the id."""

    head: Head
    ids: NDArray[np.uint8]


@dataclass(slots=True)
class _Rows:
    """The rows of a part in their order, as far as they could be read."""

    keys: list[NDArray[np.uint8]] = field(default_factory=list)
    packed: list[NDArray[np.uint8]] = field(default_factory=list)
    lines: int = 0
    refused: Counter[Code] = field(default_factory=Counter)
    named: list[Refusal] = field(default_factory=list)

    def refuse(self, path: str, problem: Problem, row: str = "") -> None:
        self.refused[problem.code] += 1
        if self.refused[problem.code] <= NAMED:
            place = problem.where.removeprefix("line 1, ") if row else problem.where
            where = ", ".join(each for each in (row, place) if each)
            reason = problem.found.written()
            self.named.append(Refusal(path, problem.code, reason, where, problem.about))


def read_part(part: Partition, job: Job, known: Known | None = None) -> Read:
    """Read and count a part; `known` has what parts before it hold of the same ids.

    Raises `OtherVersionError`, and OSError where its file cannot be reached.
    """
    if job.version != __version__:
        raise OtherVersionError(f"this machine has Candor {__version__}, not {job.version}")
    rules = _rules(job.survey)
    rows = _rows(part, rules)
    keys = np.concatenate([np.zeros((0, 17), np.uint8), *rows.keys])
    packed = np.concatenate([np.zeros((0, rules.layout.size), np.uint8), *rows.packed])
    firsts = _firsts(keys)
    first = np.arange(len(keys)) == firsts
    same = (packed == packed[firsts]).all(axis=1)
    if known is not None:
        told, held = known.find(keys)
        same[held] = (packed[held] == known.packed[told[held]]).all(axis=1)
        first[held] = False
    found = {}
    for sort in (False, True):
        inside = keys[:, 0] == sort
        others = inside & ~first
        duplicates = int((others & same).sum())
        blocks = list(_chosen(rules.layout, packed[inside & first], job))
        found[sort] = Counted(
            int((inside & first).sum()),
            sum(map(len, blocks)),
            duplicates,
            int(others.sum()) - duplicates,
            tally_blocks(blocks, job.only, job.by),
        )
    head = Head(rows.lines, found, dict(rows.refused), tuple(rows.named))
    return Read(head, keys[first])


def _chosen(layout: Layout, packed: NDArray[np.uint8], job: Job) -> Iterator[Block]:
    """Return the rows that are counted, block by block; at least one block."""
    where = filters.read(job.where) if job.where else None
    for start in range(0, max(1, len(packed)), _BLOCK):
        block = Block(layout, packed[start : start + _BLOCK])
        if job.weight is not None:
            block = block.weighted_by(job.weight)
        yield block if where is None else chosen(block, where)


def head_of(read_: Read) -> Head:
    """Return what a part adds up to, without its ids."""
    return read_.head


def bucket_of(read_: Read, bucket: int, buckets: int) -> NDArray[np.uint8]:
    """Return those ids of a part that belong in one of so many buckets, (m, 17)."""
    if buckets == 1:
        return read_.ids
    halves = np.ascontiguousarray(read_.ids[:, 1:]).view(np.uint64)
    mixed = (halves[:, 0] ^ halves[:, 1]) * np.uint64(_SPREAD) >> np.uint64(32)
    return np.asarray(read_.ids[mixed % np.uint64(buckets) == bucket])


@dataclass(frozen=True, slots=True)
class Shared:
    """Ids that several parts hold: keys (c, 17), the first part (c,) and one later part (c,)."""

    keys: NDArray[np.uint8]
    first: NDArray[np.int64]
    later: NDArray[np.int64]


def shared_by(parts: Sequence[NDArray[np.uint8]]) -> Shared:
    """Find the ids that more than one part holds; each part holds an id once."""
    keys = np.concatenate([np.zeros((0, 17), np.uint8), *parts])
    owner = np.repeat(np.arange(len(parts)), [len(part) for part in parts])
    firsts = _firsts(keys)
    again = np.flatnonzero(np.arange(len(keys)) != firsts)
    return Shared(keys[again], owner[firsts[again]], owner[again])


@dataclass(frozen=True, slots=True)
class Known:
    """Responses that earlier parts hold: keys (c, 17), which differ, and packed rows (c, size)."""

    keys: NDArray[np.uint8]
    packed: NDArray[np.uint8]

    def find(self, keys: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Return for each of some keys its place here, (m,), and whether it is here, (m,)."""
        firsts = _firsts(np.concatenate([self.keys, keys]))[len(self.keys) :]
        here = firsts < len(self.keys)
        return np.where(here, firsts, 0), here


def held_of(part: Partition, job: Job, wanted: NDArray[np.uint8]) -> Known:
    """Read the first rows of a part under some keys, (c, 17), in the order of these."""
    rules = _rules(job.survey)
    rows = _rows(part, rules)
    keys, packed = np.concatenate(rows.keys), np.concatenate(rows.packed)
    firsts = _firsts(np.concatenate([keys, wanted]))[len(keys) :]
    return Known(wanted, packed[firsts])


def _firsts(keys: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return for each key, (m, 17), the place of the first that is equal, (m,)."""
    found = np.arange(len(keys))
    halves = np.ascontiguousarray(keys[:, 1:9]).view(np.uint64).ravel()
    order = np.argsort(halves)
    ordered = halves[order]
    alike = np.zeros(len(keys) + 1, dtype=np.bool_)
    alike[1:-1] = ordered[1:] == ordered[:-1]
    some = np.sort(order[alike[1:] | alike[:-1]])  # mostly none
    found[some] = some[_firsts_of_few(keys[some])]
    return found


def _firsts_of_few(keys: NDArray[np.uint8]) -> NDArray[np.int64]:
    halves = np.ascontiguousarray(keys[:, 1:]).view(np.uint64)
    order = np.lexsort((np.arange(len(keys)), halves[:, 1], halves[:, 0], keys[:, 0]))
    ordered = keys[order]
    begins = np.ones(len(keys), dtype=np.bool_)
    begins[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
    found = np.empty(len(keys), dtype=np.int64)
    found[order] = order[begins][np.cumsum(begins) - 1]
    return found


@lru_cache(maxsize=4)
def _rules(survey_bytes: bytes) -> Rules:
    survey: Survey = read(survey_bytes)
    return rules_for(survey, Layout(survey))


def _rows(part: Partition, rules: Rules) -> _Rows:
    found = _Rows()
    try:
        with opened(part.path) as file:
            many = _parquet(part, file, rules) if _is_parquet(part) else _lines(part, file, rules)
            for one in many:
                _gather(found, part.path, one, rules.layout)
    except Refused as refused:
        if refused.problem.code is Code.IO:  # it may be reached when it is tried again
            raise OSError(str(refused.problem)) from refused
        found.refuse(part.path, refused.problem)
    if not found.lines and not part.number and not _is_parquet(part):
        found.refuse(part.path, NO_LINES)
    return found


def _is_parquet(part: Partition) -> bool:
    return part.path.lower().endswith(PARQUET)


def _gather(found: _Rows, path: str, many: Many, layout: Layout) -> None:
    """Add the rows that were read together, also those that had to be read one by one."""
    batch = many.batch
    places, more = [batch.places], []
    sorts, ids, packed = [batch.rehearsal], [batch.ids], [batch.packed]
    for place in np.setdiff1d(np.arange(batch.n), batch.places, assume_unique=True).tolist():
        judged = many.judged(place)
        if judged is not None and judged.response is not None:
            one = judged.response
            more.append(place)
            sorts.append(np.array([one.rehearsal]))
            ids.append(np.frombuffer(bytes.fromhex(one.id), np.uint8)[None, :])
            packed.append(np.frombuffer(layout.pack(one), np.uint8)[None, :])
        elif judged is not None and judged.problem is not None:
            found.refuse(path, judged.problem, judged.line)
    order = np.argsort(np.concatenate([*places, np.array(more, dtype=np.int64)]))
    keys = np.hstack([np.concatenate(sorts).astype(np.uint8)[:, None], np.concatenate(ids)])
    found.keys.append(keys[order])
    found.packed.append(np.concatenate(packed)[order])
    found.lines += batch.n


def _parquet(part: Partition, file: IO[bytes], rules: Rules) -> Iterator[Many]:
    return many_rows(part.path, ParquetRows(file, part.path, rules.survey), rules, part.groups)


def _lines(part: Partition, file: IO[bytes], rules: Rules) -> Iterator[Many]:
    return many_lines(part.path, _pieces(part, file), rules)


def _pieces(part: Partition, file: IO[bytes]) -> Iterator[Piece]:
    """Read the lines that begin in a part, whole; a line that began before it is left out."""
    at = part.start
    if at:
        file.seek(at - 1)
        at += _skip(file) - 1
    while at < part.end:
        data = file.read(min(PIECE, part.end - at))
        if not data:
            return
        at += len(data)
        cut = 0
        if not data.endswith(b"\n"):
            rest = file.readline(MAX_BYTES + 2)
            data += rest
            at += len(rest)
            if not rest.endswith(b"\n"):
                cut = _skip(file)
                at += cut
        if not data.endswith(b"\n"):
            data += b"\n"
            cut -= not cut
        yield Piece(data, cut)


def _skip(file: IO[bytes]) -> int:
    """Read past the end of a line; return how many bytes."""
    skipped = 0
    while rest := file.readline(PIECE):
        skipped += len(rest)
        if rest.endswith(b"\n"):
            break
    return skipped
