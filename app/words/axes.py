"""Axes with the figures of the language."""

from __future__ import annotations

from dataclasses import replace

from app.words.catalogue import figures
from core.present.chart import Axis


def in_figures(axis: Axis) -> Axis:
    """Return an axis whose marks are written with the figures and signs of the language."""
    ticks = tuple(replace(tick, label=figures(tick.label)) for tick in axis.ticks)
    return replace(axis, ticks=ticks)
