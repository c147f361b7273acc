"""What is done to questions as a whole: copied, deleted, moved, given a way to abstain."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.author.editing.costs import with_abstaining
from app.author.editing.editing import Editing
from app.author.editing.offers import take_offer
from app.author.outline import OutlinePanel
from app.author.words.authoring import asked_elsewhere, forbidden_place
from app.author.words.costs import Offer
from app.kit.i18n import spoken
from app.widgets.undo_line import UndoLine
from app.words.catalogue import listed, tr


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
    def _ids(self) -> list[str]:
        chosen = self.editing.place.question
        return self._outline.selected or ([chosen] if chosen is not None else [])

    def duplicate(self) -> None:
        """Copy the questions."""
        if ids := self._ids:
            self.editing.duplicate(ids)
            self.done.emit()

    def delete(self) -> None:
        """Delete the questions at once, and offer to take that back."""
        ids = self._ids
        if not ids:
            return
        places = [str(self.editing.draft.index(id_) + 1) for id_ in ids]
        freed = self.editing.delete(ids)
        told = tr("Question {0} deleted.").format(listed(places))
        self.moved.emit()
        self._line.offer(f"{told} {asked_elsewhere(freed)}".strip())

    def move(self, ids: list[str], before: str | None) -> None:
        """Move questions before another one; None puts them last."""
        self._tell_moved(self.editing.move(ids, before))

    def step(self, ids: list[str], down: bool) -> None:
        """Move questions by one place; nothing happens at an end."""
        order = [question.id for question in self.editing.draft.questions]
        if ids and order and order[-1 if down else 0] not in ids:
            self._tell_moved(self.editing.move_by_one(ids, down))

    def do(self, offer: Offer) -> None:
        """Do what the costs offer."""
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

    def _tell_moved(self, could: bool) -> None:
        if could:
            self.moved.emit()
            return
        self._line.offer(forbidden_place(), undo=False)
