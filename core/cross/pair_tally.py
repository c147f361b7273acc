"""Two questions tallied together: sums over those who answered both, from which pairs are crossed.

Each report stands for a row of features: of a report that names one option, which one; of one
that supports several, 1, t and t², t_u = k·y_u − m of its k options, m being how many it supports.
Products of features, summed, are all that a joint share and its error need (METHODS §6). They are
whole numbers and add up, in any order and any division of the responses.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, reduce
from itertools import pairwise
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.count.tally import Observed
from core.count.variance import effective_counts
from core.count.weighted_sums import UnitSums, Weighted, weigh
from core.cross.sides import Side
from core.facts.value_error import WrongValueError
from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.count.weighted_sums import Times
    from core.inference.binomial import Floats
    from core.privacy.channel import Counts
    from core.response.layout import ReportColumn

__all__ = ["MOST_CELLS", "JointTally", "Side", "sums_of", "tally_pair", "tally_pairs"]

MOST_CELLS = 10_000
_EXACT = 53  # binary digits of a whole number that doubles hold
_AT_ONCE = 2**16  # people, so that memory is used again and again
_STEP = 2**9  # people of one product: so few that it is made on one core, where it is fastest
_NUMBERS = 2**21


@dataclass(frozen=True)
class JointTally:
    """Sums over those who answered both of two questions.

    `sums` are the products of features, first.width × second.width, then, of each side whose
    reports support several options, the products Σ t_u t_v, k × k. With weights `weighted` has
    them by weight and by squared weight, and the products of features alone of each unit of a
    sample with a design. Those of two piles of responses add up.
    """

    first: Side
    second: Side
    n: int
    sums: tuple[int, ...]
    weighted: Weighted | None = None

    def __add__(self, other: JointTally) -> JointTally:
        """Merge. Raises ValueError for other questions, or with and without weights."""
        if (self.first, self.second) != (other.first, other.second):
            raise ValueError("these are tallies of two different pairs of questions")
        if (self.weighted is None) is not (other.weighted is None):
            raise ValueError("only one of these tallies is weighted")
        both = self.weighted + other.weighted if self.weighted and other.weighted else None
        sums = tuple(map(operator.add, self.sums, other.sums))
        return replace(self, n=self.n + other.n, sums=sums, weighted=both)

    @cached_property
    def products(self) -> Floats:
        """The mean product of every two features, (first.width, second.width), by weight."""
        return self._part(0, self.first.width, self.second.width)

    @cached_property
    def own(self) -> tuple[Floats, Floats]:
        """The mean product of every two scores of the first side, and of the second."""
        found, at = [], self.first.width * self.second.width
        margins = (self.products @ self.second.unit(), self.first.unit() @ self.products)
        for side, margin in zip((self.first, self.second), margins, strict=True):
            score, k = side.score(), side.k
            if side.names_one:
                found.append(score @ np.diag(margin) @ score.T)
                continue
            slope, b = score[:, 1 : 1 + k].diagonal(), 1 / k
            linear = b * slope * margin[1 : 1 + k]
            crossed = self._part(at, k, k) * np.outer(slope, slope)
            found.append(b * b + np.add.outer(linear, linear) + crossed)
            at += k * k
        return found[0], found[1]

    def observed(
        self, side: Side, cells: Sequence[Sequence[int]], support: tuple[Floats, Floats]
    ) -> Observed:
        """Return how many reports are in each of some groups of cells, by this support, (groups,).

        The products of cells are counts. Raises `LoneClusterError`.
        """
        if self.weighted is None:
            counts = [sum(self.sums[cell] for cell in each) for each in cells]
            sizes = [self.n] * len(cells)
            return Observed.of_people(side.question, counts, sizes, self.n, support=support)
        worth = effective_counts(self.weighted, cells)
        squares = [
            sum((self.weighted.square_counts[i] for i in each), Fraction(0)) for each in cells
        ]
        return Observed.of_weighted(side.question, self.weighted, worth, squares, support)

    @property
    def table(self) -> tuple[tuple[int, ...], ...]:
        """How many reported each pair, of two questions whose reports name one option."""
        k = self.second.width
        return tuple(self.sums[i * k : (i + 1) * k] for i in range(self.first.width))

    def squared_weights(self) -> Floats:
        """Return Σ w² of every product over (Σ w)², as `products`; without weights over n²."""
        size = self.first.width * self.second.width
        if self.weighted is None:
            return self.products / self.n
        whole = self.weighted.total**2
        sums = [float(value / whole) for value in self.weighted.square_counts[:size]]
        return np.array(sums).reshape(self.first.width, self.second.width)

    def _part(self, at: int, rows: int, columns: int) -> Floats:
        end = at + rows * columns
        if self.weighted is None:
            found = np.array([value / self.n for value in self.sums[at:end]])
        else:
            total = self.weighted.total
            found = np.array([float(value / total) for value in self.weighted.counts[at:end]])
        return found.reshape(rows, columns)


def tally_pair(block: Block, first: Side, second: Side) -> JointTally:
    """Tally those of a block who answered both questions.

    Raises ValueError for a question with itself and for more than 10,000 cells.

    >>> from core.examples import example_survey
    >>> from core.response import Layout, Response
    >>> survey = example_survey("bribery")
    >>> layout = Layout(survey)
    >>> def row(bribe: int, area: int) -> bytes:
    ...     answers = {"bribe": bribe, "area": area}
    ...     return layout.pack(Response("", survey.digest, answers, survey.procedures[0]))
    >>> block = Block.of(layout, [row(1, 0), row(0, 2), row(1, 2)])
    >>> tally_pair(block, Side(survey.questions[0]), Side(survey.questions[1])).table
    ((1, 0, 1), (0, 0, 1))
    """
    if first == second:
        raise WrongValueError("{0} cannot be crossed with itself", first.question.id)
    if first.k * second.k > MOST_CELLS:
        raise WrongValueError("{0} times {1} cells are too many to cross", first.k, second.k)
    columns = [block.column(side.question.id) for side in (first, second)]
    rows = np.flatnonzero(first.answered(columns[0]) & second.answered(columns[1]))
    starts = range(0, max(1, len(rows)), _AT_ONCE)
    parts = (rows[start : start + _AT_ONCE] for start in starts)
    found = (_tally_some(first, second, columns, each, block.weights) for each in parts)
    whole = reduce(operator.add, found)
    if block.unit_of is None or whole.weighted is None:
        return whole
    units = tuple(_tally_units(first, second, columns, rows, block))
    return replace(whole, weighted=replace(whole.weighted, units=units))


def _tally_some(
    first: Side,
    second: Side,
    columns: Sequence[ReportColumn],
    rows: NDArray[np.int64],
    weights: Floats | None,
) -> JointTally:
    a, b = (side.features(each, rows) for side, each in zip((first, second), columns, strict=True))
    weighted = None
    if weights is not None:
        digits = _digits(first, second)
        weighted = weigh(weights[rows], lambda times: sums_of(first, second, a, b, times), digits)
    return JointTally(first, second, len(rows), tuple(sums_of(first, second, a, b)), weighted)


def _tally_units(
    first: Side,
    second: Side,
    columns: Sequence[ReportColumn],
    rows: NDArray[np.int64],
    block: Block,
) -> Iterator[UnitSums]:
    """Tally each unit of a block's sample by itself: the products of features alone."""
    if block.unit_of is None or block.weights is None:
        return
    unit_of = block.unit_of[rows]
    order = np.argsort(unit_of, kind="stable")
    rows = rows[order]
    ends = np.searchsorted(unit_of[order], np.arange(len(block.units) + 1)).tolist()
    a, b = (side.features(each, rows) for side, each in zip((first, second), columns, strict=True))
    weights, digits = block.weights[rows], _digits(first, second)
    for unit, size, (start, end) in zip(block.units, block.sizes, pairwise(ends), strict=True):
        here = slice(start, end)

        def count(times: Times, here: slice = here) -> list[int]:
            return sums_of(first, second, a[here], b[here], times, own=False)

        yield UnitSums(unit, size, weigh(weights[here], count, digits))


