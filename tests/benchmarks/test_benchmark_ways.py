"""How long the window's thread is held up on the ways through the program, first and again.

pytest tests/benchmarks/test_benchmark_ways.py -s

Figure to reach: never over 50 ms, as a view is opened for the first time, its pages are chosen
for the first time, files are imported, and it is left and opened again. The longest gaps between
beats of a clock of 5 ms stand in the file of --benchmark-json: on the clock, and what that thread
worked itself, which tells more where other programs run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from adult_study import SURVEY, adults, some_of
from pytest_benchmark.fixture import BenchmarkFixture
from window_runs import measured

from core.rehearse import rehearse
from core.response.file import write as write_response
from core.study import Study, import_paths
from core.survey import write

PEOPLE = 4000

WALK = """
import gc, json, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
gc.disable()  # as the program does until its window stands
from app.kit import tasks
from app.shell import gui
from app.kit.places import Places
from app.kit.settings import Settings
from app.theme import Theme
from app.shell.window import MainWindow

root, first = Path(sys.argv[1]), sys.argv[2]
app = gui.make_application()
places = Places(*(root / name for name in ("settings.json", "sittings", "out")))
window = MainWindow(Theme(app, pinned="light", by_window=True), Settings(), places)
window.resize(1280, 800)
window.show()
gc.freeze()
gc.enable()
sys.excepthook = lambda *fault: (sys.__excepthook__(*fault), app.exit(1))

def view():
    return window.current_view
def page(name):
    return name, lambda: view().frame.questions.pages.page_chosen.emit(name)
def question(place):
    return f"question {place + 1}", lambda: view().frame.become(view().frame.shown.at(place))
def settled():
    if type(view()).__name__ == "BusyPage":
        return False
    frame = getattr(view(), "frame", None)
    if frame is None:
        return True
    shown = frame.shown
    return bool(not view().busy and shown.contents and not shown.waiting)

def study():
    window.open_path(root / "a.study")
ways = {
    "study": [
        ("open", study), page("study"), page("checks"), page("export"), page("models"), question(0),
        ("import", lambda: view().import_paths([root / "more"])),
        ("see what came", lambda: view().import_page.done.emit()),
        question(2), ("plan", lambda: view().frame.show_planner()),
        ("home", window.show_home), ("open again", study),
    ],
    "editor": [("write", window.write_survey), ("home", window.show_home)],
    "planner": [("plan", window.plan), ("home", window.show_home)],
    "example": [("example", window.try_example), ("home", window.show_home)],
    "table": [("map", lambda: window.map_table(root / "a.csv")), ("home", window.show_home)],
}
steps = iter(ways[first])
beats, found = [], {}
step, quiet = None, 0
def beat():
    global quiet
    beats.append((time.perf_counter(), time.thread_time()))
    if step is not None:
        quiet = quiet + 1 if settled() else 0
        if quiet > 60:  # beats: what comes after a moment has come
            end()
def end():
    global step
    gaps = [[round(1000 * (d - c)) for c, d in zip(a, b)] for a, b in zip(beats, beats[1:])]
    found[step] = {"clock": max(gap for gap, _ in gaps), "work": max(work for _, work in gaps)}
    step = None
    QTimer.singleShot(50, begin)
def begin():
    global step, quiet
    name, act = next(steps, ("", app.quit))
    beats.clear()
    quiet = 0
    beats.append((time.perf_counter(), time.thread_time()))
    step = name or None
    act()
clock = QTimer(interval=5)
clock.timeout.connect(beat)
clock.start()
QTimer.singleShot(300, begin)
ended = app.exec()
clock.stop()
print(json.dumps(found))
tasks.shut_down()
sys.exit(ended)
"""


@pytest.fixture
def collected() -> Iterator[Path]:
    """A study of the census, as many responses again to import, and a table."""
    rng = np.random.default_rng(1)
    with TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "a.csv").write_text("row,answer\n" + "1,yes\n2,no\n" * 500)
        for seed, name in enumerate(("first", "more")):
            people = some_of(adults(), rng.integers(0, adults().n, PEOPLE))
            (root / name).mkdir()
            for place, response in enumerate(rehearse(SURVEY, people, seed)):
                data = write_response(replace(response, rehearsal=False))
                (root / name / f"{place}.response").write_bytes(data)
        with Study.create(root / "a.study", write(SURVEY)) as study:
            import_paths(study, [root / "first"])
        yield root


@pytest.mark.parametrize("first", ["study", "editor", "planner", "example", "table"])
def test_the_ways_through_the_window(
    benchmark: BenchmarkFixture, collected: Path, first: str
) -> None:
    group = "longest hold of the window's thread (ms)"
    measured(benchmark, group, WALK, collected, first, home=collected)
