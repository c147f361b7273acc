"""The fonts of a page for browsers, each cut down to the letters that the page shows.

So charts look the same where our fonts are missing, and the page still refers to nothing.
"""

from __future__ import annotations

import base64
from functools import cache, lru_cache
from io import BytesIO
from typing import NamedTuple

from resources import FOLDER

_FOLDER = FOLDER / "fonts"


class _Face(NamedTuple):
    family: str
    weight: int
    file: str


# By their order a letter is shown: of the second family what the first does not have.
_FACES = (
    _Face("Inter", 400, "Inter-Regular.otf"),
    _Face("Inter", 500, "Inter-Medium.otf"),
    _Face("Inter", 600, "Inter-SemiBold.otf"),
    _Face("Inter", 700, "Inter-Bold.otf"),
    _Face("Noto Sans", 400, "NotoSans-Regular.ttf"),
    _Face("Noto Sans", 700, "NotoSans-Bold.ttf"),
    _Face("Noto Sans Arabic", 400, "NotoSansArabic-Regular.ttf"),
    _Face("Noto Sans Arabic", 700, "NotoSansArabic-Bold.ttf"),
)


def font_faces(text: str) -> str:
    """Return the style sheet's part that holds the fonts for the letters of a text."""
    wanted = {ord(letter) for letter in text if letter.isprintable()}
    families: dict[str, frozenset[int]] = {}
    for face in _FACES:
        if face.family not in families:
            families[face.family] = frozenset(wanted & _letters(face.file))
            wanted -= families[face.family]
    return "".join(
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; '
        f"src: url(data:font/woff;base64,{_subset(face.file, letters)}) format('woff'); }}\n"
        for face in _FACES
        if (letters := families[face.family])
    )


@cache
def _letters(file: str) -> frozenset[int]:
    """Return the code points that a font has."""
    from fontTools.ttLib import TTFont

    with TTFont(_FOLDER / file, lazy=True) as font:
        return frozenset(font.getBestCmap())


@lru_cache(maxsize=2 * len(_FACES))
def _subset(file: str, letters: frozenset[int]) -> str:
    """Return a font with these letters alone, as WOFF in Base64."""
    from fontTools.misc.loggingTools import configLogger
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    configLogger(logger="fontTools", level="ERROR")  # it tells of every table that it leaves out
    options = Options(hinting=False, notdef_outline=True)
    options.layout_features.append("tnum")  # figures beneath each other
    with TTFont(_FOLDER / file, recalcTimestamp=False) as font:
        cut = Subsetter(options)
        cut.populate(unicodes=letters)
        cut.subset(font)
        font.flavor = "woff"
        held = BytesIO()
        font.save(held)
    return base64.b64encode(held.getvalue()).decode()
