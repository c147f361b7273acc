"""What the analyst's view shows is decided here: which question, which choices, which numbers.

The view holds no numbers of its own. It gets a `Result` and shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.flows.content import StudyContent
from core.estimate import QuestionEstimate, ShareEstimate, estimate
from core.estimate.tally import Tally
from core.inference.intervals import Interval
from core.present.chart import BarChart, Chance, CurveChart, bars_of
from core.present.table import Table, csv_text, table_of
from core.privacy.epsilon import compose, epsilon_text
from core.progress import Progress, silent
from core.survey import Kind, Question, text_in

if TYPE_CHECKING:
    from app.flows.findings import Explanation, Figure

LOWEST_LEVEL, HIGHEST_LEVEL = 0.5, 0.9999
_SLOW_FROM = 200  # options: their Feldman-Cousins intervals take longer than a blink
_KEPT = 200  # choices that can be undone


@dataclass(frozen=True, slots=True)
class Choices:
    """What the analyst has chosen; the same for every question."""

    consistent: bool = False
    interval: Interval = Interval.FELDMAN_COUSINS
    level: float = 0.95
    simultaneous: bool = False
    counts: bool = False
    raw: bool = False
    truth: bool = True
    curator: bool = True
    largest_first: bool = True
    curve: bool | None = None
    explanation: bool = True
    language: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One question of one study, as the list shows it."""

    study: int
    question: Question
    title: str
    detail: str


@dataclass(frozen=True)
class Pending:
    """An estimate that is to be worked out; `key` is for the flow alone."""

    key: tuple[int, int, Choices]
    tally: Tally

    def work_out(self, report: Progress = silent) -> tuple[Pending, QuestionEstimate]:
        """Return the estimate, for `AnalystFlow.keep`; may run in another thread."""
        report(0, 1)
        chosen = self.key[2]
        found = estimate(self.tally, chosen.level, chosen.interval, chosen.simultaneous)
        report(1, 1)
        return self, found


@dataclass(frozen=True)
class Result:
    """Everything that is shown of one question. `picture` is what stands in the middle."""

    question: Question
    estimate: QuestionEstimate
    title: str
    subtitle: str
    badge: str
    bars: BarChart
    curve: CurveChart | None
    table: Table
    figure: Figure | None
    explanation: Explanation | None
    narrow: int | None

    @property
    def picture(self) -> BarChart | CurveChart:
        """The chart that is shown, copied and saved."""
        return self.curve or self.bars


