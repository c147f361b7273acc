"""How a text looks to a person: what shows nothing, what reads alike, what scripts are mixed.

Unicode has the invisible in two properties, Default_Ignorable_Code_Point and General_Category,
and the look-alike in the data of UTS 39, which `confusable_homoglyphs` holds together with the
script of every character. That package is imported where a text needs it alone.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

# Other_Default_Ignorable_Code_Point and Variation_Selector (PropList.txt of Unicode 16). With
# them Default_Ignorable_Code_Point is class Cf, but for signs that are visible.
_OTHER_IGNORABLE = (
    *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x2065, 0x2066)),
    *(range(0x3164, 0x3165), range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000)),
)
_SELECTORS = (
    *(range(0x180B, 0x180E), range(0x180F, 0x1810)),
    *(range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)),
)
# Number and verse signs of Arabic, Syriac and Kaithi are visible although of class Cf.
_VISIBLE_FORMAT = {0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
_VISIBLE_FORMAT |= set(range(0x0600, 0x0606))
# Letters and symbols drawn as nothing: blanks of Braille, Egyptian, musical notes and Khitan.
_BLANK = {0x2800, 0x13441, 0x13442, 0x1D159, 0x16FE4}
# Scripts that are written together within a word (UTS 39, highly restrictive).
_TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
_NO_SCRIPT = {"COMMON", "INHERITED", "Unknown"}
_MARK = "\u200e"


def selects_variant(char: str) -> bool:
    """Tell whether a character chooses among the forms of the one before it."""
    return any(ord(char) in points for points in _SELECTORS)


@lru_cache(maxsize=2**14)
def is_ignorable(char: str) -> bool:
    """Tell whether a character shows nothing by itself, whatever stands beside it."""
    if char.isascii():
        return False
    if unicodedata.category(char) == "Cf":
        return ord(char) not in _VISIBLE_FORMAT
    return any(ord(char) in points for points in _OTHER_IGNORABLE) or selects_variant(char)


class _Shown(dict[int, int | None]):
    """What `str.translate` makes of a character: itself, or nothing; filled as it is asked."""

    def __missing__(self, point: int) -> int | None:
        hidden = is_ignorable(chr(point)) or point in _BLANK
        self[point] = None if hidden else point
        return self[point]


_shown = _Shown()


def visible(text: str) -> str:
    """Return a text without the characters that show nothing; spaces stay."""
    return text if text.isascii() else text.translate(_shown)


def folded(text: str) -> str:
    """Return a text without what a reader overlooks: NFKC, case folded, spaces as one.

    What shows nothing is left out; two texts that differ in it alone are the same.
    """
    shown = visible(unicodedata.normalize("NFKC", text)).casefold()
    return " ".join(unicodedata.normalize("NFKC", shown).split())


def outlines(text: str) -> tuple[str, str]:
    """Return the outlines of a text: those of two texts that look alike agree in a place.

    They are the skeletons of UTS 39, of the text and of what is left of it after folding: a
    capital I is taken for a small l, and for its own small letter. Both are folded, so that
    folding them again changes nothing.
    """
    return folded(_skeleton(text)), folded(_skeleton(folded(text)))


def look_alike(one: str, other: str) -> bool:
    """Tell whether two texts read or look alike."""
    return any(a == b for a, b in zip(outlines(one), outlines(other), strict=True))


def _skeleton(text: str) -> str:
    return unicodedata.normalize("NFD", visible(text)).translate(_shapes())


def mixes_scripts(text: str) -> bool:
    """Tell whether one word has letters of scripts that are not written together."""
    if text.isascii():
        return False
    parted = "".join(c if unicodedata.category(c)[0] in "LMN" else " " for c in text)
    words = (word for word in parted.split() if not word.isascii())
    return any(_mixed({script(char) for char in word} - _NO_SCRIPT) for word in words)


def _mixed(scripts: set[str]) -> bool:
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def script(char: str) -> str:
    """Return the script of a character, in capitals as Unicode's Scripts.txt names it."""
    from confusable_homoglyphs.categories import alias

    return str(alias(char))


@cache
def _shapes() -> dict[int, str]:
    """Return the shape of each character that can be taken for another.

    The data name each pair from both sides: what has one partner alone is drawn like it. They
    carry marks of direction around characters written from right to left.
    """
    from confusable_homoglyphs.confusables import confusables_data

    pairs = {
        char.strip(_MARK): [other["c"].strip(_MARK) for other in others]
        for char, others in confusables_data.items()
    }
    shapes = {}
    for char, others in pairs.items():
        shape = others[0]
        is_centre = len(others) > 1 or len(char) > 1
        is_pair = len(shape) == 1 and len(pairs.get(shape, ())) == 1
        if not is_centre and not (is_pair and char < shape):
            shapes[char] = shape
    return {
        ord(char): "".join(shapes.get(part, part) for part in shape)
        for char, shape in shapes.items()
    }
