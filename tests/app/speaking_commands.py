"""The command line in another language, for as long as a test asks it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

import click

import app
import app.kit.i18n
from app.commands.click_words import translate_click
from app.words.catalogue import Translate, translating_by

_PACKAGE = "app.commands"
_PUT_IN = re.compile(r"(\{[^}]*\}|%\(\w+\)s)")
_ACCENTED = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


def accented(text: str, _other: str = "", _n: int = -1) -> str:
    """Translate into a language that accents every vowel of what is not put in.

    Its decimal sign is a comma.
    """
    if text == "0123456789,.":
        return "0123456789.,"
    parts = _PUT_IN.split(text)
    return "".join(part if _PUT_IN.fullmatch(part) else part.translate(_ACCENTED) for part in parts)


@contextmanager
def commands_translated(translate: Translate) -> Iterator[click.Group]:
    """Give the command line made anew, as its help is looked up while it is made."""
    before = _taken_out()
    try:
        with translating_by(translate):
            group: click.Group = import_module(_PACKAGE).cli
            yield group
    finally:
        _taken_out()
        sys.modules.update(before)
        vars(app)["commands"] = before[_PACKAGE]
        translate_click()


def _taken_out() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == _PACKAGE or name.startswith(f"{_PACKAGE}.")]
    return {name: sys.modules.pop(name) for name in names}


def leaves(group: click.Group, *path: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield every command that does something, with the words that call it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from leaves(command, *path, name)
        elif command is not None:
            yield (*path, name), command
