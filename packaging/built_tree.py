"""The files of a built program: what room they take; times and rights that are always the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path


def files_of(tree: Path) -> Iterator[Path]:
    """Yield all files within a folder by name; links are none."""
    return (path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink())


def size_of(tree: Path) -> int:
    """Return the bytes of all files of a folder."""
    return sum(path.stat().st_size for path in files_of(tree))


def settle(tree: Path, day: datetime) -> None:
    """Give all within a folder the day of the release, and rights that no setting changes.

    What its owner may run and all folders are open to everybody, other files can be read.
    """
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (day.timestamp(),) * 2, follow_symlinks=False)
