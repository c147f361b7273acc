"""Whether Qt finds a screen. Needs nothing but the standard library: it is asked before Qt is."""

from __future__ import annotations

from collections.abc import Mapping


def has_screen(platform: str, variables: Mapping[str, str]) -> bool:
    """Tell whether Qt finds a screen, or was told to do without one.

    `platform` is as `sys.platform`, `variables` are those of the environment.
    """
    if platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(variables.get(name) for name in names)
