"""The checks of a study: four cards, each a sentence, a picture, and a state in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from app.analyses.check_cards import Breaking, Card, Recurring, breaking_card, no_anchor
from app.analyses.checks import Counted, anchors
from app.analyses.words.check_cards import CardName, rehearsal_badge, short
from app.analyses.words.rule_breaking import nothing_deleted
from app.analyst.checks.check_card import CheckCard
from app.analyst.panels.side_panel import KeepButton
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.state.checks import CheckKey, checks_html, checks_text, chosen, wanted, work_out
from app.analyst.state.flagging import ToFlag, by_check
from app.analyst.state.study_state import StudyState
from app.analyst.words.decisions import recurring_note
from app.charts.painted_chart import BandSlider
from app.kit.problems import problem_of
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.fields import DecimalBox, ShortBox
from app.widgets.layout import MIDDLE, STRETCH, add, at, column, row, scroll_page, wide
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import percent_sign
from core.count.sampling_design import NO_DESIGN
from core.study.schema import LONGEST_FLAG

_TWO_COLUMNS_FROM = 860
_ONE_LINE_FROM = 700
_LEAST_WIDTH = 380
_MARGIN = 24
_FLAGS = "flags"  # a lane
_CHOOSER = QSize(160, 32)
_LEAST_BOX = 96  # pixels


class AnchorChoice(QWidget):
    """Emits `chosen(str, float)`: the id of the anchor, '' for none, and its known share."""

    chosen = Signal(str, float)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._ids: list[str] = [""]
        box = row(on=self, space=2)
        label = TextLabel(tr("Anchor"), theme, "analyst.base", wrap=False)
        self.box = ShortBox(10)
        self.box.setMinimumWidth(_LEAST_BOX)
        self.box.setAccessibleName(tr("Anchor question"))
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        label.setBuddy(self.box)
        known = TextLabel(tr("Known share"), theme, "analyst.base", wrap=False)
        self.field = DecimalBox()
        self.field.setRange(0, 100)
        self.field.setDecimals(1)
        self.field.setSuffix(percent_sign())
        self.field.setAccessibleName(tr("Known share of the anchor"))
        self.field.setKeyboardTracking(False)
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.setFixedHeight(theme.tokens.control_height["analyst_control"])
        self.field.lineEdit().setTextMargins(8, 0, 0, 0)  # a style sheet cannot pad its words
        known.setBuddy(self.field)
        for widget, stretch in ((label, 0), (self.box, 1), (known, 0), (self.field, 0)):
            box.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)
        self.box.activated.connect(self._emit)
        self.field.valueChanged.connect(self._emit)

    def show_choice(self, offered: Sequence[tuple[str, str]], anchor: str, known: float) -> None:
        """Offer these questions, ids and texts, one of them chosen or none; emits nothing."""
        ids = ["", *(id_ for id_, _ in offered)]
        texts = [tr("None"), *(text for _, text in offered)]
        if texts != [self.box.itemText(i) for i in range(self.box.count())]:
            self.box.clear()
            self.box.addItems(texts)
        self._ids = ids
        self.box.setCurrentIndex(ids.index(anchor) if anchor in ids else 0)
        self.field.blockSignals(True)
        self.field.setValue(100 * known)
        self.field.blockSignals(False)
        self.field.setEnabled(bool(anchor))

    def _emit(self, _value: object) -> None:
        self.chosen.emit(self._ids[self.box.currentIndex()], self.field.value() / 100)


class ChecksPage(StudyPanel):
    """Shows how far the results of a study can be trusted; each card as soon as it is known.

    Emits `added(StudyEdit)` for the flags of responses that a check points at.
    """

    added = Signal(object)

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = StudyState()
        self._counted = Counted()
        self._found: dict[CardName, tuple[CheckKey, Card | Breaking | None]] = {}
        self._asked: dict[CardName, CheckKey] = {}
        self._given_up: dict[CardName, CheckKey] = {}
        self.slider = BandSlider(theme)
        self.cards = {
            name: CheckCard(name, theme, self.slider if name is CardName.BREAKING else None)
            for name in CardName
        }
        self.anchor = AnchorChoice(theme)
        self.cards[CardName.ANCHOR].column.insertWidget(1, self.anchor)
        self._ground = QWidget()
        self._head_row = self._head()
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.space(3))
        parts = self._head_row, wide(self._grid)
        column(*parts, on=self._ground, space=3, margins=(6, 3, 6, 4))
        self.area = scroll_page(self._ground)
        column(self.area, on=self)
        self.setMinimumWidth(_LEAST_WIDTH)
        self._columns = 0
        self._arrange(2)
        self._connect()

    def _head(self) -> QBoxLayout:
        theme = self._theme
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        line.setSpacing(theme.space(2))
        titled = QHBoxLayout()
        titled.setSpacing(theme.space(2))
        titled.addWidget(TextLabel(tr("Checks"), theme, "analyst.heading"))
        self.badge = Pill(rehearsal_badge(), theme, "warning", style="analyst.overline")
        add(titled, at(MIDDLE, self.badge), STRETCH)
        self.subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        words = column(titled, self.subtitle, space=0)
        self.chooser = ShortBox(24)
        self.chooser.setAccessibleName(tr("Questions that are checked"))
        self.chooser.setMinimumSize(_CHOOSER)
        self.keep_button = KeepButton(theme)
        self.copy_button = secondary_button(tr("Copy checks"), theme, "analyst", icon="copy")
        self.flagged_box = QCheckBox("")
        choices = row(
            STRETCH, self.flagged_box, self.chooser, self.keep_button, self.copy_button, space=2
        )
        add(line, wide(words), choices)
        return line

    def _connect(self) -> None:
        self.chooser.activated.connect(self._on_chooser_activated)
        self.flagged_box.clicked.connect(self._on_flagged_clicked)
        self.copy_button.clicked.connect(self.copy)
        self.keep_button.use(self._around.keep_result)
        self.slider.moved.connect(self._on_slider_moved)
        self.anchor.chosen.connect(self._on_anchor_chosen)
        for name, card in self.cards.items():
            card.stopped.connect(partial(self._stop, name))
            card.wanted.connect(partial(self._try_again, name))
            card.flag_wanted.connect(self._flag)

    # What is shown

    def show_study(self, shown: StudyState, *, on_top: bool) -> None:
        """Show the checks of a study, and have worked out what is not known yet."""
        self._shown = shown
        if not on_top or not shown.contents:
            return
        if self._counted.generation != shown.generation:
            self._counted = Counted(shown.generation)
        self._show_choices()
        content, request = shown.content, shown.request
        held = content.path is not None and content.obstacle is None and not request.study
        # Of some people alone, a check counts others than those who are flagged for it.
        everybody = not request.where and not request.without_flagged
        self.cards[CardName.FIT].offer_flagging(held and shown.can_work and everybody)
        for name in CardName:
            self._show_card(name)

    def _show_choices(self) -> None:
        shown, picked = self._shown, chosen(self._shown)
        flagged, unflagged = shown.content.flagged, shown.request.without_flagged
        left_out = flagged if unflagged and not shown.request.where else 0
        n = tr("n = {n}").format(n=figures(shown.content.n - left_out))
        told = nothing_deleted()
        self.badge.setVisible(bool(shown.content.rehearsal))
        request = shown.request
        if request.where:
            those = tr("of {n} responses those where {filter}")  # each card tells how many
            held = figures(shown.content.n - left_out)
            n = those.format(n=held, filter=request.where)
        if unflagged and flagged:
            without = tr("without {n} flagged", "", flagged)
            without = tr("without {n} flagged in all", "", flagged) if request.where else without
            n = f"{n} · {without.format(n=figures(flagged))}"
        if request.weights is not None or request.design != NO_DESIGN:
            n += " · " + tr("without weights")
        self.subtitle.setText(f"{n} · {told}")
        told = tr("Without {n} flagged", "", flagged)
        self.flagged_box.setText(told.format(n=figures(flagged)))
        self.flagged_box.setVisible(bool(flagged) or unflagged)
        self.flagged_box.setChecked(unflagged)
        self._arrange_head()
        survey, language = shown.content.survey, shown.language
        texts = [tr("All questions that a check fits")]
        texts += [short(each, language) for each in survey.sensitive]
        if texts != [self.chooser.itemText(i) for i in range(self.chooser.count())]:
            self.chooser.clear()
            self.chooser.addItems(texts)
        ids = ["", *(each.id for each in survey.sensitive)]
        self.chooser.setCurrentIndex(ids.index(picked.question))
        able = anchors(survey)
        offered = [(each.id, short(each, language)) for each in able]
        self.anchor.show_choice(offered, picked.anchor, shown.request.checks.known)
        self.anchor.setVisible(len(able) > 1 and shown.content.path is not None)

    def _show_card(self, name: CardName) -> None:
        asked = wanted(name, self._shown)
        found = self._found.get(name)
        if name is CardName.ANCHOR and not asked.anchor:
            self._drop(name)
            survey = self._shown.content.survey
            self.cards[name].show_card(no_anchor(len(anchors(survey)) > 1))
        elif found is not None and found[0] == asked:
            self._drop(name)
            self._show_found(name, found[1])
        elif self._given_up.get(name) != asked and self._asked.get(name) != asked:
            self._asked[name] = asked
            self.cards[name].show_running()
            self._around.jobs.start(
                _lane(name),
                work_out,
                asked,
                self._shown.content,
                self._counted,
                succeeded=partial(self._on_worked_out, asked),
                failed=partial(self._on_failed, asked),
                instead=True,
            )

    def _show_found(self, name: CardName, found: Card | Breaking | None) -> None:
        if isinstance(found, Card):
            card = found
        else:
            shown = self._shown
            by_people = shown.content.by_people
            at = shown.request.checks.breaking
            card = breaking_card(found, at, shown.language, by_people=by_people)
        if card != self.cards[name].card or self.cards[name].running:
            self.cards[name].show_card(card)

    def _drop(self, name: CardName) -> None:
        """Let go of what nobody waits for any more."""
        if self._asked.pop(name, None) is not None:
            self._around.jobs.drop(_lane(name))

    def _on_worked_out(self, asked: CheckKey, found: Card | Breaking | None) -> None:
        self._asked.pop(asked.name, None)
        self._found[asked.name] = (asked, found)
        self._show_found(asked.name, found)

    def _on_failed(self, asked: CheckKey, error: Exception) -> None:
        self._asked.pop(asked.name, None)
        self._given_up[asked.name] = asked
        self.cards[asked.name].show_stopped(problem_of(error))

    def _stop(self, name: CardName) -> None:
        asked = self._asked.get(name)
        if asked is not None:
            self._given_up[name] = asked
        self._drop(name)
        self.cards[name].show_stopped()

    def _try_again(self, name: CardName) -> None:
        self._given_up.pop(name, None)
        self._show_card(name)

    # What is chosen

    def _on_chooser_activated(self, place: int) -> None:
        asked = self._shown.content.survey.sensitive
        self._choose(question=asked[place - 1].id if place else "")

    def _on_flagged_clicked(self, on: bool) -> None:
        self._around.look(replace(self._shown.request, without_flagged=on), 0)

    def _on_slider_moved(self, percent: int, drag: int) -> None:
        self._choose(drag, breaking=percent / 100)

    def _on_anchor_chosen(self, anchor: str, known: float) -> None:
        self._choose(anchor=anchor, known=known)

    def _choose(self, typing: int = 0, **changes: str | float) -> None:
        request = self._shown.request
        checks = replace(request.checks, **changes)  # type: ignore[arg-type]
        self._around.look(replace(request, checks=checks), typing)

    def _flag(self, found: Recurring) -> None:
        """Flag the responses that a check points at, as far as they are not flagged yet."""
        path = self._shown.content.path
        if path is not None:
            self._around.jobs.start(
                _FLAGS,
                by_check,
                path,
                found.question,
                found.limit,
                recurring_note(found.name)[:LONGEST_FLAG],
                succeeded=self._on_to_flag,
                failed=lambda error: self._around.show_problem(problem_of(error)),
                instead=True,
            )

    def _on_to_flag(self, found: ToFlag) -> None:
        if found.edit is None:
            self._around.tell(tr("All of them are flagged already."))
            return
        self.added.emit(found.edit)
        self._around.tell(tr("They are flagged. The page of the study lists them."))

    # Taking it along

    def copy(self) -> None:
        """Put what was found on the clipboard, as text and as tables."""
        cards = [each.card for each in self.cards.values() if each.card is not None]
        mime = QMimeData()
        mime.setText(checks_text(cards, self.subtitle.text()))
        mime.setHtml(checks_html(cards, self.subtitle.text()))
        QGuiApplication.clipboard().setMimeData(mime)
        self._around.tell(tr("The checks are on the clipboard."))

    # Where it stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(2 if self.width() >= _TWO_COLUMNS_FROM else 1)
        self._arrange_head()

    def _arrange_head(self) -> None:
        """Put the choices beside the words where there is room for both."""
        direction = QBoxLayout.Direction
        more = 0 if self.flagged_box.isHidden() else self.flagged_box.sizeHint().width()
        wide = self.width() >= _ONE_LINE_FROM + more
        self._head_row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // columns, place % columns)
        for i in range(2):
            self._grid.setColumnStretch(i, int(i < columns))


def _lane(name: CardName) -> str:
    return f"checks-{name}"
