"""What a named design is: the way a table was asked elsewhere, by the name that the field gives it.

Every design makes a channel (`Design.channel`). That of one group without hidden unknowns is one of
the mechanisms, with an ε that may be infinite. Others have classes of people, each with known
chances of every report in each group: what is estimated are shares of the classes. A design for
scrambled numbers says how the mean of the reports follows from the mean of the truths.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from core.privacy.channel import Chances, Channel, Domain, Value
from core.privacy.classes import Classes, identified
from core.privacy.designs.grouped_channel import Grouped
from core.privacy.designs.scrambled_channel import Scrambled
from core.privacy.forms import Grid
from core.privacy.mechanisms import Mechanism, Probability, Whole


class Barrier(StrEnum):
    """Why a design serves tables collected elsewhere alone."""

    PROVES = "proves"  # a report can prove an answer: ε is infinite
    KNOWN_FACT = "known-fact"  # private only against who does not know a fact, as a birthday
    SEVERAL_GROUPS = "several-groups"  # its groups are asked in several ways
    OTHER_REPORTS = "other-reports"  # no mechanism here makes such reports


@dataclass(frozen=True, slots=True)
class Number:
    """A parameter that is any fraction, as a mean of what scrambles."""

    def allows(self, _value: Value, _k: int) -> bool:
        """Tell whether a parameter may have this value: any may be."""
        return True


@dataclass(frozen=True, slots=True)
class EachOption:
    """A parameter that is a probability for each option: `name-1` … `name-k`."""


Parameter: TypeAlias = Probability | Whole | Number | EachOption


class Trouble(StrEnum):
    """What can be wrong with a parameter."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    RANGE = "range"
    NO_INFORMATION = "no-information"  # the reports do not depend on what is asked


@dataclass(frozen=True, slots=True)
class ParameterFault:
    """What is wrong with a parameter; the name is '' where it is all of them together."""

    name: str
    trouble: Trouble


class ParameterError(ValueError):
    """Parameters that make no design; `faults` are which, and why."""

    def __init__(self, faults: tuple[ParameterFault, ...]) -> None:
        super().__init__(", ".join(f"{each.name}: {each.trouble}" for each in faults))
        self.faults = faults


Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Design:
    """A design by its name in the field.

    `title` is what it is called within a sentence. `unknowns` are what is estimated beside the
    share. Exactly one of `builds`, `classifies` and `lines` makes it: a mechanism, classes of
    people, or the A and B with which the mean of the reports is A + B · the mean of the truths.
    `has_power` is whether the power of a test by it is known: not of a mean of many numbers.
    """

    name: str
    title: str
    domains: tuple[Domain, ...]
    parameters: Mapping[str, Parameter]
    barrier: Barrier | None = None
    unknowns: tuple[str, ...] = ()
    groups: int = 1
    together: Callable[[Values], bool] | None = None
    """Whether parameters that are in range each make chances together."""
    builds: Callable[[Values, int], Mechanism] | None = None
    classifies: Callable[[Values, int], Classes] | None = None
    lines: Callable[[Values], Chances] | None = None
    has_power: bool = True

    @property
    def may_be_collected(self) -> bool:
        """Tell whether a survey of one's own may ask so, as far as the design alone goes.

        Its parameters have to allow it, too (`core.privacy.mechanisms.fault`).
        """
        return self.barrier is None

    def names(self, k: int) -> dict[str, Probability | Whole | Number]:
        """Return every single parameter of a question of k options, by name."""
        found: dict[str, Probability | Whole | Number] = {}
        for name, parameter in self.parameters.items():
            if isinstance(parameter, EachOption):
                found |= {f"{name}-{option + 1}": Probability() for option in range(k)}
            else:
                found[name] = parameter
        return found

    def faults(self, parameters: Values, k: int) -> tuple[ParameterFault, ...]:
        """Return what is wrong with parameters, in their order; () where they make a design."""
        wanted = self.names(k)
        found = [ParameterFault(name, Trouble.MISSING) for name in wanted if name not in parameters]
        for name, value in parameters.items():
            if name not in wanted:
                found.append(ParameterFault(name, Trouble.UNKNOWN))
            elif not wanted[name].allows(value, k):
                found.append(ParameterFault(name, Trouble.RANGE))
        if found:
            return tuple(found)
        exact = self._exact(parameters, k)
        if self.together is not None and not self.together(exact):
            return (ParameterFault("", Trouble.RANGE),)
        return () if self._tells(exact, k) else (ParameterFault("", Trouble.NO_INFORMATION),)

    def channel(self, parameters: Values, k: int, grid: Grid | None = None) -> Channel:
        """Return the channel of the design for k truths, whichever makes it.

        `grid` is that of a question for scrambled numbers, by default 0 … k−1. Raises
        ParameterError.
        """
        if self.builds is not None:
            return self.mechanism(parameters, k)
        if self.lines is not None:
            return Scrambled.of(grid or Grid(0, k - 1, 1), self.line(parameters))
        classes = self.classes(parameters, k)
        return Grouped(k, classes, tuple(f"{g + 1}" for g in range(len(classes.channels))))

    def mechanism(self, parameters: Values, k: int) -> Mechanism:
        """Return the mechanism of a design of one group, whose ε may be infinite.

        Raises ParameterError, and ValueError for a design that is none (`builds` is None).
        """
        if self.builds is None:
            raise ValueError(f"{self.name} is no single mechanism")
        return self.builds(self._checked(parameters, k), k)

    def classes(self, parameters: Values, k: int) -> Classes:
        """Return the classes of people of a design with several groups or unknowns.

        Raises ParameterError, and ValueError for a design that has none (`classifies` is None).
        """
        if self.classifies is None:
            raise ValueError(f"{self.name} has no classes of people")
        return self.classifies(self._checked(parameters, k), k)

    def line(self, parameters: Values) -> Chances:
        """Return A and B of a design for scrambled numbers: their mean is A + B · mean.

        Raises ParameterError, and ValueError for a design of another kind (`lines` is None).
        """
        if self.lines is None:
            raise ValueError(f"{self.name} scrambles no numbers")
        return self.lines(self._checked(parameters, 1))

    def _checked(self, parameters: Values, k: int) -> Values:
        if faults := self.faults(parameters, k):
            raise ParameterError(faults)
        return self._exact(parameters, k)

    def _exact(self, parameters: Values, k: int) -> Values:
        """Return whole numbers as such, and all others as fractions."""
        single = self.names(k)
        return {
            name: int(value) if isinstance(single[name], Whole) else Fraction(value)
            for name, value in parameters.items()
        }

    def _tells(self, parameters: Values, k: int) -> bool:
        if self.lines is not None:
            return self.lines(parameters)[1] != 0
        if self.classifies is not None:
            return identified(self.classifies(parameters, k))
        return self.builds is not None and self.builds(parameters, k).informative
