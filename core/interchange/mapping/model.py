"""A mapping as a value: the questions of a table collected elsewhere, and what its columns mean.

In the JSON of its file absent parts are left out, never empty.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from core.files import canonical
from core.files.canonical import Json
from core.interchange.mapping.numbers import Marks
from core.survey.digest_words import words_of
from core.survey.model import Question, parameters_json, question_json, without_none

FORMAT = "candor-mapping"
VERSION = 1
SUFFIX = ".mapping"
KEY_DIGITS = 64
NOTHING = ""
"""What an empty cell holds; by itself it means that nothing was answered."""
RANDOMIZED = ("none", "unsaid")
"""What can be said of all columns at once: none was randomized, or nobody has said it yet."""

Parameters: TypeAlias = Mapping[str, Fraction | int]


@dataclass(frozen=True, slots=True)
class Column:
    """What a column holds: reports to a question, or to one of its options, or a part of them.

    `values` tells for each cell what it means: "yes", "no" or the id of an option; in a column of
    numbers there are none. `missing` are cells that mean no answer, as an empty one does.
    `separator` stands between the options in a cell that names several. A number in a cell times
    `scale` is the whole number on the question's grid; `decimal` and `thousands` say how it is
    written where that is not said of the whole table. `part` is "seed" or "value" of a hash.
    `empty` says what it means that nothing stands in any column of several options: "none" of them,
    or "missing", that it was not answered.
    """

    column: str
    question: str
    option: str | None = None
    part: str | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    separator: str | None = None
    scale: int = 1
    empty: str | None = None
    decimal: str | None = None
    thousands: str | None = None


@dataclass(frozen=True, slots=True)
class DesignChoice:
    """A design by its name: one for all, or one for each value of the column `by`."""

    name: str
    parameters: Parameters = field(default_factory=dict)
    by: str | None = None
    groups: Mapping[str, Parameters] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Completeness:
    """Which rows were broken off: those whose cell in this column is one of `broken_off`."""

    column: str
    broken_off: tuple[str, ...]


@dataclass(frozen=True)
class TableMapping:
    """A whole mapping, read and found free of errors.

    `questions` have their mechanisms; `designs` are those that were named, by the question's id.
    `id`, `weight`, `cluster` and `stratum` are heads of columns. `complete` tells which rows were
    broken off, and are left out. `decimal` and `thousands` are how numbers are written. The heads
    stand in the row `head_row`; those above it are left out. `randomized` is "none" where it was
    said that no column was randomized, "unsaid" in a first mapping, else None. `key` makes ids of a
    study out of those of the table; it is there only in a mapping that a study holds.
    """

    questions: tuple[Question, ...]
    columns: tuple[Column, ...]
    designs: Mapping[str, DesignChoice] = field(default_factory=dict)
    title: str | None = None
    id: str | None = None
    weight: str | None = None
    cluster: str | None = None
    stratum: str | None = None
    complete: Completeness | None = None
    decimal: str | None = None
    thousands: str | None = None
    randomized: str | None = None
    head_row: int = 1
    key: str | None = field(default=None, repr=False)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the canonical bytes without the key, as 64 hex digits."""
        content = to_json(self)
        content.pop("key", None)
        return hashlib.sha256(canonical.write(content)).hexdigest()

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words of the digest; they are slow to make, see `core.survey.digest_words`."""
        return words_of(self.digest)

    def columns_of(self, question_id: str) -> tuple[Column, ...]:
        """Return the columns that hold reports to a question, in their order."""
        return tuple(each for each in self.columns if each.question == question_id)

    def marks_of(self, column: Column | None = None) -> Marks:
        """Return how numbers are written in a column, or in those that hold no question."""
        decimal, thousands = self.decimal, self.thousands
        if column is not None and (column.decimal or column.thousands):
            decimal, thousands = column.decimal, column.thousands
        return Marks(decimal or ".", thousands or "")

    def says_marks_of(self, column: Column | None = None) -> bool:
        """Tell whether it is said how numbers are written in a column, or in the table."""
        said = (self.decimal, self.thousands)
        own = () if column is None else (column.decimal, column.thousands)
        return any(sign is not None for sign in (*said, *own))

    @property
    def heads(self) -> tuple[str, ...]:
        """Return the heads of all columns that are needed, each once."""
        service = (self.id, self.weight, self.cluster, self.stratum)
        by = (choice.by for choice in self.designs.values())
        complete = None if self.complete is None else self.complete.column
        named = (*(each.column for each in self.columns), *service, *by, complete)
        return tuple(dict.fromkeys(name for name in named if name is not None))


def write(mapping: TableMapping) -> bytes:
    """Return the canonical bytes of a mapping, as they stand in its file: without a key."""
    return canonical.write(to_json(replace(mapping, key=None)))


def write_held(mapping: TableMapping) -> bytes:
    """Return the canonical bytes of a mapping as a study holds it: with the study's own key."""
    return canonical.write(to_json(mapping))


def to_json(mapping: TableMapping) -> dict[str, Json]:
    """Return the JSON object of a mapping."""
    return without_none(
        {
            "format": FORMAT,
            "version": VERSION,
            "title": mapping.title,
            "questions": [
                _with_design(question_json(question), mapping.designs.get(question.id))
                for question in mapping.questions
            ],
            "columns": [_column(column) for column in mapping.columns],
            "id": mapping.id,
            "weight": mapping.weight,
            "cluster": mapping.cluster,
            "stratum": mapping.stratum,
            "complete": _complete(mapping.complete),
            "decimal": mapping.decimal,
            "thousands": mapping.thousands,
            "randomized": mapping.randomized,
            "head_row": None if mapping.head_row == 1 else mapping.head_row,
            "key": mapping.key,
        }
    )


def _with_design(question: dict[str, Json], design: DesignChoice | None) -> Json:
    if design is None:
        return question
    content = {key: value for key, value in question.items() if key != "mechanism"}
    named: dict[str, Json] = {"name": design.name, **parameters_json(design.parameters)}
    if design.by is not None:
        named["by"] = design.by
        named["groups"] = {
            value: {**parameters_json(each)} for value, each in design.groups.items()
        }
    return {**content, "design": named}


def _complete(complete: Completeness | None) -> Json:
    if complete is None:
        return None
    return {"column": complete.column, "not": list(complete.broken_off)}


def _column(column: Column) -> Json:
    return without_none(
        {
            "column": column.column,
            "question": column.question,
            "option": column.option,
            "part": column.part,
            "values": dict(column.values) or None,
            "missing": list(column.missing) or None,
            "separator": column.separator,
            "scale": None if column.scale == 1 else column.scale,
            "empty": column.empty,
            "decimal": column.decimal,
            "thousands": column.thousands,
        }
    )
