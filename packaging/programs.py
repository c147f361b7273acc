"""The two programs that are packaged: how each starts, what it needs and what it leaves out.

What differs between systems stands here alone; `candor.spec` builds by it.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from translations import LANGUAGES

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

    `name` is that of its folder, its launcher and its Debian package. `excluded` are modules that
    must not be inside, with all below them. `opens` are the suffixes of files that a double click
    opens with it; `left_out` are folders of `resources`. `unpacked` and `packed` are the most
    that it may take, in bytes.
    """

    name: str
    title: str
    summary: str
    excluded: tuple[str, ...]
    opens: tuple[str, ...]
    left_out: tuple[str, ...]
    unpacked: int
    packed: int


_MB = 1_000_000

# Large, and of use to few; `pip install candor[parquet,cluster]` has them.
_NEVER_PACKAGED = ("pyarrow", "dask", "distributed", "fsspec", "tornado")
# What other packages would use if they were asked for what nobody asks of them here.
_UNUSED = (
    *("tkinter", "pytest", "hypothesis", "mypy", "IPython", "matplotlib", "setuptools", "yaml"),
    *("PySide6.QtNetwork", "PySide6.QtTest", "psutil", "pip", "pydoc_data", "lib2to3", "xlrd"),
    *("readline", "curses", "_curses", "distutils", "pyqtgraph.opengl"),
    *("pyqtgraph.examples", "pyqtgraph.canvas", "pyqtgraph.flowchart"),
    *("scipy.cluster", "scipy.datasets", "scipy.integrate", "scipy.interpolate", "scipy.io"),
    *("scipy.ndimage", "scipy.odr", "scipy.signal", "scipy.stats", "scipy.special.cython_special"),
)
_RARE_CODECS = tuple(f"_codecs_{each}" for each in ("cn", "hk", "iso2022", "jp", "kr", "tw"))

FULL = Program(
    "candor",
    "Candor",
    "Ask sensitive questions under local differential privacy, and estimate honestly",
    (*_NEVER_PACKAGED, *_UNUSED),
    tuple(FILES),
    (),
    300 * _MB,
    90 * _MB,
)
RESPONDENT = Program(
    "candor-respondent",
    "Candor for respondents",
    "Answer surveys whose sensitive answers are randomized on this computer",
    (
        *(*_NEVER_PACKAGED, *_UNUSED, *_RARE_CODECS),
        *("numpy", "scipy", "pandas", "pyqtgraph", "openpyxl", "xlsxwriter", "pyreadstat"),
        *("jinja2", "fontTools", "click", "sqlite3", "multiprocessing", "email"),
        *("asyncio", "ftplib", "http", "_socket", "socket", "socketserver", "ssl"),
        *("_ssl", "urllib.request", "urllib.error", "urllib.response", "xmlrpc"),
        *("app.analyses", "app.analyst", "app.author", "app.charts", "app.commands", "app.export"),
        *("app.manual", "app.planner", "app.shell.forgetting", "app.shell.settings_page"),
        *("app.tables",),
        *("app.words.axes", "app.words.curves", "app.words.edges"),
        *("core.audit", "core.checks", "core.many_machines", "core.count"),
        *("core.cross", "core.draft", "core.estimate", "core.grammar", "core.interchange"),
        *("core.plan", "core.present.chart", "core.present.findings", "core.present.rows"),
        *("core.regress", "core.rehearse", "core.study"),
    ),
    ("survey",),
    ("manual", "report", "scripts"),
    125 * _MB,
    40 * _MB,
)
PROGRAMS = {"full": FULL, "respondent": RESPONDENT}

# Parts of Qt that no page shows: other toolkits, small devices, networks, rare pictures.
_UNUSED_PARTS = (
    *("libqgtk3", "libqxdgdesktopportal", "egldeviceintegrations", "/tls/", "networkinformation"),
    *("/generic/", "/sqldrivers/", "/qmltooling/"),
    *("libqpdf", "libqtiff", "libqwebp", "libqicns", "libqtga", "libqwbmp", "libqgif", "libqjpeg"),
    *("Qt6Network", "Qt6Qml", "Qt6Quick", "Qt6VirtualKeyboard", "Qt6Pdf", "Qt6Sql", "Qt6Test"),
    *("Qt6EglFS", "Qt6EglFs", "Qt6Designer"),
    *("libqvnc", "libqlinuxfb", "libqvkkhrdisplay", "libqminimalegl", "libqeglfs", "libqminimal."),
    "pyqtgraph/icons/peegee",
)
_QT_SPEAKS = tuple(f"qtbase_{language}" for language in LANGUAGES)
# They tell of the machine that builds.
_OF_INSTALLING = re.compile(
    r"/candor-.*\.dist-info/|\.dist-info/(RECORD|INSTALLER|REQUESTED|\w+\.json)$"
)

# Of the system's libraries, those that belong to Python; all others are of every desktop, and
# a package depends on them.
_OF_PYTHON = (
    *("libpython", "libcrypto", "libssl", "libffi", "libbz2", "liblzma", "libsqlite3", "libexpat"),
    *("libmpdec", "libuuid"),
)


def is_wanted(name: str, source: str) -> bool:
    """Tell whether a file that the builder found, and where, belongs into a program."""
    path = f"/{name.replace(chr(92), '/')}"
    if "/translations/qt" in path:  # what Qt says itself: its dialogs, its keys
        return Path(name).stem in _QT_SPEAKS
    if "qt" in path.lower() and any(part in path for part in _UNUSED_PARTS):
        return False
    if _OF_INSTALLING.search(path):
        return False
    of_system = source.startswith(("/lib/", "/usr/lib/")) and "site-packages" not in source
    of_system = of_system and "dist-packages" not in source and "lib-dynload" not in source
    return not of_system or Path(name).name.startswith(_OF_PYTHON)


def icon_name() -> str | None:
    """Name the icon that a launcher of this system holds itself; none on Linux."""
    return {"win32": "candor.ico", "darwin": "candor.icns"}.get(sys.platform)
