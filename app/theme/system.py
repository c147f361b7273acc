"""What the system says of colours, contrast and motion, where it says anything."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from app.theme.tokens import Palette, Scheme, contrast_ratio

READABLE = 7.0
_PARTS = 4.5


def system_scheme() -> Scheme:
    """Return the scheme of the system; light where it does not tell."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    if _wants_contrast():
        return "contrast-dark" if dark else "contrast-light"
    return "dark" if dark else "light"


def system_reduces_motion() -> bool:
    """Tell whether the system asks for less motion."""
    # Known to Qt since 6.12; the numbers of the enumeration are NoPreference and ReducedMotion.
    hints = QGuiApplication.styleHints()
    preference = getattr(hints.accessibility(), "motionPreference", None)
    return preference is not None and preference().name == "ReducedMotion"


def palette_of_system(system: QPalette, ours: Palette) -> Palette:
    """Return our palette of high contrast with the colours of the system's own.

    Where a text of the system has less than 7:1 on one of its grounds, ours is returned.
    """

    def named(role: QPalette.ColorRole) -> str:
        return QColor(system.color(QPalette.ColorGroup.Active, role)).name().upper()

    background, surface = named(QPalette.ColorRole.Window), named(QPalette.ColorRole.Base)
    text = named(QPalette.ColorRole.WindowText)
    if min(contrast_ratio(text, ground) for ground in (background, surface)) < READABLE:
        return ours
    accent, on_accent = text, surface
    highlight, on_highlight = (
        named(QPalette.ColorRole.Highlight),
        named(QPalette.ColorRole.HighlightedText),
    )
    grounds = (background, surface, on_highlight)
    if min(contrast_ratio(highlight, ground) for ground in grounds) >= _PARTS:
        accent, on_accent = highlight, on_highlight
    plain = dict.fromkeys(
        ("text", "text_muted", "line", "line_strong", "accent_hover", "bar", "chart_grid"), text
    )
    tones = dict.fromkeys(("success", "warning", "danger", "chart_truth"), text)
    soft = ("raised", "accent_soft", "success_soft", "warning_soft", "danger_soft")
    sectors = dict.fromkeys((f"sector_{key}" for key in "abc"), text)
    letters = {"sector_a_text": surface, "sector_b_text": text, "sector_c_text": text}
    quiet = dict.fromkeys((f"sector_{key}_quiet" for key in "abc"), surface)
    return ours._replace(
        background=background,
        surface=surface,
        accent=accent,
        accent_text=on_accent,
        focus=accent,
        chart=tuple(text for _ in ours.chart),
        **plain,
        **tones,
        **dict.fromkeys(soft, surface),
        **sectors,
        **letters,
        **quiet,
    )


def _wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
