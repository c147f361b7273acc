"""The report of a study, to read and to print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache

from app.export.study.values import Planned, Source, of_bytes
from app.report.contents import report_of
from app.report.values import Report

STEM = "report"


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan a report in each format; what it says is worked out once."""
    today, grey = date.today(), source.wishes.look.black_and_white

    @cache
    def found() -> Report:
        return report_of(source, today)

    def one(name: str) -> Planned:
        def made() -> bytes:
            if name == "html":
                from app.report.page import report_page

                return report_page(found(), black_and_white=grey)
            from app.report.paper import report_pdf

            return report_pdf(found(), black_and_white=grey)

        return of_bytes(f"{STEM}.{name}", made)

    return tuple(map(one, formats))
