"""What the texts of a form promise and a form cannot keep: it asks every question directly.

No list of words knows every promise. A text in a language without a list is named too, to be read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_DEVICES: Final[Mapping[str, str]] = {
    "en": r"wheels?|spinners?|spin(?:s|ning)?|spun|coins?|dice|scrambl\w*|randomi[sz]\w*|chance",
    "de": r"(?:glücks)?rad(?:es)?|räder|drehscheiben?|münzen?|\w*würfel\w*|zufall\w*|zufällig\w*",
    "es": r"ruletas?|ruedas?|monedas?|dados|(?:el|un) dado|mezcl\w*|alea\w*|azar",
    "fr": r"roues?|roulettes?|pièces?|dés?|brouill\w*|aléatoire\w*|hasard",
    "ar": r"\w*(?:عجلة|دولاب|عملة|قطع نقدية|نرد|عشوائي|صدفة|خلط|خلوط|النقود)\w*",
}
_PATTERNS: Final = {
    language: re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
    for language, words in _DEVICES.items()
}


def is_known(language: str) -> bool:
    """Tell whether the words of a language for devices and chance are known."""
    return _base(language) in _PATTERNS


def device_in(text: str, language: str) -> str:
    """Return the first word of a text that speaks of a device or of chance, '' for none.

    >>> device_in("A wheel decides what you judge.", "en"), device_in("Who asks?", "en")
    ('wheel', '')
    >>> device_in("Das Glücksrad entscheidet.", "de-AT")
    'Glücksrad'
    """
    pattern = _PATTERNS.get(_base(language))
    match = None if pattern is None else pattern.search(text)
    return "" if match is None else match[0]


def _base(language: str) -> str:
    return language.partition("-")[0].lower()
