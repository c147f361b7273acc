"""A question for a number on a grid, as it stands or by the bin that it is in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, cast

from core.facts.errors import Code, quote, refuse
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.lazy import np
from core.privacy.channel import Domain, OnScale, StandsFor
from core.privacy.forms import Category, Form, Grid, Report, number_of
from core.survey.kinds.base import Choices, QuestionFields, QuestionKind
from core.survey.kinds.listed import MAX_OPTIONS

if TYPE_CHECKING:
    from core.survey.kinds.base import Shares, Truths

_INTEGER = re.compile(r"-?[0-9]{1,16}", re.ASCII)


class Number(QuestionKind):
    """A whole number from low to high: truths are the numbers themselves."""

    required: ClassVar[tuple[str, ...]] = ("low", "high", "step")
    optional: ClassVar[tuple[str, ...]] = ("bins",)
    least: ClassVar[int] = 1
    numeric: ClassVar[bool] = True
    domains: ClassVar[tuple[Domain, ...]] = (Domain.OPTIONS, Domain.PLACES)

    def read(
        self, tree: Tree, content: Mapping[str, Json], where: Where, languages: tuple[str, ...]
    ) -> Choices:
        """Read the grid, and the bins where there are any; there is no k without them."""
        numbers = _numbers(tree, content, where)
        if numbers is None:
            return Choices(None)
        low, high, step = numbers
        if "bins" not in content:
            return Choices((high - low) // step + 1, (), low, high, step)
        bins = _bins(tree, content["bins"], where / "bins", numbers)
        return Choices(len(bins) - 1 if bins else None, (), low, high, step, bins or ())

    def option_ids(self, question: QuestionFields) -> tuple[str, ...]:
        """Return the bins, which read like [18,30), the last one closed; or the bands."""
        if question.cuts:
            return _band_ids(question.cuts)
        ids = [f"[{low},{high})" for low, high in pairwise(question.bins)]
        return (*ids[:-1], ids[-1][:-1] + "]") if ids else ()

    def measured(self, question: QuestionFields) -> bool:
        """Tell whether it has neither bins nor bands."""
        return not question.bins and not question.cuts

    def clear_form(self, question: QuestionFields) -> Form:
        """Return the form of a bin or a band, or of the number."""
        if question.cuts:
            return Category(len(question.cuts) + 1)
        return Category(len(question.bins) - 1) if question.bins else Grid(*_grid(question))

    def stands_for(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return the bin or the number that is saved."""
        standing = super().stands_for(question, report)
        if question.channel is not None and isinstance(standing, OnScale):
            low, _, step = _grid(question)
            return OnScale(low + step * standing.number)
        return standing

    def clear_standing(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return the number that was given, or its bin."""
        given = super().clear_standing(question, report)
        return given if not self.measured(question) else OnScale(number_of(report))

    def places(self, question: QuestionFields, truths: Truths) -> Truths:
        """Return the bins or bands of numbers, or their places on the grid."""
        if question.cuts:
            edges = np.array(question.cuts, dtype=np.int64) * question.scale
            return np.searchsorted(edges, truths, side="right").astype(np.int64)
        if question.bins:
            return np.searchsorted(question.bins[1:-1], truths, side="right").astype(np.int64)
        low, _, step = _grid(question)
        return (truths - low) // step

    def counts(self, question: QuestionFields, truths: Truths) -> Truths:
        """Return how many people are in each bin; without bins there is nothing to count."""
        return super().counts(question, truths) if question.bins else np.zeros(0, dtype=np.int64)

    def invent(
        self, question: QuestionFields, shares: Shares, n: int, generator: np.random.Generator
    ) -> Truths:
        """Make up n numbers: even inside a bin, and over the whole range without bins."""
        low, high, step = _grid(question)
        if not question.bins:
            grid = generator.integers(0, (high - low) // step, n, endpoint=True)
            return (low + step * grid).astype(np.int64)
        edges = np.array(question.bins, dtype=np.int64)
        bins = generator.choice(shares.size, n, p=shares)
        ends = np.append(edges[1:-1], high + step)  # the last bin is closed
        points = (ends - edges[:-1]) // step
        return (edges[bins] + step * generator.integers(0, points[bins])).astype(np.int64)

    def truth_of(self, question: QuestionFields, cell: str) -> int | tuple[int, ...]:
        """Read a number of the grid. Raises `Refused` (TYPE, RANGE)."""
        if not _INTEGER.fullmatch(cell):
            raise refuse(Code.TYPE, "", Fact.CELL_NOT_WHOLE(cell=quote(cell, 40)))
        number, (low, high, step) = int(cell), _grid(question)
        if not (low <= number <= high and (number - low) % step == 0):
            found = Fact.NOT_ON_GRID(number=number, low=low, high=high, step=step)
            raise refuse(Code.RANGE, "", found)
        return number

    def cells(self, question: QuestionFields, truths: Truths) -> list[str]:
        """Write the numbers."""
        return [str(number) for number in truths.tolist()]

    def form_type(self, question: QuestionFields) -> str:
        """Return the type of its row."""
        return "integer" if question.step == 1 else "range"

    def form_cells(self, question: QuestionFields) -> dict[str, str]:
        """Return the grid as other programs read it, and the bins."""
        low, high, step = _grid(question)
        if step == 1:
            cells = {"constraint": f". >= {low} and . <= {high}"}
        else:
            cells = {"parameters": f"start={low} end={high} step={step}"}
        return cells | ({"rr::bins": " ".join(map(str, question.bins))} if question.bins else {})


def _band_ids(cuts: tuple[int, ...]) -> tuple[str, ...]:
    between = [f"{low}..{high - 1}" if high - 1 > low else f"{low}" for low, high in pairwise(cuts)]
    return (f"<{cuts[0]}", *between, f">={cuts[-1]}")


def _grid(question: QuestionFields) -> tuple[int, int, int]:
    """Return the least and the greatest number, and the step."""
    return cast(int, question.low), cast(int, question.high), cast(int, question.step)


def _numbers(tree: Tree, content: Mapping[str, Json], where: Where) -> tuple[int, int, int] | None:
    values = [tree.integer(content[key], where / key) for key in ("low", "high", "step")]
    if any(value is None for value in values):
        return None
    low, high, step = (value for value in values if value is not None)
    if step < 1:
        tree.note(Code.DOMAIN, where / "step", Fact.STEP_TOO_SMALL())
    elif not low < high or (high - low) % step:
        fact = Fact.STEPS_NOT_WHOLE()
        tree.note(Code.DOMAIN, where / "high", fact)
    else:
        return low, high, step
    return None


def _bins(
    tree: Tree, value: Json, where: Where, numbers: tuple[int, int, int]
) -> tuple[int, ...] | None:
    entries = tree.array(value, where, 3, MAX_OPTIONS + 1)
    if entries is None:
        return None
    read = [tree.integer(entry, where / i) for i, entry in enumerate(entries)]
    edges = tuple(edge for edge in read if edge is not None)
    if len(edges) < len(entries):
        return None
    low, high, step = numbers
    rising = all(a < b for a, b in pairwise(edges))
    on_grid = all((edge - low) % step == 0 for edge in edges)
    if not (rising and on_grid and edges[0] == low and edges[-1] == high):
        tree.note(Code.DOMAIN, where, Fact.EDGES_NOT_RISING(low=low, high=high, step=step))
        return None
    return edges