def tally_pairs(blocks: Iterable[Block], first: Side, second: Side) -> JointTally:
    """Tally blocks one after the other and merge. Raises ValueError where there is none."""
    found = (tally_pair(block, first, second) for block in blocks)
    start = next(found, None)
    if start is None:
        raise ValueError("there is no block to count")
    return reduce(operator.add, found, start)


def sums_of(
    first: Side,
    second: Side,
    a: Counts,
    b: Counts,
    times: Times | None = None,
    *,
    own: bool = True,
) -> list[int]:
    """Sum the products of the features of some rows, and of the scores of each side if `own`.

    Each row counts so many `times`, (n,): once, by a mask, or by whole numbers whose product with
    what features can come to is below 2^53 in every step.
    """
    if times is not None and times.dtype == np.bool_:
        a, b, times = a[times], b[times], None
    named = first.names_one and second.names_one
    alone = [side.k**2 for side in (first, second) if own and not side.names_one]
    total = np.zeros(
        first.width * second.width + sum(alone), dtype=object if times is not None else np.int64
    )
    step = max(1, min(_STEP, _NUMBERS // (first.width + second.width)))
    # Products of doubles are exact, and fast, as long as their sums stay below 2^53.
    for start in range(0, len(a), step):
        part = slice(start, start + step)
        weights = None if times is None else times[part].astype(np.float64)
        if named:
            total += np.bincount(a[part] * second.width + b[part], weights, len(total)).astype(
                np.int64
            )
            continue
        left, right = _wide(first, a[part]), _wide(second, b[part])
        parts = [_product(left, right, weights)]
        for side, wide in ((first, left), (second, right)):
            if own and not side.names_one:
                t = wide[:, 1 : 1 + side.k]
                parts.append(_product(t, t, weights))
        total += np.concatenate([each.ravel() for each in parts]).astype(np.int64)
    return [int(value) for value in total]


def _digits(first: Side, second: Side) -> int:
    """Return how many digits of a weight can be multiplied at once by what features come to."""
    largest = math.prod(1 if side.names_one else side.k**2 for side in (first, second))
    return _EXACT - (_STEP * largest).bit_length()


def _product(left: Floats, right: Floats, weights: Floats | None) -> Floats:
    return np.asarray((left if weights is None else left * weights[:, None]).T @ right)


def _wide(side: Side, features: Counts) -> Floats:
    """Write features as a row for each person, (n, width)."""
    if side.names_one:
        return np.asarray((features[:, None] == np.arange(side.width)).astype(np.float64))
    t = features.astype(np.float64)
    return np.hstack([np.ones((len(t), 1)), t, t * t])
