"""What `candor estimate` reads: a study, or files that are read here or on many machines."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import click

from app.commands.console import (
    Stopping,
    progress,
    read_bytes,
    say_refused,
    shown,
    survey_in,
    survey_needed,
)
from app.words.catalogue import tr
from core.study import SUFFIX, Study, import_paths
from core.study.results import Counted, count_questions
from core.study.selection import Selection
from core.study.sources import measured_by_size
from core.survey import MAX_BYTES


class Responses(Protocol):
    """Responses that are counted; of those that others read, `study` has the survey alone.

    What is told of them is known once they were counted.
    """

    @property
    def study(self) -> Study: ...

    @property
    def rehearsal(self) -> bool | None: ...

    @property
    def complete(self) -> bool: ...

    def count(self, selection: Selection, only: str | None, by: str | None) -> Counted: ...


class PathOrUrl(click.Path):
    """A path that exists, or the URL of one, which only many machines read."""

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Any:
        return value if "://" in os.fspath(value) else super().convert(value, param, ctx)


@dataclass(frozen=True)
class Here:
    """Responses that this machine reads, and whether all that were offered count."""

    study: Study
    complete: bool

    @property
    def rehearsal(self) -> bool | None:
        return self.study.rehearsal

    def count(self, selection: Selection, only: str | None, by: str | None) -> Counted:
        return count_questions(self.study, selection, only=only, by=by)


def measured(label: str, paths: Sequence[Path]) -> str:
    """Name with what is done that of which is told how much: files, or KiB of few large ones."""
    told = tr("{label}, KiB") if measured_by_size(paths) else tr("{label}, files")
    return told.format(label=label)


@contextmanager
def here(paths: tuple[Path | str, ...], survey: Path | None) -> Iterator[Responses]:
    """Give what this machine reads, or end with a message."""
    for path in paths:
        if isinstance(path, str):
            told = tr("{path} is read with --cluster alone.")
            raise click.UsageError(told.format(path=shown(path)))
    with opened(tuple(map(Path, paths)), survey) as (study, complete):
        yield Here(study, complete)


@contextmanager
def opened(paths: tuple[Path, ...], survey: Path | None) -> Iterator[tuple[Study, bool]]:
    """Give the one study named, or one made in memory of files, and whether all was accepted.

    End with a message where a study is of another survey than the one named.
    """
    if len(paths) == 1 and paths[0].suffix.lower() == SUFFIX:
        named = survey_in(read_bytes(survey, MAX_BYTES), survey) if survey is not None else None
        with Stopping(paths[0]), Study.open(paths[0], write=False) as study:
            if named is not None and named.digest != study.survey.digest:
                raise click.UsageError(
                    tr("{path} holds another survey than {survey}; leave --survey out.").format(
                        path=shown(paths[0]), survey=shown(str(survey))
                    )
                )
            yield study, True
        return
    if survey is None:
        raise click.UsageError(survey_needed())
    with Stopping(survey), Study.in_memory(read_bytes(survey, MAX_BYTES)) as study:
        with progress(measured(tr("Reading"), paths)) as report:
            result = import_paths(study, paths, report)
        say_refused(result.refused)
        yield study, not (result.refused or result.conflicts)
