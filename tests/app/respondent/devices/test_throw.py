"""Coins and a die on the screen, and devices of one's own: the channel, and what is not kept."""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QMenu
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    NEGATION,
    STATEMENT,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    focused_button,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from walking import faults

from app.respondent.devices.throw import CoinsThrow, DieThrow
from app.respondent.flow.screen_draws import Throw
from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.questions.landing import LandingPage, ThrownPage
from app.respondent.questions.own_device import OwnDevicePage
from app.theme import Theme
from core.privacy.chance_devices import (
    CARDS,
    COINS,
    DICE,
    DIE,
    SPINNER,
    Tool,
    chances,
    own_tools,
    rules,
)
from core.privacy.mechanisms import Mechanism
from core.privacy.procedures import rule_word
from core.privacy.randomness import Door, RandomnessError
from core.response.store import MemoryStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

F = Fraction
WARNER_DIE: Content = {"name": "warner", "p": "5/6"}
WARNER_LOW: Content = {"name": "warner", "p": "2/3"}
FORCED_DIE: Content = {"name": "forced", "truth": "2/3", "yes": "1/2"}
FORCED_DICE: Content = {"name": "forced", "truth": "3/4", "yes": "2/3"}
THROWN = {
    "coins": (FORCED, "coins"),
    "coins-mirrored": (WARNER, "coins"),
    "die": (FORCED_DIE, "die"),
    "die-mirrored": (WARNER_DIE, "die"),
    "die-mirrored-low": (WARNER_LOW, "die"),
}
OWN = {
    "die": (FORCED_DIE, DIE),
    "die-mirrored": (WARNER_DIE, DIE),
    "coins": (FORCED, COINS),
    "coins-mirrored": (WARNER, COINS),
    "dice": (FORCED_DICE, DICE),
    "suits": (WARNER, CARDS),
}
SIZES = {"1280x800": (1280, 800), "1024x640": (1024, 640), "512x320": (512, 320)}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def asking(mechanism: Content, procedures: Sequence[str], *more: Content) -> Survey:
    """A survey with this yes/no question; a mirrored one has its negation."""
    question = yes_no(mechanism, procedures)
    if mechanism["name"] == "warner":
        question["negation"] = NEGATION
    return survey_of(question, *more)


def mechanism_of(survey: Survey) -> Mechanism:
    return survey.questions[0].drawn_by


def declared(survey: Survey) -> dict[tuple[int, int], Fraction]:
    mechanism = mechanism_of(survey)
    return {(t, y): mechanism.probability(y, t) for t in (0, 1) for y in (0, 1)}


def seated(
    survey: Survey, theme: Theme, qtbot: QtBot, folder: Path, tape: list[int], **how: Any
) -> Sat:
    """A person before the first question; the pages before it have their own tests."""
    person = sit_down(survey, theme, qtbot, folder, door=ViewDoor(tape), **how)
    person.skip_to_first_question()
    return person


def joint(
    survey: Survey, theme: Theme, qtbot: QtBot, folder: Path
) -> dict[tuple[int, int], Fraction]:
    """Pr(saved word | truth) through the real view, over all ways the throw can fall."""
    found: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for truth in (0, 1):
        tape: list[int] | None = [0]
        while tape is not None:
            person = seated(survey, theme, qtbot, folder, tape, painted=False)
            person.follow_the_wheel(truth)
            person.click("save_button")
            (word,) = person.saved_answers().values()
            assert isinstance(person.door, ViewDoor)
            found[truth, word] += person.door.weight
            ((choice, n),) = person.door.taken
            person.view.close()
            for path in person.files():
                path.unlink()
            tape = [choice + 1] if choice + 1 < n else None
    return dict(found)


