"""The theme of a running program: one object, passed to whatever paints."""

from __future__ import annotations

from functools import cache
from string import Template
from typing import Final

from PySide6.QtCore import SIGNAL, SLOT, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.theme.icons import make_icon
from app.theme.tokens import (
    Palette,
    Scheme,
    TextStyle,
    Tokens,
    contrast_ratio,
    load_tokens,
)
from resources import FOLDER

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


# What the application is started with: set later, its style would bring 600 names along, for
# which the window would wait.
FUSION: Final = ("-style", "fusion")


class Theme(QObject):
    """Follows the system's colour scheme and wish for contrast, or is pinned to a scheme.

    Where the system asks for high contrast, its own palette is taken if it is readable.

    Emits `color_scheme_changed` after the new colours are in place; whoever holds a tinted icon
    asks for it again then, and `repaints` whoever paints with `colour`. Emits `text_size_changed`
    when a respondent wants larger or smaller type.
    """

    color_scheme_changed = Signal()
    text_size_changed = Signal()

    def __init__(
        self,
        app: QApplication,
        *,
        pinned: Scheme | None = None,
        reduced_motion: bool | None = None,
        part: QWidget | None = None,
        by_window: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """`app` was made with `FUSION`; `reduced_motion` None follows the system where it tells.

        Where a `part` of a window is given, it alone is dressed: the rest keeps its own theme.
        `by_window` leaves it to the window to be dressed, in place of the whole application: Qt
        would give that one's style sheet to whatever is being made again and again, at each step
        until it stands in the window, and a page would take three times as long.
        """
        super().__init__(parent)
        self._app = app
        self._part = part
        self._dressed: QApplication | QWidget | None = part or (None if by_window else app)
        self._tokens = load_tokens()
        self._pinned: Scheme | None = pinned
        self._reduced_motion = reduced_motion
        self._text_size = 1.0
        load_fonts()
        self._scheme = self._wanted_scheme()
        self._palette = self._wanted_palette()
        self._apply()
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_system_scheme_changed)

    def dress(self, window: QWidget) -> None:
        """Dress a window, with all that opens from it, where the application is not dressed."""
        if self._dressed is None:
            self._dressed = window
            self._apply()

    @property
    def tokens(self) -> Tokens:
        return self._tokens

    @property
    def scheme(self) -> Scheme:
        return self._scheme

    @property
    def palette(self) -> Palette:
        return self._palette

    @property
    def is_high_contrast(self) -> bool:
        """Tell whether edges are strong and sectors have patterns."""
        return self._scheme in ("contrast-light", "contrast-dark")

    def edge(self, width: float) -> float:
        """Return how wide an edge of this width is painted: in high contrast never thin."""
        return max(width, float(self._tokens.contrast.edge)) if self.is_high_contrast else width

    @property
    def reduced_motion(self) -> bool:
        if self._reduced_motion is not None:
            return self._reduced_motion
        return system_reduces_motion()

    @property
    def text_size(self) -> float:
        """How many times as large as usual the pages of a respondent are."""
        return self._text_size

    def set_text_size(self, times: float) -> None:
        """Let the pages of a respondent be larger, for as long as the program runs."""
        if times != self._text_size:
            self._text_size = times
            self.text_size_changed.emit()

    @property
    def pinned(self) -> Scheme | None:
        """The scheme that is held, None where the system's is followed."""
        return self._pinned

    def pin(self, scheme: Scheme | None) -> None:
        """Pin to a scheme, or with None follow the system again."""
        self._pinned = scheme
        self._refresh()

    def repaints(self, widget: QWidget) -> None:
        """Let a widget be painted again whenever the colours have changed.

        Connected by names: for each method of Qt's own that is connected as an object, PySide
        6.11 keeps a few strings until the program ends, and a kiosk makes some eighty such
        widgets for each person.
        """
        QObject.connect(self, SIGNAL("color_scheme_changed()"), widget, SLOT("update()"))

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name.

        Raises:
            KeyError: no colour has that name.
        """
        return QColor(self.palette.named(name))

    def style(self, name: str) -> TextStyle:
        """Return a text style, "respondent.body" or the like; KeyError if there is none."""
        return self._tokens.type[name]

    def space(self, step: int) -> int:
        """Return how many pixels a step of the tokens is; KeyError if there is none."""
        return self._tokens.space[step] if step else 0

    def margins(self, sides: int, ends: int | None = None) -> QMargins:
        """Return margins by their steps: left and right, above and below (the same by default)."""
        across, along = self.space(sides), self.space(sides if ends is None else ends)
        return QMargins(across, along, across, along)

    def font(self, name: str, *, tabular: bool = False, scale: float = 1.0) -> QFont:
        """Return the font of a text style by its name, `scale` times as large."""
        font = make_font(self._tokens, self.style(name), tabular=tabular)
        font.setPixelSize(round(font.pixelSize() * scale))
        return font

    def icon(self, name: str, colour: str = "text", size: int = 22) -> QIcon:
        """Return a tinted icon; ask again after `color_scheme_changed`."""
        mirrored = self._app.isRightToLeft()
        muted = self.colour("text_muted")
        return make_icon(name, self.colour(colour), size, disabled=muted, mirrored=mirrored)

    def duration(self, name: str) -> int:
        """Return a duration in milliseconds: 0 where motion is reduced."""
        return 0 if self.reduced_motion else self._tokens.motion[name]

    def _on_system_scheme_changed(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        before = self._scheme, self._palette
        self._scheme = self._wanted_scheme()
        self._palette = self._wanted_palette()
        if before != (self._scheme, self._palette):
            self._apply()
            self.color_scheme_changed.emit()

    def _wanted_scheme(self) -> Scheme:
        if self._pinned is not None:
            return self._pinned
        return system_scheme()

    def _wanted_palette(self) -> Palette:
        ours = self._tokens.palette(self._scheme)
        if self._pinned is not None or not self.is_high_contrast:
            return ours
        worn = self._app.palette()
        self._app.setPalette(QPalette())  # so that it shows the system's again
        found = palette_of_system(self._app.palette(), ours)
        if self._part is not None:
            self._app.setPalette(worn)
        return found

    def _apply(self) -> None:
        coloured = self._app if self._part is None else self._part
        coloured.setPalette(qt_palette(self.palette))
        coloured.setFont(self.font("analyst.base"))
        sheet = style_sheet(self._tokens, self._scheme, self.palette)
        if self._part is not None:  # words without a rule would keep the window's colour
            sheet += f'\nQLabel[tone="text"] {{ color: {self.palette.text}; }}'
        dressed = self._dressed
        if dressed is not None and isValid(dressed) and dressed.styleSheet() != sheet:
            dressed.setStyleSheet(sheet)  # Qt looks at every widget anew


def qt_palette(palette: Palette) -> QPalette:
    """Return the QPalette for parts that no style sheet rule names."""
    roles = {
        QPalette.ColorRole.Window: palette.background,
        QPalette.ColorRole.WindowText: palette.text,
        QPalette.ColorRole.Base: palette.surface,
        QPalette.ColorRole.AlternateBase: palette.raised,
        QPalette.ColorRole.Text: palette.text,
        QPalette.ColorRole.PlaceholderText: palette.text_muted,
        QPalette.ColorRole.Button: palette.surface,
        QPalette.ColorRole.ButtonText: palette.text,
        QPalette.ColorRole.BrightText: palette.accent_text,
        QPalette.ColorRole.ToolTipBase: palette.surface,
        QPalette.ColorRole.ToolTipText: palette.text,
        QPalette.ColorRole.Highlight: palette.accent,
        QPalette.ColorRole.HighlightedText: palette.accent_text,
        QPalette.ColorRole.Link: palette.accent,
        QPalette.ColorRole.LinkVisited: palette.accent,
        QPalette.ColorRole.Light: palette.raised,
        QPalette.ColorRole.Midlight: palette.line,
        QPalette.ColorRole.Mid: palette.line,
        QPalette.ColorRole.Dark: palette.line_strong,
        QPalette.ColorRole.Shadow: palette.line_strong,
        QPalette.ColorRole.Accent: palette.accent,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.text_muted))
    return result


def style_sheet(tokens: Tokens, scheme: Scheme, palette: Palette | None = None) -> str:
    """Return the style sheet of a scheme: the one template with its tokens filled in.

    Another palette than the scheme's own is the system's of high contrast.

    Raises:
        KeyError: the template names a token that does not exist.
    """
    themes = FOLDER / "themes"
    palette = palette or tokens.palette(scheme)
    values: dict[str, str] = {
        name: value for name, value in palette._asdict().items() if isinstance(value, str)
    }
    for group in ("radius", "control_height"):
        for name, number in getattr(tokens, group).items():
            values[f"{group}_{name}"] = f"{number}px"
    for name, style in tokens.type.items():
        values[f"type_{name.replace('.', '_')}"] = f"{style.px}px"
    values["mono"] = ", ".join(f'"{family}"' for family in tokens.mono_families)
    strong = scheme in ("contrast-light", "contrast-dark")
    edge, chosen = (tokens.contrast.edge, tokens.contrast.chosen_edge) if strong else (1, 3)
    values |= {"edge": f"{edge}px", "chosen_edge": f"{chosen}px"}
    values["segment_edge"] = f"{edge + 1}px"
    values["chosen_rest"] = f"{chosen - edge}px"
    values["groove"] = palette.raised if strong else palette.line
    values["outline"] = f"{edge}px solid {palette.line_strong}" if strong else "none"
    # Qt reads forward slashes on every system, and only such, in url().
    for mark, ground in (("check", "accent"), ("chevron", "surface"), ("chevron-up", "surface")):
        kind = _mark_on(palette.named(ground)) if strong else scheme
        path = str(themes / f"{mark}-{kind}.svg").replace("\\", "/")
        values[f"{mark.replace('-', '_')}_image"] = f'url("{path}")'
    return Template((themes / "candor.qss").read_text("utf-8")).substitute(values)


def _mark_on(ground: str) -> str:
    """Return which marks are seen on a ground: the white ones or the black."""
    return (
        "white"
        if contrast_ratio("#FFFFFF", ground) > contrast_ratio("#000000", ground)
        else "black"
    )
