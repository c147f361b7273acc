"""Leaks that no file and no widget shows, planted on purpose: every one must be caught.

How a page comes, what is read for it, in which order files are made, what stays in memory where
no object of the program leads to it.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any

from planting import TRUTHS, after_answer, patch, plant, window
from PySide6.QtCore import QTimer
from scripted import ROOT

from app.respondent.flow.way import RespondentFlow
from core.response.privatize import Truth
from core.survey import Question

_FORGOTTEN: list[Any] = []
_TIMERS = 5  # the one that collects garbage goes off now and then besides


@plant("painted once more for one truth")
def _painted() -> None:
    def paint(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        if truth:
            window().repaint()

    after_answer(paint)


@plant("timers for one truth")
def _timer() -> None:
    def start(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        if truth:
            for _ in range(_TIMERS):
                QTimer(window(), singleShot=True).start(0)

    after_answer(start)


@plant("slow for one truth")
def _slow() -> None:
    def work(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        if truth:
            hashlib.pbkdf2_hmac("sha256", b"", b"", 400_000)

    after_answer(work)


@plant("file read for one truth")
def _read() -> None:
    def read(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        if truth:
            (ROOT / "LICENSE").read_bytes()

    after_answer(read)


@plant("files made in an order by truth")
def _made() -> None:
    after_answer(lambda *_: None)
    save = RespondentFlow.save

    def making(self: RespondentFlow, folder: Path, **how: bool) -> Path:
        for name in ("a", "b") if TRUTHS[0] else ("b", "a"):
            (Path(tempfile.gettempdir()) / name).touch()
        return save(self, folder, **how)

    patch(RespondentFlow, "save", making)


@plant("number left in memory")
def _left() -> None:
    """In bytes that no object of the program leads to."""
    answer = RespondentFlow.answer_scrambled

    def leaking(self: RespondentFlow, question: Question, truth: Truth) -> None:
        if isinstance(truth, int) and truth % 2:
            _FORGOTTEN.append(str(truth).encode())
        answer(self, question, truth)

    patch(RespondentFlow, "answer_scrambled", leaking)


@plant("file written past Python")
def _past() -> None:
    def write(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        path = os.fsencode(Path(tempfile.gettempdir()) / f"answer-{truth}")
        libc = ctypes.CDLL(None)
        libc.close(libc.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
        libc.unlink(path)

    after_answer(write)
