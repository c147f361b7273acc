"""The form of the survey itself: title, author, what stands before the questions, languages."""

from __future__ import annotations

from collections.abc import Sequence

from app.author.editing.editing import Editing, FieldProblem, Keys
from app.author.form.fields import Field, line_field
from app.author.form.form import Form, TextField
from app.author.form.some_only import add_blocks
from app.author.words.authoring import Tone, changed_from_origin, one_line
from app.theme import Theme
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import Draft, edits


class SurveyForm(Form[Draft]):
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
        if not draft.questions:
            self.add_heading(tr("Questions"))
            self.add_field(Field(("questions",), "", TextLabel("", theme, "analyst.base"), theme))
        add_blocks(self, theme)
        self.finish()

    def problems(self) -> Sequence[FieldProblem]:
        """Those of the survey; a section has its own form."""
        return [each for each in super().problems() if each.keys[:1] != ("sections",)]

    def refresh(self) -> None:
        """Nothing here follows from typing elsewhere."""

    @property
    def held(self) -> Draft:
        """The draft as it is now."""
        return self.editing.draft

    def take(self, held: Draft, keys: Keys, *, typing: bool = False) -> None:
        """Put another draft in its place."""
        self.editing.change_survey(held, keys, typing=typing)

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
