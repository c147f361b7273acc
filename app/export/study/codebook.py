"""The codebook of a study: every column that is exported, what stands in it, its names."""

from __future__ import annotations

from collections.abc import Sequence

from app.export.study.estimates import estimates_columns
from app.export.study.reports import rows_of
from app.export.study.values import Planned, Source, of_bytes
from core.interchange.datasets.codebook import codebook_csv

STEM = "codebook"


def planned(source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
    """Plan the codebook of reports and estimates."""

    def made() -> bytes:
        return codebook_csv([rows_of(source), estimates_columns(source)]).encode()

    return tuple(of_bytes(f"{STEM}.{name}", made) for name in formats)
