"""An outbox with files, written in the order in which people came."""

from __future__ import annotations

from pathlib import Path

NAMES = ("b" * 32, "a" * 32, "c" * 32)  # as people came


def outbox_of(folder: Path, names: tuple[str, ...] = NAMES) -> list[Path]:
    """An outbox with a file for each name, written in this order."""
    folder.mkdir(parents=True)
    paths = [folder / f"{name}.response" for name in names]
    for path in paths:
        path.write_bytes(f"what {path.stem} answered".encode())
    return paths


def inodes(paths: list[Path]) -> list[int]:
    return [path.stat().st_ino for path in paths]
