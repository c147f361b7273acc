"""A program without a console, as a windowed one of Windows is: it runs, and writes to nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from own_process import run_code

from core.examples import example_path

BEGIN = """
import os, sys
out = os.dup(1)
sys.stdin = sys.stdout = sys.stderr = sys.__stdin__ = sys.__stdout__ = sys.__stderr__ = None
def end(code):
    os.write(out, f"code {code}".encode())
try:
"""
END = """
except SystemExit as error:
    end(error.code)
"""
COMMANDS = {
    "plan": ["plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "100"],
    "version": ["--version"],
    "self-test": ["--self-test"],
    "check": ["check", str(example_path("bribery"))],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_that_a_command_runs_without_streams(name: str, tmp_path: Path) -> None:
    code = (
        f"{BEGIN}    sys.argv = {['candor', *COMMANDS[name]]!r}\n"
        f"    from app.__main__ import main\n    main()\n{END}"
    )
    assert run_code(code, tmp_path).out == "code 0"


def test_that_the_program_for_respondents_runs_without_streams(tmp_path: Path) -> None:
    for arguments, code in ((["--version"], 0), (["--kiosk"], 2)):
        program = (
            f"{BEGIN}    sys.argv = {['candor-respondent', *arguments]!r}\n"
            f"    from app.answering import main\n    main()\n{END}"
        )
        assert run_code(program, tmp_path).out == f"code {code}"


def test_that_a_kiosk_that_cannot_be_opened_is_said_in_a_box(tmp_path: Path) -> None:
    survey = str(example_path("bribery"))
    program = (
        f"{BEGIN}    from pathlib import Path\n"
        "    from PySide6.QtCore import QTimer\n"
        "    from PySide6.QtWidgets import QApplication\n"
        "    from app.kit.streams import open_missing_streams\n"
        "    from app.kit.places import Places\n"
        "    from app.respondent.kiosk.opening import lock_kiosk\n"
        "    from app.shell import gui\n"
        "    open_missing_streams()\n"
        "    other = lock_kiosk(Places.of_platform().kiosk)\n"
        "    def look():\n"
        "        box = QApplication.activeModalWidget()\n"
        "        if box is not None:\n"
        "            os.write(out, (box.windowTitle() + '; ').encode())\n"
        "            box.close()\n"
        "    app = gui.make_application()\n"
        "    timer = QTimer(app, interval=50)\n"
        "    timer.timeout.connect(look)\n"
        "    timer.start()\n"
        "    QTimer.singleShot(60_000, app.quit)\n"
        f"    sys.exit(gui.run(Path({survey!r}), respondent_only=True, "
        f"outbox=Path({str(tmp_path)!r})))\n{END}"
    )
    assert run_code(program, tmp_path).out == "Not opened; code 1"
