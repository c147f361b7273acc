"""A person at the real window, in a process of their own.

Practises, answers a survey by keyboard, saves, opens it again, saves again and closes the window;
some press a wrong word and exchange it, or leave while a wheel has landed and come back. Chance
comes from a tape. What the process could leave is written down as JSON: every draw asked for,
every file touched, every function called on an answer, every title, the clipboard, and after
each page all that is left in memory.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import FrameType
from typing import Any

from memory_search import CAN_SEARCH, Memory, signs
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject
from PySide6.QtGui import QClipboard
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit, QWidget
from scripted import ROOT, SCRIPT, Hands, Steps, drive, settle

from app.kit import memory
from app.respondent.devices.statement import Statement
from app.respondent.flow.practice import QUESTION as PRACTICE
from app.respondent.scaffold import dead_time
from app.shell.gui import make_application, run
from app.shell.window import MainWindow
from app.theme import Theme
from core.privacy.randomness import Door
from core.survey import Kind, digest_words, rules

Content = dict[str, Any]

CLEAR = "sex"
KIOSK, PREVIEW = "kiosk", "preview"
MOST = Decimal(1000)  # ε of a survey: one sitting stands for many
ON_AN_ANSWER = ("yes_button", "no_button", "forward_button", "wrong_button", "confirm_button")
_WATCHED = ("open", "os.", "shutil.", "tempfile.", "socket.", "subprocess.", "pty.")
_SHOWING = ("paintEvent", "set_state", "eventFilter")
_PROGRAM = str(ROOT)
_OF_MODULES = (".py", ".pyc")  # read from the one or the other, as whoever was first left it
_PART = re.compile(r"(?<=-)\w{8}(?=\.part)")
_SLOTS: dict[type, frozenset[str] | None] = {}  # asked for each of all objects
_COUNTED = (QEvent.Type.Paint, QEvent.Type.Timer)
_PLAIN = (bool, int, float, str, bytes, type(None), Fraction)  # the last takes longest to ask


class TapeDoor(Door):
    """Takes each outcome from a tape, 0 beyond its end, and writes down what was asked for."""

    def __init__(self, tape: list[int]) -> None:
        super().__init__(source=lambda _n: b"")
        self._tape = iter(tape)
        self._ids = 0
        self.asked: list[tuple[str, str]] = []

    def random_bytes(self, n: int) -> bytes:
        self.asked.append(("random_bytes", str(n)))
        self._ids += 1
        return self._ids.to_bytes(n, "big")

    def below(self, n: int) -> int:
        self.asked.append(("below", str(n)))
        return min(next(self._tape, 0), n - 1)

    def bernoulli(self, p: Fraction) -> bool:
        self.asked.append(("bernoulli", str(p)))
        return bool(next(self._tape, 0))

    def coins(self, p: Fraction, n: int) -> bytes:
        return bytes(self.bernoulli(p) for _ in range(n))


class Witness:
    """Writes down what happens."""

    def __init__(self, app: QApplication, base: str, numbers: Sequence[dict[str, str]]) -> None:
        self._base = base
        self._numbers = numbers
        self._memory = Memory() if numbers and CAN_SEARCH else None
        from coupled_ready import BEFORE  # not where tests are collected: it sets all apart

        self._before = BEFORE
        self._freeze = gc.freeze
        gc.freeze = gc.unfreeze = lambda: None  # the program sets nothing apart from a look
        memory.collect_due = lambda: None  # by a clock of the wall
        self.touched: list[list[str]] = []
        self.left: list[Content] = []
        self.frames: list[str] = []
        self.measures: dict[str, list[float]] = {}
        self.between = Between(app)
        self._showing: FrameType | None = None

    def audit(self, event: str, arguments: tuple[object, ...]) -> None:
        """Note every file that is opened, all else done to this person's, and connections."""
        if not event.startswith(_WATCHED):
            return
        told = [str(argument) for argument in arguments]
        opened = event == "open" and not told[0].endswith(_OF_MODULES) and not told[0].isdigit()
        always = opened or event.startswith(("socket.", "subprocess."))
        if always or any(self._base in text for text in told):
            self.touched.append([event, *(_PART.sub(".part", text) for text in told)])

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note every function of the program that is called, but for what shows a page.

        Events reach the filter of a button that goes and of its neighbours in Qt's own order.
        """
        if event == "return":
            if frame is self._showing:
                self._showing = None
        elif event == "call" and self._showing is None:
            code = frame.f_code  # an event of its own to whoever audits, so asked for seldom
            if code.co_name in _SHOWING:
                self._showing = frame
            elif code.co_filename.startswith(_PROGRAM):
                self.frames.append(f"{code.co_qualname} {code.co_firstlineno}")

    def set_apart(self) -> None:
        """Spare the collector what is there before anybody answers; it is looked at all the same.

        A collection at each look would else go through the whole window.
        """
        gc.collect()
        self._before = [*self._before, *filter(is_ours, gc.get_objects())]
        self._freeze()

    def look(self, window: MainWindow, where: str) -> None:
        """Note all that the window shows and tells, and all that the program still holds."""
        settle()
        gc.collect()
        self.left.append(
            {
                "where": where,
                # A menu is a window of its own, without a title.
                "titles": sorted({w.windowTitle() for w in QApplication.topLevelWidgets()} - {""}),
                "clipboard": copied(),
                "widgets": sorted(told_by(widget) for widget in QApplication.allWidgets()),
                "picture": picture_of(window),
                "numbers": self.found(where),
                "memory": sorted(plain_values([*self._before, *gc.get_objects()])),
            }
        )

    def found(self, where: str) -> list[dict[str, int]]:
        """Return how often each long number that was typed stands in memory after saving."""
        if self._memory is None or where != "saved":
            return []
        return [self._memory.count(number) for number in self._numbers]


class Between(QObject):
    """Measures what passes between a press and the next page, once nothing of it moves."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self._app = app
        self._pressed = 0.0
        self._counts = dict.fromkeys(_COUNTED, 0)

    def begin(self) -> None:
        self._app.installEventFilter(self)
        self._counts = dict.fromkeys(_COUNTED, 0)
        self._pressed = time.perf_counter()

    def end(self) -> list[float]:
        """Return seconds, and how often something was painted and a timer went off."""
        passed = time.perf_counter() - self._pressed
        self._app.removeEventFilter(self)
        return [passed, *self._counts.values()]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in self._counts and watched.objectName() != SCRIPT:
            self._counts[kind] += 1
        return False


