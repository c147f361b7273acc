"""An error that nobody foresaw is told by its type and place: never its text, never a local."""

from __future__ import annotations

from pathlib import Path

import pytest
from own_process import run_code

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
INSTALL = "from app.kit import problems\nproblems.install(lambda line: print('shown', line))\n"


@pytest.mark.parametrize("failure", FAILURES)
def test_that_an_error_is_told_without_its_content(failure: str, tmp_path: Path) -> None:
    done = run_code(BEGIN + INSTALL + FAILURES[failure], tmp_path)
    assert SECRET not in done.out + done.err
    (line,) = done.err.splitlines()
    kind = KINDS.get(failure, "ValueError")
    assert line.startswith(f"Candor met an error it did not expect: {kind}")
    told_in_the_window = done.out.splitlines()
    assert len(told_in_the_window) == (0 if failure == "in a thread" else 1)


def test_that_without_the_hooks_the_secret_is_printed(tmp_path: Path) -> None:
    for failure, code in FAILURES.items():
        done = run_code(BEGIN + code, tmp_path)
        assert SECRET in done.err, failure


def test_that_an_error_in_telling_is_told_without_content_too(tmp_path: Path) -> None:
    code = BEGIN + (
        "from app.kit import problems\n"
        "def show(line):\n"
        "    problems.describe(KeyError, None)\n"
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
    QTimer.singleShot(0, look)
    raise ValueError(SECRET)
def look():
    (box,) = [w for w in QApplication.allWidgets() if isinstance(w, MessageDialog)]
    print(box.accessibleName(), box.accessibleDescription(), box.windowTitle())
    box.close()
    app.closeAllWindows()
QTimer.singleShot(0, fail)
code = run(None, respondent_only=False)
print("code", code)
"""
    )
    done = run_code(code, tmp_path)
    assert SECRET not in done.out + done.err
    assert "Something went wrong" in done.out
    assert "ValueError in <string>" in done.out
    assert "code 0" in done.out
