"""Whatever two windows do in whichever order: one draw a question, or one of them is told."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from own_process import ROOT
from pytestqt.qtbot import QtBot
from respondent_driver import KARY, WARNER, ViewDoor, one_of, sit_down, survey_of, words_on, yes_no

from app.respondent.flow.saving import write_once
from app.respondent.flow.way import Page, RespondentFlow
from app.theme import Theme
from core.facts.errors import Refused
from core.files.disk import unwritten
from core.privacy.mechanisms import Report
from core.privacy.randomness import Door
from core.response.store import SittingStore
from core.response.store_errors import NotKeptError
from core.survey import Survey
from core.survey.model import write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

QUESTIONS = [yes_no(WARNER, ("spinner",), id=f"q{n}") for n in range(4)]
SURVEY = survey_of(
    *QUESTIONS,
    one_of(KARY, id="job"),
    one_of(None, id="area", text="Where do you live?"),
    sample=[{"questions": [f"q{n}" for n in range(4)], "ask": 2}],
)
MOST = 2  # starts of a question, whoever starts it


class Counting(Door):
    """Counts what is drawn of the answers: draws of less than an id or a place on the wheel."""

    def __init__(self) -> None:
        super().__init__()
        self.n = 0

    def below(self, n: int) -> int:
        self.n += n < 2**32
        return super().below(n)


class Windows:
    """Two windows on one person's survey, and what they drew and told."""

    def __init__(self, folder: Path, survey: Survey = SURVEY) -> None:
        self.survey, self.folder = survey, folder
        self.doors = [Counting(), Counting()]
        self.flows = [self.opened(at) for at in range(2)]
        self.starts: Counter[str] = Counter()
        self.words: dict[str, Report] = {}
        self.scrambled = 0
        self.files: dict[str, bytes] = {}

    def opened(self, at: int) -> RespondentFlow:
        store = SittingStore(self.folder / "kept")
        return RespondentFlow(self.survey, store, self.doors[at])

    def act(self, at: int, edit: str) -> None:
        """Let a window do something, where its page offers that; what is refused is told."""
        flow = self.flows[at]
        question, before = flow.question, self.doors[at].n
        try:
            if edit == "reopen":
                self.flows[at] = self.opened(at)
            elif flow.step.page is Page.RETURNING:
                if flow.past:
                    flow.resume(flow.past[0])
            elif edit == "back":
                flow.back()
            elif edit == "save" and flow.step.page is Page.REVIEW:
                self.save(at)
            elif edit in MEANWHILE and flow.step.page is Page.REVIEW:
                self.fail_to_save(at, MEANWHILE[edit])
            elif edit == "change" and flow.step.page is Page.REVIEW and not flow.saved:
                flow.change(self.survey.question("area"))
            elif question is not None and not question.sensitive and edit in ("yes", "no"):
                flow.answer_clear(question, int(edit == "yes"))
            elif question is None or question.id in flow.answers:
                if edit == "go" and flow.step.page not in (Page.REVIEW, Page.SAVED):
                    flow.forward()
            elif question.sensitive and not flow.presses(question):
                flow.answer_scrambled(question, 1)
                self.scrambled += 1
            elif edit == "go" and flow.may_start(question):
                flow.spin(question)
                self.starts[question.id] += 1
            elif edit in ("yes", "no") and flow.starts(question):
                flow.answer_spinner(question, int(edit == "yes"))
        except NotKeptError:
            if question is not None:
                assert self.doors[at].n == before, "what is refused draws nothing"

    def save(self, at: int) -> None:
        """Save into the window's own folder, where no file of the other is in the way."""
        self.flows[at].save(self.folder / f"out{at}")

    def fail_to_save(self, at: int, meanwhile: Sequence[str]) -> None:
        """Let a file not be written, and the other window act just before that is known."""

        def refuse_file(path: Path, *_: object) -> None:
            with patch("app.respondent.flow.saving.write_once", write_once):
                for edit in meanwhile:
                    self.act(1 - at, edit)
            raise unwritten(path, OSError(28, "No space left on device"))

        with patch("app.respondent.flow.saving.write_once", refuse_file):
            try:
                self.save(at)
            except NotKeptError:
                raise
            except Refused:
                assert self.flows[at].step.page is not Page.SAVED

    def look(self) -> None:
        """See that there is one sitting, one drawing, and one report to each question."""
        kept = SittingStore(self.folder / "kept").sittings(self.survey)
        assert len(kept) <= 1
        assert all(n <= MOST for n in self.starts.values()), self.starts
        assert self.scrambled <= 1
        if kept:
            (sitting,) = kept
            for id_, word in self.words.items():
                assert sitting.reports.get(id_) == word, "a word that was kept has changed"
            self.words = dict(sitting.reports)
            for flow in self.flows:
                if flow.has_begun:
                    assert flow.clear.drawn == sitting.drawn
                    # A clear answer is kept while its file is written, and not if it cannot be.
                    drawn = {id_: kept for id_, kept in flow.kept.items() if id_ != "area"}
                    assert drawn.items() <= sitting.reports.items()
        for path in self.folder.glob("out?/*"):
            data = self.files.setdefault(path.name, path.read_bytes())
            assert path.read_bytes() == data, "two files of one id differ"
            assert kept[0].saved, "of what is in a file nothing is open again"
            assert json.loads(data)["answers"].keys() == kept[0].reports.keys()
        assert len(self.files) <= 1


