"""What the menus in the header of a respondent's page offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QActionGroup, QContextMenuEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QTextEdit

from app.kit.i18n import language_name, tr
from app.theme import Scheme, Theme
from app.widgets.escape_watch import EscapeWatch
from app.widgets.menus import fill_sizes


def fill_languages(
    menu: QMenu, offered: Sequence[str], spoken: str, chosen: Callable[[str], None]
) -> None:
    """Offer the languages of a survey, the one spoken checked."""
    group = QActionGroup(menu)
    for language in offered:
        action = menu.addAction(language_name(language))
        action.setCheckable(True)
        action.setChecked(language == spoken)
        action.setData(language)
        group.addAction(action)
    group.triggered.connect(lambda action: chosen(action.data()))


def fill_looks(menu: QMenu, theme: Theme) -> None:
    """Offer text sizes and colours; they hold for as long as the program runs, and stand nowhere.

    What is checked is asked for when the menu opens, as it may have been chosen on another page.
    """
    fill_sizes(menu, theme)
    colours = QActionGroup(menu)
    schemes: dict[Scheme | None, str] = {
        None: tr("Colours of the system"),
        "light": tr("Light"),
        "dark": tr("Dark"),
        "contrast-light": tr("High contrast, light"),
        "contrast-dark": tr("High contrast, dark"),
    }
    for scheme, name in schemes.items():
        action = colours.addAction(menu.addAction(name))
        action.setCheckable(True)
        action.setData(scheme)

    def check() -> None:
        for action in colours.actions():
            action.setChecked(action.data() == theme.pinned)

    check()
    menu.aboutToShow.connect(check)
    colours.triggered.connect(lambda action: theme.pin(action.data()))


def open_text_menu(watched: QObject, event: QContextMenuEvent, hide: Callable[[], None]) -> bool:
    """Open the menu of a text, in which Esc hides the page; tell whether the event was of one."""
    text = watched if isinstance(watched, QLineEdit) else watched.parent()
    if not isinstance(text, QLineEdit | QTextEdit):
        return False
    if text.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu:
        return True
    menu = text.createStandardContextMenu()
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    EscapeWatch(menu, hide)
    menu.popup(event.globalPos())
    return True
