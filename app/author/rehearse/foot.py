"""What stands beneath the figures of a rehearsal: one run as a study, and the foot of the page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.author.preview.flow import Previewed
from app.author.words.authoring import problem_text
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import MIDDLE, at, column, row, wide
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
        panel = card(padding=theme.space(3))
        set_look(panel, role="well")
        told = tr("One run as a study, with the truth beside it")
        self.progress = ProgressPanel(theme)
        self.progress.hide()
        self.progress.cancelled.connect(self.cancelled)
        self.button = secondary_button(tr("Write the study…"), theme, "analyst")
        self.button.setObjectName("study_button")
        self.button.clicked.connect(self.wanted)
        panel.column.addLayout(
            row(
                at(MIDDLE, Picture("chart", theme, colour="accent", size=20)),
                wide(TextLabel(told, theme, "analyst.strong"), MIDDLE),
                wide(self.progress),
                self.button,
                space=3,
            )
        )
        column(panel, on=self, margins=(6, 3))

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
        line = row(on=self, space=6, margins=(5, 1))
        self.runs_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.epsilon_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.seed_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.lack_label = TextLabel("", theme, "analyst.small", tone="warning")
        for label in (self.runs_label, self.epsilon_label, self.seed_label):
            line.addWidget(label)
        line.addWidget(self.lack_label, 1)
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
