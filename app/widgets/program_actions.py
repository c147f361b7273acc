"""What every window offers, each once: quitting, appearance and help."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.kit.settings import Settings
from app.theme import Theme
from app.words.catalogue import tr

_READING = (
    "The bar ends at the unbiased share: what was saved, corrected by the known chances. It is "
    "right on average and can fall below zero or above 100%.\n\n"
    "The whisker is the interval: the shares, from 0 to 100%, that fit what was saved. A level of "
    "95% means that about 95 of 100 such intervals hold the true share.\n\n"
    "The consistent shares are moved so that they can all be true. They are no longer unbiased.\n\n"
    "“Saved” in the table counts the reports as they stand in the files, before the correction."
)


class ProgramActions(QObject):
    """Actions of the program, for the menus of whatever is shown in `window`.

    `schemes` are the colour schemes, one of them chosen; a choice holds at once and is remembered.
    `quit` and `manual` work everywhere, the others where a view puts them into a menu.
    """

    def __init__(self, theme: Theme, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._settings = settings
        self.quit = QAction(tr("&Quit"), self)
        self.quit.setShortcut(QKeySequence("Ctrl+Q"))  # the standard key is none on Windows
        self.quit.triggered.connect(window.close)
        window.addAction(self.quit)
        self.manual = QAction(tr("&Manual"), self)
        self.manual.setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.HelpContents))
        window.addAction(self.manual)
        self.explain = QAction(tr("&How to read a result"), self)
        self.explain.triggered.connect(lambda: show_explanation(theme, window))
        self.settings = QAction(tr("&Settings…"), self)
        self.settings.setShortcut(QKeySequence("Ctrl+,"))
        self.about = QAction(tr("&About Candor"), self)
        self.about.triggered.connect(lambda: show_about(theme, window))
        self.schemes = self._offer_schemes()

    @property
    def help(self) -> tuple[QAction, ...]:
        """What a menu of help holds."""
        return self.manual, self.explain, self.settings, self.about

    def _offer_schemes(self) -> QActionGroup:
        schemes = QActionGroup(self)
        for name, shown in (
            ("system", tr("As the system")),
            ("light", tr("Light")),
            ("dark", tr("Dark")),
            ("contrast-light", tr("High contrast, light")),
            ("contrast-dark", tr("High contrast, dark")),
        ):
            action = QAction(shown, schemes)
            action.setCheckable(True)
            action.setChecked(self._settings.theme == name)
            action.setData(name)
        schemes.triggered.connect(self._on_scheme_chosen)
        return schemes

    def _on_scheme_chosen(self, action: QAction) -> None:
        name = action.data()
        self._settings.theme = name
        self._theme.pin(None if name == "system" else name)


def show_explanation(theme: Theme, parent: QWidget) -> None:
    """Say what bar, whisker and the columns mean."""
    from app.widgets.message import MessageDialog

    box = MessageDialog(theme, tr("How to read a result"), _READING, parent)
    box.setObjectName("help_box")
    box.open()


def show_about(theme: Theme, parent: QWidget) -> None:
    """Name the program, its version and its parts."""
    from app.widgets.about_box import AboutBox

    AboutBox(theme, parent).open()
