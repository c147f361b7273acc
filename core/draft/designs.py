"""How the questions of a draft are randomized, read from its values: no words, no bytes.

What a design costs does not hang on the words, so it is known before they are written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache

from core.draft.convert import is_mirrored, question_json
from core.draft.model import Draft, DraftBlock, DraftMechanism, DraftOption, DraftQuestion
from core.files.checker import TOP, Tree
from core.survey.findings import ReadQuestion
from core.survey.model import AskIf, Block, Kind, Question, block_json, total_ratio
from core.survey.questions import read_question
from core.survey.sample import read_sample

_LANGUAGE = "en"  # of the words that stand in


@dataclass(frozen=True)
class Designs:
    """The questions whose design could be read, each with its place; words stand in for theirs.

    `sample` are the blocks of which each person is asked some.
    """

    questions: tuple[ReadQuestion, ...] = ()
    sample: tuple[Block, ...] = ()

    def of(self, index: int | None) -> Question | None:
        """Return the question at a place, from 0; None where its design is unfinished."""
        found = (each for each in self.questions if each.index == index and each.costed)
        return next((each.question for each in found), None)

    @cached_property
    def ratio(self) -> Fraction | None:
        """Exact ratio over the sensitive questions that could be read, as of `Survey.ratio`."""
        known = (each.question for each in self.questions if each.costed)
        return total_ratio({each.id: each.ratio for each in known if each.sensitive}, self.sample)


class DesignReader:
    """Reads the designs of one draft after another; what did not change is not read again.

    Where a step changed no design the very same `Designs` come back.
    """

    def __init__(self) -> None:
        self._known: list[tuple[DraftQuestion, _Facts, ReadQuestion | None]] = []
        self._blocks: tuple[DraftBlock, ...] = ()
        self._last = Designs()

    def read(self, draft: Draft) -> Designs:
        """Read the designs of a draft."""
        before, self._known = self._known, []
        unchanged = len(before) == len(draft.questions) and draft.sample == self._blocks
        for at, question in enumerate(draft.questions):
            old = before[at] if at < len(before) else None
            if old is not None and old[0] is question:
                self._known.append(old)
                continue
            facts = _facts_of(question)
            if old is not None and old[1] == facts:
                self._known.append((question, facts, old[2]))
                continue
            self._known.append((question, facts, _read(at, facts)))
            unchanged = False
        if not unchanged:
            questions = tuple(read for _, _, read in self._known if read is not None)
            self._blocks = draft.sample
            self._last = Designs(questions, _readable(draft, questions))
        return self._last


@dataclass(frozen=True)
class _Facts:
    """What of a question its design hangs on, whether it can be read yet or not."""

    id: str
    ask_if: AskIf | None
    kind: Kind
    abstains: tuple[bool, ...]
    numbers: tuple[int | None, int | None, int | None, tuple[int, ...]]
    mechanism: tuple[str, tuple[tuple[str, str | int], ...]] | None
    procedures: tuple[str, ...]
    ask: int | None


def _facts_of(question: DraftQuestion) -> _Facts:
    written = question.mechanism
    return _Facts(
        question.id,
        question.ask_if,
        question.kind,
        tuple(option.abstain for option in question.options),
        (question.low, question.high, question.step, question.bins),
        None if written is None else (written.name, tuple(sorted(written.values.items()))),
        question.procedures,
        question.ask,
    )


def _readable(draft: Draft, questions: tuple[ReadQuestion, ...]) -> tuple[Block, ...]:
    """Return the blocks that name questions of the draft which can be drawn."""
    if not draft.sample:
        return ()
    blocks = [block_json(Block(block.questions, block.ask)) for block in draft.sample]
    complete = len(questions) == len(draft.questions)
    return read_sample(Tree(), blocks, questions, complete)


def _read(at: int, facts: _Facts) -> ReadQuestion | None:
    read = _design(
        facts.kind, facts.abstains, facts.numbers, facts.mechanism, facts.procedures, facts.ask
    )
    if read is None:
        return None
    made = replace(read, id=facts.id, ask_if=facts.ask_if)
    return ReadQuestion(at, made, made.sensitive or facts.mechanism is None)


@lru_cache(maxsize=1024)
def _design(
    kind: Kind,
    abstains: tuple[bool, ...],
    numbers: tuple[int | None, int | None, int | None, tuple[int, ...]],
    design: tuple[str, tuple[tuple[str, str | int], ...]] | None,
    procedures: tuple[str, ...],
    ask: int | None,
) -> Question | None:
    """Read a question of this design, with words that stand in."""
    low, high, step, bins = numbers
    asked = DraftQuestion(
        "question",
        kind,
        text=_words("…"),
        options=tuple(
            DraftOption(f"o{at}", _words(f"… {at}"), abstain) for at, abstain in enumerate(abstains)
        ),
        low=low,
        high=high,
        step=step,
        bins=bins,
        mechanism=None if design is None else DraftMechanism(design[0], dict(design[1])),
        procedures=procedures,
        ask=ask,
    )
    if is_mirrored(asked):
        asked = replace(asked, negation=_words("… not"))
    content = question_json(Draft(languages=(_LANGUAGE,)), asked)
    return read_question(Tree(), content, TOP / "questions" / 0, (_LANGUAGE,))


def _words(text: str) -> Mapping[str, str]:
    return {_LANGUAGE: text}
