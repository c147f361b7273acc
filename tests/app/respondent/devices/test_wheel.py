"""The wheel as it is seen: angles, marks, pointer; and what it forgets."""

import math
from fractions import Fraction
from itertools import pairwise
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.respondent.devices.sectors import Sector
from app.respondent.devices.wheel import Wheel
from app.theme import Scheme, Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

RADIUS = 216
DESIGNS = {
    "warner": ["3/4", "1/4"],
    "forced": ["1/2", "1/4", "1/4"],
    "die": ["2/3", "1/6", "1/6"],
    "odd": ["685/937", "252/937"],
    "tight": ["9/10", "1/10"],
}


def sectors_of(design: str) -> list[Sector]:
    colours: tuple[Literal["a", "b", "c"], ...] = ("a", "b", "c")
    labels = "ABC"
    return [
        Sector(labels[i], Fraction(text), colours[i], f"note {i}")
        for i, text in enumerate(DESIGNS[design])
    ]


def make_wheel(
    qapp: QApplication, qtbot: QtBot, design: str, *, still: bool = True, scheme: Scheme = "light"
) -> tuple[Wheel, Theme]:
    theme = Theme(qapp, pinned=scheme, reduced_motion=still)
    wheel = Wheel(theme)
    qtbot.addWidget(wheel)
    wheel.set_rim(round(1.1 * RADIUS))
    wheel.set_sectors(sectors_of(design))
    return wheel, theme


def near(one: QColor, other: QColor) -> bool:
    distances = (
        one.red() - other.red(),
        one.green() - other.green(),
        one.blue() - other.blue(),
    )
    return max(map(abs, distances)) <= 6


def pixel(image: QImage, angle: float, distance: float) -> QColor:
    """Return the pixel at an angle clockwise from the top, that far from the hub."""
    middle = (image.width() / 2, image.height() - image.width() / 2)
    turned = math.radians(angle)
    x = round(middle[0] + distance * math.sin(turned) - 0.5)
    y = round(middle[1] - distance * math.cos(turned) - 0.5)
    return image.pixelColor(x, y)


def measured(image: QImage, colour: QColor, inward: float = 3) -> float:
    """Return how many degrees of a ring near the rim have a colour, with half of each gap."""
    steps = 7200
    at = RADIUS - inward
    ring = [near(pixel(image, step * 360 / steps, at), colour) for step in range(steps)]
    # Half of each gap of 4 pixels, and its soft edge, is taken from each side.
    return 360 * sum(ring) / steps + math.degrees(5 / at)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("design", DESIGNS)
def test_that_each_sector_has_the_angle_of_its_fraction(
    qapp: QApplication, qtbot: QtBot, design: str, scheme: Scheme
) -> None:
    wheel, theme = make_wheel(qapp, qtbot, design, scheme=scheme)
    image = wheel.grab().toImage()
    for sector in sectors_of(design):
        angle = measured(image, theme.colour(f"sector_{sector.colour}"))
        assert angle == pytest.approx(float(sector.fraction) * 360, abs=1)


@pytest.mark.parametrize("design", DESIGNS)
def test_that_the_pointer_stands_on_a_line_at_rest(
    qapp: QApplication, qtbot: QtBot, design: str
) -> None:
    wheel, theme = make_wheel(qapp, qtbot, design)
    image = wheel.grab().toImage()
    assert near(pixel(image, 0, RADIUS * 0.8), theme.colour("surface"))
    sectors = sectors_of(design)
    assert near(pixel(image, 3, RADIUS * 0.8), theme.colour(f"sector_{sectors[0].colour}"))
    assert near(pixel(image, -3, RADIUS * 0.8), theme.colour(f"sector_{sectors[-1].colour}"))


@pytest.mark.parametrize("place", [0.0, 0.31, 0.5, 0.87, 0.999])
@pytest.mark.parametrize("design", DESIGNS)
def test_that_the_pointer_stands_in_the_sector_that_was_drawn(
    qapp: QApplication, qtbot: QtBot, design: str, place: float
) -> None:
    wheel, theme = make_wheel(qapp, qtbot, design)
    for index, sector in enumerate(sectors_of(design)):
        wheel.reset()
        wheel.spin_to(index, place)
        image = wheel.grab().toImage()
        for angle in (-2, 0, 2):
            shown = pixel(image, angle, RADIUS - 12)
            assert near(shown, theme.colour(f"sector_{sector.colour}"))


