"""What an analyst looks at and how, as frozen values; what was before can be brought back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from core.inference.intervals import Interval

LOWEST_LEVEL, HIGHEST_LEVEL = 0.5, 0.9999
_KEPT = 200  # steps that can be undone

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choices:
    """What the analyst has chosen; the same for every question."""

    consistent: bool = False
    interval: Interval = Interval.FELDMAN_COUSINS
    level: float = 0.95
    simultaneous: bool = False
    counts: bool = False
    raw: bool = False
    truth: bool = True
    curator: bool = True
    largest_first: bool = True
    curve: bool | None = None
    explanation: bool = True
    language: str = ""

    def __post_init__(self) -> None:
        if not LOWEST_LEVEL <= self.level <= HIGHEST_LEVEL:
            raise ValueError(f"a level of {self.level} is out of range")


def remembered(choices: Choices) -> dict[str, Any]:
    """Return choices as they are written down."""
    written: dict[str, Any] = msgspec.to_builtins(choices)
    return written


def recalled(written: Mapping[str, object]) -> Choices:
    """Return choices that were written down; what this version does not take is left out."""
    try:
        return msgspec.convert(dict(written), Choices)
    except msgspec.ValidationError:
        return Choices()


@dataclass(frozen=True, slots=True)
class Looking:
    """What is looked at: a question, by its place among the entries, and how it is shown."""

    question: int = 0
    choices: Choices = Choices()


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """A value with those before it and those taken back.

    `typing` numbers the typing that the last step came of, and is 0 for any other step.
    """

    now: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()
    typing: int = 0

    def step(self, value: T, typing: int = 0) -> History[T]:
        """Take another value; all that one typing brings is one step."""
        if typing and typing == self.typing:
            if value == self.past[-1]:  # typed back to where it began
                return History(value, self.past[:-1])
            return replace(self, now=value)
        if value == self.now:
            return self
        return History(value, (*self.past, self.now)[-_KEPT:], (), typing)

    def undo(self) -> History[T]:
        """Bring the value before back."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redo(self) -> History[T]:
        """Take again what was taken back."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.now), self.future[1:])

    def drop(self) -> History[T]:
        """Take the last step back for good: it led nowhere."""
        return History(self.past[-1], self.past[:-1], self.future) if self.past else self
