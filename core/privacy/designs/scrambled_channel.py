"""Numbers that people scrambled themselves, as a channel: only their mean leads to the truths'."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import Chances, Channel, Domain, OnScale, StandsFor
from core.privacy.forms import Grid, Report, number_of

if TYPE_CHECKING:
    from core.privacy.channel import Counts
    from core.privacy.forms import Values


@dataclass(frozen=True, slots=True)
class Scrambled(Channel):
    """Reports of any number on a grid, whose mean is start + slope · the mean of the truths.

    `low`, `high` and `step` are of the grid, in `scale`-ths of the unit in which `start` is.
    Nobody said by which chances numbers were scrambled: a single report has none that are known,
    and without bounds there is no ε.
    """

    k: int
    low: int
    high: int
    step: int
    start: Fraction
    slope: Fraction
    scale: int = 1
    name: ClassVar[str] = "scrambled-number"
    title: ClassVar[str] = "scrambled number"
    domain: ClassVar[Domain] = Domain.PLACES
    sums_reports: ClassVar[bool] = True
    is_checked: ClassVar[bool] = False

    @classmethod
    def of(cls, grid: Grid, line: Chances) -> Scrambled:
        """Return the channel of a question with this grid, by A and B of its design."""
        return cls(grid.size, grid.low, grid.high, grid.step, *line)

    @property
    def groups(self) -> tuple[str, ...]:
        """(): everybody was asked in one way."""
        return ()

    @property
    def classes(self) -> None:
        """None: there are none."""
        return None

    @property
    def form(self) -> Grid:
        """A report is a number of the grid."""
        return Grid(self.low, self.high, self.step)

    @property
    def ratio(self) -> Fraction | None:
        """None: what scrambles a number is not known, nor whether ε is finite."""
        return None

    @property
    def informative(self) -> bool:
        """Whether the mean of the reports moves with that of the truths."""
        return self.slope != 0

    @property
    def line(self) -> Chances:
        """A and B between places on the grid."""
        start = (self.scale * self.start + (self.slope - 1) * self.low) / self.step
        return start, self.slope

    def scaled(self, scale: int) -> Scrambled:
        """Return it for a grid in so many parts of the unit."""
        return replace(self, scale=scale)

    def stands_for(self, report: Report) -> StandsFor:
        """Return the place of the number that was reported."""
        return OnScale((number_of(report) - self.low) // self.step)

    def probability(self, report: Report, truth: int) -> None:
        """None: nobody said by which chances numbers were scrambled."""

    def likelihood(self, values: Values) -> None:
        """None, as for `probability`."""

    def statistic(self, values: Values) -> Counts:
        """Return the sum of the places reported and that of their squares, (2,).

        As whole numbers of Python, which no grid is too long for.
        """
        places = [int(place) for place in values.tolist()]
        sums = [sum(places), sum(place * place for place in places)]
        return np.array(sums, dtype=object)
