"""The two programs that are packaged: how each starts, what it needs and what it leaves out.

What differs between systems stands here alone; `candor.spec` builds by it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What opens with which program, and how a system is to call it.
FILES = {
    "survey": "Survey of Candor",
    "response": "Response of Candor",
    "sealed": "Sealed response of Candor",
    "study": "Study of Candor",
    "draft": "Draft of a survey of Candor",
    "mapping": "Meaning of a table's columns for Candor",
}


@dataclass(frozen=True)
class Program:
    """What is built.

    `name` is that of its folder, its launcher and its Debian package. `start` is the module that
    runs. `excluded` are modules that must not be inside, with all below them. `opens` are the
    suffixes of files that a double click opens with it. `unpacked` and `packed` are the most that
    it may take, in bytes.
    """

    name: str
    title: str
    summary: str
    start: str
    excluded: tuple[str, ...]
    opens: tuple[str, ...]
    unpacked: int
    packed: int


_MB = 1_000_000

# Large, and of use to few; `pip install candor[parquet,cluster]` has them.
_NEVER_PACKAGED = ("pyarrow", "dask", "distributed", "fsspec", "tornado", "core.cluster")
_NOT_FOR_USERS = ("tkinter", "pytest", "hypothesis", "mypy", "IPython", "matplotlib", "setuptools")

FULL = Program(
    "candor",
    "Candor",
    "Ask sensitive questions under local differential privacy, and estimate honestly",
    "app.__main__",
    (*_NEVER_PACKAGED, *_NOT_FOR_USERS),
    tuple(FILES),
    300 * _MB,
    90 * _MB,
)
RESPONDENT = Program(
    "candor-respondent",
    "Candor for respondents",
    "Answer surveys whose sensitive answers are randomized on this computer",
    "app.answering",
    (
        *(*_NEVER_PACKAGED, *_NOT_FOR_USERS),
        *("numpy", "scipy", "pandas", "pyqtgraph", "openpyxl", "xlsxwriter", "pyreadstat"),
        *("jinja2", "fontTools", "click", "socket", "ssl", "http", "urllib.request", "asyncio"),
        *("app.analyses", "app.analyst", "app.author", "app.charts", "app.commands", "app.export"),
        *("app.planner", "app.tables", "core.checks", "core.count", "core.cross", "core.draft"),
        *("core.estimate", "core.interchange", "core.plan", "core.regress", "core.rehearse"),
        *("core.study", "core.audit", "core.grammar"),
    ),
    ("survey",),
    125 * _MB,
    40 * _MB,
)
PROGRAMS = {"full": FULL, "respondent": RESPONDENT}

# Parts of Qt that no page shows: other toolkits, small devices, networks, rare pictures.
_UNUSED_PARTS = (
    *("libqgtk3", "libqxdgdesktopportal", "egldeviceintegrations", "/tls/", "networkinformation"),
    *("/generic/", "libqpdf", "libqtiff", "libqwebp", "libqicns", "libqtga", "libqwbmp", "libqgif"),
    *("Qt6Network", "Qt6OpenGLWidgets", "Qt6Qml", "Qt6Quick", "Qt6VirtualKeyboard", "Qt6Pdf"),
    *("Qt6Designer", "Qt6Sql", "Qt6Test", "/sqldrivers/", "/qmltooling/", "/translations/qt"),
    *("libqvnc", "libqlinuxfb", "libqvkkhrdisplay", "libqminimalegl", "libqeglfs", "libqminimal."),
)


def is_unused(name: str) -> bool:
    """Tell whether a file that the builder found is of no use to these programs."""
    path = f"/{name.replace(chr(92), '/')}"
    return "qt" in path.lower() and any(part in path for part in _UNUSED_PARTS)


def icon_name() -> str | None:
    """Name the icon that a launcher of this system holds itself; none on Linux."""
    return {"win32": "candor.ico", "darwin": "candor.icns"}.get(sys.platform)
