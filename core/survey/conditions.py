"""Who is asked a question: those whose clear answers to earlier questions fulfil a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from core.facts.errors import Code
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where

MAX_PARTS = 8
_MAX_VALUES = 1024


@dataclass(frozen=True, slots=True)
class Answered:
    """An earlier clear question, and which answers to it count.

    Of options the ids in `values`; of a number what is not below `at_least` nor above `at_most`.
    """

    question: str
    values: tuple[str, ...] = ()
    at_least: int | None = None
    at_most: int | None = None

    @property
    def ranged(self) -> bool:
        """Tell whether the answers are numbers in a range."""
        return self.at_least is not None or self.at_most is not None

    def contains(self, number: int) -> bool:
        """Tell whether a number is in the range.

        >>> Answered("age", at_least=18).contains(17)
        False
        """
        above = self.at_least is None or number >= self.at_least
        return above and (self.at_most is None or number <= self.at_most)

    @property
    def meaning(self) -> tuple[str, frozenset[str], int | None, int | None]:
        """What it asks for, in whatever order its values were written."""
        return self.question, frozenset(self.values), self.at_least, self.at_most


@dataclass(frozen=True, slots=True)
class AskIf:
    """Ask only those who gave all of these answers or, where not `every`, any of them.

    An answer that was left out, or to a question that was not asked, fulfils nothing.
    """

    parts: tuple[Answered, ...]
    every: bool = True

    @classmethod
    def of(cls, question: str, *values: str) -> Self:
        """Make a condition on the answer to one question among options."""
        return cls((Answered(question, values),))

    @property
    def sources(self) -> tuple[str, ...]:
        """The ids of the questions that decide, each once."""
        return tuple(dict.fromkeys(part.question for part in self.parts))

    @property
    def meaning(self) -> tuple[bool, frozenset[object]]:
        """What it asks for, in whatever order it was written; equal for equal conditions.

        >>> AskIf.of("a", "x", "y").meaning == AskIf.of("a", "y", "x").meaning
        True
        """
        return self.every or len(self.parts) == 1, frozenset(part.meaning for part in self.parts)


def condition_json(condition: AskIf) -> Json:
    """Return a condition as it stands in a file.

    >>> condition_json(AskIf((Answered("sex", ("f",)), Answered("age", at_least=18))))
    {'all': [{'question': 'sex', 'in': ['f']}, {'question': 'age', 'at_least': 18}]}
    """
    parts: list[Json] = [_part_json(part) for part in condition.parts]
    return parts[0] if len(parts) == 1 else {"all" if condition.every else "any": parts}


def _part_json(part: Answered) -> Json:
    if not part.ranged:
        return {"question": part.question, "in": list(part.values)}
    ends = {"at_least": part.at_least, "at_most": part.at_most}
    return {"question": part.question} | {key: end for key, end in ends.items() if end is not None}


def read_condition(tree: Tree, value: Json, where: Where) -> AskIf | None:
    """Read a condition; None where an error was noted. Whether it can be met is judged later."""
    joined = [key for key in ("all", "any") if isinstance(value, dict) and key in value]
    if not joined or not isinstance(value, dict):
        part = _read_part(tree, value, where)
        return None if part is None else AskIf((part,))
    key = joined[0]
    tree.object(value, where, (key,))
    entries = tree.array(value[key], where / key, 2, MAX_PARTS)
    parts = [_read_part(tree, entry, where / key / i) for i, entry in enumerate(entries or ())]
    read = tuple(part for part in parts if part is not None)
    if len({part.meaning for part in read}) < len(read):
        tree.note(Code.DOMAIN, where / key, Fact.VALUE_TWICE())
    return AskIf(read, key == "all") if read and len(read) == len(parts) else None


def _read_part(tree: Tree, value: Json, where: Where) -> Answered | None:
    ranged = isinstance(value, dict) and ("at_least" in value or "at_most" in value)
    required = ("question",) if ranged else ("question", "in")
    optional = ("at_least", "at_most") if ranged else ()
    content = tree.object(value, where, required, optional)
    if content is None or any(key not in content for key in required):
        return None
    source = tree.id(content["question"], where / "question")
    if ranged:
        ends = [
            tree.integer(content[key], where / key) if key in content else None for key in optional
        ]
        return None if source is None else Answered(source, (), *ends)
    entries = tree.array(content["in"], where / "in", 1, _MAX_VALUES)
    if source is None or entries is None:
        return None
    read = [tree.id(entry, where / "in" / i) for i, entry in enumerate(entries)]
    values = tuple(value for value in read if value is not None)
    if len(set(values)) < len(values):
        tree.note(Code.DOMAIN, where / "in", Fact.VALUE_TWICE())
    return Answered(source, values)
