"""The pages before anything is asked: returning, welcome, consent."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QMenu, QWidget

from app.eight_words import WAITING, waiting_words, when_words_are_known
from app.i18n import figures
from app.odds import twice
from app.theme import Theme
from app.views.respondent.known_here import others_words, unreadable_words
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import Rows, column_of, panel_column, with_icon
from app.widgets.button import Button, secondary_button
from app.widgets.page import SplitBody
from app.widgets.panels import banner, beside_icon, icon_point, note
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, page_body
from core.keys import fingerprint, key_digest
from core.sitting import Sitting
from core.survey.looks import mixes_scripts
from core.survey.model import texts_of
from core.survey.words import COUNT, numbers_of

_LONG_INTRO = 160


class WelcomePage(RespondentPage):
    """Who asks, why, what it takes, and the eight words."""

    def __init__(self, context: Context, *, key_is_new: bool = False) -> None:
        survey = context.flow.survey
        super().__init__(context, self.tr("Welcome"))
        theme = context.theme
        self._key_is_new = key_is_new
        self.offer_languages()
        parts: list[QWidget] = []
        if survey.author is not None:
            by = self.tr("A survey by {author}").format(author=context.text(survey.author))
            parts.append(TextLabel(by, theme, "respondent.label", tone="accent"))
            if any(map(mixes_scripts, texts_of(survey.author))):
                mixed = self.tr(
                    "A word of this name mixes letters of several scripts. It may imitate a name."
                )
                parts.append(note(mixed, theme, "warning", tone="warning"))
        self.heading = TextLabel(context.text(survey.title), theme, "respondent.display")
        self.restyle_when_narrow(self.heading, "respondent.display", "respondent.display_narrow")
        parts.append(self.heading)
        if survey.intro is not None:
            words = context.text(survey.intro)
            wide = "respondent.body" if len(words) > _LONG_INTRO else "respondent.lead"
            self.intro = TextLabel(words, theme, wide)
            self.restyle_when_narrow(self.intro, wide, "respondent.body")
            parts.append(self.intro)
        others = others_words(survey, context.flow.others)
        known = [note(others, theme)] if others else []
        points = column_of(*self._points(), *known, spacing=24)
        points.setContentsMargins(0, 30, 0, 0)
        left = column_of(*parts, points, spacing=4)
        self.content.addSpacing(12)
        split = SplitBody(
            left,
            column_of(self._make_words(theme)),
            proportion=(560, 448),
            narrow_proportion=(480, 448),
            gap=32,
            narrow_gap=32,
            stack_below=820,
        )
        self.content.addWidget(split)
        self.content.addStretch(1)
        self.set_note(self.tr("No file is made before you say so."))
        self.add_forward(self.tr("Continue")).clicked.connect(self.forward_wanted)
        self.finish()

    def _points(self) -> list[QWidget]:
        theme = self._context.theme
        n = len(self._context.flow.survey.sensitive)
        if n == 0:
            first = self.tr("No question is sensitive")
            detail = self.tr("Every answer is saved as you give it.")
        else:
            first = (
                self.tr("One question is sensitive")
                if n == 1
                else self.tr("{n} questions are sensitive", "", n).format(n=figures(n))
            )
            detail = self.tr("Randomized here, before anything is saved.")
        return [
            icon_point(first, detail, "shield", theme),
            icon_point(
                self.tr("This laptop sends nothing"),
                self.tr("One small file; you hand it over, or not."),
                "laptop",
                theme,
            ),
            icon_point(
                self.tr("You can leave at any time"),
                self.tr("No file is made before the last page. Esc hides this page at once."),
                "leave",
                theme,
            ),
        ]

    def _make_words(self, theme: Theme) -> QWidget:
        survey = self._context.flow.survey
        frame, column = panel_column("well", 32)
        frame.setContentsMargins(0, 0, 0, 0)
        column.setContentsMargins(27, 24, 27, 28)
        asked = self.tr("Is it the survey you were told about?")
        column.addWidget(TextLabel(asked, theme, "respondent.subtitle"))
        column.addSpacing(6)
        compare = self.tr("Compare these eight words with a poster or a colleague.")
        column.addWidget(TextLabel(compare, theme, "respondent.note", tone="muted"))
        column.addSpacing(24)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(10)
        self._cards = [_WordCard(place, theme) for place in range(1, COUNT + 1)]
        for place, word_card in enumerate(self._cards):
            grid.addWidget(word_card, *divmod(place, 2))
        column.addLayout(grid)
        column.addSpacing(22)
        if survey.signature is None:
            words = self.tr("This survey is not signed. Anyone could have written it.")
            column.addWidget(note(words, theme, "warning", tone="warning"))
        else:
            self._key_label = TextLabel("", theme, "respondent.note", tone="muted")
            self._show_key(waiting_words())
            icon = Picture("check", theme, colour="text_muted")
            column.addWidget(beside_icon(self._key_label, icon))
            if self._key_is_new:
                new = self.tr("This key is first seen on this computer.")
                column.addWidget(note(new, theme))
        digests = [survey.digest]
        if survey.signature is not None:
            digests.append(key_digest(survey.signature.key))
        when_words_are_known(digests, self, self._show_words)
        return frame

    def _show_words(self) -> None:
        survey = self._context.flow.survey
        numbered = zip(self._cards, survey.words, numbers_of(survey.digest), strict=True)
        for word_card, word, number in numbered:
            word_card.show_word(word, number)
        if survey.signature is not None:
            self._show_key(" ".join(fingerprint(survey.signature.key)))

    def _show_key(self, words: str) -> None:
        told = self.tr("This survey is signed. The words of its key are: {words}.")
        self._key_label.setText(told.format(words=words))


class _WordCard(QFrame):
    """One of the eight words with its number; a mark of waiting until it is known."""

    def __init__(self, place: int, theme: Theme) -> None:
        super().__init__()
        self._place = place
        self.setProperty("role", "card")
        self.setProperty("scale", "plain")
        self.setMinimumHeight(50)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(4)
        self._word = TextLabel(WAITING, theme, "respondent.label", wrap=False)
        self._word.setAccessibleName(f"{place} / {COUNT}: {WAITING}")
        self._number = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        row.addWidget(self._word, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._number, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_word(self, word: str, number: int) -> None:
        """Show the word now that it is known."""
        self._word.setText(word)
        self._word.setAccessibleName(f"{self._place} / {COUNT}: {word}, {number}")
        self._number.setText(str(number))


class ConsentPage(RespondentPage):
    """What the author asks people to agree to. Whoever does not agree leaves."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("Your consent"))
        self.offer_languages()
        self.add_heading(self.tr("Do you want to take part?"))
        self.add_lead(self.tr("These are the words of those who ask."))
        self.content.addSpacing(20)
        frame, column = panel_column("card", 28)
        self.consent_text = page_body(context.text(context.flow.survey.consent), context.theme)
        column.addWidget(self.consent_text)
        self.content.addWidget(frame)
        self.content.addStretch(1)
        self.set_note(self.tr("Nothing has been saved yet."))
        self.add_back()
        self.decline_button = secondary_button(self.tr("I do not agree"), context.theme)
        self.decline_button.clicked.connect(self.leave_wanted)
        self.add_footer_action(self.decline_button)
        self.add_forward(self.tr("I agree")).clicked.connect(self.forward_wanted)
        self.finish()


