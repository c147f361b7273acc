"""What leaves this laptop: three facts and a limit, and the whole privacy label behind a link."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QWidget

from app.respondent.flow.way import RespondentFlow
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import Rows, in_the_middle, with_icon
from app.respondent.words.devices import procedure_words
from app.respondent.words.draws import how_it_is_drawn, how_it_is_shuffled
from app.theme import Theme
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, at, column, row, wide
from app.widgets.panels import banner, note, rule
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone
from app.words.catalogue import either, figures, tr
from app.words.pressed import answer_words
from core.privacy.procedures import Procedure

_MOST_CLEAR = 3
_FACTS, _WHOLE = 760, 1040


class LeavesPage(RespondentPage):
    """Three facts and a limit; the whole privacy label is folded behind one link."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("What leaves this laptop"), column=_FACTS)
        self.offer_languages()
        self.add_drawing("laptop")
        self.heading = self.add_heading(tr("What leaves this laptop"), centred=True)
        self.add_lead(tr("One small file, if you save."), centred=True)
        self.content.addSpacing(20)
        self.facts = FactsCard(context)
        self.label = PrivacyLabel(context)
        self.label.hide()
        add(self.content, self.facts, self.label)
        self.content.addSpacing(20)
        limit = tr("A camera or spying program could still watch.")
        self.content.addWidget(in_the_middle(note(limit, context.theme, "warning", tone="warning")))
        self.add_back()
        self.add_forward(tr("Continue")).clicked.connect(self.forward_wanted)
        self.add_link(tr("See everything")).clicked.connect(self._fold)
        self.finish()

    def _fold(self) -> None:
        """Show the whole label in place of the three facts, or these again."""
        opened = self.label.isHidden()
        self.label.setVisible(opened)
        self.facts.setVisible(not opened)
        self.set_column(_WHOLE if opened else _FACTS)
        if self.link_button is not None:
            self.link_button.setText(tr("See less") if opened else tr("See everything"))
        self.watch_buttons()
        self.fit_ornaments()
        self.scroll_to_top()