def told_by(widget: QWidget) -> list[str]:
    """All that a widget tells anyone, shown or hidden."""
    texts = [type(widget).__name__, widget.objectName()]
    texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    texts += [widget.whatsThis(), widget.statusTip(), widget.windowTitle()]
    names = [bytes(name.data()).decode() for name in widget.dynamicPropertyNames()]
    names = [name for name in names if not name.startswith("_")]  # Qt's own
    texts += [f"{name}={widget.property(name)}" for name in sorted(names)]
    texts += [f"{n}={widget.property(n)}" for n in ("text", "checked", "value", "placeholderText")]
    if isinstance(widget, QTextEdit):
        texts.append(widget.toPlainText())
    if isinstance(widget, QLineEdit):
        texts += [str(widget.isUndoAvailable()), widget.selectedText()]
    texts.append(f"{widget.isVisible()} {widget.isEnabled()} {widget.hasFocus()}")
    return texts


def copied() -> list[str]:
    """What can be pasted, by either way."""
    told = []
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        held = QApplication.clipboard().mimeData(mode)
        formats = held.formats() if held is not None else []
        told += [f"{name}: {bytes(held.data(name).data()).hex()}" for name in formats]
    return told


def picture_of(window: MainWindow) -> str:
    image = window.grab().toImage()
    return hashlib.sha256(image.constBits()).hexdigest()


def slots_of(kind: type) -> frozenset[str] | None:
    """The slots of a class of the program; None of any other class."""
    if kind not in _SLOTS:
        ours = str(kind.__module__).startswith(("app.", "core."))
        slots = (name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))
        _SLOTS[kind] = frozenset(slots) if ours else None
    return _SLOTS[kind]


def is_ours(one: object) -> bool:
    """Whether something is an object of the program."""
    return slots_of(type(one)) is not None


def plain_values(living: list[object]) -> Iterator[str]:
    """The plain attributes of every living object of the program, by class."""
    for one in living:
        kind = type(one)
        slots = slots_of(kind)
        if slots is None:
            continue
        names = slots.union(vars(one) if hasattr(one, "__dict__") else ())
        values = {name: getattr(one, name, None) for name in sorted(names)}
        told = {name: value for name, value in values.items() if is_plain(value)}
        yield f"{kind.__qualname__} {told}"


