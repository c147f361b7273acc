"""candor export: what a study has, as files: reports, estimates, charts and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from app.commands.console import USAGE, Stopping, described, progress, say, shown
from app.commands.narrowing import People, language_in, people_of
from app.commands.options import (
    FOLDER,
    by_option,
    language_option,
    study_argument,
    then_option,
    together,
    where_option,
    without_flagged_option,
)
from app.commands.sampling import Drawn, drawn_options
from app.export.formats import file_formats
from app.export.look import Look, Size
from app.export.study.registry import EXPORTS, formats_offered
from app.words.catalogue import figures, joined, listed, tr

if TYPE_CHECKING:
    from app.analyses.parts import Chart, TablePart
    from app.export.study.writing import Failure

_NAMED = 5
_UNSPLIT = {"reports", "codebook"}  # they hold no results that could be split
force_option = click.option("--force", is_flag=True, help=tr("Replace files that are there."))


def _look(size: str, no_title: bool, black_and_white: bool, outlines: bool) -> Look:
    return Look(Size(size), not no_title, black_and_white, outlines)


look_options = together(
    "look",
    _look,
    click.option(
        "--size",
        type=click.Choice([each.value for each in Size]),
        default=Size.WIDE.value,
        show_default=True,
        help=tr("Size of charts: for a column, a page or a slide."),
    ),
    click.option("--no-title", is_flag=True, help=tr("Leave the titles of charts out.")),
    click.option(
        "--black-and-white", is_flag=True, help=tr("Tell marks of charts apart without colours.")
    ),
    click.option(
        "--outlines", is_flag=True, help=tr("Draw the letters of an SVG drawing as shapes.")
    ),
)


def formats_in(names: str | None) -> list[str]:
    """Return the formats of parts named, with commas between them, or the usual ones."""
    if names is None:
        return [each.name for each in file_formats() if each.usual]
    return _formats(names, [each.name for each in file_formats()])


def _formats(names: str, offered: Sequence[str]) -> list[str]:
    return _some_of(names, offered, tr("{names} is not a format; choose some of {offered}."))


def _some_of(names: str, offered: Sequence[str], told: str) -> list[str]:
    """Return what is named, with commas between; end where it is not offered, as told."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    unknown = [name for name in wanted if name not in offered]
    if unknown or not wanted:
        found = shown(joined(unknown)) if unknown else tr("Nothing", "was named")
        raise click.UsageError(told.format(names=found, offered=",".join(offered)))
    return list(dict.fromkeys(wanted))


def wanted_of(what: str | None, formats: str | None) -> dict[str, tuple[str, ...]]:
    """Return the formats of each sort that is to be written; end where one takes none of them.

    Where no sort is named, those that are written by default are, as far as they take a format.
    """
    every = [each.name for each in EXPORTS.values() if each.by_default]
    told = tr("{names} is not a sort of export; choose some of {offered}.")
    names = every if what is None else _some_of(what, list(EXPORTS), told)
    named = None if formats is None else _formats(formats, formats_offered())
    found = {name: EXPORTS[name].formats(named) for name in names}
    written = {name: some for name, some in found.items() if some}
    without = [name for name in names if name not in written]
    if without and (what is not None or not written):
        each_takes = tr("{name} takes {formats}")
        takes = "; ".join(
            each_takes.format(name=name, formats=",".join(EXPORTS[name].offered()))
            for name in without
        )
        raise click.UsageError(tr("Add a format to --formats: {takes}.").format(takes=takes))
    return written


def refuse_to_replace(there: Sequence[Path]) -> None:
    """End with a message where files are there already."""
    if there:
        told = tr("{path} would be replaced; name another folder, or add --force.")
        more = len(there) - 1
        if more:
            told = tr(
                "{path} and {n} more would be replaced; name another folder, or add --force.",
                "",
                more,
            )
        raise click.UsageError(told.format(path=shown(there[0]), n=figures(more)))


