"""Crossings as JSON, in the form that the command line promises."""

from __future__ import annotations

from core.cross.results import Crossing
from core.estimate.as_json import tested_to_json
from core.estimate.results import missed


def crossing_to_json(crossing: Crossing) -> dict[str, object]:
    """Return two questions crossed: null where there is no test, ratio, or end of an interval."""
    sides = (crossing.first, crossing.second)
    names = [
        side.question.id if side.option is None else f"{side.question.id}.{side.option}"
        for side in sides
    ]
    stand = {crossing.interval} if crossing.cells else set[str]()
    tested, ratio = crossing.independence, crossing.odds_ratio
    test = None if tested is None else tested_to_json(tested)
    return {
        "questions": names,
        "n": crossing.n,
        **({"interval_asked": asked} if (asked := missed(crossing.asked, stand)) else {}),
        "cells": [
            {"a": cell.a, "b": cell.b, "share": cell.share, "se": cell.se}
            | {"low": cell.low, "high": cell.high}
            for cell in crossing.cells
        ],
        "independence": test,
        "odds_ratio": None
        if ratio is None
        # A ratio may be no less than 0, and has no end above: JSON has no such number.
        else {"value": ratio.value, "low": ratio.low or 0.0, "high": ratio.high},
    }
