"""How a question was randomized elsewhere, by the name of the design, beside its mechanism."""

from __future__ import annotations

from dataclasses import dataclass

from core.privacy.designs import Classes
from core.privacy.mechanisms import Mechanism, Value


@dataclass(frozen=True, slots=True)
class NamedDesign:
    """A design by its name in the field, as its users give its parameters.

    `known_fact`: it is private only against somebody who does not know a harmless fact.
    """

    name: str
    title: str
    parameters: tuple[tuple[str, Value], ...] = ()
    known_fact: bool = False


@dataclass(frozen=True, slots=True)
class GroupedDesign:
    """A design by which groups of people were asked, each in its own way.

    `by` is the id of the unasked question that tells the group of a row, whose answers `values`
    are. Each group has one of the `mechanisms`, or, where there are `classes`, a channel of these.
    """

    by: str
    values: tuple[str, ...]
    mechanisms: tuple[Mechanism, ...] = ()
    classes: Classes | None = None
