"""What every window offers, each once: quitting, appearance, language and help."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.kit.i18n import language_name
from app.kit.language import interface_languages
from app.kit.settings import SYSTEM, Settings
from app.theme import Theme
from app.words.catalogue import tr


class ProgramActions(QObject):
    """Actions of the program, for the menus of whatever is shown in `window`.

    `schemes` are the colour schemes, one of them chosen; a choice holds at once and is remembered.
    `languages` are those of the window; `language_set` tells that another one is to be spoken, and
    `say` lets the actions themselves speak it. `quit` and `manual` work everywhere, the others
    where a view puts them into a menu.
    """

    language_set = Signal()

    def __init__(self, theme: Theme, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._settings = settings
        self.quit = QAction(self)
        self.quit.setShortcut(QKeySequence("Ctrl+Q"))  # the standard key is none on Windows
        self.quit.triggered.connect(window.close)
        window.addAction(self.quit)
        self.manual = QAction(self)
        self.manual.setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.HelpContents))
        window.addAction(self.manual)
        self.explain = QAction(self)
        self.explain.triggered.connect(lambda: show_explanation(theme, window))
        self.settings = QAction(self, shortcut=QKeySequence("Ctrl+,"))
        self.about = QAction(self)
        self.about.triggered.connect(lambda: show_about(theme, window))
        self.schemes = self._offer(_schemes(), settings.theme, self._on_scheme_chosen)
        self.languages = self._offer(_languages(), settings.language, self._on_language_chosen)
        self.say()

    def say(self) -> None:
        """Let every action speak the language of the program."""
        self.quit.setText(tr("&Quit"))
        self.manual.setText(tr("&Manual"))
        self.explain.setText(tr("&How to read a result"))
        self.settings.setText(tr("&Settings…"))
        self.about.setText(tr("&About Candor"))
        named = {**_schemes(), **_languages()}
        for action in (*self.schemes.actions(), *self.languages.actions()):
            action.setText(named[action.data()])

    def check(self) -> None:
        """Mark what the settings say is chosen."""
        for group, chosen in (
            (self.schemes, self._settings.theme),
            (self.languages, self._settings.language),
        ):
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    @property
    def help(self) -> tuple[QAction, ...]:
        """What a menu of help holds."""
        return self.manual, self.explain, self.settings, self.about

    def _offer(
        self, names: Iterable[str], chosen: str, choose: Callable[[QAction], object]
    ) -> QActionGroup:
        group = QActionGroup(self)
        for name in names:
            action = QAction(group, checkable=True, checked=name == chosen)
            action.setData(name)
        group.triggered.connect(choose)
        return group

    def _on_scheme_chosen(self, action: QAction) -> None:
        name = action.data()
        self._settings.theme = name
        self._theme.pin(None if name == SYSTEM else name)

    def _on_language_chosen(self, action: QAction) -> None:
        self._settings.language = action.data()
        self.language_set.emit()


def _schemes() -> dict[str, str]:
    return {
        SYSTEM: tr("As the system"),
        "light": tr("Light"),
        "dark": tr("Dark"),
        "contrast-light": tr("High contrast, light"),
        "contrast-dark": tr("High contrast, dark"),
    }


def _languages() -> dict[str, str]:
    own = {language: language_name(language) for language in interface_languages()}
    return {SYSTEM: tr("As the system"), **own}


def show_explanation(theme: Theme, parent: QWidget) -> None:
    """Say what bar, whisker and the columns mean."""
    from app.widgets.message import MessageDialog

    reading = (
        tr(
            "The bar ends at the unbiased share: what was saved, corrected by the known chances. "
            "It is right on average and can fall below zero or above 100%."
        ),
        tr(
            "The whisker is the interval: the shares, from 0 to 100%, that fit what was saved. A "
            "level of 95% means that about 95 of 100 such intervals hold the true share."
        ),
        tr(
            "The consistent shares are moved so that they can all be true. They are no longer "
            "unbiased."
        ),
        tr(
            "“Saved” in the table counts the reports as they stand in the files, before the "
            "correction."
        ),
    )
    box = MessageDialog(theme, tr("How to read a result"), "\n\n".join(reading), parent)
    box.setObjectName("help_box")
    box.open()


def show_about(theme: Theme, parent: QWidget) -> None:
    """Name the program, its version and its parts."""
    from app.widgets.about_box import AboutBox

    AboutBox(theme, parent).open()
