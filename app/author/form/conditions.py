"""Who is asked a question: conditions on clear answers to earlier ones, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QComboBox, QMenu, QWidget

from app.author.editing.editing import Keys, typed
from app.author.form.fields import Field, Line
from app.author.form.form import Form, keyed
from app.author.kinds import AUTHORED
from app.author.words.authoring import (
    choose_answers,
    condition_text,
    give_range,
    only_clear_decide,
)
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.choices import SegmentedChoice
from app.widgets.flow import Flow
from app.widgets.layout import MIDDLE, STRETCH, row, wide
from app.widgets.panels import well
from app.widgets.text import TextLabel, plain_tip
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.survey import Answered, AskIf
from core.survey.conditions import MAX_PARTS

WHOLE_NUMBER = r"-?[0-9]{0,15}"
_SOURCE, _NUMBER, _DELETE, _LETTERS = 148, 88, 40, 4
_KEYS: Keys = ("ask_if",)


class Conditions:
    """The part of a question's form that says who is asked it; follows typing by `refresh`."""

    def __init__(self, form: Form[DraftQuestion], theme: Theme) -> None:
        self._form, self._theme = form, theme
        self._echo: TextLabel | None = None
        at = form.editing.index or 0
        self._earlier = [q for q in form.editing.draft.questions[:at] if not q.sensitive]
        asked = form.held.ask_if
        if asked is None and not self._earlier:
            return
        form.add_heading(tr("Who is asked"))
        if asked is None:
            self._offer()
        else:
            self._show(asked)

    def refresh(self) -> None:
        """Say again who is asked, as a number may have been typed."""
        if self._echo is not None and self._form.held.ask_if is not None:
            self._echo.setText(self._told(self._form.held.ask_if))

    def _offer(self) -> None:
        button = quiet_button(tr("Ask only &if…"), self._theme, "form")
        keyed(button, (*_KEYS, "add"), "add_condition")
        button.clicked.connect(self._add)
        everyone = TextLabel(tr("Everyone is asked."), self._theme, "analyst.base", wrap=False)
        self._form.column.addLayout(row(everyone, button, STRETCH, space=2, align=MIDDLE))

    def _show(self, asked: AskIf) -> None:
        form, theme = self._form, self._theme
        panel = well(padding=12)
        head: list[QWidget] = [TextLabel(tr("Ask only if"), theme, "analyst.section", wrap=False)]
        if len(asked.parts) > 1:
            choices = (("all", tr("all of these hold")), ("any", tr("any of these holds")))
            joined = SegmentedChoice(choices, theme, name=tr("Ask only if"))
            joined.setObjectName("joined")
            joined.set_key("all" if asked.every else "any")
            to: Keys = (*_KEYS, "joined")
            for segment in joined.findChildren(QAbstractButton):
                if segment.isChecked():
                    keyed(segment, to)
            joined.chosen.connect(lambda key: self._take(replace(asked, every=key == "all"), to))
            head.append(joined)
        panel.column.addWidget(_flowing(head))
        for nth in range(len(asked.parts)):
            part = PartRow(self, form, theme, nth)
            form.fields.append(part)
            panel.column.addWidget(part)
        add = quiet_button(tr("Add a &condition"), theme, "form")
        keyed(add, (*_KEYS, "add"), "add_condition")
        add.clicked.connect(self._add)
        if not self._earlier or len(asked.parts) == MAX_PARTS:
            add.hide()
        rule = TextLabel(only_clear_decide(), theme, "analyst.base", tone="muted")
        panel.column.addLayout(row(add, wide(rule, MIDDLE), space=2))
        self._echo = TextLabel(self._told(asked), theme, "analyst.base")
        self._echo.setObjectName("condition_text")
        whole = Field(_KEYS, "", self._echo, theme)
        form.fields.append(whole)
        panel.column.addWidget(whole)
        form.column.addWidget(panel)

    # What is done

    def _add(self) -> None:
        """Add a condition on the next earlier question that decides nothing yet."""
        asked = self._form.held.ask_if
        parts = () if asked is None else asked.parts
        named = {part.question for part in parts}
        free = [each for each in reversed(self._earlier) if each.id not in named]
        source = free[0] if free else self._earlier[-1]
        every = True if asked is None else asked.every
        made = AskIf((*parts, first_answers(source)), every)
        self._take(made, (*part_keys(made, len(parts)), "question"))

    def put(self, nth: int, part: Answered | None, *keys: str | int) -> None:
        """Put another condition in place of one, None for none; `keys` lead on from its own."""
        asked = self._form.held.ask_if
        if asked is None:
            return
        new = () if part is None else (part,)
        parts = (*asked.parts[:nth], *new, *asked.parts[nth + 1 :])
        made = replace(asked, parts=parts) if parts else None
        at = (*_KEYS, "add") if part is None or made is None else (*part_keys(made, nth), *keys)
        self._take(made, at)

    def _take(self, asked: AskIf | None, keys: Keys) -> None:
        self._form.do(replace(self._form.held, ask_if=asked), keys)

    # What is said

    def sources(self) -> Sequence[DraftQuestion]:
        """Return the earlier questions that are asked in the clear."""
        return self._earlier

    def _told(self, asked: AskIf) -> str:
        """Say in words who is asked, and where all others go on."""
        form = self._form
        draft, language = form.editing.draft, form.language
        known = {question.id: question for question in draft.questions}
        told = []
        for part in asked.parts:
            source = known.get(part.question)
            if source is None or is_open(part):
                return choose_answers() if source is None or source.options else give_range()
            told.append(AUTHORED[source.kind].fulfilled(source, part, language))
        return condition_text(told, every=asked.every, next_=self._next_for_others(asked))

    def _next_for_others(self, asked: AskIf) -> int | None:
        """Return the place, from 1, of the question where those go on who are not asked this.

        0 where none follows, None where that one is asked of some only, too.
        """
        draft = self._form.editing.draft
        following = draft.questions[(self._form.editing.index or 0) + 1 :]
        for each in following:
            if each.ask_if is None:
                return draft.index(each.id) + 1
            if each.ask_if.meaning != asked.meaning:
                return None
        return 0


