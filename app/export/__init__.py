"""Results as files: each chart or table in each format that takes it, whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from app.analyses.parts import TablePart
from app.export.formats import FORMATS, Takes, copied_formats, file_formats
from app.export.look import USUAL_LOOK, Look
from core.files.disk import write_atomically
from core.present.chart import Chart
from core.progress import Progress, silent

_WINDOWS_NAMES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{d}{i}" for d in ("com", "lpt") for i in range(10)),
}


def write_files(
    named: Iterable[tuple[str, Chart | TablePart]],
    folder: Path,
    formats: Iterable[str] | None = None,
    *,
    look: Look = USUAL_LOOK,
    report: Progress = silent,
) -> list[Path]:
    """Write each chart and table in every usual format, or those named, that takes it.

    Files of these names are replaced. Returns the paths. Raises ValueError for an unknown
    format and `Refused` (IO) where a file cannot be written; the files before it are whole.
    """
    due = _due(named, folder, formats)
    paths: list[Path] = []
    report(0, len(due))
    for what, path, name in due:
        write_file(what, path, name, look)
        paths.append(path)
        report(len(paths), len(due))
    return paths


def files_there(
    named: Iterable[tuple[str, Chart | TablePart]],
    folder: Path,
    formats: Iterable[str] | None = None,
) -> list[Path]:
    """Return what is there already of the files that `write_files` would write. Raises as it."""
    return [path for _, path, _ in _due(named, folder, formats) if os.path.lexists(path)]


def _due(
    named: Iterable[tuple[str, Chart | TablePart]], folder: Path, formats: Iterable[str] | None
) -> list[tuple[Chart | TablePart, Path, str]]:
    """Return what is to be written, where and in which format."""
    usual = [each.name for each in file_formats() if each.usual]
    wanted = list(dict.fromkeys(usual if formats is None else formats))
    for name in wanted:
        _require(name)
    return [
        (what, folder / file_name(stem, FORMATS[name].suffix), name)
        for stem, what in named
        for name in wanted
        if FORMATS[name].takes is _sort_of(what)
    ]


def file_stem(stem: str) -> str:
    """Return what the file of an id is called; names that Windows keeps for devices get a tail."""
    return f"{stem}-chart" if stem in _WINDOWS_NAMES else stem


def file_name(stem: str, suffix: str) -> str:
    """Return the name of a file for an id, with its suffix."""
    return f"{file_stem(stem)}.{suffix}"


def write_file(
    what: Chart | TablePart,
    path: Path,
    name: str | None = None,
    look: Look = USUAL_LOOK,
) -> None:
    """Write a chart or a table, replacing the file; the format is that of its suffix unless named.

    Raises ValueError for an unknown format and `Refused` (IO) with a remedy where the file
    cannot be written; then nothing is left behind and what was there is intact.
    """
    suffix = path.suffix[1:].lower()
    known = next((each.name for each in file_formats() if each.suffix == suffix), suffix)
    data = file_bytes(what, name or known, look)
    write_atomically(path, data, replace=True)


def file_bytes(what: Chart | TablePart, name: str, look: Look = USUAL_LOOK) -> bytes:
    """Return a chart or a table in a format. Raises ValueError for one that does not take it."""
    _require(name, _sort_of(what))
    if isinstance(what, TablePart):
        return FORMATS[name].write(what)
    return FORMATS[name].write(what, look)


def copied(what: Chart | TablePart, *tables: TablePart) -> dict[str, bytes]:
    """Return a chart, or tables beneath each other, as the clipboard takes it, by MIME type."""
    if isinstance(what, TablePart):
        return {each.mime: each.write(what, *tables) for each in copied_formats(Takes.TABLE)}
    return {each.mime: file_bytes(what, each.name) for each in copied_formats(Takes.CHART)}


def patterns(takes: Takes) -> str:
    """Return the formats of charts or of tables as a dialog lists them, the first by default."""
    return ";;".join(each.pattern for each in file_formats(takes) if each.installed)


def _sort_of(what: Chart | TablePart) -> Takes:
    return Takes.TABLE if isinstance(what, TablePart) else Takes.CHART


def _require(name: str, takes: Takes | None = None) -> None:
    """Raise ValueError for a name that no format of files or of the clipboard has."""
    known = [each.name for each in FORMATS.values() if takes in (None, each.takes)]
    if name not in known:
        offered = [each.name for each in file_formats(takes)]
        raise ValueError(f"{name!r} is not one of {', '.join(offered)}")
