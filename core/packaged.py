"""Whether this is a packaged program, which brings all that it has and installs nothing."""

from __future__ import annotations

import sys


def is_packaged() -> bool:
    """Tell whether the program was packaged, rather than started by a Python of this computer.

    Such a program is started again for its other processes, and some extras are left out of it.
    """
    return bool(getattr(sys, "frozen", False))
