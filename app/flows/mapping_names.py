"""Which files are tables from elsewhere, by their names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SUFFIXES: Final = (".csv", ".tsv", ".tab", ".xlsx", ".sav", ".zsav", ".dta", ".parquet")


def is_table(path: Path) -> bool:
    """Tell by its name whether a file is a table from elsewhere."""
    return path.suffix.lower() in SUFFIXES
