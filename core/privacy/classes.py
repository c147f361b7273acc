"""Classes of people, each with known chances of every report, in one group or in several.

What is estimated are shares of the classes. Where these are not the truths themselves, something
unknown is estimated besides: an unrelated answer, or who breaks the rule (METHODS §6).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

Row: TypeAlias = tuple[Fraction, ...]
Table: TypeAlias = tuple[Row, ...]
"""Pr(report y | class x) in row x and column y; every row sums to one."""


@dataclass(frozen=True, slots=True)
class ClassShare:
    """The share that some classes are of others, or of all where `of` is None."""

    inside: frozenset[int]
    of: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """An unknown that chances of reports depend on: what they are where it is 0, and where it is 1.

    Between the two they are mixed, so that an unknown u gives (1 − u) none + u all. Both have one
    table for each group, with a row for each truth.
    """

    name: str
    none: tuple[Table, ...]
    all: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Classes:
    """Classes of people, and how likely each is to give every report in each group.

    `channels` has a table for each group, all of as many classes and reports. `shares` are what is
    asked about, the yes of a yes/no question or each option; `unknowns` are what has to be
    estimated besides. `beside` is the one of them that a regression estimates, as the same for
    everybody.
    """

    channels: tuple[Table, ...]
    shares: tuple[ClassShare, ...]
    unknowns: tuple[tuple[str, ClassShare], ...] = ()
    beside: Beside | None = None

    @property
    def k(self) -> int:
        """Number of classes."""
        return len(self.channels[0])

    @property
    def reports(self) -> int:
        """Number of reports that a group can make."""
        return len(self.channels[0][0])

    def can_make(self, group: int, report: int) -> bool:
        """Tell whether somebody of a group can make a report."""
        table = self.channels[group]
        return 0 <= report < self.reports and any(row[report] for row in table)

    def packed(self, group: int, report: int) -> int:
        """Return a report of a group as one number: that of the group comes first."""
        return group * self.reports + report


def identified(classes: Classes) -> bool:
    """Tell whether the chances of the reports in all groups determine the shares asked about.

    A share is determined where its weights are a combination of the reports' chances: exact
    elimination over the fractions.
    """
    basis: list[list[Fraction]] = []
    for table in classes.channels:
        for report in zip(*table, strict=True):
            left = _reduced(list(report), basis)
            if any(left):
                basis.append(left)
    parts = [*classes.shares, *(part for _, part in classes.unknowns if part.of is None)]
    wanted = [[Fraction(x in part.inside) for x in range(classes.k)] for part in parts]
    return not any(any(_reduced(weights, basis)) for weights in wanted)


def _reduced(row: list[Fraction], basis: list[list[Fraction]]) -> list[Fraction]:
    """Take from a row what the rows of a basis hold of it."""
    for other in basis:
        lead = next(place for place, value in enumerate(other) if value)
        factor = row[lead] / other[lead]
        row = [value - factor * taken for value, taken in zip(row, other, strict=True)]
    return row
