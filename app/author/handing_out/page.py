"""The page that hands a survey out: seal, sign, and one folder with all that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QImage, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QScrollArea,
    QWidget,
)

from app.author.editing.editing import Editing, FieldProblem
from app.author.handing_out.cards import CheckedCard, WordsCard
from app.author.handing_out.flow import HandingOut, Made, hand_out, words_of
from app.author.handing_out.folder import FolderCard, sheets_shown
from app.author.handing_out.keys import SealCard, SignCard
from app.author.handing_out.known_keys import KnownKey, words_of_key
from app.author.handing_out.written import EightWords, Prepared
from app.author.words import authoring
from app.kit.tasks import AtEnd, Jobs
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.dialogs import FolderDialogs
from app.widgets.focus_ring import FocusFirst
from app.widgets.layout import column, discard, row, scroll_page, wide
from app.widgets.page_head import PageHead
from app.widgets.panels import BannerTone, banner
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.refusals import message, remedy
from app.words.total_epsilon import over_all
from core.facts.errors import Code, Refused
from core.survey import Survey

_BESIDE = 1100  # from this width on the two columns stand side by side
_NARROW = 600  # px of width below which the cards come close to the edge
_WORDS, _PICTURES, _FOLDER = "handout-words", "handout-pictures", "handout-folder"
_KEY = "handout-key"


class HandOutPage(QFrame):
    """Hands out what is written; `back` is called when the page is left."""

    def __init__(
        self,
        theme: Theme,
        editing: Editing,
        dialogs: FolderDialogs,
        keys: Path,
        parent: Path,
        back: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme, self._dialogs, self._back = theme, dialogs, back
        self.handing = HandingOut(editing, keys, parent)
        self.made: Made | None = None
        self._target: Path | None = None
        self._making = False
        self._prepared: Prepared | None = None
        self._jobs = Jobs(self)
        self.setProperty("role", "band")
        self.setObjectName("hand_out")
        self.seal = SealCard(theme, self.handing, dialogs)
        self.sign = SignCard(theme, self.handing, dialogs)
        self.checked = CheckedCard(theme)
        self.words = WordsCard(theme)
        self.folder = FolderCard(theme, tuple(self.handing.wanted))
        self._place_of_told = QWidget()
        self.told = column(on=self._place_of_told, margins=(5, 2))
        self._place_of_told.hide()
        column(
            self._head(), self._place_of_told, wide(self._body()), self._foot(), on=self, space=0
        )
        self.seal.taken.connect(self._seal_to)
        self.sign.taken.connect(self._sign_with)
        self.checked.wanted.connect(self._go_to)
        self.folder.place_wanted.connect(self._choose_place)
        self.folder.wanted.connect(self.handing.want)
        self.folder.progress.cancelled.connect(partial(self._jobs.cancel, _FOLDER))
        FocusFirst(self, self.make_button)
        self._show()

    # Parts

    def _head(self) -> QWidget:
        theme = self._theme
        draft = self.handing.editing.draft
        title = authoring.said(draft.title, draft.languages[0])
        head = PageHead(theme, tr("Hand out"), title)
        self.back_button = secondary_button(tr("Back to the editor"), theme, "analyst")
        self.back_button.setObjectName("back_to_editor")
        self.back_button.clicked.connect(self._back)
        self.make_button = primary_button(tr("Make the folder"), theme, "analyst", icon="folder")
        self.make_button.setObjectName("make_folder")
        self.make_button.clicked.connect(self._make)
        head.add(self.back_button, self.make_button)
        return head

    def _body(self) -> QScrollArea:
        theme = self._theme
        ground = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, ground)
        self._columns.setContentsMargins(theme.margins(5, 4))
        self._columns.setSpacing(theme.space(5))
        left = column(space=3)
        changes = tr(
            "You may go on editing the draft; it then has other words, and asking the same people "
            "again adds up."
        )
        warned = banner(
            "warning",
            tr("From here on it is another survey if a word changes"),
            theme,
            detail=changes,
            style="analyst.strong",
        )
        for part in (self.checked, self.seal, self.sign, self.words, warned):
            left.addWidget(part)
        left.addStretch(1)
        self._columns.addLayout(left, 4)
        self._columns.addWidget(self.folder, 5)
        return scroll_page(ground)

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setProperty("role", "footer")
        self.foot_label = TextLabel("", self._theme, "analyst.small", tone="muted")
        row(wide(self.foot_label), on=foot, margins=(5, 1))
        return foot

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = event.size().width() >= _BESIDE
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight if beside else way.TopToBottom)
        side = 5 if event.size().width() >= _NARROW else 2
        self._columns.setContentsMargins(self._theme.margins(side, 4))

    # Showing

    def _show(self) -> None:
        """Show what is chosen, and work out what is slow."""
        handing = self.handing
        survey = handing.survey
        self._prepared = handing.prepared()
        self.seal.show_keys()
        self.sign.show_keys()
        self.checked.show_problems(handing.errors, handing.warnings)
        self.folder.show_folder(handing.folder, handing.parent)
        self.folder.show_files(self._prepared)
        self.make_button.setEnabled(survey is not None and not self._making)
        self._show_foot(survey)
        self.words.show_words((), sealed=bool(handing.editing.draft.seal))
        self._jobs.drop(_PICTURES)
        self._jobs.drop(_WORDS)
        self._jobs.drop(_KEY)
        if handing.signer is not None:
            self._jobs.start(
                *(_KEY, words_of_key, handing.signer.public),
                succeeded=self.sign.show_words,
                failed=self._fail,
                instead=True,
            )
        if survey is None:
            self.folder.show_pictures(())
            return
        self._jobs.start(
            _WORDS, words_of, survey, succeeded=self._show_words, failed=self._fail, instead=True
        )

    def _show_words(self, eight: EightWords) -> None:
        self.words.show_words(eight, sealed=bool(self.handing.editing.draft.seal))
        ratio = self.devicePixelRatioF()
        self._jobs.start(
            *(_PICTURES, sheets_shown, self._prepared, eight, ratio),
            succeeded=self._show_pictures,
            failed=self._fail,
            instead=True,
        )

    def _show_pictures(self, images: Sequence[QImage]) -> None:
        self.folder.show_pictures(images)

    def _show_foot(self, survey: Survey | None) -> None:
        draft = self.handing.editing.draft
        told = [tr("Questions: {0}").format(len(draft.questions))]
        if survey is not None:
            told.append(over_all(survey.ratio))
            digest = f"{survey.digest[:8]} {survey.digest[8:16]}"
            told.append(tr("Survey {0}").format(digest))
        self.foot_label.setText("     ".join(told))

    # Edits

    def _seal_to(self, key: KnownKey | None) -> None:
        self.handing.editing.seal_to("" if key is None else key.public)
        self._show()

    def _sign_with(self, key: KnownKey | None) -> None:
        self.handing.signer = key
        self.sign.passphrase.forget()
        self._show()
        if key is not None:
            self.sign.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_to(self, problem: FieldProblem) -> None:
        self.handing.go_to(problem)
        self._back()

    def _choose_place(self) -> None:
        place = self._dialogs.open_folder(self, tr("Where the folder goes"))
        if place is not None:
            self.handing.parent = place
            self._show()

    def _make(self) -> None:
        folder, signer = self.handing.folder, self.handing.signer
        if self._prepared is None or folder is None or self._making:
            return
        words = self.sign.passphrase.text()
        if signer is not None and not words:
            self.sign.tell(tr("Type the passphrase of this key, or choose “Not signed”."))
            self.sign.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._target = folder
        self.sign.tell("")
        self._clear_text()
        self._making = True
        self.make_button.setEnabled(False)
        self.folder.progress.restart()
        self.folder.progress.set_progress(tr("Making the folder…"), 0, 0)
        self.folder.progress.show()
        self._jobs.start(
            *(_FOLDER, hand_out, self._prepared, self.handing.wanted, signer, words, folder),
            succeeded=self._on_made,
            failed=self._on_failed,
            cancelled=self._on_cancelled,
            progressed=self._on_progressed,
            at_end=AtEnd.STOP,
        )

    def _on_progressed(self, done: int, total: int) -> None:
        told = tr("Making the folder: {done} of {total} files", "", total)
        words = told.format(done=figures(done), total=figures(total))
        self.folder.progress.set_progress(words, done, total)

    def _on_made(self, made: Made) -> None:
        self.made = made
        self.handing.editing.hand_out(made.survey)
        self.sign.passphrase.forget()
        n = len(made.files)
        told = tr("“{name}” is made: {n} files.", "", n)
        told = told.format(name=made.folder.name, n=figures(n))
        self._tell("success", told, str(made.folder))
        self._rest()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, Refused):
            self._rest()
            raise error
        problem = error.problem
        told = f"{message(problem)} {remedy(problem)}"
        of_key = problem.code in (Code.DECRYPT, Code.DOMAIN)
        signer = self.handing.signer
        if of_key or (signer is not None and problem.where == signer.path.name):
            self.sign.tell(told)
            self.sign.passphrase.selectAll()
            self.sign.passphrase.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            none = tr("No folder was made.")
            self._tell("danger", message(problem), f"{remedy(problem)} {none}")
        self._rest(keep=True)

    def _on_cancelled(self) -> None:
        told = tr("Cancelled. No folder was made.")
        if self._target is not None and self._target.is_dir():  # it was whole by then
            told = tr("“{name}” was made before it could be cancelled.")
            told = told.format(name=self._target.name)
        self._tell("info", told, "")
        self._rest()

    def _rest(self, *, keep: bool = False) -> None:
        """Be ready again; where nothing changed what is shown is kept."""
        self._making = False
        self.folder.progress.hide()
        if keep:
            self.make_button.setEnabled(self._prepared is not None)
        else:
            self._show()

    def _tell(self, tone: BannerTone, words: str, detail: str) -> None:
        self._clear_text()
        line = banner(tone, words, self._theme, detail=detail, style="analyst.strong")
        line.setObjectName("told")
        line.setAccessibleName(words)
        self.told.addWidget(line)
        self._place_of_told.show()

    def _clear_text(self) -> None:
        for line in self._place_of_told.findChildren(QFrame, "told"):
            discard(line, self.told)
        self._place_of_told.hide()

    def _fail(self, error: Exception) -> None:
        raise error

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what is being written before the page goes."""
        if self._jobs.end_first(self._back):
            event.ignore()
        else:
            event.accept()
