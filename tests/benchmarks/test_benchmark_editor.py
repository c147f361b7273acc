"""What a key in the editor costs: a letter typed into the text of an option.

pytest tests/benchmarks/test_benchmark_editor.py

Figure to reach: at most 4 ms with 100 questions of eight options, on the clock of the process.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from analyst_studies import Answering
from author_stand import shown_editor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from typed_drafts import PLACE, long_draft

from app.author.editing.files import Opened
from app.theme import Theme


@pytest.mark.parametrize("questions", [10, 41, 100])
def test_key_in_an_option(
    benchmark: Any,
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    questions: int,
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    view = shown_editor(qtbot, window, Theme(qapp, pinned="light"), Answering(), tmp_path)
    view.take(Opened(long_draft(questions)))
    view.editing.choose("q1", PLACE)
    view.workspace.rebuild()
    form = view.form
    assert form is not None
    field = form.findChild(QWidget, "options_3_text")
    assert isinstance(field, QWidget)

    def key() -> None:
        QTest.keyClicks(field, "x")
        view.keeper.rest.stop()

    worked: list[float] = []

    def timed() -> None:
        begun = time.process_time()
        key()
        worked.append(time.process_time() - begun)

    benchmark.group = "a key in the editor"
    benchmark.pedantic(timed, rounds=40, warmup_rounds=5)
    benchmark.extra_info["worked_ms"] = round(1000 * sorted(worked)[len(worked) // 2], 2)
