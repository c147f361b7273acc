"""Studies, responses and people for the tests of the analyst's view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from patience import LONGEST
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from app.analyses.content import StudyContent
from app.analyses.one_question import Answer, answer
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept, Tallies, tallies_of
from app.analyst.state.refusals import collect
from app.analyst.state.result import Result, result_of
from app.analyst.state.study_state import Page, StudyState
from app.analyst.window.example import ExampleView
from app.analyst.window.view import AnalystView
from app.kit import tasks
from app.kit.settings import Settings
from app.planner.plan_request import Subject
from app.planner.view import PlannerView
from app.theme import Theme
from app.widgets.dialogs import Dialogs
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from core.count.tally import Tally
from core.examples import example_path
from core.files import canonical
from core.rehearse import people_from_counts, rehearse, write_responses
from core.response.file import Response, write
from core.study import Study
from core.survey import read

Content = dict[str, canonical.Json]

SALES = example_path("sales").read_bytes()


class Answering(Dialogs):
    """Dialogs that are answered beforehand; what was asked is written down."""

    def __init__(self, *answers: Path | None) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.began: list[Path | None] = []
        self.kind = ""
        self.replaces = True

    def _next(self, title: str, start: Path | None) -> Path | None:
        self.asked.append(title)
        self.began.append(start)
        return self.answers.pop(0)

    def open_file(
        self, _parent: QWidget, title: str, _pattern: str, start: Path | None = None
    ) -> Path | None:
        return self._next(title, start)

    def open_files(
        self, _parent: QWidget, title: str, _pattern: str, start: Path | None = None
    ) -> list[Path]:
        path = self._next(title, start)
        return [path] if path else []

    def open_folder(self, _parent: QWidget, title: str, start: Path | None = None) -> Path | None:
        return self._next(title, start)

    def name_to_save(
        self, _parent: QWidget, title: str, start: str, pattern: str
    ) -> tuple[Path, str] | None:
        path = self._next(title, Path(start).parent)
        return (path, self.kind or pattern.split(";;")[0]) if path else None

    def may_replace(self, _parent: QWidget, path: Path) -> bool:
        self.asked.append(f"Replace {path.name}?")
        return self.replaces


class Looker:
    """An analyst without a window: what is looked at, and what is worked out of it."""

    def __init__(self, *contents: StudyContent, place: int = 0) -> None:
        shown = StudyState().holding(contents)
        entry = shown.entries[place]
        self.shown = shown.resumed(
            AnalysisRequest(study=entry.study, questions=(entry.question.id,))
        )

    def choose(self, **changes: object) -> None:
        self.shown = self.shown.looked(self.shown.request.choosing(**changes))

    def undo(self) -> None:
        self.shown = self.shown.choosing(self.shown.history.undo())

    def redo(self) -> None:
        self.shown = self.shown.choosing(self.shown.history.redo())

    @property
    def tallies(self) -> Tallies:
        return tallies_of(self.shown.request, self.shown.contents)

    def result(self) -> Answer:
        """What is found about the question looked at, before it is put into parts."""
        tallies = self.tallies
        return answer(tallies.request, tallies, *tallies.questions)

    def shown_result(self) -> Result:
        return result_of(self.shown.request, self.shown.contents, Kept())


def analyst_view(
    theme: Theme, path: Path, settings: Settings, dialogs: Dialogs, window: QMainWindow
) -> AnalystView:
    """Return the view of a study as the window makes it."""
    program = Program(theme, settings, dialogs, ProgramActions(theme, settings, window))
    return AnalystView(program, path, make_planner=planner_maker(theme, program.actions))


def planner_maker(
    theme: Theme, program: ProgramActions
) -> Callable[[Subject, Callable[[], object]], PlannerView]:
    """Return what makes a planner, which calls a function when it is left."""

    def make(subject: Subject, back: Callable[[], object]) -> PlannerView:
        view = PlannerView(theme, subject, program)
        view.closed.connect(back)
        return view

    return make


def planner_of(view: AnalystView | ExampleView) -> PlannerView:
    """Return the planner that a study shows, once it is there."""
    while view.frame.places.planner is None:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    planner = view.frame.places.planner
    assert isinstance(planner, PlannerView)
    return planner


def rest(view: AnalystView | ExampleView) -> None:
    """Wait until nothing is read, written, worked out or made any more."""
    places = view.frame.places
    while view.busy or (view.frame.shown.page is Page.PLANNER and places.planner is None):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def hold_at_reports(monkeypatch: pytest.MonkeyPatch, seen: Event) -> None:
    """Let an import go on after a report of its files only once `seen` is set."""
    work = tasks._Run.work

    def patient(run: tasks._Run, post: Callable[..., None]) -> None:
        if run._job is not collect:
            work(run, post)
            return

        def held(name: str, *told: object) -> None:
            among_files = name == "progressed" and 0 not in told
            if among_files:
                seen.clear()
            post(name, *told)
            if among_files:
                assert seen.wait(LONGEST), "the window does not see what is reported"

        work(run, held)

    monkeypatch.setattr(tasks._Run, "work", patient)


def responses(yes: int, no: int, seed: int = 1) -> list[Response]:
    """Rehearsed responses to the question on sales."""
    survey = read(SALES)
    return list(rehearse(survey, people_from_counts(survey, {"yes": yes, "no": no}), seed))


def write_folder(folder: Path, good: list[Response], n_bad: int = 0) -> Path:
    """Write responses into a folder, and files that are cut off."""
    write_responses(good, folder, len(good))
    for number in range(n_bad):
        (folder / f"bad{number:04}.response").write_bytes(write(good[0])[:40])
    return folder


def other_answer(response: Response) -> bytes:
    """The same response with the other word in it."""
    return write(replace(response, answers={"sales": 1 - int(str(response.answers["sales"]))}))


def new_study(path: Path, survey: bytes = SALES) -> Path:
    Study.create(path, survey).close()
    return path


def survey_bytes(*questions: Content, title: str = "Work in public offices") -> bytes:
    return canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": ["en"],
            "title": title,
            "questions": [*questions],
        }
    )


OFFICES = survey_bytes(
    {
        "id": "office",
        "kind": "one-of",
        "text": "In which office do you work?",
        "options": [{"id": f"o{i}", "text": f"Office {i}"} for i in range(12)],
        "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
    },
    {
        "id": "gift",
        "kind": "yes-no",
        "text": "Was a gift accepted?",
        "mechanism": {"name": "warner", "p": "3/4"},
    },
    {"id": "years", "kind": "number", "text": "Years of service", "low": 0, "high": 50, "step": 1},
    {"id": "clerk", "kind": "yes-no", "text": "Are you a clerk?"},
)


def content(n: int = 1204, yes: int = 412, *, survey: bytes = OFFICES) -> StudyContent:
    """What a study of the offices holds; `yes` words of Yes were saved about the gift."""
    read_survey = read(survey)
    office, gift, years, clerk = read_survey.questions
    counts = tuple(n // 4 + 8 * (i - 4) for i in range(12))
    tallies = {
        "office": Tally(office, n, counts),
        "gift": Tally(gift, n, (yes, n - yes)),
        "years": Tally(years, n, (), total=12 * n, squares=200 * n),
        "clerk": Tally(clerk, n, (n // 3, n - n // 3)),
    }
    return StudyContent(read_survey, n, False if n else None, tallies)
