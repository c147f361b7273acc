"""Keeps in the file of a study what is looked at and what is added, and reads what it holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from app.analyses.content import Mark, StudyContent
from app.analyses.request import AnalysisRequest
from app.analyst.panels.study_panel import StudyPanel
from app.analyst.state.refusals import Collected
from app.analyst.state.study_edits import StudyEdit
from app.analyst.state.study_reading import Done, Look, Opened, do, keep_view, read_overview
from app.analyst.state.study_state import Page, StudyState
from app.analyst.state.window_place import WindowPlace
from app.analyst.study.overview import STUDY_PAGE
from app.analyst.window.frame import StudyFrame
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.words.catalogue import tr
from core.files import canonical

_OVERVIEW = "overview"  # a lane
_QUIET = 2000  # ms without another step, since a study is written as a whole


class ScrollMemory(QObject):
    """Knows how the analyst left the panes of a frame, and what was chosen on its pages."""

    def __init__(self, frame: StudyFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._split: tuple[int, ...] = ()
        self._areas: dict[str, QScrollArea] = {}
        self._wanted: dict[str, int] = {}
        self._chosen: dict[str, dict[str, canonical.Json]] = {}  # on pages, as the study was left
        frame.result.split_changed.connect(self._on_split_changed)
        frame.showing.connect(self._on_showing)
        self._watch()
        frame.study_pages.added.connect(self._on_added)

    @property
    def place(self) -> WindowPlace:
        """The place of now; of a page that was not seen again the one it was left at."""
        values = {name: area.verticalScrollBar().value() for name, area in self._areas.items()}
        values |= self._wanted
        scrolled = {name: value for name, value in values.items() if value}
        made = self._frame.study_pages.made.items()
        chosen = self._chosen | {name: page.chosen_here for name, page in made}
        chosen = {name: here for name, here in chosen.items() if here}
        return WindowPlace(self._split, scrolled, self._frame.folding.hidden, chosen)

    def take_up(self, place: WindowPlace) -> None:
        """Stand where the study was left, as soon as there is something to scroll."""
        if place.split:
            self._split = place.split
            self._frame.result.set_split(list(place.split))
        self._frame.folding.hide(place.hidden)
        known = ("", *self._frame.study_pages)
        self._wanted = {name: at for name, at in place.scrolled.items() if name in known}
        self._chosen = {name: here for name, here in place.chosen.items() if name in known}
        for name in tuple(self._areas):
            self._scroll(name)
        for name, page in self._frame.study_pages.made.items():
            if name in self._chosen:
                page.take_up(self._chosen[name])

    def _watch(self) -> None:
        """Watch what scrolls, of the pages that are there."""
        made = self._frame.study_pages.made
        areas = {"": self._frame.result.area, **{name: page.area for name, page in made.items()}}
        for name, area in areas.items():
            if area is not None and name not in self._areas:
                self._areas[name] = area
                bar = area.verticalScrollBar()
                bar.rangeChanged.connect(partial(self._scroll, name))
                bar.actionTriggered.connect(partial(self._let_go, name))

    def _on_added(self, page: StudyPanel) -> None:
        """Have chosen on a page what was, as soon as it is there."""
        self._watch()
        for name, each in self._frame.study_pages.made.items():
            if each is page and name in self._chosen:
                page.take_up(self._chosen[name])

    def _on_split_changed(self, sizes: list[int]) -> None:
        self._split = tuple(sizes)

    def _scroll(self, name: str, *_range: int) -> None:
        """Go where it was, whenever there is so much: a page is laid out several times."""
        wanted, bar = self._wanted.get(name), self._areas[name].verticalScrollBar()
        if wanted is not None and bar.maximum() >= wanted:
            bar.setValue(wanted)

    def _let_go(self, name: str, *_action: int) -> None:
        """Let the analyst go elsewhere."""
        self._wanted.pop(name, None)

    def _on_showing(self, before: StudyState, shown: StudyState) -> None:
        """Let a page be that was seen as it was left, and on which something else was chosen."""
        if before.result is not None and before.request != shown.request:
            self._let_go(before.request.page)


class StudyKeeping(QObject):
    """Does it in another thread, behind what else is done with the study.

    Args:
        lane: in which everything that writes to the study waits for its turn.
        holding: adds to a content what stands beside it, as the truth of a rehearsal.
    """

    def __init__(
        self,
        path: Path,
        frame: StudyFrame,
        lane: str,
        holding: Callable[[StudyContent], StudyContent],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._frame = frame
        self._lane = lane
        self._holding = holding
        self._kept: AnalysisRequest | None = None
        self._looks: frozenset[Look] = frozenset()
        self._kept_looks: frozenset[Look] = frozenset()
        self._standing = ScrollMemory(frame)
        self._kept_place = WindowPlace()
        self._asked: Mark | None = None
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self.keep)
        frame.edit_due.connect(self._write)

    def begin(self, request: AnalysisRequest, opened: Opened) -> None:
        """Take this for kept: it is what the study was opened with."""
        self._kept, self._kept_looks, self._kept_place = request, opened.looks, opened.place
        self._standing.take_up(opened.place)

    def follow(self, shown: StudyState) -> None:
        """Keep what is looked at after a while, and read what the page of the study shows."""
        self._looks |= _looks_of(shown)
        changed = self._kept is not None and shown.request != self._kept
        if changed or self._looks - self._kept_looks:
            self._quiet.start()
        if not shown.contents or shown.request.page != STUDY_PAGE or shown.at_work:
            return
        mark = shown.contents[0].mark
        if shown.overview is None:
            self._asked = None
        elif shown.overview.mark == mark:
            self._asked = mark
        if mark != self._asked and not self._frame.jobs.running(_OVERVIEW):
            self._asked = mark  # once, although the study may be another before it was read
            self._frame.jobs.start(
                _OVERVIEW,
                read_overview,
                self._path,
                succeeded=lambda found: self._frame.become(self._shown.overlooked(found)),
                failed=self._on_not_read,
            )

    # What is looked at

    def keep(self) -> None:
        """Keep what is looked at in the study, where it is not kept yet and can be."""
        self._quiet.stop()
        shown, looks, place = self._shown, self._looks, self._standing.place
        if self._kept is None or not shown.n or not shown.can_work:
            return
        request = shown.request if shown.request != self._kept else None
        chosen = request is not None or place != self._kept_place
        if not chosen and looks <= self._kept_looks:
            return
        self._kept, self._kept_place = shown.request, place
        self._kept_looks |= looks
        if shown.content.obstacle is None and not shown.request.study:
            self._frame.jobs.start(
                self._lane,
                keep_view,
                self._path,
                request,
                looks,
                place,
                succeeded=partial(self._on_kept, chosen),
                failed=lambda _error: self._on_kept(chosen, None),
                at_end=AtEnd.FINISH,
            )

    def _on_kept(self, chosen: bool, mark: Mark | None) -> None:
        if mark is None and chosen:
            self._frame.status_bar.set_message(tr("What you choose is not kept in this study."))
        elif mark is not None and self._shown.contents:
            self._frame.become(self._shown.marked(mark))

    # What is added

    def add(self, edit: StudyEdit) -> None:
        """Add a note, a decision, flags or results: a step that can be undone."""
        self._frame.become(self._shown.doing(edit))
        self._write(edit)

    def _write(self, edit: StudyEdit) -> None:
        self._frame.jobs.start(
            self._lane,
            do,
            self._path,
            edit,
            succeeded=self._on_done,
            failed=partial(self._on_not_done, edit),
            at_end=AtEnd.FINISH,
        )

    def _on_done(self, done: Done) -> None:
        shown = self._shown
        if done.content is None:
            shown = shown.marked(done.mark)
        else:
            obstacle = shown.contents[0].obstacle
            shown = shown.holding([self._holding(replace(done.content, obstacle=obstacle))])
        if done.overview is not None:
            shown = shown.overlooked(done.overview)
        elif shown.overview is not None:  # what it shows is as before
            shown = shown.overlooked(replace(shown.overview, mark=done.mark))
        self._frame.become(shown)

    def _on_not_done(self, edit: StudyEdit, error: Exception) -> None:
        """Say why, and show what the study holds; which steps led there is not known any more."""
        self._frame.jobs.stay()
        self._frame.show_problem(problem_of(error))
        self._frame.become(self._shown.without_edits(edit))

    def _on_not_read(self, error: Exception) -> None:
        self._frame.show_problem(problem_of(error))

    @property
    def _shown(self) -> StudyState:
        return self._frame.shown


def _looks_of(shown: StudyState) -> frozenset[Look]:
    """Return which questions of the study are seen, each with the number of responses."""
    told = shown.work.outcome if shown.work is not None else None
    if shown.page is Page.WORK and isinstance(told, Collected) and told.changed is not None:
        return frozenset((id_, shown.n) for id_ in told.changed.questions)
    if shown.page is not Page.RESULT or shown.waiting or shown.request.page:
        return frozenset()
    if shown.result is None:  # it was given up before any was there
        return frozenset()
    request = shown.request
    return frozenset() if request.study else frozenset((id_, shown.n) for id_ in request.questions)
