"""Responses for a regression, equal ones together: what a fit needs of a million of them.

Every response is a row of codes: what it says of the outcome, of each factor, and which part of
the sample it belongs to. Rows that are alike are one, with how many they are and their weights.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.count.weighted_sums import Unit
from core.grammar.formula import Factor
from core.lazy import np
from core.regress.variables import Variables

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_MOST_KEYS = 2**62
_COUNTED = 2**22  # keys that are counted rather than sorted


@dataclass(frozen=True, eq=False)
class Rows:
    """Responses to all questions of a formula, G different ones.

    `outcome` and `factors` have codes (G,), or reports that are bits (G, width). `counts` tells
    how many responses are so, `weights` and `squares` their Σ w and Σ w². With a design,
    `unit_of` (G,) tells which of `units` they belong to, and `sizes` how many are in each unit,
    whatever they answered.
    """

    variables: Variables
    outcome: NDArray[np.int64]
    factors: dict[Factor, NDArray[np.int64]]
    counts: NDArray[np.int64]
    weights: Floats
    squares: Floats
    weighted: bool = False
    units: tuple[Unit, ...] = ()
    sizes: tuple[int, ...] = ()
    unit_of: NDArray[np.int64] | None = None

    @property
    def n(self) -> int:
        """How many responses there are."""
        return int(self.counts.sum())

    @cached_property
    def present(self) -> dict[Factor, tuple[int, ...]]:
        """The levels of each factor that somebody gave; of one that was randomized, all.

        The level that others are compared with is first, where somebody gave it; else it is the
        first that somebody did.
        """
        found = {}
        for factor, variable in self.variables.factors.items():
            levels = tuple(range(len(variable.levels)))
            if not variable.randomized and not variable.number:
                given = set(np.unique(self.factors[factor]).tolist())
                levels = tuple(level for level in levels if level in given)
            chosen = [level for level in levels if level == variable.reference]
            found[factor] = (*chosen, *(level for level in levels if level not in chosen))
        return found


def gather(blocks: Iterable[Block], variables: Variables) -> Rows:
    """Read blocks one after the other, and keep each different row once.

    Who did not answer one of the questions, or has no weight, is left out. Raises ValueError
    where there is no block, and `ImpossibleReportError`.
    """
    held = _Held(variables)
    for block in blocks:
        held.add(block)
    return held.rows()


class _Held:
    """What was read so far. Reports that are bits are numbered as they come."""

    def __init__(self, variables: Variables) -> None:
        self._all = [variables.outcome, *variables.factors.values()]
        self._variables = variables
        self._spread: list[dict[bytes, int]] = [{} for _ in self._all]
        self._widths = [0] * len(self._all)
        self._units: dict[Unit, int] = {}
        self._sizes: list[int] = []
        self._parts: list[tuple[list[NDArray[np.int64]], NDArray[np.int64], Floats, Floats]] = []
        self._weighted = False

    def add(self, block: Block) -> None:
        keep = np.ones(len(block), dtype=np.bool_)
        if block.weights is not None:
            self._weighted = True
            keep &= block.weights > 0
        unit_of = np.full(len(block), -1, dtype=np.int64)
        if block.unit_of is not None:
            numbers = [self._unit(*each) for each in zip(block.units, block.sizes, strict=True)]
            unit_of = np.array([*numbers, -1], dtype=np.int64)[block.unit_of]
            keep &= unit_of >= 0
        found = [variable.values(block) for variable in self._all]
        for _, present in found:
            keep &= present
        columns = [unit_of[keep]]
        for place, (values, _) in enumerate(found):
            columns.append(self._codes(place, values[keep]))
        ones = np.ones(len(columns[0]))
        weights = ones if block.weights is None else block.weights[keep]
        self._parts.append(_joined(columns, ones.astype(np.int64), weights, weights**2))

    def rows(self) -> Rows:
        if not self._parts:
            raise ValueError("there is no block to count")
        columns = [np.concatenate(each) for each in zip(*(p[0] for p in self._parts), strict=True)]
        sums = [np.concatenate([part[i] for part in self._parts]) for i in (1, 2, 3)]
        columns, counts, weights, squares = _joined(columns, sums[0], sums[1], sums[2])
        values = [self._values(place, codes) for place, codes in enumerate(columns[1:])]
        return Rows(
            self._variables,
            values[0],
            dict(zip(self._variables.factors, values[1:], strict=True)),
            counts,
            weights,
            squares,
            self._weighted,
            tuple(self._units),
            tuple(self._sizes),
            columns[0] if self._units else None,
        )

    def _unit(self, unit: Unit, size: int) -> int:
        place = self._units.setdefault(unit, len(self._units))
        if place == len(self._sizes):
            self._sizes.append(0)
        self._sizes[place] += size
        return place

    def _codes(
        self, place: int, values: NDArray[np.int64] | NDArray[np.uint8]
    ) -> NDArray[np.int64]:
        if values.ndim == 1:
            return values.astype(np.int64)
        self._widths[place] = values.shape[1]
        packed = np.packbits(values, axis=1)
        whole = np.ascontiguousarray(packed).view(np.dtype((np.void, packed.shape[1]))).ravel()
        different, code_of = np.unique(whole, return_inverse=True)
        known = self._spread[place]
        codes = [known.setdefault(bytes(each), len(known)) for each in different.tolist()]
        return np.array(codes, dtype=np.int64)[code_of.reshape(-1)]

    def _values(self, place: int, codes: NDArray[np.int64]) -> NDArray[np.int64]:
        width, known = self._widths[place], self._spread[place]
        if not width:
            return codes
        packed = np.frombuffer(b"".join(known), dtype=np.uint8).reshape(len(known), -1)
        bits = np.unpackbits(packed, axis=1, count=width).astype(np.int64)
        return np.asarray(bits[codes])


def _joined(
    columns: Sequence[NDArray[np.int64]], counts: NDArray[np.int64], *sums: Floats
) -> tuple[list[NDArray[np.int64]], NDArray[np.int64], Floats, Floats]:
    """Put equal rows together, in order; sums of counts and of two more are kept."""
    key, places = _keys(columns)
    size = len(places)
    total = np.bincount(key, counts, minlength=size).astype(np.int64)
    first, second = (np.bincount(key, each, minlength=size).astype(np.float64) for each in sums)
    return [column[places] for column in columns], total, first, second


def _keys(columns: Sequence[NDArray[np.int64]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Number different rows in their order: the number of each, (n,), and one place of each."""
    n = len(columns[0])
    key, largest = np.zeros(n, dtype=np.int64), 1
    for column in columns if n else ():
        low = int(column.min())
        span = int(column.max()) - low + 1
        if span >= _MOST_KEYS // largest:  # numbered anew where the key has no room
            column = np.unique(column, return_inverse=True)[1].reshape(-1)
            low, span = 0, int(column.max()) + 1
            if span >= _MOST_KEYS // largest:
                key = np.unique(key, return_inverse=True)[1].reshape(-1)
                largest = n
        key = key * span + (column - low)
        largest *= span
    if largest <= _COUNTED:
        found = np.zeros(largest, dtype=np.int64)
        found[key] = 1
        different = np.flatnonzero(found)
        found[different] = np.arange(len(different))
        places = np.empty(len(different), dtype=np.int64)
        key = found[key]
        places[key[::-1]] = np.arange(n)[::-1]  # the first of each
        return key, places
    _, places, key = np.unique(key, return_index=True, return_inverse=True)
    return key.reshape(-1), places
