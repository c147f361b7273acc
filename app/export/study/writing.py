"""Writing what a study exports: each file whole or not at all, and the others all the same."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.export.study.registry import EXPORTS
from app.export.study.values import Planned, Source
from core.facts.errors import Problem, Refused
from core.files.disk import write_atomically
from core.progress import Progress, silent


@dataclass(frozen=True, slots=True)
class Failure:
    """A file that was not written, and why."""

    path: Path
    problem: Problem


@dataclass(frozen=True, slots=True)
class Written:
    """The files that are there now, and those that could not be written."""

    paths: tuple[Path, ...]
    failures: tuple[Failure, ...] = ()


def plan(source: Source, wanted: Mapping[str, Sequence[str]]) -> tuple[Planned, ...]:
    """Return the files of each sort wanted, by its name, in the formats named with it.

    Raises ValueError where two files would have one name.
    """
    found = [
        each for name, formats in wanted.items() for each in EXPORTS[name].plan(source, formats)
    ]
    names = [each.name.casefold() for each in found]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"two files would be called {twice}")
    return tuple(found)


def there_already(planned: Sequence[Planned], folder: Path) -> list[Path]:
    """Return which of the files would be replaced."""
    return [path for each in planned if os.path.lexists(path := folder / each.name)]


def write_planned(
    planned: Sequence[Planned],
    folder: Path,
    *,
    replace: bool | Collection[str] = False,
    report: Progress = silent,
) -> Written:
    """Write files into a folder that is there; one that cannot be written keeps none from it.

    Without `replace`, or beyond the names in it, what has the name of a file is left alone, and
    the file is not written. What `report` raises ends it: the files before it are whole, and of
    the one begun nothing is left.
    """
    total = sum(each.steps for each in planned)
    before, paths, failures = 0, [], []
    report(0, total)
    for each in planned:
        path, start, steps = folder / each.name, before, each.steps
        may = replace if isinstance(replace, bool) else each.name in replace

        def inside(done: int, of: int, start: int = start, steps: int = steps) -> None:
            report(start + (steps * done // of if of else 0), total)

        try:
            write_atomically(path, lambda new, fill=each.fill: fill(new, inside), replace=may)  # type: ignore[misc]
            paths.append(path)
        except Refused as refused:
            failures.append(Failure(path, refused.problem))
        before += each.steps
        report(before, total)
    return Written(tuple(paths), tuple(failures))
