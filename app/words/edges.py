"""What the edges of classes are called."""

from __future__ import annotations

from dataclasses import replace

from app.words.catalogue import figures, tr
from core.present.chart import (
    BinsChart,
    Edge,
)
from core.present.numerals import plain


def edge_label(value: float) -> str:
    """Name an edge, in the units of the question."""
    return figures(plain(value))


def moved(chart: BinsChart, at: int) -> BinsChart:
    """Return a histogram with its edge elsewhere; what lies on both sides is not told yet."""
    edge = chart.edge
    if edge is None or at == edge.at:
        return chart
    label = edge_label(at / edge.scale)
    return replace(chart, edge=replace(edge, at=at, label=label, moving=True))


def edge_words(edge: Edge) -> str:
    """Say where an edge is and what lies on both sides of it, as far as that is known."""
    return edge.label if edge.moving else ", ".join((edge.label, edge.below, edge.above))


def edge_name() -> str:
    """Say what the handle of an edge is."""
    return tr("Edge: the number from which people are counted together")


def edge_hint() -> str:
    """Say how it is moved."""
    return tr("Drag it, or move it by the arrow keys; Enter takes a number.")
