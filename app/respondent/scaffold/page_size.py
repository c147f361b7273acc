"""What a respondent's page measures in its window: one value, from width and height alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

# From this width and height on, everything on a page grows by this step.
_STEPS = ((2400, 1300, 1.6), (1760, 1000, 1.3), (1440, 880, 1.15))
_SHORT_BELOW = 780
_NARROW_BELOW = 1100
_STACKED_BELOW = 960
_ROWS_BREAK_BELOW = 800
_SLIM_BELOW = 640
_HEADER_SCROLLS_BELOW = 480
_FOOTER_SCROLLS_BELOW = 360


@dataclass(frozen=True, slots=True)
class PageSize:
    """The measures of a page, in logical pixels, for a window and a text size.

    Attributes:
        width, height: of the page itself.
        s: what type, controls, icons, radii and lengths are multiplied by; never below 1.
        short: the height or the width is little; bands and main button are lower.
        narrow: the width alone is little; the margins are slimmer.
        low: the height alone is little.
        stacked: so narrow that device, statements and answers stand one above the other.
        header, footer: the least heights of the bands.
        margin: between the page's edge and what stands on it.
        button: the height of the main button.
        rows_break: the footer has two rows, and so has the header.
        header_scrolls, footer_scrolls: there is no height for the band to stay.
    """

    width: int
    height: int
    s: float
    short: bool
    narrow: bool
    low: bool
    stacked: bool
    header: int
    footer: int
    margin: int
    button: int
    rows_break: bool
    header_scrolls: bool
    footer_scrolls: bool

    @classmethod
    def of(cls, width: int, height: int, text: float = 1.0) -> PageSize:
        """Return the measures for a window of a width and a height.

        `text` is how much larger than usual a person wants everything: it multiplies `s`, and the
        page is laid out as in a window so many times smaller.
        """
        step = next((s for w, h, s in _STEPS if width >= w and height >= h), 1.0)
        s = step * text
        room, rise = width / text, height / text
        narrow = room < _NARROW_BELOW
        low = rise < _SHORT_BELOW
        short = narrow or low
        margin = 16 if room < _SLIM_BELOW else 32 if narrow else 56 * s
        return cls(
            width=width,
            height=height,
            s=s,
            short=short,
            narrow=narrow,
            low=low,
            stacked=room < _STACKED_BELOW,
            header=round((60 if short else 72) * s),
            footer=round((84 if short else 104) * s),
            margin=round(margin),
            button=round((56 if short else 64) * s),
            rows_break=room < _ROWS_BREAK_BELOW,
            header_scrolls=rise < _HEADER_SCROLLS_BELOW,
            footer_scrolls=rise < _FOOTER_SCROLLS_BELOW,
        )

    def length(self, px: float) -> int:
        """Return a length of the design, `px` where s is 1, in this window."""
        return round(px * self.s)

    def with_strip(self, height: int) -> PageSize:
        """Return the measures of a page with a strip under its header."""
        return replace(self, header=self.header + height)
