"""The forms of what is no question: of the survey itself, and of each of its sections."""

from __future__ import annotations

from collections.abc import Sequence

from app.author.editing.editing import Editing, FieldProblem, Keys, title_keys
from app.author.editing.texts import missing_among, with_survey_words
from app.author.form.fields import Field, text_field
from app.author.form.form import Form, TextField, keyed
from app.author.form.some_only import add_blocks
from app.author.words.authoring import Tone, changed_from_origin, one_line, said, section_holds
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import STRETCH, row
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import Draft, edits, order


class _DraftForm(Form[Draft]):
    """A form whose edits make another draft."""

    def refresh(self) -> None:
        """Nothing here follows from typing elsewhere."""

    @property
    def held(self) -> Draft:
        return self.editing.draft

    def take(self, held: Draft, keys: Keys, *, typing: bool = False) -> None:
        self.editing.change_survey(held, keys, typing=typing)


class SurveyForm(_DraftForm):
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
        languages = self.languages_choice()
        if languages is not None:
            languages.chosen.connect(self._take_language)
        self.add_texts(
            TextField("title", tr("&Title"), aside=languages),
            TextField("author", tr("&Who asks")),
            TextField("contact", tr("Wh&om people can ask"), hint=one_line()),
            TextField("retention", tr("How long answers are &kept"), hint=one_line()),
            TextField("intro", tr("What people are told &first"), "long"),
            TextField("consent", tr("What they &agree to"), "long"),
        )
        self.add_field(
            text_field(
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
        if not draft.questions:
            self.add_heading(tr("Questions"))
            self.add_field(Field(("questions",), "", TextLabel("", theme, "analyst.base"), theme))
        add_blocks(self, theme)
        self.finish()

    def problems(self) -> Sequence[FieldProblem]:
        """Those of the survey; a section has its own form."""
        return [each for each in super().problems() if each.keys[:1] != ("sections",)]

    def _take_language(self, language: str) -> None:
        self.editing.choose(None, ("title",), language)
        self.done.emit()

    def _take_languages(self) -> None:
        field = next(each for each in self.fields if each.keys == ("languages",))
        written = str(field.control.property("text")).replace(",", " ").split()
        languages = tuple(dict.fromkeys(written))
        if languages and languages != self.editing.draft.languages:
            self.do(edits.with_languages(self.held, languages), ("languages",))
        else:
            self.leave()


class SectionForm(_DraftForm):
    """What is said of the section at a place, from 0, in one language."""

    def __init__(self, theme: Theme, editing: Editing, language: str, at: int) -> None:
        super().__init__(theme, editing)
        self.language = language
        self.setObjectName("section_form")
        draft = editing.draft
        section = draft.sections[at]
        self._keys: Keys = title_keys(draft, section.first)
        self.add_heading(tr("Section {0} of {1}").format(at + 1, len(draft.sections)))
        languages = self.languages_choice(missing_among(draft, [section.title]))
        if languages is not None:
            languages.setObjectName("language")
            languages.chosen.connect(self._take_language)
        field = text_field(
            *(self._keys, tr("&Title of the section"), section.title.get(language, ""), theme),
            *(self.typing(self._keys, self._retitled), self.leave),
            hint=tr("People read it in a quiet line above each of its questions."),
            aside=languages,
        )
        field.control.setProperty("placeholderText", said(section.title, language))
        self.add_field(field)
        ids = order.members(draft, section.first)
        places = [draft.index(id_) + 1 for id_ in ids]
        self.column.addWidget(TextLabel(section_holds(places), theme, "analyst.base", tone="muted"))
        remove = quiet_button(tr("&Remove this heading"), theme, "form")
        keyed(remove, ("sections", at, "remove"), "remove_section")
        remove.clicked.connect(lambda: self.wanted.emit("ungroup"))
        self.column.addLayout(row(remove, STRETCH))
        self.finish()

    def problems(self) -> Sequence[FieldProblem]:
        """Those of this section."""
        return [each for each in super().problems() if each.keys[:2] == self._keys[:2]]

    def _retitled(self, draft: Draft, text: str) -> Draft:
        return with_survey_words(draft, self._keys, self.language, text)

    def _take_language(self, language: str) -> None:
        self.editing.choose(None, self._keys, language)
        self.done.emit()
