"""What a methods paragraph refers to: each source under a key, as people cite it.

The list is a file: titles of works are no words of this program, and are never translated.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from resources import FOLDER


@dataclass(frozen=True, slots=True)
class Reference:
    """A source: how a sentence names it, and how a list does."""

    key: str
    short: str
    full: str


def _read() -> dict[str, Reference]:
    rows = json.loads((FOLDER / "report" / "references.json").read_text(encoding="utf-8"))
    return {row["key"]: Reference(**row) for row in rows}


REFERENCES = _read()

OF_DESIGNS: dict[str, tuple[str, ...]] = {
    "two-coins": ("dwork-2014",),
    "kuk": ("kuk-1990",),
    "kuk-cards": ("kuk-1990",),
    "mangat-singh": ("mangat-1990",),
    "unrelated": ("greenberg-1969",),
    "unrelated-unknown": ("greenberg-1969",),
    "cheating-detection": ("clark-1998",),
    "cheating-detection-symmetric": ("clark-1998",),
    "sld": ("moshagen-2012",),
    "direct": ("kairouz-2016",),
    "symmetric-unary": ("erlingsson-2014",),
    "optimized-unary": ("wang-2017",),
    "rappor": ("erlingsson-2014",),
    "rappor-permanent": ("erlingsson-2014",),
    "crosswise": ("yu-2008",),
    "triangular": ("yu-2008",),
    "mangat": ("mangat-1994",),
    "mangat-unrelated": ("mangat-1992",),
    "eichhorn-hayre": ("eichhorn-1983",),
    "bar-lev": ("bar-lev-2004",),
    "saha": ("saha-2007",),
    "diana-perri-1": ("diana-2010",),
    "diana-perri-2": ("diana-2010",),
    "chaudhuri-christofides": ("chaudhuri-2013",),
}
"""What describes a design of tables from elsewhere, by its name."""
