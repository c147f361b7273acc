"""The ways out of a damaged study, in words: a new one with all that is whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.dialogs import FolderDialogs
from app.words.catalogue import tr
from core.errors import Code, Problem
from core.study import SUFFIX
from core.study.rescue import Rescued

Ways = list[tuple[str, Callable[[], object]]]


def ways_out(problem: Problem, rescue: Callable[..., object]) -> Ways:
    """Return what can be done about a study that cannot be opened, with the words for it."""
    if problem.code is Code.SYNTAX:
        return [(_tr("Save what is whole…"), rescue)]
    if problem.code is Code.REHEARSAL:
        return [
            (_tr("They are real…"), partial(rescue, rehearsal=False)),
            (_tr("They are rehearsed…"), partial(rescue, rehearsal=True)),
        ]
    return []


def ask_place(dialogs: FolderDialogs, path: Path, parent: QWidget) -> Path | None:
    """Ask where the new study is to be."""
    title, name = _tr("Save what is whole as a new study"), f"{path.stem}-rescued{SUFFIX}"
    return dialogs.save_file(parent, title, name, f"Studies (*{SUFFIX})")


def told_of(found: Rescued) -> str:
    """Say how many responses were saved, and how many were not as they were written."""
    n, lost = len(found.responses), found.left_out
    told = _tr("One response was whole and is here.")
    if n != 1:
        told = _tr("{0} responses were whole and are here.").format(f"{n:,}")
    if lost:
        told += " " + _tr("Left out, since not as written: {0}.").format(f"{lost:,}")
    return told


def _tr(words: str) -> str:
    return tr(words)
