"""Many responses in blocks: a study, a file of a million lines, a part of it on another machine.

Each block is counted by itself, and tallies are merged. However rows are divided and in whatever
order blocks come, all is the same, bit by bit: counts are whole numbers, weighted sums exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from core.count.tally import Tally
from core.count.tally_columns import groups_by, tally_rows
from core.count.weighted_sums import Unit, UnitSums
from core.facts.value_error import WrongValueError
from core.lazy import np
from core.privacy.mechanisms import Grid
from core.privacy.procedures import Procedure
from core.response.layout import Layout, ReportColumn
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats


@dataclass(frozen=True, slots=True)
class Block:
    """Some responses to one survey: packed rows (n, layout.size), and the weight of each, (n,).

    Without weights each counts once. Where the sample has a design, `units` are the parts of it,
    `sizes` how many of the block are in each, and `unit_of` tells for each response which it is
    in, (n,), −1 for none. Columns of reports and clear answers are taken from it:

    >>> from core.examples import example_survey
    >>> from core.response import Layout, Response
    >>> survey = example_survey("bribery")
    >>> layout = Layout(survey)
    >>> def row(bribe: int, area: int) -> bytes:
    ...     answers = {"bribe": bribe, "area": area}
    ...     return layout.pack(Response("", survey.digest, answers, survey.procedures[0]))
    >>> block = Block.of(layout, [row(1, 0), row(0, 2), row(1, 2)])
    >>> block.column("bribe").values.tolist()
    [1, 0, 1]
    >>> in_the_country = block.where(block.column("area").values == 2)
    >>> len(in_the_country)
    2
    """

    layout: Layout
    packed: NDArray[np.uint8]
    weights: Floats | None = None
    units: tuple[Unit, ...] = ()
    sizes: tuple[int, ...] = ()
    unit_of: NDArray[np.int64] | None = None

    @classmethod
    def of(cls, layout: Layout, rows: Iterable[bytes]) -> Block:
        """Make a block of rows as `Layout.pack` returns them."""
        packed = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(-1, layout.size)
        return cls(layout, packed)

    def __len__(self) -> int:
        return len(self.packed)

    def question(self, question_id: str) -> Question:
        """Return the question of this id, or a number in bands. Raises KeyError."""
        return self.layout.question(question_id)

    def column(self, question_id: str) -> ReportColumn:
        """Return the reports, or the clear answers, to one question. Raises KeyError."""
        return self.layout.column(self.packed, question_id)

    def where(self, rows: NDArray[np.bool_] | NDArray[np.int64]) -> Block:
        """Return the responses that a mask of shape (n,) or places name, with their weights."""
        weights = None if self.weights is None else self.weights[rows]
        unit_of = None if self.unit_of is None else self.unit_of[rows]
        return replace(self, packed=self.packed[rows], weights=weights, unit_of=unit_of)

    def groups(self, by: str) -> dict[str, Block]:
        """Return the block of each group that gave one answer to the clear question `by`.

        Raises KeyError, and ValueError where it cannot group (see `groups_by`).
        """
        masks = groups_by(self.question(by), self.column(by))
        return {value: self.where(rows) for value, rows in masks.items()}

    def procedures(self) -> dict[Procedure, Block]:
        """Return the block of those who chose each procedure, where a survey offers any."""
        masks = self.layout.by_procedure(self.packed)
        return {procedure: self.where(rows) for procedure, rows in masks.items()}

    def weighted_by(self, question_id: str) -> Block:
        """Return the block with each response weighted by its answer to a clear number.

        Those who did not answer it count nothing. Raises KeyError, and ValueError for another
        question or one whose numbers can be negative.
        """
        question = self.question(question_id)
        grid = question.form
        if not isinstance(grid, Grid) or not can_weigh(question):
            raise WrongValueError("responses cannot be weighted by {0}", question_id)
        column = self.column(question_id)
        numbers = (grid.low + grid.step * column.values.astype(np.float64)) / question.scale
        return replace(self, weights=np.where(column.present, numbers, 0.0))


def can_weigh(question: Question) -> bool:
    """Tell whether responses can be weighted by their answers, as `Block.weighted_by` does."""
    grid = question.form
    return not question.sensitive and isinstance(grid, Grid) and grid.low >= 0


@dataclass(frozen=True, slots=True)
class QuestionTally:
    """The tally of a question: of everybody, and of each group by its value."""

    whole: Tally
    groups: dict[str, Tally]

    def __add__(self, other: QuestionTally) -> QuestionTally:
        """Merge. Raises ValueError as for tallies, and for other groups."""
        if self.groups.keys() != other.groups.keys():
            raise ValueError(f"{self.whole.question.id} is split into other groups")
        groups = {value: group + other.groups[value] for value, group in self.groups.items()}
        return QuestionTally(self.whole + other.whole, groups)


Tallies: TypeAlias = tuple[QuestionTally, ...]
"""Of each question of a survey, in order."""


def tally_block(block: Block, only: str | None = None, by: str | None = None) -> Tallies:
    """Count every question of a block, or `only` one, in all and for each group of `by`.

    Raises KeyError for an unknown id, ValueError where responses cannot be grouped or weighted
    so, and `ImpossibleReportError`.
    """
    chosen = [each.question.id for each in block.layout.fields if not each.question.unasked]
    if only is not None:
        chosen = [block.question(only).id]
    whole = _tally_units(block, only)
    found = {id_: QuestionTally(whole[id_], {}) for id_ in chosen}
    if by is None:
        return tuple(found.values())
    own = block.question(by).asked_id
    for value, part in block.groups(by).items():
        inside = _tally_units(part, only)
        for id_ in chosen:
            if id_ != own:
                found[id_].groups[value] = inside[id_]
    return tuple(found.values())


def _tally_units(block: Block, only: str | None) -> dict[str, Tally]:
    """Count a block, and each unit of its sample by itself."""
    found = tally_rows(block.layout, block.packed, block.weights, only)
    if block.unit_of is None:
        return found
    units: dict[str, list[UnitSums]] = {id_: [] for id_ in found}
    order = np.argsort(block.unit_of, kind="stable")
    ends = np.searchsorted(block.unit_of[order], np.arange(len(block.units) + 1)).tolist()
    parts = zip(block.units, block.sizes, pairwise(ends), strict=True)
    for unit, size, (first, last) in parts:
        part = block.where(order[first:last])
        for id_, inside in tally_rows(part.layout, part.packed, part.weights, only).items():
            if inside.weighted is not None:
                units[id_].append(UnitSums(unit, size, inside.weighted))
    return {
        id_: each.by_weight(replace(each.weighted, units=tuple(units[id_])))
        if each.weighted is not None
        else each
        for id_, each in found.items()
    }


def tally_blocks(
    blocks: Iterable[Block], only: str | None = None, by: str | None = None
) -> Tallies:
    """Count blocks one after the other and merge; no more than one is needed at a time.

    Raises as `tally_block` and `merge` do, and ValueError where there is no block at all: nothing
    is one empty block.

    >>> from core.examples import example_survey
    >>> from core.response import Layout, Response
    >>> survey = example_survey("bribery")
    >>> layout = Layout(survey)
    >>> def row(bribe: int, area: int) -> bytes:
    ...     answers = {"bribe": bribe, "area": area}
    ...     return layout.pack(Response("", survey.digest, answers, survey.procedures[0]))
    >>> blocks = [Block.of(layout, [row(1, 0), row(0, 2)]), Block.of(layout, [row(1, 2)])]
    >>> bribe, area = tally_blocks(blocks, by="area")
    >>> bribe.whole.counts, {value: group.counts for value, group in bribe.groups.items()}
    ((2, 1), {'city': (1, 0), 'town': (0, 0), 'country': (1, 1)})
    """
    found = (tally_block(block, only, by) for block in blocks)
    first = next(found, None)
    if first is None:
        raise ValueError("there is no block to count")
    return reduce(merge, found, first)


def tally_nested(
    blocks: Iterable[Block], by: str, then: str, only: str | None = None
) -> dict[str, Tallies]:
    """Count each group of `by` as `tally_blocks` counts everybody, with groups of `then`.

    Raises as `tally_blocks` does.

    >>> from core.examples import example_survey
    >>> from core.response import Layout
    >>> block = Block.of(Layout(example_survey("bribery")), [])
    >>> found = tally_nested([block], "area", "area", only="bribe")
    >>> [(value, list(tallies[0].groups)) for value, tallies in found.items()][:1]
    [('city', ['city', 'town', 'country'])]
    """
    found: dict[str, Tallies] = {}
    for block in blocks:
        for value, part in block.groups(by).items():
            counted = tally_block(part, only, then)
            found[value] = merge(found[value], counted) if value in found else counted
    if not found:
        raise ValueError("there is no block to count")
    return found


def merge(first: Tallies, second: Tallies) -> Tallies:
    """Merge the tallies of two piles of responses; the order does not matter.

    Raises ValueError where they are not of the same questions of one survey, or only one is
    weighted.
    """
    if len(first) != len(second):
        raise ValueError("these are tallies of different questions")
    return tuple(one + other for one, other in zip(first, second, strict=True))
