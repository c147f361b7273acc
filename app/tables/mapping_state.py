"""What the columns of a table from elsewhere mean so far, and which of that a person chose.

It is held as the JSON of its file, which may have problems, so that one that is loaded and not
changed stays what it is, to the byte. What was chosen is of the page alone and in no file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from core.facts.errors import Problem
from core.files import canonical
from core.files.canonical import Json
from core.interchange.mapping import model
from core.interchange.mapping.designs import UNSAID
from core.interchange.mapping.guess import Seen, guess
from core.interchange.mapping.meanings import Meanings, UnmappedError
from core.interchange.mapping.model import NOTHING, TableMapping
from core.interchange.mapping.numbers import PLAIN, Marks
from core.interchange.mapping.reading import MappingReading, examine
from core.survey.model import KINDS, Question

SERVICE: Final = ("id", "weight", "cluster", "stratum")
COMPLETE: Final = "complete"
BROKEN_OFF: Final = "broken-off"
MISSING: Final = "missing"
UNMAPPED: Final = ""
Entry = dict[str, Any]
MARKS: Final = ("decimal", "thousands")
_NOT_NUMBERS: Final = ("values", "part", "option", "separator")
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
    ticking: bool = False
    """Whether somebody said that some columns were randomized, and is to tick them."""

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

    @property
    def choice(self) -> str:
        """What is said of what was randomized: "some" columns, "none" of them, '' for nothing."""
        said = self.content.get("randomized")
        if said in ("none", "unsaid"):
            return "none" if said == "none" else ""
        return "some" if self.ticking or self._any_randomized else ""

    @property
    def names_randomized(self) -> bool:
        """Whether it is said which columns were randomized; of a loaded mapping it is."""
        if self.ticking:
            return self._any_randomized
        return self.content.get("randomized") != "unsaid"

    @property
    def _any_randomized(self) -> bool:
        return any("design" in each or "mechanism" in each for each in self.entries("questions"))

    def needs_design(self, head: str) -> bool:
        """Tell whether a column was randomized and nobody has said by which design."""
        return self.randomized(head)[0] == UNSAID

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
        if self.completeness(head) is not None and self.column(head) is None:
            return COMPLETE
        question = self.question(head)
        return "" if question is None else str(question["kind"])

    def completeness(self, head: str) -> Entry | None:
        """Return what says which rows were broken off, where this column does."""
        found = self.content.get(COMPLETE)
        return found if isinstance(found, dict) and found.get("column") == head else None

    def has_numbers(self, head: str) -> bool:
        """Tell whether the cells of a column are read as numbers."""
        entry = self.column(head)
        if entry is None:
            return self.content.get("weight") == head
        return not any(key in entry for key in _NOT_NUMBERS) and (
            is_number(self.question(head)) or self.randomized(head)[0] in ("kuk-cards",)
        )

    def writing(self, seen: Seen) -> int | None:
        """Return which of the ways in which its numbers can be written is said of a column.

        None where it has to be said, since there are several or what is said is none of them.
        """
        held = self.column(seen.head)
        said = held if held is not None and any(key in held for key in MARKS) else self.content
        signs = [said.get(key) for key in MARKS]
        if len(seen.ways) > 1 and not any(signs):
            return None
        decimal, thousands = (sign if isinstance(sign, str) else "" for sign in signs)
        marks = Marks(decimal or PLAIN.decimal, thousands)
        return next((at for at, group in enumerate(seen.ways) if marks in group), None)

    def open_writings(self, seen: Iterable[Seen]) -> tuple[str, ...]:
        """Return the columns of numbers of which it has to be said how they are written."""
        return tuple(
            each.head
            for each in seen
            if each.ways and self.has_numbers(each.head) and self.writing(each) is None
        )

    def empty(self, head: str) -> str | None:
        """Return what it means that no column of a question's options holds anything.

        `UNMAPPED` where it is not said, None where the column is not of one option.
        """
        entry = self.column(head)
        if entry is None or "option" not in entry:
            return None
        return str(entry.get("empty", UNMAPPED))

    def unclear(self, seen: Seen) -> bool:
        """Tell whether a value stands in a column that means nothing yet, or could mean two."""
        if self.open_writings([seen]):
            return True
        entry, question = self.column(seen.head), self.question(seen.head)
        if entry is None or question is None or "part" in entry:
            return False
        if "separator" in entry:
            asked = bool(seen.counts[NOTHING]) and bool(self.randomized(seen.head)[0])
            return asked and "empty" not in entry
        if is_number(question) and "values" not in entry:
            return False
        meant = meanings_of(entry, seen)
        return any(meant(cell) == UNMAPPED for cell in seen.values)

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


def begun(seen: Sequence[Seen], known: TableMapping | None = None, head_row: int = 1) -> Mapped:
    """Begin with a mapping that is known where the table has its heads, else with a guess.

    Of a known one all is chosen, also what it leaves out. Heads were read in the row `head_row`.
    """
    heads = [each.head for each in seen]
    fits = known is not None and set(known.heads) <= set(heads)
    mapping = known if fits and known is not None else replace(guess(seen), head_row=head_row)
    content = model.to_json(replace(mapping, key=None))
    first = next((column.column for column in mapping.columns), heads[0] if heads else "")
    return Mapped(content, first, frozenset(heads if fits else ()))


def is_number(question: Entry | None) -> bool:
    """Tell whether a question of a mapping, where there is one, asks for a number."""
    return question is not None and KINDS[question["kind"]].definition.numeric


def meanings_of(column: Entry, seen: Seen) -> Callable[[str], str]:
    """Return what tells of each cell in a column what an import would take it for."""
    held = Meanings(column.get("values") or {}, column.get("missing") or (), seen.labels)

    def meant(cell: str) -> str:
        if "separator" in column and cell == NOTHING:
            return str(column.get("empty", UNMAPPED))
        try:
            return held.of(cell) or MISSING
        except UnmappedError:
            return UNMAPPED

    return meant
