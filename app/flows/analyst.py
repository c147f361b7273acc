"""What is shown of a question is decided here: which numbers, in which chart and table.

The view holds no numbers of its own. It gets a `Result` and shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.flows.content import StudyContent
from app.flows.looking import Choices
from app.words.charts import bar_chart, number_chart
from app.words.tables import csv_text, table_of
from core.estimate import QuestionEstimate, ShareEstimate, estimate
from core.inference.intervals import Interval
from core.present.chance import Chance
from core.present.chart import BarChart, CurveChart
from core.present.table import Table
from core.privacy.epsilon import epsilon_text
from core.progress import Progress, silent
from core.survey import Kind, Question, text_in

if TYPE_CHECKING:
    from app.flows.findings import Explanation, Figure


@dataclass(frozen=True, slots=True)
class Entry:
    """One question of one study, as the list shows it."""

    study: int
    question: Question
    title: str
    detail: str


@dataclass(frozen=True)
class Result:
    """Everything that is shown of one question. `picture` is what stands in the middle.

    `known` tells that the truth is known, whether or not it is shown.
    """

    question: Question
    language: str
    known: bool
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

    def csv(self) -> str:
        """Return the table for other programs."""
        return csv_text([self.estimate], self.language)


Kept = dict[tuple[str, Interval, float, bool], QuestionEstimate]


@dataclass(frozen=True)
class Analysis:
    """A question of one of the studies shown, looked at in a way.

    May be worked out in another thread. `kept` has the estimates that were made of this content
    before.
    """

    contents: tuple[StudyContent, ...]
    study: int
    question: Question
    choices: Choices
    kept: Kept = field(default_factory=dict, compare=False, repr=False)

    @property
    def content(self) -> StudyContent:
        """The study of the question."""
        return self.contents[self.study]

    @property
    def language(self) -> str:
        """The language in which the survey's texts are shown."""
        return language_of(self.content, self.choices)

    def result(self, report: Progress = silent) -> Result:
        """Return what is to be shown. What `report` raises ends it."""
        from app.flows import findings

        report(0, 1)
        found = self._estimate(self.question)
        report(1, 1)
        tally = self.content.tallies[self.question.id]
        choices, language = self.choices, self.language

        many = findings.looked_at(self.contents, self.question)
        by_people = findings.randomized_by_people(self.content, self.question)

        def chance(option: ShareEstimate) -> Chance | None:
            return findings.chance_of(tally, option, many, by_people)

        truth = self.content.truth.get(self.question.id) if choices.truth else None
        curator = self.content.curator.get(self.question.id) if choices.curator else None
        respondents, rehearsal = self.content.n, bool(self.content.rehearsal)
        if found.options:
            bars = bar_chart(
                found,
                language,
                counts=choices.counts,
                raw=choices.raw,
                truth=truth,
                consistent=choices.consistent,
                largest_first=choices.largest_first,
                chance=chance,
                rehearsal=rehearsal,
                respondents=respondents,
            )
        else:
            bars = number_chart(
                found,
                tally,
                language,
                counts=choices.counts,
                rehearsal=rehearsal,
                respondents=respondents,
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
            consistent_counts=choices.consistent,
            respondents=respondents,
        )
        curve = findings.curve_of(tally, found, language, bars.badge)
        outside = findings.outside(found)
        wanted = not outside if choices.curve is None else choices.curve
        return Result(
            question=self.question,
            language=language,
            known=self.question.id in self.content.truth,
            estimate=found,
            title=bars.title,
            subtitle=bars.subtitle,
            badge=bars.badge,
            bars=bars,
            curve=curve if wanted else None,
            table=findings.with_tests(findings.in_order_of(table, bars), tally),
            figure=findings.figure_of(found, choices.counts, choices.consistent, respondents),
            explanation=explanation,
            narrow=findings.people_for_margin(found) if outside and yes_no else None,
        )

    def csv_of_all(self, report: Progress = silent) -> str:
        """Return the tables of all questions for other programs, one under the other."""
        questions = self.content.survey.questions
        found = []
        for place, question in enumerate(questions):
            report(place, len(questions))
            found.append(self._estimate(question))
        report(len(questions), len(questions))
        return csv_text(found, self.language)

    def _estimate(self, question: Question) -> QuestionEstimate:
        chosen = self.choices
        key = (question.id, chosen.interval, chosen.level, chosen.simultaneous)
        found = self.kept.get(key)
        if found is None:
            tally = self.content.tallies[question.id]
            found = estimate(tally, chosen.level, chosen.interval, chosen.simultaneous)
            self.kept[key] = found
        return found


def entries_of(contents: Sequence[StudyContent], choices: Choices) -> tuple[Entry, ...]:
    """Return the questions of all studies, as the list shows them."""
    return tuple(
        _entry(place, question, text_in(question.text, language_of(content, choices)))
        for place, content in enumerate(contents)
        for question in content.survey.questions
    )


def language_of(content: StudyContent, choices: Choices) -> str:
    """Return the language in which a study is shown: the chosen one where it has that."""
    offered = content.survey.languages
    return choices.language if choices.language in offered else offered[0]


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
