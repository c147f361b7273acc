"""The fonts of a report are in it: the letters of its texts, and no others."""

from __future__ import annotations

import base64
import re
from io import BytesIO

from fontTools.ttLib import TTFont

from app.export.fonts import font_faces

FACE = re.compile(
    r'font-family: "(?P<family>[^"]+)"; font-weight: (?P<weight>\d+); '
    r"src: url\(data:font/woff;base64,(?P<data>[A-Za-z0-9+/=]+)\)"
)


def letters_of(text: str) -> dict[tuple[str, int], set[str]]:
    """The letters that each font of a style sheet has."""
    return {
        (found["family"], int(found["weight"])): {
            chr(code) for code in TTFont(BytesIO(base64.b64decode(found["data"]))).getBestCmap()
        }
        for found in FACE.finditer(font_faces(text))
    }


def test_that_fonts_have_the_letters_of_the_page_and_no_others() -> None:
    text = "1.1% ε ≤ −3"
    found = letters_of(text)
    assert {weight for family, weight in found if family == "Inter"} == {400, 500, 600, 700}
    for letters in found.values():
        assert set(text) <= letters <= {*text, "≥"}  # which mirrors another
    assert {family for family, _ in found} == {"Inter"}


def test_that_arabic_has_a_font_of_its_own() -> None:
    found = letters_of("Ja نعم")
    assert found["Inter", 400] == set("Ja ")
    assert found["Noto Sans Arabic", 400] == found["Noto Sans Arabic", 700] == set("نعم")


def test_that_letters_have_the_widths_of_the_whole_font() -> None:
    from app.export.fonts import _FOLDER

    whole = TTFont(_FOLDER / "Inter-Regular.otf")
    (data,) = [f["data"] for f in FACE.finditer(font_faces("118")) if f["weight"] == "400"]
    part = TTFont(BytesIO(base64.b64decode(data)))
    for letter in "18":
        name, own = (font.getBestCmap()[ord(letter)] for font in (whole, part))
        assert whole["hmtx"][name] == part["hmtx"][own]
