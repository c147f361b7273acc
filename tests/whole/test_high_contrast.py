"""High contrast: as the system asks, or chosen; strong edges, and patterns in place of colours."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.charts.style import screen_style
from app.kit import settings
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.devices.sectors import Sector
from app.respondent.devices.wheel import Wheel
from app.shell.window import MainWindow
from app.theme import Scheme, Theme, contrast_ratio, load_tokens, sector_brush, style_sheet
from app.theme.theme import palette_of_system, system_scheme
from app.widgets.button import secondary_button

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

STRONG: tuple[Scheme, ...] = ("contrast-light", "contrast-dark")
GROUNDS = ("background", "surface", "raised")
TONES = ("accent", "success", "warning", "danger")
PAIRS = [
    *((text, ground, 7.0) for text in ("text", "text_muted", *TONES) for ground in GROUNDS),
    *((text, f"{tone}_soft", 7.0) for text in ("text", "text_muted") for tone in TONES),
    *((tone, f"{tone}_soft", 7.0) for tone in TONES),
    *((edge, ground, 4.5) for edge in ("line", "line_strong", "focus") for ground in GROUNDS),
    *((f"sector_{key}", "surface", 7.0) for key in "abc"),
    *(("text_muted", f"sector_{key}_quiet", 7.0) for key in "abc"),
    # The letter of A stands on the full sector, those of the others on a patch of the ground.
    ("sector_a_text", "sector_a", 7.0),
    ("sector_b_text", "surface", 7.0),
    ("sector_c_text", "surface", 7.0),
    ("accent_text", "accent", 7.0),
    ("accent_text", "accent_hover", 7.0),
    ("chart_grid", "surface", 3.0),
    ("chart_truth", "surface", 7.0),
]


@pytest.mark.parametrize("scheme", STRONG)
def test_that_every_pair_of_colours_has_high_contrast(scheme: Scheme) -> None:
    palette = load_tokens().palette(scheme)
    for colour, ground, needed in PAIRS:
        ratio = contrast_ratio(palette.named(colour), palette.named(ground))
        assert ratio >= needed, (colour, ground, ratio)


@pytest.mark.parametrize("scheme", STRONG)
def test_that_edges_are_two_pixels(qapp: QApplication, scheme: Scheme) -> None:
    theme = Theme(qapp, pinned=scheme)
    assert (theme.edge(1), theme.edge(1.5), theme.edge(3)) == (2, 2, 3)
    assert not re.search(r"border[^;]*: ?1px", style_sheet(load_tokens(), scheme))
    assert Theme(qapp, pinned="light").edge(1.5) == 1.5


@pytest.mark.parametrize("scheme", STRONG)
def test_that_sectors_are_told_apart_without_colour(qapp: QApplication, scheme: Scheme) -> None:
    theme = Theme(qapp, pinned=scheme)
    brushes = [sector_brush(theme, key) for key in "abc"]
    assert len({brush.style() for brush in brushes}) == 3
    assert len({brush.color().name() for brush in brushes}) == 1
    quiet = sector_brush(theme, "a", 1.0)
    assert quiet.color() == theme.colour("surface")
    assert screen_style(scheme).patterns


def inked(image: QImage, angle: float, radius: float) -> float:
    """Return the part of a ring from an angle on, 40 degrees of it, that is dark."""
    centre = image.width() / 2
    points = [math.radians(angle + step / 4) for step in range(160)]
    dark = [
        image.pixelColor(
            round(centre + radius * math.sin(a)), round(248 - radius * math.cos(a))
        ).lightness()
        < 128
        for a in points
    ]
    return sum(dark) / len(dark)


def test_that_switching_repaints_with_patterns(qapp: QApplication, qtbot: QtBot) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    wheel, button = Wheel(theme), secondary_button("Back", theme)
    qtbot.addWidget(wheel)
    qtbot.addWidget(button)
    wheel.set_sectors([Sector("A", Fraction(1, 2), "a", ""), Sector("B", Fraction(1, 2), "b", "")])
    before = wheel.grab().toImage(), button.grab().toImage()
    changes: list[Scheme] = []
    theme.color_scheme_changed.connect(lambda: changes.append(theme.scheme))
    theme.pin("contrast-light")
    after = wheel.grab().toImage(), button.grab().toImage()
    assert changes == ["contrast-light"]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert inked(after[0], 20, 200) == 1
    assert 0.05 < inked(after[0], 200, 200) < 0.6
    theme.pin("light")
    assert (wheel.grab().toImage(), button.grab().toImage()) == before


def test_that_the_wish_of_the_system_is_followed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    system: list[Scheme] = ["light"]
    monkeypatch.setattr("app.theme.theme.system_scheme", lambda: system[-1])
    theme = Theme(qapp)
    followed: list[bool] = []
    theme.color_scheme_changed.connect(lambda: followed.append(theme.is_high_contrast))
    system.append("contrast-dark")
    hints = qapp.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    theme.pin("light")
    assert followed == [True, False]
    assert theme.palette == load_tokens().palette("light")


class Preferences:
    """What the system says of colours and contrast, as Qt's style hints tell it."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self._scheme, self._contrast = scheme, contrast

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
        return self._scheme

    def accessibility(self) -> Preferences:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802 - Qt's name
        return self._contrast


