"""The kept moment of a scrambled answer: what was drawn, what it may be, and its odds.

All that is here follows from the report. It is shown after the draw was written, and again
whenever a person comes back to the question.
"""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.respondent.devices.shuffled_cards import Cards, Shuffled
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.crowds import CLOSENESS, Crowds
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.words.kept import kept_words
from app.widgets.accessible import announce
from app.widgets.layout import STRETCH, TOP, Gap, add, at, column, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import proof
from app.words.pressed import named
from core.survey import Question

_LONG = 22  # a word of more characters stands in smaller type


class ScrambledKeptPage(QuestionPage):
    """What is kept of a scrambled answer, in a card; `fresh` shuffles before it is told.

    The moment itself is alike for all kinds of report: a subclass shows its report another way.
    """

    goes_on_by_enter = True

    def __init__(
        self,
        context: Context,
        question: Question,
        *,
        fresh: bool = False,
        column: int | None = None,
    ) -> None:
        super().__init__(context, question, column=column)
        flow = context.flow
        self._kept = kept_words(
            question,
            flow.answers[question.id],
            context.language,
            flow.clear.places_of(question),
        )
        self._hidden: list[QWidget] = []  # until it is told
        self._shuffled = self._build()
        self.add_forward(tr("Next")).clicked.connect(self.forward_wanted)
        self._shuffled.opened.connect(self._on_opened)
        self._dead_time = dead_time.DeadTime(self)
        self._is_fresh = fresh
        self._is_revealed = False
        if fresh:
            self._wait()
        else:
            self._tell()
        self.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_fresh:
            self._is_fresh = False
            self._shuffled.shuffle()
        elif self._shuffled.is_open and not self._is_revealed:
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
            for closeness in CLOSENESS[size.low :]:
                self.crowds.arrange(*closeness)
                if not self.is_too_tall:
                    return

    # Building

    def _build(self) -> Shuffled:
        """Fill the page; return what is shuffled before the report is told."""
        self.cards = Cards(self._context.theme, self._kept.words)
        self.words = self._make_words()
        self.hide_until_revealed(self.words)
        body = SplitBody(
            self.cards,
            self.words,
            proportion=(480, 612),
            narrow_proportion=(400, 540),
            gap=64,
            narrow_gap=40,
            stack_below=820,
        )
        self.content.addWidget(body)
        return self.cards

    def _make_words(self) -> QWidget:
        theme, kept = self._context.theme, self._kept
        holder = QWidget()
        box = column(on=holder, space=0)
        self.may_be_label = TextLabel(kept.may_be, theme, "respondent.lead")
        add(box, STRETCH, self.kept_line(), Gap(2), self.may_be_label, Gap(5))
        frame, inside = panel_column("card", 24)
        word = kept.words if self.question.worded else ""
        proven = proof(self.question, named(self.question), word)
        self.proof_label = TextLabel(proven, theme, "respondent.label")
        add(inside, self.make_crowds(), Gap(3), self.proof_label)
        add(box, frame, STRETCH)
        return holder

    def kept_line(self) -> QHBoxLayout:
        """Return "Kept:" and what is kept, as the heading of the page."""
        theme = self._context.theme
        self.label = TextLabel(
            tr("Kept:"), theme, "respondent.kept_label", tone="muted", wrap=False
        )
        self.kept_label = TextLabel(self._kept.words, theme, "respondent.kept")
        self.kept_label.is_heading = True  # long ones are set smaller
        return row(at(TOP, self.label), wide(self.kept_label, TOP), space=3)

    def make_crowds(self) -> Crowds:
        """Return who leaves it too, of 200 people."""
        self.crowds = Crowds(self._context.theme, self._kept.crowds)
        return self.crowds

    def hide_until_revealed(self, *parts: QWidget) -> None:
        """Keep the room of parts that show nothing before the report is told."""
        for part in parts:
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._hidden += parts

    def sentences(self) -> list[str]:
        """Return what is told of the report beside its words."""
        crowds = [str(crowd) for crowd in self._kept.crowds]
        return [self._kept.may_be, *crowds, self.proof_label.text()]

    # What happens

    def _wait(self) -> None:
        """Say nothing before it is shuffled."""
        for part in self._hidden:
            part.hide()
        if self.forward_button is not None:
            self.forward_button.setEnabled(False)
        self.setAccessibleDescription("")

    def _tell(self) -> None:
        self._is_revealed = True
        for part in self._hidden:
            part.show()
        told = tr("Kept: {words}.").format(words=self._kept.words)
        self.setAccessibleName(told)
        self.setAccessibleDescription(" ".join(filter(None, self.sentences())))

    def _on_opened(self) -> None:
        # What opens while the page is hidden is shown and said once the page is.
        if not self.isVisible():
            return
        self._tell()
        announce(self, f"{self.accessibleName()} {self.accessibleDescription()}")
        if self.forward_button is not None:
            self._dead_time.begin([self.forward_button], dead_time.AFTER_WORD)
