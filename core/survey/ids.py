"""Ids made from what people write: names of columns, texts of questions and options."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST = 32
# Letters that are no other letter with a mark, and what stands for them in ids.
_LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"}
)
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_NOT_IN_IDS = re.compile(r"[^a-z0-9_-]+")


def id_of(name: str, taken: Collection[str] = (), language: str = "") -> str:
    """Make an id of a name: lower case, begun with a letter, none of `taken`.

    Marks are left out; in German, where `language` is "de" or of a country, a vowel's become an e.

    >>> id_of("Q1.Sex"), id_of("1"), id_of("Q1.Sex", {"q1_sex"})
    ('q1_sex', 'o1', 'q1_sex_2')
    >>> id_of("Größe"), id_of("Größe", language="de")
    ('grosse', 'groesse')
    """
    lower = unicodedata.normalize("NFC", name).lower().translate(_LETTERS)
    if language.partition("-")[0] == "de":
        lower = lower.translate(_UMLAUTS)
    plain = unicodedata.normalize("NFKD", lower).encode("ascii", "ignore").decode()
    made = _NOT_IN_IDS.sub("_", plain).strip("_-")
    if not made or not made[0].isalpha():
        made = f"o{made}"
    made = made[:LONGEST]
    number, ending = 1, ""
    while made[: LONGEST - len(ending)] + ending in taken:
        number += 1
        ending = f"_{number}"
    return made[: LONGEST - len(ending)] + ending