def test_that_what_the_system_says_gives_the_scheme(monkeypatch: pytest.MonkeyPatch) -> None:
    shades, contrasts = Qt.ColorScheme, Qt.ContrastPreference
    for shade, wish, scheme in (
        (shades.Light, contrasts.NoPreference, "light"),
        (shades.Dark, contrasts.NoPreference, "dark"),
        (shades.Unknown, contrasts.HighContrast, "contrast-light"),
        (shades.Dark, contrasts.HighContrast, "contrast-dark"),
    ):
        said = Preferences(shade, wish)
        monkeypatch.setattr(QGuiApplication, "styleHints", lambda said=said: said)
        assert system_scheme() == scheme


def system_palette(**colours: str) -> QPalette:
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(QPalette.ColorRole[role], QColor(colour))
    return palette


def test_that_a_readable_palette_of_the_system_is_taken() -> None:
    ours = load_tokens().palette("contrast-dark")
    black = system_palette(
        Window="#000000",
        Base="#000000",
        WindowText="#FFFF00",
        Highlight="#00FFFF",
        HighlightedText="#000000",
    )
    taken = palette_of_system(black, ours)
    assert (taken.background, taken.text, taken.line_strong) == ("#000000", "#FFFF00", "#FFFF00")
    assert (taken.accent, taken.accent_text) == ("#00FFFF", "#000000")
    for colour, ground, needed in PAIRS:
        assert contrast_ratio(taken.named(colour), taken.named(ground)) >= min(needed, 7)


def test_that_a_palette_that_is_hard_to_read_is_not_taken() -> None:
    ours = load_tokens().palette("contrast-light")
    grey = system_palette(Window="#EFEFEF", Base="#FFFFFF", WindowText="#777777")
    assert palette_of_system(grey, ours) is ours
    pale = system_palette(
        Window="#FFFFFF", Base="#FFFFFF", WindowText="#000000", Highlight="#DDDDDD"
    )
    assert palette_of_system(pale, ours).accent == "#000000"


def test_that_high_contrast_is_chosen_on_the_first_page_and_remembered(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    theme = Theme(qapp, pinned="light")
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(theme="light"), places, respondent_only=True)
    qtbot.addWidget(window)
    button = window.findChild(QAbstractButton, "appearance_button")
    assert button is not None
    (chosen,) = [
        a
        for a in window._make.program.actions.schemes.actions()
        if a.text() == "High contrast, dark"
    ]
    assert chosen in window.home.appearance_button.menu().actions()
    chosen.trigger()
    assert theme.scheme == "contrast-dark"
    window.close()
    assert settings.load(places.settings).theme == "contrast-dark"
