"""candor keys and candor sign: an author's keys, and a signature in a survey."""

from __future__ import annotations

import os
import warnings
from getpass import GetPassWarning
from pathlib import Path

import click

from app.author.handing_out.known_keys import known_keys
from app.commands.console import Stopping, print_json, read_bytes, read_survey, say, shown
from app.commands.options import FILE, NEW_FILE, json_option, survey_argument
from app.kit.places import Places
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
    help=f"File whose first line is the passphrase; else ${VARIABLE}, else asked for.",
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
                "Passphrase", hide_input=True, confirmation_prompt=new, err=True
            )
        except GetPassWarning:  # it would be shown while it is typed
            message = f"There is no terminal to ask for the passphrase; set ${VARIABLE}."
            raise click.UsageError(message) from None
    return answer


def read_key(path: Path) -> KeyFile:
    """Read a key file, or end with a message."""
    with Stopping(path):
        return key_file.read(read_bytes(path, key_file.MAX_BYTES))


@click.group("keys")
def keys_command() -> None:
    """Make and show the keys of an author."""


@keys_command.command("new")
@click.argument("use", type=click.Choice([use.value for use in Use]))
@click.option("--out", type=NEW_FILE, required=True)
@passphrase_option
def new(use: str, out: Path, passphrase_file: Path | None) -> None:
    """Make a key pair, its private part under a passphrase.

    A signing key signs surveys. A sealing key opens sealed responses; its public part goes into
    the survey as "seal".
    """
    with Stopping(out, of_options=True):
        key = key_file.generate(Use(use), ask_passphrase(passphrase_file, new=True), SYSTEM)
        write_atomically(out, key_file.write(key), private=True)
    say(f"Wrote {shown(out)}. Without its passphrase the key is lost.")
    _print(key)


@keys_command.command("show")
@click.argument("file", type=FILE)
@json_option
def show(file: Path, as_json: bool) -> None:
    """Show what a key is for, its public part and its words."""
    key = read_key(file)
    if as_json:
        print_json({"use": key.use.value, "public": key.public, "words": list(key.words)})
    else:
        _print(key)


@keys_command.command("list")
@json_option
def list_command(as_json: bool) -> None:
    """Show the keys that were made in the window."""
    folder = Places.of_platform().keys
    keys = [key for use in Use for key in known_keys(folder, use)]
    if as_json:
        print_json([{"file": str(k.path), "use": k.use.value, "public": k.public} for k in keys])
        return
    for key in keys:
        click.echo(f"{key.use.value:8} {begin_of_key(key.public)}  {shown(key.path)}")
    if not keys:
        say(f"There is no key in {shown(folder)}.")


def _print(key: KeyFile) -> None:
    click.echo(f"Use     {key.use}")
    click.echo(f"Public  {key.public}")
    click.echo(f"Words   {' '.join(key.words)}")


@click.command("sign")
@survey_argument
@click.option("--key", type=FILE, required=True)
@passphrase_option
def sign_command(survey: Path, key: Path, passphrase_file: Path | None) -> None:
    """Sign SURVEY in place. Its digest and its eight words stay as they are."""
    unsigned, key_file = read_survey(survey), read_key(key)
    with Stopping(key):
        unlocked = signing_key(key_file, ask_passphrase(passphrase_file))
    signed = sign(unsigned, unlocked)
    with Stopping(survey):
        write_atomically(survey, write(signed), replace=True)
    say(f"Signed {shown(survey)} with the key '{' '.join(key_file.words)}'.")
    click.echo(" ".join(signed.words))