class ReturningPage(RespondentPage):
    """The survey was begun on this computer: see it again, go on, or another person answers."""

    again_wanted = Signal(object)
    other_person_wanted = Signal()
    erase_wanted = Signal()
    forget_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("This survey was begun here before"))
        theme = context.theme
        self.offer_languages()
        self.add_heading(self.tr("This survey was begun here before"))
        self.add_lead(self.tr("What was drawn then stays as it is, however often it is opened."))
        self.content.addSpacing(20)
        self.sitting_buttons: list[Button] = []
        past = context.flow.past
        unreadable = unreadable_words(context.flow.unreadable)
        if past:
            self.content.addWidget(self._make_list(past))
        if unreadable:
            self.unreadable_banner = banner("warning", unreadable, theme)
            self.content.addSpacing(16 if past else 0)
            self.content.addWidget(self.unreadable_banner)
        elif not past:
            self.content.addWidget(
                note(self.tr("This computer keeps no copy of what was saved."), theme)
            )
        if context.flow.survey.sensitive:
            self.content.addSpacing(16)
            self.content.addWidget(banner("info", twice(context.flow.survey), theme))
        self.content.addSpacing(16)
        self.erase_button = secondary_button(self.tr("Erase"), theme, trailing="chevron-down")
        self.erase_button.setAccessibleName(self.tr("Erase what this computer keeps"))
        self.erase_button.setMenu(self._make_menu(bool(past or unreadable)))
        line = QHBoxLayout()
        line.addWidget(self.erase_button)
        line.addStretch(1)
        self.content.addLayout(line)
        self.content.addSpacing(16)
        self._asked: QWidget | None = None
        self.content.addStretch(1)
        self.set_note(self.tr("Nobody sees here what another person’s true answer was."))
        self.other_person_button = self.add_forward(self.tr("Another person answers"))
        self.other_person_button.clicked.connect(self.other_person_wanted)
        self.finish()
        for number, button in enumerate(self.sitting_buttons, 1):
            button.setObjectName(f"sitting_button_{number}")

    def _make_list(self, past: tuple[Sitting, ...]) -> QWidget:
        theme = self._context.theme
        rows = Rows((440, 300, 300), least_height=72)
        for sitting in past:
            short = sitting.id[:8]
            name = with_icon(
                self.tr("Response {name}…").format(name=short),
                "file",
                theme,
                "respondent.label",
                tone="text",
                colour="accent",
            )
            state = self.tr("Saved") if sitting.saved else self.tr("Not finished")
            text = self.tr("See or save it again") if sitting.saved else self.tr("Go on with it")
            button = secondary_button(text, theme)
            button.setAccessibleName(f"{text}: {short}")
            button.clicked.connect(self._asking_for(sitting))
            self.sitting_buttons.append(button)
            rows.add_row([name, page_body(state, theme, tone="muted"), button])
        return rows

    def _asking_for(self, sitting: Sitting) -> Callable[[], None]:
        return lambda: self.again_wanted.emit(sitting)

    def _make_menu(self, has_past: bool) -> QMenu:
        menu = self.make_menu(self.tr("Erase what this computer keeps"))
        self.erase_action = menu.addAction(self.tr("Erase the saved words kept here"))
        self.erase_action.setEnabled(has_past)
        self.erase_action.triggered.connect(self._ask_to_erase)
        self.forget_action = menu.addAction(self.tr("Remove the mark that it was begun here"))
        self.forget_action.setEnabled(not has_past)
        self.forget_action.triggered.connect(self._ask_to_forget)
        return menu

    def _ask_to_erase(self) -> None:
        text = self.tr("Erase the saved words that this computer keeps of this survey?")
        detail = self.tr(
            "They can then not be seen or saved again from here, and what was not finished is "
            "lost. Files made before stay where they are. A mark stays that it was begun here."
        )
        self._ask(text, detail, self.tr("Erase them"), self.erase_wanted)

    def _ask_to_forget(self) -> None:
        text = self.tr("Remove the mark that this survey was begun here?")
        cost = twice(self._context.flow.survey) if self._context.flow.survey.sensitive else ""
        detail = self.tr("Candor then no longer knows that someone answered.")
        self._ask(text, f"{detail} {cost}".strip(), self.tr("Remove it"), self.forget_wanted)

    def _ask(self, text: str, detail: str, action: str, signal: SignalInstance) -> None:
        """Ask once more, in the page."""
        theme = self._context.theme
        if self._asked is not None:
            self._asked.hide()
            self._asked.deleteLater()
        self.keep_button = secondary_button(self.tr("Keep it"), theme)
        self.keep_button.setObjectName("keep_button")
        self.confirm_button = secondary_button(action, theme)
        self.confirm_button.setObjectName("confirm_button")
        self.confirm_button.clicked.connect(signal)
        holder = column_of(self.confirm_button, self.keep_button, spacing=12)
        self._asked = banner("warning", text, theme, detail=detail, action=holder)
        self._asked.setObjectName("asked")
        self.keep_button.clicked.connect(self._asked.hide)
        self.content.insertWidget(self.content.count() - 1, self._asked)
        self.watch_buttons()
        self.keep_button.setFocus()
        self.reveal(self._asked)
