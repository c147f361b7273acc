"""What is done with the study of a window: importing, reading its record, rescuing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.analyst.collecting.importing import ImportPage, source_words
from app.analyst.collecting.unlocking import KeyDialog
from app.analyst.state.refusals import (
    Collected,
    NotAccepted,
    Record,
    as_csv,
    collect,
    described_anew,
    read_record,
    record_as_csv,
)
from app.analyst.state.study_state import Job, StudyState, Work
from app.analyst.window.frame import StudyFrame
from app.analyst.window.rescuing import ask_place, rescued_text
from app.kit.problems import problem_of
from app.kit.tasks import AtEnd
from app.widgets.program import Program
from app.words.catalogue import tr
from core.facts.errors import Code
from core.inference.intervals import Interval
from core.interchange.tables import AS_FOUND, ReadOptions
from core.study.rescue import Rescued, rescue_study
from core.study.sources import measured_by_size

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

STUDY = "study"  # a lane


def _response_files() -> str:
    endings = "*.response *.sealed *.jsonl *.csv *.parquet"
    return tr("Responses ({endings});;All files (*)").format(endings=endings)


class StudyJobs(QObject):
    """Does it in another thread, each time by a connection of its own, and has a page for it.

    Emits `stopped(int)` where an import was cancelled, with how many responses there were before,
    and `failed(Exception)` where something could not be done: then the study is to be read.
    `rescued` comes with the path of a new study that holds what is whole of a damaged one, and
    what to tell of it, `compare_wanted(Conflict | None)` where conflicts are to be seen.
    """

    stopped = Signal(int)
    failed = Signal(object)
    rescued = Signal(Path, str)
    compare_wanted = Signal(object)

    def __init__(
        self,
        program: Program,
        path: Path,
        frame: StudyFrame,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = program.theme
        self._path = path
        self._frame = frame
        self._dialogs = program.folders
        self._key_dialogs = program.dialogs  # the folder of a key is not kept
        self._window = parent
        self._key: X25519PrivateKey | None = None
        self._last: tuple[Path, ...] = ()

    @cached_property
    def page(self) -> ImportPage:
        """How far it is, and what became of it."""
        page = ImportPage(self._theme)
        page.cancelled.connect(lambda: self._frame.jobs.cancel(STUDY))
        page.done.connect(self._leave)
        page.save_wanted.connect(self._on_save_wanted)
        page.record_save_wanted.connect(self._on_record_save_wanted)
        page.compare_wanted.connect(self.compare_wanted)
        page.more_wanted.connect(self._import_more)
        page.anytime_wanted.connect(self._use_anytime)
        return page

    @property
    def _shown(self) -> StudyState:
        return self._frame.shown

    def show_work(self, before: StudyState, shown: StudyState) -> None:
        """Fill the page with what is done, or with what became of it."""
        work = shown.work
        if work is None:
            return
        page = self.page
        if shown.overview is not None:
            page.reasons.show_decided(shown.overview.conflicts)
        if work is before.work:
            return
        if isinstance(work.outcome, Collected):
            anytime = shown.choices.interval is Interval.ANYTIME
            page.show_finished(work.source, work.outcome, anytime=anytime)
        elif work.outcome is not None:
            page.show_record(work.outcome)
        elif before.at_work:
            page.set_progress(work.done, work.total, sized=work.sized)
        elif work.doing is Job.IMPORTING:
            page.show_running(work.source)
        elif work.doing is Job.RESCUING:
            page.show_rescuing(work.source)
        elif work.doing is Job.MERGING:
            page.show_merging(work.source)
        else:
            page.show_reading()

    # Importing

    def import_files(self) -> None:
        """Ask for files and import them."""
        title = tr("Import responses")
        self.import_paths(self._dialogs.open_files(self._window, title, _response_files()))

    def import_folder(self) -> None:
        """Ask for a folder and import the responses in it."""
        title = tr("Import a folder of responses")
        path = self._dialogs.open_folder(self._window, title)
        if path is not None:
            self.import_paths([path])

    def import_paths(self, paths: Sequence[Path], asked: ReadOptions = AS_FOUND) -> None:
        """Import files and folders, tables read as `asked`; one import at a time."""
        if paths and self._shown.can_work and not self._asks_for_key(paths, asked):
            self._import(paths, asked)

    def _asks_for_key(self, paths: Sequence[Path], asked: ReadOptions) -> bool:
        """Ask once for the key of a sealed survey; the import goes on after the answer."""
        content = self._shown.content
        if self._key is not None or content.survey.seal is None or content.rehearsal:
            return False
        dialog = KeyDialog(self._theme, self._key_dialogs, content.survey, self._window)
        dialog.unlocked.connect(lambda key: self._take_key(key, paths, asked))
        dialog.without_key.connect(lambda: self._import(paths, asked))
        dialog.open()
        return True

    def _take_key(self, key: X25519PrivateKey, paths: Sequence[Path], asked: ReadOptions) -> None:
        self._key = key
        self._import(paths, asked)

    def _import(self, paths: Sequence[Path], asked: ReadOptions) -> None:
        if not self._shown.can_work:
            return
        self._frame.notice.clear()
        self._last = tuple(paths)
        work = Work(source_words(list(paths)), sized=measured_by_size(paths))
        self._frame.become(self._shown.working(work))
        self._frame.jobs.start(
            STUDY,
            collect,
            self._path,
            list(paths),
            self._key,
            self._shown.content,
            self._shown.choices,
            asked,
            succeeded=self._on_imported,
            failed=self.failed.emit,
            progressed=self._on_progressed,
            cancelled=lambda: self.stopped.emit(self._shown.n),
            at_end=AtEnd.STOP,
            instead=True,
        )

    def _on_progressed(self, done: int, total: int) -> None:
        work = self._shown.work
        if work is not None:
            self._frame.become(self._shown.working(replace(work, done=done, total=total)))

    def _on_imported(self, collected: Collected) -> None:
        self._end(self._shown.holding([collected.content]), collected)

    def _end(self, shown: StudyState, outcome: Collected | Record) -> None:
        work = shown.work and replace(shown.work, outcome=outcome)
        self._frame.become(shown.working(work))

    def _import_more(self) -> None:
        """Ask for what was imported the last time: a folder, or files."""
        if any(path.is_dir() for path in self._last):
            self.import_folder()
        else:
            self.import_files()

    def _use_anytime(self) -> None:
        """Use intervals that hold at every look, also in what the import changed."""
        request = self._shown.request.choosing(interval=Interval.ANYTIME)
        self._frame.become(self._shown.looked(request))
        work = self._shown.work
        if work is not None and isinstance(work.outcome, Collected):
            self._frame.jobs.start(
                STUDY,
                described_anew,
                work.outcome,
                request.choices,
                succeeded=self._on_told_again,
                failed=self.failed.emit,
            )

    def _on_told_again(self, collected: Collected) -> None:
        work = self._shown.work
        if work is not None and isinstance(work.outcome, Collected):
            self._end(self._shown, collected)

    def _leave(self) -> None:
        self._frame.become(self._shown.working(None))

    def _on_save_wanted(self, rows: tuple[NotAccepted, ...]) -> None:
        title = tr("Save the list of files not accepted")
        self._frame.saver.save_text(title, f"{self._path.stem}-not-accepted.csv", as_csv(rows))

    # What was offered before

    def show_record(self) -> None:
        """Show what became of every file that was ever offered to the study."""
        if not self._shown.can_work:
            return
        self._frame.become(self._shown.working(Work(doing=Job.READING_RECORD)))
        self._frame.jobs.start(
            STUDY,
            read_record,
            self._path,
            succeeded=lambda record: self._end(self._shown, record),
            failed=self.failed.emit,
            cancelled=self._leave,
            instead=True,
        )

    def _on_record_save_wanted(self, record: Record) -> None:
        title = tr("Save the record of files")
        self._frame.saver.save_text(title, f"{self._path.stem}-files.csv", record_as_csv(record))

    # A damaged study

    def rescue(self, rehearsal: bool | None = None) -> None:
        """Make a new study of what is whole of a damaged one, which stays as it is."""
        if self._shown.at_work:
            return
        target = ask_place(self._dialogs, self._path, self._window)
        if target is None:
            return
        self._frame.become(self._shown.working(Work(self._path.name, Job.RESCUING)))
        self._frame.jobs.start(
            STUDY,
            rescue_study,
            self._path,
            target,
            rehearsal,
            succeeded=partial(self._on_rescued, target),
            failed=self._on_not_rescued,
            cancelled=self._leave,
            at_end=AtEnd.STOP,
        )

    def _on_not_rescued(self, error: Exception) -> None:
        problem, shown = problem_of(error), self._shown.working(None)
        if problem.code is Code.REHEARSAL:  # which has ways out of its own
            self._frame.become(shown.stopped_by(problem))
        else:
            self._frame.become(shown)
            self._frame.show_problem(problem)

    def _on_rescued(self, target: Path, found: Rescued) -> None:
        self.rescued.emit(target, rescued_text(found))
