"""What becomes of the results that are kept: a report, slides, and tables in one workbook."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from app.analyses.kept_results import chart_in
from app.export import file_bytes
from app.export.look import Look, Size
from app.export.study.registry import EXPORTS
from app.export.study.reported import Reported, reported
from app.export.study.values import ExportOptions, Planned, Source, of_bytes, open_source
from app.export.study.writing import Written, write_planned
from core.files.disk import make_folder
from core.progress import Progress, silent

_SLIDE = Look(Size.SLIDE)


class Output(StrEnum):
    """One of what results become."""

    REPORT = "report"
    SLIDES = "slides"
    TABLES = "tables"


@dataclass(frozen=True, slots=True)
class OutputRequest:
    """What results become, in which language, and whether their notes stand in it."""

    outputs: frozenset[Output]
    language: str
    notes: bool


def outputs_folder(study: Path) -> Path:
    """Return where all of it goes: beside the study."""
    return study.with_name(f"{study.stem}-results")


def file_names(output: Output, numbers: Collection[int]) -> tuple[str, ...]:
    """Return the names of the files of an output, of results with these numbers."""
    if output is Output.REPORT:
        return ("report.html", "report.pdf")
    if output is Output.TABLES:
        return ("estimates.xlsx",)
    return tuple(f"slide-{number}.{suffix}" for number in numbers for suffix in ("png", "svg"))


def write_outputs(path: Path, asked: OutputRequest, report: Progress = silent) -> Written:
    """Write what results become; files of these names are replaced. Raises `Refused`."""
    report(0, 0)
    folder = outputs_folder(path)
    with open_source(path, ExportOptions(asked.language, notes=asked.notes)) as source:
        planned = [*_planned(source, asked.outputs, lambda *_: report(0, 0))]
        make_folder(folder)
        return write_planned(planned, folder, replace=True, report=report)


def _planned(source: Source, outputs: Collection[Output], report: Progress) -> Iterator[Planned]:
    if Output.REPORT in outputs:
        yield from EXPORTS["report"].plan(source, ("html", "pdf"))
    if Output.SLIDES in outputs:
        for result in reported(source, report):
            yield from _slides(result)
    if Output.TABLES in outputs:
        yield from EXPORTS["estimates"].plan(source, ("xlsx",))


def _slides(result: Reported) -> Iterator[Planned]:
    """Plan the first chart of a result as a slide, what was found above it."""
    chart = chart_in(result.parts)
    if chart is None:
        return
    chart = replace(chart, title=result.words or chart.title)
    for name in ("png", "svg"):
        file = f"slide-{result.kept.number}.{name}"
        yield of_bytes(file, partial(file_bytes, chart, name, _SLIDE))
