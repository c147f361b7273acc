"""The shipped fonts, and QFonts made from text styles."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from app.theme.tokens import TextStyle, Tokens
from resources import FOLDER

_SUFFIXES = (".otf", ".ttf")


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the shipped fonts known to Qt and return their families; needs a QGuiApplication.

    Raises:
        FileNotFoundError: a font file cannot be read.
    """
    families: dict[str, None] = {}
    for entry in sorted((FOLDER / "fonts").iterdir(), key=lambda item: item.name):
        if entry.name.endswith(_SUFFIXES):
            number = QFontDatabase.addApplicationFontFromData(entry.read_bytes())
            if number < 0:
                raise FileNotFoundError(entry.name)
            families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)


def make_font(tokens: Tokens, style: TextStyle, *, tabular: bool = False) -> QFont:
    """Return the font of a text style; `tabular` gives figures of one width, for tables."""
    font = QFont()
    font.setFamilies(list(tokens.mono_families if style.mono else tokens.ui_families))
    font.setPixelSize(style.px)
    font.setWeight(QFont.Weight(style.weight))
    if style.mono:
        font.setFixedPitch(True)
        # Ligatures would draw what the file does not hold letter for letter.
        font.setFeature(QFont.Tag("calt"), 0)
    elif tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
