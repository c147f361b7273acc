"""The rows of a table of reports: taken from blocks, shuffled or with their ids, chunk by chunk.

A study holds responses in the order of their ids, and an id is the name of a person's file. Rows
without ids are shuffled, so that no place in a table finds a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.count.selection import holds
from core.grammar.filters import Where
from core.interchange.datasets.table import Cells, Chunk, Missing, Sort
from core.interchange.reports.columns import GROUP, ReportVariable
from core.interchange.reports.names import ID, PROCEDURE, REHEARSAL, ROW, SURVEY
from core.lazy import np
from core.privacy.randomness import SYSTEM, Door
from core.response.layout import Layout, ReportColumn
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

_CELLS = 500_000  # in one chunk
_MOST_ROWS = 16_384
_KEYS = 2**62


@dataclass(frozen=True)
class People:
    """Whose reports are written: packed rows of those chosen, shape (n, layout.size).

    `ids` are those of their responses, shape (n, 16), or None where the rows are shuffled.
    Packed they take some bytes a person; what is written is unpacked chunk by chunk.
    """

    survey: Survey
    layout: Layout
    packed: NDArray[np.uint8]
    ids: NDArray[np.uint8] | None = None

    def __len__(self) -> int:
        return len(self.packed)

    @cached_property
    def alone(self) -> int:
        """Number of people whose answers in the clear, taken together, nobody else gave."""
        clear = [each for each in self.survey.questions if not each.sensitive]
        if not clear or not len(self):
            return 0
        keys, span = np.zeros(len(self), dtype=np.int64), 1
        for question in clear:
            column = self.layout.column(self.packed, question.id)
            size = 2 if question.form.spread else question.form.size
            for values in column.values.reshape(len(self), -1).T:
                answered = np.where(column.present, values, size)
                if span > _KEYS // (size + 1):  # as few keys as there are different ones
                    keys = np.unique(keys, return_inverse=True)[1]
                    span = int(keys.max()) + 1
                keys = keys * (size + 1) + answered
                span *= size + 1
        _, counts = np.unique(keys, return_counts=True)
        return int((counts == 1).sum())


def shuffled(survey: Survey, blocks: Iterable[Block], door: Door = SYSTEM) -> People:
    """Gather all reports of blocks and shuffle them with randomness that nobody can repeat."""
    found = list(blocks)
    packed = np.concatenate([each.packed for each in found])
    keys = np.frombuffer(door.random_bytes(8 * len(packed)), dtype=np.uint64)
    return People(survey, found[0].layout, packed[np.argsort(keys, kind="stable")])


def identified(
    layout: Layout,
    survey: Survey,
    rows: Iterator[tuple[bytes, bytes]],
    where: Where | None = None,
) -> People:
    """Gather reports with the ids of their responses, of those of whom a filter holds."""
    ids, packed = [], []
    while some := list(islice(rows, _MOST_ROWS)):
        block = Block.of(layout, (row for _, row in some))
        keys = np.frombuffer(b"".join(id_ for id_, _ in some), dtype=np.uint8).reshape(-1, 16)
        mask = slice(None) if where is None else holds(block, where)
        ids.append(keys[mask])
        packed.append(block.packed[mask])
    if not ids:
        ids, packed = [np.zeros((0, 16), np.uint8)], [np.zeros((0, layout.size), np.uint8)]
    return People(survey, layout, np.concatenate(packed), np.concatenate(ids))


def chunks_of(people: People, variables: Sequence[ReportVariable]) -> Iterator[Chunk]:
    """Give the rows of people, in their order, chunk by chunk; at least one chunk."""
    for rows in steps_of(people, len(variables)):
        yield tuple(_cells(people, rows, variables))


def steps_of(people: People, width: int) -> Iterator[slice]:
    """Give the rows that are unpacked at once, `width` cells each; at least one step."""
    step = max(1, min(_MOST_ROWS, _CELLS // max(1, width)))
    for start in range(0, max(1, len(people)), step):
        yield slice(start, start + step)


def _cells(people: People, rows: slice, variables: Sequence[ReportVariable]) -> Iterator[Cells]:
    packed = people.packed[rows]
    kept: tuple[str, ReportColumn, NDArray[np.uint8] | None] | None = None
    for each in variables:
        question = each.question
        if question is None:
            yield cells_beside(people, rows, each.variable.name)
            continue
        if kept is None or kept[0] != question.id:
            column = people.layout.column(packed, question.id)
            kept = question.id, column, _missing(people, packed, question, column)
        yield _of_question(question, each, kept[1], kept[2])


def _of_question(
    question: Question,
    each: ReportVariable,
    column: ReportColumn,
    missing: NDArray[np.uint8] | None,
) -> Cells:
    channel = question.channel
    if channel is not None and channel.classes is not None:
        group, report = np.divmod(column.values, channel.classes.reports)
        return Cells(group if each.place == GROUP else report, missing)
    cells = question.form.cells(column.values, each.place)
    if each.variable.sort is Sort.REAL:  # a number in units of its own
        cells = cells / question.scale
    if column.asked is not None:
        asked = column.asked[:, each.place]
        of_all = np.zeros(len(asked), np.uint8) if missing is None else missing
        missing = np.where((of_all == 0) & ~asked, np.uint8(Missing.NOT_ASKED), of_all)
    return Cells(cells, missing)


def _missing(
    people: People, packed: NDArray[np.uint8], question: Question, column: ReportColumn
) -> NDArray[np.uint8] | None:
    """Tell why a question has no report of some people; None where all have one."""
    if column.present.all():
        return None
    asked = people.layout.asked(packed, question)
    out = asked if question.optional else np.zeros(len(packed), dtype=np.bool_)
    reason = np.where(out, np.uint8(Missing.LEFT_OUT), np.uint8(Missing.NOT_ASKED))
    return np.where(column.present, np.uint8(0), reason)


def cells_beside(people: People, rows: slice, name: str) -> Cells:
    """Return the cells of a column that is of no question."""
    packed = people.packed[rows]
    n = len(packed)
    match name:
        case _ if name == ROW:
            return Cells(np.arange(rows.start + 1, rows.start + n + 1))
        case _ if name == REHEARSAL:
            return Cells(np.ones(n, dtype=np.uint8))
        case _ if name == SURVEY:
            return Cells([people.survey.digest] * n)
        case _ if name == ID and people.ids is not None:
            text = people.ids[rows].tobytes().hex()
            return Cells([text[at : at + 32] for at in range(0, 32 * n, 32)])
        case _ if name == PROCEDURE:
            found = [""] * n
            for procedure, mask in people.layout.by_procedure(packed).items():
                for place in np.flatnonzero(mask).tolist():
                    found[place] = procedure.value
            return Cells(found)
    raise KeyError(name)
