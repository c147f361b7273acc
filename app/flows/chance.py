"""Chance on the screen: drawn once for a question of a sitting, and never remembered.

Where it lands is as secret as the truth. What stays here is that it was started, which is what
keeps anybody from drawing until it pleases.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from core.devices import screen_tool, throw
from core.procedures import land, sectors
from core.randomness import Door, RandomnessError
from core.sitting import Sitting
from core.survey import Question

_FINE = 2**53


@dataclass(frozen=True, slots=True)
class Spin:
    """Where the wheel will land: the sector, and the place in it from 0 to 1. Secret."""

    sector: int
    place: float

    def __repr__(self) -> str:
        """Show nothing: a repr may reach a log."""
        return "Spin(…)"


@dataclass(frozen=True, slots=True)
class Throw:
    """What the coins or the die on the screen will show. Secret."""

    outcome: int

    def __repr__(self) -> str:
        """Show nothing: a repr may reach a log."""
        return "Throw(…)"


@dataclass
class Chance:
    """The one place that starts a wheel, coins or a die; it refuses to do so a second time."""

    door: Door = field(repr=False)
    started: set[tuple[str, str]] = field(default_factory=set)  # of which sitting, which question

    def may_start(self, sitting: Sitting | None, question: Question) -> bool:
        """Tell whether a question has begun, and was neither started nor answered."""
        if sitting is None or sitting.saved or question.id in sitting.reports:
            return False
        return (sitting.id, question.id) not in self.started

    @contextlib.contextmanager
    def start(self, sitting: Sitting | None, question: Question) -> Iterator[Sitting]:
        """Note that a question is started before anything is drawn, unless nothing can be drawn.

        Raises ValueError the second time, whatever the way that led to the question again.
        """
        if sitting is None or not self.may_start(sitting, question):
            raise ValueError(f"the chance of {question.id} cannot be started, or has been")
        mark = (sitting.id, question.id)
        self.started.add(mark)
        try:
            yield sitting
        except RandomnessError:
            self.started.discard(mark)
            raise

    def spin(self, sitting: Sitting | None, question: Question) -> Spin:
        """Draw where a wheel lands. Raises ValueError as `start`, and `RandomnessError`."""
        if question.mechanism is None:
            raise ValueError("a clear question has no wheel")
        with self.start(sitting, question):
            sector = land(sectors(question.mechanism), self.door)
            return Spin(sector, self.door.below(_FINE) / _FINE)

    def throw(self, sitting: Sitting | None, question: Question) -> Throw:
        """Draw what coins or a die show. Raises ValueError as `start`, and `RandomnessError`."""
        with self.start(sitting, question) as begun:
            if begun.procedure is None:
                raise ValueError("nothing is thrown without a procedure")
            return Throw(throw(screen_tool(begun.procedure), self.door))
