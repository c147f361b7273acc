"""Mapping a table from elsewhere: what its columns mean so far, and each thing done to that.

It is held as the JSON of its file, which may have problems, so that one that is loaded and not
changed stays what it is, to the byte.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from app.analyses.looking import History
from core.errors import Problem
from core.files import canonical
from core.files.canonical import Json
from core.interchange.mapping import writing
from core.interchange.mapping.guess import Seen, guess, guess_as
from core.interchange.mapping.model import NOTHING, TableMapping
from core.interchange.mapping.reading import MappingReading, examine
from core.privacy.designs import DESIGNS, Design, for_domain
from core.privacy.mechanisms import Domain
from core.survey.model import Kind, Question

SERVICE: Final = ("id", "weight", "cluster", "stratum")
MISSING: Final = "missing"
UNMAPPED: Final = ""
Entry = dict[str, Any]


@dataclass(frozen=True)
class Mapped:
    """What the columns of a table mean; `head` is the column that is open."""

    content: Mapping[str, Json]
    head: str

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
        entry = self.column(seen.head)
        if entry is None or "values" not in entry or "separator" in entry:
            return False
        return any(meaning_of(entry, cell) == UNMAPPED for cell in seen.values)

    def randomized(self, head: str) -> tuple[str, Mapping[str, Any]]:
        """Return how the question of a column was randomized, '' for not, and its numbers."""
        question = self.question(head) or {}
        held = question.get("design") or question.get("mechanism")
        if not isinstance(held, dict):
            return "", {}
        return str(held.get("name", "")), {k: v for k, v in held.items() if k != "name"}

    def asked(self, head: str) -> Question | None:
        """Return the question of a column as it was read; None where it has a fault."""
        entry, mapping = self.question(head), self.mapping
        if entry is None or mapping is None:
            return None
        return next((each for each in mapping.questions if each.id == entry["id"]), None)


def begun(seen: Sequence[Seen], known: TableMapping | None = None) -> Mapped:
    """Begin with a mapping that is known where the table has its heads, else with a guess."""
    heads = [each.head for each in seen]
    fits = known is not None and set(known.heads) <= set(heads)
    mapping = known if fits and known is not None else guess(seen)
    content = writing.to_json(replace(mapping, key=None))
    first = next((column.column for column in mapping.columns), heads[0] if heads else "")
    return Mapped(content, first)


class Mapper:
    """A history of a mapping, with what can be done to it. Nothing here knows a window."""

    def __init__(self, seen: Sequence[Seen], first: Mapped) -> None:
        self.seen = {each.head: each for each in seen}
        self.history: History[Mapped] = History(first)

    @property
    def now(self) -> Mapped:
        """The mapping as it stands."""
        return self.history.now

    def open(self, head: str) -> None:
        """Open another column; that is no step."""
        self.history = replace(self.history, now=replace(self.now, head=head))

    def undo(self) -> None:
        """Take the last step back."""
        self.history = self.history.undo()

    def redo(self) -> None:
        """Take it again."""
        self.history = self.history.redo()

    def load(self, mapping: TableMapping) -> None:
        """Put a mapping in the place of this one."""
        content = writing.to_json(replace(mapping, key=None))
        self.history = self.history.step(Mapped(content, self.now.head))

    def set_role(self, role: str) -> None:
        """Say what the open column is."""
        head = self.now.head

        def change(content: Entry) -> None:
            _leave_out(content, head)
            if role in SERVICE:
                content[role] = head
            elif role:
                taken = [each["id"] for each in content["questions"]]
                made = guess_as(self.seen[head], Kind(role), taken)
                if made is not None:
                    part = writing.to_json(TableMapping((made[0],), tuple(made[1])))
                    content["questions"] += part["questions"]
                    content["columns"] += part["columns"]

        if role != self.now.role(head):
            self._change(change)

    def set_text(self, text: str) -> None:
        """Set the text as it was asked."""
        self._on_question(lambda question: question.update(text=text))

    def set_meaning(self, cell: str, meaning: str) -> None:
        """Say what a cell means: an answer, `MISSING`, or `UNMAPPED` for nothing yet."""
        head = self.now.head

        def change(content: Entry) -> None:
            column = next(each for each in content["columns"] if each["column"] == head)
            column.setdefault("values", {}).pop(cell, None)
            column["missing"] = [each for each in column.get("missing", ()) if each != cell]
            if meaning == MISSING:
                column["missing"] += [cell] if cell != NOTHING else []
            elif meaning != UNMAPPED:
                column["values"][cell] = meaning
            if not column["missing"]:
                del column["missing"]

        if self.now.column(head) is not None:
            self._change(change)

    def name_option(self, option: str, text: str) -> None:
        """Set the text of an answer."""

        def change(question: Entry) -> None:
            for each in question.get("options", ()):
                if each["id"] == option:
                    each["text"] = text

        self._on_question(change)

    def set_design(self, name: str) -> None:
        """Say how the question was randomized; '' for not at all."""
        if name == self.now.randomized(self.now.head)[0]:
            return

        def change(question: Entry) -> None:
            question.pop("mechanism", None)
            question.pop("design", None)
            if name:
                question["design"] = {"name": name, **usual(DESIGNS[name])}

        self._on_question(change)

    def set_number(self, name: str, text: str) -> None:
        """Set a number of the design, as it is typed."""

        def change(question: Entry) -> None:
            held = question.get("design") or question.get("mechanism")
            if isinstance(held, dict):
                whole = text.strip().isdecimal() and name in ("size", "g", "width", "cards")
                held[name] = int(text) if whole else text.strip()

        self._on_question(change)

    def _on_question(self, change: Callable[[Entry], object]) -> None:
        asked = self.now.question(self.now.head)
        if asked is None:
            return

        def find(content: Entry) -> None:
            change(next(each for each in content["questions"] if each["id"] == asked["id"]))

        self._change(find)

    def _change(self, change: Callable[[Entry], object]) -> None:
        content = copy.deepcopy(dict(self.now.content))
        change(content)
        self.history = self.history.step(replace(self.now, content=content))


def designs_for(question: Entry) -> dict[str, Design]:
    """Return the designs of one group by which a question can have been asked, by name."""
    kind = Kind(str(question["kind"]))
    domain = kind.domain(measured=kind is Kind.NUMBER and "bins" not in question)
    found = for_domain(domain)
    return {
        name: each
        for name, each in found.items()
        if (each.builds or each.lines) and each.groups == 1
    }


def meaning_of(column: Entry, cell: str) -> str:
    """Return what a cell means in a column."""
    values = column.get("values") or {}
    if cell in values:
        return str(values[cell])
    return MISSING if cell == NOTHING or cell in (column.get("missing") or ()) else UNMAPPED


def _leave_out(content: Entry, head: str) -> None:
    """Take a column away, and the question that has no column then."""
    for name in SERVICE:
        if content.get(name) == head:
            del content[name]
    gone = [each["question"] for each in content["columns"] if each["column"] == head]
    # Of a question with a column an option all columns go: a part of it is no report.
    content["columns"] = [each for each in content["columns"] if each["question"] not in gone]
    content["questions"] = [each for each in content["questions"] if each["id"] not in gone]


def usual(design: Design) -> dict[str, Json]:
    """Return numbers to begin with, that make the design one."""
    usual = {
        **{"p": "3/4", "truth": "3/4", "yes": "1/2", "prevalence": "1/4", "p1": "3/4"},
        **{"p0": "1/4", "r1": "7/10", "r0": "3/10", "q": "3/4", "no": "1/6", "gamma": "1/4"},
        **{"q1": "1/4", "p2": "3/4", "q2": "1/4", "mean-w": "1/1", "mean-u": "0/1"},
    }
    if design.name == "forced-words":
        return {"no": "1/6", "yes": "1/6"}
    if design.name == "rappor":  # its q is of a bit that is 1, its p of one that is 0
        return {"f": "1/2", "p": "1/2", "q": "3/4"}
    if Domain.OPTIONS in design.domains:
        usual |= {"q": "1/4"}
    wholes: dict[str, Json] = {"size": 1, "g": 2, "width": 1}
    return {name: wholes.get(name, usual.get(name, "1/2")) for name in design.parameters}
