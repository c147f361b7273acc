"""What the columns of a table from elsewhere mean so far, and which of that a person chose.

It is held as the JSON of its file, which may have problems, so that one that is loaded and not
changed stays what it is, to the byte. What was chosen is of the page alone and in no file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from core.errors import Problem
from core.files import canonical
from core.files.canonical import Json
from core.interchange.mapping import writing
from core.interchange.mapping.guess import Seen, guess
from core.interchange.mapping.model import NOTHING, TableMapping
from core.interchange.mapping.reading import MappingReading, examine
from core.survey.model import Kind, Question

SERVICE: Final = ("id", "weight", "cluster", "stratum")
MISSING: Final = "missing"
UNMAPPED: Final = ""
Entry = dict[str, Any]
_PLACE: Final = re.compile(r"(questions|columns)\[(\d+)\](?:\.(?:design|mechanism)\.([\w-]+))?")


@dataclass(frozen=True)
class Mapped:
    """What the columns of a table mean; `head` is the column that is open.

    What `chosen` columns mean was chosen or confirmed by a person; of the others it was guessed,
    also that one is left out.
    """

    content: Mapping[str, Json]
    head: str
    chosen: frozenset[str] = frozenset()

    @cached_property
    def reading(self) -> MappingReading:
        """What is found in the mapping as it stands."""
        return examine(canonical.write(dict(self.content)))

    @property
    def mapping(self) -> TableMapping | None:
        """The mapping, where it has no errors."""
        return self.reading.mapping

    @property
    def problem(self) -> Problem | None:
        """The first problem that keeps a table from being read."""
        return self.reading.errors[0] if self.reading.errors else None

    def entries(self, key: str) -> list[Entry]:
        """Return the questions or the columns, as they stand."""
        found = self.content.get(key)
        return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []

    def column(self, head: str) -> Entry | None:
        """Return the entry of a column; None where it is left out, or tells how rows were drawn."""
        return next((each for each in self.entries("columns") if each["column"] == head), None)

    def question(self, head: str) -> Entry | None:
        """Return the question that a column belongs to."""
        column = self.column(head)
        if column is None:
            return None
        asked = self.entries("questions")
        return next((each for each in asked if each["id"] == column["question"]), None)

    def role(self, head: str) -> str:
        """Return what a column is: '' where it is left out, a service, or a kind of question."""
        for name in SERVICE:
            if self.content.get(name) == head and self.column(head) is None:
                return name
        question = self.question(head)
        return "" if question is None else str(question["kind"])

    def unclear(self, seen: Seen) -> bool:
        """Tell whether a value stands in a column that means nothing yet."""
        entry, question = self.column(seen.head), self.question(seen.head)
        if entry is None or question is None or "separator" in entry or "part" in entry:
            return False
        if question["kind"] == Kind.NUMBER and "values" not in entry:
            return False
        return any(meaning_of(entry, cell) == UNMAPPED for cell in seen.values)

    def randomized(self, head: str) -> tuple[str, Mapping[str, Any]]:
        """Return how the question of a column was randomized, '' for not, and its numbers."""
        question = self.question(head) or {}
        held = question.get("design") or question.get("mechanism")
        if not isinstance(held, dict):
            return "", {}
        return str(held.get("name", "")), {k: v for k, v in held.items() if k != "name"}

    def together(self, head: str) -> frozenset[str]:
        """Return the columns that have their meaning together: those of one question."""
        column = self.column(head)
        if column is None:
            return frozenset({head})
        entries = self.entries("columns")
        return frozenset(e["column"] for e in entries if e["question"] == column["question"])

    def place(self, problem: Problem) -> tuple[str, str]:
        """Return the column that a problem is in, and the number of its design; '' for none."""
        found = _PLACE.match(problem.where)
        entries = [] if found is None else self.entries(found[1])
        if found is None or int(found[2]) >= len(entries):
            return "", ""
        entry = entries[int(found[2])]
        if found[1] == "columns":
            return str(entry["column"]), ""
        columns = self.entries("columns")
        heads = [each["column"] for each in columns if each["question"] == entry["id"]]
        return (self.head if self.head in heads else next(iter(heads), "")), found[3] or ""

    def faults(self, head: str) -> dict[str, Problem]:
        """Return what is wrong with numbers of the design of a column, by their names."""
        found = ((self.place(each), each) for each in reversed(self.reading.errors))
        own = self.together(head)
        return {name: each for (column, name), each in found if column in own and name}

    def asked(self, head: str) -> Question | None:
        """Return the question of a column as it was read; None where it has a fault."""
        entry, mapping = self.question(head), self.mapping
        if entry is None or mapping is None:
            return None
        return next((each for each in mapping.questions if each.id == entry["id"]), None)


def begun(seen: Sequence[Seen], known: TableMapping | None = None) -> Mapped:
    """Begin with a mapping that is known where the table has its heads, else with a guess.

    Of a known one all is chosen, also what it leaves out.
    """
    heads = [each.head for each in seen]
    fits = known is not None and set(known.heads) <= set(heads)
    mapping = known if fits and known is not None else guess(seen)
    content = writing.to_json(replace(mapping, key=None))
    first = next((column.column for column in mapping.columns), heads[0] if heads else "")
    return Mapped(content, first, frozenset(heads if fits else ()))


def meaning_of(column: Entry, cell: str) -> str:
    """Return what a cell means in a column."""
    values = column.get("values") or {}
    if cell in values:
        return str(values[cell])
    return MISSING if cell == NOTHING or cell in (column.get("missing") or ()) else UNMAPPED
