"""The results of one analysis, each with a name for its files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.analyses.parts import Chart, Part, TablePart, charts_of
from app.analyses.request import AnalysisRequest


def named(request: AnalysisRequest, parts: Iterable[Part]) -> list[tuple[str, Chart | TablePart]]:
    """Return the charts and tables of one analysis, each with a name for its files."""
    options = filter(None, request.options)
    stem = "-".join((request.analysis, *request.questions, *options))
    numbers = Counter[str]()
    found: list[tuple[str, Chart | TablePart]] = []
    for part in parts:
        for one in (part,) if isinstance(part, TablePart) else charts_of((part,)):
            sort = "table" if isinstance(one, TablePart) else "chart"
            numbers[sort] += 1
            found.append((f"{stem}-{numbers[sort]}" if numbers[sort] > 1 else stem, one))
    return found
