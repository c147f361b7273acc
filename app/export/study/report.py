"""The report of a study, to read and to print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import cast

from app.export.report.contents import report_of
from app.export.report.values import Report
from app.export.study.reported import results_of
from app.export.study.values import Planned, Source
from core.progress import Progress

STEM = "report"


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan a report in each format; what it says is worked out once."""
    steps = len(results_of(source)) or len(source.content.survey.asked)
    today, grey = date.today(), source.options.look.black_and_white

    def said(report: Progress) -> Report:
        if STEM not in source.shared:
            source.shared[STEM] = report_of(source, today, report)
        return cast(Report, source.shared[STEM])

    def one(name: str) -> Planned:
        def fill(path: Path, report: Progress) -> None:
            path.write_bytes(_written(name, said(report), grey))

        return Planned(f"{STEM}.{name}", fill, steps + 1)

    return tuple(map(one, formats))


def _written(name: str, report: Report, grey: bool) -> bytes:
    if name == "html":
        from app.export.report.page import report_page

        return report_page(report, black_and_white=grey)
    from app.export.report.paper import report_pdf

    return report_pdf(report, black_and_white=grey)
