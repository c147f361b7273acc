"""How soon the window opens, and how long importing keeps it from answering.

pytest tests/benchmarks/test_benchmark_window.py

Figures to reach: the first window within 2.5 times a bare one with one label, and the first page
of `candor respond` within 4 times; while 100,000 files
are imported, or a study of a million is opened, filtered, split or crossed, the window's thread is
never held up over 50 ms, and a cancel ends within half a second. The gaps between beats of a clock
of 5 ms stand in the file of --benchmark-json: on the clock, and what that thread worked itself,
which tells more where other programs run. With 1,024 options no choice, undo, width or copying
holds it up over 50 ms, and a step of scrolling 16.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from test_benchmark_compared import million
from window_runs import ROOT, measured

__all__ = ["million"]  # a study that is made once for all that measure it

FILES, REFUSED = 100_000, 2_000

BEGUN = "QTimer.singleShot(0, lambda: print(flush=True) or os._exit(0))"  # what runs on is not ours
BARE = f"""
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("Candor"))
window.resize(1280, 800)
window.show()
{BEGUN}
app.exec()
"""
OURS = f"""
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
shown = QApplication.exec
def shown_once(*_):
    {BEGUN}
    return shown()
QApplication.exec = shown_once
sys.argv[0] = "candor"
from app.__main__ import main
main()
"""


def test_start_to_first_window_and_first_page(benchmark: Any, tmp_path: Path) -> None:
    """A bare window, ours, and a survey that is answered, in turn; `times` as long as the first."""
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    variables |= {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    # Compiled, as all are where they are installed; the warm-up writes what the rounds read.
    variables["PYTHONPYCACHEPREFIX"] = str(tmp_path / "compiled")
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    survey = shutil.copy(ROOT / "resources" / "examples" / "bribery.survey", tmp_path)
    programs = {"bare": [BARE], "window": [OURS], "page": [OURS, "respond", str(survey)]}
    taken: dict[str, list[float]] = {name: [] for name in programs}

    def start_each() -> None:
        for name, program in programs.items():
            command, begun = [sys.executable, "-c", *program], time.perf_counter()
            assert subprocess.run(command, cwd=ROOT, env=variables).returncode == 0
            taken[name].append(time.perf_counter() - begun)

    benchmark.pedantic(start_each, rounds=20, warmup_rounds=2)
    middle = {name: median(found[2:]) for name, found in taken.items()}
    benchmark.extra_info["times"] = {name: found / middle["bare"] for name, found in middle.items()}


IMPORTING = """
import gc, json, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
gc.disable()  # as the program does until its window stands
from app.shell import gui
from app.analyst.state.study_state import Page
from app.kit.places import Places
from app.kit.settings import Settings
from app.theme import Theme
from app.shell.window import MainWindow

folder, study, cancel_after = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
app = gui.make_application()
places = Places(*(study.parent / name for name in ("settings.json", "sittings", "out")))
window = MainWindow(Theme(app, pinned="light", by_window=True), Settings(), places)
window.resize(1280, 800)
window.show()
gc.freeze()
gc.enable()
window.open_path(study)
while type(window.current_view).__name__ == "BusyPage":
    app.processEvents()
view = window.current_view
while view.busy or Page.WORK not in view.frame.places.made:
    app.processEvents()

beats, cancelled, ended = [], [], []
clock = QTimer(interval=5)
clock.timeout.connect(lambda: beats.append((time.perf_counter(), time.thread_time())))
def cancel():
    cancelled.append(time.perf_counter())
    view.import_page.progress_panel.cancel_button.click()
def end():
    ended.append(time.perf_counter())
    QTimer.singleShot(200, app.quit)
def start():
    clock.start()
    view.settled.connect(end)
    view.import_paths([folder])
    if cancel_after:
        QTimer.singleShot(cancel_after, cancel)
