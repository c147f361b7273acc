"""Whether this is a packaged program, which brings all that it has and installs nothing."""

from __future__ import annotations

import sys
from pathlib import Path


def is_packaged() -> bool:
    """Tell whether the program was packaged, rather than started by a Python of this computer.

    Such a program is started again for its other processes, and some extras are left out of it.
    """
    return bool(getattr(sys, "frozen", False))


def package_folder() -> Path | None:
    """Return the folder of a packaged program, with its launcher and licences; else None."""
    return Path(sys.executable).resolve().parent if is_packaged() else None
