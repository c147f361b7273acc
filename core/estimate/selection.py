"""Which responses count: those of people who gave certain answers to clear questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.estimate.blocks import Block
from core.estimate.tally import groups_by
from core.lazy import np


@dataclass(frozen=True, slots=True)
class Condition:
    """Those who gave one of these answers, by their ids, to a question asked in the clear."""

    question: str
    answers: tuple[str, ...]


def chosen(block: Block, conditions: Sequence[Condition]) -> Block:
    """Return the responses of a block that meet every condition; who did not answer does not.

    Raises KeyError for an unknown question or answer, ValueError where `groups_by` does.
    """
    met = np.ones(len(block), dtype=np.bool_)
    for condition in conditions:
        question = block.question(condition.question)
        groups = groups_by(question, block.column(condition.question))
        given = np.zeros(len(block), dtype=np.bool_)
        for answer in condition.answers:
            given |= groups[answer]
        met &= given
    return block.where(met)
