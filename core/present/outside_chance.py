"""How often chance alone puts a share below 0 or above 1 (METHODS §5).

The lowest of many estimates is one of many: the chance that any of them lies as far out is at
most the chance of that one times their number. That is what is told, as whoever looks at fifteen
shares one by one would suspect honest surveys far too often.
"""

from __future__ import annotations

from dataclasses import dataclass

HARDLY = 0.01


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
        return self.any < HARDLY
