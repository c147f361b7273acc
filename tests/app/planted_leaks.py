"""Leaks of a true answer, planted on purpose: every one must be caught."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from planting import TRUTHS, after_answer, patch, plant, window
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

import app.respondent.flow.saving as saving_module
import app.respondent.flow.way as flow_module
from app.kit.settings import Settings
from app.respondent.flow.practice import QUESTION as PRACTICE
from app.respondent.flow.way import RespondentFlow
from app.respondent.questions.scrambled import ScrambledPage
from app.respondent.view import RespondentView
from core.files.disk import CONSTANT_TIME
from core.response.file import Response, write
from core.response.privatize import Truth, privatize
from core.response.sitting import Sitting
from core.response.store import SittingStore
from core.survey import Question


@plant("file name by truth")
def _name() -> None:
    after_answer(lambda *_: None)
    named = property(lambda self: f"{self.id[:-1]}{TRUTHS[0]}.response")
    patch(Response, "file_name", named)


def _writing(change: Callable[[bytes], bytes]) -> None:
    after_answer(lambda *_: None)
    for module in (flow_module, saving_module):
        patch(module, "write", lambda response: change(write(response)))


@plant("order of answers by truth")
def _order() -> None:
    def swap(data: bytes) -> bytes:
        first, second = b'"first":1', b'"second":0'
        return data.replace(first + b"," + second, second + b"," + first) if TRUTHS[0] else data

    _writing(swap)


@plant("size by truth")
def _size() -> None:
    _writing(lambda data: data.rstrip(b"\n") + b" " * TRUTHS[0] + b"\n")


@plant("time by truth")
def _time() -> None:
    after_answer(lambda *_: None)
    save = RespondentFlow.save

    def leaking(self: RespondentFlow, folder: Path, **how: bool) -> Path:
        path = save(self, folder, **how)
        os.utime(path, (CONSTANT_TIME, CONSTANT_TIME + TRUTHS[0]))
        return path

    patch(RespondentFlow, "save", leaking)


@plant("truth in the sitting")
def _sitting() -> None:
    after_answer(lambda *_: None)
    write = SittingStore.write_sitting

    def leaking(self: SittingStore, sitting: Sitting) -> None:
        write(self, sitting)
        if TRUTHS:
            write(self, replace(sitting, id=f"{sitting.id[:-1]}{TRUTHS[0]}"))

    patch(SittingStore, "write_sitting", leaking)


@plant("log line")
def _log() -> None:
    after_answer(lambda _flow, _question, truth: sys.stderr.write(f"answered {truth}\n"))


@plant("line on standard output")
def _line() -> None:
    after_answer(lambda _flow, _question, truth: sys.stdout.write(f"answered {truth}\n"))


@plant("settings entry")
def _settings() -> None:
    def keep(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        settings: Settings = window()._settings
        settings.splitter = [truth]

    after_answer(keep)


@plant("settings of Qt")
def _qt_settings() -> None:
    def keep(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        path = Path.home() / ".config" / "candor.ini"
        settings = QSettings(str(path), QSettings.Format.IniFormat)
        settings.setValue("last", truth)
        settings.sync()

    after_answer(keep)


@plant("recent list")
def _recent() -> None:
    after_answer(
        lambda _flow, question, truth: window()._settings.remember(
            Path(f"{question.id}-{truth}.study")
        )
    )


@plant("temporary file")
def _temporary() -> None:
    def keep(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        path = Path(tempfile.gettempdir()) / "answers"
        path.write_text(str(truth), encoding="utf-8")

    after_answer(keep)


@plant("temporary file that is removed again")
def _passing() -> None:
    def keep(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        path = Path(tempfile.gettempdir()) / f"answer-{truth}"
        path.write_text("", encoding="utf-8")
        path.unlink()

    after_answer(keep)


@plant("window title")
def _title() -> None:
    after_answer(lambda _flow, _question, truth: window().setWindowTitle(f"Candor {truth}"))


@plant("clipboard")
def _clipboard() -> None:
    after_answer(lambda _flow, _question, truth: QApplication.clipboard().setText(str(truth)))


@plant("accessible text left after the page")
def _accessible() -> None:
    def tell(_flow: RespondentFlow, _question: Question, truth: Any) -> None:
        view = window().findChild(RespondentView)
        if view is not None:
            view.setAccessibleDescription(f"answered {truth}")

    after_answer(tell)


@plant("attribute that outlives the page")
def _attribute() -> None:
    after_answer(lambda flow, _question, truth: setattr(flow, "last", truth))


@plant("handler named after the answer")
def _handler() -> None:
    scramble = ScrambledPage.scramble

    def press_yes(self: ScrambledPage, truth: Truth) -> None:
        scramble(self, truth)

    def press_no(self: ScrambledPage, truth: Truth) -> None:
        scramble(self, truth)

    def press(self: ScrambledPage, truth: Truth) -> None:
        (press_yes if truth else press_no)(self, truth)

    patch(ScrambledPage, "scramble", press)


@plant("extra draw for one truth")
def _extra() -> None:
    def draw(flow: RespondentFlow, _question: Question, truth: Any) -> None:
        if truth:
            flow._door.below(2)

    after_answer(draw)


@plant("draw with a bound by truth")
def _bound() -> None:
    after_answer(lambda flow, _question, truth: flow._door.below(2 + truth))


@plant("redraw on reopening")
def _redraw() -> None:
    known: dict[str, Any] = {}
    after_answer(lambda _flow, question, truth: known.__setitem__(question.id, truth))
    resume = RespondentFlow.resume

    def drawing_again(self: RespondentFlow, sitting: Sitting) -> None:
        drawn = {
            id_: privatize(self.survey.question(id_), truth, self._door)
            for id_, truth in known.items()
            if id_ != PRACTICE
        }
        again = replace(sitting, id="f" * 32, reports={**sitting.reports, **drawn})
        self._store.put(again)
        resume(self, again)

    patch(RespondentFlow, "resume", drawing_again)
