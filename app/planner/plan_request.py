"""What an author sets in the planner, and what it is set for, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from typing import Literal, TypeAlias

from app.words.numerals import rounded_up as shown
from core.draft import Draft, DraftBlock, draft_of
from core.plan.asking import Asking, asking_in
from core.plan.curves import PLACES, default_share, fewest, fewest_to_ask
from core.plan.goals import PlannedDesign, epsilon_for_margin, epsilon_to_tell
from core.plan.split import PlannedPart, Split, equal_variances, part_of, places_of
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT, epsilon_upper, rounded_up
from core.privacy.mechanisms.fitting import READABLE
from core.survey import Kind, Question, Survey, text_in
from core.survey.model import Block, total_ratio

PEOPLE = 1200
_DIGITS = 26

Goal: TypeAlias = Literal["margin", "epsilon", "power"]
Compared: TypeAlias = Literal["share", "groups", "odds"]
OpenedFrom: TypeAlias = Literal["home", "editor", "study"]


@dataclass(frozen=True, slots=True)
class PowerRequest:
    """How surely what is to be found, as `candor plan` is asked.

    `compared`: a share with one that is known, with that of a second group, or an odds ratio. The
    second group has `second_people`, None for as many as the first. `part` of the people are in
    the group that the odds ratio is of; None: it is of one standard deviation of a number.
    """

    compared: Compared = "share"
    power: float = 0.8
    alpha: float = 0.05
    two_sided: bool = False
    second_people: int | None = None
    odds_ratio: float = 2.0
    part: float | None = 0.5

    @property
    def test(self) -> tuple[float, float, bool]:
        """The power wanted, the level, and whether a difference either way counts."""
        return self.power, self.alpha, self.two_sided


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """What the author sets; `epsilon` is a decimal number, as it was typed or exact.

    `options` is what `core.plan.mechanisms` takes: that of a yes/no question is 2. `questions` of
    the kind share the ε; `some`: each person is asked only some of them, or of a many-of's options.
    `goal` tells what else follows: the ε from the margin wanted, or from two shares to `tell`
    apart, the known one and the true one, as surely as `power` asks. `parts` are all questions of
    a draft where they are planned together, and `how` ε is split over them; `alike`: all are asked
    under one condition, so that some can be drawn; `some_options`: of their many-of questions each
    person is asked only some options. `drawn` is the part of the people who are asked
    the question at all, as a block of the survey tells. `histogram`: a number without bins is
    planned for its histogram, not for its mean.
    """

    kind: Kind = Kind.YES_NO
    options: int = 2
    questions: int = 1
    epsilon: str = "1"
    people: int = PEOPLE
    share: float = 0.1
    margin: float = 0.05
    level: float = 0.95
    goal: Goal = "epsilon"
    tell: tuple[float, float] = (0.1, 0.15)
    power: PowerRequest = field(default_factory=PowerRequest)
    some: bool = True
    some_options: bool = False
    how: Split = Split.EVENLY
    parts: tuple[PlannedPart, ...] = ()
    alike: bool = True
    places: int = PLACES
    drawn: Fraction = Fraction(1)
    histogram: bool = False

    @property
    def of_number(self) -> bool:
        """Whether one number without bins is planned: for its mean, or for its histogram."""
        return self.kind.definition.numeric and self.options == 1 and not self.whole

    @property
    def for_histogram(self) -> bool:
        """Whether it is planned for its histogram."""
        return self.histogram and self.of_number

    @property
    def whole(self) -> bool:
        """Whether all questions of a draft are planned together: they are its `parts`."""
        return bool(self.parts)

    @property
    def compared(self) -> Compared:
        """What is to be told apart; an odds ratio is of a yes/no question alone."""
        asked = self.power.compared
        return "share" if asked == "odds" and not self.kind.definition.complementary else asked

    @property
    def target(self) -> Decimal:
        """ε of all that one person is asked, as a number."""
        return Decimal(self.epsilon)

    @property
    def shown_epsilon(self) -> str:
        """ε for people, rounded up as everywhere."""
        return shown(self.target)

    @property
    def of_options(self) -> bool:
        """Whether it is the options of one question that share ε."""
        return self.kind.definition.multiple and not self.whole

    @property
    def items(self) -> int:
        """How many questions, or options of a many-of, share the ε."""
        return self.options if self.of_options else self.questions

    @property
    def can_ask_some(self) -> bool:
        """Whether each person could be asked only some of it."""
        return self.items > 1 and self.alike

    @property
    def fewest(self) -> tuple[int, float]:
        """Of how many items to ask each person, fewer than all, and how many times it gains."""
        if self.parts:  # of several kinds: by the one that is known worst
            return fewest(self.items, self._worst)
        return fewest_to_ask(self.kind, float(self.target), self.items, self.options, self.share)

    @property
    def can_ask_some_options(self) -> bool:
        """Whether a many-of among the questions of a draft could ask each person less."""
        return any(_has_options(part) for part in self.parts)

    @property
    def worst(self) -> float:
        """n times the largest variance among the questions of a draft, as they are asked."""
        return self._worst(self.asking)

    def _worst(self, asking: Asking) -> float:
        parts = self.parts_for(asking)
        return float(equal_variances(parts, float(self.target), self.how, asking))

    def parts_for(self, asking: Asking) -> tuple[PlannedPart, ...]:
        """Return the questions of a draft, with how many options each person is asked of them."""
        each = float(asking.each(self.target))
        return tuple(
            replace(part, asking=self._of_options(part, each)) if _has_options(part) else part
            for part in self.parts
        )

    def _of_options(self, part: PlannedPart, epsilon: float) -> Asking:
        if not self.some_options:
            return Asking(part.options)
        shape = (part.options, part.options, part.share)
        return Asking(part.options, fewest_to_ask(part.kind, epsilon, *shape)[0])

    @property
    def asked_parts(self) -> tuple[PlannedPart, ...]:
        """The questions of a draft as they are asked, by the card that is chosen."""
        return self.parts_for(self.asking)

    @property
    def asking(self) -> Asking:
        """What each person is asked, by the card that is chosen."""
        if not (self.can_ask_some and self.some):
            return self.way()
        return self.way(self.fewest[0])

    def way(self, ask: int = 0) -> Asking:
        """Ask each person so many, by default all."""
        return Asking(self.items, ask, self.drawn)

    def asked(self, asking: Asking | None = None) -> PlannedDesign:
        """Return it as what `core.plan.goals` takes."""
        chosen = asking or self.asking
        shape = (self.options, self.share, self.level, chosen, self.places)
        return PlannedDesign(self.kind, self.people, *shape, histogram=self.for_histogram)


def _has_options(part: PlannedPart) -> bool:
    return part.kind.definition.multiple and part.options > 1


@dataclass(frozen=True, slots=True)
class PlannedQuestion:
    """A sensitive question that stands in a draft: its text, what is planned of it, its ratio.

    `wanted` is the ε that its fractions were found for, None where they were typed.
    """

    id: str
    name: str
    part: PlannedPart
    ratio: Fraction | None
    wanted: Decimal | None = None

    @property
    def epsilon(self) -> Decimal:
        """The ε that is wanted of it, or that it has."""
        return epsilon_upper(self.ratio) if self.wanted is None else self.wanted


@dataclass(frozen=True)
class Subject:
    """What is planned, and what the design is written into.

    `question` is the id of one among those `standing` in the `draft`. A `free` subject stands in
    no survey: its kind and its options can be chosen. `place` is where the planner was opened.
    `left_out` are sensitive questions of which too little is written to plan them.
    """

    request: PlanRequest = field(default_factory=PlanRequest)
    name: str = ""
    place: OpenedFrom = "home"
    draft: Draft = field(default_factory=Draft)
    question: str = ""
    standing: tuple[PlannedQuestion, ...] = ()
    left_out: int = 0

    @property
    def free(self) -> bool:
        """Whether kind and options can be chosen."""
        return not self.question

    def total(self, ratio: Fraction | None) -> Fraction | None:
        """Return the exact ratio of the survey, with the question at this one."""
        ratios = {each.id: each.ratio for each in self.standing}
        blocks = [Block(block.questions, block.ask) for block in self.draft.sample]
        return total_ratio({**ratios, self.question: ratio}, blocks)


def settled(request: PlanRequest) -> PlanRequest:
    """Return a request with the ε that its goal needs. Raises ValueError where none is enough.

    Who wants to tell a share from another plans for that share, whatever was guessed before.
    """
    if request.goal == "power" and not request.whole:
        request = replace(request, share=request.tell[1])
    if request.goal == "epsilon" or request.whole:
        return request
    if not request.some or request.items == 1:
        return replace(request, epsilon=str(_needed(request, request.way())))
    try:
        found = replace(request, epsilon=str(_needed(request, request.way(1))))
    except ValueError:  # at a large ε asking more of each person tells more
        found = replace(request, epsilon=str(QUESTION_LIMIT))
    if found.asking.ask > 1:
        less = replace(request, epsilon=str(_needed(request, found.asking)))
        return less if less.asking == found.asking else found
    if found.epsilon == str(QUESTION_LIMIT):
        _needed(request, found.asking)
    return found


def _needed(request: PlanRequest, asking: Asking) -> Decimal:
    if request.goal == "margin":
        return epsilon_for_margin(request.asked(asking), request.margin)
    against, share = request.tell
    return epsilon_to_tell(request.asked(asking), share, against, *request.power.test)


def first_request(question: Question, n: int, share: float | None, level: float) -> PlanRequest:
    """Return what to begin with: the question's own ε, the study's n and estimated share."""
    kind, options = shape(question)
    target = epsilon_upper(question.ratio) if question.sensitive else Decimal(1)
    guess = share if share is not None else 0.1 if question.complementary else None
    if guess is None:
        guess = default_share(kind, options)
    return PlanRequest(
        kind,
        options,
        epsilon=_within(target),
        people=n or PEOPLE,
        share=min(1.0, max(0.0, guess)),
        level=level,
        some=question.ask is not None,
        places=places_of(question),
        histogram=_is_for_histogram(question),
    )


def _is_for_histogram(question: Question) -> bool:
    """Tell whether a design reaches as far as the one for a histogram, and not as for a mean."""
    target = epsilon_upper(question.ratio)
    if question.channel is None or question.channel.histogram is None or not target:
        return False
    mechanism = question.drawn_by
    reaches = {
        name: design.histogram.reach if design is not None and design.histogram else None
        for name, design in (
            ("asked", mechanism),
            ("histogram", mechanism.fit_histogram(mechanism.k, target, READABLE)),
            ("mean", mechanism.fit(mechanism.k, target, (1 / 2,), READABLE)),
        )
    }
    return reaches["histogram"] == reaches["asked"] != reaches["mean"]


def subject_of(survey: Survey, question: Question, request: PlanRequest, language: str) -> Subject:
    """Return a question of a study's survey as what is planned; a new survey is made of it."""
    names = {each.id: text_in(each.text, language) for each in survey.questions}
    standing = tuple(planned_state(each, names[each.id]) for each in survey.sensitive)
    request = replace(request, drawn=asking_in(question, survey.sample).drawn)
    draft = draft_of(survey, request.people)
    return Subject(request, names[question.id], "study", draft, question.id, standing)


