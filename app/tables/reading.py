"""What is read and written for the page of a mapping, in another thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.words.places import placed
from app.words.refusals import reason_text, remedy_of_reason, sentence
from core.facts.errors import Problem, Refused, joined_places
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.facts.reading import found_in
from core.files.disk import read_bounded
from core.interchange.mapping.guess import Seen, head_row_of, looked_over
from core.interchange.mapping.model import TableMapping
from core.interchange.mapping.reading import MAX_BYTES, read
from core.interchange.mapping.rows import COLUMN, require_heads
from core.interchange.mapping.survey import drawn, with_key
from core.interchange.reader import one_reader
from core.interchange.tables import AS_FOUND, ReadOptions, Table, open_table
from core.progress import Progress, silent
from core.study import Refusal, Study, import_paths
from core.study.selection import Selection

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate

SHOWN_ROWS: Final = 5
_TOP_ROWS: Final = 12
"""Rows from the top of a table among which its heads are looked for."""
_WITH_HEAD_ROWS: Final = ("csv", "tsv", "xlsx")
_AT_ONCE: Final = 2_000
_OF_TABLE: Final = (TableFact.NOT_TAKEN, TableFact.HEAD_TWICE, TableFact.CELL_TOO_LONG)


@dataclass(frozen=True)
class TableLook:
    """A table that was looked over: what stands in each column, its first rows, and how it is.

    `found` is what its reader did, and `told` says it. `top` are its very first rows with their
    numbers, the heads among them, also those of another width.
    """

    path: Path
    seen: tuple[Seen, ...]
    first: tuple[tuple[str, ...], ...]
    n: int
    told: str
    asked: ReadOptions = AS_FOUND
    found: tuple[FoundFact, ...] = ()
    top: tuple[tuple[int, tuple[str, ...]], ...] = ()

    @property
    def head_row(self) -> int:
        """The row in which the heads seem to stand, of a table that was read from its top."""
        return head_row_of(self.top) if self.asked.head_row == 1 else self.asked.head_row


@dataclass(frozen=True)
class Consequence:
    """What an import by a mapping would do, and what it would tell of one question.

    `broken_off` rows are left out, `unanswered` ones come in and hold no answer at all.
    `stopped` says why the table cannot be read to its end, with the place; '' where it can.
    """

    accepted: int
    refused: int
    duplicates: int
    estimate: QuestionEstimate | None
    stopped: str = ""
    broken_off: int = 0
    unanswered: int = 0
    asks_who_broke_off: bool = False
    """Whether rows hold no answer at all, and nothing says that these people did not break off."""


def look_over(path: Path, asked: ReadOptions = AS_FOUND, report: Progress = silent) -> TableLook:
    """Read a table through once. Raises `Refused` with its name, and what `report` raises."""
    report(0, 0)
    first: list[tuple[str, ...]] = []
    top: list[tuple[int, tuple[str, ...]]] = []
    counted, far = [0], [0, 0]
    try:
        with one_reader(lambda: report(*far)):
            table = open_table(path, asked)
            labels = table.labels
            if table.format in _WITH_HEAD_ROWS:
                top.append((1, _heads_as_read(table)))
            rows = _told(table, first, top, counted, far, report)
            seen = looked_over(table.heads, rows, labels.columns, labels.values)
    except Refused as refused:
        raise in_file(path, refused) from refused
    told = " · ".join((table.format.upper(), *(sentence(each).rstrip(".") for each in table.told)))
    return TableLook(
        path, seen, tuple(first), counted[0], told, asked, tuple(table.told), tuple(top)
    )


def place_in(path: Path, problem: Problem) -> str:
    """Return the place of a problem within its file."""
    return problem.where.removeprefix(path.name).removeprefix(", ")


def in_file(path: Path, refused: Refused) -> Refused:
    """Return a refusal with the name of the file before its place."""
    named = joined_places(path.name, place_in(path, refused.problem))
    return Refused(replace(refused.problem, where=named))


def _heads_as_read(table: Table) -> tuple[str, ...]:
    """Return the row of the heads; '' where the reader gave a name to a column without one."""
    named = {each["name"] for each in table.told if each.fact is TableFact.HEAD_MISSING}
    return tuple("" if head in named else head for head in table.heads)


def _told(
    table: Table,
    first: list[tuple[str, ...]],
    top: list[tuple[int, tuple[str, ...]]],
    counted: list[int],
    far: list[int],
    report: Progress,
) -> Iterator[tuple[str, ...]]:
    for place, row in table.rows():
        counted[0] += 1
        if top and len(top) < _TOP_ROWS:
            top.append((int(place.removeprefix("row ")), row))
        if len(row) != len(table.heads):  # a ragged one, which an import refuses
            continue
        if len(first) < SHOWN_ROWS:
            first.append(row)
        if counted[0] % _AT_ONCE == 0:
            far[:] = [counted[0], max(counted[0], table.n) if table.n else 0]
            report(*far)
        yield row


def consequence(
    path: Path,
    mapping: TableMapping,
    question: str,
    asked: ReadOptions = AS_FOUND,
    report: Progress = silent,
) -> Consequence:
    """Import a table into a study that is forgotten again. Raises `Refused`."""
    from core.count.sampling_design import Design
    from core.study.results import estimate_tallies, tally_questions

    with Study.in_memory(with_key(mapping), for_analysis=True) as study:
        found = import_paths(study, [path], report, asked=asked)
        estimate = None
        if question:
            weight, clusters, strata = drawn(study.survey)
            selection = Selection(weight=weight, design=Design(strata, clusters))
            try:
                tallies = tally_questions(study, selection, only=question)
                (estimate,) = estimate_tallies(tallies)
            except ValueError:  # its sample has a stratum of one cluster: told where it is shown
                estimate = None
    rows = [each for each in found.refused if _is_of_row(each)]
    rest = [
        f"{placed(joined_places(path.name, each.where))}: {reason_text(each.reason)} "
        f"{remedy_of_reason(each.code, each.reason)}"
        for each in found.refused
        if each not in rows
    ]
    of_rows = any(_is_without_answer(each) for each in found.refused)
    asks = mapping.complete is None and (of_rows or found.unanswered > 0)
    left = (found.broken_off, found.unanswered, asks)
    return Consequence(found.accepted, len(rows), found.duplicates, estimate, " ".join(rest), *left)


def _is_of_row(refusal: Refusal) -> bool:
    """Tell whether one row was refused, and not the table."""
    fact = found_in(refusal.reason).fact
    return fact not in _OF_TABLE and (fact is TableFact.RAGGED or COLUMN in refusal.where)


def _is_without_answer(refusal: Refusal) -> bool:
    """Tell whether a table was refused for a row that holds no answer, or none to a question."""
    why = found_in(refusal.reason)
    if why.fact is TableFact.NOT_TAKEN and isinstance(why["why"], FoundFact):
        why = why["why"]
    return why.fact in (Fact.ROW_WITHOUT_ANSWER, Fact.EMPTY_NOT_SAID)


def missing_head(mapping: TableMapping, seen: Iterable[Seen]) -> Problem | None:
    """Return that a table has not a column that a mapping names; None where it has all."""
    try:
        require_heads(mapping, [each.head for each in seen])
    except Refused as refused:
        return refused.problem
    return None


def read_mapping(path: Path) -> TableMapping:
    """Read a mapping file. Raises `Refused`."""
    return read(read_bounded(path, MAX_BYTES))


def new_study(path: Path, mapping: TableMapping) -> None:
    """Make an empty study by a mapping. Raises `Refused`."""
    Study.create(path, with_key(mapping), for_analysis=True).close()
