"""What was found, as a value: its name, of the list in `core/facts.py`, and what belongs to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, Union

if TYPE_CHECKING:
    from core.facts import Fact

Value: TypeAlias = Union[int, str, "Found"]


@dataclass(frozen=True, slots=True)
class Found:
    """A fact with its values: numbers, texts as they are quoted, or further facts."""

    fact: Fact
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
    if not isinstance(value, Found):
        return value
    return [value.fact.value, {name: _plain(each) for name, each in value.values}]
