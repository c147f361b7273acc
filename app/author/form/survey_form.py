"""The form of the survey itself: title, author, what stands before the questions, languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.author.editing.editing import Editing, Keys, with_words
from app.author.form.fields import line_field, long_field
from app.author.form.form import Form
from app.author.form.some_only import add_blocks
from app.author.words.authoring import Tone, changed_from_origin
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import Draft, edits


class SurveyForm(Form):
    """What is said of the survey as a whole, in one language."""

    def __init__(self, theme: Theme, editing: Editing, language: str) -> None:
        super().__init__(theme, editing)
        self.language = language
        self.setObjectName("survey_form")
        self.add_heading(tr("About this survey"))
        if editing.origin is not None:
            words = changed_from_origin(editing.changed_questions)
            tone: Tone = "warning" if editing.changed_questions else "muted"
            self.column.addWidget(TextLabel(words, theme, "analyst.base", tone=tone))
        draft = editing.draft
        tongues = None
        if len(draft.languages) > 1:
            shown = [(each, each) for each in draft.languages]
            tongues = SegmentedChoice(shown, theme, name=tr("Language"))
            tongues.set_key(language)
            tongues.chosen.connect(self._take_language)
        for key, words in (("title", tr("&Title")), ("author", tr("&Who asks"))):
            value = getattr(draft, key).get(language, "")
            take = self._typing((key,), self._text_taker(key))
            aside = tongues if key == "title" else None
            self.add_field(line_field((key,), words, value, theme, take, self._leave, aside=aside))
        for key, words in (
            ("intro", tr("What people are told &first")),
            ("consent", tr("What they &agree to")),
        ):
            value = getattr(draft, key).get(language, "")
            take = self._typing((key,), self._text_taker(key))
            self.add_field(long_field((key,), words, value, theme, take, self._leave))
        self.add_field(
            line_field(
                ("languages",),
                tr("&Languages"),
                ", ".join(draft.languages),
                theme,
                lambda _: None,
                self._take_languages,
                pattern="[a-z0-9_, -]*",
                hint=tr(
                    "Their codes, such as en, de, ar. The first is shown where nobody chooses."
                ),
            )
        )
        add_blocks(self, theme)
        self.finish()

    def refresh(self) -> None:
        """Nothing here follows from typing elsewhere."""

    def _text_taker(self, key: str) -> Callable[[Draft, str], Draft]:
        def take(draft: Draft, text: str) -> Draft:
            words = with_words(getattr(draft, key), self.language, text)
            return replace(draft, **{key: words})  # type: ignore[arg-type]  # by name

        return take

    def _typing(self, keys: Keys, changed: Callable[[Draft, str], Draft]) -> Callable[[str], None]:
        def take(text: str) -> None:
            self.editing.place = replace(self.editing.place, language=self.language)
            self.editing.change_survey(changed(self.editing.draft, text), keys, typing=True)
            self.typed.emit()

        return take

    def _leave(self) -> None:
        self.editing.leave()
        self.left.emit()

    def _take_language(self, language: str) -> None:
        self.editing.choose(None, ("title",), language)
        self.done.emit()

    def _take_languages(self) -> None:
        field = next(each for each in self.fields if each.keys == ("languages",))
        written = str(field.control.property("text")).replace(",", " ").split()
        languages = tuple(dict.fromkeys(written))
        if languages and languages != self.editing.draft.languages:
            made = edits.with_languages(self.editing.draft, languages)
            self.editing.change_survey(made, ("languages",))
            self.done.emit()
        else:
            self._leave()