def planned_whole(subject: Subject) -> Subject:
    """Plan all sensitive questions of the draft together, at the ε that they have in all."""
    own = {each.id: each.epsilon for each in subject.standing}
    asked = [each.ask_if for each in subject.draft.questions if each.id in own]
    conditions = {each and each.meaning for each in asked}
    request = replace(
        subject.request,
        alike=len(conditions) == 1,
        parts=tuple(each.part for each in subject.standing),
        goal="epsilon",
        questions=len(subject.standing),
        drawn=Fraction(1),
        epsilon=_within(_in_all(own, subject.draft.sample)),
        some=any(set(own) <= set(block.questions) for block in subject.draft.sample),
        some_options=any(
            each.part.asking is not None and not each.part.asking.everything
            for each in subject.standing
        ),
    )
    return replace(subject, request=request)


def planned_alone(subject: Subject) -> Subject:
    """Plan the one question again, at the ε that it has."""
    own = {each.id: each.epsilon for each in subject.standing}
    target = own.get(subject.question, Decimal(1))
    question = subject.draft.questions[subject.draft.index(subject.question)]
    request = replace(
        subject.request,
        parts=(),
        alike=True,
        some_options=False,
        questions=1,
        epsilon=_within(target),
        some=question.ask is not None,
        drawn=asking_in(question, subject.draft.sample).drawn,
    )
    return replace(subject, request=request)


def _in_all(epsilons: Mapping[str, Decimal], blocks: Sequence[DraftBlock]) -> Decimal:
    """Add up the ε of questions; of a block the largest of as many as are asked."""
    left, total = dict(epsilons), Decimal(0)
    for block in blocks:
        drawn = [left.pop(id_) for id_ in block.questions if id_ in left]
        total += sum(sorted(drawn, reverse=True)[: block.ask], Decimal(0))
    return total + sum(left.values(), Decimal(0))


def free_subject() -> Subject:
    """Return a question of which nothing is settled yet."""
    return Subject()


def shape(question: Question) -> tuple[Kind, int]:
    """Return the kind and the number of options that a plan of the question takes."""
    return question.kind, len(question.option_ids) or 1


def planned_state(question: Question, name: str, wanted: Decimal | None = None) -> PlannedQuestion:
    """Return a question with what is planned of it."""
    return PlannedQuestion(question.id, name, part_of(question), question.ratio, wanted)


def _within(target: Decimal) -> str:
    """Write an ε in so many digits that its own fractions fit, and none beside them."""
    return rounded_up(min(max(target, LEAST_TARGET), QUESTION_LIMIT), _DIGITS)
