"""What a study can export: `EXPORTS` holds each sort of it under its name.

To add one: write its file here, with one function that plans its files, and name it in `_ALL`.
The command line and the export page find it here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.export.formats import Takes, file_formats
from app.export.study.values import Fill, Planned, Source
from app.words.catalogue import in_english, tr
from core.progress import Progress

if TYPE_CHECKING:
    from core.interchange.datasets.table import Dataset


@dataclass(frozen=True, slots=True)
class Export:
    """One sort of what a study exports.

    `title` and `meaning` are called where they are shown: "Reports", "one row a person".
    `offered` gives the names of the formats it takes, the usual first; it is written in `usual`
    where none is named, in the first of those offered where that is empty. `planner` is the place
    of the function, "module:name", imported when it is needed: it takes the source and the names
    of formats, and plans the files. `first` is the place of the one that gives its rows where it
    has such, to be looked at. With `by_default` it is written where nothing is named. What is
    `for_people` speaks the language of the program; files for other programs, English.
    """

    name: str
    title: Callable[[], str]
    meaning: Callable[[], str]
    offered: Callable[[], tuple[str, ...]]
    planner: str
    usual: tuple[str, ...] = ()
    first: str = ""
    by_default: bool = False
    for_people: bool = False

    def formats(self, wanted: Sequence[str] | None) -> tuple[str, ...]:
        """Return which of the formats wanted it takes; its usual ones where none is named."""
        offered = self.offered()
        if wanted is None:
            return self.usual or offered[:1]
        return tuple(name for name in dict.fromkeys(wanted) if name in offered)

    def plan(self, source: Source, formats: Sequence[str]) -> tuple[Planned, ...]:
        """Return the files in these formats, each with its own name. Writes nothing."""
        with self._speaking():
            planned: tuple[Planned, ...] = _found(self.planner)(source, formats)
        return tuple(replace(each, fill=self._filled(each.fill)) for each in planned)

    def rows(self, source: Source) -> Dataset | None:
        """Return the table that it is, where it is one."""
        with self._speaking():
            rows: Dataset | None = _found(self.first)(source) if self.first else None
        return rows

    def _filled(self, fill: Fill) -> Fill:
        def filled(path: Path, report: Progress) -> None:
            with self._speaking():
                fill(path, report)

        return filled

    def _speaking(self) -> AbstractContextManager[None]:
        return nullcontext() if self.for_people else in_english()


def _found(place: str) -> Callable[..., Any]:
    module, name = place.split(":")
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function


def _names(takes: Takes) -> tuple[str, ...]:
    return tuple(each.name for each in file_formats(takes))


_ALL = (
    Export(
        "reports",
        lambda: tr("Reports"),
        lambda: tr("one row a person"),
        lambda: ("csv", "xlsx", "sav", "dta", "parquet", "jsonl"),
        "app.export.study.reports:planned",
        first="app.export.study.reports:rows_of",
    ),
    Export(
        "estimates",
        lambda: tr("Estimates"),
        lambda: tr("one row a share, with its interval"),
        lambda: _names(Takes.TABLE),
        "app.export.study.estimates:planned",
        usual=("csv",),
        first="app.export.study.estimates:estimates_data",
        by_default=True,
    ),
    Export(
        "charts",
        lambda: tr("Charts"),
        lambda: tr("one of each question"),
        lambda: _names(Takes.CHART),
        "app.export.study.charts:planned",
        usual=("png", "svg", "pdf"),
        by_default=True,
        for_people=True,
    ),
    Export(
        "codebook",
        lambda: tr("Codebook"),
        lambda: tr("names, labels, designs"),
        lambda: ("csv",),
        "app.export.study.codebook:planned",
    ),
    Export(
        "report",
        lambda: tr("Report"),
        lambda: tr("to read and print"),
        lambda: ("html", "pdf"),
        "app.export.study.report:planned",
        usual=("html", "pdf"),
        for_people=True,
    ),
    Export(
        "scripts",
        lambda: tr("Scripts"),
        lambda: tr("of all questions, same numbers"),
        lambda: ("py", "r"),
        "app.export.study.scripts:planned",
        usual=("py", "r"),
    ),
)

EXPORTS: dict[str, Export] = {}


def register(export: Export) -> None:
    """Make a sort known under its name. Raises ValueError where the name is taken."""
    if export.name in EXPORTS:
        raise ValueError(f"two exports are called {export.name}")
    EXPORTS[export.name] = export


for _export in _ALL:
    register(_export)


def formats_offered() -> tuple[str, ...]:
    """Return the names of all formats that any sort takes, each once."""
    return tuple(dict.fromkeys(name for each in EXPORTS.values() for name in each.offered()))
