"""Numbers that people scrambled themselves, as a mechanism: only their mean tells of the truths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NoReturn

from core.lazy import np
from core.privacy.forms import Grid, Report, number_of
from core.privacy.mechanisms.base import Place, Standing
from core.privacy.mechanisms.families import Means

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from core.privacy.forms import Values
    from core.privacy.mechanisms.base import Counts, Floats, Parameter
    from core.privacy.randomness import Door


@dataclass(frozen=True, slots=True)
class Scrambled(Means):
    """Reports of any number on a grid, whose mean is start + slope · the mean of the truths.

    `low`, `high` and `step` are of the grid, in `scale`-ths of the unit in which `start` is.
    Without bounds for what scrambles there is no ε.
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
    parameters: ClassVar[Mapping[str, Parameter]] = {}
    is_checked: ClassVar[bool] = False

    @classmethod
    def of(cls, grid: Grid, line: tuple[Fraction, Fraction]) -> Scrambled:
        """Return the mechanism of a question with this grid, by A and B of its design."""
        return cls(grid.size, grid.low, grid.high, grid.step, *line)

    @property
    def form(self) -> Grid:
        """A report is a number of the grid."""
        return Grid(self.low, self.high, self.step)

    @property
    def ratio(self) -> Fraction | None:
        """None: what scrambles a number is not told, so that ε is not known to be finite."""
        return None

    @property
    def informative(self) -> bool:
        """Tell whether the mean of the reports moves with that of the truths."""
        return self.slope != 0

    @property
    def line(self) -> tuple[Fraction, Fraction]:
        """Return A and B between places on the grid."""
        start = (self.scale * self.start + (self.slope - 1) * self.low) / self.step
        return start, self.slope

    def truth(self, mean: float) -> float:
        """Return the mean of the truths where that of the reports is so, in the unit."""
        return (mean - float(self.start)) / float(self.slope)

    def stands_for(self, report: Report) -> Standing:
        """Return the place of the number that was reported."""
        return Place((number_of(report) - self.low) // self.step)

    # Nothing is drawn by it, and no chance of a single report is known.

    def draw(self, truth: int, door: Door) -> Report:
        """Raise ValueError: people scrambled their numbers themselves."""
        _unknown()

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Raise ValueError: people scrambled their numbers themselves."""
        _unknown()

    def probability(self, report: Report, truth: int) -> Fraction:
        """Raise ValueError: only means are known."""
        _unknown()

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Raise ValueError: only means are known."""
        _unknown()

    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return nothing: no counts are kept of numbers."""
        return np.ones(0), np.zeros(0)

    def statistic(self, values: Values) -> Counts:
        """Raise ValueError: numbers are summed as they stand."""
        _unknown()

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Raise ValueError: people scrambled their numbers themselves."""
        _unknown()

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Raise ValueError: people scrambled their numbers themselves."""
        _unknown()

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> Scrambled | None:
        """Return nothing: it is planned by nobody here."""
        return None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return nothing: it is planned by nobody here."""
        return None


def _unknown() -> NoReturn:
    raise ValueError("of scrambled numbers only the mean is known")