def is_plain(value: object) -> bool:
    if isinstance(value, (tuple, list)):
        return all(is_plain(one) for one in value)
    if isinstance(value, dict):
        return all(is_plain(one) for pair in value.items() for one in pair)
    return isinstance(value, _PLAIN)


class Person(Hands):
    """Answers by the keyboard alone; each step goes on once what it waits for is there."""

    def __init__(self, window: MainWindow, scenario: Content, witness: Witness) -> None:
        super().__init__(window)
        self._scenario = scenario
        self._witness = witness
        self._to_cut_short = list(scenario["cut_short"])

    def go(self) -> Steps:
        """The whole way, twice through the door of the survey."""
        yield self.window.isActiveWindow
        yield from self.answer_all()
        yield from self.look("saved")
        yield from self.leave_page("forward_button")
        yield from self.look("home")
        yield from self.come_back()
        yield from self.look("seen again")
        yield from self.leave_page("save_button")
        self.window.close()

    def has_page(self) -> bool:
        """Whether a page of the survey is seen."""
        return self.page() is not None

    def answer_all(self) -> Steps:
        """The way from the first page through practice and all questions to the saved file."""
        self._witness.set_apart()
        while self.question() is None:
            yield from self.leave_page("forward_button")
        yield from self.answer(PRACTICE)
        yield from self.look("practised")
        yield from self.leave_page("forward_button")
        while (question := self.question()) is not None:
            if question in self._to_cut_short:
                self._to_cut_short.remove(question)
                yield from self.cut_short()
                continue
            if question in self._scenario["cut_short"]:
                yield from self.look("asked again")
            yield from self.waver(question)
            yield from self.answer(question)
            if question != CLEAR:
                yield from self.pass_kept(question)
                yield from self.look(f"after {question}")
        yield from self.leave_page("save_button")

    def look(self, where: str) -> Steps:
        """Write down what is there once nothing moves any more, where that is asked for."""
        yield self.is_still
        asked = self._scenario["looks"]
        if asked is None or where in asked:
            self._witness.look(self.window, where)

    def is_still(self) -> bool:
        running = QAbstractAnimation.State.Running
        moving = [each for g in self.grounds() for each in g.findChildren(QAbstractAnimation)]
        return not any(animation.state() == running for animation in moving)

    def come_back(self) -> Steps:
        """Open the survey again, and go on with what is kept of it."""
        self.window.open_path(Path(self._scenario["survey"]))
        yield self.has("sitting_button_1")
        yield from self.look("come back")
        yield from self.leave_page("sitting_button_1")

    def waver(self, question: str) -> Steps:
        """Choose, go back without confirming it, and come to the question again."""
        wavers = self._scenario["wavers"]
        if question in wavers:
            yield from self.press(f"option_{wavers[question] + 1}")
            yield from self.leave_page("back_button")
            yield from self.leave_page("forward_button")

    def cut_short(self) -> Steps:
        """Start what chance there is, leave once it has landed, and open the survey again."""
        yield from self.press("spin_button")
        yield self.has("yes_button")
        yield from self.press("leave_button")
        yield from self.press("confirm_button")
        yield lambda: self.page() is None
        yield from self.look("left")
        yield from self.come_back()

    def answer(self, question: str) -> Steps:
        yield from self._answer(self._scenario["truths"][question], question)
        yield self.is_still
        self._witness.measures[question] = self._witness.between.end()

    def _answer(self, truth: Any, question: str) -> Steps:
        if self.part("spin_button") is not None:
            yield from self.spin(question, truth)
        elif self.part("yes_button") is not None:
            yield from self.leave_page("yes_button" if truth else "no_button")
        else:
            yield from self.choose(truth)

    def pass_kept(self, question: str) -> Steps:
        """Look at what is kept once its page takes a press, and go on from it."""
        assert self.page_name().endswith("KeptPage"), self.page_name()
        yield self.has("forward_button")
        if question in self._scenario["slips"]:
            yield from self.press("wrong_button")
            yield self.has("wrong_button")
        yield from self.look(f"kept {question}")
        yield from self.leave_page("forward_button")

    def strike(self, part: QWidget) -> None:
        """Press, and write down what runs on an answer: a profile or a crash would show it."""
        if part.objectName() not in ON_AN_ANSWER:
            super().strike(part)
            return
        self._witness.between.begin()
        sys.setprofile(self._witness.profile)
        try:
            super().strike(part)
        finally:
            sys.setprofile(None)

    def spin(self, question: str, truth: int) -> Steps:
        """Let the wheel land, read what it asks for, press the word that the rule asks for.

        Who slips presses the other word.
        """
        yield from self.press("spin_button")
        yield self.has("yes_button")
        shown = [each for g in self.grounds() for each in g.findChildren(Statement)]
        (letter,) = [s.accessibleName()[0] for s in shown if s.property("state") == "chosen"]
        word = {"A": truth, "B": 1 - truth, "T": truth, "Y": 1, "N": 0}[letter]
        slips = question in self._scenario["slips"]
        yield from self.leave_page("yes_button" if word != slips else "no_button")

    def choose(self, truth: int | list[int] | dict[str, str]) -> Steps:
        """Choose the true answer, then press what scrambles it, or Next."""
        asked = getattr(self.page(), "question", None)
        if asked is not None and asked.kind is Kind.YES_NO:
            truth = 1 - truth if isinstance(truth, int) else truth  # yes stands first
        field = self.part("number_field")
        if field is not None:
            for sign in signs(truth["text of bytes"]) if isinstance(truth, dict) else str(truth):
                QTest.keyClicks(field, sign)
        elif isinstance(truth, list):
            for place, chosen in enumerate(truth, 1):
                if chosen:
                    yield from self.press(f"option_{place}")
            if not any(truth):
                yield from self.press("none_box")
        elif isinstance(truth, int):
            yield from self.press(f"option_{truth + 1}")
        yield from self.leave_page("forward_button")


