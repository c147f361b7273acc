"""Colours, type, sizes and durations as data, read once from resources/themes/tokens.json.

Nothing here needs Qt, so that contrast and completeness can be checked without a window.
"""

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, get_args

from resources import FOLDER

Scheme = Literal["light", "dark", "contrast-light", "contrast-dark"]


class Palette(NamedTuple):
    """The colours of one scheme, each as "#RRGGBB"; `chart` in the order of the series."""

    background: str
    surface: str
    raised: str
    text: str
    text_muted: str
    line: str
    line_strong: str
    accent: str
    accent_hover: str
    accent_text: str
    accent_soft: str
    focus: str
    success: str
    success_soft: str
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    sector_a: str
    sector_a_text: str
    sector_a_quiet: str
    sector_b: str
    sector_b_text: str
    sector_b_quiet: str
    sector_c: str
    sector_c_text: str
    sector_c_quiet: str
    bar: str
    chart_grid: str
    chart_truth: str
    chart: tuple[str, ...]

    def named(self, name: str) -> str:
        """Return the colour of a field.

        Raises:
            KeyError: no single colour has that name.
        """
        value = getattr(self, name, None)
        if not isinstance(value, str):
            raise KeyError(name)
        return value


class TextStyle(NamedTuple):
    """Size and line height in logical pixels, weight 400 to 700."""

    px: int
    weight: int
    line: int
    mono: bool = False


class WheelStyle(NamedTuple):
    """Measures of the wheel: pixels, or parts of its radius where fractions."""

    radius: int
    rim: float
    marks: int
    gap_between_sectors: int
    hub: float
    letter_size: float
    letter_at: float
    turns: int
    easing: tuple[float, float, float, float]
    edge_degrees: float


class ContrastStyle(NamedTuple):
    """What high contrast changes beside colours: edges in pixels, a Qt brush for each sector."""

    edge: int
    chosen_edge: int
    patterns: Mapping[str, str]


class Tokens(NamedTuple):
    """Everything the look is made of; lengths in logical pixels, durations in milliseconds.

    `space` has the steps in which things stand apart.
    """

    palettes: Mapping[Scheme, Palette]
    ui_families: tuple[str, ...]
    mono_families: tuple[str, ...]
    type: Mapping[str, TextStyle]
    space: Mapping[int, int]
    spacing: Mapping[str, int]
    radius: Mapping[str, int]
    control_height: Mapping[str, int]
    focus_ring: Mapping[str, int]
    motion: Mapping[str, int]
    wheel: WheelStyle
    contrast: ContrastStyle

    def palette(self, scheme: Scheme) -> Palette:
        """Return the colours of a scheme."""
        return self.palettes[scheme]


def _palette(colours: Mapping[str, Any]) -> Palette:
    names = set(Palette._fields)
    if names != colours.keys():
        raise ValueError(f"colours differ from Palette: {sorted(names ^ colours.keys())}")
    return Palette(**{**colours, "chart": tuple(colours["chart"])})


@cache
def load_tokens() -> Tokens:
    """Read the shipped tokens; text styles are named "respondent.body", "analyst.base", …"""
    raw = json.loads((FOLDER / "themes" / "tokens.json").read_text("utf-8"))
    wheel = raw["wheel"]
    styles = {
        f"{view}.{name}": TextStyle(**style)
        for view, named in raw["type"].items()
        for name, style in named.items()
    }
    return Tokens(
        palettes=MappingProxyType({s: _palette(raw["colours"][s]) for s in get_args(Scheme)}),
        ui_families=tuple(raw["fonts"]["ui"]),
        mono_families=tuple(raw["fonts"]["mono"]),
        type=MappingProxyType(styles),
        space=MappingProxyType({int(step): px for step, px in raw["space"].items()}),
        spacing=MappingProxyType(raw["spacing"]),
        radius=MappingProxyType(raw["radius"]),
        control_height=MappingProxyType(raw["control_height"]),
        focus_ring=MappingProxyType(raw["focus_ring"]),
        motion=MappingProxyType(raw["motion"]),
        wheel=WheelStyle(**{**wheel, "easing": tuple(wheel["easing"])}),
        contrast=ContrastStyle(**raw["contrast"]),
    )


def contrast_ratio(one: str, other: str) -> float:
    """Return the WCAG 2 contrast ratio (1 to 21) of two "#RRGGBB" colours."""
    dim, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
