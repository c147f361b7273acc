"""Columns that lie in memory as a block of responses, for whoever has a table and no files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.lazy import np
from core.response.layout import Layout
from core.study.many.pack_columns import Given, pack
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from core.inference.binomial import Floats

__all__ = ["Given", "block_of"]


def block_of(columns: Sequence[tuple[Question, Given]], weights: Floats | None = None) -> Block:
    """Return the block of n people whose reports and clear answers these columns hold.

    Questions are `optional`, so that any report can be missing. `weights` has shape (n,). Raises
    ValueError where a question is not optional, columns differ in length, or a report is none
    that its question can have.

    >>> from core.survey.model import Kind
    >>> given = Given(np.array([1, 0, 1]), np.ones(3, np.bool_), np.ones(3, np.bool_))
    >>> block = block_of([(Question("seen", Kind.YES_NO, "", optional=True), given)])
    >>> block.column("seen").values.tolist()
    [1, 0, 1]
    """
    questions = tuple(question for question, _ in columns)
    if not all(question.optional for question in questions):
        raise ValueError("questions of columns are optional: any report can be missing")
    if len({len(given.present) for _, given in columns}) > 1:
        raise ValueError("columns differ in length")
    layout = Layout(Survey(("en",), "", questions))
    packed, fine = pack(layout, [given for _, given in columns], None)
    if not fine.all():
        raise ValueError(f"row {int(np.argmin(fine))} is none that the questions can have")
    return Block(layout, packed, weights)
