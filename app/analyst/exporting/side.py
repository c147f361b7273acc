"""Where an export goes and how, at the right: folder, language, people, and which files."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from app.analyses.request import AnalysisRequest
from app.analyst.exporting.words import following_text, ids_text, people_text
from app.analyst.panels.side_panel import SidePanel
from app.analyst.state.study_state import StudyState
from app.export.look import SIZES, Look
from app.export.study.chosen import Exporting, People
from app.export.study.values import ExportOptions
from app.kit.i18n import language_name
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.fields import ShortBox
from app.widgets.layout import STRETCH, Gap, add, row, wide
from app.widgets.panels import show_text
from app.widgets.text import TextLabel, overline, plain_tip
from app.words.catalogue import figures, tr
from app.words.numerals import size_text
from app.words.options import question_text
from core.count.tally_columns import can_group
from core.survey import Survey

_LISTED = 40  # files
_NAME_WIDTH = 172


class ExportSide(SidePanel):
    """Emits `changed` where a choice is another, and `folder_wanted` to ask for a folder."""

    changed = Signal()
    folder_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Where and how"), theme, above=2, apart=2)
        self._people: list[tuple[str, bool]] = []
        self._first = Exporting()  # as it is before anything is chosen
        self._languages: list[str] = []
        self._labels: dict[QComboBox, TextLabel] = {}
        self._add_folder()
        self.of_all = QCheckBox(tr("All &questions, not the results kept"))
        self._column.addSpacing(theme.space(2))
        self._column.addWidget(self.of_all)
        self.of_all.toggled.connect(lambda _on: self.changed.emit())
        self._has_results = False
        self.language = self._combo(tr("&Language of labels"))
        self.people = self._combo(tr("&People"))
        self.groups = self._combo(tr("&Groups"))
        self.then = self._combo(tr("T&hen by"))
        self._groups: dict[str, str] = {}
        self._then: dict[str, str] = {}
        self.groups.activated.connect(self._on_groups)
        self.then.activated.connect(lambda _place: self.changed.emit())
        self.followed_told = TextLabel("", theme, "analyst.small", tone="muted")
        self._column.addWidget(self.followed_told)
        self.follow_button = quiet_button(tr("As I look at &them now"), theme, "form")
        self.follow_button.clicked.connect(self._follow)
        self._column.addWidget(self.follow_button, 0, Qt.AlignmentFlag.AlignLeading)
        told = tr("Weights, strata, clusters, population and intervals are those of the results.")
        self.drawn_told = TextLabel(told, theme, "analyst.small", tone="muted")
        self._drawn: AnalysisRequest | None = None
        self._request: AnalysisRequest | None = None
        self._survey: Survey | None = None
        self.ids = QCheckBox(tr("Keep the &ids of responses"))
        self.ids_told = TextLabel("", theme, "analyst.small", tone="muted")
        self.looks = ChartLooks(theme)
        add(self._column, self.drawn_told, Gap(2), self.ids, self.ids_told, self.looks)
        self.file_names = QCheckBox(tr("File &names in the report"))
        self.notes = QCheckBox(tr("N&otes in the report"))
        for box in (self.file_names, self.notes):
            self._column.addWidget(box)
            box.toggled.connect(lambda _on: self.changed.emit())
        self.looks.changed.connect(self.changed)
        self._files = QGridLayout()
        self._files.setColumnStretch(0, 1)
        self._files.setVerticalSpacing(theme.space(1))
        self.labels: list[tuple[TextLabel, TextLabel]] = []
        add(self._column, Gap(3), overline(tr("Will be written"), theme), self._files, STRETCH)
        self.folder.editingFinished.connect(self.changed)
        self.language.activated.connect(lambda _place: self.changed.emit())
        self.people.activated.connect(lambda _place: self.changed.emit())
        self.ids.toggled.connect(lambda _on: self._on_ids())
        self._tell_ids()

    def _add_folder(self) -> None:
        theme = self._theme
        label = TextLabel(tr("&Folder").replace("&", ""), theme, "analyst.form", tone="muted")
        self.folder = QLineEdit()
        self.folder.setAccessibleName(tr("Folder"))
        self.folder_button = Button("", theme, "secondary", "form", icon="folder")
        self.folder_button.setAccessibleName(tr("Choose a folder"))
        self.folder_button.setToolTip(tr("Choose a folder"))
        self.folder_button.clicked.connect(self.folder_wanted)
        box = row(wide(self.folder), self.folder_button, space=1)
        add(self._column, label, box)

    def _combo(self, words: str) -> QComboBox:
        plain = words.replace("&", "")
        label = TextLabel(plain, self._theme, "analyst.form", tone="muted")
        box = ShortBox(16)
        self._labels[box] = label
        box.setAccessibleName(plain)
        add(self._column, Gap(2), label, box)
        return box

    # What is shown

    def show_choices(self, shown: StudyState) -> None:
        """Offer the languages of a survey, and who counts where something else is looked at."""
        request, content = shown.request, shown.content
        self._drawn, self._request = request.drawn, request
        self._has_results = bool(content.cards)
        people = [("", False)]
        if content.flagged:
            people.append(("", True))
        if request.where:
            people.append((request.where, request.without_flagged))
        if people != self._people:
            held = self._first.people
            if self._people:  # whoever chose the filtered ones gets those of another filter, too
                held = _people_of(*self._people[self.people.currentIndex()])
            self._people = people
            self.people.clear()
            self.people.addItems([people_text(*each) for each in people])
            kinds = [_people_of(*each) for each in people]
            self.people.setCurrentIndex(kinds.index(held) if held in kinds else 0)
        self._survey = content.survey
        self._tell_ids()
        self._show_groups(content.survey, shown.language)
        languages = list(content.survey.languages)
        if languages != self._languages:
            self._languages = languages
            self.language.clear()
            self.language.addItems([language_name(each) for each in languages])
            chosen = self._first.language
            self.language.setCurrentIndex(
                languages.index(chosen if chosen in languages else shown.language)
            )
        self.language.setEnabled(len(languages) > 1)

    def _show_groups(self, survey: Survey, language: str) -> None:
        able = [each for each in survey.asked if can_group(each)]
        looked_at = self._request or AnalysisRequest()
        named = (looked_at.split, looked_at.then)
        able += [survey.question(text) for text in named if text and "(" in text]  # in bands
        groups = {"": tr("No groups")} | {each.id: question_text(each, language) for each in able}
        if groups != self._groups:
            chosen = self._first if not self._groups else None
            split = chosen.split if chosen is not None else self.split
            then = chosen.then if chosen is not None else self.then_by
            self._groups = groups
            _fill(self.groups, groups, split)
            self._offer_then(then)

    def _offer_then(self, chosen: str) -> None:
        """Offer the questions that can split each group."""
        others = {key: text for key, text in self._groups.items() if key not in ("", self.split)}
        self._then = {"": tr("No groups within")} | others
        _fill(self.then, self._then, chosen)

    @property
    def _looked_at(self) -> tuple[str, bool, str, str]:
        """The filter, whether flagged ones count, and the groups that are looked at now."""
        if self._request is None:
            return "", False, "", ""
        split = self._request.split if self._request.split in self._groups else None
        then = self._request.then if split and self._request.then in self._groups else None
        people = self._request.where, self._request.without_flagged
        where, without_flagged = people if people in self._people else ("", False)
        return where, without_flagged, split or "", then or ""

    def _tell_followed(self, *, grouped: bool) -> None:
        """Say whether files hold whom and what is looked at, and offer it where they do not."""
        people = self._people[self.people.currentIndex()] if self._people else ("", False)
        here = (*people, self.split, self.then_by)
        seen = self._looked_at
        if not grouped:  # no sort that is written has any
            here, seen = (*here[:2], "", ""), (*seen[:2], "", "")
        groups = [self._groups[each] for each in seen[2:] if each]
        told = following_text(*seen[:2], groups, followed=here == seen)
        show_text(self.followed_told, told if any(here) or any(seen) else "")
        self.follow_button.setVisible(here != seen)

    def _follow(self) -> None:
        """Choose the people and the groups that are looked at now."""
        where, without_flagged, split, then = self._looked_at
        self.people.setCurrentIndex(self._people.index((where, without_flagged)))
        _fill(self.groups, self._groups, split)
        self._offer_then(then)
        self.changed.emit()

    def _on_groups(self) -> None:
        self._offer_then(self.then_by)
        self.changed.emit()

    def take_up(self, chosen: Exporting) -> None:
        """Choose what was chosen when the study was left, as far as there is still such a thing."""
        self._first = chosen
        self.ids.setChecked(chosen.ids)
        self.file_names.setChecked(chosen.file_names)
        self.notes.setChecked(chosen.notes)
        self.of_all.setChecked(chosen.all_questions)
        self.looks.take_up(chosen.look)
        self._people, self._languages, self._groups = [], [], {}

    def chosen(
        self, formats: Mapping[str, tuple[str, ...]], current: str, folder: str
    ) -> Exporting:
        """Return all that is chosen here, beside what is chosen elsewhere on the page."""
        options = self.options()
        return Exporting(
            dict(formats),
            current,
            folder,
            options.language,
            _people_of(options.where, options.without_flagged),
            options.split or "",
            options.then or "",
            ids=options.ids,
            file_names=options.file_names,
            notes=options.notes,
            look=options.look,
            all_questions=options.all_questions,
        )

    @property
    def split(self) -> str:
        """The question whose answers make groups; "" for none."""
        return [*self._groups, ""][max(0, self.groups.currentIndex())]

    @property
    def then_by(self) -> str:
        """The question whose answers split each group; "" for none, as where there are none."""
        found = [*self._then, ""][max(0, self.then.currentIndex())]
        return found if self.split else ""

    def options(self) -> ExportOptions:
        """How it is exported, as far as it is chosen here."""
        where, without_flagged = self._people[max(0, self.people.currentIndex())]
        language = self._languages[max(0, self.language.currentIndex())]
        return ExportOptions(
            language,
            where,
            without_flagged,
            self.looks.look,
            split=self.split or None,
            then=self.then_by or None,
            drawn=self._drawn,
            ids=self.ids.isChecked(),
            file_names=self.file_names.isChecked(),
            notes=self.notes.isChecked(),
            all_questions=self.of_all.isChecked(),
        )

    def show_sorts(self, ticked: Collection[str]) -> None:
        """Offer what can be chosen of the sorts that are written, and nothing else."""
        estimated = not {"estimates", "charts", "report", "scripts"}.isdisjoint(ticked)
        of_results = not {"estimates", "charts", "report"}.isdisjoint(ticked)
        self.of_all.setVisible(of_results and self._has_results)
        # Each result has its own people, groups and intervals; the scripts are of all questions.
        if self._has_results and not self.of_all.isChecked():
            estimated = "scripts" in ticked
        self.drawn_told.setVisible(estimated)
        grouped = estimated and len(self._groups) > 1
        within = grouped and bool(self.split) and len(self._then) > 1
        for combo, shown in ((self.groups, grouped), (self.then, within)):
            self._labels[combo].setVisible(shown)
            combo.setVisible(shown)
        self._tell_followed(grouped=grouped)
        self.ids.setVisible("reports" in ticked)
        self.ids_told.setVisible("reports" in ticked)
        self.looks.setVisible(not {"charts", "report"}.isdisjoint(ticked))
        self.looks.show_sizes("charts" in ticked)
        for box in (self.file_names, self.notes):
            box.setVisible("report" in ticked)

    def show_files(
        self, names: Sequence[str], there: frozenset[str], sizes: Mapping[str, int]
    ) -> None:
        """List files: those that are there already say so, those written how large they are."""
        shown = names[:_LISTED]
        more = len(names) - len(shown)
        rows = []
        for name in shown:
            size = size_text(sizes[name]) if name in sizes else ""
            rows.append((name, size or (tr("is there") if name in there else "")))
        if more:
            rows.append((tr("and {n} more", "", more).format(n=figures(more)), ""))
        while len(self.labels) < len(rows):
            name_label = TextLabel("", self._theme, "analyst.file", wrap=False)
            size_label = TextLabel("", self._theme, "analyst.small", tone="muted", wrap=False)
            place = len(self.labels)
            self._files.addWidget(name_label, place, 0)
            self._files.addWidget(size_label, place, 1, Qt.AlignmentFlag.AlignTrailing)
            self.labels.append((name_label, size_label))
        metrics = QFontMetrics(self._theme.font("analyst.file"))
        for place, (name_label, size_label) in enumerate(self.labels):
            held = place < len(rows)
            name_label.setVisible(held)
            size_label.setVisible(held)
            if held:
                name = rows[place][0]
                shown_name = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, _NAME_WIDTH)
                name_label.setText(shown_name)
                name_label.setToolTip(plain_tip(name) if shown_name != name else "")
                name_label.setAccessibleName(name)
                size_label.setText(rows[place][1])

    def set_folder(self, folder: Path) -> None:
        self.folder.setText(str(folder))
        self.folder.setCursorPosition(len(self.folder.text()))
        self.folder.setToolTip(str(folder))

    def _on_ids(self) -> None:
        self._tell_ids()
        self.changed.emit()

    def _tell_ids(self) -> None:
        self.ids_told.setText(ids_text(self._survey, kept=self.ids.isChecked()))


def _fill(box: QComboBox, offered: Mapping[str, str], chosen: str) -> None:
    """Offer texts, with the one chosen that was, where it is among them."""
    box.clear()
    box.addItems([*offered.values()])
    box.setCurrentIndex([*offered].index(chosen) if chosen in offered else 0)


def _people_of(where: str, without_flagged: bool) -> People:
    if where:
        return People.FILTERED
    return People.UNFLAGGED if without_flagged else People.EVERYONE


class ChartLooks(QWidget):
    """How charts look in files; emits `changed`."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(theme.space(1))
        self._size_label = TextLabel(tr("Size of charts"), theme, "analyst.form", tone="muted")
        self.size_box = QComboBox()
        self.size_box.setAccessibleName(tr("Size of charts"))
        self._sizes = list(SIZES)
        self.size_box.addItems([SIZES[each].title() for each in self._sizes])
        self.titled = QCheckBox(tr("&Titles on charts"))
        self.titled.setChecked(True)
        self.grey = QCheckBox(tr("&Black and white"))
        for widget in (self._size_label, self.size_box, self.titled, self.grey):
            column.addWidget(widget)
        self.size_box.activated.connect(lambda _place: self.changed.emit())
        for box in (self.titled, self.grey):
            box.toggled.connect(lambda _on: self.changed.emit())

    @property
    def look(self) -> Look:
        size = self._sizes[max(0, self.size_box.currentIndex())]
        grey = self.grey.isChecked()
        return Look(size, titled=self.titled.isChecked(), black_and_white=grey)

    def take_up(self, look: Look) -> None:
        self.size_box.setCurrentIndex(self._sizes.index(look.size))
        self.titled.setChecked(look.titled)
        self.grey.setChecked(look.black_and_white)

    def show_sizes(self, shown: bool) -> None:
        """Offer sizes and titles, which charts by themselves have alone."""
        for widget in (self._size_label, self.size_box, self.titled):
            widget.setVisible(shown)
