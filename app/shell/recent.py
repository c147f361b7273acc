"""What was worked on last: surveys that are written, and studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from app.kit.i18n import day_in_words
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.layout import LEADING, MIDDLE, STRETCH, add, at, clear, column, row, wide
from app.widgets.panels import rule
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import tr

_LONGEST = 36


class RecentFiles(QWidget):
    """Two lists. Emits what was wanted; surveys opened to answer never stand here."""

    path_chosen = Signal(Path)
    survey_wanted = Signal()
    study_wanted = Signal()
    cleared = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lists = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lists.setSpacing(theme.space(6))
        self.edit_button = quiet_button(tr("Open survey to edit…"), theme, "empty")
        self.edit_button.clicked.connect(self.survey_wanted)
        self.study_button = quiet_button(tr("Open study…"), theme, "empty", do=self.study_wanted)
        self._surveys = self._list(tr("Surveys you write"), self.edit_button)
        self._studies = self._list(tr("Studies"), self.study_button)
        hint = tr("Surveys opened to answer never enter these lists.")
        label = TextLabel(hint, theme, "home.small", tone="muted")
        self.clear_button = quiet_button(tr("Clear lists"), theme, "empty", do=self.cleared)
        column(self._lists, row(wide(label, MIDDLE), self.clear_button), on=self, space=0)

    def _list(self, title: str, button: Button) -> QVBoxLayout:
        theme = self._theme
        words = TextLabel(title, theme, "home.section", wrap=False)
        head = row(wide(words, MIDDLE), button)
        rows = column(space=0)
        self._lists.addLayout(column(head, rule(), rows, STRETCH, space=0), 1)
        return rows

    def stack(self, stacked: bool) -> None:
        """Put the lists beneath each other where it is narrow."""
        beneath, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._lists.setDirection(beneath if stacked else beside)

    def show_paths(self, paths: Sequence[Path], known: Mapping[Path, Mapping[str, Any]]) -> None:
        """Show files; `known` is what is remembered of some. None is looked at: it could hang."""
        for rows in (self._surveys, self._studies):
            clear(rows)
        for path in paths:
            rows = self._surveys if path.suffix.lower() == ".draft" else self._studies
            add(rows, self._row(path, known.get(path, {})), rule())
        self.clear_button.setVisible(bool(paths))

    def _row(self, path: Path, known: Mapping[str, Any]) -> QWidget:
        theme, draft = self._theme, path.suffix.lower() == ".draft"
        widget = QWidget()
        title = str(known.get("title") or path.name)
        icon = "file" if draft else "chart"
        button = Button(_short(title).replace("&", "&&"), theme, "quiet", "empty", icon=icon)
        button.setProperty("tone", "text")
        button.setToolTip(plain_tip(str(path)))
        told = tr("Open the draft {0}") if draft else tr("Open the study {0}")
        button.setAccessibleName(told.format(title if draft else path.name))
        button.clicked.connect(lambda: self.path_chosen.emit(path))
        detail = str(known.get("detail") or _short(" · ".join(path.parent.parts[-2:])))
        label = TextLabel(detail, theme, "home.small", tone="muted")
        label.setContentsMargins(theme.space(8) + 4, 0, 0, 0)
        words = column(at(LEADING, button), label, space=0)
        state = column(space=1)
        end = Qt.AlignmentFlag.AlignTrailing
        if draft and known:
            from app.widgets.pill import Pill

            problems = int(known.get("problems") or 0)
            text = tr("Draft, problems: {0}").format(problems) if problems else tr("Draft")
            sign = "warning" if problems else "check"
            pill = Pill(
                text, theme, "warning" if problems else "success", icon=sign, style="analyst.strong"
            )
            state.addWidget(pill, 0, end)
        day = QDate.fromString(str(known.get("day") or ""), Qt.DateFormat.ISODate)
        if day.isValid():
            shown = TextLabel(_day(day), theme, "home.small", tone="muted", wrap=False)
            state.addWidget(shown, 0, end)
        row(wide(words), state, on=widget, space=3, margins=(0, 1))
        return widget


def _day(day: QDate) -> str:
    """Say a day as one does: the last two by their names."""
    ago = day.daysTo(QDate.currentDate())
    if ago in (0, 1):
        return tr("Yesterday") if ago else tr("Today")
    return day_in_words(day, whole=True, year=ago >= 300)


def _short(name: str) -> str:
    """Shorten a long name in its middle."""
    if len(name) > _LONGEST:
        half = _LONGEST // 2
        name = f"{name[:half]}…{name[-half:]}"
    return name