def part_keys(asked: AskIf, nth: int) -> Keys:
    """Return what leads to one condition of several, as in the file."""
    return _KEYS if len(asked.parts) == 1 else (*_KEYS, "all" if asked.every else "any", nth)


def first_answers(source: DraftQuestion) -> Answered:
    """Return a condition on a question to begin with: of a number the whole range, else open."""
    if source.kind.definition.numeric:
        return Answered(source.id, (), source.low, None)
    return Answered(source.id)


def is_open(part: Answered) -> bool:
    """Tell whether a condition says no answer and no range yet."""
    return not part.values and not part.ranged


def _flowing(widgets: Sequence[QWidget]) -> Flow:
    """Put widgets abreast, and beneath each other where there is little room."""
    flow = Flow()
    flow.set_widgets(widgets)
    return flow


class PartRow(Field):
    """One condition: the question that decides, the answers or the range, and deleting it."""

    def __init__(
        self, owner: Conditions, form: Form[DraftQuestion], theme: Theme, nth: int
    ) -> None:
        asked = form.held.ask_if
        if asked is None:
            raise ValueError("everyone is asked")
        self._owner, self._form, self._look, self._nth = owner, form, theme, nth
        self._part, self._own = asked.parts[nth], part_keys(asked, nth)
        questions = {each.id: each for each in form.editing.draft.questions}
        self._source = questions.get(self._part.question)
        self._numeric = self._source is not None and self._source.kind.definition.numeric
        box = self._sources()
        super().__init__(self._own, "", box, theme)
        keyed(box, (*self._own, "question"), "ask_if" if nth == 0 else f"ask_if_{nth}")
        delete = Button("", theme, "quiet", "form", icon="close")
        delete.setFixedWidth(_DELETE)
        told = tr("Delete condition {0}").format(nth + 1)
        delete.setAccessibleName(told)
        delete.setToolTip(told)
        keyed(delete, (*self._own, "delete"), f"delete_condition_{nth}")
        delete.clicked.connect(lambda: owner.put(nth, None))
        said = self._range() if self._numeric else self._answers()
        line = QWidget()
        top = Qt.AlignmentFlag.AlignTop
        row(wide(_flowing([box, *said])), delete, on=line, space=2, align=top)
        self.stand_in(line)

    def show_problems(
        self,
        texts: Sequence[tuple[bool, str]],
        leads: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> None:
        """Say what is wrong; of a number without a range what is to be given."""
        asked = self._form.held.ask_if
        if texts and self._numeric and asked is not None and is_open(asked.parts[self._nth]):
            texts = [(True, give_range())]
        super().show_problems(texts, leads)

    def _sources(self) -> QComboBox:
        box = QComboBox()
        box.setFixedWidth(_SOURCE)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LETTERS)
        box.setAccessibleName(tr("Question that decides, condition {0}").format(self._nth + 1))
        for each in self._owner.sources():
            box.addItem(each.id, each.id)
            words = each.text.get(self._form.language) or next(iter(each.text.values()), each.id)
            tip = Qt.ItemDataRole.ToolTipRole
            box.setItemData(box.count() - 1, plain_tip(words), tip)
        if box.findData(self._part.question) < 0:
            box.addItem(self._part.question, self._part.question)
        box.setCurrentIndex(box.findData(self._part.question))
        box.setToolTip(str(box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole) or ""))
        box.activated.connect(lambda _: self._choose(str(box.currentData())))
        return box

    def _choose(self, id_: str) -> None:
        source = next((each for each in self._owner.sources() if each.id == id_), None)
        if source is not None and id_ != self._part.question:
            self._owner.put(self._nth, first_answers(source), "question")

    def _answers(self) -> list[QWidget]:
        """Return the answers that were chosen, each to be taken away, and a menu of the others."""
        theme, chosen = self._look, self._part.values
        answers: dict[str, str] = {id_: id_ for id_ in chosen}
        if self._source is not None:
            answers = dict(AUTHORED[self._source.kind].answers(self._source, self._form.language))
            answers |= {id_: id_ for id_ in chosen if id_ not in answers}
        chips: list[QWidget] = []
        for id_ in answers:
            if id_ in chosen:
                chip = Button(answers[id_], theme, "chip", "chip", trailing="close")
                chip.setAccessibleName(tr("Take “{0}” away").format(answers[id_]))
                keyed(chip, (*self._own, "in", id_), f"ask_if_{id_}")
                chip.clicked.connect(lambda _=False, id_=id_: self._set(id_, on=False))
                chips.append(chip)
        others = {id_: words for id_, words in answers.items() if id_ not in chosen}
        add = quiet_button(tr("Answer"), theme, "form")
        add.set_icons("plus", "chevron-down")
        add.setAccessibleName(tr("Add an answer to condition {0}").format(self._nth + 1))
        keyed(add, (*self._own, "in", "add"), f"add_answer_{self._nth}")
        menu = QMenu(add)
        menu.setAccessibleName(tr("Answers"))
        for id_, words in others.items():
            action = menu.addAction(words.replace("&", "&&"))
            # Once the menu is closed: what it stands on is made anew.
            take = partial(self._set, id_, on=True)
            action.triggered.connect(lambda _=False, take=take: QTimer.singleShot(0, self, take))
        add.setMenu(menu)
        add.setEnabled(bool(others))
        return [*chips, add]

    def _set(self, value: str, *, on: bool) -> None:
        """Let an answer count, or no more; they stand in the order of the question."""
        chosen = {*self._part.values, value} if on else {*self._part.values} - {value}
        known: list[str] = []
        if self._source is not None:
            answers = AUTHORED[self._source.kind].answers(self._source, self._form.language)
            known = [id_ for id_, _ in answers]
        order = [*known, *(id_ for id_ in self._part.values if id_ not in known)]
        values = tuple(id_ for id_ in order if id_ in chosen)
        self._owner.put(self._nth, Answered(self._part.question, values), "in", "add")

    def _range(self) -> list[QWidget]:
        """Return the two ends of a range, either of which may be left empty."""
        theme, ends = self._look, []
        for key, words, value in (
            ("at_least", tr("at least"), self._part.at_least),
            ("at_most", tr("at most"), self._part.at_most),
        ):
            field = Line(theme, "" if value is None else str(value), "", pattern=WHOLE_NUMBER)
            field.setAccessibleName(f"{self._part.question}: {words}")
            field.setFixedWidth(_NUMBER)
            keyed(field, (*self._own, key), f"ask_if_{self._nth}_{key}")
            field.textEdited.connect(self._form.typing((*self._own, key), self._end_taker(key)))
            field.editingFinished.connect(self._form.leave)
            end = QWidget()
            label = TextLabel(words, theme, "analyst.base", wrap=False)
            row(label, field, STRETCH, on=end, space=2, align=MIDDLE)
            ends.append(end)
        return ends

    def _end_taker(self, key: str) -> Callable[[DraftQuestion, str], DraftQuestion]:
        def take(question: DraftQuestion, text: str) -> DraftQuestion:
            asked = question.ask_if
            if asked is None:
                return question
            try:
                end: int | None = int(typed(text))
            except ValueError:
                end = None
            parts = list(asked.parts)
            part = replace(parts[self._nth], values=())
            parts[self._nth] = (
                replace(part, at_least=end) if key == "at_least" else replace(part, at_most=end)
            )
            return replace(question, ask_if=replace(asked, parts=tuple(parts)))

        return take
