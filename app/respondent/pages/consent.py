"""Taking part or not: the author's words, and the page that lets go."""

from __future__ import annotations

from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import panel_column
from app.widgets.button import secondary_button
from app.widgets.layout import Gap, add
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ConsentPage(RespondentPage):
    """What the author asks people to agree to, and two answers of one size."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Your consent"), column=680)
        survey, theme = context.flow.survey, context.theme
        self.offer_languages()
        self.add_drawing("hand")
        self.heading = self.add_heading(tr("Do you want to take part?"), centred=True)
        self.content.addSpacing(28)
        frame, column = panel_column("card", 40)
        says = tr("Those who ask say:")
        if survey.author is not None:
            says = tr("Written by: {author}").format(author=context.text(survey.author))
        column.addWidget(TextLabel(says, theme, "respondent.body", tone="muted"))
        self.consent_text = TextLabel(context.text(survey.consent), theme, "respondent.lead")
        self.restyle_when_narrow(self.consent_text, "respondent.lead", "respondent.body")
        add(column, Gap(3), self.consent_text)
        self.content.addWidget(frame)
        self.add_back()
        self.decline_button = secondary_button(tr("I do not agree"), theme)
        self.add_footer_action(self.decline_button)
        self.add_forward(tr("I agree"), None).clicked.connect(self.forward_wanted)
        self.finish()


class DeclinedPage(RespondentPage):
    """Whoever does not agree is let go: nothing here asks again."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("You are not taking part"), column=680)
        self.offer_languages()
        self.add_drawing("hand")
        self.heading = self.add_heading(tr("That is all right"), centred=True)
        self.add_lead(tr("You owe nobody a reason."), "text", centred=True)
        self.add_lead(tr("No file was made. Nothing was saved."), "text", centred=True)
        self.leave_button.hide()
        self.add_back()
        self.add_forward(tr("Close"), None).clicked.connect(self.leave_wanted)
        self.finish()
