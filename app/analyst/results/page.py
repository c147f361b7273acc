"""The page of results: what was kept, in the order of the report, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.analyses.kept_results import KeptResult, kept_results, opened
from app.analyses.parts import Chart
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept
from app.analyst.panels.study_panel import PageContext, StudyPanel
from app.analyst.results.card import ResultCard
from app.analyst.results.side import ResultsSide
from app.analyst.state.results import (
    Cards,
    can_keep,
    cards_edit,
    find_picture,
    find_words,
    heading,
    is_full,
    keeping,
    moving,
    removing,
    writing,
)
from app.analyst.state.study_state import StudyState
from app.analyst.window.folding import Ground
from app.export.study.outputs import OutputRequest, outputs_folder, write_outputs
from app.export.study.writing import Written
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import (
    CENTRE,
    MIDDLE,
    STRETCH,
    TOP,
    Gap,
    at,
    column,
    discard,
    row,
    scroll_page,
    wide,
)
from app.widgets.picture import WheelPicture
from app.widgets.text import TextLabel
from app.widgets.undo_line import UndoLine
from app.words.catalogue import figures, tr
from core.files import canonical

RESULTS_PAGE: Final = "results"
_PICTURES, _WORDS, _WRITING = "result pictures", "result words", "result files"  # lanes
_LINE: Final = 2  # pixels


class ResultsPage(StudyPanel):
    """Emits `added(StudyEdit)` for each change of the cards."""

    added = Signal(object)
    side: ResultsSide

    def __init__(self, around: PageContext) -> None:
        super().__init__()
        self._around = around
        self._theme = theme = around.theme
        self._shown = StudyState()
        self._pictures: dict[tuple[int, AnalysisRequest], Chart | None] = {}
        self._done = Kept()
        self._generation = -1
        self._waits: tuple[int, AnalysisRequest] | None = None
        self._dragged: tuple[int, int] | None = None  # from where to where
        self.side = ResultsSide(theme)
        self.cards: list[ResultCard] = []
        self.undo_line = UndoLine(theme)
        ground = Ground()
        self._list = column(space=2)
        self._column = column(
            self._head(theme), self._list, self._empty(theme), STRETCH,
            on=ground, space=3, margins=(6, 3, 6, 4),
        )  # fmt: skip
        self._ground = ground
        self._line = QFrame(ground)
        self._line.setFixedHeight(_LINE)
        self._line.hide()
        self._tint()
        theme.color_scheme_changed.connect(self._tint)
        self.area = self._area = scroll_page(ground)
        column(wide(self.area), self.undo_line, on=self, space=0)
        self.undo_line.undo_wanted.connect(self._on_undo)
        self.side.write_wanted.connect(self.write)
        self.side.cancelled.connect(lambda: around.jobs.cancel(_WRITING))

    def _head(self, theme: Theme) -> QWidget:
        head = QWidget()
        self.counted = TextLabel("", theme, "analyst.base", tone="muted")
        self.heading_button = secondary_button(tr("Add a heading"), theme, "form", icon="list")
        self.heading_button.clicked.connect(self._on_heading)
        titled = row(
            TextLabel(tr("Results"), theme, "analyst.heading"), wide(self.counted, MIDDLE),
            at(TOP, self.heading_button), space=3,
        )  # fmt: skip
        told = tr(
            "Drag to reorder, or Alt+Up and Alt+Down. “Keep in Results” on a page adds what it "
            "shows."
        )
        self.told = TextLabel(told, theme, "analyst.base", tone="muted")
        column(titled, self.told, on=head, space=1)
        return head

    def _empty(self, theme: Theme) -> QWidget:
        self.empty = QWidget()
        words = TextLabel(
            tr("Nothing is kept yet. Press Keep in Results on any analysis."),
            theme, "analyst.lead", tone="muted", centred=True,
        )  # fmt: skip
        wheel = WheelPicture(theme, 56, quiet=True)
        column(Gap(8), at(CENTRE, wheel), Gap(4), words, on=self.empty)
        return self.empty

    def _tint(self) -> None:
        self._line.setStyleSheet(f"background: {self._theme.colour('accent').name()};")

    # What is shown

    def show_study(self, state: StudyState, *, on_top: bool) -> None:
        """Show the cards of a study, and have their pictures worked out."""
        self._shown = state
        if not on_top or not state.contents:
            self._drop()
            return
        content = state.content
        able = can_keep(state)
        results = kept_results(content, state.language)
        self._show_cards(results, able=able)
        self.empty.setVisible(not results)
        self.told.setVisible(bool(results))
        self.heading_button.setEnabled(able and not is_full(content.cards))
        numbers = [each.number for each in results if each.number]
        n = len(numbers)
        said = tr("{n} analyses, in the order of the report", "", n)
        if n == 1:
            said = tr("One analysis")
        self.counted.setText(said.format(n=figures(n)) if n else "")
        stale = [each.number for each in results if each.number and each.card.n != state.n]
        path = content.path
        folder = outputs_folder(path).name if path is not None else ""
        self.side.show_results(numbers, stale, folder, able=path is not None and state.can_work)
        self._follow(results)

    def _show_cards(self, results: tuple[KeptResult, ...], *, able: bool) -> None:
        while len(self.cards) > len(results):
            card = self.cards.pop()
            if self.window().focusWidget() is card and self.cards:
                self.cards[-1].setFocus(Qt.FocusReason.OtherFocusReason)
            discard(card, self._list)
        while len(self.cards) < len(results):
            self._add_card(len(self.cards))
        survey, n = self._shown.content.survey, self._shown.n
        for card, kept in zip(self.cards, results, strict=True):
            card.show_result(kept, survey, n, able=able)
            card.thumb.show_chart(self._picture_of(kept), card.icon)

    def _add_card(self, place: int) -> None:
        card = ResultCard(self._theme)
        card.opened.connect(partial(self._open, place))
        card.removed.connect(partial(self._remove, place))
        card.stepped.connect(partial(self._step, place))
        card.gone_on.connect(partial(self._go_on, place))
        card.written.connect(partial(self._write_note, place))
        card.renew_wanted.connect(partial(self._renew, place))
        card.grip.dragged.connect(partial(self._drag, place))
        card.grip.let_go.connect(self._let_go)
        self.cards.append(card)
        self._list.addWidget(card)
        card.show()

    @property
    def _cards(self) -> Cards:
        return self._shown.content.cards

    # Pictures, one after another, of those that are of all responses

    def _picture_of(self, kept: KeptResult) -> Chart | None:
        if kept.request is None or kept.card.n != self._shown.n:
            return None  # a picture of all would not go with what was found of fewer
        return self._pictures.get((self._shown.generation, kept.request))

    def _follow(self, results: tuple[KeptResult, ...]) -> None:
        generation, shown = self._shown.generation, self._shown
        if generation != self._generation:
            self._drop()
            self._generation, self._pictures, self._done = generation, {}, Kept()
        if self._waits is not None:
            return
        for kept in results:
            request = kept.request
            if request is None or kept.card.n != shown.n:
                continue
            if (generation, request) not in self._pictures:
                self._waits = generation, request
                self._around.jobs.start(
                    _PICTURES, find_picture, request, shown.content, self._done, shown.language,
                    succeeded=partial(self._on_picture, (generation, request)),
                    failed=partial(self._on_no_picture, (generation, request)),
                    instead=True,
                )  # fmt: skip
                return

    def _on_picture(self, key: tuple[int, AnalysisRequest], chart: Chart | None) -> None:
        self._waits = None
        self._pictures[key] = chart
        self.show_study(self._shown, on_top=True)

    def _on_no_picture(self, key: tuple[int, AnalysisRequest], _error: Exception) -> None:
        self._on_picture(key, None)

    def _drop(self) -> None:
        if self._waits is not None:
            self._waits = None
            self._around.jobs.drop(_PICTURES)

    # What is done

    def _change(self, now: Cards, focus: int | None = None) -> None:
        if not can_keep(self._shown):
            return
        edit = cards_edit(self._cards, now)
        if edit is not None:
            self.added.emit(edit)
        if focus is not None and self.cards:
            card = self.cards[max(0, min(focus, len(self.cards) - 1))]
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(card, 0, 16)

    def _open(self, place: int) -> None:
        kept = self._kept_at(place)
        if kept is not None and kept.request is not None:
            self._around.look(opened(kept.request, self._shown.request), 0)

    def _kept_at(self, place: int) -> KeptResult | None:
        return self.cards[place].kept if place < len(self.cards) else None

    def _remove(self, place: int) -> None:
        if can_keep(self._shown):
            self._change(removing(self._cards, place), place)
            self.undo_line.offer(tr("Removed."))

    def _on_undo(self) -> None:
        self.undo_line.hide()
        self._around.undo()

    def _step(self, place: int, by: int) -> None:
        to = place + by
        if 0 <= to < len(self._cards):
            self._change(moving(self._cards, place, to + (by > 0)), to)

    def _go_on(self, place: int, by: int) -> None:
        to = place + by
        if 0 <= to < len(self.cards):
            self.cards[to].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.cards[to], 0, 16)

    def _write_note(self, place: int, text: str) -> None:
        self._change(writing(self._cards, place, text))

    def _on_heading(self) -> None:
        """Put a heading behind all cards, and name it there."""
        place = len(self._cards)
        self._change(heading(self._cards, place, tr("Heading")), place)
        if place < len(self.cards):
            self.cards[place].write()

    def _renew(self, place: int) -> None:
        """Work a result out again, of all that count now."""
        kept = self._kept_at(place)
        if kept is None or kept.request is None:
            return
        request, n = kept.request, self._shown.n
        self._around.tell(tr("Working it out…"))
        self._around.jobs.start(
            _WORDS, find_words, request, self._shown.content, self._shown.language,
            succeeded=lambda found: self._on_renewed(request, found, n),
            failed=lambda error: self._around.show_problem(problem_of(error)),
        )  # fmt: skip

    def _on_renewed(self, request: AnalysisRequest, found: str, n: int) -> None:
        self._around.tell("")
        self._change(keeping(self._cards, request, found, n))

    # Dragging

    def _drag(self, place: int, at_: QPoint) -> None:
        """Show by a line where a card would come."""
        if not self.cards[place].able:
            return
        y = self._ground.mapFromGlobal(at_).y()
        before = sum(card.geometry().center().y() < y for card in self.cards)
        self._dragged = place, before
        gap = self._list.spacing() // 2
        last = before == len(self.cards)
        rect = self.cards[-1 if last else before].geometry()
        top = rect.bottom() + gap if last else rect.top() - gap - 1
        self._line.setGeometry(rect.left(), top, rect.width(), _LINE)
        self._line.show()
        self._line.raise_()
        self._area.ensureVisible(rect.left(), y, 0, 48)

    def _let_go(self) -> None:
        dragged, self._dragged = self._dragged, None
        self._line.hide()
        if dragged is not None:
            place, before = dragged
            now = moving(self._cards, place, before)
            self._change(now, before - (before > place))

    # Writing

    @property
    def asked(self) -> OutputRequest:
        """What the results are to become."""
        return OutputRequest(
            self.side.outputs, self._shown.language, notes=self.side.notes.isChecked()
        )

    def write(self) -> None:
        """Write what is ticked; once, however often it is pressed."""
        path = self._shown.content.path if self._shown.contents else None
        if path is None or self._around.jobs.running(_WRITING) or not self.side.outputs:
            return
        self.side.show_running(True)
        told = tr("Writing the results…")
        self._around.jobs.start(
            _WRITING, write_outputs, path, self.asked,
            succeeded=self._on_written,
            failed=self._on_not_written,
            progressed=lambda done, total: self.side.progress.set_progress(told, done, total),
            cancelled=lambda: self._ended(tr("Cancelled. The files that were finished are there.")),
            at_end=AtEnd.STOP,
        )  # fmt: skip

    def _on_written(self, written: Written) -> None:
        n = len(written.paths)
        folder = written.paths[0].parent.name if written.paths else ""
        told = tr("{n} files were written to {folder}.", "", n)
        self._ended(told.format(n=figures(n), folder=folder) if n else "")
        if written.failures:
            self._around.show_problem(written.failures[0].problem)

    def _on_not_written(self, error: Exception) -> None:
        self._ended("")
        self._around.show_problem(problem_of(error))

    def _ended(self, text: str) -> None:
        self.side.show_running(False)
        self._around.tell(text)

    # What is kept of the page

    @property
    def chosen_here(self) -> dict[str, canonical.Json]:
        side = self.side
        left_out: list[canonical.Json] = [
            each.value for each in side.cards if each not in side.outputs
        ]
        kept: dict[str, canonical.Json] = {"without": left_out} if left_out else {}
        return kept if side.notes.isChecked() else kept | {"notes": False}

    def take_up(self, chosen: Mapping[str, object]) -> None:
        left_out = chosen.get("without")
        for output, card in self.side.cards.items():
            card.setChecked(not (isinstance(left_out, list) and output.value in left_out))
        self.side.notes.setChecked(chosen.get("notes") is not False)
