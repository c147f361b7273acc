"""A broken generator writes nothing: every mechanism, and a respondent's whole way to the file."""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from click.testing import CliRunner

from app.commands import cli
from app.kit.problems import unforeseen
from app.respondent.flow.way import Page, RespondentFlow
from core.files import canonical
from core.keys import key_file
from core.keys.key_file import Use
from core.privacy.mechanisms import REGISTRY, Category, Domain, Grid, Mechanism, Probability
from core.privacy.procedures import Procedure, rule_word, sectors
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.response.privatize import Truth, privatize
from core.response.sitting import begin
from core.response.sitting import read as read_sitting
from core.response.started_surveys import BEGUN
from core.response.store import SittingStore
from core.survey import Kind, Option, Question, Survey, read
from folders import TESTS
from vector_surveys import EVERY_KIND

Source = Callable[[int], Any]
SENTENCES = {
    "The random generator of this computer failed.",
    "The random generator of this computer gave too little.",
    "The random generator of this computer repeats itself.",
}
PLACE = 87  # a truth that is found wherever it lies: the place of a number on its grid


@dataclass
class Breaking:
    """A generator that draws well `good` times, the same each time, and then breaks."""

    fault: str
    good: int = 0
    asked: int = 0
    given: dict[int, bytes] = field(default_factory=dict)
    stream: random.Random = field(default_factory=lambda: random.Random(11))  # noqa: S311 - repeats

    def __call__(self, n: int) -> Any:
        self.asked += 1
        if self.asked <= self.good:
            self.given[n] = self.stream.randbytes(n)
            return self.given[n]
        return getattr(self, f"_{self.fault}")(n)

    def _raising(self, _n: int) -> bytes:
        raise OSError(5, "Input/output error")

    def _missing(self, _n: int) -> bytes:
        raise NotImplementedError("no source of randomness")

    def _short(self, n: int) -> bytes:
        return os.urandom(n - 1)

    def _empty(self, _n: int) -> bytes:
        return b""

    def _nothing(self, _n: int) -> None:
        return None

    def _zeros(self, n: int) -> bytes:
        return bytes(n)

    def _one_byte(self, n: int) -> bytes:
        return b"\xa5" * n

    def _repeating(self, n: int) -> bytes:
        """Give for each length what was given for it before."""
        return self.given.setdefault(n, os.urandom(n))


FAULTS = [name[1:] for name, value in vars(Breaking).items() if name[0] == "_" and name[1] != "_"]
AT_ONCE = [fault for fault in FAULTS if fault != "repeating"]


def mechanisms() -> Iterator[tuple[Mechanism, Truth]]:
    """Every mechanism that is asked with, several draws and sizes of draws each."""
    texts = {"p": "252/937", "q": "1/8", "truth": "2/3", "yes": "1/4", "p1": "7/10", "p0": "2/5"}
    for mechanism in REGISTRY.values():
        values = {
            name: Fraction(texts[name]) if isinstance(parameter, Probability) else 4
            for name, parameter in mechanism.parameters.items()
        }
        yield mechanism.make(values, 91 if mechanism.domain is Domain.PLACES else 14), 1


MECHANISMS = list(mechanisms())
NAMES = [mechanism.name for mechanism, _ in MECHANISMS]


def question_of(mechanism: Mechanism) -> Question:
    options = tuple(Option(f"o{i}", f"Option {i}") for i in range(mechanism.k))
    return Question("q", Kind.ONE_OF, "Which?", options=options, channel=mechanism)


def assert_clear(caught: pytest.ExceptionInfo[RandomnessError], *secrets: str) -> None:
    """The error is one of three sentences, and tells nothing of a truth however it is shown."""
    error = caught.value
    assert str(error) in SENTENCES
    shown = [str(error), repr(error), unforeseen(type(error), error.__traceback__).line]
    while (error := error.__cause__ or error.__context__) is not None:  # type: ignore[assignment]  # any
        shown += [str(error), repr(error)]
    assert not [text for text in shown for secret in secrets if secret in text]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(("mechanism", "truth"), MECHANISMS, ids=NAMES)
def test_that_no_mechanism_gives_a_report_from_a_broken_generator(
    mechanism: Mechanism, truth: Truth, fault: str
) -> None:
    door = Door(Breaking(fault))
    for _ in range(3):  # and it stays so
        with pytest.raises(RandomnessError) as caught:
            privatize(question_of(mechanism), truth, door)
        assert_clear(caught)


@pytest.mark.parametrize("fault", AT_ONCE)
@pytest.mark.parametrize(("mechanism", "truth"), MECHANISMS, ids=NAMES)
def test_that_a_generator_that_breaks_at_any_draw_gives_no_report(
    mechanism: Mechanism, truth: Truth, fault: str
) -> None:
    question = question_of(mechanism)
    whole = Breaking("raising", good=10**9)
    privatize(question, truth, Door(whole))
    for good in range(whole.asked):
        with pytest.raises(RandomnessError) as caught:
            privatize(question, truth, Door(Breaking(fault, good)))
        assert_clear(caught)


