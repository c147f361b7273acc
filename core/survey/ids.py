"""Ids made from what people write: names of columns, texts of questions and options."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST = 32
_NOT_IN_IDS = re.compile(r"[^a-z0-9_-]+")


def id_of(name: str, taken: Collection[str] = ()) -> str:
    """Make an id of a name: lower case, begun with a letter, none of `taken`.

    >>> id_of("Q1.Sex"), id_of("1"), id_of("Q1.Sex", {"q1_sex"})
    ('q1_sex', 'o1', 'q1_sex_2')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    made = _NOT_IN_IDS.sub("_", plain).strip("_-")
    if not made or not made[0].isalpha():
        made = f"o{made}"
    made = made[:LONGEST]
    number, ending = 1, ""
    while made[: LONGEST - len(ending)] + ending in taken:
        number += 1
        ending = f"_{number}"
    return made[: LONGEST - len(ending)] + ending
