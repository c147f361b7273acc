"""While a survey is open, a crash leaves nothing, and nothing of an answer is printed."""

from __future__ import annotations

import ast
import re
import signal
import sys
from pathlib import Path

import pytest
from own_process import ROOT, run_code
from PySide6.QtCore import QSettings

from app.widgets.dialogs import forget_dialog_history

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="as Unix has it")

STATE = """
import ctypes, faulthandler, resource, sys
from PySide6.QtCore import QCoreApplication, Qt, QtMsgType, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication
from app.respondent.hardening import harden
faulthandler.enable()
def state():
    return (
        resource.getrlimit(resource.RLIMIT_CORE)[0],
        ctypes.CDLL(None).prctl(3, 0, 0, 0, 0) if sys.platform == "linux" else 1,
        faulthandler.is_enabled(),
        QCoreApplication.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs),
    )
soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
core = hard if hard != 0 else 0
resource.setrlimit(resource.RLIMIT_CORE, (core, hard))
"""


@UNIX
def test_that_every_measure_is_taken_and_given_back(tmp_path: Path) -> None:
    code = (
        STATE
        + """
assert state() == (core, 1, True, False), state()
hardened = harden()
assert state() == (0, 0 if sys.platform == "linux" else 1, False, True), state()
hardened.close()
assert state() == (core, 1, True, False), state()
"""
    )
    done = run_code(code, tmp_path)
    assert (done.code, done.complaints) == (0, [])


OPENED = """
from pathlib import Path
from app.shell.gui import make_application
from app.kit.places import Places
from app.kit.settings import Settings
from app.theme import Theme
from app.shell.window import MainWindow
from resources import __file__ as resources
app = make_application()
here = Path.cwd()
places = Places(here / "settings.json", here / "sittings", here / "out")
window = MainWindow(Theme(app, pinned="light"), Settings(), places)
window.show()
bribery = Path(resources).parent / "examples" / "bribery.survey"
"""


@LINUX
def test_that_the_window_hardens_while_a_survey_is_open(tmp_path: Path) -> None:
    code = (
        STATE
        + OPENED
        + """
before = state()
window.open_path(bribery)
assert state() == (0, 0, False, True), state()
window.show_home()
assert state() == before, state()
window.open_path(bribery)
assert state()[1] == 0
window.open_path(bribery)
window.close()
assert state() == before, state()
window.open_path(Path("missing.survey"))
assert state() == before
"""
    )
    done = run_code(code, tmp_path)
    assert (done.code, done.complaints) == (0, [])


CRASH = (
    STATE
    + """
import os, signal
HARDEN
def pressed_yes():
    os.kill(os.getpid(), signal.SIGSEGV)
pressed_yes()
"""
)


@UNIX
def test_that_a_crash_leaves_neither_frames_nor_a_core_file(tmp_path: Path) -> None:
    bare = run_code(CRASH.replace("HARDEN", ""), tmp_path / "bare")
    assert bare.code == -signal.SIGSEGV
    assert "pressed_yes" in bare.err
    done = run_code(CRASH.replace("HARDEN", "hardened = harden()"), tmp_path / "hard")
    assert (done.code, done.out, done.err) == (-signal.SIGSEGV, "", "")
    assert list((tmp_path / "hard" / "cwd").iterdir()) == []


@LINUX
def test_that_the_sticks_are_found_where_nobody_may_read_the_memory(tmp_path: Path) -> None:
    code = (
        STATE
        + """
from PySide6.QtCore import QStorageInfo
def volumes():
    return sorted(volume.rootPath() for volume in QStorageInfo.mountedVolumes())
before = volumes()
hardened = harden()
assert before and volumes() == before
"""
    )
    done = run_code(code, tmp_path)
    assert (done.code, done.complaints) == (0, [])


WORDS = """
from PySide6.QtCore import QLoggingCategory, qCritical, qDebug, qWarning
heard = []
HANDLER
hardened = harden()
qDebug("option_14")
qWarning("option_14 was pressed")
qCritical("option_14 was pressed")
qWarning("This plugin does not support propagateSizeHints()")
hardened.close()
qWarning("after")
print(heard)
"""


