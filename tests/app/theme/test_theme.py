"""The look as data: contrast, completeness, fonts, icons, and following the system."""

import ast
import gc
import re
import sys
from importlib.resources import files

import pytest
import shiboken6
from PySide6.QtCore import QMargins, QPoint, Qt
from PySide6.QtGui import QColor, QFontInfo, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.theme import (
    Scheme,
    Theme,
    contrast_ratio,
    icon_names,
    load_tokens,
    make_pixmap,
    style_sheet,
)
from folders import ROOT

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
GROUNDS = ("background", "surface", "raised")
TONES = ("accent", "success", "warning", "danger")

# (colour, on, the ratio of WCAG 2 that it needs: 4.5 for text, 3 for parts that carry meaning)
PAIRS = [
    *((text, ground, 4.5) for text in ("text", "text_muted", *TONES) for ground in GROUNDS),
    *((edge, ground, 3.0) for edge in ("line_strong", "focus") for ground in GROUNDS),
    *((f"sector_{key}", ground, 3.0) for key in "abc" for ground in GROUNDS),
    *(("text", f"{tone}_soft", 4.5) for tone in TONES),
    *(("text_muted", f"{tone}_soft", 4.5) for tone in TONES),
    *((tone, f"{tone}_soft", 4.5) for tone in TONES),
    *((f"sector_{key}_text", f"sector_{key}", 4.5) for key in "abc"),
    # The letters of the quiet sectors are large and bold.
    *(("text_muted", f"sector_{key}_quiet", 3.0) for key in "abc"),
    ("accent_text", "accent", 4.5),
    ("accent_text", "accent_hover", 4.5),
    ("bar", "surface", 3.0),
    ("chart_truth", "surface", 3.0),
    ("text", "bar", 3.0),
]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("colour", "ground", "needed"), PAIRS)
def test_that_every_pair_of_colours_has_the_contrast_it_needs(
    scheme: Scheme, colour: str, ground: str, needed: float
) -> None:
    palette = load_tokens().palette(scheme)
    assert contrast_ratio(palette.named(colour), palette.named(ground)) >= needed


@pytest.mark.parametrize("scheme", SCHEMES)
def test_that_every_series_of_a_chart_stands_out_from_its_ground(scheme: Scheme) -> None:
    palette = load_tokens().palette(scheme)
    assert len(set(palette.chart)) == 8
    for colour in palette.chart:
        assert contrast_ratio(colour, palette.surface) >= 3


def test_that_contrast_is_measured_as_wcag_measures_it() -> None:
    assert contrast_ratio("#000000", "#FFFFFF") == pytest.approx(21)
    # The well known grey that just fails on white, and the one that just passes.
    assert contrast_ratio("#777777", "#FFFFFF") == pytest.approx(4.478, abs=1e-3)
    assert contrast_ratio("#767676", "#FFFFFF") == pytest.approx(4.542, abs=1e-3)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_that_the_style_sheet_is_filled(scheme: Scheme) -> None:
    sheet = style_sheet(load_tokens(), scheme)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for path in re.findall(r'url\("([^"]+)"\)', sheet):
        assert (files("resources") / "themes" / path.rsplit("/", 1)[-1]).is_file()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("mark", "colour"),
    [("check", "accent_text"), ("chevron", "text_muted"), ("chevron-up", "text_muted")],
)
def test_that_marks_of_fields_have_the_colours_of_the_scheme(
    scheme: Scheme, mark: str, colour: str
) -> None:
    drawn = (files("resources") / "themes" / f"{mark}-{scheme}.svg").read_text("utf-8")
    assert load_tokens().palette(scheme).named(colour) in drawn


def test_that_no_text_is_smaller_than_its_view_allows() -> None:
    least = {"respondent": 21, "analyst": 12, "home": 14}
    for name, style in load_tokens().type.items():
        assert style.px >= least[name.split(".")[0]]
        assert style.line >= style.px


