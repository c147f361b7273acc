"""Somebody who writes, plans, rehearses and hands out a survey, by keyboard alone or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.author.handing_out.page import HandOutPage
from app.author.rehearse.page import RehearsePage
from app.author.view import AuthorView
from app.author.words.authoring import adding
from app.shell.window import MainWindow
from core.draft import Draft
from core.survey import Kind

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PASSPHRASE = "correct horse"  # noqa: S105 - of keys made here
PEOPLE, EPSILON = 2000, "1"
STATEMENTS = (
    ("I have paid a bribe.", "I have not paid a bribe."),
    ("I have used a banned substance.", "I have not used a banned substance."),
)

Wait = Callable[[Callable[[], bool]], object]


@dataclass
class AuthorHands:
    """Goes to what is named by its object, its accessible name or its words, and uses it."""

    window: MainWindow
    wait: Wait
    by_keys: bool

    @property
    def author(self) -> AuthorView:
        view = self.window.current_view
        assert isinstance(view, AuthorView)
        return view

    @property
    def draft(self) -> Draft:
        return self.author.editing.draft

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)
        QApplication.processEvents()

    def go_to(self, name: str) -> QWidget:
        """Give something the focus: with Tab, or by a press of the mouse on it."""
        if not self.by_keys:
            part = self.seen(name)
            self._click(part)
            return part
        passed = []
        for _ in range(120):
            focused = QApplication.focusWidget()
            if focused is not None and name in names_of(focused):
                return focused
            passed.append("" if focused is None else names_of(focused)[-1])
            self.key(KEY.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}: {passed}")

    def seen(self, name: str) -> QWidget:
        """Return the one visible part of this name."""
        shown = QApplication.activeWindow() or self.window
        found = [
            each
            for each in shown.findChildren(QWidget)
            if each.isVisible() and each.isEnabled() and name in names_of(each)
            if not isinstance(each, QLabel)
        ]
        assert found, f"{name} is not to be seen"
        return found[0]

    def press(self, name: str) -> None:
        part = self.go_to(name)
        if self.by_keys:
            self.key(KEY.Key_Space)
        assert part is not None

    def write(self, text: str, name: str = "") -> None:
        """Type in place of what stands in a field."""
        focused = self.go_to(name) if name else QApplication.focusWidget()
        assert focused is not None
        if isinstance(focused, QLineEdit | QAbstractSpinBox):
            self.key(KEY.Key_A, CONTROL)
        QTest.keyClicks(focused, text)

    def add(self, kind: Kind, *, sensitive: bool) -> None:
        """Add a question: the menu asks what it is to be."""
        menu = self.author.outline.add_button.menu()
        wanted = adding(kind, sensitive=sensitive)
        action = next(each for each in menu.actions() if each.text() == wanted)
        if self.by_keys:
            self.key(KEY.Key_N, CONTROL)
            assert menu.isVisible()
            while menu.activeAction() is not action:
                QTest.keyClick(menu, KEY.Key_Down)
            QTest.keyClick(menu, KEY.Key_Return)
        else:
            menu.popup(self.window.rect().center())
            middle = menu.actionGeometry(action).center()
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=middle)
        self.come_back()

    def come_back(self) -> None:
        """Have the window active again once a dialog or a menu is gone, as on a desktop."""
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow)

    def lead_to(self, page: str, key: Qt.Key) -> None:
        """Go to a page of the editor."""
        if self.by_keys:
            self.key(key, CONTROL)
        else:
            self.press(page)

    def turn(self, chosen: str, wanted: str, arrow: Qt.Key) -> None:
        """Choose another of two segments."""
        if self.by_keys:
            self.go_to(chosen)
            self.key(arrow)
        else:
            self.press(wanted)

    def choose(self, name: str, words: str) -> None:
        """Choose in a list by going through it with arrows: each step is a choice."""
        for _ in range(20):
            box = self.go_to(name)
            assert isinstance(box, QComboBox)
            at, to = box.currentIndex(), box.findText(words)
            assert to >= 0, f"{words} is not offered in {name}"
            if at == to:
                return
            self.key(KEY.Key_Down if to > at else KEY.Key_Up)
        raise AssertionError(f"{words} cannot be chosen in {name}")

    def pick(self, name: str, words: str) -> None:
        """Open a list, go to an entry of it, and take it."""
        box = self.go_to(name)
        assert isinstance(box, QComboBox)
        if self.by_keys:
            self.key(KEY.Key_Down)
        view, to = box.view(), box.findText(words)
        assert view.isVisible()
        while view.currentIndex().row() != to:
            down = view.currentIndex().row() < to
            QTest.keyClick(view, KEY.Key_Down if down else KEY.Key_Up)
        QTest.keyClick(view, KEY.Key_Return)
        QApplication.processEvents()

    def _click(self, part: QWidget) -> None:
        middle = QPoint(part.width() // 2, part.height() // 2)
        if isinstance(part, QAbstractSpinBox):
            part = part.findChild(QLineEdit) or part
        if isinstance(part, QLineEdit | QCheckBox):  # where there is something to hit
            middle = QPoint(8, part.height() // 2)
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=middle)
        QApplication.processEvents()


def names_of(widget: QWidget) -> list[str]:
    """All that somebody could call a widget by."""
    words = widget.property("text") if isinstance(widget, QPushButton) else None
    named = [widget.objectName(), widget.accessibleName()]
    if isinstance(words, str):
        named.append(words.replace("&", ""))
    return [name for name in named if name] or [type(widget).__name__]


# What is done, one deed after another; each step ends where somebody could be interrupted.


def written(hands: AuthorHands) -> Iterator[str]:
    """Write six questions of all kinds, from nothing."""
    hands.press("New survey…")
    hands.press("empty_survey")
    hands.write("Everyday dealings", "title")
    yield "title"
    hands.write("A small institute", "author")
    hands.write("Why we ask.", "intro")
    yield "intro"
    hands.write(str(PEOPLE), "People planned")
    yield "people"
    for statement, opposite in STATEMENTS:
        yield from _question(hands, Kind.YES_NO, statement)
        hands.write(opposite, "negation")
        yield "opposite"
        hands.press("confirmed")
        yield "confirmed"
    yield from _question(hands, Kind.MANY_OF, "What have you done?")
    yield from _options(hands, "Given a present", "Paid for speed", "Hired a cousin")
    yield from _question(hands, Kind.RATING, "How often do officials ask?")
    yield from _options(hands, "Never", "Sometimes", "Always")
    yield from _question(hands, Kind.NUMBER, "How often did you pay this year?")
    hands.write("0", "low")
    yield "low"
    hands.write("30", "high")
    yield "high"
    yield from _question(hands, Kind.ONE_OF, "Where do you live?", randomized=False)
    yield from _options(hands, "In a city", "In a village")


def _question(
    hands: AuthorHands, kind: Kind, text: str, *, randomized: bool = True
) -> Iterator[str]:
    hands.add(kind, sensitive=randomized)
    hands.write(text, "" if hands.by_keys else "text")
    yield "text"


def _options(hands: AuthorHands, *texts: str) -> Iterator[str]:
    for at, text in enumerate(texts):
        question = hands.author.editing.question
        assert question is not None
        if at == len(question.options):
            hands.press("add_option")
        hands.write(text, f"options_{at}_text")
        yield "option"


def sampled(hands: AuthorHands) -> Iterator[str]:
    """Ask each person one of both statements."""
    hands.press("about_button")
    yield "about"
    hands.press("add_block")
    yield "block"
    for question in hands.draft.questions:
        if question.sensitive and question.kind is not Kind.YES_NO:
            hands.press(f"drawn_0_{question.id}")
            yield "taken out"


def planned(hands: AuthorHands) -> Iterator[str]:
    """Plan all of it for ε = 1 in all."""
    hands.press("about_button")
    hands.lead_to("Plan", KEY.Key_P)
    hands.write(EPSILON, "ε wanted")
    yield "wish"
    hands.press("Use this design")
    yield "design"


def rehearsed(hands: AuthorHands) -> Iterator[str]:
    """Rehearse it, and come back."""
    hands.lead_to("Rehearse", KEY.Key_R)
    page = hands.author.place.page
    assert isinstance(page, RehearsePage)
    yield "rehearsing"
    hands.wait(lambda: bool(page.found))
    yield "rehearsed"
    if hands.by_keys:
        hands.key(KEY.Key_Escape)
    else:
        hands.press("back_button")
    assert hands.author.place.page is None


def handed_out(hands: AuthorHands) -> Iterator[str]:
    """Make both keys, seal, sign, and make the folder."""
    hands.press("Hand out")
    page = hands.author.place.page
    assert isinstance(page, HandOutPage)
    for name in ("sealed", "signing_key"):
        if name == "sealed":
            hands.press(name)
        else:
            hands.pick("signing_key", "Make a key…")
        _make_key(hands, "Responses" if name == "sealed" else "Institute")
        yield "key"
    hands.write(PASSPHRASE, "passphrase")
    hands.wait(lambda: not page._jobs.running())
    hands.press("make_folder")
    yield "making"
    hands.wait(lambda: page.made is not None)
    hands.wait(lambda: not page._jobs.running())
    hands.press("back_to_editor")
    yield "handed out"


def _make_key(hands: AuthorHands, name: str) -> None:
    hands.wait(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    hands.wait(dialog.isActiveWindow)
    hands.write(name, "Name")
    hands.write(PASSPHRASE, "Passphrase")
    hands.write(PASSPHRASE, "The same passphrase again")
    hands.press("Make the key")
    hands.wait(lambda: QApplication.activeModalWidget() is None)
    hands.come_back()


def whole_way(hands: AuthorHands) -> Iterator[str]:
    """All of it, from the first page to the folder."""
    return chain(
        written(hands), planned(hands), sampled(hands), rehearsed(hands), handed_out(hands)
    )
