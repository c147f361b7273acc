"""A form of report that the program has never heard of: three numbers, and a mechanism with it.

It lives in this file alone. Tests take it from survey to every export and back, to see that nothing
else has to ask which form a report has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from made_mechanism import MadeUp
from numpy.typing import NDArray

from core.privacy.channel import StandsFor
from core.privacy.forms import Report, ReportForm
from core.privacy.randomness import Door


@dataclass(frozen=True, slots=True)
class Three(ReportForm):
    """Three numbers from 0 to below each size, packed like the digits of one number."""

    sizes: tuple[int, int, int]
    parts: ClassVar[tuple[str, ...]] = ("seed", "group", "value")

    @property
    def size(self) -> int:
        first, second, third = self.sizes
        return first * second * third

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        return tuple((0, size - 1) for size in self.sizes)

    def pack(self, report: Report) -> int:
        assert isinstance(report, tuple)
        return int(np.ravel_multi_index(report, self.sizes))

    def unpack(self, packed: int) -> Report:
        return tuple(int(each) for each in np.unravel_index(packed, self.sizes))

    def cells(self, values: NDArray[Any], place: int) -> NDArray[Any]:
        return np.asarray(np.unravel_index(values, self.sizes)[place])

    def packed_numbers(
        self, numbers: Sequence[NDArray[np.int64]]
    ) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        inside = [
            (each >= 0) & (each < size) for each, size in zip(numbers, self.sizes, strict=True)
        ]
        fine = np.logical_and.reduce(inside)
        held = tuple(np.where(fine, each, 0) for each in numbers)
        return np.asarray(np.ravel_multi_index(held, self.sizes), dtype=np.int64), fine


@dataclass(frozen=True, slots=True)
class MadeUpThree(MadeUp):
    """The made-up hash with its seed written as two numbers."""

    name: ClassVar[str] = "made-up-three"

    @property
    def form(self) -> Three:  # type: ignore[override]  # it is another form
        return Three((25, 5, self.g))

    def draw(self, truth: int, door: Door) -> Report:
        return self.form.unpack(
            MadeUp(self.k, self.g, self.p).form.pack(MadeUp.draw(self, truth, door))
        )

    def probability(self, report: Report, truth: int) -> Fraction:
        return MadeUp.probability(self, self._pair(report), truth)

    def stands_for(self, report: Report) -> StandsFor:
        return MadeUp.stands_for(self, self._pair(report))

    def _pair(self, report: Report) -> Report:
        return divmod(self.form.pack(report), self.g)
