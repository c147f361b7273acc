"""Axes with the figures of the language."""

from __future__ import annotations

from dataclasses import replace

from app.words.catalogue import figures, tr
from core.present.chart import Axis


def in_figures(axis: Axis) -> Axis:
    """Return an axis whose marks are written with the figures and signs of the language."""
    ticks = tuple(replace(tick, label=figures(tick.label)) for tick in axis.ticks)
    return replace(axis, ticks=ticks)


def nothing_here(axis: Axis) -> str:
    """Say of the shade of an axis that nothing lies there: it is the axis that knows of what."""
    told = {"%": tr("no share lies here"), "people": tr("no count lies here")}
    return told.get(axis.unit, tr("no mean lies here"))
