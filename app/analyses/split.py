"""A question split by a clear one: groups beside each other, their differences, and tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.analyses.bands import bands_of, cuttings_text
from app.analyses.numbers import histograms_of_groups
from app.analyses.parts import BarChart, Beside, Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import group_tables as tables
from app.analyses.words import groups as words
from app.analyses.words.groups import Named
from app.analyses.words.methods import method_line
from app.analyses.words.surface import no_surface, surface_chart
from app.words.catalogue import joined, set_apart, tr
from app.words.options import LONGEST_NAMED, beginning, option_text, question_text
from core.count.tally import Tally
from core.estimate import QuestionEstimate
from core.estimate.compare import (
    OptionComparison,
    PairDifference,
    compare_all_options,
    compare_means,
)
from core.estimate.curves import share_surface
from core.present.chart import share_axis
from core.present.findings import shown_options
from core.present.records import Records
from core.present.table import Table
from core.progress import Progress
from core.survey import Question
from core.survey.model import text_in

_MOST_BESIDE = 10  # pairs whose differences stand beside the groups
_LONGEST_OF_TWO = 40  # letters of a group, in the name of its difference from another
_MOST_CHARTS = 12  # options with a chart and differences of their own; beyond, tests alone


def split(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found about a question in the groups of the clear question it is split by."""
    (question,) = tallies.questions
    by = tallies.content.survey.question(request.split or "")
    whole = Named(tr("All"), tallies.estimate(question))
    groups = [
        Named(option_text(by, each.value, tallies.language), each.estimate)
        for each in whole.estimate.groups
    ]
    answers = [each.value for each in whole.estimate.groups]
    labels = [beginning(group.label, _LONGEST_OF_TWO) for group in groups]
    names = dict(zip(answers, labels, strict=True))
    shown = _Shown(request, tallies, question, by, whole, groups, names)
    bands = bands_of(request, tallies)
    shown.noted = cuttings_text(bands)
    parts: list[Part] = [shown.head(), *bands]
    if whole.estimate.options:
        found = tallies.content.groups.get(question.id, {})
        compared = compare_all_options(found, request.choices.level, report)
        parts += shown.of_options(compared)
        if request.choices.surface and can_show_surface(question, found):
            parts += shown.surface(found)
    if whole.estimate.mean is not None:
        parts += shown.of_means(dict(zip(answers, (g.estimate for g in groups), strict=True)))
    parts += histograms_of_groups(tallies, question, names)
    return tuple(parts)


def can_show_surface(question: Question, groups: Mapping[str, Tally]) -> bool:
    """Tell whether two groups answered a yes/no question, so that their shares make a plane."""
    counted = sum(1 for tally in groups.values() if tally.n)
    return question.complementary and counted == 2