def test_that_the_theme_follows_the_system_until_it_is_pinned(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    system: list[Scheme] = ["light"]
    # Without a screen Qt knows no scheme of the system and takes none.
    monkeypatch.setattr("app.theme.theme.system_scheme", lambda: system[-1])
    theme = Theme(qapp)
    changes: list[Scheme] = []
    theme.color_scheme_changed.connect(lambda: changes.append(theme.scheme))

    def turn(scheme: Scheme) -> None:
        system.append(scheme)
        told = Qt.ColorScheme.Dark if scheme == "dark" else Qt.ColorScheme.Light
        qapp.styleHints().colorSchemeChanged.emit(told)

    turn("dark")
    turn("light")
    assert changes == ["dark", "light"]
    theme.pin("light")
    turn("dark")
    assert theme.scheme == "light"
    theme.pin(None)
    assert changes == ["dark", "light", "dark"]


def test_that_colours_are_in_place_when_the_change_is_told(qapp: QApplication) -> None:
    theme = Theme(qapp, pinned="light")
    seen: list[str] = []
    theme.color_scheme_changed.connect(
        lambda: seen.append(qapp.palette().window().color().name().upper())
    )
    theme.pin("dark")
    assert seen == [load_tokens().palette("dark").background]
    theme.pin("dark")
    assert len(seen) == 1


class Painted(QWidget):
    """Counts how often it is painted."""

    times = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.times += 1


def test_that_a_widget_is_painted_again_and_leaves_nothing_when_it_is_gone(
    qapp: QApplication, qtbot: QtBot
) -> None:
    theme = Theme(qapp, pinned="light")
    painted = Painted()
    qtbot.addWidget(painted)
    painted.show()
    theme.repaints(painted)
    qtbot.waitUntil(lambda: painted.times > 0)
    before = painted.times
    theme.pin("dark")
    qtbot.waitUntil(lambda: painted.times > before)

    def pass_by(n: int) -> int:
        for _ in range(n):
            widget = QWidget()
            theme.repaints(widget)
            shiboken6.delete(widget)
            del widget
        gc.collect()
        return sys.getallocatedblocks()

    few = pass_by(10)
    assert pass_by(400) < few + 100
    for path in (ROOT / "app").rglob("*.py"):
        found = re.search(r"color_scheme_changed\.connect\(.*\.update\)", path.read_text("utf-8"))
        assert found is None, path


def test_that_a_property_gives_a_label_its_colour(qapp: QApplication, qtbot: QtBot) -> None:
    theme = Theme(qapp, pinned="dark")
    label = QLabel("x")
    qtbot.addWidget(label)
    label.setProperty("tone", "warning")
    label.ensurePolished()
    assert label.palette().windowText().color() == theme.colour("warning")


def test_that_an_unknown_colour_is_refused(qapp: QApplication) -> None:
    theme = Theme(qapp, pinned="light")
    for name in ("salmon", "chart"):
        with pytest.raises(KeyError):
            theme.colour(name)


@pytest.mark.parametrize(
    ("style", "family", "weight"),
    [
        ("respondent.body", "Inter", 400),
        ("respondent.emphasis", "Inter", 500),
        ("respondent.label", "Inter", 600),
        ("respondent.title", "Inter", 700),
        ("respondent.file", "JetBrains Mono", 400),
    ],
)
def test_that_shipped_fonts_are_found_in_each_weight(
    qapp: QApplication, style: str, family: str, weight: int
) -> None:
    info = QFontInfo(Theme(qapp, pinned="light").font(style))
    assert (info.family(), info.weight()) == (family, weight)


def test_that_every_font_has_its_licence_beside_it() -> None:
    names = {entry.name for entry in (files("resources") / "fonts").iterdir()}
    for name in names:
        if name.endswith((".otf", ".ttf")):
            family = name.split("-")[0].removesuffix("Arabic")
            assert f"{family}-LICENSE.txt" in names


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", icon_names())
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_that_icons_take_the_colour_and_the_pixels_asked_for(name: str, ratio: float) -> None:
    colour = QColor("#AE2A22")
    image = make_pixmap(name, colour, 24, ratio).toImage()
    assert image.width() == image.height() == 24 * ratio
    painted = [
        image.pixelColor(QPoint(x, y))
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(QPoint(x, y)).alpha() > 200
    ]
    assert painted
    for pixel in painted:
        assert abs(pixel.red() - colour.red()) <= 3
        assert abs(pixel.green() - colour.green()) <= 3


@pytest.mark.usefixtures("qapp")
def test_that_only_directed_icons_turn_round() -> None:
    colour = QColor("black")
    for name, turns in (("arrow-right", True), ("check", False)):
        plain = make_pixmap(name, colour, 24, 1.0).toImage()
        turned = make_pixmap(name, colour, 24, 1.0, mirrored=True).toImage()
        assert (plain != turned) is turns


def test_that_reduced_motion_takes_no_time(qapp: QApplication) -> None:
    moving = Theme(qapp, pinned="light", reduced_motion=False)
    still = Theme(qapp, pinned="light", reduced_motion=True)
    for name, milliseconds in load_tokens().motion.items():
        assert moving.duration(name) == milliseconds > 0
        assert still.duration(name) == 0


def test_that_distances_are_steps_of_the_tokens() -> None:
    """Where they were named once, none is written as a number of pixels again."""
    app = ROOT / "app"
    names = ("choices", "drop_zone", "fields", "menus", "message", "progress", "table")
    widgets = [app / "widgets" / f"{name}.py" for name in names]
    widgets.append(app / "charts" / "chart_widget.py")
    asked = {"setContentsMargins", "setSpacing", "addSpacing"}
    asked |= {"setHorizontalSpacing", "setVerticalSpacing"}
    views = [
        path for name in ("shell", "planner", "analyst") for path in (app / name).rglob("*.py")
    ]
    for path in (*views, *widgets):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                pixels = [a.value for a in node.args if isinstance(a, ast.Constant) and a.value]
                assert node.func.attr not in asked or not pixels, f"{path.name}:{node.lineno}"


def test_that_steps_grow_on_a_grid_of_four(theme: Theme) -> None:
    space = theme.tokens.space
    assert all(pixels == 4 * step for step, pixels in space.items())
    assert theme.space(0) == 0
    assert theme.margins(6, 4) == QMargins(24, 16, 24, 16)
    with pytest.raises(KeyError):
        theme.space(9)