@UNIX
@pytest.mark.parametrize("handler", ["", "qInstallMessageHandler(lambda *a: heard.append(a[2]))"])
def test_that_words_of_qt_are_withheld_while_a_survey_is_open(handler: str, tmp_path: Path) -> None:
    done = run_code(STATE + WORDS.replace("HANDLER", handler), tmp_path)
    assert done.code == 0
    assert "option_14" not in done.out + done.err
    withheld = "A message of Qt in the category default is withheld."
    hints = "This plugin does not support propagateSizeHints()"
    told = [withheld, withheld, hints, "after"]
    if handler:
        assert done.out == f"{told}\n"
        assert not done.err
    else:
        assert done.err.splitlines() == told


def modules(*begun: str, word: str = "") -> dict[str, ast.Module]:
    """The modules whose paths begin so, parsed; those alone in which a word stands anywhere."""
    paths = [path for top in ("app", "core") for path in (ROOT / top).rglob("*.py")]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {
        name: ast.parse(text)
        for name, text in texts.items()
        if name.startswith(begun) and re.search(word, text)
    }


def test_that_nothing_keeps_a_log_and_no_frame_is_printed() -> None:
    kept = {"logging", "traceback", "pdb", "cgitb", "trace", "pickle", "shelve"}
    found = modules("app/", "core/", word="|".join([*kept, "faulthandler"]))
    assert "app/respondent/hardening.py" in found
    for module, tree in found.items():
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names.append(node.module or "")
            assert not kept.intersection(name.partition(".")[0] for name in names), module
            if module != "app/respondent/hardening.py":
                assert "faulthandler" not in names, module


def test_that_no_view_or_flow_touches_clipboard_or_settings_of_qt_in_a_sitting() -> None:
    found = modules("app/respondent/")
    found.pop("app/respondent/hardening.py")  # which takes the clipboard away
    assert {"app/respondent/view.py", "app/respondent/flow/way.py"} <= found.keys()
    for module, tree in found.items():
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"clipboard", "QClipboard", "QSettings", "QUndoStack"}, module
        if not module.endswith("/opening.py"):  # which gives a window the survey's title
            assert "setWindowTitle" not in names, module


DIALOGS = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
START
QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
from app.widgets.dialogs import Dialogs
from app.theme import Theme
folder = Path(os.environ["HOME"]) / "chosen-folder"
folder.mkdir()
(folder / "chosen.survey").write_text("x")
def choose():
    dialog = app.activeModalWidget()
    assert isinstance(dialog, QFileDialog) and dialog.findChild(QWidget, "sidebar") is not None
    dialog.setDirectory(str(folder))
    if dialog.fileMode() != QFileDialog.FileMode.Directory:
        saving = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
        dialog.selectFile(str(folder / ("new.survey" if saving else "chosen.survey")))
    dialog.accept()
parent, dialogs = QWidget(), Dialogs(Theme(app))
chosen = []
for ask in (
    lambda: dialogs.open_file(parent, "Open", "All (*)"),
    lambda: dialogs.open_files(parent, "Open", "All (*)")[0],
    lambda: dialogs.open_folder(parent, "Where"),
    lambda: dialogs.save_file(parent, "Save", "x", "All (*)"),
):
    QTimer.singleShot(0, choose)
    chosen.append(ask().name)
print(chosen)
parent.deleteLater()
"""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there it is no file")
def test_that_a_file_dialog_leaves_no_history(tmp_path: Path) -> None:
    traces: dict[str, list[str]] = {}
    for start in (
        "app = QApplication([])",
        "from app.shell.gui import make_application as m; app = m()",
    ):
        place = tmp_path / str(len(traces))
        done = run_code(DIALOGS.replace("START", start), place)
        assert done.code == 0, done.err
        assert "['chosen.survey', 'chosen.survey', 'chosen-folder', 'new.survey']" in done.out
        files = [path for path in place.rglob("*") if path.is_file()]
        traces[start] = [p.name for p in files if b"chosen" in p.read_bytes()]
    bare, hardened = traces.values()
    assert bare == ["QtProject.conf"]  # else the test would pass for another reason
    assert hardened == []


def test_that_history_in_the_registry_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = QSettings(QSettings.Scope.UserScope, "QtProject")
    kept.setValue("FileDialog/history", ["file:///chosen-folder"])
    kept.setValue("FileDialog/lastVisited", "file:///chosen-folder")
    kept.setValue("Other/entry", 1)
    kept.sync()
    monkeypatch.setattr("app.widgets.dialogs.sys.platform", "win32")
    forget_dialog_history()
    kept.sync()
    assert kept.allKeys() == ["Other/entry"]
