"""How a question was randomized elsewhere, by the name of the design, beside its mechanism."""

from __future__ import annotations

from dataclasses import dataclass

from core.privacy.mechanisms import Value


@dataclass(frozen=True, slots=True)
class NamedDesign:
    """A design by its name in the field, as its users give its parameters.

    `known_fact`: it is private only against somebody who does not know a harmless fact.
    `several`: its groups have to be asked in several ways.
    """

    name: str
    title: str
    parameters: tuple[tuple[str, Value], ...] = ()
    known_fact: bool = False
    several: bool = False
