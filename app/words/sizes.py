"""How large files are."""

from __future__ import annotations

from app.words.catalogue import figures, tr


def size_text(size: int) -> str:
    """Write the size of a file."""
    if size < 10_000:
        return tr("{n} bytes", "", size).format(n=figures(size))
    if size < 10_000_000:
        return tr("{n} KB").format(n=figures(round(size / 1000)))
    return tr("{n} MB").format(n=figures(round(size / 1_000_000)))
