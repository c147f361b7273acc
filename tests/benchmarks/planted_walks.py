"""Faults that a walk through the editor must find, each planted in a process of its own.

    python planted_walks.py FAULT WINDOW SEED STEPS FOLDER

walks a slice as `walker` does, with one of `PLANTED`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import walker

from app.author.costs import CostsPanel
from app.author.editing.editing import Editing
from app.author.workspace import Workspace

_times = count()


def _raise(original: Callable[..., Any]) -> Callable[..., Any]:
    def planted(*arguments: Any) -> Any:
        if next(_times) == 5:
            raise RuntimeError("planted")
        return original(*arguments)

    return planted


def _show_once(original: Callable[..., Any]) -> Callable[..., Any]:
    """What is shown at first stays, whatever is written later."""
    shown: dict[object, Any] = {}

    def planted(panel: object, *arguments: Any) -> Any:
        if panel not in shown:
            shown[panel] = original(panel, *arguments)
        return shown[panel]

    return planted


def _undo_less(original: Callable[..., Any]) -> Callable[..., Any]:
    def planted(editing: Editing) -> None:
        original(editing)
        draft = replace(editing.draft, title={"en": "Planted"})
        editing.history = replace(editing.history, now=replace(editing.history.now, draft=draft))

    return planted


def _move(original: Callable[..., Any]) -> Callable[..., Any]:
    """Each time that a question is chosen all stands a pixel lower."""

    def planted(workspace: Workspace, *arguments: Any) -> Any:
        workspace.setContentsMargins(0, next(_times) % 50, 0, 0)
        return original(workspace, *arguments)

    return planted


def _hold(original: Callable[..., Any]) -> Callable[..., Any]:
    def planted(*arguments: Any) -> Any:
        begun = time.thread_time()
        while time.thread_time() - begun < 2 * walker.MOST_HELD:
            pass
        return original(*arguments)

    return planted


Plant = Callable[[Callable[..., Any]], Callable[..., Any]]
STEPS = 14
# Where it is planted, the seed of a slice that comes by, and what is told of it.
PLANTED: dict[str, tuple[object, str, Plant, int, str]] = {
    "raises": (Workspace, "_show_around", _raise, 5, "RuntimeError: planted"),
    "stale": (CostsPanel, "show_costs", _show_once, 5, "stale costs"),
    "undoes": (Editing, "undo", _undo_less, 2, "undo does not lead back to the same value"),
    "moves": (Workspace, "choose", _move, 5, "undo does not lead back to the same pixels"),
    "holds": (Editing, "undo", _hold, 5, "undoing, AuthorView: "),
}

if __name__ == "__main__":
    owner, name, plant, *_ = PLANTED[sys.argv[1]]
    setattr(owner, name, plant(getattr(owner, name)))
    walker.run(sys.argv[2:])
