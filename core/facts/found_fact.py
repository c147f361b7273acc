"""What was found, as a value: its name, of a list of facts, and what belongs to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, Union

Value: TypeAlias = Union[int, str, "FoundFact"]


class Facts(StrEnum):
    """What a list of facts is: `facts/names.py` has one, `facts/of_tables.py` the other."""

    def __call__(self, **values: Value) -> FoundFact:
        """Find this, with the values that belong to it."""
        return FoundFact(self, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class FoundFact:
    """A fact with its values: numbers, texts as they are quoted, or further facts."""

    fact: Facts
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """Return a value. Raises KeyError."""
        return dict(self.values)[name]

    def written(self) -> str:
        """Return it as it is kept and handed on: compact JSON of its name and values."""
        return json.dumps(_plain(self), ensure_ascii=False, separators=(",", ":"))

    def __str__(self) -> str:
        """Read as its name and values."""
        return " ".join([self.fact.value, *(f"{name}={value}" for name, value in self.values)])


def _plain(value: Value) -> object:
    if not isinstance(value, FoundFact):
        return value
    return [value.fact.value, {name: _plain(each) for name, each in value.values}]
