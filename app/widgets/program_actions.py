"""What every window offers, each once: quitting, appearance and help."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.help import show_about, show_explanation
from app.words.catalogue import tr


class ProgramActions(QObject):
    """Actions of the program, for the menus of whatever is shown in `window`.

    `schemes` are the colour schemes, one of them chosen; a choice holds at once and is remembered.
    `quit` works everywhere, the others where a view puts them into a menu.
    """

    def __init__(self, theme: Theme, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._settings = settings
        self.quit = QAction(tr("&Quit"), self)
        self.quit.setShortcut(QKeySequence("Ctrl+Q"))  # the standard key is none on Windows
        self.quit.triggered.connect(window.close)
        window.addAction(self.quit)
        self.explain = QAction(tr("&How to read a result"), self)
        self.explain.setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.HelpContents))
        self.explain.triggered.connect(lambda: show_explanation(theme, window))
        self.about = QAction(tr("&About Candor"), self)
        self.about.triggered.connect(lambda: show_about(theme, window))
        self.schemes = self._offer_schemes()

    @property
    def help(self) -> tuple[QAction, ...]:
        """What a menu of help holds."""
        return self.explain, self.about

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
