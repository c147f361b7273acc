"""Every page at every size: all is named, reached by Tab, whole, and says what it must."""

from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    NEGATION,
    STATEMENT,
    UNARY,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.kit.i18n import language_name
from app.respondent.devices.wheel import Wheel
from app.respondent.flow.way import Page
from app.respondent.scaffold.parts import OwnScroll
from app.theme import Theme
from app.widgets.icon_array import IconArray
from app.widgets.text import TextLabel
from core.privacy.procedures import Procedure
from core.response.store import MemoryStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

F = Fraction
SIZES = {"1280x800": (1280, 800), "1024x640": (1024, 640), "200%": (640, 400)}
LABEL = ("Verwaltungsangelegenheiten und Genehmigungsverfahren " * 4)[:200].strip()
LONG = ("In den vergangenen zwölf Monaten habe ich Verwaltungsverfahren beschleunigt. " * 30)[:2000]
LONG = LONG.strip()

NORMAL = survey_of(
    yes_no(WARNER, ("spinner", "scrambled")),
    one_of(UNARY, 20, help="Think of the main one."),
    one_of(None, 3, id="area", optional=True),
    {"id": "age", "kind": "number", "text": "How old?", "low": 0, "high": 99, "step": 1},
    author="A small institute",
    intro="Why we ask.",
    consent="Do you agree?",
)
RULES = survey_of(yes_no(FORCED, ("spinner",)), yes_no(FORCED, ("spinner",), id="other"))
WIDEST = survey_of(
    yes_no(WARNER, ("spinner", "scrambled"), text=LONG, help=LONG)
    | {"negation": "Nie " + LONG[:-4]},
    one_of(
        KARY,
        text=LONG,
        options=[{"id": f"o{i}", "text": f"{i} {LABEL}"[:200].strip()} for i in range(16)],
    ),
    one_of(
        None,
        id="area",
        optional=True,
        text=f"Wo {LONG}"[:2000].strip(),
        options=[{"id": "a", "text": LABEL}, {"id": "b", "text": "b"}],
    ),
    {
        "id": "age",
        "kind": "number",
        "text": f"Wann {LONG}"[:2000].strip(),
        "low": 0,
        "high": 99,
        "step": 1,
    },
    title=LABEL,
    author=LABEL,
    intro=LONG,
    consent=LONG,
)
SURVEYS = {"normal": NORMAL, "rules": RULES, "widest": WIDEST}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def walk(survey: Survey, person: Sat) -> list[str]:
    """Go through all pages and check each in every state; return their names."""
    names = []

    def look() -> None:
        check(person)
        names.append(person.page.accessibleName())

    look()
    person.click("leave_button")
    look()
    person.click("forward_button")
    while not person.has("save_button"):
        look()
        if person.has("spin_button"):
            person.click("spin_button")
            look()
        elif person.has("yes_button"):
            person.click("yes_button")
        elif person.has("number_field"):
            field = person.part("number_field")
            assert isinstance(field, QLineEdit)
            QTest.keyClicks(field, "ab")
            look()
            field.setText("42")
            person.click("forward_button")
        elif person.has("option_1"):
            person.click("option_1")
            look()
            person.click("forward_button")
        else:
            person.click("forward_button")
    for _ in survey.questions:
        person.click("back_button")
        look()
    while not person.has("save_button"):
        person.click("forward_button")
    look()
    for asks in ("file_button", *(f"see_{question.id}" for question in survey.questions)):
        if person.has(asks):
            person.click(asks)
            look()
            person.click("back_button")
    person.click("place_button")
    look()
    person.click("save_button")
    look()
    person.click("see_button")
    look()
    person.click("back_button")
    person.click("remove_button")
    look()
    return names


# What is widest at every size, the others at one; a long run looks at all at every size.
OFTEN = (("normal", "1024x640"), ("rules", "200%"), ("widest", "1024x640"), ("widest", "200%"))


