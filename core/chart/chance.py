"""How often chance alone puts a share below 0 or above 100%, in sentences (METHODS §5).

The lowest of many estimates is one of many: the chance that any of them lies as far out is at
most the chance of that one times their number. That is what is said, as whoever looks at fifteen
shares one by one would suspect honest surveys far too often.
"""

from __future__ import annotations

from dataclasses import dataclass

_HARDLY = 0.01


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of a share as far outside 0 … 1, were the true one at that end.

    `alone` is that of this share by itself; `looked_at` is how many are shown, over all options,
    questions and groups; `by_people` tells whether people carried out the rule, and so could
    have broken it.
    """

    alone: float
    looked_at: int = 1
    by_people: bool = True

    @property
    def any(self) -> float:
        """The largest chance that one of all those looked at lies as far out."""
        return min(1.0, self.alone * self.looked_at)

    @property
    def hardly(self) -> bool:
        """Tell whether chance hardly explains it."""
        return self.any < _HARDLY


def chance_sentence(chance: Chance, below: bool, label: str, several: bool) -> str:
    """Say in how many surveys chance alone does this; `several` names the share."""
    end, way = ("0", "low or lower") if below else ("100%", "high or higher")
    if chance.looked_at > 1:
        which = f"one of {chance.looked_at:,} shares as far out as {label}"
        if chance.any == 1:
            return f"Chance alone may well put {which}."
        return f"Chance alone puts {which} in {_surveys(chance.any, most=True)} surveys."
    if several:
        which, whose = f"one as far out as {label}", "its"
    else:
        which, whose = f"a result this {way}", "the"
    surveys = _surveys(chance.any, most=False)
    return f"Chance alone gives {which} in {surveys} surveys where {whose} true share is {end}."


def verdict(chance: Chance) -> str:
    """Say what explains it; that people broke the rule only where they carried it out."""
    if not chance.hardly:
        return "Chance is enough to explain it."
    if chance.by_people:
        return "Chance hardly explains it; people may not have followed the rule."
    return "Chance hardly explains it."


def _surveys(chance: float, most: bool) -> str:
    if chance < _HARDLY:
        return "fewer than 1 of 100"
    return f"{'at most' if most else 'about'} {100 * chance:.0f} of 100"