def test_that_two_lengths_in_turn_do_not_hide_a_generator_that_repeats_itself() -> None:
    source = Breaking("repeating", good=10**9)
    door = Door(source)
    lengths = (1, 2, 7)
    for n in lengths:
        door.random_bytes(n)
    source.good = source.asked
    for n in lengths:
        with pytest.raises(RandomnessError, match="repeats itself"):
            door.random_bytes(n)


# The respondent's way


def survey() -> Survey:
    """Every kind of question and mechanism; neither signed nor sealed."""
    return read(canonical.write(EVERY_KIND))


def truth_of(question: Question) -> Truth:
    if question.kind is Kind.MANY_OF:
        return (1, 0, 1)
    if question.kind is Kind.NUMBER and not question.bins:
        return PLACE
    return 1


def take(flow: RespondentFlow, question: Question) -> None:
    """Answer one question as a person does who follows the rule."""
    if not question.sensitive:
        form = question.form
        low = form.low if isinstance(form, Grid) else 0
        flow.answer_clear(question, low if isinstance(form, Category | Grid) else "1" * form.size)
    elif flow.spins(question) and question.channel is not None:
        spin = flow.spin(question)
        landing = sectors(question.channel)[spin.sector].landing
        flow.answer_spinner(question, rule_word(landing, 1))
    else:
        flow.answer_scrambled(question, truth_of(question))


def answer_all(flow: RespondentFlow, procedure: Procedure) -> None:
    """Go from the welcome to the review."""
    flow.choose_procedure(procedure)
    while flow.step.page is not Page.REVIEW:
        question = flow.question
        if question is not None:
            take(flow, question)
        flow.forward()


@dataclass
class Laptop:
    """A folder of sittings and one of responses, and what lies in them."""

    root: Path

    @property
    def store(self) -> SittingStore:
        return SittingStore(self.root / "sittings")

    @property
    def out(self) -> Path:
        return self.root / "out"

    def files(self) -> list[str]:
        found = (path for path in self.root.rglob("*") if path.is_file())
        return sorted(str(path.relative_to(self.root)) for path in found)


def attempt(laptop: Laptop, source: Source, procedure: Procedure) -> RespondentFlow | None:
    """Answer with this generator; None where all went well, else the flow after the error."""
    flow = RespondentFlow(survey(), laptop.store, Door(source))
    try:
        answer_all(flow, procedure)
    except RandomnessError:
        return flow
    return None


def n_draws(tmp_path: Path, procedure: Procedure) -> int:
    """Count the draws of a whole way through the survey."""
    whole = Breaking("raising", good=10**9)
    assert attempt(Laptop(tmp_path / "whole"), whole, procedure) is None
    return whole.asked


@pytest.mark.parametrize("procedure", [Procedure.SPINNER, Procedure.SCRAMBLED])
@pytest.mark.parametrize("fault", FAULTS)
def test_that_a_generator_broken_from_the_start_leaves_no_trace(
    tmp_path: Path, procedure: Procedure, fault: str
) -> None:
    laptop = Laptop(tmp_path)
    flow = RespondentFlow(survey(), laptop.store, Door(Breaking(fault)))
    with pytest.raises(RandomnessError) as caught:
        answer_all(flow, procedure)
    assert_clear(caught)
    assert laptop.files() == []
    assert not flow.has_begun
    with pytest.raises(ValueError, match="no sitting has begun"):
        flow.save(laptop.out)
    assert laptop.files() == []
    assert not laptop.out.exists()


@pytest.mark.parametrize("procedure", [Procedure.SPINNER, Procedure.SCRAMBLED])
@pytest.mark.parametrize("fault", AT_ONCE)
def test_that_a_generator_that_breaks_on_the_way_freezes_nothing_more(
    tmp_path: Path, procedure: Procedure, fault: str
) -> None:
    total = n_draws(tmp_path, procedure)
    step = 1 if fault in ("raising", "zeros") else 5
    for good in range(0, total, step):
        laptop = Laptop(tmp_path / str(good))
        flow = attempt(laptop, Breaking(fault, good), procedure)
        assert flow is not None
        assert_frozen_before_the_fault_alone(flow, laptop)


