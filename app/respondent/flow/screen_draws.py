"""Chance on the screen: drawn once for a question of a sitting, and never remembered.

Where it lands is as secret as the truth. What stays here is that it was started, which is what
keeps anybody from drawing until it pleases.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from core.facts.errors import Refused
from core.privacy.chance_devices import screen_tool, throw
from core.privacy.procedures import land, sectors
from core.privacy.randomness import Door, RandomnessError
from core.response.sitting import Sitting
from core.response.steps import start, take_back_start
from core.response.store import Store
from core.survey import Question, Survey

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
    """The one place that starts a wheel, coins or a die: once, and not again until reopened."""

    door: Door = field(repr=False)
    store: Store = field(repr=False)
    started: set[tuple[str, str]] = field(default_factory=set)  # of which sitting, which question

    def may_start(self, sitting: Sitting | None, question: Question) -> bool:
        """Tell whether a question has begun, and was neither answered nor started since."""
        if sitting is None or not sitting.may_start(question):
            return False
        return (sitting.id, question.id) not in self.started

    def reopen(self, sitting: Sitting | None, question: Question) -> None:
        """Let a question be started once more, as after closing; on disk the start counts on."""
        if sitting is not None:
            self.started.discard((sitting.id, question.id))

    @contextlib.contextmanager
    def start(
        self, sitting: Sitting | None, question: Question, survey: Survey
    ) -> Iterator[Sitting]:
        """Count a start, here and on disk, before anything is drawn; give the sitting with it.

        Where nothing can be drawn the start is taken back; it counts if the disk refuses that.
        Raises ValueError the second time, whatever the way that led to the question again, and
        `NotKeptError`; then it has not been started.
        """
        if sitting is None or not self.may_start(sitting, question):
            raise ValueError(f"the chance of {question.id} cannot be started, or has been")
        begun = start(sitting, question, survey, self.store)
        mark = (sitting.id, question.id)
        self.started.add(mark)
        try:
            yield begun
        except RandomnessError:
            self.started.discard(mark)
            with contextlib.suppress(Refused, OSError):
                take_back_start(begun, question, survey, self.store)
            raise

    def spin(
        self, sitting: Sitting | None, question: Question, survey: Survey
    ) -> tuple[Sitting, Spin]:
        """Draw where a wheel lands. Raises as `start`, and `RandomnessError`."""
        with self.start(sitting, question, survey) as begun:
            if question.channel is None:
                raise ValueError("a clear question has no wheel")
            sector = land(sectors(question.channel), self.door)
            return begun, Spin(sector, self.door.below(_FINE) / _FINE)

    def throw(
        self, sitting: Sitting | None, question: Question, survey: Survey
    ) -> tuple[Sitting, Throw]:
        """Draw what coins or a die show. Raises as `start`, and `RandomnessError`."""
        with self.start(sitting, question, survey) as begun:
            if begun.procedure is None:
                raise ValueError("nothing is thrown without a procedure")
            return begun, Throw(throw(screen_tool(begun.procedure), self.door))
