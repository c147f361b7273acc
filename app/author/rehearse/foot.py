"""What stands beneath the figures of a rehearsal: one run as a study, and the foot of the page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.author.preview.flow import Previewed
from app.author.words.authoring import problem_text
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.panels import card, set_look
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.total_epsilon import over_all


class StudyCard(QWidget):
    """Offers to write one run as a study. Emits `wanted`, and `cancelled` while it is written."""

    wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.margins(6, 3))
        panel = card(padding=theme.space(3))
        set_look(panel, role="well")
        row = QHBoxLayout()
        row.setSpacing(theme.space(3))
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(Picture("chart", theme, colour="accent", size=20), 0, middle)
        told = tr("One run as a study, with the truth beside it")
        row.addWidget(TextLabel(told, theme, "analyst.strong"), 1, middle)
        self.progress = ProgressPanel(theme)
        self.progress.hide()
        self.progress.cancelled.connect(self.cancelled)
        row.addWidget(self.progress, 1)
        self.button = secondary_button(tr("Write the study…"), theme, "analyst")
        self.button.setObjectName("study_button")
        self.button.clicked.connect(self.wanted)
        row.addWidget(self.button)
        panel.column.addLayout(row)
        outer.addWidget(panel)

    def show_writing(self, writing: bool) -> None:
        """Show how far it is, or offer it again."""
        if writing:
            self.progress.restart()
        self.progress.setVisible(writing)
        self.button.setVisible(not writing)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is: each response is written, then read back."""
        told = tr("{done} of {total} responses made")
        made = told.format(done=figures(done // 2), total=figures(total // 2))
        self.progress.set_progress(made, done, total)


class Foot(QFrame):
    """How often was rehearsed, ε of the survey, the seed, and what is left out."""

    def __init__(self, theme: Theme, found: Previewed) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(5, 1))
        row.setSpacing(theme.space(6))
        self.runs_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.epsilon_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.seed_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.lack_label = TextLabel("", theme, "analyst.small", tone="warning")
        for label in (self.runs_label, self.epsilon_label, self.seed_label):
            row.addWidget(label)
        row.addWidget(self.lack_label, 1)
        survey = found.survey
        if survey is not None:
            self.epsilon_label.setText(over_all(survey.ratio))
        out = tr("Question {n} is left out: {problem}")
        lacks = [
            out.format(n=each.place, problem=problem_text(each.problem)) for each in found.skipped
        ]
        self.lack_label.setText(" · ".join(lacks))

    def show_runs(self, runs: int, seed: int, *, changed: bool) -> None:
        """Show what the figures are of, and whether something else is wished by now."""
        told = tr("{n} rehearsals").format(n=figures(runs))
        if changed:
            again = tr("Changed since: rehearse again")
            told = f"{told} · {again}"
        self.runs_label.setText(told)
        self.seed_label.setText(tr("Seed {n}").format(n=seed))
