"""Recent studies tell on the first page how many responses they hold, and when it was looked."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from analyst_studies import Answering, analyst_view, new_study, responses, rest, write_folder
from PySide6.QtWidgets import QMainWindow

from app.kit.settings import Settings
from app.shell.recent import RecentFiles
from app.theme import Theme
from app.widgets.text import TextLabel


def test_that_a_recent_study_tells_its_count_and_day(
    window: QMainWindow, theme: Theme, settings: Settings, tmp_path: Path
) -> None:
    path = new_study(tmp_path / "a.study")
    settings.remember(path)
    view = analyst_view(theme, path, settings, Answering(), window)
    window.setCentralWidget(view)
    rest(view)
    view.import_paths([write_folder(tmp_path / "in", responses(7, 5))])
    rest(view)
    assert settings.looked_at(path) == {"detail": "12 responses", "day": date.today().isoformat()}
    recent = RecentFiles(theme)
    recent.show_paths([path], {path: settings.looked_at(path)})
    told = [label.text() for label in recent.findChildren(TextLabel)]
    assert {"12 responses", "Today"} <= set(told)
