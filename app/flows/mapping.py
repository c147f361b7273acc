"""Mapping a table from elsewhere: each thing that is done to what its columns mean."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from app.analyses.looking import History
from app.flows.mapped import MISSING, SERVICE, UNMAPPED, Entry, Mapped
from app.words.typed_numbers import read_fraction
from core.interchange.mapping import writing
from core.interchange.mapping.guess import Seen, guess_as
from core.interchange.mapping.model import NOTHING, TableMapping
from core.privacy.designs import DESIGNS, Design, for_domain
from core.survey.model import Kind
from core.survey.writing import fraction_text

WHOLE: Final = ("size", "g", "width", "cards")
"""Numbers of designs that are whole; all others are fractions."""


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
        self.history = self.history.step(Mapped(content, self.now.head, frozenset(self.seen)))

    @property
    def guessed(self) -> tuple[str, ...]:
        """The columns of which nobody has chosen or confirmed what they mean."""
        return tuple(head for head in self.seen if head not in self.now.chosen)

    def confirm(self) -> None:
        """Choose for the open column what was guessed."""
        self._confirm(self.now.together(self.now.head))

    def confirm_all(self) -> None:
        """Choose for all columns what was guessed."""
        self._confirm(frozenset(self.seen))

    def open_next_guess(self) -> None:
        """Open the next column that was guessed, from the first again after the last."""
        heads = list(self.seen)
        at = heads.index(self.now.head) if self.now.head in self.seen else -1
        for head in (*heads[at + 1 :], *heads[: at + 1]):
            if head not in self.now.chosen:
                self.open(head)
                return

    def _confirm(self, heads: frozenset[str]) -> None:
        now = replace(self.now, chosen=self.now.chosen | heads)
        self.history = self.history.step(now)

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

        if role == self.now.role(head):
            self.confirm()
        else:
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
            self.confirm()
            return

        def change(question: Entry) -> None:
            question.pop("mechanism", None)
            question.pop("design", None)
            if name:
                # Its numbers are in no table: none is put there until somebody gives it.
                question["design"] = {"name": name, **dict.fromkeys(DESIGNS[name].parameters, "")}

        self._on_question(change)

    def set_number(self, name: str, text: str) -> None:
        """Set a number of the design, as it is typed: a fraction or a decimal, taken exactly."""

        def change(question: Entry) -> None:
            held = question.get("design") or question.get("mechanism")
            if isinstance(held, dict):
                if name in WHOLE:
                    held[name] = int(text) if text.strip().isdecimal() else text.strip()
                else:
                    number = read_fraction(text)
                    held[name] = text.strip() if number is None else fraction_text(number)

        self._on_question(change)

    def _on_question(self, change: Callable[[Entry], object]) -> None:
        asked = self.now.question(self.now.head)
        if asked is None:
            return

        def find(content: Entry) -> None:
            change(next(each for each in content["questions"] if each["id"] == asked["id"]))

        self._change(find)

    def _change(self, change: Callable[[Entry], object]) -> None:
        before = self.now
        content = copy.deepcopy(dict(before.content))
        change(content)
        after = replace(before, content=content)
        chosen = before.chosen | before.together(before.head) | after.together(before.head)
        self.history = self.history.step(replace(after, chosen=chosen))


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


def _leave_out(content: Entry, head: str) -> None:
    """Take a column away, and the question that has no column then."""
    for name in SERVICE:
        if content.get(name) == head:
            del content[name]
    gone = [each["question"] for each in content["columns"] if each["column"] == head]
    # Of a question with a column an option all columns go: a part of it is no report.
    content["columns"] = [each for each in content["columns"] if each["question"] not in gone]
    content["questions"] = [each for each in content["questions"] if each["id"] not in gone]
