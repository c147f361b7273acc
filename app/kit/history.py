"""What was done, to be undone and redone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

_KEPT = 200  # steps that can be undone


T = TypeVar("T")


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

    def back_to(self, value: T) -> History[T]:
        """Hold a value again that was held; the steps between led nowhere and are forgotten."""
        if value in self.past:
            place = len(self.past) - 1 - self.past[::-1].index(value)
            return History(value, self.past[:place], self.future)
        if value in self.future:
            return History(value, self.past, self.future[self.future.index(value) + 1 :])
        return replace(self, now=value, typing=0)

    def keeping(self, holds: Callable[[T], bool], otherwise: T) -> History[T]:
        """Forget the values that do not hold any more; `otherwise` stands in for the present."""
        past = tuple(value for value in self.past if holds(value))
        future = tuple(value for value in self.future if holds(value))
        if holds(self.now):
            return replace(self, past=past, future=future, typing=0)
        return History(otherwise, past, future)
