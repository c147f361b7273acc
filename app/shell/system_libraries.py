"""What Qt wants from a system: a screen, and on Linux libraries; which are missing.

Needs nothing but the standard library: it is asked where Qt cannot be imported, and by the
script that makes the environment.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

# Shared library -> the names that its Debian package has had, newest first.
LIBRARIES = {
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libdbus-1.so.3": ("libdbus-1-3",),
}
SCREEN_LIBRARIES = {
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
}
_UNLOADED = r"(lib[\w.+-]+\.so[\d.]*): cannot open shared object file"


class MissingLibrariesError(Exception):
    """Qt lacks libraries of the system; the message names them and how to get them."""

    def __init__(self, missing: Mapping[str, Sequence[str]]) -> None:
        super().__init__(f"{named(missing)} {_remedy(missing)}")


@contextlib.contextmanager
def naming_libraries() -> Iterator[None]:
    """Raise `MissingLibrariesError` where an import fails for want of a library."""
    try:
        yield
    except ImportError as error:
        missing = missing_libraries(sys.platform, False, complaint=str(error))
        if missing:
            raise MissingLibrariesError(missing) from error
        raise


def has_screen(platform: str, variables: Mapping[str, str]) -> bool:
    """Tell whether Qt finds a screen, or was told to do without one.

    `platform` is as `sys.platform`, `variables` are those of the environment.
    """
    if platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(variables.get(name) for name in names)


def load_error(library: str) -> str:
    """Return why a shared library cannot be loaded, in the words of the system; "" where it can."""
    import ctypes  # not at every start

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def is_loadable(library: str) -> bool:
    """Tell whether a shared library can be loaded."""
    return not load_error(library)


def missing_libraries(
    platform: str,
    with_window: bool,
    loadable: Callable[[str], bool] = is_loadable,
    *,
    complaint: str = "",
) -> dict[str, tuple[str, ...]]:
    """Name the shared libraries that Qt would look for in vain, with their Debian packages.

    `complaint` is what the system said when something could not be loaded: what that names is
    missing too, be it in the lists or not.
    """
    if platform != "linux":
        return {}
    needed = {**LIBRARIES, **(SCREEN_LIBRARIES if with_window else {})}
    missing = {library: names for library, names in needed.items() if not loadable(library)}
    found = re.search(_UNLOADED, complaint)
    return missing if found is None else {found[1]: needed.get(found[1], ()), **missing}


def named(missing: Mapping[str, Sequence[str]]) -> str:
    return f"Qt needs system libraries that are missing: {', '.join(missing)}."


def _remedy(missing: Mapping[str, Sequence[str]]) -> str:
    remedy = "Install the packages of your system that hold them, then start Candor again."
    packages = [" or ".join(names) for names in missing.values() if names]
    return f"{remedy} Debian and Ubuntu call them {', '.join(packages)}." if packages else remedy
