"""What a cell means by a mapping, also where a program has written it in another way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from core.interchange.mapping.model import NOTHING, Column

_WHOLE: Final = re.compile(r"[+]?(-?\d+)\.0*", re.ASCII)
_TRUTHS: Final = {"true": "1", "false": "0"}


class UnmappedError(KeyError):
    """A cell of which a mapping says nothing."""


def plain(cell: str) -> str:
    """Return what a program may write as well for the same value, in one form.

    >>> plain("1.0"), plain("TRUE"), plain(" Yes "), plain("1.5")
    ('1', '1', 'Yes', '1.5')
    """
    text = cell.strip()
    whole = _WHOLE.fullmatch(text)
    return whole[1] if whole is not None else _TRUTHS.get(text.casefold(), text)


class Meanings:
    """What the cells of one column mean.

    A cell is looked up as it stands, then in its `plain` form, so that a whole number with decimals
    and a true or false are what they are elsewhere, then by the label of its value, where its file
    has `labels`. What two values would mean in one form is not taken from it.
    """

    def __init__(
        self,
        values: Mapping[str, str],
        missing: Iterable[str] = (),
        labels: Mapping[str, str] | None = None,
    ) -> None:
        self._labels = labels or {}
        known: dict[str, str | None] = dict.fromkeys((NOTHING, *missing))
        known |= values
        self._exact = {cell.strip(): meant for cell, meant in known.items()}
        forms: dict[str, set[str | None]] = {}
        for cell, meant in known.items():
            forms.setdefault(plain(cell), set()).add(meant)
        self._plain = {form: meant.pop() for form, meant in forms.items() if len(meant) == 1}

    def of(self, cell: str) -> str | None:
        """Return what a cell means, None where it means no answer. Raises `UnmappedError`.

        >>> values = Meanings({"1": "yes", "No": "no"}, ["9"], {"2": "No"})
        >>> values.of("1.0"), values.of("2"), values.of("9"), values.of("")
        ('yes', 'no', None, None)
        """
        for text in (cell, self._labels.get(cell, cell)):
            if text in self._exact:
                return self._exact[text]
            if (form := plain(text)) in self._plain:
                return self._plain[form]
        raise UnmappedError(cell)

    def is_missing(self, cell: str) -> bool:
        """Tell whether a cell means no answer."""
        try:
            return self.of(cell) is None
        except UnmappedError:
            return False


def meanings_in(column: Column, labels: Mapping[str, str] | None = None) -> Meanings:
    """Return what the cells of a column mean, whose values have these labels in their file."""
    return Meanings(column.values, column.missing, labels)
