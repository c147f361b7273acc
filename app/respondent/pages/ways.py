"""Other ways to answer: who randomizes, chosen once before the first question is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup

from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.words.devices import own_things, procedure_words
from app.widgets.choices import RadioOption
from app.widgets.panels import note
from app.words.catalogue import tr


class WaysPage(RespondentPage):
    """Who randomizes the answers: chosen once, before the first question is seen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Other ways to answer"), column=800)
        flow, theme = context.flow, context.theme
        self.offer_languages()
        self.heading = self.add_heading(tr("How do you want to answer?"), centred=True)
        self.add_lead(tr("Choose one. It holds for the whole survey."), centred=True)
        self.content.addSpacing(24)
        self._group = QButtonGroup(self)
        self._procedures = flow.procedures
        for number, procedure in enumerate(self._procedures):
            words = procedure_words(procedure)
            detail = words.offer_detail.format(tools=own_things(flow.survey))
            option = RadioOption(words.offer, theme, detail=detail)
            option.setObjectName(f"procedure_{procedure.value}")
            option.setChecked(procedure is flow.procedure)
            self._group.addButton(option, number)
            self.content.addWidget(option)
            self.content.addSpacing(16)
        self._group.idClicked.connect(self._choose)
        self.content.addSpacing(8)
        text = tr("All follow the same odds. The file says which way you chose, not who you are.")
        self.content.addWidget(note(text, theme))
        self.add_back()
        self.add_forward(tr("Try it")).clicked.connect(self.back_wanted)
        self.finish()

    def _choose(self, number: int) -> None:
        self._context.flow.choose_procedure(self._procedures[number])