class _Shown:
    """The parts of one question in groups; what is `noted` stands beneath their tables."""

    noted: tuple[str, ...] = ()

    def __init__(
        self,
        request: AnalysisRequest,
        tallies: Tallies,
        question: Question,
        by: Question,
        whole: Named,
        groups: list[Named],
        names: dict[str, str],
    ) -> None:
        self._level = request.choices.level
        self._with_differences = request.choices.differences
        self._with_line = request.choices.among_all
        self._language = tallies.language
        self._question = question
        self._by = question_text(by, self._language)
        self._badge = tr("Rehearsal") if tallies.content.rehearsal else ""
        self._whole = whole
        self._groups = groups
        self._names = names

    def head(self) -> Sentence:
        title = text_in(self._question.text, self._language)
        by = set_apart(beginning(self._by, LONGEST_NAMED))
        told = tr("split by “{question}”").format(question=by)
        method = f"{method_line(self._whole.estimate)} · {told}"
        return Sentence(title, (method,), Tone.HEAD, self._badge)

    def of_options(self, compared: tuple[OptionComparison, ...]) -> list[Part]:
        several = len(compared) > 1
        parts: list[Part] = []
        if several:
            tests = [
                (each.option, self._label(each.option), each.comparison.homogeneity, each.p_value)
                for each in compared
            ]
            title, method = tr("Tests of equal shares"), method_line(self._whole.estimate)
            parts.append(Sentence(*self._of_many(compared), Tone.FOUND))
            parts.append(
                TablePart(*tables.tests_table(title, method, tests, of_groups=False), "p_holm")
            )
        else:
            test = compared[0].comparison.homogeneity if compared else None
            said, numbers = words.tested(test, self._level)
            parts.append(Sentence(said, (numbers,), Tone.FOUND))
        axis = share_axis(_values([self._whole, *self._groups]))
        for each in compared[:_MOST_CHARTS]:
            label = self._label(each.option)
            subtitle = method_line(self._whole.estimate)
            chart = words.shares_chart(
                self._titled(label), subtitle, each.option, self._groups, self._whole, axis
            )
            above = tr("Share of “{answer}”").format(answer=label)
            pairs = each.comparison.pairs
            parts += self._pictures(above, chart, label, pairs, points=True)
            found = tables.groups_table(label, self._by, each.option, self._groups, self._whole)
            parts.append(self._noted(*found, "share"))
            parts += self._differences(label, pairs, points=True)
        return parts

    def of_means(self, groups: dict[str, QuestionEstimate]) -> list[Part]:
        title = tr("Means")
        chart = words.means_chart(self._titled(title), self._groups, self._whole)
        pairs = compare_means(groups, self._level)
        return [
            *self._pictures(title, chart, title, pairs, points=False),
            self._noted(*tables.means_table(title, self._by, self._groups, self._whole), "mean"),
            *self._differences(title, pairs, points=False),
        ]

    def _noted(self, table: Table, records: Records, strong: str) -> TablePart:
        return TablePart(replace(table, notes=(*table.notes, *self.noted)), records, strong)

    def surface(self, found: Mapping[str, Tally]) -> list[Part]:
        """Return how well each two shares of two groups fit, as one picture."""
        names = [name for name, tally in found.items() if tally.n]
        first, second = (found[name] for name in names)
        title = tr("Shares of both groups at once")
        drawn = share_surface(first, second, self._question.option_ids[0], self._level)
        if drawn is None:
            return [Sentence(title, (no_surface(),), Tone.LEAD)]
        chart = surface_chart(
            drawn,
            self._titled(title),
            method_line(self._whole.estimate, intervals=()),  # its region is told beneath
            (self._names[names[0]], self._names[names[1]]),
            self._badge,
        )
        return [Sentence(title, (chart.caption,), Tone.LEAD), chart]

    def _pictures(
        self,
        above: str,
        chart: BarChart,
        label: str,
        pairs: tuple[PairDifference, ...],
        *,
        points: bool,
    ) -> list[Part]:
        """Return groups with their differences beside them; alone where nothing is compared."""
        chart = replace(chart, badge=self._badge)
        if not self._with_line:
            chart = replace(chart, reference=None, caption="")
        if not pairs or len(pairs) > _MOST_BESIDE or not self._with_differences:
            return [Sentence(above, tone=Tone.LEAD), chart]
        told = tr("{answer}: differences").format(answer=label)
        whole = self._whole.estimate
        other = words.differences_chart(
            self._titled(told), pairs, self._names, whole, points=points
        )
        n = max(len(chart.rows), len(pairs))
        both = replace(chart, beside=n), replace(other, beside=n, badge=self._badge)
        heading = tr("Differences, in points") if points else tr("Differences of means")
        return [Beside((above, heading), *both)]

    def _differences(
        self, label: str, pairs: tuple[PairDifference, ...], *, points: bool
    ) -> list[Part]:
        if not pairs or not self._with_differences:
            return []
        title = tr("{answer}: differences").format(answer=label)
        whole = self._whole.estimate
        table = tables.differences_table(title, pairs, self._names, whole, points=points)
        part = TablePart(*table, "difference")
        if len(pairs) <= _MOST_BESIDE:
            return [part]
        chart = words.differences_chart(
            self._titled(title), pairs, self._names, whole, points=points
        )
        return [Sentence(title, tone=Tone.LEAD), replace(chart, badge=self._badge), part]

    def _of_many(self, compared: tuple[OptionComparison, ...]) -> tuple[str, tuple[str, ...]]:
        apart = [
            self._label(each.option)
            for each in compared
            if each.p_value is not None and each.p_value <= 1 - self._level
        ]
        counted = tr("Holm’s p counts that every answer was looked at.")
        if not apart:
            return tr("No answer’s share is clearly different between the groups."), (counted,)
        said = tr("Some shares differ between the groups.")
        return said, (tr("Told apart: {answers}.").format(answers=joined(apart)), counted)

    def _titled(self, about: str) -> str:
        return f"{text_in(self._question.text, self._language)} · {about}"

    def _label(self, option: str) -> str:
        return option_text(self._question, option, self._language)


def _values(groups: list[Named]) -> list[float | None]:
    shown = [option for group in groups for option in shown_options(group.estimate)]
    return [value for each in shown for value in (each.share, each.low, each.high)]
