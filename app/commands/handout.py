"""candor handout: what is handed out beside a survey."""

from __future__ import annotations

from pathlib import Path

import click

from app.author.words import xlsform as words
from app.commands.console import Stopping, progress, read_survey, say, shown, warning
from app.commands.keys import ask_passphrase, passphrase_option, read_key
from app.commands.options import FILE, FOLDER, survey_argument
from app.words.catalogue import figures, joined, tr


@click.command(
    "handout",
    help=tr(
        "Make a folder to hand out of SURVEY, as the page “Hand out” does.\n\n"
        "In it are the survey, a sheet for participants in each language, a page for an ethics "
        "board, a codebook and a poster. OUT must be new or empty."
    ),
)
@survey_argument
@click.option("--out", type=FOLDER, required=True)
@click.option("--respondents", type=click.IntRange(1, 10**9), default=1000, show_default=True)
@click.option("--share", type=click.FloatRange(0, 1), default=0.1, show_default=True)
@click.option(
    "--key",
    type=FILE,
    help=tr("Sign the survey in the folder with this key file."),
)
@passphrase_option
@click.option("--xlsform", is_flag=True, help=tr("Add the XLSForm; other tools ask it directly."))
def handout_command(
    survey: Path,
    out: Path,
    respondents: int,
    share: float,
    key: Path | None,
    passphrase_file: Path | None,
    xlsform: bool,
) -> None:
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
    with Stopping(out if key is None else key):
        require_free(out)
        signed = read
        if key is not None:
            signer = read_key(key).public
            signed = signed_with(read, key, ask_passphrase(passphrase_file))
        elif read.signature is not None:
            signer = read.signature.key
    prepared = prepare(read, respondents, survey.stem, bool(signer), share)
    if xlsform:
        (form,) = prepared.files_of(Item.FORM)
        for line in words.lines(prepared.untrue):
            say(f"{shown(form)}: {warning(line)}")
    wanted = USUAL | {Item.FORM} if xlsform else USUAL
    with Stopping(out), progress(tr("files", "written so far")) as report:
        names = write_folder(prepared, signed, wanted, out, report)
    told = tr("Wrote {n} files to {path}: {names}.", "", len(names)).format(
        n=figures(len(names)), path=shown(out), names=joined(list(map(shown, names)))
    )
    say(told)
