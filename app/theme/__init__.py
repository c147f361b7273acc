"""Colours, fonts, icons and sizes; `Theme` is passed to every widget that paints."""

from app.theme.icons import icon_names, make_icon, make_pixmap, paint_icon
from app.theme.ink import (
    Ink,
    between,
    carries_letters,
    fill_only,
    sector_brush,
    smooth_painter,
)
from app.theme.theme import FUSION, Theme, qt_palette, style_sheet
from app.theme.tokens import Palette, Scheme, TextStyle, Tokens, contrast_ratio, load_tokens

__all__ = [
    "FUSION",
    "Ink",
    "Palette",
    "Scheme",
    "TextStyle",
    "Theme",
    "Tokens",
    "between",
    "carries_letters",
    "contrast_ratio",
    "fill_only",
    "icon_names",
    "load_tokens",
    "make_icon",
    "make_pixmap",
    "paint_icon",
    "qt_palette",
    "sector_brush",
    "smooth_painter",
    "style_sheet",
]
