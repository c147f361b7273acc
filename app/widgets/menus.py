"""Quiet buttons that open a menu of actions, and the text sizes that menus offer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from app.theme import Theme
from app.widgets.button import Button, Size
from app.words.catalogue import figures, tr

TEXT_SIZES = (1.0, 1.25, 1.5, 2.0)


def menu_button(words: str, actions: Iterable[QAction], theme: Theme, size: Size) -> Button:
    """Return a quiet button whose menu holds these actions."""
    button = Button(words, theme, "quiet", size, trailing="chevron-down")
    menu = QMenu(button)
    menu.setAccessibleName(words)
    menu.addActions(list(actions))
    button.setMenu(menu)
    return button


def fill_sizes(menu: QMenu, theme: Theme) -> None:
    """Offer text sizes; they hold for as long as the program runs, and stand nowhere.

    What is checked is asked for when the menu opens, as it may have been chosen on another page.
    """
    sizes = QActionGroup(menu)
    for times in TEXT_SIZES:
        name = tr("Text {percent} %").format(percent=figures(round(100 * times)))
        action = sizes.addAction(menu.addAction(name))
        action.setCheckable(True)
        action.setData(times)
    menu.addSeparator()

    def check() -> None:
        for action in sizes.actions():
            action.setChecked(action.data() == theme.text_size)

    check()
    menu.aboutToShow.connect(check)
    sizes.triggered.connect(lambda action: theme.set_text_size(action.data()))
