"""The first page: who asks, and why. The eight words of the survey are behind one link."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.kit.eight_words import WAITING, waiting_words, when_words_are_known
from app.respondent.devices.sectors import drawn_sectors
from app.respondent.devices.wheel import Wheel
from app.respondent.pages.known_here import others_words
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import in_the_middle, panel_column
from app.respondent.words.answers import not_saved_yet
from app.respondent.words.draws import draws_text
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import MIDDLE, Gap, add, at, column, row, wide
from app.widgets.panels import banner, beside_icon, note
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.about_survey import about_the_asker
from app.words.catalogue import tr
from app.words.odds import limit_warning
from core.keys.key_file import fingerprint, key_digest
from core.survey.digest_words import COUNT, numbers_of
from core.survey.look_alikes import mixes_scripts, poses_as_program
from core.survey.model import texts_of

_LONG_INTRO = 160
_RIM = 93


class WelcomePage(RespondentPage):
    """One thought: who asks, and why. Nothing has been saved, and one can stop."""

    def __init__(self, context: Context, *, key_is_new: bool = False) -> None:
        survey, theme = context.flow.survey, context.theme
        super().__init__(context, tr("Welcome"), column=720)
        self.offer_languages()
        self._wheel: Wheel | None = None
        self._add_picture()
        if survey.author is not None:
            by = tr("Who asks: {author}").format(author=context.text(survey.author))
            author = TextLabel(by, theme, "respondent.label", tone="accent", centred=True)
            add(self.content, author, Gap(1))
        self.heading = self.add_heading(
            context.text(survey.title), "respondent.display", centred=True
        )
        if survey.intro is not None:
            self._add_intro(context.text(survey.intro))
        self._add_who_asks()
        self.content.addSpacing(24)
        self._add_signature()
        self.words_panel = WordsPanel(context, key_is_new=key_is_new)
        self.words_panel.hide()
        add(self.content, self.words_panel, Gap(3))
        self._add_notes()
        self.add_forward(tr("Begin")).clicked.connect(self.forward_wanted)
        self.finish()

    def _add_picture(self) -> None:
        """Show the survey's own wheel, or a drawing where no wheel is turned."""
        flow = self._context.flow
        spun = next((q for q in flow.survey.sensitive if flow.spins(q)), None)
        if spun is None:
            self.add_drawing("laptop")
            return
        self._wheel = Wheel(self._context.theme)
        self._wheel.set_sectors(drawn_sectors(spun))
        self.add_ornament(self._wheel)
        self.content.addSpacing(16)

    def _add_intro(self, words: str) -> None:
        wide = "respondent.body" if len(words) > _LONG_INTRO else "respondent.lead"
        self.intro = TextLabel(words, self._context.theme, wide, centred=True)
        self.restyle_when_narrow(self.intro, wide, "respondent.body")
        add(self.content, Gap(1), self.intro)

    def _add_who_asks(self) -> None:
        """Put behind one link how to reach whoever asks, and what becomes of the answers."""
        about = about_the_asker(self._context.flow.survey, self._context.language)
        if not about:
            return
        theme = self._context.theme
        self.who_button = Button(
            tr("Who asks"), theme, "quiet", "header", icon="person", trailing="chevron-right"
        )
        panel, inside = panel_column("card", 28)
        self.who_panel = panel
        self.who_button.clicked.connect(lambda: self._fold(self.who_button, panel))
        panel.hide()
        for number, (head, words) in enumerate(about):
            told = TextLabel(head, theme, "respondent.note", tone="muted")
            add(inside, Gap(4 if number else 0), told, TextLabel(words, theme, "respondent.body"))
        add(self.content, Gap(1), in_the_middle(self.who_button), self.who_panel)

    def _add_signature(self) -> None:
        """Say whether the survey is signed, in full size, beside the way to its eight words."""
        survey, theme = self._context.flow.survey, self._context.theme
        if survey.signature is None:
            said = note(tr("This survey is not signed."), theme, "warning", tone="warning")
        else:
            said = note(tr("This survey is signed."), theme, "check")
        self.words_button = Button(
            tr("Check its eight words"), theme, "quiet", "header", trailing="chevron-right"
        )
        self.words_button.clicked.connect(lambda: self._fold(self.words_button, self.words_panel))
        self.content.addWidget(in_the_middle(said, self.words_button))

    def _add_notes(self) -> None:
        survey, theme = self._context.flow.survey, self._context.theme
        warning = limit_warning(survey)
        if warning:
            self.limit_banner = banner("warning", warning, theme)
            add(self.content, self.limit_banner, Gap(3))
        if survey.author is not None and any(map(mixes_scripts, texts_of(survey.author))):
            mixed = tr(
                "A word of this name mixes letters of several scripts. It may imitate a name."
            )
            add(self.content, note(mixed, theme, "warning", tone="warning"), Gap(3))
        if survey.author is not None and any(map(poses_as_program, texts_of(survey.author))):
            own = tr("The author chose this name. It is no word of this program.")
            add(self.content, note(own, theme, "warning", tone="warning"), Gap(3))
        others = others_words(survey, self._context.flow.others)
        if others:
            add(self.content, note(others, theme), Gap(3))
        drawn = draws_text(self._context.flow.survey)
        if drawn:
            add(self.content, in_the_middle(note(drawn, theme, "shuffle")), Gap(2))
        told = tr("{saved} You can stop any time.").format(saved=not_saved_yet(self._context.flow))
        self.content.addWidget(in_the_middle(note(told, theme, "lock")))

    def _fold(self, button: Button, panel: QWidget) -> None:
        """Open what is behind a link, or fold it away."""
        opened = panel.isHidden()
        panel.setVisible(opened)
        icon = None if panel is self.words_panel else "person"
        button.set_icons(icon, "chevron-down" if opened else "chevron-right")
        self.fit_ornaments()
        if opened:
            self.reveal(panel)

    def fit(self, size: PageSize) -> None:
        """Let the wheel grow with the page."""
        if self._wheel is not None:
            self._wheel.set_rim(size.length(_RIM), size.s)


