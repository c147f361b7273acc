"""The strips above and below the result: tool bar, status bar, and a notice that can be closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.analyst.window.actions import Actions
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, at, clear, row, wide
from app.widgets.panels import BannerTone, banner
from app.widgets.picture import Mark
from app.widgets.pill import Pill
from app.widgets.shortened import ShortLabel
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import tr
from app.words.refusals import message, remedy
from core.facts.errors import Problem

_LEAST_NOTICE = 56
_WHILE = 20_000  # ms, several times what it takes to read one


class ToolBar(QFrame):
    """The study's name and the main actions. `import_button` has a menu of files and folder.

    Where it is narrow the buttons show their icons alone and are named for screen readers.
    """

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
        self._row = row = QHBoxLayout(self)
        row.setSpacing(theme.space(2))
        self._mark = Mark(theme, 28)
        self.name_label = NameLabel(theme)
        self.read_only = Pill(tr("Read-only"), theme, "warning", style="analyst.overline")
        self.read_only.hide()
        add(row, self._mark, Gap(1), wide(self.name_label), at(MIDDLE, self.read_only))
        self._tools: list[tuple[QToolButton, str]] = []
        for action, icon in ((actions.undo, "undo"), (actions.redo, "redo")):
            row.addWidget(self._tool(action, icon))
        self._line = _upright()
        row.addWidget(self._line)
        self.questions_button = self._toggle(tr("Questions"), "list")
        self.import_button = self._with_menu(tr("Import"), "import", imports)
        self.plan_button = Button(tr("Plan"), theme, size="analyst", icon="plan")
        self.plan_button.clicked.connect(actions.plan.trigger)
        self.export_button = self._with_menu(tr("Export"), "export", actions.exports)
        self.choices_button = self._toggle(tr("Choices"), "gear")
        self._buttons = (
            *(self.questions_button, self.import_button, self.plan_button),
            *(self.export_button, self.choices_button),
        )
        self._words = [button.text() for button in self._buttons]
        for button in self._buttons:
            row.addWidget(button)
        self.import_button.setVisible(bool(imports))
        self.set_narrow(False)
        theme.color_scheme_changed.connect(self._tint)

    def set_narrow(self, narrow: bool) -> None:
        """Show icons alone, and leave undo and redo to the menu, or show the words too."""
        margin = 12 if narrow else 20
        self._row.setContentsMargins(margin, self._theme.space(2), margin, self._theme.space(2))
        for widget in (self._mark, self._line, *(button for button, _ in self._tools)):
            widget.setVisible(not narrow)
        for button, words in zip(self._buttons, self._words, strict=True):
            button.setText("" if narrow else words)
            button.setAccessibleName(words)
            button.setToolTip(words if narrow else "")

    def set_obstacle(self, obstacle: Problem | None) -> None:
        """Say that nothing can be imported, and why."""
        self.read_only.setVisible(obstacle is not None)
        told = f"{message(obstacle)} {remedy(obstacle)}" if obstacle is not None else ""
        self.read_only.setToolTip(plain_tip(told))
        self.read_only.setAccessibleDescription(told)

    def _tool(self, action: QAction, icon: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(22, 22))
        button.setFixedSize(36, 32)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(action.text().replace("&", ""))
        self._tools.append((button, icon))
        action.setIcon(self._theme.icon(icon))
        return button

    def _toggle(self, words: str, icon: str) -> Button:
        button = Button(words, self._theme, size="analyst", icon=icon)
        button.setCheckable(True)
        button.hide()
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


class NameLabel(QWidget):
    """The name of a file on one line, shortened in its middle where there is no room for it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._label = TextLabel("", theme, "analyst.name", wrap=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label, 0, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._font = theme.font("analyst.name")
        self.setMinimumWidth(24)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_name(self, name: str) -> None:
        """Show another name; screen readers are told the whole of it."""
        self._name = name
        self._label.setAccessibleName(name)
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        elide = Qt.TextElideMode.ElideMiddle
        metrics = QFontMetrics(self._font)
        self._label.setText(metrics.elidedText(self._name, elide, max(self.width() - 4, 20)))


class StatusBar(QFrame):
    """One line of facts: how many responses, of which sort, ε over all sensitive questions.

    What was just done stands at its end, and alone where there is no room for both.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "footer")
        self.setMinimumHeight(28)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = row(on=self, space=7, margins=(5, 1))
        # How many responses is always said whole; what stands behind it may be shortened.
        first = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self._labels = [
            first,
            *(ShortLabel("", theme, "analyst.small", tone="muted") for _ in range(2)),
        ]
        for label in self._labels:
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
            self._row.addWidget(label)
        self._message = TextLabel("", theme, "analyst.small")
        self._message.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        add(self._row, STRETCH, self._message)
        self._going = _after(_WHILE, lambda: self._say(""), self)

    def set_message(self, message: str) -> None:
        """Say at the end of the line what was just done; it goes after a while."""
        self._say(message)
        self._going.start()

    def _say(self, message: str) -> None:
        self._message.setText(message)
        self._give_room()

    @property
    def message(self) -> str:
        """What was said last."""
        return self._message.text()

    def set_facts(self, facts: Sequence[str]) -> None:
        """Show at most three facts."""
        for label, fact in zip(self._labels, [*facts, "", "", ""], strict=False):
            label.setText(fact)
        self._give_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Show the facts, but where what is said beside them would have to share their line."""
        said = [label for label in (*self._labels, self._message) if label.text()]
        margins = self._row.contentsMargins()
        needed = sum(label.sizeHint().width() + self._row.spacing() for label in said)
        alone = bool(self._message.text()) and needed > self.width() - 2 * margins.left()
        for label in self._labels:
            label.setVisible(bool(label.text()) and not alone)

    @property
    def facts(self) -> list[str]:
        return [label.text() for label in self._labels if label.text()]


class NoticeStrip(QScrollArea):
    """At most one message above the page, until it is closed or another comes.

    What is not wrong goes after a while by itself, unless the mouse or the keyboard is on it.
    Where the window is low it scrolls rather than taking the room of the page.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.text = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ground = QWidget()
        self._column = QVBoxLayout(ground)
        self._column.setContentsMargins(theme.margins(4, 2))
        self.setWidget(ground)
        ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._going = _after(_WHILE, self._on_while_over, self)
        self.hide()

    def show_notice(self, tone: BannerTone, text: str, detail: str = "") -> None:
        """Show a message in place of the one before."""
        self.clear()
        self.text = text
        self.close_button = Button(tr("Close message"), self._theme, "quiet", "form", do=self.clear)
        strip = banner(
            tone, text, self._theme, detail=detail, action=self.close_button, style="analyst.strong"
        )
        strip.setAccessibleName(f"{text} {detail}".strip())
        self._column.addWidget(strip)
        self._strip = strip
        self._take_height()
        self.show()
        if tone in ("info", "success"):
            self._going.start()

    def _on_while_over(self) -> None:
        if self.underMouse() or self.close_button.hasFocus():
            self._going.start()
        else:
            self.clear()

    def clear(self) -> None:
        """Take the message away."""
        self._going.stop()
        self.text = ""
        clear(self._column)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        if not self.text:
            return
        parent = self.parentWidget()
        width = self.width() if self.isVisible() or parent is None else parent.width()
        needed = self._column.heightForWidth(width)
        self.setMaximumHeight(needed)
        room = parent.height() // 4 if parent is not None else 0
        least = min(needed, max(_LEAST_NOTICE, room))
        self.setMinimumHeight(least)
        inside = self._strip.layout()
        if inside is not None:  # where it scrolls, what closes it stands in sight
            at = Qt.AlignmentFlag.AlignTop if least < needed else Qt.AlignmentFlag.AlignVCenter
            inside.setAlignment(self.close_button, at)


def _after(milliseconds: int, done: Callable[[], object], parent: QObject) -> QTimer:
    timer = QTimer(parent, singleShot=True, interval=milliseconds)
    timer.timeout.connect(done)
    return timer


def _upright() -> QFrame:
    line = QFrame()
    line.setProperty("role", "rule")
    line.setFixedSize(1, 24)
    return line
