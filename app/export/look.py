"""How charts look in files: their sizes, and what can be chosen for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from app.words.catalogue import tr


class Size(StrEnum):
    """For what a chart is made."""

    WIDE = "wide"
    COLUMN = "column"
    PAGE = "page"
    SLIDE = "slide"


@dataclass(frozen=True, slots=True)
class Measure:
    """A size: how wide, how high where that is fixed, and in how many pixels it is laid out.

    Lengths are millimetres. The fewer pixels, the larger are letters and marks.
    """

    title: Callable[[], str]
    width: float
    pixels: float
    height: float | None = None


SIZES: dict[Size, Measure] = {
    Size.WIDE: Measure(lambda: tr("Ten inches wide"), 254.0, 960.0),
    Size.COLUMN: Measure(lambda: tr("Column, 85 mm"), 85.0, 440.0),
    Size.PAGE: Measure(lambda: tr("Page, 170 mm"), 170.0, 760.0),
    Size.SLIDE: Measure(lambda: tr("Slide, 16 to 9"), 1016 / 3, 640.0, 190.5),
}


@dataclass(frozen=True, slots=True)
class Look:
    """What is chosen for all charts of an export.

    Without `titled` the title is left to the text around it; n, ε and mechanism stay. With
    `outlines` the letters of an SVG drawing are shapes, for programs that put another font in the
    place of a missing one. A `bare` chart has no words around it and no margin: they stand beside
    it on a page.
    """

    size: Size = Size.WIDE
    titled: bool = True
    black_and_white: bool = False
    outlines: bool = False
    bare: bool = False


USUAL_LOOK = Look()
