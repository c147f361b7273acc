"""Axes with the figures of the language, and what the edges of classes are called."""

from __future__ import annotations

from dataclasses import replace

from app.words.catalogue import joined, tr
from app.words.numerals import plain, written
from core.present.chart import (
    Axis,
    BinsChart,
    Edge,
)


def in_figures(axis: Axis) -> Axis:
    """Return an axis whose marks are written with the figures and signs of the language."""
    ticks = tuple(replace(tick, label=written(tick.label)) for tick in axis.ticks)
    return replace(axis, ticks=ticks)


def nothing_here(axis: Axis) -> str:
    """Say of the shade of an axis that nothing lies there: it is the axis that knows of what."""
    told = {"%": tr("no share lies here"), "people": tr("no count lies here")}
    return told.get(axis.unit, tr("no mean lies here"))


def edge_label(value: float) -> str:
    """Name an edge, in the units of the question."""
    return plain(value)


def moved(chart: BinsChart, at: int) -> BinsChart:
    """Return a histogram with its edge elsewhere; what lies on both sides is not told yet."""
    edge = chart.edge
    if edge is None or at == edge.at:
        return chart
    label = edge_label(at / edge.scale)
    return replace(chart, edge=replace(edge, at=at, label=label, moving=True))


def edge_words(edge: Edge) -> str:
    """Say where an edge is and what lies on both sides of it, as far as that is known."""
    return edge.label if edge.moving else joined((edge.label, edge.below, edge.above))


def edge_name() -> str:
    """Say what the handle of an edge is."""
    return tr("Edge: the number from which people are counted together")


def edge_hint() -> str:
    """Say how it is moved."""
    return tr("Drag it, or move it by the arrow keys; Enter takes a number.")
