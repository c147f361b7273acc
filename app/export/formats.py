"""The formats that results are written in: `FORMATS` holds each under its name.

To add one: write its file, with one function, and name it in `_ALL`. Dialogs, the clipboard and
the command line find it here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from importlib.util import find_spec

from app.words.catalogue import tr


class Takes(Enum):
    """What a format is of."""

    CHART = auto()
    TABLE = auto()


@dataclass(frozen=True, slots=True)
class Format:
    """One way to write a chart or a table.

    `writer` is the place of the function, "module:name", imported when it is needed: that of a
    chart takes the chart and a `Look`, that of a table a `TablePart`, for the clipboard several,
    and both return bytes.
    `title` returns what a dialog calls the format, `suffix` ends the names of its files; "" where
    it makes none. `mime` is the type under which it goes to the clipboard; "" where it does not.
    What is written in the `usual` formats need not name any. `needs` names a package without
    which it cannot be written, where that is an extra.
    """

    name: str
    title: Callable[[], str]
    takes: Takes
    writer: str
    suffix: str = ""
    mime: str = ""
    usual: bool = True
    needs: str = ""

    def write(self, *what: object) -> bytes:
        """Return what is to be written, as the bytes of this format."""
        module, name = self.writer.split(":")
        function: Callable[..., bytes] = getattr(import_module(module), name)
        return function(*what)

    @property
    def installed(self) -> bool:
        """Tell whether it can be written here."""
        return not self.needs or find_spec(self.needs) is not None

    @property
    def pattern(self) -> str:
        """The format as a dialog lists it."""
        return f"{self.title()} (*.{self.suffix})"


_CSV, _TABS = "app.export.data:csv_bytes", "app.export.clipboard:tabs_bytes"
_PNG, _SVG = "app.export.png:png_bytes", "app.export.svg:svg_bytes"
_HTML = "app.export.clipboard:html_bytes"
_PDF = "app.export.pdf:pdf_bytes"
_DATA = "app.export.data:"
_ALL = (
    Format("csv", lambda: tr("Table of comma-separated values"), Takes.TABLE, _CSV, "csv"),
    Format("tabs", lambda: tr("Table with tabs"), Takes.TABLE, _TABS, mime="text/plain"),
    Format("html", lambda: tr("Table of a page"), Takes.TABLE, _HTML, mime="text/html"),
    Format(
        "xlsx",
        lambda: tr("Excel workbook"),
        Takes.TABLE,
        _DATA + "xlsx_bytes",
        "xlsx",
        usual=False,
    ),
    Format("sav", lambda: tr("SPSS file"), Takes.TABLE, _DATA + "sav_bytes", "sav", usual=False),
    Format("dta", lambda: tr("Stata file"), Takes.TABLE, _DATA + "dta_bytes", "dta", usual=False),
    Format(
        "parquet",
        lambda: tr("Parquet file"),
        Takes.TABLE,
        _DATA + "parquet_bytes",
        "parquet",
        usual=False,
        needs="pyarrow",
    ),
    Format(
        "jsonl", lambda: tr("JSON Lines"), Takes.TABLE, _DATA + "jsonl_bytes", "jsonl", usual=False
    ),
    Format("png", lambda: tr("PNG picture"), Takes.CHART, _PNG, "png", "image/png"),
    Format("svg", lambda: tr("SVG drawing"), Takes.CHART, _SVG, "svg", "image/svg+xml"),
    Format("pdf", lambda: tr("PDF page"), Takes.CHART, _PDF, "pdf"),
)

FORMATS: dict[str, Format] = {}


def register(file_format: Format) -> None:
    """Make a format known under its name. Raises ValueError where the name is taken."""
    if file_format.name in FORMATS:
        raise ValueError(f"two formats are called {file_format.name}")
    FORMATS[file_format.name] = file_format


for _format in _ALL:
    register(_format)


def file_formats(takes: Takes | None = None) -> tuple[Format, ...]:
    """Return the formats that files are written in, of charts, of tables or of both."""
    return tuple(each for each in FORMATS.values() if each.suffix and takes in (None, each.takes))


def copied_formats(takes: Takes) -> tuple[Format, ...]:
    """Return the formats in which a chart or a table goes to the clipboard."""
    return tuple(each for each in FORMATS.values() if each.mime and each.takes is takes)
