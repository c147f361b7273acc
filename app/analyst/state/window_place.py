"""Where the window of a study stood when it was left, as it is written into the study."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from core.files import canonical

_MOST_PIXELS = 1_000_000
_MOST_PAGES = 20


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """What the analyst left otherwise than it is at first, in pixels.

    `split` has the heights above and beneath the line between pictures and table, () where it was
    not moved. `scrolled` tells how far each page was scrolled, by its name, '' for the result,
    and `hidden` which panels were folded away although there was room. `chosen` has what was
    chosen on a page of the whole study and is no way of looking at it, as that page writes it.
    """

    split: tuple[int, ...] = ()
    scrolled: dict[str, int] = field(default_factory=dict)
    hidden: tuple[str, ...] = ()
    chosen: dict[str, dict[str, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        pixels = (*self.split, *self.scrolled.values())
        if len(self.split) not in (0, 2) or len(self.scrolled) > _MOST_PAGES:
            raise ValueError("this is no place of a window")
        if not all(0 <= each <= _MOST_PIXELS for each in pixels):
            raise ValueError("a place is out of range")

    def written(self) -> canonical.Json:
        """Return it as it is written down."""
        written: canonical.Json = msgspec.to_builtins(self)
        return written


def place_in(written: object) -> WindowPlace:
    """Return the place that was written down; the first one where it is not understood."""
    try:
        return msgspec.convert(written, WindowPlace)
    except msgspec.ValidationError:
        return WindowPlace()
