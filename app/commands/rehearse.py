"""candor rehearse: made-up people, or a table of known answers, through the real mechanisms."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.author.words.rehearsing import distance_text, value_text
from app.commands.console import Stopping, print_json, progress, read_survey, say, shown
from app.commands.options import FILE, FOLDER, level_option, survey_argument
from app.words.catalogue import figures, tr
from app.words.numerals import number as decimal
from app.words.value_errors import fault_text
from core.inference.intervals import Interval
from core.survey import Survey

if TYPE_CHECKING:  # numpy is imported by those who rehearse, not by --help
    from core.rehearse import People, QuestionRuns

Shares = dict[str, dict[str, float]]


@click.command(
    "rehearse",
    help=tr(
        "Write response files marked as rehearsal, and truth.csv beside them.\n\n"
        "With --runs instead: what each estimate's spread, the coverage of its interval and the "
        "share of negative ones would be."
    ),
)
@survey_argument
@click.argument("truth", metavar=tr("[TRUTH]"), type=FILE, required=False)
@click.option("--people", type=click.IntRange(1, 10**9), help=tr("How many people to make up."))
@click.option(
    "--share",
    "shares",
    multiple=True,
    metavar=tr("ID.OPTION=SHARE"),
    help=tr("True share of an option among people made up, such as bribe.yes=0.1; repeat it."),
)
@click.option("--seed", type=click.IntRange(0), help=tr("Repeat the same rehearsal."))
@click.option("--out", type=FOLDER, help=tr("Folder to fill."))
@click.option(
    "--runs", type=click.IntRange(1, 100_000), help=tr("Rehearse so often; write no files.")
)
@level_option
@click.option(
    "--interval",
    type=click.Choice([i.value for i in Interval]),
    default=Interval.FELDMAN_COUSINS.value,
    show_default=True,
)
@click.option("--json", "as_json", is_flag=True, help=tr("With --runs, print one JSON document."))
def rehearse_command(
    survey: Path,
    truth: Path | None,
    people: int | None,
    shares: tuple[str, ...],
    seed: int | None,
    out: Path | None,
    runs: int | None,
    level: float,
    interval: str,
    as_json: bool,
) -> None:
    if (out is None) == (runs is None):
        raise click.UsageError(tr("Give either --out FOLDER or --runs N."))
    if (truth is None) == (people is None):
        raise click.UsageError(tr("Give either TRUTH.csv or --people N."))
    if truth is not None and shares:
        raise click.UsageError(tr("TRUTH.csv has its own shares; leave --share out."))
    asked = read_survey(survey)
    source = _read_table(truth, asked) if truth is not None else people or 0
    stated = _stated(shares, asked)
    if out is not None:
        if any(out.glob("*.response")):
            raise click.UsageError(
                tr("{path} holds responses already; name a folder without any.").format(
                    path=shown(out)
                )
            )
        _write(asked, source, stated, seed, out)
    elif runs is not None:
        from core.rehearse.runs import to_json
        from core.rehearse.simulation import simulate

        method = Interval(interval)
        with progress(tr("Rehearsing")) as report:
            found = simulate(asked, source, runs, seed, stated, level, method, report)
        if as_json:
            print_json({"questions": [to_json(question) for question in found]})
        else:
            _print(found)


def _read_table(path: Path, survey: Survey) -> People:
    """Read a table of known answers, or end with a message."""
    from core.rehearse import read_truth

    with Stopping(path):
        return read_truth(path, survey)


def _stated(shares: tuple[str, ...], survey: Survey) -> Shares:
    """Read shares such as bribe.yes=0.1, by question and option, or say that they do not fit."""
    from core.rehearse import invent

    found: Shares = {}
    for text in shares:
        place, _, number = text.rpartition("=")
        question, _, option = place.partition(".")
        try:
            share = float(number)
        except ValueError:
            share = math.nan
        if not option or math.isnan(share):
            told = tr("{text} is no share; write it like bribe.yes=0.1.")
            raise click.UsageError(told.format(text=shown(text)))
        if option in found.setdefault(question, {}):
            told = tr("The share of {place} is given twice.")
            raise click.UsageError(told.format(place=shown(place)))
        found[question][option] = share
    try:
        invent(survey, 0, 0, found)  # makes up nobody, and finds what does not fit
    except ValueError as error:
        raise click.UsageError(f"{shown(fault_text(error))}.") from None
    return found


def _write(
    survey: Survey, source: People | int, stated: Shares, seed: int | None, out: Path
) -> None:
    """Write one rehearsal to a folder."""
    from core.rehearse import invent, rehearse, write_rehearsal

    people = invent(survey, source, seed, stated) if isinstance(source, int) else source
    with Stopping(out), progress(tr("Writing responses")) as report:
        written = write_rehearsal(survey, people, rehearse(survey, people, seed), out, report)
    told = tr("Wrote {n} rehearsed responses and truth.csv to {path}.", "", written)
    say(told.format(n=figures(written), path=shown(out)))


def _curator_misses(runs: QuestionRuns) -> str:
    """Tell by how many people a curator's count is off, or by how much in its units a mean."""
    question = runs.question
    if not question.measured:
        told = tr("a trusted curator's count misses by {people} people")
        return told.format(people=decimal(runs.curator_miss, 1))
    n = float(runs.n.mean())
    part = runs.curator_miss / n if n else math.nan
    wide = question.in_units((question.high or 0) - (question.low or 0))
    told = tr("a trusted curator's mean misses by {distance}")
    return told.format(distance=distance_text(question, wide * part))


def _print(found: Sequence[QuestionRuns]) -> None:
    if not found:
        say(tr("No question is sensitive; there is nothing to rehearse."))
    if any(runs.given_table for runs in found):
        click.echo(
            tr(
                "All rehearsals are of the people in the table: spread and coverage are those "
                "given this table, not of samples of other people."
            )
            + "\n"
        )
    for runs in found:
        told = tr("{question}: {n} rehearsals of {people} asked; {curator}", "", len(runs.n))
        click.echo(
            told.format(
                question=runs.question.id,
                n=figures(len(runs.n)),
                people=figures(round(runs.n.mean())),
                curator=_curator_misses(runs),
            )
        )
        heads = (
            *(tr("truth"), tr("mean", "of rehearsals"), tr("spread"), tr("planned")),
            *(tr("coverage"), "< 0", tr("off by %")),
        )
        _print_row(tr("option"), heads)
        for option in runs.options:
            errors = (option.spread, option.planned)
            cells = [_cell(number, 4) for number in (option.truth, option.mean, *errors)]
            below: float | None = option.negative
            if runs.question.measured:  # a mean in the units of its number, which may be below 0
                means = (option.truth, option.mean, *errors)
                cells, below = [value_text(runs.question, mean) for mean in means], None
            cells += [_cell(number, 4) for number in (option.coverage, below)]
            cells.append(_cell(option.percent_error, 1))
            _print_row(option.option, cells)


def _print_row(first: str, cells: Iterable[str]) -> None:
    click.echo(f"  {first:<24}" + "".join(f"{cell:>10}" for cell in cells))


def _cell(number: float | None, digits: int) -> str:
    return "–" if number is None or math.isnan(number) else decimal(number, digits)
