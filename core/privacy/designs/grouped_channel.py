"""Several groups asked in several ways, as one channel: a report names its group besides.

The group is known of everybody, and is no secret. A packed report is the group's number times the
number of reports, plus the report; its statistic counts each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import Chances, Channel, Domain, OneOption, StandsFor, Word, largest
from core.privacy.channel import worst_ratio as _worst
from core.privacy.classes import Classes, ClassShare, Table
from core.privacy.forms import Category, Report, number_of
from core.privacy.mechanisms.families import counted

if TYPE_CHECKING:
    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values
    from core.privacy.mechanisms import Mechanism


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
    return Classes(channels, tuple(ClassShare(frozenset({x})) for x in asked))


def together(found: Sequence[Classes]) -> Classes:
    """Return groups of the same classes as one design; of fewer reports the rest have no chance."""
    channels = [channel for each in found for channel in each.channels]
    size = max(len(channel[0]) for channel in channels)
    wide = tuple(
        tuple(row + (Fraction(0),) * (size - len(row)) for row in channel) for channel in channels
    )
    return Classes(wide, found[0].shares, found[0].unknowns, found[0].beside)


@dataclass(frozen=True, slots=True)
class Grouped(Channel):
    """Groups of people, with chances of each report for every class; k is the number of truths.

    `groups` are what the groups are called, in the order of the classes' channels. Where something
    unknown is estimated besides, a report has no chances by the truth alone, and no scores.
    """

    k: int
    classes: Classes
    groups: tuple[str, ...]
    name: ClassVar[str] = "grouped"
    title: ClassVar[str] = "several groups"
    domain: ClassVar[Domain] = Domain.OPTIONS
    counts_reports: ClassVar[bool] = True
    is_checked: ClassVar[bool] = False

    @property
    def form(self) -> Category:
        """A report is a number, that of its group before that of the report."""
        return Category(len(self.groups) * self.classes.reports)

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
        """True: the design was checked for it."""
        return True

    @property
    def is_scored(self) -> bool:
        """Whether the classes are the truths, so that each report has its chances by them."""
        return not self.classes.unknowns and self.classes.k == self.k

    def stands_for(self, report: Report) -> StandsFor:
        """Return the word, or what was named; the group is no part of it."""
        value = number_of(report) % self.classes.reports
        return Word(value == 1) if self.classes.reports == 2 else OneOption(value)

    def probability(self, report: Report, truth: int) -> Fraction | None:
        """Return Pr(report | truth) in the report's own group; None with unknowns."""
        group, value = divmod(number_of(report), self.classes.reports)
        return self.classes.channels[group][truth][value] if self.is_scored else None

    def likelihood(self, values: Values) -> Floats | None:
        """Return Pr(report | truth) in the group of each report, (n, k); None with unknowns."""
        table = self._table()
        return None if table is None else np.asarray(table[values])

    def tables(self) -> Floats | None:
        """Return Pr(report | truth) of each group, (groups, k, reports); None with unknowns."""
        table = self._table()
        return None if table is None else self._by_group(table)

    def scores(self, values: Values) -> Floats | None:
        """Return unbiased scores of each truth, (n, k); None with unknowns.

        Each group's table is inverted, with least squares where it has more reports than truths,
        and centred: those of a report sum to one.
        """
        table = self._table()
        if table is None:
            return None
        parts = [
            np.linalg.pinv(table[first : first + self.classes.reports])
            for first in range(0, len(table), self.classes.reports)
        ]
        scores = np.hstack(parts)
        return np.asarray((scores + (1 - scores.sum(axis=0)) / self.k)[:, values].T)

    def _table(self) -> Floats | None:
        """Return Pr(report | truth) of all reports, (form.size, k); None with unknowns."""
        return _rows(self.classes.channels) if self.is_scored else None

    def mixed(self, values: Values) -> tuple[Floats, Floats] | None:
        """Return Pr(report | truth), (n, k), where the unknown is 0, and where it is 1."""
        beside = self.classes.beside
        if beside is None:
            return None
        return _rows(beside.none)[values], _rows(beside.all)[values]

    def mixed_tables(self) -> tuple[Floats, Floats] | None:
        """Return Pr(report | truth) of each group where the unknown is 0, and where it is 1."""
        beside = self.classes.beside
        if beside is None:
            return None
        return self._by_group(_rows(beside.none)), self._by_group(_rows(beside.all))

    def _by_group(self, table: Floats) -> Floats:
        """Return chances of reports, (form.size, k), as (groups, k, reports)."""
        return np.asarray(table.reshape(-1, self.classes.reports, self.k).swapaxes(1, 2))

    def statistic(self, values: Values) -> Counts:
        """Return how often each report came in each group, (form.size,)."""
        return counted(values, self.form.size)

    @property
    def pair_chances(self) -> Chances:
        """(0, 0): a report names one of its group's."""
        return Fraction(0), Fraction(0)


def _rows(tables: Sequence[Table]) -> Floats:
    """Return Pr(report | truth) of all reports of all groups, (groups · reports, k)."""
    reports = (report for table in tables for report in zip(*table, strict=True))
    return np.array([[float(chance) for chance in report] for report in reports])