@pytest.mark.parametrize(
    ("mechanism", "procedure"),
    [
        pytest.param(*thrown, id=name, marks=pytest.mark.long if name == "die-mirrored" else ())
        for name, thrown in THROWN.items()
    ],
)
def test_that_what_is_thrown_on_the_screen_is_its_channel(
    mechanism: Content, procedure: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = asking(mechanism, (procedure,))
    assert joint(survey, theme, qtbot, tmp_path) == declared(survey)


def test_that_coins_turned_back_into_an_answer_are_caught(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: what is saved is the answer to statement A, which is the truth."""
    thrown: list[int] = []
    throw, save = RespondentFlow.throw, RespondentFlow.answer_spinner

    def spying(flow: RespondentFlow, question: Any) -> Throw:
        drawn = throw(flow, question)
        thrown.append(drawn.outcome)
        return drawn

    def unmirrored(flow: RespondentFlow, question: Any, word: int) -> None:
        save(flow, question, 1 - word if thrown.pop() == 3 else word)

    monkeypatch.setattr(RespondentFlow, "throw", spying)
    monkeypatch.setattr(RespondentFlow, "answer_spinner", unmirrored)
    survey = asking(WARNER, ("coins",))
    found = joint(survey, theme, qtbot, tmp_path)
    assert found == {(0, 0): 1, (1, 1): 1}
    assert found != declared(survey)


@pytest.mark.parametrize(("mechanism", "tool"), OWN.values(), ids=OWN)
@pytest.mark.parametrize("truth", [0, 1])
def test_that_a_device_of_ones_own_is_its_channel(
    mechanism: Content, tool: Tool, truth: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Each rule is followed once, as its card tells, weighted by the chance of its outcomes."""
    survey = asking(mechanism, ("own-device",))
    told = rules(tool, mechanism_of(survey))
    found: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for place, rule in enumerate(told):
        person = seated(survey, theme, qtbot, tmp_path, [], painted=False)
        use(person, tool)
        card = person.part(f"rule_{place + 1}").accessibleName()
        person.say("yes_button" if asked(card, truth) else "no_button")
        person.click("save_button")
        (word,) = person.saved_answers().values()
        weights = chances(tool)
        found[truth, word] += sum(weights[outcome] for outcome in rule.outcomes)
        assert word == rule_word(rule.landing, truth)
        assert isinstance(person.door, ViewDoor)
        assert person.door.taken == [], "nothing is drawn"
        person.view.close()
        for path in person.files():
            path.unlink()
    exact = {pair: chance for pair, chance in declared(survey).items() if pair[0] == truth}
    assert dict(found) == exact


def use(person: Sat, tool: Tool) -> None:
    """Say that one uses this thing, where there are several."""
    page = person.page
    assert isinstance(page, OwnDevicePage)
    for menu in page.findChildren(QMenu):
        for action in menu.actions():
            if action.data() == tool.name:
                action.trigger()
    settle()


def asked(card: str, truth: int) -> bool:
    """Tell whether a person with this answer presses YES or TRUE, from the words of a card."""
    if "Press YES" in card:
        return True
    if "Press NO" in card:
        return False
    if "statement B" in card:
        return not truth
    assert "what is true" in card or "statement A" in card
    return bool(truth)


def test_that_the_cards_name_the_outcomes(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = seated(asking(FORCED_DIE, ("own-device",)), theme, qtbot, tmp_path, [])
    cards = [person.part(f"rule_{place}").accessibleName() for place in (1, 2, 3)]
    assert cards == [
        "1: Press NO whatever is true for you",
        "2 to 5: Press what is true for you: YES or NO",
        "6: Press YES whatever is true for you",
    ]
    assert "Only you know" in words_on(person.page)
    use(person, SPINNER)
    assert person.part("rule_2").accessibleName().startswith("From 60° to 300°")


def test_that_the_thing_chosen_stays_and_stands_in_no_file(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    both = yes_no(FORCED_DIE, ("own-device",), id="other")
    survey = asking(FORCED_DIE, ("own-device",), both)
    person = seated(survey, theme, qtbot, tmp_path, [])
    use(person, SPINNER)
    person.say("yes_button")
    assert person.part("rule_1").accessibleName().startswith("From 0°")
    person.say("no_button")
    person.click("save_button")
    (path,) = person.files()
    assert b"spinner" not in path.read_bytes()
    assert b'"procedure":"own-device"' in path.read_bytes()


def test_that_only_a_device_of_ones_own_is_known_to_one_person_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    for mechanism, procedure in THROWN.values():
        person = seated(asking(mechanism, (procedure,)), theme, qtbot, tmp_path, [0])
        assert "only you know" not in words_on(person.page).lower()
        person.view.close()


@pytest.mark.parametrize(("mechanism", "procedure"), THROWN.values(), ids=THROWN)
def test_that_the_press_clears_what_was_thrown(
    mechanism: Content, procedure: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = seated(asking(mechanism, (procedure,)), theme, qtbot, tmp_path, [1])
    page = person.page
    assert isinstance(page, ThrownPage)
    person.click("spin_button")
    assert shows_a_landing(page)
    assert focused_button() is None, "no answer has the focus"
    page.forward_wanted.disconnect()
    person.click("yes_button")
    assert not shows_a_landing(page)
    assert not page.is_underway
    assert page.throw._outcome is None


def shows_a_landing(page: ThrownPage) -> bool:
    return page.throw.has_landed


def test_that_there_is_one_throw(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = seated(asking(WARNER, ("coins",)), theme, qtbot, tmp_path, [3])
    page = person.page
    assert isinstance(page, LandingPage)
    person.click("spin_button")
    assert person.chosen_statement() == "B"
    person.click("back_button")
    person.pass_practice()
    assert person.page is page
    assert person.chosen_statement() == "B"
    assert not person.has("spin_button")
    person.click("leave_button")
    person.click("confirm_button")
    assert not page.is_underway


def test_that_no_trace_tells_what_was_thrown(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    """The same word after either landing: all that can be seen, kept or read is the same."""
    traces = []
    for outcome in range(4):
        person = seated(asking(WARNER, ("coins",)), theme, qtbot, tmp_path, [outcome])
        person.click("spin_button")
        person.click("yes_button")
        seen = [words_on(person.view)]
        person.click("forward_button")
        seen.append(words_on(person.view))
        state = {name: repr(value) for name, value in vars(person.view.flow).items()}
        state.pop("_store"), state.pop("_door")
        person.click("save_button")
        (path,) = person.files()
        traces.append((path.name, path.read_bytes(), path.stat().st_mtime, seen, state))
        path.unlink()
        person.view.close()
    assert all(trace == traces[0] for trace in traces)
    assert repr(Throw(3)) == "Throw(…)"


@pytest.mark.parametrize("procedure", ["coins", "own-device"])
def test_that_a_mirrored_word_is_shown_again_with_both_statements(
    procedure: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    area: Content = {"id": "area", "kind": "yes-no", "text": "Do you live in a town?"}
    survey = asking(WARNER, (procedure,), area)
    person = seated(survey, theme, qtbot, tmp_path, [3])
    if procedure == "coins":
        person.click("spin_button")
    person.say("no_button")
    person.click("back_button")
    told = words_on(person.page)
    assert STATEMENT in told
    assert NEGATION in told
    assert person.text("kept_label") == "FALSE"
    person.click("forward_button")
    person.click("option_1")
    person.click("forward_button")
    told = words_on(person.page)
    assert "Question 1: A or B" in told
    assert "FALSE" in told
    assert STATEMENT not in told


def test_that_a_broken_generator_throws_nothing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    class Breaking(ViewDoor):
        def below(self, n: int) -> int:
            raise RandomnessError(f"repeats itself, asked for {n}")

    survey = asking(FORCED_DIE, ("die",))
    store = MemoryStore()
    person = sit_down(survey, theme, qtbot, tmp_path, door=Breaking([]), store=store)
    person.to_first_question()
    person.click("spin_button")
    assert "cannot draw chance" in words_on(person.page)
    assert not person.can_press("yes_button")
    assert not person.can_press("no_button")
    (begun,) = store.sittings(survey)
    assert (begun.reports, begun.started) == ({}, {})


@pytest.mark.parametrize(
    ("mechanism", "procedure"),
    [*THROWN.values(), (FORCED_DIE, "own-device"), (WARNER, "own-device")],
    ids=[*THROWN, "own-die", "own-coins"],
)
def test_that_keys_alone_answer(
    mechanism: Content, procedure: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(asking(mechanism, (procedure,)), theme, qtbot, tmp_path, door=Door())
    while person.step is not Page.PRACTICE:
        person.press("forward_button")
    if procedure != "own-device":
        person.press("spin_button", Qt.Key.Key_Return)
    person.press("yes_button")
    assert person.page.accessibleName() == "One word is kept"
    person.press("forward_button")
    if procedure != "own-device":
        person.press("spin_button", Qt.Key.Key_Return)
    person.press("no_button")
    person.press("forward_button", Qt.Key.Key_Return)
    person.press("save_button")
    assert person.saved_answers() == {"bribe": 0}


DEVICES = THROWN | {
    f"own-{name}": (mechanism, "own-device") for name, (mechanism, _) in OWN.items()
}


def marks(name: str, pixels: str) -> Sequence[pytest.MarkDecorator]:
    """All are tried on the fewest pixels, where they are cut off first, and two at every size."""
    is_often = pixels == "512x320" or name in ("coins", "own-dice")
    return () if is_often else (pytest.mark.long,)


@pytest.mark.parametrize(
    ("mechanism", "procedure", "size"),
    [
        pytest.param(*device, size, id=f"{name}-{pixels}", marks=marks(name, pixels))
        for name, device in DEVICES.items()
        for pixels, size in SIZES.items()
    ],
)
def test_that_every_page_with_a_device_is_named_reached_and_whole(
    mechanism: Content,
    procedure: str,
    size: tuple[int, int],
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    survey = asking(mechanism, (procedure,))
    person = seated(survey, theme, qtbot, tmp_path, [0], size=size)
    assert faults(person.view) == []
    if procedure == "own-device":
        for tool in own_tools(mechanism_of(survey)):
            use(person, tool)
            assert faults(person.view) == []
            assert all(card.accessibleName() for card in person.page.findChildren(QFrame, "rule_1"))
    else:
        person.click("spin_button")
        assert faults(person.view) == []


@pytest.mark.parametrize("stage", [DieThrow, CoinsThrow])
def test_that_a_throw_moves_and_can_be_skipped(
    stage: type[DieThrow | CoinsThrow], qapp: QApplication, qtbot: QtBot
) -> None:
    moving = Theme(qapp, pinned="light", reduced_motion=False)
    shown = stage(moving)
    qtbot.addWidget(shown)
    shown.show()
    with qtbot.waitSignal(shown.landed):
        shown.start(2)
        assert shown.is_moving
        with pytest.raises(RuntimeError, match="chance was started"):
            shown.start(1)
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert shown.has_landed
    name = shown.accessibleName()
    shown.reset()
    assert (shown.has_landed, shown.accessibleName()) == (False, name)