def test_that_only_the_other_sectors_turn_quiet(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, theme = make_wheel(qapp, qtbot, "forced")
    wheel.spin_to(1, 0.4)
    image = wheel.grab().toImage()
    for name, degrees in (("sector_a_quiet", 180), ("sector_b", 90), ("sector_c_quiet", 90)):
        # Below the tip of the pointer.
        assert measured(image, theme.colour(name), 14) == pytest.approx(degrees, abs=1)


@pytest.mark.parametrize(
    ("design", "marks"), [("warner", 36), ("die", 36), ("odd", 0), ("tight", 0)]
)
def test_that_marks_are_drawn_only_where_they_can_be_counted(
    qapp: QApplication, qtbot: QtBot, design: str, marks: int
) -> None:
    wheel, theme = make_wheel(qapp, qtbot, design)
    image = wheel.grab().toImage()
    surface = theme.colour("surface")
    # The pointer covers what is within 4 degrees of the top.
    ring = [near(pixel(image, 4 + step / 20, RADIUS + 10.5), surface) for step in range(352 * 20)]
    begins = sum(before and not now for before, now in pairwise(ring))
    assert begins == marks


def test_that_each_mark_lies_within_a_sector(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner")
    assert wheel.marks() == [27, 9]
    image = wheel.grab().toImage()
    assert near(pixel(image, 10, RADIUS + 10.5), QColor("#FFFFFF"))
    assert not near(pixel(image, 15, RADIUS + 10.5), QColor("#FFFFFF"))


def test_that_marks_turn_with_the_wheel(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner")
    # 276 + 78 * 0.5 = 315 comes to the top: the wheel is turned by 45 degrees, marks by 5.
    wheel.spin_to(1, 0.5)
    image = wheel.grab().toImage()
    assert not near(pixel(image, 20, RADIUS + 10.5), QColor("#FFFFFF"))
    assert near(pixel(image, 15, RADIUS + 10.5), QColor("#FFFFFF"))


def test_that_landing_is_told_without_saying_where(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner", still=False)
    told: list[tuple[object, ...]] = []
    wheel.landed.connect(lambda *arguments: told.append(arguments))
    name = wheel.accessibleName()
    wheel.spin_to(1, 0.5)
    assert wheel.is_moving
    assert told == []
    wheel.skip()
    assert wheel.has_landed
    assert told == [()]
    assert wheel.accessibleName() == name == "Wheel: A note 0, B note 1"
    assert wheel.accessibleDescription() == wheel.toolTip() == ""


def test_that_the_spin_ends_by_itself(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, theme = make_wheel(qapp, qtbot, "warner", still=False)
    with qtbot.waitSignal(wheel.landed):
        wheel.spin_to(1, 0.2)
    image = wheel.grab().toImage()
    assert near(pixel(image, 0, RADIUS - 12), theme.colour("sector_b"))


def test_that_nothing_of_the_landing_is_left_after_reset(qapp: QApplication, qtbot: QtBot) -> None:
    """Two wheels that landed elsewhere are alike in all they hold and all they show."""
    left: list[tuple[dict[str, str], QImage]] = []
    for index in (0, 1):
        wheel, _ = make_wheel(qapp, qtbot, "warner", still=False)
        wheel.spin_to(index, 0.3 + index / 3)
        wheel.skip()
        assert wheel.has_landed
        wheel.reset()
        held = {
            name: repr(value)
            for name, value in vars(wheel).items()
            if isinstance(value, bool | int | float | str | tuple | list)
        }
        left.append((held, wheel.grab().toImage()))
    assert left[0][0] == left[1][0]
    assert left[0][1] == left[1][1]


def test_that_a_reset_while_spinning_never_lands(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, theme = make_wheel(qapp, qtbot, "warner", still=False)
    told: list[None] = []
    wheel.landed.connect(lambda: told.append(None))
    wheel.spin_to(1, 0.5)
    wheel.reset()
    assert not wheel.is_moving
    assert told == []
    assert near(pixel(wheel.grab().toImage(), 0, RADIUS * 0.8), theme.colour("surface"))


def held(wheel: Wheel) -> dict[str, str]:
    return {
        name: repr(value)
        for name, value in vars(wheel).items()
        if value is None or isinstance(value, bool | int | float | str | tuple | list)
    }


def test_that_only_sector_and_rotation_tell_where_it_landed_until_it_rests(
    qapp: QApplication, qtbot: QtBot
) -> None:
    told: list[dict[str, str]] = []
    for index in (0, 1):
        wheel, _ = make_wheel(qapp, qtbot, "warner")
        resting = held(wheel)
        wheel.spin_to(index, 0.5)
        assert wheel.outcome == index
        landed = held(wheel)
        assert landed.pop("_outcome") == repr(index)
        assert landed.pop("_rotation") != resting["_rotation"]
        told.append(landed)
        wheel.reset()
        assert held(wheel) == resting
    assert told[0] == told[1]


def test_that_a_wheel_is_spun_once(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner")
    wheel.spin_to(0, 0.5)
    with pytest.raises(RuntimeError):
        wheel.spin_to(1, 0.5)
    wheel.reset()
    wheel.spin_to(1, 0.5)
    assert wheel.has_landed


def test_that_a_click_skips_the_motion_and_esc_is_left_to_the_page(
    qapp: QApplication, qtbot: QtBot
) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner", still=False)
    wheel.show()
    wheel.activateWindow()
    qtbot.waitUntil(wheel.isActiveWindow)
    wheel.spin_to(1, 0.5)
    QTest.keyClick(wheel, Qt.Key.Key_Escape)
    assert wheel.is_moving
    QTest.mouseClick(wheel, Qt.MouseButton.LeftButton)
    assert wheel.has_landed


def test_that_a_wheel_is_as_large_as_its_page_lets_it_be(qapp: QApplication, qtbot: QtBot) -> None:
    wheel, _ = make_wheel(qapp, qtbot, "warner")
    wheel.set_rim(176)
    assert (wheel.width(), wheel.height()) == (2 * 176, 2 * 176 + 8)
    wheel.set_rim(464, 1.6)
    assert (wheel.width(), wheel.height()) == (2 * 464, 2 * 464 + 13)
