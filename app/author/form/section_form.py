"""The form of a section: its title in every language, and how to take the heading away."""

from __future__ import annotations

from collections.abc import Sequence

from app.author.editing.editing import Editing, FieldProblem, Keys, title_keys
from app.author.editing.texts import missing_among, with_survey_words
from app.author.form.fields import line_field
from app.author.form.form import Form, keyed
from app.author.words.authoring import said, section_holds
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import STRETCH, row
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import Draft, order


class SectionForm(Form[Draft]):
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
        field = line_field(
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

    def refresh(self) -> None:
        """Nothing here follows from typing elsewhere."""

    @property
    def held(self) -> Draft:
        """The draft as it is now."""
        return self.editing.draft

    def take(self, held: Draft, keys: Keys, *, typing: bool = False) -> None:
        """Put another draft in its place."""
        self.editing.change_survey(held, keys, typing=typing)

    def problems(self) -> Sequence[FieldProblem]:
        """Those of this section."""
        return [each for each in super().problems() if each.keys[:2] == self._keys[:2]]

    def _retitled(self, draft: Draft, text: str) -> Draft:
        return with_survey_words(draft, self._keys, self.language, text)

    def _take_language(self, language: str) -> None:
        self.editing.choose(None, self._keys, language)
        self.done.emit()
