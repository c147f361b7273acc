"""candor keys and candor sign: an author's keys, and a signature in a survey."""

from __future__ import annotations

import os
import warnings
from getpass import GetPassWarning
from pathlib import Path

import click

from app.author.handing_out.known_keys import known_keys
from app.commands.console import (
    Stopping,
    in_columns,
    print_json,
    read_bytes,
    read_survey,
    say,
    shown,
)
from app.commands.options import FILE, NEW_FILE, json_option, survey_argument
from app.kit.places import Places
from app.words.catalogue import tr
from core.files.disk import write_atomically
from core.keys import key_file
from core.keys.key_file import KeyFile, Use, begin_of_key, signing_key
from core.keys.signing import sign
from core.privacy.randomness import SYSTEM
from core.survey import write

VARIABLE = "CANDOR_PASSPHRASE"

passphrase_option = click.option(
    "--passphrase-file",
    type=FILE,
    help=tr("File whose first line is the passphrase; else ${name}, else asked for.").format(
        name=VARIABLE
    ),
)


def ask_passphrase(file: Path | None, *, new: bool = False) -> str:
    """Return the passphrase from a file, the environment, or the person at the terminal."""
    if file is not None:
        lines = read_bytes(file, key_file.MAX_BYTES).decode("utf-8", "surrogateescape").splitlines()
        return lines[0] if lines else ""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("error", GetPassWarning)
        try:
            answer: str = click.prompt(
                tr("Passphrase"), hide_input=True, confirmation_prompt=new, err=True
            )
        except GetPassWarning:  # it would be shown while it is typed
            message = tr("There is no terminal to ask for the passphrase; set ${name}.")
            raise click.UsageError(message.format(name=VARIABLE)) from None
    return answer


def read_key(path: Path) -> KeyFile:
    """Read a key file, or end with a message."""
    with Stopping(path):
        return key_file.read(read_bytes(path, key_file.MAX_BYTES))


@click.group("keys", help=tr("Make and show the keys of an author."))
def keys_command() -> None: ...


@keys_command.command(
    "new",
    help=tr(
        "Make a key pair, its private part under a passphrase.\n\n"
        "A signing key signs surveys. A sealing key opens sealed responses; its public part goes "
        'into the survey as "seal".'
    ),
)
@click.argument("use", type=click.Choice([use.value for use in Use]))
@click.option("--out", type=NEW_FILE, required=True)
@passphrase_option
def new(use: str, out: Path, passphrase_file: Path | None) -> None:
    with Stopping(out, of_options=True):
        key = key_file.generate(Use(use), ask_passphrase(passphrase_file, new=True), SYSTEM)
        write_atomically(out, key_file.write(key), private=True)
    told = tr("Wrote {path}. Without its passphrase the key is lost.")
    say(told.format(path=shown(out)))
    _print(key)


@keys_command.command("show", help=tr("Show what a key is for, its public part and its words."))
@click.argument("file", metavar=tr("FILE"), type=FILE)
@json_option
def show(file: Path, as_json: bool) -> None:
    key = read_key(file)
    if as_json:
        print_json({"use": key.use.value, "public": key.public, "words": list(key.words)})
    else:
        _print(key)


@keys_command.command("list", help=tr("Show the keys that were made in the window."))
@json_option
def list_command(as_json: bool) -> None:
    folder = Places.of_platform().keys
    keys = [key for use in Use for key in known_keys(folder, use)]
    if as_json:
        print_json([{"file": str(k.path), "use": k.use.value, "public": k.public} for k in keys])
        return
    for key in keys:
        click.echo(f"{key.use.value:8} {begin_of_key(key.public)}  {shown(key.path)}")
    if not keys:
        say(tr("There is no key in {path}.").format(path=shown(folder)))


def _print(key: KeyFile) -> None:
    click.echo(
        in_columns(
            (tr("Use", "of a key"), key.use),
            (tr("Public", "part of a key"), key.public),
            (tr("Words", "of a file"), " ".join(key.words)),
        )
    )


@click.command(
    "sign", help=tr("Sign SURVEY in place. Its digest and its eight words stay as they are.")
)
@survey_argument
@click.option("--key", type=FILE, required=True)
@passphrase_option
def sign_command(survey: Path, key: Path, passphrase_file: Path | None) -> None:
    unsigned, key_file = read_survey(survey), read_key(key)
    with Stopping(key):
        unlocked = signing_key(key_file, ask_passphrase(passphrase_file))
    signed = sign(unsigned, unlocked)
    with Stopping(survey):
        write_atomically(survey, write(signed), replace=True)
    told = tr("Signed {path} with the key '{words}'.")
    say(told.format(path=shown(survey), words=" ".join(key_file.words)))
    click.echo(" ".join(signed.words))
