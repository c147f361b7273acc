"""Disks that refuse to write: a real one of a few pages, and one that exists for Python alone."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import pytest

PAGE = 4096


class Disk(Protocol):
    """A folder to write in, which can refuse to be written to."""

    folder: Path

    def refusing(self, number: int, room: int) -> AbstractContextManager[None]:
        """Refuse to write with this error number, but not before so much was written."""


class Mounted:
    """A file system of its own in memory, with a folder to write in."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.folder = root / "work"
        self.folder.mkdir()

    @contextmanager
    def refusing(self, number: int, room: int) -> Iterator[None]:
        if number == errno.EROFS:
            if room == 0:
                self._remount("ro")
            try:
                yield
            finally:
                self._remount("rw")
            return
        filler = self._root / "filler"
        with open(filler, "wb", buffering=0) as file:
            with suppress(OSError):
                while True:
                    file.write(bytes(PAGE))
            file.truncate(max(0, file.tell() - room * PAGE))
        try:
            yield
        finally:
            filler.unlink()

    def _remount(self, how: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{how}", str(self._root)], check=True)


class Injected:
    """A folder of an ordinary disk, to which Python's calls are refused."""

    CALLS = ("fsync", "replace", "rename", "link", "mkdir")

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def refusing(self, number: int, room: int) -> Iterator[None]:
        left = room

        def limited(call: Callable[..., Any]) -> Callable[..., Any]:
            def called(*arguments: Any, **named: Any) -> Any:
                nonlocal left
                left -= 1
                if left < 0:
                    raise OSError(number, os.strerror(number))
                return call(*arguments, **named)

            return called

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(tempfile, "mkstemp", limited(tempfile.mkstemp))
            for name in self.CALLS:
                patched.setattr(os, name, limited(getattr(os, name)))
            yield


@contextmanager
def mounted(root: Path) -> Iterator[Mounted | None]:
    """Mount a file system of one megabyte; None where this user may not."""
    root.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(root)]
    if sys.platform != "linux" or subprocess.run(command, capture_output=True).returncode:
        yield None
        return
    try:
        yield Mounted(root)
    finally:
        subprocess.run(["umount", "-l", str(root)], check=True)
