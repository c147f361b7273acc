"""What the lines above and below a result show at any width."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.analyst.window.bars import StatusBar
from app.theme import Theme
from app.widgets.text import TextLabel

FACTS = ("2,048 responses", "A rehearsal: answers of people whose data are known", "ε 6.36")
SAID = "The files tell what the survey states. The test found nothing more."


def test_that_what_was_done_stands_alone_where_there_is_no_room_for_the_facts(
    qtbot: QtBot, theme: Theme
) -> None:
    bar = StatusBar(theme)
    qtbot.addWidget(bar)
    bar.set_facts(FACTS)
    bar.resize(512, 28)
    bar.show()
    assert shown(bar) == [*FACTS]
    bar.set_message(SAID)
    assert shown(bar) == [SAID]
    assert bar.facts == [*FACTS]
    bar.resize(1366, 28)
    assert shown(bar) == [*FACTS, SAID]
    bar.resize(512, 28)
    bar.set_message("")
    assert shown(bar) == [*FACTS]


def shown(bar: StatusBar) -> list[str]:
    QApplication.processEvents()
    labels = bar.findChildren(TextLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]