@pytest.mark.parametrize(
    ("survey", "size"),
    [
        pytest.param(
            *(SURVEYS[name], SIZES[size]),
            id=f"{name}-{size}",
            marks=() if (name, size) in OFTEN else pytest.mark.long,
        )
        for name in SURVEYS
        for size in SIZES
    ],
)
def test_that_every_page_is_named_reached_and_whole(
    survey: Survey, size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    out = tmp_path / "out"
    person = sit_down(survey, theme, qtbot, out, size=size, store=store, painted=True)
    names = walk(survey, person)
    assert {"Welcome", "Leave this survey?", "What leaves this laptop", "Saved"} <= set(names)
    again = sit_down(survey, theme, qtbot, out, size=size)
    again.to_first_question()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_that_the_page_of_those_who_return_is_whole(
    size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    for _ in range(2):
        person = sit_down(NORMAL, theme, qtbot, tmp_path / "out", size=size, store=store)
        if person.has("other_person_button"):
            check(person)
            person.page.erase_action.trigger()  # type: ignore[attr-defined]
            settle()
            check(person)
            person.click("keep_button")
            person.click("other_person_button")
            check(person)
            person.click("confirm_button")
        person.to_first_question()
        person.click("spin_button")
        person.click("yes_button")


def test_that_a_part_that_is_cut_off_is_noticed(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = sit_down(NORMAL, theme, qtbot, tmp_path)
    heading = person.part("heading")
    heading.setFixedHeight(heading.height() - 8)
    settle()
    with pytest.raises(AssertionError, match="cut off"):
        check(person)


def check(person: Sat) -> None:
    """What can be told of any page: names, Tab, nothing cut off, nothing over another."""
    page, view = person.page, person.view
    seen = [w for w in page.findChildren(QWidget) if w.isVisibleTo(view) and w.width()]
    reachable = [w for w in seen if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isEnabled()]
    for widget in seen:
        if isinstance(widget, QAbstractButton | QLineEdit | QTextEdit | IconArray | Wheel):
            told = widget.accessibleName() or str(widget.property("text") or "")
            assert told.strip(), f"{widget.objectName()} has no name"
    assert {w.objectName() for w in reachable if not w.objectName()} == set()
    _check_tab(page, reachable)
    for widget in seen:
        _check_whole(widget, page)
    words = [w for w in seen if isinstance(w, TextLabel | QAbstractButton | QLineEdit)]
    column = page.findChild(QWidget, "page_column")
    assert column is not None
    # What scrolls may lie under header and footer.
    inside = [word for word in words if column.isAncestorOf(word)]
    outside = [word for word in words if not column.isAncestorOf(word)]
    for one, other in (*combinations(inside, 2), *combinations(outside, 2)):
        over = _place(one, page).intersected(_place(other, page))
        assert over.isEmpty() or one.isAncestorOf(other) or other.isAncestorOf(one), (
            f"{one.property('text')!r} lies over {other.property('text')!r}"
        )


def _check_tab(page: QWidget, reachable: list[QWidget]) -> None:
    """Follow the chain of focus once round the page."""
    chain: list[QWidget] = []
    step = page.nextInFocusChain()
    while step is not None and step is not page and len(chain) < 20_000:
        chain.append(step)
        step = step.nextInFocusChain()
    assert all(widget in chain for widget in reachable)


def _check_whole(widget: QWidget, page: QWidget) -> None:
    text = str(widget.property("text") or "")
    if isinstance(widget, TextLabel | QAbstractButton) and text:
        needed = (
            widget.heightForWidth(widget.width())
            if widget.hasHeightForWidth()
            else widget.sizeHint().height()
        )
        assert widget.height() >= needed, f"cut off in height: {text[:60]!r}"
        wraps_anywhere = isinstance(widget, TextLabel) and widget.hasHeightForWidth()
        least = 0 if wraps_anywhere else min(widget.minimumSizeHint().width(), page.width())
        assert widget.width() >= least, f"cut off in width: {text[:60]!r}"
    column = widget.parentWidget()
    if column is not None and column.width() and isinstance(widget, TextLabel | QAbstractButton):
        place = _place(widget, page)
        assert place.left() >= 0, f"cut off at the left: {text[:60]!r}"
        assert place.right() <= page.width(), f"cut off at the right: {text[:60]!r}"


def _place(widget: QWidget, page: QWidget) -> QRect:
    place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
    part = widget.parentWidget()
    while part is not None and part is not page:
        if isinstance(part, OwnScroll):  # of what scrolls by itself, what is seen
            place &= QRect(part.mapTo(page, QPoint(0, 0)), part.size())
        part = part.parentWidget()
    return place


def test_that_tab_goes_from_the_page_to_the_action_and_then_the_header(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(RULES, theme, qtbot, tmp_path)
    person.to_first_question()
    order = []
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        order.append(now.objectName())
    assert order[:4] == ["spin_button", "back_button", "looks_button", "leave_button"]


def test_that_the_wheel_and_its_words_show_the_exact_fractions(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    cases: list[tuple[Content, str, tuple[Fraction, ...]]] = [
        (WARNER, "Wheel: A 3 of 4, B 1 of 4", (F(3, 4), F(1, 4))),
        (FORCED, "Wheel: Truth 2 of 4, Yes 1 of 4, No 1 of 4", (F(1, 2), F(1, 4), F(1, 4))),
        (
            {"name": "forced", "truth": "7/10", "yes": "1/3"},
            "Wheel: Truth 7 of 10, Yes 1 of 10, No 2 of 10",
            (F(7, 10), F(1, 10), F(1, 5)),
        ),
        (
            {"name": "forced", "truth": "5/7", "yes": "1/2"},
            "Wheel: Truth 5 of 7, Yes 1 of 7, No 1 of 7",
            (F(5, 7), F(1, 7), F(1, 7)),
        ),
    ]
    for mechanism, told, shares in cases:
        survey = survey_of(yes_no(mechanism, ("spinner",)))
        person = sit_down(survey, theme, qtbot, tmp_path)
        person.skip_to_first_question()
        wheel = person.part("wheel")
        assert isinstance(wheel, Wheel)
        assert wheel.accessibleName() == told
        assert tuple(sector.fraction for sector in wheel._sectors) == shares


def test_that_as_many_figures_are_filled_as_the_sentence_says(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    mechanism = {"name": "warner", "p": "5/6"}
    person = sit_down(survey_of(yes_no(mechanism, ("scrambled",))), theme, qtbot, tmp_path)
    to_the_odds(person)
    arrays = person.page.findChildren(IconArray)
    assert [array.count for array in arrays] == [17, 83]
    assert [array.accessibleName() for array in arrays] == [
        "About 17 also leave YES.",
        "About 83 leave YES.",
    ]


def to_the_odds(person: Sat) -> None:
    """Practise, then ask for more about the odds."""
    person.to_page(Page.PRACTICE)
    if person.has("spin_button"):
        person.click("spin_button")
    if person.has("yes_button"):
        person.click("yes_button")
    else:
        person.choose(0)
        person.go_on()
    person.click("odds_button")


def test_that_each_kind_of_protection_has_its_odds(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(
        yes_no(WARNER, ("spinner",)), one_of(KARY, 3), yes_no(WARNER, ("spinner",), id="more")
    )
    person = sit_down(survey, theme, qtbot, tmp_path)
    to_the_odds(person)
    assert "All 3 questions together" in words_on(person.page)
    assert "Up to 18 times the odds" in words_on(person.page)
    places = [person.part(name).geometry() for name in ("frame", "proof_banner")]
    assert person.text("group_label") == "Questions 1 and 3: the wheel"
    person.click("after_button")
    assert person.text("group_label") == "Question 2: scrambled here"
    assert [person.part(name).geometry() for name in ("frame", "proof_banner")] == places
    assert not person.part("after_button").isEnabled()
    person.click("before_button")
    assert person.text("group_label") == "Questions 1 and 3: the wheel"
    QTest.keyClick(person.page, Qt.Key.Key_Right)
    assert person.text("group_label") == "Question 2: scrambled here"
    QTest.keyClick(person.page, Qt.Key.Key_Left)
    QTest.keyClick(person.page, Qt.Key.Key_Left)
    assert person.text("group_label") == "Questions 1 and 3: the wheel"
    assert len(person.page.findChildren(IconArray)) == 2


def test_that_weak_protection_draws_a_warning(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    weak = {"name": "warner", "p": "21/22"}
    person = sit_down(survey_of(yes_no(weak, ("scrambled",))), theme, qtbot, tmp_path)
    assert "protects you little" in words_on(person.part("limit_banner"))


def test_that_the_procedure_is_settled_once_a_question_was_shown(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(NORMAL, theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("ways_button")
    person.click("procedure_scrambled")
    person.click("back_button")
    person.to_first_question()
    assert person.text("forward_button") == "Scramble it"
    person.click("back_button")
    assert not person.has("ways_button")
    with pytest.raises(ValueError, match="cannot be chosen"):
        person.view.flow.choose_procedure(Procedure.SPINNER)


def test_that_the_label_tells_the_procedures_that_can_be_chosen(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    cases: dict[tuple[str, ...], tuple[list[str], list[str]]] = {
        ("spinner",): (["Only you", "Where the wheel landed", "TRUE or FALSE"], ["scrambl"]),
        ("scrambled",): (["This program, until it is scrambled"], ["wheel", "Only you"]),
        ("spinner", "scrambled"): (["or this program if it scrambles", "wheel landed"], []),
    }
    for procedures, (there, not_there) in cases.items():
        person = sit_down(survey_of(yes_no(WARNER, procedures)), theme, qtbot, tmp_path)
        person.go_on(1)
        person.click("link_button")
        told = words_on(person.page)
        assert all(text in told for text in there), procedures
        assert not [text for text in not_there if text in told], procedures


def test_that_true_answers_are_never_in_the_file_where_none_is_asked_in_the_clear(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    scrambled = yes_no(WARNER, ("scrambled",))
    clear = yes_no(None, text="Do you work?") | {"id": "work"}
    for questions, to_sensitive in (((scrambled,), False), ((scrambled, clear), True)):
        person = sit_down(survey_of(*questions), theme, qtbot, tmp_path)
        person.go_on(1)
        told = words_on(person.page)
        assert "Your true answers" in told
        assert ("Your true answers to sensitive questions" in told) == to_sensitive


def test_that_the_eight_words_are_shown_with_their_numbers(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(NORMAL, theme, qtbot, tmp_path)
    told = words_on(person.page)
    for place, word in enumerate(NORMAL.words, 1):
        assert f"{place} / 8: {word}, " in told
    assert "not signed" in told


def test_that_the_language_can_be_changed(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    def both(english: str, german: str) -> dict[str, str]:
        return {"en": english, "de": german}

    survey = survey_of(
        yes_no(None, text=both("Do you work?", "Arbeiten Sie?")),
        languages=["en", "de"],
        title=both("Work", "Arbeit"),
    )
    person = sit_down(survey, theme, qtbot, tmp_path)
    button = person.part("language_button")
    assert isinstance(button, QAbstractButton)
    assert button.accessibleName() == "Language: English"
    menu = button.menu()  # type: ignore[attr-defined]
    assert [action.text() for action in menu.actions()] == ["English", "Deutsch"]
    menu.actions()[1].trigger()
    settle()
    assert person.text("heading") == "Arbeit"
    person.to_first_question()
    assert person.text("heading") == "Arbeiten Sie?"


def test_that_languages_name_themselves() -> None:
    assert language_name("fr") == "Français"
    assert language_name("zz") == "zz"


def test_that_one_language_needs_no_menu(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    assert not sit_down(NORMAL, theme, qtbot, tmp_path).has("language_button")


def test_that_a_rehearsal_says_so_on_every_page_and_in_the_file(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(one_of(None, 2))
    person = sit_down(survey, theme, qtbot, tmp_path / "out", rehearsal=True)
    for _ in range(2):
        assert person.text("title") == "Rehearsal: Work and money"
        person.click("forward_button")
    person.choose(0)
    person.click("forward_button")
    assert '"rehearsal":true' in person.file_text()


def test_that_the_review_says_in_words_what_the_file_says(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(
        yes_no(WARNER, ("spinner",)), one_of(UNARY, 3), one_of(None, 3, id="x", kind="many-of")
    )
    # B; then for each of three bits both coins, that of the true option and that of the others.
    door = ViewDoor([3, 1, 1, 0, 1, 0, 0])
    person = sit_down(survey, theme, qtbot, tmp_path, door=door)
    person.to_first_question()
    person.click("spin_button")
    person.say("no_button")
    person.scramble(0)
    person.choose(2)
    person.click("forward_button")
    told = words_on(person.page)
    assert '"bribe":0,"job":"110","x":"001"' in person.file_text()
    assert "FALSE" in told
    assert "Option number 0 and Option number 1" in told
    assert "Option number 2" in told
    for how in ("Nobody can tell which.", "Scrambled", "As you gave it."):
        assert how in told
    assert "Question 1: A or B" in told
    for text in (STATEMENT, NEGATION):
        assert text not in told, "beside a kept word it would read as what the person said"


def test_that_colours_follow_the_scheme(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = sit_down(NORMAL, theme, qtbot, tmp_path)
    light = person.view.grab().toImage().pixelColor(16, 400)
    theme.pin("dark")
    settle()
    dark = person.view.grab().toImage().pixelColor(16, 400)
    assert light.lightness() > 200 > 60 > dark.lightness()
