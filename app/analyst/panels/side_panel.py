"""What stands at the right of a page of a study: a heading, and choices that scroll beneath it."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QWidget

from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import column, scroll_page, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class SidePanel(QFrame):
    """Puts what is added to `_column` under a heading, and what is added to `_outer` at its foot.

    `above` is the room over the first choice, and `apart` that beneath the heading, in steps of
    the theme's space.
    """

    def __init__(
        self,
        title: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        above: int = 3,
        apart: int = 0,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "side")
        self.setProperty("edge", "end")
        heading = TextLabel(title, theme, "analyst.section")
        heading.setContentsMargins(theme.margins(5, 0))
        ground = QWidget()
        self._column = column(on=ground, space=1, margins=(5, above))
        area = scroll_page(ground)
        self._outer = column(heading, wide(area), on=self, space=apart, margins=(0, 4, 0, 0))


class KeepButton(Button):
    """Keeps what is shown in the results, where the window has an action for it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Keep in Results"), theme, size="form", icon="list")
        self.hide()

    def use(self, action: QAction) -> None:
        """Do what the action does, as long as it can be done. By now the button has its place."""

        def follow() -> None:
            self.setVisible(action.isVisible())
            self.setEnabled(action.isEnabled())

        self.clicked.connect(action.trigger)
        action.changed.connect(follow)
        follow()
