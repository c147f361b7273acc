"""What this computer knows: other surveys begun on it, and the keys of authors."""

import errno
from fractions import Fraction
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from respondent_driver import (
    WARNER,
    Content,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from walking import faults

from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.pages.known_here import KeyChange, others_words
from app.respondent.pages.returning import ReturningPage
from app.respondent.pages.welcome import WelcomePage
from app.respondent.view import RespondentView
from app.shell.window import MainWindow
from app.theme import Theme
from core.keys.key_file import fingerprint
from core.keys.signing import Pins, sign
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.started_surveys import BEGUN
from core.response.store import MemoryStore, SittingStore
from core.survey import Survey, write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

WEAK: Content = {"name": "warner", "p": "9/10"}
ONE = survey_of(yes_no(WARNER, ("spinner",)))
OTHER = survey_of(yes_no(WEAK, ("scrambled",)), title="Another wave")
THIRD = survey_of(yes_no(WARNER, ("spinner",)), title="A third one")
SIZES = {"1280x800": (1280, 800), "1024x640": (1024, 640), "512x320": (512, 320)}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def begun(survey: Survey, folder: Path, ratio: Fraction | None) -> None:
    """Begin a survey as on an earlier day, or as a version did that noted no ratio."""
    store = SittingStore(folder, ratio)
    store.put(begin(survey, survey.procedures[0], SYSTEM))


def test_that_other_surveys_begun_here_are_added_up(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(OTHER, tmp_path / "sittings", OTHER.ratio)
    store = SittingStore(tmp_path / "sittings", ONE.ratio)
    person = sit_down(ONE, theme, qtbot, tmp_path / "out", store=store)
    told = words_on(person.page)
    assert "One other survey was begun on this computer." in told
    assert "all together move the odds by up to 27 times. ε is then 3.30 in all." in told
    begun(THIRD, tmp_path / "sittings", THIRD.ratio)
    assert store.begun_others(ONE) in {(Fraction(9), Fraction(3)), (Fraction(3), Fraction(9))}
    assert "2 other surveys" in others_words(ONE, store.begun_others(ONE))
    assert "up to 81 times" in others_words(ONE, store.begun_others(ONE))


def test_that_the_same_survey_is_no_other_one(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    begun(ONE, tmp_path / "sittings", ONE.ratio)
    store = SittingStore(tmp_path / "sittings", ONE.ratio)
    assert store.begun_others(ONE) == ()
    person = sit_down(ONE, theme, qtbot, tmp_path / "out", store=store)
    person.be_another()
    assert "begun on this computer" not in words_on(person.page)


@pytest.mark.parametrize(
    "content", [b"", b"3/0", b"1/2", b"-3", b"3.5", b"x", b"\xff", b"9" * 5000, b"1e9"]
)
def test_that_a_mark_that_tells_nothing_is_no_number(content: bytes, tmp_path: Path) -> None:
    begun(OTHER, tmp_path, OTHER.ratio)
    (tmp_path / OTHER.digest / BEGUN).write_bytes(content)
    assert SittingStore(tmp_path).begun_others(ONE) == (None,)
    told = others_words(ONE, (None,))
    assert "all of it together tells more" in told
    assert "ε" not in told


def test_that_a_preview_knows_of_nothing_else() -> None:
    store = MemoryStore()
    store.put(begin(OTHER, Procedure.SCRAMBLED, SYSTEM))
    assert store.begun_others(ONE) == ()
    assert others_words(ONE, ()) == ""


# Keys


def signed(key: Ed25519PrivateKey | None, **more: object) -> Survey:
    survey = survey_of(yes_no(WARNER, ("spinner",)), author="A small institute", **more)
    return survey if key is None else sign(survey, key)


FIRST_SEEN = "This key is first seen on this computer."


def public_of(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


def pinned(places: Places) -> list[str]:
    return list(Pins(places.pins).read().values())


def words_of_key(key: Ed25519PrivateKey) -> str:
    return " ".join(fingerprint(public_of(key)))


def opened(survey: Survey, theme: Theme, qtbot: QtBot, folder: Path) -> tuple[MainWindow, Places]:
    path = folder / "some.survey"
    path.write_bytes(write(survey))
    places = Places(folder / "settings.json", folder / "data" / "sittings", folder / "responses")
    window = MainWindow(theme, Settings(), places, respondent_only=True)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.open_path(path)
    settle()
    return window, places


def view_of(window: MainWindow) -> RespondentView:
    view = window.findChild(RespondentView)
    assert isinstance(view, RespondentView)
    return view


def forward(window: MainWindow) -> QPushButton:
    button = view_of(window).page.forward_button
    assert button is not None
    return button


def test_that_the_first_key_of_an_author_is_remembered_by_who_goes_on(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    key = Ed25519PrivateKey.generate()
    window, places = opened(signed(key), theme, qtbot, tmp_path)
    page = view_of(window).page
    assert isinstance(page, WelcomePage)
    page.words_button.click()
    told = words_on(view_of(window).page)
    assert words_of_key(key) in told
    assert FIRST_SEEN in told
    assert not places.pins.exists()
    forward(window).click()
    assert pinned(places) == [public_of(key)]
    window.close()
    again, _ = opened(signed(key), theme, qtbot, tmp_path)
    assert FIRST_SEEN not in words_on(view_of(again).page)
    assert forward(again).isEnabled()


def test_that_leaving_pins_nothing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    window, places = opened(signed(Ed25519PrivateKey.generate()), theme, qtbot, tmp_path)
    window.close()
    assert not places.pins.exists()


def test_that_a_name_of_several_scripts_is_warned_of(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    told = "A word of this name mixes letters of several scripts."
    odd = survey_of(yes_no(WARNER, ("spinner",)), author="A sm\u0430ll institute")
    assert told in words_on(sit_down(odd, theme, qtbot, tmp_path).page)
    plain = survey_of(yes_no(WARNER, ("spinner",)), author="A small institute")
    assert told not in words_on(sit_down(plain, theme, qtbot, tmp_path).page)


@pytest.mark.parametrize("unsigned", [False, True], ids=["other-key", "unsigned"])
def test_that_a_changed_key_is_shouted_about(
    unsigned: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    first, second = Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()
    before, _ = opened(signed(first), theme, qtbot, tmp_path)
    forward(before).click()
    before.close()
    later = None if unsigned else second
    window, places = opened(signed(later, title="Second wave"), theme, qtbot, tmp_path)
    told = words_on(view_of(window).page)
    assert "does not have the key that its author had here before" in told
    assert words_of_key(first) in told
    assert ("Now it is not signed." if unsigned else words_of_key(second)) in told
    assert not forward(window).isEnabled()
    asked = view_of(window).page.findChild(QPushButton, "asked_button")
    assert asked is not None
    asked.click()
    assert forward(window).isEnabled()
    assert pinned(places) == [public_of(first)]
    forward(window).click()
    kept = first if unsigned else second
    assert pinned(places) == [public_of(kept)]


def test_that_a_damaged_list_of_keys_is_told_and_stops_nobody(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "authors.json").write_bytes(b"{")
    window, _ = opened(signed(Ed25519PrivateKey.generate()), theme, qtbot, tmp_path)
    assert "list of known authors on this computer is damaged" in words_on(view_of(window).page)
    asked = view_of(window).page.findChild(QPushButton, "asked_button")
    assert asked is not None
    asked.click()
    assert forward(window).isEnabled()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_that_what_is_known_is_named_reached_and_whole(
    size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(OTHER, tmp_path / "sittings", OTHER.ratio)
    store = SittingStore(tmp_path / "sittings", ONE.ratio)
    change = KeyChange(ONE.digest, OTHER.digest)
    person = sit_down(
        ONE, theme, qtbot, tmp_path / "out", store=store, size=size, key_change=change
    )
    assert faults(person.view) == []
    person.press("asked_button")
    person.press("forward_button")
    assert person.page.accessibleName() == "What leaves this laptop"


def test_that_a_damaged_record_is_told_and_can_be_erased(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path)
    for _ in range(2):
        store.put(begin(ONE, Procedure.SPINNER, SYSTEM))
    told = "At least one earlier record on this computer could not be read."
    assert told not in words_on(sit_down(ONE, theme, qtbot, tmp_path / "out", store=store).page)
    kept = sorted((tmp_path / ONE.digest).glob("*.sitting"))
    for number, path in enumerate(kept, 1):
        path.write_bytes(path.read_bytes()[:-9])
        assert store.unreadable(ONE)
        person = sit_down(ONE, theme, qtbot, tmp_path / "out", store=store)
        assert told in words_on(person.page)
        assert "keeps no copy" not in words_on(person.page)
        assert len(store.sittings(ONE)) == 2 - number
    assert isinstance(person.page, ReturningPage)
    person.page.erase_action.trigger()
    settle()
    person.click("confirm_button")
    assert not list((tmp_path / ONE.digest).glob("*.sitting"))
    assert store.was_begun(ONE)
    assert told not in words_on(person.page)


def test_that_a_disk_that_erases_nothing_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SittingStore(tmp_path)
    store.put(begin(ONE, Procedure.SPINNER, SYSTEM))
    person = sit_down(ONE, theme, qtbot, tmp_path / "out", store=store)

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    assert isinstance(person.page, ReturningPage)
    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.unlink", refused)
        person.page.erase_action.trigger()
        settle()
        person.click("confirm_button")
    assert "What was kept could not be erased: Read-only file system." in words_on(person.page)
    assert len(store.sittings(ONE)) == 1


def test_that_a_mark_that_cannot_be_removed_is_told_and_can_be_removed_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SittingStore(tmp_path)
    store.put(begin(ONE, Procedure.SPINNER, SYSTEM))
    store.erase(ONE)
    person = sit_down(ONE, theme, qtbot, tmp_path / "out", store=store)

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    assert isinstance(person.page, ReturningPage)
    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.unlink", refused)
        person.page.forget_action.trigger()
        settle()
        person.click("confirm_button")
        assert store.was_begun(ONE)
    assert isinstance(person.page, ReturningPage), "what is still marked is not begun anew"
    assert "What was kept could not be erased: Read-only file system." in words_on(person.page)
    person.page.forget_action.trigger()
    settle()
    person.click("confirm_button")
    assert not store.was_begun(ONE)
    assert person.page.accessibleName() == "Welcome"
