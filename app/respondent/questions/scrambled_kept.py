"""The kept moment of a scrambled answer: what was drawn, what it may be, and its odds.

All that is here follows from the report. It is shown after the draw was written, and again
whenever a person comes back to the question.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.respondent.devices.shuffled_cards import Cards
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.words.kept import kept_words
from app.widgets.accessible import announce
from app.widgets.icon_array import IconArray
from app.widgets.layout import STRETCH, Gap, add, column, row
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.survey import Question

_LONG = 22  # a word of more characters stands in smaller type


class ScrambledKeptPage(QuestionPage):
    """What is kept of a scrambled answer; `fresh` shuffles the cards before they tell it."""

    goes_on_by_enter = True

    def __init__(self, context: Context, question: Question, *, fresh: bool = False) -> None:
        super().__init__(context, question)
        theme = context.theme
        flow = context.flow
        self._kept = kept_words(
            question,
            flow.answers[question.id],
            context.language,
            flow.clear.places_of(question),
        )
        self.cards = Cards(theme, self._kept.words)
        self.words = self._make_words()
        self._body = SplitBody(
            self.cards,
            self.words,
            proportion=(480, 612),
            narrow_proportion=(400, 540),
            gap=64,
            narrow_gap=40,
            stack_below=820,
        )
        self.content.addWidget(self._body)
        self.add_forward(tr("Next")).clicked.connect(self.forward_wanted)
        self.cards.opened.connect(self._on_opened)
        self._dead_time = dead_time.DeadTime(self)
        self._is_fresh = fresh
        self._is_told = False
        if fresh:
            self._wait()
        else:
            self._tell()
        self.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_fresh:
            self._is_fresh = False
            self.cards.shuffle()
        elif self.cards.is_open and not self._is_told:
            self._on_opened()

    def fit(self, size: PageSize) -> None:
        """Take the type and the card that the page has room for."""
        tall = size.length(200 if size.stacked or size.short else 348)
        self.cards.setMinimumHeight(tall)
        self.cards.setMaximumHeight(tall)
        styles = [f"kept{'_narrow' if size.short else ''}"]
        if len(self._kept.words) > _LONG:
            styles = ["prompt", "subtitle", "label"]
        for style in styles:
            label = style.replace("kept", "kept_label")
            self.label.set_style(self._context.theme, f"respondent.{label}")
            self.kept_label.set_style(self._context.theme, f"respondent.{style}")
            if not self.is_too_tall:
                return

    def _make_words(self) -> QWidget:
        theme, kept = self._context.theme, self._kept
        holder = QWidget()
        box = column(on=holder, space=0)
        line = row(space=3)
        self.label = TextLabel(
            tr("Kept:"), theme, "respondent.kept_label", tone="muted", wrap=False
        )
        self.kept_label = TextLabel(kept.words, theme, "respondent.kept")
        self.kept_label.is_heading = True  # long ones are set smaller
        line.addWidget(self.label, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.kept_label, 1, Qt.AlignmentFlag.AlignTop)
        self.may_be_label = TextLabel(kept.may_be, theme, "respondent.lead")
        add(box, STRETCH, line, Gap(2), self.may_be_label, Gap(5))
        frame, inside = panel_column("card", 24)
        if kept.filled is not None:
            self.icon_array = IconArray(theme, kept.filled)
            add(inside, self.icon_array, Gap(3))
        self.odds_label = TextLabel(kept.odds, theme, "respondent.body")
        inside.addWidget(self.odds_label)
        add(box, frame, STRETCH)
        policy = holder.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        holder.setSizePolicy(policy)
        return holder

    # What happens

    def _wait(self) -> None:
        """Say nothing before the card opens."""
        self.words.hide()
        if self.forward_button is not None:
            self.forward_button.setEnabled(False)
        self.setAccessibleDescription("")

    def _tell(self) -> None:
        self._is_told = True
        self.words.show()
        told = tr("Kept: {words}.").format(words=self._kept.words)
        self.setAccessibleName(told)
        self.setAccessibleDescription(f"{self._kept.may_be} {self._kept.odds}")

    def _on_opened(self) -> None:
        # What opens while the page is hidden is shown and said once the page is.
        if not self.isVisible():
            return
        self._tell()
        announce(self, f"{self.accessibleName()} {self.accessibleDescription()}")
        if self.forward_button is not None:
            self._dead_time.begin([self.forward_button], dead_time.AFTER_WORD)
