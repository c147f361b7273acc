"""What `candor estimate --cluster` takes, and what is counted on many machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click

from app.commands.console import (
    Stopping,
    progress,
    read_bytes,
    rest_text,
    say,
    say_refused,
    survey_in,
    survey_needed,
)
from app.commands.options import together
from app.words.catalogue import listed, tr
from core.grammar.filters import write
from core.many_machines.connecting import Credentials, machines_at
from core.many_machines.estimate import count
from core.many_machines.part_counts import Job
from core.many_machines.partitions import partitions_of
from core.study import Study
from core.study.results import Counted
from core.study.selection import Selection
from core.survey import MAX_BYTES


@dataclass(frozen=True)
class Machines:
    """Which machines count: their address, and the files to connect with."""

    address: str
    credentials: Credentials


def _machines(address: str | None, tls: tuple[str, ...] | None) -> Machines | None:
    return None if address is None else Machines(address, Credentials(*tls or ()))


cluster_options = together(
    "machines",
    _machines,
    click.option(
        "--cluster",
        "address",
        help=tr("Count on many machines by Dask: local, or tls://HOST:PORT of a scheduler."),
    ),
    click.option(
        "--tls",
        nargs=3,
        type=click.Path(exists=True, dir_okay=False),
        metavar=tr("AUTHORITY CERTIFICATE KEY"),
        help=tr("With --cluster: files to connect with, if not those that Dask is set to."),
    ),
)


def require_plain(machines: Machines | None, *, printed: bool, **others: object) -> None:
    """End with a message where options do not go with many machines; `others` by their names."""
    given = [f"--{name.replace('_', '-')}" for name, value in others.items() if value]
    if machines is None:
        return
    if given:
        raise click.UsageError(
            tr("--cluster counts alone; leave out {options}.").format(
                options=listed(given, len(given))
            )
        )
    if not printed:
        raise click.UsageError(tr("With --cluster choose one of --json and --csv."))


@dataclass
class Elsewhere:
    """Responses that many machines read; `study` has their survey and holds none of them."""

    study: Study
    job: Job
    machines: Machines
    paths: Sequence[str]
    rehearsal: bool | None = None
    complete: bool = field(default=True, init=False)

    def count(self, selection: Selection, only: str | None, by: str | None) -> Counted:
        """Count all parts, or end with a message. Raises ValueError as `tally_block` does."""
        filtered = write(selection.where) if selection.where is not None else ""
        job = Job(self.job.survey, only, by, selection.weight, filtered)
        with Stopping():
            parts = partitions_of(self.paths)
            with (
                machines_at(self.machines.address, self.machines.credentials) as machines,
                progress(tr("Counting parts")) as report,
            ):
                total = count(parts, job, machines, report)
        say_refused(total.named)
        named = Counter(refusal.code for refusal in total.named)
        for code, n in total.refused.items():
            if more := n - named[code]:
                say(rest_text(more, code))
        self.rehearsal = total.rehearsal
        self.complete = not (total.refused or total.conflicts)
        return Counted(tallies=total.tallies, n=total.chosen)


@contextmanager
def elsewhere(
    machines: Machines, paths: Sequence[Path | str], survey: Path | None
) -> Iterator[Elsewhere]:
    """Give what many machines read, or end with a message."""
    if survey is None:
        raise click.UsageError(survey_needed())
    data = read_bytes(survey, MAX_BYTES)
    survey_in(data, survey)
    named = [str(path) if "://" in str(path) else str(Path(path).absolute()) for path in paths]
    with Study.in_memory(data) as study:
        yield Elsewhere(study, Job(data), machines, named)
