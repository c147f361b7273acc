"""A door whose draws are prescribed: all outcomes of a piece of code, each with its exact weight.

`outcomes(run)` calls `run(door)` once for every way in which the draws can fall, depth first,
and gives each result with its probability as a fraction and the draws that were asked for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
Asked = tuple[tuple[str, Fraction | int], ...]


@dataclass(frozen=True)
class Outcome(Generic[T]):
    """One way the draws can fall: what came out, how probable it is, and what was drawn."""

    result: T
    weight: Fraction
    asked: Asked


class TapeDoor(Door):
    """Takes the outcome of each draw from a tape, the first possible one beyond its end."""

    def __init__(self, tape: list[int]) -> None:
        super().__init__(source=_forbidden)
        self._tape = tape
        self.taken: list[tuple[int, int]] = []
        self.asked: list[tuple[str, Fraction | int]] = []
        self.weight = Fraction(1)

    def _take(self, n: int) -> int:
        at = len(self.taken)
        choice = self._tape[at] if at < len(self._tape) else 0
        self.taken.append((choice, n))
        return choice

    def bernoulli(self, p: Fraction) -> bool:
        assert 0 <= p <= 1
        self.asked.append(("bernoulli", p))
        possible = [(value, w) for value, w in ((False, 1 - p), (True, p)) if w]
        value, weight = possible[self._take(len(possible))]
        self.weight *= weight
        return value

    def below(self, n: int) -> int:
        assert n >= 1
        self.asked.append(("below", n))
        self.weight /= n
        return self._take(n)

    def coins(self, p: Fraction, n: int) -> bytes:
        return bytes(self.bernoulli(p) for _ in range(n))

    def bernoulli_many(self, p: Fraction, shape: int | tuple[int, ...]) -> NDArray[np.bool_]:
        size = int(np.prod(shape))
        drawn = [self.bernoulli(p) for _ in range(size)]
        return np.array(drawn, dtype=np.bool_).reshape(shape)

    def below_many(self, n: int, size: int) -> NDArray[np.int64]:
        return np.array([self.below(n) for _ in range(size)], dtype=np.int64)


def _forbidden(n: int) -> bytes:
    raise AssertionError(f"{n} bytes were drawn past the tape")


def outcomes(run: Callable[[Door], T]) -> Iterator[Outcome[T]]:
    """Run once for every way in which the draws can fall."""
    tape: list[int] = []
    while True:
        door = TapeDoor(tape)
        yield Outcome(run(door), door.weight, tuple(door.asked))
        path = door.taken
        while path and path[-1][0] == path[-1][1] - 1:
            path.pop()
        if not path:
            return
        tape = [choice for choice, _ in path]
        tape[-1] += 1


def distribution(run: Callable[[Door], H]) -> dict[H, Fraction]:
    """Return the exact probability of every result that can come out."""
    total: defaultdict[H, Fraction] = defaultdict(Fraction)
    for outcome in outcomes(run):
        total[outcome.result] += outcome.weight
    return dict(total)