class WordsPanel(QWidget):
    """The eight words to compare with a poster or a colleague, and the words of the key."""

    def __init__(self, context: Context, *, key_is_new: bool) -> None:
        super().__init__()
        survey, theme = context.flow.survey, context.theme
        self._survey = survey
        frame, box = panel_column("card", 28)
        column(frame, on=self, margins=(0, 3, 0, 0))
        asked = tr("Is it the survey you were told about?")
        box.addWidget(TextLabel(asked, theme, "respondent.subtitle"))
        compare = tr("Compare these eight words with a poster or a colleague.")
        add(box, TextLabel(compare, theme, "respondent.note", tone="muted"), Gap(4))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(10)
        self._cards = [_WordCard(place, theme) for place in range(1, COUNT + 1)]
        for place, word_card in enumerate(self._cards):
            grid.addWidget(word_card, *divmod(place, 2))
        add(box, grid, Gap(4))
        if survey.signature is None:
            anyone = tr("Anyone could have written it.")
            box.addWidget(note(anyone, theme, "warning", tone="warning"))
        else:
            self._key_label = TextLabel("", theme, "respondent.note", tone="muted")
            self._show_key(waiting_words())
            icon = Picture("check", theme, colour="text_muted")
            box.addWidget(beside_icon(self._key_label, icon))
            if key_is_new:
                new = tr("This key is first seen on this computer.")
                box.addWidget(note(new, theme))
        digests = [survey.digest]
        if survey.signature is not None:
            digests.append(key_digest(survey.signature.key))
        when_words_are_known(digests, self, self._show_words)

    def _show_words(self) -> None:
        survey = self._survey
        numbered = zip(self._cards, survey.words, numbers_of(survey.digest), strict=True)
        for word_card, word, number in numbered:
            word_card.show_word(word, number)
        if survey.signature is not None:
            self._show_key(" ".join(fingerprint(survey.signature.key)))

    def _show_key(self, words: str) -> None:
        told = tr("This survey is signed. The words of its key are: {words}.")
        self._key_label.setText(told.format(words=words))


class _WordCard(QFrame):
    """One of the eight words with its number; a mark of waiting until it is known."""

    def __init__(self, place: int, theme: Theme) -> None:
        super().__init__()
        self._place = place
        self.setProperty("role", "card")
        self.setProperty("scale", "plain")
        self.setMinimumHeight(50)
        self._word = TextLabel(WAITING, theme, "respondent.label", wrap=False)
        self._word.setAccessibleName(f"{place} / {COUNT}: {WAITING}")
        self._number = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        self._number.accessible_elsewhere = True
        row(wide(self._word, MIDDLE), at(MIDDLE, self._number), on=self, space=1, margins=(3, 1))

    def show_word(self, word: str, number: int) -> None:
        """Show the word now that it is known."""
        self._word.setText(word)
        self._word.setAccessibleName(f"{self._place} / {COUNT}: {word}, {number}")
        self._number.setText(str(number))
