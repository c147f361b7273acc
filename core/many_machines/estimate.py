"""Counting all parts, wherever they are read, so that it comes out as on one machine.

Parts are counted in any order, and each counts once, however often it had to be tried. Where two
hold the same id, the later one is read again and counts without it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, Protocol

from core.count.blocks import Tallies, merge
from core.facts.errors import Code
from core.lazy import np
from core.many_machines.part_counts import (
    NAMED,
    Head,
    Job,
    Known,
    Shared,
    bucket_of,
    head_of,
    held_of,
    read_part,
    shared_by,
)
from core.many_machines.partitions import Partition
from core.progress import Progress, silent
from core.study.verdicts import Refusal

_ROW: Final = re.compile(r"\A(line|row) ([0-9]+)", re.ASCII)
_BUCKET: Final = 1024 * 1024 * 1024  # stored bytes whose ids are compared at once


class Machines(Protocol):
    """What carries out functions, here or elsewhere; what they return stays there."""

    def submit(self, function: Callable[..., Any], *given: Any) -> Any:
        """Have a function carried out; what is given may be what `submit` returned, in lists."""

    def completed(self, submitted: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """Return each result with its place as it is there; each once."""


@dataclass(frozen=True, slots=True)
class Total:
    """What all parts add up to; `n` responses count, of which the filter holds of `chosen`.

    `rehearsal` is None where there is no response. `refused` counts by code, `named` are some.
    """

    n: int
    chosen: int
    rehearsal: bool | None
    duplicates: int
    conflicts: int
    tallies: Tallies
    refused: Mapping[Code, int]
    named: tuple[Refusal, ...]


def count(
    parts: Sequence[Partition], job: Job, machines: Machines, report: Progress = silent
) -> Total:
    """Count all parts. Raises as `read_part` does, and ValueError where there is no part.

    `report(done, total)` is called as each part is counted; what it raises ends it.
    """
    report(0, len(parts))
    reads = [machines.submit(read_part, part, job) for part in parts]
    heads: dict[int, Head] = {}
    for at, head in machines.completed([machines.submit(head_of, read) for read in reads]):
        heads[at] = head
        report(len(heads), len(parts))
    told = [sort for sort in (False, True) if any(head.of_sort[sort].n for head in heads.values())]
    rehearsal = told[0] if told else None
    shared = _shared(reads, sum(part.size for part in parts), bool(rehearsal), machines)
    del reads
    heads |= _read_again(parts, job, shared, machines)
    return _total(parts, [heads[at] for at in range(len(parts))], rehearsal)


def _shared(reads: Sequence[Any], size: int, sort: bool, machines: Machines) -> Shared:
    """Return the ids of a sort that more than one part holds, compared bucket by bucket."""
    buckets = -(-size // _BUCKET) or 1
    submitted = [
        machines.submit(
            shared_by, [machines.submit(bucket_of, read, at, buckets) for read in reads]
        )
        for at in range(buckets)
    ]
    found = [each for _, each in machines.completed(submitted)]
    keys, first, later = (
        np.concatenate([getattr(each, name) for each in found]) for name in Shared.__slots__
    )
    of_sort = keys[:, 0] == sort
    return Shared(keys[of_sort], first[of_sort], later[of_sort])


def _read_again(
    parts: Sequence[Partition], job: Job, shared: Shared, machines: Machines
) -> dict[int, Head]:
    """Read the parts again that hold what a part before them holds, and count them without."""
    firsts = np.unique(shared.first).tolist()
    asked = [np.unique(shared.keys[shared.first == at], axis=0) for at in firsts]
    submitted = [
        machines.submit(held_of, parts[at], job, keys)
        for at, keys in zip(firsts, asked, strict=True)
    ]
    held = {firsts[at]: known for at, known in machines.completed(submitted)}
    again = np.unique(shared.later).tolist()
    submitted = []
    for at in again:
        mine = shared.later == at
        known = [
            _some(held[first], shared.keys[mine & (shared.first == first)])
            for first in np.unique(shared.first[mine]).tolist()
        ]
        together = Known(
            np.concatenate([each.keys for each in known]),
            np.concatenate([each.packed for each in known]),
        )
        read = machines.submit(read_part, parts[at], job, together)
        submitted.append(machines.submit(head_of, read))
    return {again[at]: head for at, head in machines.completed(submitted)}


def _some(known: Known, keys: Any) -> Known:
    places, _ = known.find(keys)
    return Known(keys, known.packed[places])


def _total(parts: Sequence[Partition], heads: Sequence[Head], rehearsal: bool | None) -> Total:
    counted = [head.of_sort[bool(rehearsal)] for head in heads]
    refused: Counter[Code] = Counter()
    for head in heads:
        refused.update(head.refused)
        others = head.of_sort[True]
        if rehearsal is False and (n := others.n + others.duplicates + others.conflicts):
            refused[Code.REHEARSAL] += n
    return Total(
        sum(each.n for each in counted),
        sum(each.chosen for each in counted),
        rehearsal,
        sum(each.duplicates for each in counted),
        sum(each.conflicts for each in counted),
        reduce(merge, [each.tallies for each in counted]),
        dict(refused),
        tuple(_named(parts, heads)),
    )


def _named(parts: Sequence[Partition], heads: Sequence[Head]) -> Iterator[Refusal]:
    """Return the first refusals of each code, with their lines or rows counted in their files."""
    told: Counter[Code] = Counter()
    before: Counter[str] = Counter()
    for part, head in zip(parts, heads, strict=True):
        for refusal in head.named:
            told[refusal.code] += 1
            if told[refusal.code] <= NAMED:
                passed = before[part.path]
                where = _ROW.sub(lambda row: f"{row[1]} {int(row[2]) + passed}", refusal.where)  # noqa: B023
                yield refusal._replace(where=where)
        before[part.path] += head.lines