QTimer.singleShot(500, start)
app.exec()
clock.stop()
gaps = sorted([round(1000 * (d - c)) for c, d in zip(a, b)] for a, b in zip(beats, beats[1:]))
print(json.dumps({
    "worst gaps, and the work in them (ms)": gaps[-5:],
    "beats": len(gaps),
    "cancelled within (ms)": round(1000 * (ended[0] - cancelled[0])) if cancelled else None,
}))
"""


@pytest.fixture(scope="module")
def collected() -> Iterator[Path]:
    """A folder of responses among which are some that are refused."""
    from core.examples import example_survey
    from core.rehearse import people_from_counts, rehearse, write_responses

    survey = example_survey("sales")
    people = people_from_counts(survey, {"yes": FILES // 4, "no": FILES - FILES // 4})
    with TemporaryDirectory() as root:
        folder = Path(root) / "collected"
        write_responses(rehearse(survey, people, 1), folder, people.n)
        for path in list(folder.glob("*.response"))[:REFUSED]:
            path.write_bytes(b'{"answers"')
        yield folder


@pytest.mark.parametrize("cancel_after", [0, 700], ids=["whole", "cancelled"])
def test_importing_while_the_window_answers(
    benchmark: BenchmarkFixture, collected: Path, tmp_path: Path, cancel_after: int
) -> None:
    from core.examples import example_path
    from core.study import Study

    study = tmp_path / "a.study"
    Study.create(study, example_path("sales").read_bytes()).close()
    group = f"{FILES:,} files in the window"
    found = measured(benchmark, group, IMPORTING, collected, study, cancel_after)
    assert found["beats"] > 0


LOOKING = """
import gc, json, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from app.widgets.dialogs import Dialogs
from app.analyses.content import StudyContent
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from app.kit.settings import Settings
from app.theme import Theme
from app.analyst.window.view import AnalystView
from core.files import canonical
from core.survey import read
from core.count.tally import Tally

study, label, k, n = Path(sys.argv[1]), sys.argv[2], 1024, 100_000
options = [{"id": f"o{i}", "text": f"{label} {i}"[-200:]} for i in range(k)]
question = {"id": "q", "kind": "one-of", "text": "Q?", "options": options,
            "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"}}
survey = read(canonical.write({"format": "candor-survey", "version": 1, "languages": ["en"],
                               "title": "T", "questions": [question]}))
tally = Tally(survey.questions[0], n, tuple(25_000 + i % 997 for i in range(k)))
app = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
theme = Theme(app, pinned="light")
settings = Settings()
actions = ProgramActions(theme, settings, window)
view = AnalystView(Program(theme, settings, Dialogs(theme), actions), study, make_planner=None)
window.setCentralWidget(view)
window.show()
def rest():
    while view.busy:
        app.processEvents()
rest()
gc.freeze()  # as the program does once a study is open
frame = view.frame
area = frame.result.splitter.widget(0).verticalScrollBar()
steps = [
    ("first", lambda: view._on_loaded(StudyContent(survey, n, False, {"q": tally}))),
    ("counts", lambda: frame.choices.unit_choice._group.button(1).click()),
    ("simultaneous", lambda: frame.choices.simultaneous_box.click()),
    ("undo", frame.actions_.undo.trigger),
    ("width", lambda: window.resize(1600, 900)),
    ("copy", frame.actions_.copy_chart.trigger),
    *(("scroll", lambda step=step: area.setValue(53 * step)) for step in range(60)),
    *(("scroll table", lambda step=step: frame.result.table.verticalScrollBar().setValue(53 * step))
      for step in range(60)),
]
worst = {}
def held(name, step):  # on the clock, and what the thread worked itself
    began = time.perf_counter(), time.thread_time()
    step()
    took = time.perf_counter() - began[0], time.thread_time() - began[1]
    worst[name] = [max(a, round(1000 * b)) for a, b in zip(worst.get(name, (0, 0)), took)]
for name, step in steps:
    held(name, step)
    while True:
        held(name, app.processEvents)
        if not view.busy:
            break
    held(name, app.processEvents)
app.clipboard().clear()  # without a screen Qt holds it longer than Python lasts
print(json.dumps(worst))
"""


@pytest.mark.parametrize("label", ["Office", "An office of the ministry " * 8, "\U0001f600" * 200])
def test_looking_at_many_options(benchmark: BenchmarkFixture, tmp_path: Path, label: str) -> None:
    from core.examples import example_path
    from core.study import Study

    study = tmp_path / "a.study"
    Study.create(study, example_path("sales").read_bytes()).close()
    group = "longest hold of the window's thread (ms), 1,024 options"
    measured(benchmark, group, LOOKING, study, label)


MILLION = """
import gc, json, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from app.widgets.dialogs import Dialogs
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from app.kit.settings import Settings
from app.theme import Theme
from app.analyst.window.view import AnalystView

app = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
theme = Theme(app, pinned="light")
settings = Settings()
actions = ProgramActions(theme, settings, window)
window.show()
views, beats, done, found = [], [], [], {}
sys.excepthook = lambda *fault: (sys.__excepthook__(*fault), app.exit(1))

def opened():
    path, dialogs = Path(sys.argv[1]), Dialogs(theme)
    program = Program(theme, settings, dialogs, actions)
    views.append(AnalystView(program, path, make_planner=None))
    views[0].opened.connect(gc.freeze)  # as the program does
    window.setCentralWidget(views[0])

def looking(**changes):
    return lambda: views[0].frame.look(changes)

steps = iter([
    ("open", opened),
    ("income", looking(questions=("income",))),
    ("filter", looking(where="sex = female")),
    ("no filter", looking(where="")),
    ("split", looking(split="education")),
    ("other split", looking(split="sex")),
    ("no split", looking(split=None)),
    ("cross", looking(cross="education")),
    ("strata", looking(strata="sex")),
])
step = began = None
def beat():
    beats.append((time.perf_counter(), time.thread_time()))
    if step is None:
        return
    shown = views[0].frame.shown  # what is kept of it in the file comes later
    if shown.result is not None and not shown.waiting:
        done.append(time.perf_counter())
        if done[-1] - done[0] > 0.2:
            end()
def end():
    global step
    gaps = sorted([round(1000 * (d - c)) for c, d in zip(a, b)] for a, b in zip(beats, beats[1:]))
    found[step] = {"gaps (ms)": gaps[-2:], "took (s)": round(done[0] - began, 2)}
    done.clear()
    step = None
    QTimer.singleShot(200, begin)
def begin():
    global step, began
    name, act = next(steps, ("", app.quit))
    beats.clear()
    began = time.perf_counter()
    beats.append((began, time.thread_time()))
    act()
    step = name or None
clock = QTimer(interval=5)
clock.timeout.connect(beat)
clock.start()
QTimer.singleShot(500, begin)
ended = app.exec()
print(json.dumps(found))
sys.exit(ended)
"""


def test_a_million_while_the_window_answers(
    benchmark: BenchmarkFixture, million: Path, tmp_path: Path
) -> None:
    study = tmp_path / "a.study"  # what is looked at is kept in it
    shutil.copyfile(million, study)
    measured(benchmark, "a million responses in the window", MILLION, study)


@pytest.mark.parametrize(
    ("kind", "k", "questions"),
    [("yes-no", 2, 1), ("yes-no", 2, 10), ("one-of", 14, 1), ("number", 100, 1)],
)
def test_slider_to_new_curves(
    benchmark: BenchmarkFixture, kind: str, k: int, questions: int
) -> None:
    """One move of the slider under the hand, until both curves are painted: 16 ms at most."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    import app.charts.chart_view  # noqa: F401 - loaded while a window opens
    from app.kit.settings import Settings
    from app.planner.plan_request import PlanRequest, Subject
    from app.planner.view import PlannerView
    from app.theme import Theme
    from app.widgets.program_actions import ProgramActions
    from core.survey import Kind

    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication([])
    theme = Theme(application, pinned="light")
    window = QMainWindow()
    window.resize(1280, 800)
    subject = Subject(PlanRequest(Kind(kind), k, questions))
    view = PlannerView(theme, subject, ProgramActions(theme, Settings(), window))
    window.setCentralWidget(view)
    window.show()
    application.processEvents()
    slider = view.plan_fields.target.slider
    slider.setSliderDown(True)

    def move() -> None:
        slider.setValue(100 + (slider.value() + 7) % 200)
        application.processEvents()

    benchmark.group = "slider to new curves"
    benchmark.pedantic(move, rounds=40, warmup_rounds=3)  # type: ignore[no-untyped-call]
    window.close()
