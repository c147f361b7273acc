"""candor handout: what is handed out beside a survey."""

from __future__ import annotations

from pathlib import Path

import click

from app.author.words import xlsform as words
from app.commands.console import progress, read_survey, say, shown, stop
from app.commands.keys import ask_passphrase, passphrase_option, read_key
from core.facts.errors import Refused


@click.command("handout")
@click.argument("survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--respondents", type=click.IntRange(1, 10**9), default=1000, show_default=True)
@click.option("--share", type=click.FloatRange(0, 1), default=0.1, show_default=True)
@click.option(
    "--key",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Sign the survey in the folder with this key file.",
)
@passphrase_option
@click.option("--xlsform", is_flag=True, help="Add the XLSForm; other tools ask it directly.")
def handout_command(
    survey: Path,
    out: Path,
    respondents: int,
    share: float,
    key: Path | None,
    passphrase_file: Path | None,
    xlsform: bool,
) -> None:
    """Make a folder to hand out of SURVEY, as the page “Hand out” does.

    In it are the survey, a sheet for participants in each language, a page for an ethics board,
    a codebook and a poster. OUT must be new or empty.
    """
    from app.author.handing_out.written import (
        USUAL,
        Item,
        prepare,
        require_free,
        signed_with,
        write_folder,
    )
    from app.charts.application import ensure_gui_application

    read, signer = read_survey(survey), ""
    ensure_gui_application()
    try:
        require_free(out)
        signed = read
        if key is not None:
            signer = read_key(key).public
            signed = signed_with(read, key, ask_passphrase(passphrase_file))
        elif read.signature is not None:
            signer = read.signature.key
    except Refused as refused:
        stop(refused.problem, out if key is None else key)
    prepared = prepare(read, respondents, survey.stem, bool(signer), share)
    if xlsform:
        (form,) = prepared.files_of(Item.FORM)
        for line in words.lines(prepared.untrue):
            say(f"{shown(form)}: warning {line}")
    wanted = USUAL | {Item.FORM} if xlsform else USUAL
    try:
        with progress("files") as report:
            names = write_folder(prepared, signed, wanted, out, report)
    except Refused as refused:
        stop(refused.problem, out)
    say(f"Wrote {len(names)} files to {shown(out)}: {', '.join(map(shown, names))}.")
