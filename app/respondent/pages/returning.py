"""The survey was begun on this computer: go on, see it again, or another person answers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.respondent.pages.known_here import unreadable_words
from app.respondent.pages.save_place import unerased_text
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import (
    Rows,
    column_of,
    in_the_middle,
    panel_column,
    with_icon,
)
from app.respondent.scaffold.steps import Steps
from app.widgets.button import Button, secondary_button
from app.widgets.layout import CENTRE, MIDDLE, Gap, add, at, column, discard, row, wide
from app.widgets.panels import banner, note
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, page_body
from app.words.catalogue import figures, tr
from app.words.odds import twice
from core.privacy.procedures import Procedure
from core.response.sitting import MOST_STARTS, Sitting
from core.response.store_errors import NotKeptError
from core.survey import Question

_MOST_CIRCLES = 7


class ReturningPage(RespondentPage):
    """The survey was begun on this computer: see it again, go on, or another person answers."""

    again_wanted = Signal(object)
    other_person_wanted = Signal()
    erased = Signal()
    forgotten = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("This survey was begun here before"), column=800)
        self.offer_languages()
        self.sitting_buttons: list[Button] = []
        self._asked: QWidget | None = None
        past = context.flow.past
        # What is not finished comes first, for that is what most come back for.
        self._ordered = tuple(sorted(past, key=lambda sitting: sitting.saved))
        if self._ordered:
            self._add_first(self._ordered[0])
        else:
            self.add_heading(tr("This survey was begun here before"), centred=True)
        self._add_notes(bool(past))
        if len(self._ordered) > 1:
            add(self.content, Gap(4), self._make_list(self._ordered[1:]))
        self._add_erase(bool(past or context.flow.unreadable))
        if self._ordered:
            self.other_person_button = self.add_link(tr("I am another person"), icon="person")
            self.other_person_button.clicked.connect(self._ask_who)
        else:
            self.other_person_button = self.add_forward(tr("Another person answers"))
            self.other_person_button.clicked.connect(self.other_person_wanted)
        self.finish()
        for number, button in enumerate(self.sitting_buttons, 1):
            button.setObjectName(f"sitting_button_{number}")

    def _add_first(self, sitting: Sitting) -> None:
        """Offer to go on where it stopped, or to see again what was saved."""
        done = len(sitting.reports)
        if sitting.saved:
            self.heading = self.add_heading(
                tr("This survey was answered here"), "respondent.display", centred=True
            )
            self.add_lead(tr("What was saved stays as it is."), "text", centred=True)
            text = tr("See or save it again")
        else:
            if 1 < len(self._questions_of(sitting)) <= _MOST_CIRCLES:
                add(self.content, self._make_circles(sitting), Gap(6))
            self.heading = self.add_heading(
                tr("Go on where it stopped?"), "respondent.display", centred=True
            )
            begun = tr("This survey was begun on this laptop.")
            self.add_lead(begun, "text", centred=True)
            kept = tr("One word is kept. It stays.")
            if done > 1:
                kept = tr("{n} words are kept. They stay.", "", done).format(n=figures(done))
            if not done:
                kept = "" if sitting.drawn is None else tr("What was drawn for you stays.")
            if kept:
                self.add_lead(kept, "text", centred=True)
            self._add_left(sitting)
            text = tr("Go on")
        button = self.add_forward(text)
        button.clicked.connect(self._asking_for(sitting))
        self.sitting_buttons.append(button)

    def _add_left(self, sitting: Sitting) -> None:
        """Tell of the first question that was started and has no word, and whether it can be."""
        questions = self._questions_of(sitting)
        left = next((q for q in questions if q.id in sitting.started), None)
        if left is None:
            return
        place = figures(questions.index(left) + 1)
        told = tr("Question {place} was left before its word.")
        can = tr("It can be started once more, for the last time.")
        if sitting.started[left.id] >= MOST_STARTS:
            told = tr("Question {place} was left twice before its word.")
            can = tr("It cannot be started again. Please leave the survey.")
        theme = self._context.theme
        frame, inside = panel_column("card", 24)
        icons = {Procedure.COINS: "coins", Procedure.DIE: "die"}
        icon = icons.get(sitting.procedure or Procedure.SPINNER, "wheel")
        words = column(
            TextLabel(told.format(place=place), theme, "respondent.subtitle"),
            TextLabel(can, theme, "respondent.lead"),
            space=1,
        )
        picture = Picture(icon, theme, colour="accent", size=40)
        inside.addLayout(row(picture, wide(words), space=6, align=MIDDLE))
        add(self.content, Gap(6), frame)

    def _make_circles(self, sitting: Sitting) -> Steps:
        """Show which questions have their word, and with which one it goes on."""
        flow = self._context.flow
        ids = [question.id for question in self._questions_of(sitting)]
        asked = {question.id for question in flow.asked}
        open_ = (id_ for id_ in ids if id_ in asked and id_ not in sitting.reports)
        first = next(open_, None)
        circles = Steps([""] * len(ids), self._context.theme, 64)
        done = {place for place, id_ in enumerate(ids) if id_ in sitting.reports}
        circles.show_step(len(ids) if first is None else ids.index(first), done)
        return circles

    def _questions_of(self, sitting: Sitting) -> list[Question]:
        """Return the questions of the survey but those not drawn for a sitting."""
        survey, drawn = self._context.flow.survey, sitting.drawn
        return [q for q in survey.questions if drawn is None or drawn.asks(q, survey)]

    def _add_notes(self, has_past: bool) -> None:
        context, theme = self._context, self._context.theme
        unreadable = unreadable_words(context.flow.unreadable)
        self.content.addSpacing(24)
        if unreadable:
            self.unreadable_banner = banner("warning", unreadable, theme)
            add(self.content, self.unreadable_banner, Gap(4))
        elif not has_past:
            gone = tr("This computer keeps no copy of what was saved.")
            add(self.content, in_the_middle(note(gone, theme)), Gap(4))
        if context.flow.survey.sensitive and has_past:
            go_on = tr("Did you answer here before? Then go on.")
            more = tr("Answering twice tells more about you.")
            self.content.addWidget(in_the_middle(note(f"{go_on} {more}", theme)))
        elif context.flow.survey.sensitive:
            self.content.addWidget(note(twice(context.flow.survey), theme))

    def _add_erase(self, has_past: bool) -> None:
        theme = self._context.theme
        self.erase_button = Button(
            tr("Erase what is kept here"), theme, "quiet", "header", trailing="chevron-down"
        )
        self.erase_button.setAccessibleName(tr("Erase what this computer keeps"))
        self.erase_button.setMenu(self._make_menu(has_past))
        add(self.content, Gap(4), at(CENTRE, self.erase_button))

    def _make_list(self, past: tuple[Sitting, ...]) -> QWidget:
        theme = self._context.theme
        rows = Rows((440, 300, 300), least_height=72, name=tr("Responses on this computer"))
        for sitting in past:
            short = sitting.id[:8]
            name = with_icon(
                tr("Response {name}…").format(name=short),
                "file",
                theme,
                "respondent.label",
                tone="text",
                colour="accent",
            )
            state = tr("Saved") if sitting.saved else tr("Not finished")
            text = tr("See or save it again") if sitting.saved else tr("Go on with it")
            button = secondary_button(text, theme, do=self._asking_for(sitting))
            button.setAccessibleName(f"{text}: {short}")
            self.sitting_buttons.append(button)
            rows.add_row([name, page_body(state, theme, tone="muted"), button])
        return rows

    def _asking_for(self, sitting: Sitting) -> Callable[[], None]:
        return lambda: self.again_wanted.emit(sitting)

    def _make_menu(self, has_past: bool) -> QMenu:
        menu = self.make_menu(tr("Erase what this computer keeps"))
        self.erase_action = menu.addAction(tr("Erase the saved words kept here"))
        self.erase_action.setEnabled(has_past)
        self.erase_action.triggered.connect(self._ask_to_erase)
        self.forget_action = menu.addAction(tr("Remove the mark that it was begun here"))
        self.forget_action.setEnabled(not has_past)
        self.forget_action.triggered.connect(self._ask_to_forget)
        return menu

    def _ask_who(self) -> None:
        """Say what a second answer costs, where somebody says that they are another person."""
        survey = self._context.flow.survey
        if not survey.sensitive:
            self.other_person_wanted.emit()
            return
        text = tr("Only if you have not answered this survey.")
        action, back = tr("I am another person"), tr("Go back")
        self._ask(text, twice(survey), action, self.other_person_wanted.emit, back)

    def _ask_to_erase(self) -> None:
        text = tr("Erase the saved words that this computer keeps of this survey?")
        detail = tr(
            "They can then not be seen or saved again from here, and what was not finished is "
            "lost. Files made before stay where they are. A mark stays that it was begun here."
        )
        survey = self._context.flow.survey
        if survey.samples or survey.shuffled:
            drawn = tr("What was drawn goes too. Whoever begins next gets another draw.")
            detail = f"{detail} {drawn}"
        self._ask(text, detail, tr("Erase them"), self._erase)

    def _ask_to_forget(self) -> None:
        text = tr("Remove the mark that this survey was begun here?")
        cost = twice(self._context.flow.survey) if self._context.flow.survey.sensitive else ""
        detail = tr("Candor then no longer knows that someone answered.")
        self._ask(text, f"{detail} {cost}".strip(), tr("Remove it"), self._forget_begun)

    def _erase(self) -> None:
        if self._is_done(self._context.flow.erase_past):
            self.erased.emit()

    def _forget_begun(self) -> None:
        if self._is_done(self._context.flow.forget_begun):
            self.forgotten.emit()

    def _is_done(self, erase: Callable[[], None]) -> bool:
        """Erase, and tell where that fails."""
        try:
            erase()
        except NotKeptError as refused:
            self.show_not_kept(refused, tr("Nothing was erased."))
            return False
        except OSError as error:
            self.show_problem(unerased_text(error), tr("Check the disk, then erase again."))
            return False
        return True

    def _ask(
        self, text: str, detail: str, action: str, act: Callable[[], None], keep: str = ""
    ) -> None:
        """Ask once more, in the page."""
        theme = self._context.theme
        if self._asked is not None:
            discard(self._asked)
        self.keep_button = secondary_button(keep or tr("Keep it"), theme)
        self.keep_button.setObjectName("keep_button")
        self.confirm_button = secondary_button(action, theme, do=act)
        self.confirm_button.setObjectName("confirm_button")
        holder = column_of(self.confirm_button, self.keep_button, spacing=12)
        self._asked = banner("warning", text, theme, detail=detail, action=holder)
        self._asked.setObjectName("asked")
        self.keep_button.clicked.connect(self._asked.hide)
        self.content.addWidget(self._asked)
        self.watch_buttons()
        self.keep_button.setFocus()
        self.reveal(self._asked)