def write_to(
    results: Sequence[tuple[str, Chart | TablePart]],
    out: Path,
    formats: Sequence[str],
    *,
    look: Look,
    force: bool,
) -> None:
    """Write results to a folder, which is made, and say how many; end with a message.

    Without `force` nothing is written where any of the files is there already.
    """
    from app.export import files_there, write_files
    from core.files.disk import make_folder

    refuse_to_replace([] if force else files_there(results, out, formats))
    with Stopping(out):
        make_folder(out)
        with progress(tr("Writing files")) as report:
            written = write_files(results, out, formats, look=look, report=report)
    _say_written(len(written), out)


def _say_written(n: int, out: Path) -> None:
    told = tr("Wrote 1 file to {path}.") if n == 1 else tr("Wrote {n} files to {path}.", "", n)
    say(told.format(n=figures(n), path=shown(out)))


def _stop_with(failures: Sequence[Failure]) -> NoReturn:
    """Say of each file why it was not written, and end."""
    for each in failures[:_NAMED]:
        say(described(each.problem, each.path))
    if len(failures) > _NAMED:
        more = len(failures) - _NAMED
        told = tr("... and {n} more files were not written.", "", more)
        say(told.format(n=figures(more)))
    raise SystemExit(USAGE)


@dataclass(frozen=True)
class Included:
    """What is written of responses and of the study beside results."""

    ids: bool
    file_names: bool
    notes: bool


@click.command(
    "export",
    help=tr(
        "Write what a study has to a folder: by default its estimates and its charts.\n\n"
        "Report, estimates and charts are made of the results that are kept, or of all questions "
        "where there are none, or where it is told who counts or how people are split."
    ),
)
@study_argument
@click.option("--out", type=FOLDER, required=True)
@click.option(
    "--what", help=tr("Some of {names}, with commas.").format(names=joined(list(EXPORTS)))
)
@click.option("--formats", help=tr("Some formats, with commas; the usual ones by default."))
@language_option
@where_option
@without_flagged_option
@by_option
@click.option(
    "--all-questions", is_flag=True, help=tr("Of all questions, although results are kept.")
)
@then_option
@drawn_options()
@together(
    "included",
    Included,
    click.option(
        "--ids", is_flag=True, help=tr("Keep the ids of responses, to come back into Candor.")
    ),
    click.option("--file-names", is_flag=True, help=tr("Name files in the report.")),
    click.option("--notes", is_flag=True, help=tr("Tell the notes of the study in the report.")),
)
@look_options
@force_option
@people_of
def export_command(
    study: Path,
    out: Path,
    what: str | None,
    formats: str | None,
    language: str | None,
    people: People,
    drawn: Drawn,
    included: Included,
    look: Look,
    force: bool,
    all_questions: bool,
) -> None:
    from app.export.study.reports import reports_of
    from app.export.study.values import ExportOptions, source_of
    from app.export.study.writing import plan, there_already, write_planned
    from app.export.words import alone_text
    from core.files.disk import make_folder
    from core.study import Study

    wanted = wanted_of(what, formats)
    with Stopping(study, of_options=True), Study.open(study, write=False) as opened:
        people.require_groups(opened.survey)
        if people.group_id is not None and not set(wanted) - _UNSPLIT:
            raise click.UsageError(
                tr(
                    "--by splits results; {names} have a row or an entry of everybody. Leave it "
                    "out, or add a sort to --what."
                ).format(names=listed(list(wanted), len(wanted)))
            )
        request = drawn.request(opened.survey, opened.n, people)
        options = ExportOptions(
            language=language_in(language, opened.survey),
            where=request.where,
            without_flagged=people.without_flagged,
            look=look,
            **asdict(included),
            split=people.group_id,
            then=people.then_id,
            drawn=request,
            all_questions=all_questions or people != People() or drawn != Drawn(),
        )
        source = source_of(opened, study, options)
        planned = plan(source, wanted)
        refuse_to_replace([] if force else there_already(planned, out))
        with Stopping(out):
            make_folder(out)
        with progress(tr("Steps of writing")) as report:
            written = write_planned(planned, out, replace=force, report=report)
        if "reports" in wanted and (alone := reports_of(source).people().alone):
            say(alone_text(alone, source.content.n))
    if written.paths or not written.failures:
        _say_written(len(written.paths), out)
    if written.failures:
        _stop_with(written.failures)
