"""An error that nobody foresaw is told by its type and place: never its text, never a local."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from own_process import run_code

from core import __version__

SECRET = "chosen-option-fourteen"  # noqa: S105 - an answer, no password

# Each raises an error whose text, local variable or object tells a secret.
FAILURES = {
    "in a slot": """
button = QPushButton()
def pressed():
    secret = SECRET
    raise ValueError(secret)
button.clicked.connect(pressed)
button.click()
""",
    "in a virtual method": """
class Painted(QWidget):
    def paintEvent(self, event):
        answer = SECRET
        raise ValueError(answer)
painted = Painted()
painted.show()
painted.grab()
painted.grab()
""",
    "in an event filter": """
class Filter(QObject):
    def eventFilter(self, watched, event):
        raise KeyError(SECRET)
held = Filter()
button = QPushButton()
button.installEventFilter(held)
app.sendEvent(button, QEvent(QEvent.Type.User))
button.removeEventFilter(held)
""",
    "in a thread": """
import threading
def work():
    raise ValueError(SECRET)
thread = threading.Thread(target=work, name=SECRET)
thread.start()
thread.join()
""",
    "where nothing can be raised": """
class Held:
    def __del__(self):
        raise ValueError(SECRET)
    def __repr__(self):
        return SECRET
held = Held()
del held
""",
    "with a cause": """
button = QPushButton()
def pressed():
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        error.add_note(SECRET)
        raise ValueError(SECRET) from error
button.clicked.connect(pressed)
button.click()
""",
    "of one's own kind": """
class Odd(Exception):
    def __str__(self):
        return SECRET
button = QPushButton()
def pressed():
    raise Odd(SECRET)
button.clicked.connect(pressed)
button.click()
""",
    "of an interrupt": """
button = QPushButton()
def pressed():
    raise KeyboardInterrupt(SECRET)
button.clicked.connect(pressed)
button.click()
""",
    "at the end": """
raise ValueError(SECRET)
""",
}
KINDS = {"in an event filter": "KeyError", "of one's own kind": "Odd", "of an interrupt": "Keyb"}

BEGIN = f"""
import sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
SECRET = {SECRET!r}
app = QApplication([])
"""
INSTALL = """
from app.kit import problems
problems.install(lambda error: print('shown', error.line))
"""


@pytest.mark.parametrize("failure", FAILURES)
def test_that_an_error_is_told_without_its_content(failure: str, tmp_path: Path) -> None:
    done = run_code(BEGIN + INSTALL + FAILURES[failure], tmp_path)
    assert SECRET not in done.out + done.err
    (line,) = done.err.splitlines()
    kind = KINDS.get(failure, "ValueError")
    assert line.startswith(f"Candor met an error it did not expect: {kind}")
    told_in_the_window = done.out.splitlines()
    assert len(told_in_the_window) == 1


def test_that_without_the_hooks_the_secret_is_printed(tmp_path: Path) -> None:
    for failure, code in FAILURES.items():
        done = run_code(BEGIN + code, tmp_path)
        assert SECRET in done.err, failure


def test_that_an_error_in_telling_is_told_without_content_too(tmp_path: Path) -> None:
    code = BEGIN + (
        "from app.kit import problems\n"
        "def show(error):\n"
        "    print(error.line)\n"
        "    raise RuntimeError(SECRET)\n"
        "problems.install(show)\n"
        "raise ValueError(SECRET)\n"
    )
    done = run_code(code, tmp_path)
    assert SECRET not in done.out + done.err
    assert [line.split(": ")[1] for line in done.err.splitlines()] == [
        "ValueError in <string>:12",
        "RuntimeError in <string>:10",
    ]


def test_that_the_window_tells_an_error_by_type_and_place(tmp_path: Path) -> None:
    code = (
        BEGIN
        + """
from pathlib import Path
from PySide6.QtCore import QTimer
from app.shell.gui import run
from app.widgets.message import MessageDialog
def fail():
    QTimer.singleShot(50, look)
    raise ValueError(SECRET)
def look():
    (box,) = [w for w in QApplication.allWidgets() if isinstance(w, MessageDialog)]
    print(box.accessibleName(), box.accessibleDescription(), box.windowTitle())
    box.copy_button.click()
    print(QApplication.clipboard().text())
    box.end_button.click()
QTimer.singleShot(0, fail)
code = run(None, respondent_only=False)
print("code", code)
"""
    )
    done = run_code(code, tmp_path)
    assert SECRET not in done.out + done.err
    assert "Something went wrong" in done.out
    assert "Error: ValueError\n  at <string>:" in done.out
    assert f"Candor {__version__} (installed)" in done.out
    assert f"numpy {np.__version__}, " in done.out
    assert str(Path.home()) not in done.out
    assert "code 0" in done.out


def test_that_places_are_named_as_modules_and_never_by_a_persons_folder(tmp_path: Path) -> None:
    (tmp_path / "alices_files").mkdir()
    (tmp_path / "alices_files" / "__init__.py").write_text("def work(do): do()\n", "utf-8")
    (tmp_path / "alone.py").write_text("def fail(): raise ValueError\n", "utf-8")
    code = (
        f"import sys; sys.path.append({str(tmp_path)!r})\n"
        "from app.kit import problems\n"
        "import alices_files, alone\n"
        "problems.install(lambda error: print(error.places))\n"
        "alices_files.work(alone.fail)\n"
    )
    done = run_code(code, tmp_path)
    assert done.out == "('<string>:5', 'alices_files/__init__.py:1', 'alone.py:1')\n"


def test_that_while_a_survey_is_open_no_line_tells_which_way_an_answer_went(
    tmp_path: Path,
) -> None:
    told = {
        answer: run_code(
            "from app.kit import problems\n"
            "problems.install(lambda error: print(problems.report_of(error, '')), lambda: True)\n"
            f"answer = {answer!r}\n"
            "if answer == 'yes':\n"
            "    raise ValueError(answer)\n"
            "else:\n"
            "    raise ValueError(answer)\n",
            tmp_path,
        )
        for answer in ("yes", "no")
    }
    assert told["yes"].out == told["no"].out
    assert (
        told["yes"].err == told["no"].err == ("Candor met an error it did not expect: ValueError\n")
    )
    assert "withheld" in told["yes"].out
