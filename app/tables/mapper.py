"""Mapping a table from elsewhere: each thing that is done to what its columns mean."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from app.kit.history import History
from app.tables.mapping_state import (
    BROKEN_OFF,
    COMPLETE,
    MARKS,
    MISSING,
    SERVICE,
    UNMAPPED,
    Entry,
    Mapped,
)
from app.words.typed_numbers import read_fraction
from core.interchange.mapping import model
from core.interchange.mapping.designs import UNSAID
from core.interchange.mapping.guess import Seen, complete_by, guess_as
from core.interchange.mapping.meanings import plain
from core.interchange.mapping.model import NOTHING, TableMapping
from core.interchange.mapping.numbers import PLAIN
from core.privacy.designs import DESIGNS, Design, for_domain
from core.survey.model import Kind, fraction_text

WHOLE: Final = ("size", "g", "width", "cards")
"""Numbers of designs that are whole; all others are fractions."""


class Mapper:
    """A history of a mapping, with what can be done to it. Nothing here knows a window."""

    def __init__(self, seen: Sequence[Seen], first: Mapped) -> None:
        self.seen = {each.head: each for each in seen}
        self.history: History[Mapped] = History(first)

    @property
    def now(self) -> Mapped:
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
        content = model.to_json(replace(mapping, key=None))
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
            if role == COMPLETE:
                held = complete_by(self.seen[head])
                content[COMPLETE] = {"column": head, "not": list(held.broken_off)}
            elif role in SERVICE:
                content[role] = head
            elif role:
                taken = [each["id"] for each in content["questions"]]
                made = guess_as(self.seen[head], Kind(role), taken)
                if made is not None:
                    part = model.to_json(TableMapping((made[0],), tuple(made[1])))
                    content["questions"] += part["questions"]
                    content["columns"] += part["columns"]

        if role == self.now.role(head):
            self.confirm()
        else:
            self._change(change)

    def set_text(self, text: str) -> None:
        self._on_question(lambda question: question.update(text=text))

    def set_meaning(self, cell: str, meaning: str) -> None:
        """Say what a cell means: an answer, `MISSING`, or `UNMAPPED` for nothing yet."""
        head = self.now.head
        labels = self.seen[head].labels
        if self.now.completeness(head) is not None:
            self._set_broken_off(cell, meaning == BROKEN_OFF)
            return

        def change(content: Entry) -> None:
            column = next(each for each in content["columns"] if each["column"] == head)
            if "separator" in column and cell == NOTHING:
                column.pop("empty", None)
                if meaning != UNMAPPED:
                    column["empty"] = meaning
                return
            values = column.setdefault("values", {})
            values.pop(cell, None)
            if meaning == UNMAPPED:  # nor may its label, or another way of writing it, say it
                forms = {plain(cell), plain(labels.get(cell, cell))}
                column["values"] = {k: v for k, v in values.items() if plain(k) not in forms}
            column["missing"] = [each for each in column.get("missing", ()) if each != cell]
            if meaning == MISSING:
                column["missing"] += [cell] if cell != NOTHING else []
            elif meaning != UNMAPPED:
                column["values"][cell] = meaning
            if not column["missing"]:
                del column["missing"]

        if self.now.column(head) is not None:
            self._change(change)

    def _set_broken_off(self, cell: str, broken_off: bool) -> None:
        """Say whether rows that hold a cell in the open column were broken off."""

        def change(content: Entry) -> None:
            held = content[COMPLETE]
            rest = [each for each in held["not"] if each != cell]
            held["not"] = [*rest, cell] if broken_off else rest

        self._change(change)

    def set_empty(self, meaning: str) -> None:
        """Say what it means that nothing stands in any column of the open question's options.

        That is "none" of them, `MISSING`, or `UNMAPPED` where it is not said.
        """
        own = self.now.together(self.now.head)

        def change(content: Entry) -> None:
            for column in content["columns"]:
                if column["column"] in own:
                    column.pop("empty", None)
                    column.update({} if meaning == UNMAPPED else {"empty": meaning})

        self._change(change)

    @property
    def may_tell_completeness(self) -> tuple[str, ...]:
        """The columns that could say which rows were broken off, the likeliest first.

        None where one says it. A column of a question is none: a row may leave that out.
        """
        if COMPLETE in self.now.content:
            return ()
        free = [
            each
            for head, each in self.seen.items()
            if self.now.role(head) == "" and (each.counts[NOTHING] or len(each.values) > 1)
        ]
        free.sort(key=lambda each: not each.counts[NOTHING])
        return tuple(each.head for each in free)

    def set_writing(self, place: int) -> None:
        """Say which of the ways in which its numbers can be written is that of the open column.

        Of weights that can be said of the whole table alone: columns of which nothing was said keep
        what they are read as, and those of which it has to be said are guesses again.
        """
        seen = self.seen[self.now.head]
        marks = seen.writings[place]
        if (entry := self.now.column(seen.head)) is not None:
            question = self.now.question(seen.head) or {}
            made = guess_as(seen, Kind.NUMBER, (), marks)

            def change(content: Entry) -> None:
                (column,) = (each for each in content["columns"] if each["column"] == seen.head)
                for key in MARKS:
                    column.pop(key, None)
                column.update(marks.entries)
                if made is None or _is_of_places(question):
                    return
                asked = next(q for q in content["questions"] if q["id"] == entry["question"])
                read, (own,) = made
                asked.update(low=read.low, high=read.high, step=read.step)
                column.pop("scale", None)
                column.update({} if own.scale == 1 else {"scale": own.scale})

            self._change(change)
            return
        numbers = [head for head in self.seen if self.now.has_numbers(head) and head != seen.head]
        before = self.now.open_writings(self.seen[head] for head in numbers)

        def of_table(content: Entry) -> None:
            for column in content["columns"]:
                if column["column"] in numbers and not any(key in column for key in MARKS):
                    said = {key: content[key] for key in MARKS if key in content} or PLAIN.entries
                    column.update({} if column["column"] in before else said)
            for key in MARKS:
                content.pop(key, None)
            content.update(marks.entries)

        self._change(of_table, guessed_again=before)

    def name_option(self, option: str, text: str) -> None:

        def change(question: Entry) -> None:
            for each in question.get("options", ()):
                if each["id"] == option:
                    each["text"] = text

        self._on_question(change)

    def say_randomized(self, *, some: bool) -> None:
        """Say that some columns were randomized, which are to be ticked, or that none was."""
        content: Entry = copy.deepcopy(dict(self.now.content))
        content.pop("randomized", None)
        if not some:
            for question in content["questions"]:
                _take_design(question)
            content["randomized"] = "none"
        self.history = self.history.step(replace(self.now, content=content, ticking=some))

    def tick(self, head: str, on: bool) -> None:
        """Say that a column was randomized, by a design that is still to be named, or was not.

        What else it was guessed to be stays a guess.
        """
        content: Entry = copy.deepcopy(dict(self.now.content))
        column = self.now.column(head)
        for question in content["questions"]:
            if column is not None and question["id"] == column["question"]:
                _take_design(question)
                question.update({"design": {"name": UNSAID}} if on else {})
        self.history = self.history.step(replace(self.now, content=content))

    def set_design(self, name: str) -> None:
        """Say how the question was randomized; '' for not at all."""
        if name == self.now.randomized(self.now.head)[0]:
            self.confirm()
            return

        def change(question: Entry) -> None:
            _take_design(question)
            if name:
                # Its numbers are in no table: none is put there until somebody gives it.
                question["design"] = {"name": name, **dict.fromkeys(DESIGNS[name].parameters, "")}

        self._on_question(change)
        if name and self.now.content.get("randomized") is not None:
            # Who names a design has said that not all was asked in the clear.
            content = {k: each for k, each in self.now.content.items() if k != "randomized"}
            said = replace(self.now, content=content, ticking=True)
            self.history = replace(self.history, now=said)

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

    def _change(self, change: Callable[[Entry], object], guessed_again: Sequence[str] = ()) -> None:
        before = self.now
        content = copy.deepcopy(dict(before.content))
        change(content)
        after = replace(before, content=content)
        chosen = before.chosen | before.together(before.head) | after.together(before.head)
        self.history = self.history.step(replace(after, chosen=chosen - set(guessed_again)))


def _take_design(question: Entry) -> None:
    for key in ("mechanism", "design"):
        question.pop(key, None)


def designs_for(question: Entry) -> dict[str, Design]:
    """Return the designs of one group by which a question can have been asked, by name."""
    kind = Kind(str(question["kind"]))
    domain = kind.domain(measured="bins" not in question)
    found = for_domain(domain)
    return {
        name: each
        for name, each in found.items()
        if (each.builds or each.lines) and each.groups == 1
    }


def _is_of_places(question: Entry) -> bool:
    """Tell whether the numbers of a question are places or reports, in no unit of its own."""
    return any(key in question for key in ("bins", "mechanism", "design"))


def _leave_out(content: Entry, head: str) -> None:
    """Take a column away, and the question that has no column then."""
    for name in SERVICE:
        if content.get(name) == head:
            del content[name]
    if isinstance(held := content.get(COMPLETE), dict) and held.get("column") == head:
        del content[COMPLETE]
    gone = [each["question"] for each in content["columns"] if each["column"] == head]
    # Of a question with a column an option all columns go: a part of it is no report.
    content["columns"] = [each for each in content["columns"] if each["question"] not in gone]
    content["questions"] = [each for each in content["questions"] if each["id"] not in gone]
