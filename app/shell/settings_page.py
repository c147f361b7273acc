"""The page of settings: all that the program keeps, where it is, and how it is taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QMenu, QWidget

from app.kit.kept import KEPT, Kept, Sort
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell import forgetting
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.layout import MIDDLE, STRETCH, TOP, Gap, add, at, column, row, scroll_page, wide
from app.widgets.menus import fill_sizes, menu_button
from app.widgets.message import Dialog, MessageDialog
from app.widgets.page_head import PageHead
from app.widgets.panels import card, rule, show_text
from app.widgets.program_actions import ProgramActions
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.facts.errors import Refused

_WIDTH = 1040
_STACK_BELOW = 720
_SIZE = QSize(1040, 720)


class SettingsDialog(Dialog):
    """The page in a window over the one that it was opened from, which goes on as it was.

    Emits `window_reset` where the window's own size and place were taken back.
    """

    window_reset = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        places: Places,
        program: ProgramActions,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Settings – Candor"), parent, "settings_dialog")
        self._theme, self._settings, self._places = theme, settings, places
        self._program = program
        self.rows: dict[str, KeptRow] = {}
        head = PageHead(theme, tr("Settings"), tr("All that Candor keeps on this computer"))
        self.reset_button = secondary_button(tr("Reset all settings…"), theme, "analyst")
        self.reset_button.setObjectName("reset_all_button")
        self.reset_button.clicked.connect(self._ask_to_reset_all)
        self.close_button = primary_button(tr("Close"), theme, "analyst", do=self.accept)
        self.close_button.setObjectName("close_settings_button")
        head.add(self.reset_button, self.close_button)
        ground, inner = QWidget(), QWidget()
        inner.setMaximumWidth(_WIDTH)
        row(wide(inner), on=ground, margins=(6, 5))
        body = column(on=inner, space=3)
        for title, meaning, sorts in _groups():
            body.addWidget(TextLabel(title, theme, "analyst.heading"))
            body.addWidget(TextLabel(meaning, theme, "analyst.form", tone="muted"))
            entries = [kept for kept in KEPT if kept.sort in sorts]
            first, *others = {kept.place(places) for kept in entries}
            if first is not None and not others:
                body.addWidget(place_label(first, theme))
            add(body, self._group(entries, placed=bool(others)), Gap(4))
        body.addStretch(1)
        self._scroll = scroll_page(ground)
        column(head, wide(self._scroll), on=self, space=0)
        for button in inner.findChildren(Button):
            button.installEventFilter(self)
        self.resize(_SIZE.boundedTo(parent.window().size()))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for shown in self.rows.values():
            shown.stack(event.size().width() < _STACK_BELOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a button into sight that gets the focus: Qt does not, where it comes from above."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched)
        return False

    def _group(self, entries: Iterable[Kept], *, placed: bool) -> QWidget:
        group = card(padding=self._theme.space(4))
        for kept in entries:
            if group.column.count():
                group.column.addWidget(rule())
            place = kept.place(self._places) if placed else None
            shown = self.rows[kept.name] = KeptRow(self._theme, kept, place)
            self._offer(kept, shown)
            self._show_state(kept)
            group.column.addWidget(shown)
        return group

    def _offer(self, kept: Kept, shown: KeptRow) -> None:
        """Put into a row what can be done about it."""
        if kept.name == "appearance":
            shown.add(menu_button(tr("Choose"), self._schemes(), self._theme, "form"))
        elif kept.name == "language":
            languages = self._program.languages
            languages.triggered.connect(self._show_states)
            shown.add(menu_button(tr("Choose"), languages.actions(), self._theme, "form"))
        elif kept.name == "text_size":
            button = menu_button(tr("Choose"), (), self._theme, "form")
            menu = button.menu()
            if isinstance(menu, QMenu):
                fill_sizes(menu, self._theme)
            shown.add(button)
        if kept.sort is Sort.ELSEWHERE or not kept.is_removable:
            return
        words = tr("Reset…") if kept.sort is Sort.SETTING else tr("Delete…")
        button = secondary_button(words, self._theme, "form", do=lambda: self._ask(kept))
        button.setObjectName(f"take_back_{kept.name}")
        shown.add(button)
        shown.take_back_button = button

    def _schemes(self) -> list[QAction]:
        self._program.schemes.triggered.connect(self._show_states)
        return self._program.schemes.actions()

    def _ask(self, kept: Kept) -> None:
        """Ask whether an entry is to be taken back; for more than a setting a word is typed."""
        box: MessageDialog
        if kept.sort is Sort.SETTING:
            title = tr("Reset “{0}”?").format(kept.title())
            text = tr("It is as at the first start then. Nothing that you wrote or saved goes.")
            box = MessageDialog(self._theme, title, text, self, tone="warning", choice=tr("Reset"))
        else:
            title = tr("Delete “{0}”?").format(kept.title())
            box = WordDialog(self._theme, title, cost_of(kept), self)
        box.setObjectName("take_back_box")
        box.accepted.connect(lambda: self._do(lambda: self._take_back(kept)))
        box.open()

    def _take_back(self, kept: Kept) -> None:
        forgetting.take_back(kept, self._settings, self._places)
        self._after(kept.fields)

    def _ask_to_reset_all(self) -> None:
        title = tr("Reset all settings?")
        text = tr(
            "Appearance, window, recent files and the last folder are as at the first start then. "
            "Drafts, keys, reports and files stay."
        )
        box = MessageDialog(self._theme, title, text, self, tone="warning", choice=tr("Reset"))
        box.setObjectName("reset_all_box")
        box.accepted.connect(lambda: self._do(self._reset_all))
        box.open()

    def _reset_all(self) -> None:
        forgetting.reset_all(self._settings, self._places)
        self._after([name for kept in KEPT for name in kept.fields])

    def _do(self, action: Callable[[], object]) -> None:
        """Take something back; what could not be removed is said."""
        try:
            action()
        except Refused as refused:
            from app.widgets.dialogs import problem_box

            problem_box(self._theme, self, refused.problem, tr("Not deleted")).open()
        self._show_states()

    def _after(self, fields: Sequence[str]) -> None:
        """Let what is shown follow the settings."""
        if "theme" in fields:
            self._theme.pin(None)
        self._program.check()
        if "language" in fields:
            self._program.language_set.emit()
        if "place" in fields:
            self.window_reset.emit()

    def _show_states(self) -> None:
        for kept in KEPT:
            self._show_state(kept)

    def _show_state(self, kept: Kept) -> None:
        state = forgetting.state_of(kept, self._settings, self._places)
        there = forgetting.is_there(kept, self._settings, self._places)
        self.rows[kept.name].show_state(state, there=there)


class KeptRow(QWidget):
    """What is kept, what it is for and where it is; beside it how much, and what can be done."""

    def __init__(self, theme: Theme, kept: Kept, place: Path | None) -> None:
        super().__init__()
        self.setObjectName(f"kept_{kept.name}")
        self._title = kept.title()
        self.take_back_button: Button | None = None
        words = column(
            TextLabel(self._title, theme, "analyst.strong"),
            TextLabel(kept.meaning(), theme, "analyst.form", tone="muted"),
            space=1,
        )
        if place is not None:
            words.addWidget(place_label(place, theme))
        self.state_label = TextLabel("", theme, "analyst.form", wrap=False)
        self.state_label.setObjectName("state_label")
        ends = QWidget()
        self._ends = row(STRETCH, self.state_label, on=ends, space=3, align=MIDDLE)
        self._line = row(wide(words), at(TOP, ends), on=self, space=4, margins=(0, 1))

    def add(self, button: Button) -> None:
        """Add what can be done about it; its name says to what."""
        does = button.text().rstrip("\N{NO-BREAK SPACE}…")
        button.setAccessibleName(f"{does}: {self._title}")
        if self.focusProxy() is None:
            self.setFocusProxy(button)
        self._ends.addWidget(button, 0, MIDDLE)

    def show_state(self, state: str, *, there: bool) -> None:
        """Say how much is kept; what is not there cannot be taken back."""
        show_text(self.state_label, state)
        if self.take_back_button is not None:
            self.take_back_button.setEnabled(there)

    def stack(self, stacked: bool) -> None:
        """Put what can be done beneath the words where it is narrow."""
        beside, beneath = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(beneath if stacked else beside)


def place_label(place: Path, theme: Theme) -> TextLabel:
    """Return where something is kept, letter for letter, from left to right in every language."""
    shown = TextLabel(str(place), theme, "analyst.file")
    shown.setObjectName("place_label")
    shown.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return shown


class WordDialog(MessageDialog):
    """Asks for a word to be typed before what cannot be got back is deleted."""

    def __init__(self, theme: Theme, title: str, text: str, parent: QWidget) -> None:
        super().__init__(theme, title, text, parent, tone="danger", choice=tr("Delete"))
        self._word = tr("delete")
        asked = tr("Type “{0}” to go on").format(self._word)
        self.word_field = QLineEdit()
        self.word_field.setObjectName("word_field")
        self.word_field.setAccessibleName(asked)
        self.word_field.textChanged.connect(self._wake)
        self.add_part(TextLabel(asked, theme, "analyst.strong"))
        self.add_part(self.word_field)
        self.choice_button.setEnabled(False)
        self.word_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wake(self, typed: str) -> None:
        self.choice_button.setEnabled(typed.strip().casefold() == self._word)


def _groups() -> tuple[tuple[str, str, tuple[Sort, ...]], ...]:
    return (
        (
            tr("Settings"),
            tr("How Candor looks and begins. “Reset all settings” takes these back, and no more."),
            (Sort.SETTING,),
        ),
        (
            tr("Your work and your keys"),
            tr("Each goes only by itself, and once you typed a word for it."),
            (Sort.WORK, Sort.KEYS),
        ),
        (
            tr("From people who answered here"),
            tr("What chance drew for them, and what they gave in the clear once a file was saved."),
            (Sort.ANSWERS,),
        ),
        (tr("Not kept by Candor"), tr("So that nobody looks for it."), (Sort.ELSEWHERE,)),
    )


def cost_of(kept: Kept) -> str:
    """Say what deleting an entry costs; KeyError where it cannot be deleted."""
    return {
        "drafts": tr(
            "What was written in them is gone. A draft that is open in a window stays; so does "
            "whatever was saved under a name."
        ),
        "keys": tr(
            "Without the key nobody can ever open the responses that were sealed for it, nor sign "
            "a survey as the same author. Copies elsewhere stay."
        ),
        "authors": tr(
            "Candor then takes any key for the right one, the next time that an author’s survey "
            "is opened."
        ),
        "sittings": tr(
            "Whoever began a survey and saved no file yet loses what was drawn. Whoever saved "
            "one can no longer save it again. Files that were saved stay, and so does the mark "
            "that a survey was begun here."
        ),
    }[kept.name]