def assert_frozen_before_the_fault_alone(flow: RespondentFlow, laptop: Laptop) -> None:
    """On disk is what was drawn well before, whole; no response file, and none can be made."""
    question = flow.question
    kept = [name for name in laptop.files() if not name.endswith(BEGUN)]
    if flow.drawn == 0:  # at most that it was begun
        for name in kept:
            begun = read_sitting((laptop.root / name).read_bytes(), flow.survey)
            assert (begun.reports, begun.saved) == ({}, False)
    else:
        (name,) = kept
        found = read_sitting((laptop.root / name).read_bytes(), flow.survey)
        assert found.reports == {
            id_: report
            for id_, report in flow.answers.items()
            if flow.survey.question(id_).sensitive
        }
        assert question is not None
        assert question.id not in found.reports
        assert not found.saved
    with pytest.raises(ValueError, match=r"no sitting has begun|a question is still open"):
        flow.save(laptop.out)
    assert not laptop.out.exists()
    assert PLACE not in list(held_by(flow))


def held_by(value: object) -> Iterator[object]:
    """All that an object of the flow holds, the survey, its source and its folder aside."""
    if isinstance(value, Survey | Door | SittingStore | type):
        return
    if isinstance(value, dict | MappingProxyType):
        for key, inner in value.items():
            yield from (*held_by(key), *held_by(inner))
    elif isinstance(value, list | tuple | set):
        for inner in value:
            yield from held_by(inner)
    elif is_dataclass(value):
        yield from held_by([getattr(value, one.name) for one in fields(value)])
    elif hasattr(value, "__dict__") and not isinstance(value, Enum):
        yield from held_by(vars(value))
    else:
        yield value


@pytest.mark.parametrize("procedure", [Procedure.SPINNER, Procedure.SCRAMBLED])
def test_that_a_generator_that_begins_to_repeat_itself_stops_the_way(
    tmp_path: Path, procedure: Procedure
) -> None:
    total = n_draws(tmp_path, procedure)
    for good in range(0, total - 8, 3):
        laptop = Laptop(tmp_path / str(good))
        flow = attempt(laptop, Breaking("repeating", good), procedure)
        assert flow is not None, f"nobody noticed from draw {good} on"
        assert_frozen_before_the_fault_alone(flow, laptop)


def test_that_answering_goes_on_once_the_generator_is_well_again(tmp_path: Path) -> None:
    laptop = Laptop(tmp_path)
    source = Breaking("raising", good=12)
    flow = RespondentFlow(survey(), laptop.store, Door(source))
    with pytest.raises(RandomnessError):
        answer_all(flow, Procedure.SPINNER)
    before = dict(flow.answers)
    source.good = 10**9
    while flow.step.page is not Page.REVIEW:
        question = flow.question
        if question is not None and question.id not in flow.answers:
            take(flow, question)
        flow.forward()
    assert before.items() <= flow.answers.items()
    path = flow.save(laptop.out)
    assert path.exists()


def test_that_a_broken_generator_begins_no_sitting() -> None:
    for fault in FAULTS:
        with pytest.raises(RandomnessError) as caught:
            begin(survey(), Procedure.SPINNER, Door(Breaking(fault)))
        assert_clear(caught)


FORK = """
import os, sys
from pathlib import Path
sys.path += sys.argv[2:]
from test_randomness_faults import Laptop, RespondentFlow, Procedure, answer_all, survey
from core.privacy.randomness import SYSTEM
root = Path(sys.argv[1])
laptop = Laptop(root / "before")
flow = RespondentFlow(survey(), laptop.store, SYSTEM)
answer_all(flow, Procedure.SCRAMBLED)
for i in range(3):
    if os.fork() == 0:
        laptop = Laptop(root / str(i))
        flow = RespondentFlow(survey(), laptop.store, SYSTEM)
        answer_all(flow, Procedure.SCRAMBLED)
        told = f"{SYSTEM.random_bytes(32).hex()} {flow.save(laptop.out).name}\\n"
        os.write(1, told.encode())
        os._exit(0)
for _ in range(3):
    assert os.wait()[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_that_forked_processes_draw_for_themselves(tmp_path: Path) -> None:
    here = TESTS / "core"
    folders = [here, here / "privacy", here.parent / "vectors", here.parent.parent]
    done = subprocess.run(
        [sys.executable, "-c", FORK, tmp_path, *folders], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told = done.stdout.split()
    assert len(told) == len(set(told)) == 6


# What else draws


@pytest.mark.parametrize("fault", AT_ONCE)
@pytest.mark.parametrize("good", [0, 1, 2, 3])
def test_that_no_key_is_made_from_a_broken_generator(fault: str, good: int) -> None:
    with pytest.raises(RandomnessError) as caught:
        key_file.generate(Use.SIGNING, "a long passphrase", Door(Breaking(fault, good)))
    assert_clear(caught, "passphrase")


def test_that_the_command_line_says_so_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SYSTEM, "_source", Breaking("raising"))
    monkeypatch.setenv("CANDOR_PASSPHRASE", "a long passphrase")
    path = tmp_path / "author.key"
    result = CliRunner().invoke(cli, ["keys", "new", "signing", "--out", str(path)])
    assert result.exit_code == 1
    assert "The random generator of this computer failed." in result.stderr
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []
