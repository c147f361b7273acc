"""Rows of responses in sorted runs, found by id: a million take no more than their bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from core.lazy import np
from core.study.records import Held

if TYPE_CHECKING:
    from numpy.typing import NDArray

ID: Final = 16  # bytes
_ROWS_AT_ONCE: Final = 8_192


class Run(NamedTuple):
    """Rows of an id and what is packed under it, (n, 16 + size), and their keys, which rise."""

    keys: NDArray[np.uint64]
    rows: NDArray[np.uint8]


def keys_of(ids: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return the first half of ids, (n, 16), as numbers in the order of the bytes, (n,)."""
    return np.ascontiguousarray(ids[:, :8]).view(">u8").ravel().astype(np.uint64)


class SortedRuns:
    """Responses with ids that all differ; none came as a file of its own."""

    def __init__(self) -> None:
        self._runs: list[Run] = []

    def copy(self) -> SortedRuns:
        """Return what is held by now, which does not grow."""
        made = SortedRuns()
        made._runs = [*self._runs]
        return made

    def __len__(self) -> int:
        return sum(len(run.keys) for run in self._runs)

    def add(self, ids: NDArray[np.uint8], packed: NDArray[np.uint8]) -> None:
        """Add rows of which none is held."""
        if not len(ids):
            return
        keys = keys_of(ids)
        order = np.argsort(keys, kind="stable")
        self._runs.append(Run(keys[order], np.hstack([ids, packed])[order]))
        while len(self._runs) > 1 and len(self._runs[-2].keys) <= 2 * len(self._runs[-1].keys):
            second, first = self._runs.pop(), self._runs.pop()
            self._runs.append(_merged(first, second))

    def may_hold(self, keys: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Tell under which keys anything is held, shape (n,); two ids can have one key."""
        found = np.zeros(len(keys), dtype=np.bool_)
        for run in self._runs:
            found |= among(keys, run.keys)
        return found

    def held(self, ids: Sequence[bytes]) -> dict[bytes, Held]:
        """Return what is held under those of the ids under which anything is."""
        found: dict[bytes, Held] = {}
        if not self._runs or not ids:
            return found
        wanted = np.frombuffer(b"".join(ids), dtype=np.uint8).reshape(-1, ID)
        keys = keys_of(wanted)
        for run in self._runs:
            first, last = (np.searchsorted(run.keys, keys, side=end) for end in ("left", "right"))
            for at in np.flatnonzero(last > first).tolist():
                for row in run.rows[first[at] : last[at]]:
                    if bytes(row[:ID]) == ids[at]:
                        found[ids[at]] = Held(bytes(row[ID:]), named=False)
        return found

    def stored(self, day: int) -> Iterator[list[tuple[bytes, int, int, bytes, int]]]:
        """Yield all rows as they lie in a study, in the order of their ids, some at a time.

        Nothing is held afterwards.
        """
        while len(self._runs) > 1:
            second, first = self._runs.pop(), self._runs.pop()
            self._runs.append(_merged(first, second))
        run = self._runs.pop() if self._runs else None
        for start in range(0, len(run.keys) if run else 0, _ROWS_AT_ONCE):
            some = run.rows[start : start + _ROWS_AT_ONCE] if run else np.zeros((0, 0), np.uint8)
            data, width = some.tobytes(), some.shape[1]
            yield [
                (data[at : at + ID], day, 0, data[at + ID : at + width],
                 crc32(data[at : at + width], 2 * day))
                for at in range(0, len(data), width)
            ]  # fmt: skip


def among(keys: NDArray[np.uint64], held: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Tell which keys are among those held, which rise; shape (n,)."""
    if not len(held):
        return np.zeros(len(keys), dtype=np.bool_)
    places = np.minimum(np.searchsorted(held, keys), len(held) - 1)
    return np.asarray(held[places] == keys)


def _merged(first: Run, second: Run) -> Run:
    keys = np.concatenate([first.keys, second.keys])
    rows = np.concatenate([first.rows, second.rows])
    order = np.argsort(keys, kind="stable")  # which merges runs
    return Run(keys[order], rows[order])
