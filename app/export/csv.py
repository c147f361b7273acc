"""Tables as comma-separated values, at full precision, for other programs."""

from __future__ import annotations

from app.analyses.parts import TablePart
from core.present.records import csv_text


def csv_bytes(part: TablePart) -> bytes:
    """Return the records of a table as CSV."""
    return csv_text(part.records).encode()
