"""How a sample was drawn and is weighted: strata, clusters, margins of clear questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.count.blocks import Block
from core.count.raking import Margin, RakingError, rake
from core.count.variance import LoneClusterError
from core.count.weighted_sums import Unit
from core.facts.errors import Code, refuse
from core.facts.names import Fact
from core.facts.value_error import WrongValueError
from core.lazy import np
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats


@dataclass(frozen=True, slots=True)
class Design:
    """Clear questions that name the stratum and the cluster of a respondent, and margins.

    Who did not answer one of them counts nothing.
    """

    strata: str | None = None
    clusters: str | None = None
    margins: tuple[Margin, ...] = ()


NO_DESIGN: Final = Design()
_MOST_KEYS = 2**62


@dataclass(frozen=True, eq=False)
class Sample:
    """A design fitted to responses: blocks of them are weighted by it, each for itself."""

    design: Design
    factors: Floats

    def of(self, block: Block) -> Block:
        """Return a block with its units and its weights times those raked.

        Raises KeyError for an unknown question, ValueError for one that names no group.
        """
        design, n = self.design, len(block)
        weights = np.ones(n) if block.weights is None else block.weights
        cells, inside = _cells(block, design.margins)
        if design.margins:
            weights = weights * self.factors[tuple(cells)]
        codes = [np.full(n, -1), np.full(n, -1), *cells]
        for place, id_ in enumerate((design.strata, design.clusters)):
            if id_ is not None:
                codes[place], given = _codes(block, id_)
                inside &= given
        inside &= weights > 0
        weights = np.where(inside, weights, 0.0)
        first, unit_of = _different([column[inside] for column in codes])
        found = np.stack([column[inside][first] for column in codes], axis=1)
        units = tuple(Unit(row[0], row[1], tuple(row[2:])) for row in found.tolist())
        places = np.full(n, -1, dtype=np.int64)
        places[inside] = unit_of
        sizes = tuple(np.bincount(unit_of, minlength=len(units)).tolist())
        return replace(block, weights=weights, units=units, sizes=sizes, unit_of=places)


def can_name_units(question: Question) -> bool:
    """Tell whether the answers to a question can name strata or clusters."""
    return not question.sensitive and not question.multiple


def fit(design: Design, blocks: Iterable[Block]) -> Sample:
    """Fit the weights of a design to responses, which are read once.

    Raises as `rake`, `Margin.over` and `Sample.of` do, and ValueError for a margin of one
    question twice.
    """
    if not design.margins:
        return Sample(design, np.ones(()))
    names = [margin.question for margin in design.margins]
    if len(set(names)) < len(names):
        raise ValueError("give each question one margin")
    total: Floats | None = None
    questions, shares = [], []
    for block in blocks:
        if total is None:
            questions = [block.question(name) for name in names]
            shares = [each.over(q) for each, q in zip(design.margins, questions, strict=True)]
            total = np.zeros([len(each) for each in shares])
        cells, inside = _cells(block, design.margins)
        weights = np.ones(len(block)) if block.weights is None else block.weights
        np.add.at(total, tuple(cell[inside] for cell in cells), weights[inside])
    if total is None:
        raise ValueError("there is no block to count")
    return Sample(design, rake(total, shares, questions))


def _different(
    columns: Sequence[NDArray[np.int64]],
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return where each different row of columns stands first, in their order, and which each is.

    As `np.unique` does of rows, which sorts them a hundred times as long as one number each.
    """
    keys, most = np.zeros(len(columns[0]), dtype=np.int64), 1
    for column in columns:
        least = int(column.min(initial=0))
        range_ = int(column.max(initial=0)) - least + 1
        if most * range_ >= _MOST_KEYS:
            keys, most = np.unique(keys, return_inverse=True)[1].reshape(-1), len(keys)
        keys, most = keys * range_ + (column - least), most * range_
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return first, which.reshape(-1)


def _cells(
    block: Block, margins: tuple[Margin, ...]
) -> tuple[list[NDArray[np.int64]], NDArray[np.bool_]]:
    """Return the category of each margin that a response is in, (n,), and who is in all."""
    inside = np.ones(len(block), dtype=np.bool_)
    cells = []
    for margin in margins:
        codes, given = _codes(block, margin.question)
        order = np.argsort(block.question(margin.question).codes)
        cells.append(order[np.where(given, codes, 0)])
        inside &= given
    return cells, inside


def _codes(block: Block, question_id: str) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return the answer to a clear question as a number, (n,), and who gave one."""
    question = block.question(question_id)
    if not can_name_units(question):
        raise WrongValueError("responses cannot be grouped by {0}", question_id)
    column = block.column(question_id)
    return column.values.astype(np.int64), column.present


@contextmanager
def refusing_design() -> Iterator[None]:
    """Raise `Refused` where no weights reach the known shares, or a stratum has one cluster."""
    try:
        yield
    except RakingError as error:
        raise refuse(Code.RANGE, "", error.fact) from error
    except LoneClusterError as error:
        raise refuse(Code.RANGE, "", Fact.LONE_CLUSTER()) from error
