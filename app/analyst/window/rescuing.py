"""The ways out of a study that cannot be read, in words: of a damaged one all that is whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.analyst.state.study_state import StudyState
from app.widgets.dialogs import FolderDialogs, study_files
from app.words.catalogue import figures, tr
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.study import SUFFIX
from core.study.rescue import Rescued

Ways = list[tuple[str, Callable[[], object]]]


def gone(problem: Problem, shown: StudyState) -> Problem | None:
    """Return that the study shown is not where it was, where that is what a problem comes of."""
    path = shown.contents[0].path if shown.contents else None
    not_opened = problem.found.fact is Fact.STUDY_NOT_OPENED
    if not not_opened or path is None or path.name != problem.where or path.exists():
        return None
    return Problem(Code.IO, problem.where, Fact.STUDY_GONE())


def stopped_by(shown: StudyState, problem: Problem) -> StudyState:
    """The study cannot be read; of one that was, and is gone, that is told."""
    return shown.stopped_by(gone(problem, shown) or problem)


def back(shown: StudyState) -> StudyState:
    """The study can be read: one that was gone is where it was."""
    return replace(shown, problem=None) if is_gone(shown.problem) else shown


def is_gone(problem: Problem | None) -> bool:
    """Tell whether a problem is that a study is not where it was, as `gone` says it."""
    return problem is not None and problem.found.fact is Fact.STUDY_GONE


def title_of(problem: Problem) -> str:
    """Name a problem for which a study is not shown."""
    return tr("This study is gone") if is_gone(problem) else tr("This study cannot be opened")


def ways_out(
    problem: Problem, rescue: Callable[..., object], look_again: Callable[[], object]
) -> Ways:
    """Return what can be done about a study that cannot be opened, with the words for it."""
    if is_gone(problem):
        return [(tr("Look again"), look_again)]
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
    return dialogs.save_file(parent, title, name, study_files())


def rescued_text(found: Rescued) -> str:
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
