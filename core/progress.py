"""How long work tells where it is, and how it is asked to stop.

Functions that can take over a second accept a `Progress`; what it raises ends the work, after
which everything finished so far is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], None]


class Cancelled(Exception):  # noqa: N818 - a request, not an error
    """Raised by a `Progress` when the person wants the work to stop."""


def silent(done: int, total: int) -> None:
    """Report to nobody."""
