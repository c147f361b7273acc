"""The privacy label: what leaves this laptop, who can see it, and what it cannot protect from."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.i18n import figures
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import Rows, with_icon
from app.views.respondent.words.answers import answer_words
from app.widgets.panels import banner
from app.widgets.text import TextLabel
from core.privacy.procedures import Procedure
from core.survey import Kind

_MOST_CLEAR = 3


class LabelPage(RespondentPage):
    """A table in words: what, whether it is in the file, who can see it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("What leaves this laptop"))
        self.offer_languages()
        self.add_heading(self.tr("What leaves this laptop"))
        self.add_lead(self.tr("Only one file, only if you save it, only by your own hand."))
        self.content.addSpacing(14)
        self.rows = Rows((456, 284, 300), least_height=55)
        heads = (self.tr("What"), self.tr("In the file?"), self.tr("Who can see it?"))
        theme = context.theme
        labels = [TextLabel(head, theme, "respondent.label", tone="muted") for head in heads]
        self.rows.add_row(labels, least_height=55)
        offered = context.flow.procedures
        self._chance = tuple(p for p in offered if p is not Procedure.SCRAMBLED)
        if context.flow.survey.sensitive:
            self._add_sensitive()
        self._add_clear()
        nobody = self.tr("Nobody")
        self._add_row(self.tr("Your name, this computer, the time"), self._never(), nobody)
        self.content.addWidget(self.rows)
        self.content.addSpacing(20)
        self._add_banners()
        self.content.addStretch(1)
        self.set_note(self.tr("Nothing has been saved yet."))
        self.add_back()
        self.add_forward(self.tr("I understand")).clicked.connect(self.forward_wanted)
        self.finish()

    def _add_sensitive(self) -> None:
        survey = self._context.flow.survey
        scrambles = any(
            question.kind is not Kind.YES_NO or not self._chance for question in survey.sensitive
        )
        either = Procedure.SCRAMBLED in self._context.flow.procedures
        true_answers = self.tr("Your true answers to sensitive questions")
        holder = self._reader()
        if scrambles or (either and not self._chance):
            seen = self.tr("This program, until it is scrambled")
        elif either:
            seen = self.tr("Only you, or this program if it scrambles")
        else:
            seen = self.tr("Only you")
        self._add_row(true_answers, self._never(), seen)
        if self._chance:
            own = self._chance == (Procedure.OWN_DEVICE,)
            who = self.tr("Only you") if own else self.tr("Only you, until you press")
            self._add_row(self._landing_words(), self._never(), who)
            pairs = dict.fromkeys(
                answer_words(q) for q in survey.sensitive if q.kind is Kind.YES_NO
            )
            for yes, no in pairs:
                pressed = self.tr("The word you press: {yes} or {no}").format(yes=yes, no=no)
                self._add_row(pressed, self._saved(self.tr("Saved")), holder)
        if scrambles:
            self._add_row(self.tr("Your scrambled answers"), self._saved(self.tr("Saved")), holder)

    def _reader(self) -> str:
        """Return who can read what is saved: of a sealed file, who has the key."""
        if self._context.flow.survey.seal:
            return self.tr("Only who has the key")
        return self.tr("Whoever has the file")

    def _landing_words(self) -> str:
        """Return what chance shows a person, for the procedures that can be chosen."""
        if len(self._chance) > 1:
            return self.tr("What the wheel, coins or die showed")
        alone = {
            Procedure.SPINNER: self.tr("Where the wheel landed"),
            Procedure.COINS: self.tr("How the coins fell"),
            Procedure.DIE: self.tr("What the die showed"),
            Procedure.OWN_DEVICE: self.tr("What your own die, coins or cards showed"),
        }
        return alone[self._chance[0]]

    def _add_clear(self) -> None:
        clear = [q for q in self._context.flow.survey.questions if not q.sensitive]
        holder = self._reader()
        given = self.tr("Saved as you give it")
        if len(clear) > _MOST_CLEAR:
            many = self.tr("Your answers to {n} other questions", "", len(clear))
            self._add_row(many.format(n=figures(len(clear))), self._saved(given), holder)
            return
        for question in clear:
            self._add_row(self._context.text(question.text), self._saved(given), holder)

    def _add_row(self, what: str, state: QWidget, who: str) -> None:
        theme = self._context.theme
        self.rows.add_row(
            [
                TextLabel(what, theme, "respondent.emphasis"),
                state,
                TextLabel(who, theme, "respondent.body"),
            ]
        )

    def _never(self) -> QWidget:
        return with_icon(
            self.tr("Never"),
            "eye-off",
            self._context.theme,
            "respondent.label",
            tone="success",
            colour="success",
        )

    def _saved(self, text: str) -> QWidget:
        return with_icon(
            text, "file", self._context.theme, "respondent.label", tone="accent", colour="accent"
        )

    def _add_banners(self) -> None:
        theme = self._context.theme
        leak = self.tr("If the file leaks, it shows the saved rows, and nothing else.")
        if self._chance == (Procedure.SPINNER,):
            leak = self.tr("If the file leaks, it shows the saved rows, and nothing of the wheel.")
        if self._context.flow.survey.seal:
            leak = self.tr("If the file leaks, nobody can read it without the key.")
        limit = self.tr("It cannot protect from a camera, or from spying software on this laptop.")
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(banner("info", leak, theme, icon="shield"), 1)
        row.addWidget(banner("warning", limit, theme), 1)
        self.content.addLayout(row)
