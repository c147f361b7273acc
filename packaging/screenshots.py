"""Screenshots of every page, from made-up people: called by pictures.py."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.flows.respondent import Page
from app.settings import Settings
from app.theme import Theme
from app.theme.tokens import Scheme
from app.views.analyst import AnalystView
from app.views.respondent import RespondentView
from app.window import MainWindow, Places
from core.examples import example_path, example_study, example_survey, occupation_counts
from core.procedures import Procedure
from core.rehearse import invent, rehearse, seeded_door, write_responses
from core.sitting import MemoryStore
from core.study import Study, import_paths

SIZE = (1280, 800)
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
_SEED = 3


def take_all(folder: Path) -> list[Path]:
    """Write a PNG of every page in both colour schemes; return their paths."""
    from app.gui import make_application

    app = make_application()
    app.setCursorFlashTime(0)
    taken: list[Path] = []

    def snap(scheme: str, widget: QWidget, name: str) -> None:
        _settle()
        path = folder / f"{name}-{scheme}.png"
        widget.grab().save(str(path))
        taken.append(path)

    for scheme in SCHEMES:
        with tempfile.TemporaryDirectory() as made:
            studies = _make_studies(Path(made))
            theme = Theme(app, pinned=scheme, reduced_motion=True)
            take = partial(snap, scheme)
            _respondent(theme, Path(made), take)
            _analyst(theme, Path(made), studies, take)
    return taken


Snap = Callable[[QWidget, str], None]


def _respondent(theme: Theme, folder: Path, snap: Snap) -> None:
    """Walk through the bribery survey with the wheel, and ask an occupation to be scrambled."""
    survey = example_survey("bribery")
    out = folder / "Candor responses"
    view = RespondentView(theme, survey, MemoryStore(), seeded_door(_SEED), folder=out)
    with _shown(view):
        flow = view.flow
        while flow.step.page is not Page.SAVED:
            name = flow.step.page.value
            question = flow.question
            if question is not None and flow.spins(question):
                snap(view, "wheel-ready")
                _press(view, "spin_button")
                snap(view, "wheel-landed")
                _press(view, "yes_button")
                continue
            if question is not None:
                flow.answer_clear(question, 1)
                name = "clear-question"
            snap(view, name)
            if flow.step.page is Page.REVIEW:
                _press(view, "save_button")
            else:
                view.page.forward_wanted.emit()
            _settle()
        snap(view, "saved")
    scrambled = RespondentView(
        theme, example_survey("occupation"), MemoryStore(), seeded_door(_SEED), folder=out
    )
    with _shown(scrambled):
        while scrambled.flow.step.page is not Page.QUESTION:
            scrambled.page.forward_wanted.emit()
            _settle()
        snap(scrambled, "scrambled-question")


def _analyst(theme: Theme, folder: Path, studies: dict[str, Path], snap: Snap) -> None:
    """Show the first page, results of each sort, the empty study, an import and the planner."""
    places = Places(folder / "settings.json", folder / "sittings", folder / "responses")
    remembered = Settings(recent=[str(studies["occupation"]), str(studies["bribery"])])
    window = MainWindow(theme, remembered, places)
    with _shown(window):
        snap(window, "home")
        for name in ("occupation", "bribery", "negative", "empty"):
            window.open_path(studies[name])
            _settle(busy=True)
            snap(window, f"study-{name}")
        _analyst_view(window).import_paths([folder / "collected"])
        _settle(busy=True)
        snap(window, "import-finished")
        window.open_path(studies["bribery"])
        _settle(busy=True)
        _analyst_view(window).frame.show_planner()
        snap(window, "planner")
    window.deleteLater()


def _analyst_view(window: MainWindow) -> AnalystView:
    view = window.current_view
    if not isinstance(view, AnalystView):
        raise LookupError("the window shows no study")
    return view


def _make_studies(folder: Path) -> dict[str, Path]:
    paths = {name: folder / f"{name}.study" for name in ("occupation", "bribery", "negative")}
    counts = {option: max(1, n // 10) for option, n in occupation_counts().items()}
    example_study("occupation", paths["occupation"], counts=counts, seed=_SEED).close()
    example_study("sales", paths["negative"], counts={"yes": 3, "no": 197}, seed=_SEED).close()
    survey_bytes = example_path("bribery").read_bytes()
    survey = example_survey("bribery")
    people = invent(survey, 1204, _SEED, {"bribe": {"yes": 0.18, "no": 0.82}})
    collected = folder / "collected"
    write_responses(rehearse(survey, people, _SEED, Procedure.SPINNER), collected, people.n)
    with Study.create(paths["bribery"], survey_bytes) as study:
        import_paths(study, [collected])
    for path in sorted(collected.glob("*.response"))[186:]:
        path.unlink()
    _spoil(collected)
    paths["empty"] = folder / "empty.study"
    Study.create(paths["empty"], survey_bytes).close()
    return paths


def _spoil(collected: Path) -> None:
    """Add files that are refused for one reason each."""
    first, second, third, *_ = sorted(collected.glob("*.response"))
    data = first.read_bytes()
    (collected / "cut.response").write_bytes(second.read_bytes()[:142])
    (collected / "edited.response").write_bytes(data.replace(b'":', b'": '))
    (collected / "empty.response").write_bytes(b"")
    changed = json.loads(third.read_bytes())
    changed["answers"]["bribe"] = 1 - changed["answers"]["bribe"]
    _write_json(collected / "conflict.response", changed)
    other = json.loads(data) | {"survey": "0" * 64}
    _write_json(collected / "other-survey.response", other)


def _write_json(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, sort_keys=True, separators=(",", ":")) + "\n")


@contextmanager
def _shown(widget: QWidget) -> Iterator[None]:
    widget.resize(*SIZE)
    widget.show()
    _settle()
    try:
        yield
    finally:
        _settle(busy=True)
        widget.close()
        widget.deleteLater()
        _settle()


def _press(view: QWidget, name: str) -> None:
    button = view.findChild(QPushButton, name)
    if not isinstance(button, QPushButton):
        raise LookupError(f"the page has no {name}")
    button.click()
    _settle()


def _settle(*, busy: bool = False) -> None:
    """Let layouts come to rest; with `busy` also what works in another thread."""
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < (1500 if busy else 60):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
