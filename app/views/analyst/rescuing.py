"""The ways out of a damaged study, in words: a new one with all that is whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.dialogs import STUDIES, FolderDialogs
from app.words.catalogue import figures, tr
from core.errors import Code, Problem
from core.study import SUFFIX
from core.study.rescue import Rescued

Ways = list[tuple[str, Callable[[], object]]]


def ways_out(problem: Problem, rescue: Callable[..., object]) -> Ways:
    """Return what can be done about a study that cannot be opened, with the words for it."""
    if problem.code is Code.SYNTAX:
        return [(tr("Save what is whole…"), rescue)]
    if problem.code is Code.REHEARSAL:
        return [
            (tr("They are real…"), partial(rescue, rehearsal=False)),
            (tr("They are rehearsed…"), partial(rescue, rehearsal=True)),
        ]
    return []


def ask_place(dialogs: FolderDialogs, path: Path, parent: QWidget) -> Path | None:
    """Ask where the new study is to be."""
    title, name = tr("Save what is whole as a new study"), f"{path.stem}-rescued{SUFFIX}"
    return dialogs.save_file(parent, title, name, STUDIES)


def told_of(found: Rescued) -> str:
    """Say how many responses were saved, and how many were not as they were written."""
    n, lost = len(found.responses), found.left_out
    told = tr("{n} responses were whole and are here.", "", n)
    if n == 1:
        told = tr("One response was whole and is here.")
    if not lost:
        return told.format(n=figures(n))
    rest = tr("{lost} were left out, since they are not as they were written.", "", lost)
    if lost == 1:
        rest = tr("One was left out, since it is not as it was written.")
    return f"{told.format(n=figures(n))} {rest.format(lost=figures(lost))}"
