"""A value that nothing can be worked out with: what is wrong, and the values that say so."""

from __future__ import annotations


class WrongValueError(ValueError):
    """A `ValueError` whose text can be said in another language.

    Args:
        english: what is wrong, without the full stop; a value stands in it by its number, {0}.
        values: what stands there.
    """

    def __init__(self, english: str, *values: object) -> None:
        super().__init__(english, *values)
        self.english = english
        self.values = values

    def __str__(self) -> str:
        return self.english.format(*self.values)
