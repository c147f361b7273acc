"""Several groups asked in several ways, as one mechanism: a report tells its group besides.

The group is known of everybody, and is no secret. A packed report is the group's number times the
number of reports, plus the report; its statistic counts each of them. It is for tables collected
elsewhere alone, and nothing is drawn by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NoReturn

from core.lazy import np
from core.privacy.designs.base import Channel, Classes, Part
from core.privacy.mechanisms.base import Domain, Mechanism, OneOption, Standing, Word, largest
from core.privacy.mechanisms.base import worst_ratio as _worst
from core.privacy.mechanisms.families import counted
from core.privacy.mechanisms.forms import Category, Report, number_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from core.privacy.mechanisms.base import Counts, Floats, Parameter
    from core.privacy.mechanisms.forms import Values
    from core.privacy.randomness import Door


def mixed(mechanisms: Sequence[Mechanism]) -> Classes:
    """Return the classes, one for each truth, of groups that were asked by these mechanisms.

    Raises ValueError where they have other truths, or reports that are no short numbers.
    """
    k = mechanisms[0].k
    sizes = {each.form.size for each in mechanisms if isinstance(each.form, Category)}
    if len(sizes) != 1 or any(each.k != k or each.form.spread for each in mechanisms):
        raise ValueError("these mechanisms have no reports in common")
    (size,) = sizes
    channels = tuple(
        tuple(tuple(each.probability(y, x) for y in range(size)) for x in range(k))
        for each in mechanisms
    )
    asked = (1,) if mechanisms[0].domain is Domain.TWO_ANSWERS else tuple(range(k))
    return Classes(channels, tuple(Part(frozenset({x})) for x in asked))


def together(found: Sequence[Classes]) -> Classes:
    """Return groups of the same classes as one design; of fewer reports the rest have no chance."""
    channels = [channel for each in found for channel in each.channels]
    size = max(len(channel[0]) for channel in channels)
    wide = tuple(
        tuple(row + (Fraction(0),) * (size - len(row)) for row in channel) for channel in channels
    )
    return Classes(wide, found[0].shares, found[0].unknowns, found[0].beside)


@dataclass(frozen=True, slots=True)
class Grouped(Mechanism):
    """Groups of people, with the channel of each for every class; k is the number of truths.

    `groups` are what the groups are called, in the order of the channels.
    """

    k: int
    classes: Classes
    groups: tuple[str, ...]
    name: ClassVar[str] = "grouped"
    title: ClassVar[str] = "several groups"
    domain: ClassVar[Domain] = Domain.OPTIONS
    parameters: ClassVar[Mapping[str, Parameter]] = {}
    counts_reports: ClassVar[bool] = True
    checked: ClassVar[bool] = False

    @property
    def reports(self) -> int:
        """How many reports a group has."""
        return len(self.classes.channels[0][0])

    @property
    def form(self) -> Category:
        """A report is a number, that of its group before that of the report."""
        return Category(len(self.groups) * self.reports)

    def can_make(self, group: int, report: int) -> bool:
        """Tell whether somebody of a group can make a report."""
        channel = self.classes.channels[group]
        return 0 <= report < self.reports and any(row[report] for row in channel)

    def packed(self, group: int, report: int) -> int:
        """Return a report of a group as it is kept."""
        return group * self.reports + report

    @property
    def ratio(self) -> Fraction | None:
        """The largest P[x, y] / P[z, y] of any two classes in any group; None if infinite."""
        found = [
            _worst(one, other)
            for channel in self.classes.channels
            for report in zip(*channel, strict=True)
            for one in report
            for other in report
        ]
        return largest(*found)

    @property
    def informative(self) -> bool:
        """Tell that reports tell what is asked: the design was checked for it."""
        return True

    @property
    def by_truth(self) -> bool:
        """Tell whether the classes are the truths, so that each report has its chances by them."""
        return not self.classes.unknowns and self.classes.k == self.k

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return Pr(report | truth) in the report's own group. Raises ValueError with unknowns."""
        group, value = divmod(number_of(report), self.reports)
        return self._channel(group)[truth][value]

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth) in the group of each report, (n, k).

        Raises ValueError where it depends on unknowns.
        """
        return np.asarray(self._table()[values])

    def mixed(self) -> tuple[Floats, Floats]:
        """Return Pr(report | truth) of all reports where the unknown is 0, and where it is 1.

        Both have the shape (form.size, k). Raises ValueError where there is no such unknown.
        """
        beside = self.classes.beside
        if beside is None:
            raise ValueError("no unknown stands beside the share")
        found = ([_rows(channel) for channel in each] for each in (beside.none, beside.all))
        none, every = (np.concatenate(each) for each in found)
        return none, every

    def scores(self) -> Floats:
        """Return the unbiased score of each truth by each report, (k, form.size).

        Each group's channel is inverted, with least squares where it has more reports than
        truths, and centred: those of a report sum to one. Raises ValueError with unknowns.
        """
        table = self._table()
        parts = [
            np.linalg.pinv(table[first : first + self.reports])
            for first in range(0, len(table), self.reports)
        ]
        scores = np.hstack(parts)
        return np.asarray(scores + (1 - scores.sum(axis=0)) / self.k)

    def _table(self) -> Floats:
        """Return Pr(report | truth) of all reports, (form.size, k)."""
        return np.concatenate([_rows(self._channel(group)) for group in range(len(self.groups))])

    def _channel(self, group: int) -> Channel:
        if not self.by_truth:
            raise ValueError("chances of reports depend on unknowns")
        return self.classes.channels[group]

    def statistic(self, values: Values) -> Counts:
        """Return how often each report came in each group, (form.size,)."""
        return counted(values, self.form.size)

    def stands_for(self, report: Report) -> Standing:
        """Return the word, or what was named; the group is no part of it."""
        value = number_of(report) % self.reports
        return Word(value == 1) if self.reports == 2 else OneOption(value)

    # No single count tells of an option, and nothing is drawn or planned by it.

    def support(self, option: int) -> tuple[Fraction, Fraction]:
        """Raise ValueError: groups differ in how an option is supported."""
        _by_groups()

    def supports(self) -> tuple[Floats, Floats]:
        """Raise ValueError: groups differ in how an option is supported."""
        _by_groups()

    @property
    def pair_support(self) -> tuple[Fraction, Fraction]:
        """Return (0, 0): a report names one of its group's."""
        return Fraction(0), Fraction(0)

    def draw(self, truth: int, door: Door) -> Report:
        """Raise ValueError: it was collected elsewhere."""
        _by_groups()

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Raise ValueError: it was collected elsewhere."""
        _by_groups()

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Raise ValueError: it was collected elsewhere."""
        _by_groups()

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Raise ValueError: it was collected elsewhere."""
        _by_groups()

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> Grouped | None:
        """Return nothing: it is planned by nobody here."""
        return None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return nothing: it is planned by nobody here."""
        return None


def _rows(channel: Channel) -> Floats:
    """Return Pr(report | truth) of a group, (reports, k)."""
    return np.array([[float(chance) for chance in row] for row in channel]).T


def _by_groups() -> NoReturn:
    raise ValueError("groups were asked in several ways; each has its own chances")
