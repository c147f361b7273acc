"""The strips above and below the result: tool bar, status bar, and a notice that can be closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.views.analyst.actions import Actions
from app.widgets.button import Button
from app.widgets.panels import BannerTone, banner
from app.widgets.picture import Mark
from app.widgets.text import TextLabel


class ToolBar(QFrame):
    """The study's name and the main actions. `import_button` has a menu of files and folder."""

    def __init__(
        self,
        theme: Theme,
        actions: Actions,
        imports: Sequence[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "toolbar")
        self.setFixedHeight(56)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(8)
        row.addWidget(Mark(theme, 28))
        row.addSpacing(4)
        self.name_label = TextLabel("", theme, "analyst.name", wrap=False)
        self.name_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.name_label.setMinimumWidth(40)
        row.addWidget(self.name_label, 1, Qt.AlignmentFlag.AlignVCenter)
        self._tools: list[tuple[QToolButton, str]] = []
        for action, icon in ((actions.undo, "undo"), (actions.redo, "redo")):
            row.addWidget(self._tool(action, icon))
        row.addWidget(_upright())
        self.import_button = self._with_menu(self.tr("Import"), "import", imports)
        self.import_button.setVisible(bool(imports))
        self.plan_button = Button(self.tr("Plan"), theme, size="analyst", icon="plan")
        self.plan_button.clicked.connect(actions.plan.trigger)
        exports = (actions.save_chart, actions.save_table, actions.save_tables)
        self.export_button = self._with_menu(self.tr("Export"), "export", exports)
        self.choices_button = Button(self.tr("Choices"), theme, size="analyst", icon="gear")
        self.choices_button.setCheckable(True)
        self.choices_button.hide()
        for button in (
            self.import_button,
            self.plan_button,
            self.export_button,
            self.choices_button,
        ):
            row.addWidget(button)
        theme.color_scheme_changed.connect(self._tint)

    def _tool(self, action: QAction, icon: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(22, 22))
        button.setFixedSize(32, 32)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(action.text().replace("&", ""))
        self._tools.append((button, icon))
        action.setIcon(self._theme.icon(icon))
        return button

    def _with_menu(self, words: str, icon: str, actions: Sequence[QAction]) -> Button:
        button = Button(words, self._theme, size="analyst", icon=icon, trailing="chevron-down")
        menu = QMenu(button)
        menu.addActions(list(actions))
        button.setMenu(menu)
        return button

    def _tint(self) -> None:
        for button, icon in self._tools:
            button.defaultAction().setIcon(self._theme.icon(icon))


class StatusBar(QFrame):
    """One line of facts: how many responses, of which sort, ε over all sensitive questions."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "footer")
        self.setFixedHeight(28)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(20, 0, 20, 0)
        self._row.setSpacing(28)
        self._labels = [
            TextLabel("", theme, "analyst.small", tone="muted", wrap=False) for _ in range(3)
        ]
        for label in self._labels:
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
            self._row.addWidget(label)
        self._row.addStretch(1)
        self._message = TextLabel("", theme, "analyst.small", wrap=False)
        self._message.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._message)

    def set_message(self, message: str) -> None:
        """Say at the end of the line what was just done."""
        self._message.setText(message)

    @property
    def message(self) -> str:
        """What was said last."""
        return self._message.text()

    def set_facts(self, facts: Sequence[str]) -> None:
        """Show at most three facts."""
        for label, fact in zip(self._labels, [*facts, "", "", ""], strict=False):
            label.setText(fact)
            label.setVisible(bool(fact))

    @property
    def facts(self) -> list[str]:
        """What is shown."""
        return [label.text() for label in self._labels if label.text()]


class NoticeStrip(QWidget):
    """At most one message above the page, until it is closed or another comes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 8)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_notice(self, tone: BannerTone, text: str, detail: str = "") -> None:
        """Show a message in place of the one before."""
        self.clear()
        self.text = text
        self.close_button = Button(self.tr("Close message"), self._theme, "quiet", "form")
        self.close_button.clicked.connect(self.clear)
        strip = banner(
            tone, text, self._theme, detail=detail, action=self.close_button, style="analyst.strong"
        )
        strip.setAccessibleName(f"{text} {detail}".strip())
        self._column.addWidget(strip)
        self.show()

    def clear(self) -> None:
        """Take the message away."""
        self.text = ""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.hide()


def _upright() -> QFrame:
    line = QFrame()
    line.setProperty("role", "rule")
    line.setFixedSize(1, 24)
    return line
