"""candor manual: the manual in the terminal, or as pages for a browser."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import Stopping, say, shown, wrote
from app.commands.options import FOLDER
from app.manual.pages import SOURCE, Manual, languages
from app.words.catalogue import tr


def _language() -> str:
    """Return the language of the program, English where the manual has no pages in it."""
    own = tr("en", "the code of the language that this is translated into")
    return own if own in languages() else SOURCE


@click.command("manual", help=tr("Show the contents of the manual, or a PAGE of it, as text."))
@click.argument("page", metavar=tr("[PAGE]"), required=False)
@click.option(
    "--html", type=FOLDER, metavar=tr("DIR"), help=tr("Write pages for a browser into DIR.")
)
@click.option(
    "--language",
    type=click.Choice(languages()),
    default=_language(),
    help=tr("Of the pages; those that are not translated are in English."),
)
def manual_command(page: str | None, html: Path | None, language: str) -> None:
    manual = Manual(language)
    if page is not None and page not in manual.order:
        told = tr("There is no page “{page}”. “candor manual” names them all.")
        raise click.UsageError(told.format(page=shown(page)))
    names = manual.order if page is None else (page,)
    if html is not None:
        from app.manual.html import write_html
        from core.files.disk import make_folder

        with Stopping(html):
            make_folder(html)
            write_html(manual, html, names)
        say(wrote(html / f"{names[0]}.html"))
    elif page is not None:
        click.echo(manual.page(page).text, nl=False)
    else:
        for part in manual.parts:
            click.echo(f"{part.title}")
            for name in part.pages:
                click.echo(f"  {name:<26}{manual.page(name).title}")
