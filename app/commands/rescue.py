"""candor rescue: the responses of a damaged study, as one file that can be imported again."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import Stopping, progress, say, shown
from app.commands.options import NEW_FILE
from app.words.catalogue import figures, tr
from core.facts.errors import Refused
from core.files.disk import read_bounded, write_atomically
from core.interchange.mapping.model import SUFFIX as MAPPING_SUFFIX
from core.interchange.mapping.survey import TableSurvey, read_study_survey
from core.response.file import write
from core.study.rescue import rescue


@click.command(
    "rescue",
    help=tr(
        "Write what can be read of STUDY to a .jsonl file, and its survey or mapping beside it."
        "\n\n"
        "Import the file into a new study of that survey. The damaged study is left as it is."
    ),
)
@click.argument("study", metavar=tr("STUDY"), type=click.Path(path_type=Path))
@click.option("--out", type=NEW_FILE, required=True)
@click.option(
    "--responses",
    type=click.Choice(("real", "rehearsed")),
    help=tr("What the responses are, where the study no longer tells."),
)
def rescue_command(study: Path, out: Path, responses: str | None) -> None:
    rehearsal = None if responses is None else responses == "rehearsed"
    lines = out.with_suffix(".jsonl")
    with Stopping(study), progress(tr("Reading")) as report:
        found = rescue(study, report, rehearsal)
    mapped = isinstance(read_study_survey(found.survey_bytes), TableSurvey)
    survey = out.with_suffix(MAPPING_SUFFIX if mapped else ".survey")
    with Stopping(out):
        if not _holds(survey, found.survey_bytes):
            write_atomically(survey, found.survey_bytes)
        write_atomically(lines, b"".join(map(write, found.responses)))
    n = len(found.responses)
    told = tr("Wrote {n} responses to {path} and the survey beside it.", "", n)
    if mapped:
        told = tr("Wrote {n} responses to {path} and the mapping beside it.", "", n)
    say(told.format(n=figures(n), path=shown(lines)))
    if found.left_out == 1:
        say(tr("1 row was left out: what stands there is not as it was written."))
    elif found.left_out:
        told = tr(
            "{n} rows were left out: what stands there is not as it was written.",
            "",
            found.left_out,
        )
        say(told.format(n=figures(found.left_out)))


def _holds(path: Path, data: bytes) -> bool:
    """Tell whether a file has these bytes already."""
    try:
        return read_bounded(path, len(data)) == data
    except Refused:
        return False