def person_in(scene: str) -> type[Person]:
    """Who it is that answers: in a window of their own, at a kiosk, or in a preview."""
    if not scene:
        return Person
    from coupled_scenes import AtKiosk, InPreview  # where it is asked for

    return {KIOSK: AtKiosk, PREVIEW: InPreview}[scene]


def sit(working: Path, outside: Path, environment: dict[str, str]) -> None:
    """Be a person who knows nothing but these variables, then end the process.

    Reads scenario.json `outside`, and writes there out, err and trace.json.
    """
    from coupled_ready import PROCESS

    if os.name == "posix":
        assert os.getpid() != PROCESS, "the program was loaded once more"
    os.chdir(working)
    os.environ.clear()
    os.environ.update(environment)
    for stream, name in ((sys.stdout, "out"), (sys.stderr, "err")):
        told = os.open(outside / name, os.O_WRONLY | os.O_CREAT)
        os.dup2(told, stream.fileno())
        os.close(told)
    sys.exit(answer(outside / "scenario.json", outside / "trace.json"))


def answer(scenario_path: Path, trace_path: Path) -> int:
    scenario: Content = json.loads(scenario_path.read_bytes())
    if scenario.get("plant"):
        import planted_draws  # noqa: F401 - it adds its plants
        import planted_landings  # noqa: F401 - as does it
        import planted_leaks  # noqa: F401 - and it
        import planted_pages  # noqa: F401 - and it
        from planting import PLANTS

        PLANTS[scenario["plant"]]()
    rules.SURVEY_LIMIT = MOST  # type: ignore[attr-defined]
    digest_words.COST = 2  # the eight words are those of the survey: their slowness tells nothing
    # Nor does the time that all wait alike, or that motions take.
    dead_time.AFTER_LANDING = dead_time.AFTER_WORD = 1
    Theme.duration = lambda _theme, _name: 1  # type: ignore[method-assign, assignment]
    app = make_application()
    app.setCursorFlashTime(0)
    numbers = [truth for truth in scenario["truths"].values() if isinstance(truth, dict)]
    door, witness = TapeDoor(scenario["tape"]), Witness(app, scenario["base"], numbers)
    outbox = Path(scenario["base"]) / "outbox" if scenario["scene"] == KIOSK else None
    person = person_in(scenario["scene"])
    drive(lambda hands: person(hands.window, scenario, witness).go())
    sys.addaudithook(witness.audit)
    path = None if scenario["scene"] == PREVIEW else Path(scenario["survey"])
    code = run(path, respondent_only=False, outbox=outbox, door=door)
    touched = list(witness.touched)
    trace = {
        "draws": door.asked,
        "touched": touched,
        "frames": witness.frames,
        "left": witness.left,
        "measures": witness.measures,
    }
    trace_path.write_text(json.dumps(trace), encoding="utf-8")
    return code
