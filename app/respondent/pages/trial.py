"""Trying chance out: what would be saved of 100 people without the trait, and of 100 with it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.respondent.devices.trial_chart import TrialChart
from app.respondent.flow.practice import harmless, harmless_texts, practised, try_out
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.words.devices import procedure_words
from app.respondent.words.people import people_words, statement_words
from app.widgets.layout import STRETCH, Gap, add
from app.widgets.panels import banner
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import odds_of, proof
from app.words.pressed import named
from core.privacy.epsilon import of_hundred
from core.privacy.randomness import Door, RandomnessError


class TrialPage(RespondentPage):
    """Two groups of made-up people and how they would be saved, drawn when asked for."""

    def __init__(self, context: Context, door: Door) -> None:
        super().__init__(context, procedure_words(context.flow.procedure).trial)
        theme = context.theme
        self._door = door
        self._question = practised(context.flow.survey)
        # No text of the survey's own before the way to answer is settled.
        told = self._question
        if not context.flow.has_begun:
            told = harmless(told, context.flow.procedure, harmless_texts())
        self.offer_languages()
        self.add_heading(tr("What 200 people would leave behind"))
        self.add_lead(tr("Made-up people, drawn by the same chance as you. Nothing is kept."))
        self.content.addSpacing(8)
        statement = statement_words((told,), context.language)
        if statement:
            add(self.content, TextLabel(statement, theme, "respondent.body"), Gap(2))
        words, odds = people_words(self._question), odds_of(self._question)
        labels = (words.saved, words.otherwise)
        self.charts: list[TrialChart] = []
        cards: list[QWidget] = []
        for title, count in ((words.without, odds.joined), (words.with_it, odds.kept)):
            frame, column = panel_column("card", 14)
            column.addWidget(TextLabel(title, theme, "respondent.label"))
            column.addSpacing(8)
            column.addStretch(1)  # so that the bars of both stand level
            chart = TrialChart(labels, of_hundred(count), theme)
            chart.setObjectName(f"chart_{len(cards) + 1}")
            column.addWidget(chart)
            self.charts.append(chart)
            cards.append(frame)
        pair = SplitBody(*cards, proportion=(1, 1), narrow_proportion=(1, 1), narrow_gap=16)
        add(self.content, pair, Gap(2))
        said = proof(self._question, named(self._question))
        detail = tr("The line marks what the odds say.")
        proven = banner("info", said, theme, detail=detail, style="respondent.subtitle")
        proven_layout = proven.layout()
        if proven_layout is not None:
            proven_layout.setContentsMargins(theme.margins(6, 2))
        add(self.content, proven, STRETCH)
        self.add_back()
        self.again_button = self.add_other(tr("Draw again"), self.draw, icon="shuffle")
        self.add_forward(tr("Back to the odds")).clicked.connect(self.back_wanted)
        self.finish()
        self.draw()

    def draw(self) -> None:
        """Draw all 200 people, then let the bars grow."""
        self.clear_problem()
        try:
            drawn = try_out(self._question, self._context.flow.procedure, self._door)
        except RandomnessError:
            self.show_broken_chance()
            return
        for chart, people in zip(self.charts, drawn, strict=True):
            chart.show_people(people)