class AnalystFlow:
    """The state of one analyst's view: its studies, the question looked at, and the choices.

    Estimates are kept for as long as the study does not change.
    """

    def __init__(self, studies: Sequence[StudyContent] = ()) -> None:
        self.choices = Choices()
        self.current = 0
        self.entries: tuple[Entry, ...] = ()
        self._studies: tuple[StudyContent, ...] = ()
        self._estimates: dict[tuple[int, int, Choices], QuestionEstimate] = {}
        self._generation = 0
        self._past: list[Choices] = []
        self._future: list[Choices] = []
        self.set_studies(studies)

    # What is looked at

    def set_studies(self, studies: Sequence[StudyContent]) -> None:
        """Show other contents, as after an import; question and choices stay."""
        self._studies = tuple(studies)
        self._estimates.clear()
        self._generation += 1
        self.entries = tuple(
            _entry(place, question, text_in(question.text, self._language(content)))
            for place, content in enumerate(self._studies)
            for question in content.survey.questions
        )
        self.current = min(self.current, max(0, len(self.entries) - 1))

    def select(self, place: int) -> None:
        """Look at another question, by its place among `entries`."""
        self.current = place

    @property
    def question(self) -> Question:
        """The question looked at."""
        return self.entries[self.current].question

    @property
    def content(self) -> StudyContent:
        """The study of the question looked at."""
        return self._studies[self.entries[self.current].study]

    @property
    def n(self) -> int:
        """The number of responses."""
        return max((content.n for content in self._studies), default=0)

    @property
    def rehearsal(self) -> bool | None:
        """Whether the responses are rehearsed; None before the first."""
        return self.content.rehearsal if self.entries else None

    @property
    def known(self) -> bool:
        """Whether the truth about the question looked at is known."""
        return self.question.id in self.content.truth

    @property
    def total_epsilon(self) -> str:
        """ε over all sensitive questions, rounded up."""
        return epsilon_text(compose(content.survey.ratio for content in self._studies))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the survey's texts."""
        return self.content.survey.languages if self.entries else ()

    @property
    def language(self) -> str:
        """The language in which the survey's texts are shown."""
        return self._language(self.content)

    # What is chosen

    def choose(self, **changes: object) -> None:
        """Change choices by their names; the ones before can be brought back."""
        changed = replace(self.choices, **changes)  # type: ignore[arg-type]  # by name
        if changed == self.choices:
            return
        self._past = [*self._past, self.choices][-_KEPT:]
        self._future.clear()
        self._take(changed)

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a choice to bring back."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last choice back."""
        if self._past:
            self._future.append(self.choices)
            self._take(self._past.pop())

    def redo(self) -> None:
        """Choose again what was taken back."""
        if self._future:
            self._past.append(self.choices)
            self._take(self._future.pop())

    def _take(self, choices: Choices) -> None:
        spoken = choices.language != self.choices.language
        self.choices = choices
        if spoken:
            self.set_studies(self._studies)

    # What comes out

    @property
    def slow(self) -> bool:
        """Whether the next result takes long enough to be worked out in another thread."""
        if self.choices.interval is not Interval.FELDMAN_COUSINS:
            return False
        return len(self.question.option_ids) > _SLOW_FROM and self._key() not in self._estimates

    @property
    def pending(self) -> Pending:
        """The estimate of what is looked at, still to be worked out."""
        return Pending(self._key(), self.content.tallies[self.question.id])

    def keep(self, worked_out: tuple[Pending, QuestionEstimate]) -> None:
        """Take what `Pending.work_out` returned; it is of no use once the study has changed."""
        pending, found = worked_out
        self._estimates[pending.key] = found

    def result(self) -> Result:
        """Return what is to be shown of the question looked at."""
        from app.flows import findings

        key = self._key()
        if key not in self._estimates:
            self.keep(self.pending.work_out())
        found = self._estimates[key]
        tally = self.content.tallies[self.question.id]
        choices, language = self.choices, self.language

        many = findings.looked_at(self._studies, self.question)
        by_people = findings.randomized_by_people(self.content, self.question)

        def chance(option: ShareEstimate) -> Chance | None:
            return findings.chance_of(tally, option, many, by_people)

        truth = self.content.truth.get(self.question.id) if choices.truth else None
        curator = self.content.curator.get(self.question.id) if choices.curator else None
        bars = bars_of(
            found,
            language,
            counts=choices.counts,
            raw=choices.raw,
            truth=truth,
            consistent=choices.consistent,
            largest_first=choices.largest_first,
            chance=chance,
            rehearsal=bool(self.rehearsal),
        )
        yes_no = self.question.kind is Kind.YES_NO
        explanation = findings.explain(tally, found, chance) if choices.explanation else None
        table = table_of(
            found,
            language,
            consistent=choices.consistent or (yes_no and truth is None),
            truth=truth,
            curator=curator,
            chance=None if explanation else chance,
        )
        curve = findings.curve_of(tally, found, language, bars.badge)
        outside = findings.outside(found)
        wanted = not outside if choices.curve is None else choices.curve
        return Result(
            question=self.question,
            estimate=found,
            title=bars.title,
            subtitle=bars.subtitle,
            badge=bars.badge,
            bars=bars,
            curve=curve if wanted else None,
            table=findings.with_tests(findings.in_order_of(table, bars), tally),
            figure=findings.figure_of(found, choices.counts, choices.consistent),
            explanation=explanation,
            narrow=findings.people_for_margin(found) if outside and yes_no else None,
        )

    def csv(self, *, everything: bool = False) -> str:
        """Return the table of the question looked at, or of all questions, for other programs."""
        chosen = self.choices
        if not everything:
            return csv_text([self.result().estimate], self.language)
        tallies = self.content.tallies
        found = [
            estimate(tallies[question.id], chosen.level, chosen.interval, chosen.simultaneous)
            for question in self.content.survey.questions
        ]
        return csv_text(found, self.language)

    def _key(self) -> tuple[int, int, Choices]:
        chosen = self.choices
        alone = Choices(
            interval=chosen.interval, level=chosen.level, simultaneous=chosen.simultaneous
        )
        return self._generation, self.current, alone

    def _language(self, content: StudyContent) -> str:
        offered = content.survey.languages
        return self.choices.language if self.choices.language in offered else offered[0]


def _entry(study: int, question: Question, title: str) -> Entry:
    kinds = {
        Kind.YES_NO: "Yes/no",
        Kind.ONE_OF: f"One of {len(question.options)}",
        Kind.MANY_OF: f"Many of {len(question.options)}",
        Kind.RATING: f"Rating, {len(question.options)} steps",
        Kind.NUMBER: "Number, bins" if question.bins else "Number",
    }
    asked = f"ε {epsilon_text(question.ratio)}" if question.sensitive else "in the clear"
    return Entry(study, question, title, f"{kinds[question.kind]} · {asked}")
