"""How a leak is planted on purpose: as a patch of the running program, by name.

`PLANTS[name]()` is called in the process of the person before the window is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from app.respondent.flow.way import RespondentFlow
from app.shell.window import MainWindow
from core.response.privatize import Truth
from core.survey import Question

PLANTS: dict[str, Callable[[], None]] = {}
TRUTHS: list[Any] = []  # what a leaking program knows


def plant(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def keep(patch: Callable[[], None]) -> Callable[[], None]:
        PLANTS[name] = patch
        return patch

    return keep


def patch(owner: object, name: str, value: object) -> None:
    setattr(owner, name, value)


def after_answer(leak: Callable[[RespondentFlow, Question, Any], object]) -> None:
    """Let `leak` run with every true answer that is scrambled."""
    answer = RespondentFlow.answer_scrambled

    def leaking(self: RespondentFlow, question: Question, truth: Truth) -> None:
        TRUTHS.append(truth)
        answer(self, question, truth)
        leak(self, question, truth)

    patch(RespondentFlow, "answer_scrambled", leaking)


def window() -> MainWindow:
    (found,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    return found
