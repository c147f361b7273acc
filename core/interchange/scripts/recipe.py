"""How the numbers of a report were made: all that a script needs to make them again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.count.sampling_design import NO_DESIGN, Design
from core.inference.intervals import Interval

_FOLDER = "scripts"


@dataclass(frozen=True, slots=True)
class Made:
    """The study by the name of its file and its survey's digest, and every choice.

    `language` is that in which options are named, "" for none. Groups are by `split`, and each of
    them by `then`. `where` is a filter as `core.grammar.filters` writes it, '' for everyone.
    `anchor` are the ids of the question that is corrected and of its anchor, () for none, whose
    true share is `known`. `words` are what options are called that no text of the survey names, by
    question and option, and `designs` what the mechanism of each question is called.
    """

    study: str
    survey: str
    language: str = ""
    level: float = 0.95
    interval: Interval = Interval.FELDMAN_COUSINS
    simultaneous: bool = False
    where: str = ""
    split: str | None = None
    then: str | None = None
    weights: str | None = None
    design: Design = NO_DESIGN
    population: int | None = None
    without_flagged: bool = False
    anchor: tuple[str, ...] = ()
    known: float = 0.0
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    designs: Mapping[str, str] = field(default_factory=dict)

    @property
    def plain(self) -> bool:
        """Whether each response that counts does so once, as one of people drawn one by one."""
        return self.weights is None and self.design == NO_DESIGN and self.population is None


def template(name: str) -> str:
    """Return the part of a script that is always the same."""
    from importlib.resources import files

    return (files("resources") / _FOLDER / name).read_text("utf-8")
