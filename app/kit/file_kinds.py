"""Which files are tables from elsewhere, and which are tables of responses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SUFFIXES: Final = (".csv", ".tsv", ".tab", ".xlsx", ".sav", ".zsav", ".dta", ".parquet")
_LINES: Final = (".jsonl", ".ndjson")
ENDINGS: Final = " ".join(f"*{suffix}" for suffix in (*SUFFIXES, *_LINES))
"""How tables from elsewhere end, as dialogs write it."""


def is_table(path: Path) -> bool:
    """Tell by its name whether a file is a table from elsewhere; JSON Lines can be responses."""
    suffix = path.suffix.lower()
    return suffix in SUFFIXES or (suffix in _LINES and not holds_responses(path))


def holds_responses(path: Path) -> bool:
    """Tell whether a file begins as responses do, or is Parquet, whose head is inside.

    What cannot be read holds none; why is said where it is to be read.
    """
    from core.study import sources
    from core.study.many.check_rows import is_table as begins_like_responses

    try:
        head, _ = sources.read_head(str(path))
    except sources.Unread:
        return False
    return begins_like_responses(head) or sources.content_of(head) is not sources.Content.OTHER
