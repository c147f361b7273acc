"""What is told around a preview: that nothing is kept, and how it is shown."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from app.author.preview.flow import Previewed
from app.author.words.authoring import problem_text
from app.theme import Theme
from app.widgets.layout import MIDDLE, row, wide
from app.widgets.panels import set_look
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr


def strip(theme: Theme) -> QWidget:
    """Return the strip that marks a rehearsal."""
    made = QFrame()
    set_look(made, role="banner", tone="warning")
    kept = TextLabel(
        tr("Rehearsal: nothing is kept"), theme, "analyst.section", tone="warning", wrap=False
    )
    told = tr("Draws are held in memory and forgotten on the way back.")
    row(
        Picture("warning", theme, colour="warning", size=20),
        kept,
        wide(TextLabel(told, theme, "analyst.form")),
        on=made,
        space=3,
        margins=(5, 2),
        align=MIDDLE,
    )
    return made


class Foot(QFrame):
    """Which page is shown, how large, and what is not shown as it will be."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        line = row(on=self, space=6, margins=(5, 1))
        self.place_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.scale_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.lack_label = TextLabel("", theme, "analyst.small", tone="warning")
        leads = tr("Esc goes back to the editor")
        for label, stretch in ((self.place_label, 0), (self.scale_label, 0), (self.lack_label, 1)):
            line.addWidget(label, stretch)
        line.addWidget(TextLabel(leads, theme, "analyst.small", tone="muted", wrap=False))

    def show_place(self, page: int, pages: int) -> None:
        """Show which page it is."""
        self.place_label.setText(tr("Page {n} of {all}").format(n=page, all=pages))

    def show_scale(self, scale: float) -> None:
        """Show how large it is."""
        percent = round(100 * scale)
        self.scale_label.setText(tr("{percent}% of full size").format(percent=percent))

    def show_lack(self, found: Previewed) -> None:
        """Show which questions are left out, and how many texts only stand in."""
        told = []
        for each in found.skipped:
            words = tr("Question {n} is left out: {problem}")
            told.append(words.format(n=each.place, problem=problem_text(each.problem)))
        missing = sum(found.missing.values())
        if missing == 1:
            told.append(tr("One text is missing"))
        elif missing:
            told.append(tr("{n} texts are missing").format(n=missing))
        self.lack_label.setText(" · ".join(told))
