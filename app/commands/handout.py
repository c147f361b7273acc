"""candor handout: what is handed out beside a survey."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import read_survey, say, shown, stop
from core.errors import Refused
from core.files.disk import make_folder, write_atomically
from core.survey import write


@click.command("handout")
@click.argument("survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--respondents", type=click.IntRange(1, 10**9), default=1000, show_default=True)
@click.option("--share", type=click.FloatRange(0, 1), default=0.1, show_default=True)
def handout_command(survey: Path, out: Path, respondents: int, share: float) -> None:
    """Write SURVEY and its page for an ethics board into a folder. No file is replaced."""
    from app.handout.ethics import ethics_page

    read = read_survey(survey)
    try:
        make_folder(out)
        write_atomically(out / survey.name, write(read))
        write_atomically(out / "ethics.pdf", ethics_page(read, respondents, share))
    except Refused as refused:
        stop(refused.problem, out)
    say(f"Wrote {shown(survey.name)} and ethics.pdf to {shown(out)}.")
