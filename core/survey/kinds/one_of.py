"""A question with one answer among options."""

from __future__ import annotations

from typing import ClassVar

from core.survey.kinds.listed import Listed


class OneOf(Listed):
    """One of some options: an answer is the option's index."""

    optional: ClassVar[tuple[str, ...]] = ("shuffle",)
