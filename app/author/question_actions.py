"""What is done to questions as a whole: copied, deleted, moved, given a way to abstain."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.author.editing.costs import with_abstaining
from app.author.editing.editing import Editing
from app.author.editing.offers import take_offer
from app.author.outline import OutlinePanel
from app.author.words.authoring import asked_elsewhere, forbidden_place, said, sections_gone
from app.author.words.costs import Offer
from app.kit.i18n import spoken
from app.widgets.undo_line import UndoLine
from app.words.catalogue import listed, tr
from core.draft import Draft
from core.draft.order import Heading, Row


class QuestionActions(QObject):
    """Does it to the questions selected in the outline, else to the chosen one.

    Emits `done` after an edit that leads to a field, `moved` after one that stays in the outline.
    """

    done = Signal()
    moved = Signal()

    def __init__(
        self, editing: Editing, outline: OutlinePanel, line: UndoLine, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.editing = editing
        self._outline = outline
        self._line = line

    @property
    def _rows(self) -> list[Row]:
        chosen = self.editing.place.question
        return self._outline.selected or ([chosen] if chosen is not None else [])

    @property
    def _ids(self) -> list[str]:
        return [row for row in self._rows if isinstance(row, str)]

    def duplicate(self) -> None:
        if ids := self._ids:
            self.editing.duplicate(ids)
            self.done.emit()

    def delete(self) -> None:
        """Delete the questions at once, and offer to take that back; of headings they stay."""
        rows, draft = self._rows, self.editing.draft
        if not rows:
            return
        places = [str(draft.index(id_) + 1) for id_ in self._ids]
        freed = self.editing.delete(rows)
        told = tr("Question {0} deleted.").format(listed(places)) if places else ""
        self.moved.emit()
        self._line.offer(f"{told} {self._gone(draft)} {asked_elsewhere(freed)}".strip())

    def _gone(self, before: Draft) -> str:
        """Say which sections are gone, of those that a draft had before."""
        left = {id(each.title) for each in self.editing.draft.sections}
        language = before.languages[0]
        gone = [
            said(each.title, language) for each in before.sections if id(each.title) not in left
        ]
        return sections_gone(gone)

    def begin_section(self) -> None:
        """Let a section begin with the chosen question; in one that begins there, go to it."""
        editing = self.editing
        if editing.section is not None:
            first = editing.draft.sections[editing.section].first
        elif editing.draft.questions:
            first = editing.place.question or editing.draft.questions[0].id
        else:
            self._line.offer(tr("Add a question first: a section begins with one."), undo=False)
            return
        editing.begin_section(first)
        self.done.emit()

    def remove_section(self) -> None:
        """Take the heading of the chosen section away, and offer to take that back."""
        editing, draft = self.editing, self.editing.draft
        if editing.section is not None:
            editing.delete([Heading(draft.sections[editing.section].first)])
            self.moved.emit()
            self._line.offer(self._gone(draft))

    def move(self, rows: list[Row], before: Row | None) -> None:
        """Move headings and questions before another row; None puts them last."""
        draft = self.editing.draft
        self._tell_moved(self.editing.move(rows, before), draft)

    def step(self, rows: list[Row], down: bool) -> None:
        """Move headings and questions by one place; nothing happens at an end."""
        draft = self.editing.draft
        if rows:
            self._tell_moved(self.editing.move_by_one(rows, down), draft)

    def do(self, offer: Offer) -> None:
        if offer is Offer.ABSTAIN:
            self._offer_abstaining()
        else:
            take_offer(self.editing, offer)
            self.done.emit()

    def tell_refused(self, told: str) -> None:
        """Say why something cannot be moved there."""
        self._line.offer(told, undo=False)

    def _offer_abstaining(self) -> None:
        question = self.editing.question
        if question is None:
            return
        said = {}
        for language in self.editing.draft.languages:
            with spoken(language):
                said[language] = tr("Prefer not to say"), tr("Yes"), tr("No")
        self.editing.change(with_abstaining(question, said), ("options",))
        self.done.emit()

    def _tell_moved(self, could: bool, before: Draft) -> None:
        if not could:
            self._line.offer(forbidden_place(), undo=False)
            return
        self.moved.emit()
        if gone := self._gone(before):
            self._line.offer(gone)
