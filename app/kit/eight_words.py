"""The eight words in a window: made off its thread, since they take a quarter of a second."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from app.kit.tasks import Task
from core.progress import Progress, silent
from core.survey.digest_words import COUNT, are_known, numbers_of

WAITING = "…"
"""What stands in the place of a word until it is known."""


def when_words_are_known(
    digests: Sequence[str], owner: QObject, show: Callable[[], None]
) -> Task | None:
    """Call `show` once the words of all digests come at once: now, or when they have been made.

    Where the owner goes before, nothing is called. Returns the task where one was needed.
    """
    if all(map(are_known, digests)):
        show()
        return None
    task = Task(_make, tuple(digests), parent=owner)
    task.succeeded.connect(lambda _: show())
    task.failed.connect(_raise)
    task.start()
    return task


def waiting_words() -> str:
    """Return what stands for eight words until they are known."""
    return " ".join([WAITING] * COUNT)


def _make(digests: Sequence[str], report: Progress = silent) -> None:
    for done, digest in enumerate(digests):
        report(done, len(digests))
        numbers_of(digest)


def _raise(error: Exception) -> None:
    """Hand an error to what handles all that is not expected."""
    raise error