# What the other window does while a file cannot be written.
MEANWHILE = {
    "fail": (),
    "fail as it saves": ("save",),
    "fail as it opens": ("reopen", "go"),
    "fail as it opens and saves": ("reopen", "go", "save"),
}
OFTEN = ["go"] * 5 + ["yes", "no", "back"] * 2 + ["save", "reopen", "change", *MEANWHILE]
DEEDS = st.tuples(st.integers(0, 1), st.sampled_from(OFTEN))
# Both windows on the review of one sitting, with the same answers.
ANSWERED = [(0, edit) for _ in range(9) for edit in ("go", "yes")]
TO_REVIEW = [*ANSWERED, (1, "reopen"), (1, "go"), *[(1, "yes"), (1, "go")] * 2]
CHANGED = [(0, "change"), (0, "no"), (0, "go")]


@settings(max_examples=120, deadline=None)
@given(st.lists(DEEDS, min_size=8, max_size=60))
@example([(at, "go") for _ in range(8) for at in (0, 1)] + [(0, "yes"), (1, "no")] * 4)
@example([*TO_REVIEW, (0, "fail as it saves"), *CHANGED, (0, "save")])
@example([*TO_REVIEW, (0, "fail as it opens and saves"), *CHANGED, (0, "save")])
@example([*TO_REVIEW, (0, "fail as it opens"), (1, "save"), *CHANGED, (0, "save")])
@example([*TO_REVIEW, (0, "fail as it opens"), *CHANGED, (0, "save"), (1, "save")])
@example([*TO_REVIEW, (0, "fail"), *CHANGED, (0, "save"), (1, "save")])
def test_that_two_windows_in_any_order_draw_once(edits: list[tuple[int, str]]) -> None:
    with TemporaryDirectory() as folder:
        windows = Windows(Path(folder))
        for at, edit in edits:
            windows.act(at, edit)
            windows.look()


def test_that_a_copied_folder_says_that_the_survey_was_begun(tmp_path: Path) -> None:
    """Whoever takes what is kept elsewhere is told there; a copy put back draws no third time."""
    windows = Windows(tmp_path)
    while not windows.flows[0].question:
        windows.act(0, "go")
    assert windows.opened(1).step.page is Page.RETURNING
    for mark in (tmp_path / "kept").rglob(".begun"):
        mark.unlink()
    assert windows.opened(1).step.page is Page.RETURNING


def test_that_two_programs_at_once_draw_once(
    tmp_path: Path, suite_or_long: Callable[[int, int], int]
) -> None:
    survey = survey_of(*(yes_no(WARNER, ("spinner",), id=f"q{n}") for n in range(3)))
    script = ROOT / "tests" / "app" / "two_windows_script.py"
    for turn in range(suite_or_long(3, 25)):
        folder = tmp_path / str(turn)
        folder.mkdir()
        (folder / "a.survey").write_bytes(write(survey))
        both = [Popen([sys.executable, str(script), str(folder), name], cwd=ROOT) for name in "ab"]
        while not all((folder / f"{name}.ready").exists() for name in "ab"):
            assert not any(each.poll() for each in both), "a program has ended"
            time.sleep(0.001)
        (folder / "go").touch()
        assert [each.wait(120) for each in both] == [0, 0]
        results = [json.loads((folder / f"{name}.json").read_text("utf-8")) for name in "ab"]
        kept = SittingStore(folder / "kept").sittings(survey)
        assert len(kept) == 1, results
        starts = Counter(id_ for result in results for id_ in result["started"])
        assert all(n <= MOST for n in starts.values()), starts
        assert any(result["told"] for result in results), "one of them is told"
        assert len(list((folder / "out").glob("*"))) <= 1
        for result in results:
            assert result["answers"].items() <= dict(kept[0].reports).items(), results


def test_that_a_window_that_comes_second_is_shown_the_sitting_of_the_first(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey, store = survey_of(yes_no(WARNER, ("spinner",))), SittingStore(tmp_path / "kept")
    door = ViewDoor([3, 3])
    first, second = (
        sit_down(survey, theme, qtbot, tmp_path / "out", store=store, door=door) for _ in range(2)
    )
    for person in (first, second):
        person.to_page(Page.PRACTICE)
    first.pass_practice()
    first.click("spin_button")
    second.pass_practice()
    assert second.step is Page.RETURNING
    assert "Go on where it stopped?" in words_on(second.page)
    second.click("sitting_button_1")
    first.click("yes_button")
    second.click("spin_button")
    told = words_on(second.page)
    assert "Another window has kept a word for this question." in told
    assert "Kept: TRUE" in told
    assert "disk" not in told
    assert len(store.sittings(survey)) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1366, 768)])
def test_that_a_message_pushes_no_answer_off_the_page(
    size: tuple[int, int],
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    survey, store = survey_of(yes_no(WARNER, ("spinner",))), SittingStore(tmp_path / "kept")
    person = sit_down(
        survey, theme, qtbot, tmp_path, store=store, door=ViewDoor([3]), size=size, painted=True
    )
    person.skip_to_first_question()
    person.click("spin_button")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("core.files.disk.tempfile.mkstemp", full)
        person.click("yes_button")
    assert "Its disk is full." in person.part("problem").accessibleName()
    for name in ("yes_button", "no_button", "statement_1", "statement_2"):
        part = person.part(name)
        assert part.visibleRegion().boundingRect().size() == part.size(), f"{name} is cut"
    person.click("yes_button")
    assert not person.has("problem")
