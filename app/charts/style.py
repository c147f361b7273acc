"""How charts look: the tokens' colours and type, and where a chart is painted."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPen

from app.theme.theme import load_fonts, make_font
from app.theme.tokens import Palette, Scheme, Tokens, load_tokens

# In pen widths; the first series is solid, the others differ without colour too.
DASHES: tuple[tuple[float, ...], ...] = ((), (4, 2.5), (1, 2.2), (6, 2, 1, 2), (6, 2, 1, 2, 1, 2))


@dataclass(frozen=True)
class Style:
    """Colours and type of a painted chart; lengths are logical pixels.

    `patterns` is for printing in black and white. `outlines` draws letters as shapes, for
    files that are shown where the fonts are not. `copyable` keeps to letters that a reader of
    PDF can give back as text: other forms of a figure have no character. `header`, `values` and
    `caption` leave these parts to the window around the chart when False; `compact` sets many rows
    closer and writes the numbers of few under their marks. `ground` is what it is painted on. Needs
    a QGuiApplication.
    """

    tokens: Tokens
    palette: Palette
    patterns: bool = False
    outlines: bool = False
    copyable: bool = False
    header: bool = True
    values: bool = True
    caption: bool = True
    compact: bool = False
    margin: int = 24
    ground: str = "surface"

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name; KeyError if there is none."""
        return QColor(self.palette.named(name))

    def series_colour(self, i: int) -> QColor:
        """Return the colour of the i-th curve: all alike where patterns tell them apart."""
        if self.patterns:
            return self.colour("text")
        return QColor(self.palette.chart[i % len(self.palette.chart)])

    def font(self, name: str, *, tabular: bool = False) -> QFont:
        """Return a font that has one shape at every scale; a short name is of the analyst."""
        form = self.tokens.type[_in_full(name)]
        font = make_font(self.tokens, form, tabular=tabular and not self.copyable)
        if self.copyable:
            font.setFeature(QFont.Tag("calt"), 0)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def line(self, name: str) -> float:
        """Return the line height of a font."""
        return float(self.tokens.type[_in_full(name)].line)

    def pen(self, colour: QColor, width: float, dashes: tuple[float, ...] = ()) -> QPen:
        """Return a pen with everything explicit: other programs have other defaults."""
        pen = QPen(colour)
        pen.setWidthF(width)
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if dashes:
            pen.setDashPattern(list(dashes))
        return pen


def _in_full(name: str) -> str:
    return name if "." in name else f"analyst.{name}"


@dataclass(frozen=True, slots=True)
class PaperInk:
    """The `Ink` of a style: what paints a wheel in a window paints it on paper, too."""

    style: Style

    @property
    def tokens(self) -> Tokens:
        """Everything the look is made of."""
        return self.style.tokens

    @property
    def is_high_contrast(self) -> bool:
        """Whether edges are strong: on paper they need not be."""
        return False

    def edge(self, width: float) -> float:
        """Return how wide an edge of this width is painted."""
        return width

    def colour(self, name: str) -> QColor:
        return self.style.colour(name)

    def font(self, name: str, *, tabular: bool = False, scale: float = 1.0) -> QFont:
        """Return the font of a text style by its name in full."""
        font = self.style.font(name, tabular=tabular)
        font.setPixelSize(round(font.pixelSize() * scale))
        return font


def screen_style(scheme: Scheme, palette: Palette | None = None, ground: str = "surface") -> Style:
    """Return the style for a window that has title, method and caption in texts of its own.

    In high contrast it has patterns, and perhaps the `palette` of the system.
    """
    load_fonts()
    tokens = load_tokens()
    return Style(
        tokens,
        palette or tokens.palette(scheme),
        patterns=scheme.startswith("contrast"),
        header=False,
        values=False,
        caption=False,
        compact=True,
        margin=0,
        ground=ground,
    )


def export_style(
    *, black_and_white: bool = False, outlines: bool = False, copyable: bool = False
) -> Style:
    """Return the style for files and paper: always the light colours, with all texts."""
    load_fonts()
    tokens = load_tokens()
    return Style(
        tokens,
        tokens.palette("light"),
        patterns=black_and_white,
        outlines=outlines,
        copyable=copyable,
    )
