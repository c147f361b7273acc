"""The likelihood surface of two groups, in words."""

from __future__ import annotations

from app.analyses.words.methods import level_name
from app.words.axes import in_figures
from app.words.catalogue import tr
from app.words.numerals import percent
from core.inference.likelihood import LikelihoodSurface
from core.present.chart import SurfaceChart, share_axis
from core.present.contours import contours

_EDGES = (-0.5, -1.5)  # of the bands within the region of the level
_BEYOND = 2.0  # times as far as its edge


def surface_chart(
    found: LikelihoodSurface, title: str, subtitle: str, names: tuple[str, str], badge: str
) -> SurfaceChart:
    """Return the surface of the shares of two groups, with the region of its level."""
    inside = [edge for edge in _EDGES if edge > found.cut_off]
    edges = (_BEYOND * found.cut_off, found.cut_off, *reversed(inside))
    heights = tuple(zip(*found.log_likelihood, strict=True))
    bands = tuple(contours(found.first, found.second, heights, edge) for edge in edges)
    first, second = found.estimate
    told = tr(
        "Each place is a pair of shares; the darker, the better it fits what was saved. The line "
        "holds the pairs of the {level} region. On the dashed line both shares are the same."
    )
    alt = tr("Likelihood surface of two groups: {first} {a}, {second} {b}.")
    return SurfaceChart(
        title=title,
        subtitle=subtitle,
        bands=bands,
        region=1,
        x_axis=in_figures(share_axis(found.first, zero=False)),
        y_axis=in_figures(share_axis(found.second, zero=False)),
        x_title=names[0],
        y_title=names[1],
        point=(first, second),
        caption=told.format(level=level_name(found.level)),
        alt_text=alt.format(
            first=names[0],
            a=percent(first),
            second=names[1],
            b=percent(second),
        ),
        badge=badge,
    )


def no_surface() -> str:
    """Say why groups that share clusters have no surface."""
    return tr("Groups that share clusters have no surface; their difference is in the table.")
