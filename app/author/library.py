"""A window to insert questions of a template, of another survey or of a draft."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QListWidget,
    QWidget,
)

from app.author.editing.files import opened
from app.author.words.authoring import said
from app.author.words.library import (
    add_to_survey,
    added_language,
    insert_words,
    losses_text,
    preview,
)
from app.author.words.templates import template_name
from app.kit.i18n import language_called
from app.theme import Theme
from app.widgets.button import primary_button, quiet_button, secondary_button
from app.widgets.dialogs import FolderDialogs
from app.widgets.flow import Flow
from app.widgets.layout import STRETCH, column, row, wide
from app.widgets.message import Dialog
from app.widgets.panels import show_text
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.kinds import kind_icon
from app.words.refusals import message, remedy
from core.draft import Draft, draft_of
from core.draft.library import lacking
from core.examples import templates
from core.facts.errors import Refused

_SIZE = (720, 600)
_ID = Qt.ItemDataRole.UserRole


def _sources() -> str:
    return tr("Surveys, drafts (*.survey *.draft)")


class LibraryDialog(Dialog):
    """Emits `inserted(Draft, ids, languages)`: the source, what is ticked, languages to add."""

    inserted = Signal(object, list, list)

    def __init__(
        self, theme: Theme, draft: Draft, dialogs: FolderDialogs, keys: Path | None, parent: QWidget
    ) -> None:
        super().__init__(tr("Insert questions"), parent, "library_dialog", _SIZE)
        self._theme, self._draft, self._dialogs, self._keys = theme, draft, dialogs, keys
        self.source = Draft()
        self.from_box = QComboBox()
        self.from_box.setObjectName("library_source")
        self.from_box.setAccessibleName(tr("Where the questions are from"))
        for template in templates():
            self.from_box.addItem(template_name(template.name), template)
        self.from_box.activated.connect(self._on_template)
        file_button = secondary_button(tr("Choose a &file…"), theme, "form", icon="folder")
        file_button.setObjectName("library_file")
        file_button.clicked.connect(self._choose_file)
        self.list = QListWidget()
        self.list.setObjectName("library_questions")
        self.list.setAccessibleName(tr("Questions to insert"))
        self.list.setFont(theme.font("analyst.form"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._show_preview)
        self.list.itemChanged.connect(self._show_ticked)
        self.all_button = quiet_button(tr("Tick &all"), theme, "form", do=self._tick_all)
        self.all_button.setObjectName("library_all")
        self.preview = TextLabel("", theme, "analyst.base")
        self.preview.setObjectName("library_preview")
        self.lost = TextLabel("", theme, "analyst.base", tone="warning")
        self.lost.setObjectName("library_lost")
        self.languages: dict[str, QCheckBox] = {}
        self._languages = Flow(gap=theme.space(4))
        self.problem = TextLabel("", theme, "analyst.base", tone="danger")
        self.problem.setObjectName("library_problem")
        cancel = secondary_button(tr("Cancel"), theme, "analyst_main", do=self.reject)
        self.insert_button = primary_button("", theme, "analyst_main", do=self._insert)
        self.insert_button.setObjectName("library_insert")
        self.insert_button.setDefault(True)
        column(
            TextLabel(tr("Insert questions"), theme, "analyst.heading"),
            row(wide(self.from_box), file_button, space=3),
            self.problem,
            wide(self.list),
            row(self.all_button, STRETCH),
            self.preview,
            self._languages,
            self.lost,
            row(STRETCH, cancel, self.insert_button, space=3),
            on=self,
            space=3,
            margins=6,
        )
        self._on_template(0)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def ticked(self) -> list[str]:
        """The ids of the questions that are ticked, in their order."""
        items = [self.list.item(at) for at in range(self.list.count())]
        return [str(item.data(_ID)) for item in items if item.checkState() is Qt.CheckState.Checked]

    @property
    def added(self) -> list[str]:
        """The languages of the source that are to be added to the survey."""
        return [language for language, box in self.languages.items() if box.isChecked()]

    def _on_template(self, at: int) -> None:
        source = self.from_box.itemData(at)
        if isinstance(source, Path):
            self.take_file(source)
        else:
            self._take(draft_of(source.read()))

    def _choose_file(self) -> None:
        path = self._dialogs.open_file(self, tr("Insert questions from"), _sources())
        if path is not None:
            self.take_file(path)

    def take_file(self, path: Path) -> None:
        """Show the questions of a survey or of a draft; what is none of them is told."""
        try:
            found = opened(path, keys=self._keys).draft
        except Refused as refused:
            self._take(Draft())
            self.from_box.setCurrentIndex(-1)
            problem = refused.problem
            self.problem.setText(f"{path.name}: {message(problem)} {remedy(problem)}".strip())
            self.problem.show()
            return
        at = self.from_box.findText(path.name)
        if at < 0:
            at = self.from_box.count()
            self.from_box.addItem(path.name)
        self.from_box.setItemData(at, path)
        self.from_box.setCurrentIndex(at)
        self._take(found)

    def _take(self, source: Draft) -> None:
        self.source = source
        self.problem.hide()
        language = self._language
        with QSignalBlocker(self.list):
            self.list.clear()
            for each in source.questions:
                icon = self._theme.icon(
                    kind_icon(each.kind, sensitive=each.sensitive), "text_muted", 16
                )
                words = " ".join(said(each.text, language).split()) or each.id
                self.list.addItem(words)
                item = self.list.item(self.list.count() - 1)
                item.setIcon(icon)
                item.setData(_ID, each.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked)
        self._offer_languages(lacking(self._draft, source))
        self.list.setCurrentRow(0)
        self._show_preview()
        self._show_ticked()

    def _offer_languages(self, lacks: Sequence[str]) -> None:
        """Offer each language that the survey lacks with a box of its own."""
        alone = len(lacks) == 1
        self.languages = {
            each: QCheckBox(added_language(each) if alone else language_called(each))
            for each in lacks
        }
        for language, box in self.languages.items():
            box.setObjectName(f"library_add_{language}")
            box.setAccessibleName(added_language(language))
            box.toggled.connect(self._show_ticked)
        told = TextLabel(add_to_survey(), self._theme, "analyst.form", wrap=False)
        self._languages.set_widgets([*([] if alone else [told]), *self.languages.values()])
        self._languages.setVisible(bool(lacks))

    @property
    def _language(self) -> str:
        """The first language of the survey, where the source has it."""
        return next(
            (each for each in self._draft.languages if each in self.source.languages),
            self.source.languages[0],
        )

    def _tick_all(self) -> None:
        state = Qt.CheckState.Checked
        if len(self.ticked) == self.list.count():
            state = Qt.CheckState.Unchecked
        with QSignalBlocker(self.list):
            for at in range(self.list.count()):
                self.list.item(at).setCheckState(state)
        self._show_ticked()

    def _show_preview(self) -> None:
        at = self.list.currentRow()
        known = 0 <= at < len(self.source.questions)
        self.preview.setText(preview(self.source, at, self._language) if known else "")

    def _show_ticked(self) -> None:
        ticked = self.ticked
        whole = bool(ticked) and len(ticked) == self.list.count()
        self.all_button.setText(tr("Tick &none") if whole else tr("Tick &all"))
        self.all_button.setEnabled(bool(self.list.count()))
        self.insert_button.setText(insert_words(len(ticked)))
        self.insert_button.setEnabled(bool(ticked))
        show_text(self.lost, losses_text(self._draft, self.source, ticked, self.added))

    def _insert(self) -> None:
        self.inserted.emit(self.source, self.ticked, self.added)
        self.accept()