class FactsCard(QFrame):
    """What is in the file, what chance showed, who you are: each with one answer."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.setProperty("role", "card")
        box = column(on=self, space=0, margins=(7, 3))
        survey, theme = context.flow.survey, context.theme
        kept, clear = tr("The words that are kept"), ""
        if not survey.sensitive:
            kept = tr("Your answers, as you give them")
        elif len(survey.sensitive) < len(survey.questions):
            clear = tr("Other answers, as given.")
        never = tr("Never")
        facts = [
            ("file", kept, clear, tr("In the file")),
            ("laptop", tr("Your name, this computer, the time"), "", never),
        ]
        if survey.sensitive:
            facts.insert(1, ("eye-off", unsaved_words(context.flow), "", never))
        for place, (icon, title, detail, state) in enumerate(facts):
            if place:
                box.addWidget(rule())
            box.addWidget(_fact(icon, title, detail, state, theme, saved=icon == "file"))


def _fact(icon: str, title: str, detail: str, state: str, theme: Theme, *, saved: bool) -> QWidget:
    holder = QWidget()
    colours = ("accent", "accent_soft") if saved else ("text_muted", "raised")
    tile = Picture(icon, theme, colour=colours[0], size=28, ground="tile", ground_colour=colours[1])
    line = row(at(MIDDLE, tile), on=holder, space=6, margins=(0, 3))
    words = column(STRETCH, TextLabel(title, theme, "respondent.label"), space=0)
    if detail:
        words.addWidget(TextLabel(detail, theme, "respondent.body", tone="muted"))
    words.addStretch(1)
    tone: Tone = "accent" if saved else "text"
    add(
        line,
        wide(words),
        at(MIDDLE, TextLabel(state, theme, "respondent.label", tone=tone, wrap=False)),
    )
    return holder


def unsaved_words(flow: RespondentFlow) -> str:
    """Return what never reaches the file: what chance showed, or the true answers."""
    survey = flow.survey
    pressed = [question for question in survey.sensitive if flow.presses(question)]
    all_sensitive = len(survey.sensitive) == len(survey.questions)
    if not pressed:
        if all_sensitive:
            return tr("Your true answers")
        return tr("Your true answers to sensitive questions")
    words = procedure_words(flow.procedure).showed
    if len(pressed) == len(survey.sensitive):
        return words
    if all_sensitive:
        return tr("{landing}, and your true answers").format(landing=words)
    return tr("{landing}, and your true answers to sensitive questions").format(landing=words)


class PrivacyLabel(QWidget):
    """The whole table in words: what, whether it is in the file, who can see it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._column = column(on=self)
        heads = (tr("What"), tr("In the file?"), tr("Who can see it?"))
        name = tr("What leaves this laptop")
        self.rows = Rows((456, 284, 300), least_height=55, name=name, heads=heads)
        theme = context.theme
        self.rows.add_heads(
            [TextLabel(head, theme, "respondent.label", tone="muted") for head in heads]
        )
        offered = context.flow.procedures
        self._chance = tuple(p for p in offered if p is not Procedure.SCRAMBLED)
        if context.flow.survey.sensitive:
            self._add_sensitive()
        self._add_clear()
        also = tr("Also in it: the survey and a random number.")
        if context.flow.procedures:
            also = tr("Also in it: the survey, the way you answered, a random number.")
        self._add_row(also, self._saved(tr("Saved")), self._reader())
        nobody = tr("Nobody")
        self._add_row(tr("Your name, this computer, the time"), self._never(), nobody)
        add(self._column, self.rows, Gap(4))
        if context.flow.survey.samples:
            add(self._column, note(how_it_is_drawn(), theme, "shuffle"), Gap(4))
        if context.flow.survey.shuffled:
            add(self._column, note(how_it_is_shuffled(), theme, "shuffle"), Gap(4))
        self._add_leak()

    def _add_sensitive(self) -> None:
        survey = self._context.flow.survey
        scrambles = any(not question.by_device or not self._chance for question in survey.sensitive)
        either = Procedure.SCRAMBLED in self._context.flow.procedures
        true_answers = tr("Your true answers to sensitive questions")
        holder = self._reader()
        if scrambles or (either and not self._chance):
            seen = tr("This program, until it is scrambled")
        elif either:
            seen = tr("Only you, or this program if it scrambles")
        else:
            seen = tr("Only you")
        self._add_row(true_answers, self._never(), seen)
        if self._chance:
            screen = tuple(each for each in self._chance if each is not Procedure.OWN_DEVICE)
            if screen:
                both = tr("You and this program, until you press")
                self._add_row(self._shown_by(screen), self._never(), both)
            if screen != self._chance:
                own = procedure_words(Procedure.OWN_DEVICE).showed
                self._add_row(own, self._never(), tr("Only you"))
            pairs = dict.fromkeys(answer_words(q) for q in survey.sensitive if q.by_device)
            for yes, no in pairs:
                pressed = tr("The word you press: {yes} or {no}").format(yes=yes, no=no)
                self._add_row(pressed, self._saved(tr("Saved")), holder)
        if scrambles:
            self._add_row(tr("Your scrambled answers"), self._saved(tr("Saved")), holder)
        if survey.samples:
            self._add_row(tr("What is drawn for you"), self._saved(tr("Saved")), holder)

    def _reader(self) -> str:
        """Return who can read what is saved: of a sealed file, who has the key."""
        if self._context.flow.survey.seal:
            return tr("Only someone who has the key")
        return tr("Whoever has the file")

    def _shown_by(self, devices: Sequence[Procedure]) -> str:
        """Return what chance shows on the screen, for the procedures that can be chosen."""
        if len(devices) == 1:
            return procedure_words(devices[0]).showed
        told = either([procedure_words(device).name for device in devices])
        return tr("What {devices} showed").format(devices=told)

    def _add_clear(self) -> None:
        clear = [q for q in self._context.flow.survey.questions if not q.sensitive]
        holder = self._reader()
        given = tr("Saved as you give it")
        if len(clear) > _MOST_CLEAR:
            many = tr("Your answers to {n} other questions", "", len(clear))
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
            tr("Never"),
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

    def _add_leak(self) -> None:
        leak = tr("If the file leaks, it shows the saved rows, and nothing else.")
        if self._context.flow.survey.seal:
            leak = tr("If the file leaks, nobody can read it without the key.")
        self._column.addWidget(banner("info", leak, self._context.theme, icon="shield"))
