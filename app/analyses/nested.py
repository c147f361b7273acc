"""A question split by a clear one and then by another: small multiples with one axis, and tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.analyses.bands import bands_of
from app.analyses.parts import BarChart, Multiples, Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import group_tables as tables
from app.analyses.words import groups as words
from app.analyses.words import nested as told
from app.analyses.words.groups import Named
from app.analyses.words.methods import method_line
from app.words.axes import in_figures
from app.words.catalogue import tr
from app.words.options import option_text, question_text
from core.estimate import QuestionEstimate
from core.estimate.compare import compare_all_options
from core.inference.independence import Independence, holm
from core.present.chart import plain_axis, share_axis
from core.present.findings import shown_options
from core.progress import Progress
from core.survey.model import text_in

_MOST_CHARTS = 6  # answers with panels of their own
_MOST_TABLES = 12  # answers with tables of their own; beyond, tests alone
_MOST_PANELS = 24


def nested(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found in the groups of one clear question, each split by another."""
    shown = _Nested(request, tallies)
    parts: list[Part] = [shown.head(), *bands_of(request, tallies)]
    whole = shown.whole.estimate
    tests: list[Part] = []
    if whole.options:
        said, *tests = shown.tests(report)
        parts.append(said)
        for place, option in enumerate(shown_options(whole)[:_MOST_TABLES]):
            parts += shown.of_option(option.option, drawn=place < _MOST_CHARTS)
    if whole.mean is not None:
        parts += shown.of_means()
    return *parts, *tests


class _Nested:
    """The parts of one question in groups of groups."""

    def __init__(self, request: AnalysisRequest, tallies: Tallies) -> None:
        (self._question,) = tallies.questions
        survey = tallies.content.survey
        by, then = (survey.question(id_ or "") for id_ in (request.split, request.then))
        self._language = language = tallies.language
        self._level = request.choices.level
        self._line = request.choices.among_all
        self._counted = tallies.content.nested.get(self._question.id, {})
        self._by = tuple(question_text(each, language) for each in (by, then))
        self._badge = tr("Rehearsal") if tallies.content.rehearsal else ""
        found = tallies.estimate(self._question)
        self.whole = Named(tr("All"), found)
        self._groups = tuple(
            Named(option_text(by, group.value, language), group.estimate) for group in found.groups
        )
        self._values = tuple(group.value for group in found.groups)
        self._within = tuple(
            tuple(
                Named(option_text(then, each.value, language), each.estimate)
                for each in tallies.estimate_within(self._question, value).groups
            )
            for value in self._values
        )

    def head(self) -> Sentence:
        title = text_in(self._question.text, self._language)
        method = f"{method_line(self.whole.estimate)} · {told.split_by(*self._by)}"
        return Sentence(title, (method,), Tone.HEAD, self._badge)

    def tests(self, report: Progress) -> list[Part]:
        """Return what the tests within each group say; of several answers also their table."""
        found: list[tuple[str, str, str, Independence | None]] = []
        several = len(shown_options(self.whole.estimate)) > 1
        for place, (value, group) in enumerate(zip(self._values, self._groups, strict=True)):
            report(place, len(self._values))
            for each in compare_all_options(self._counted.get(value, {}), self._level):
                label = option_text(self._question, each.option, self._language)
                name = f"{group.label} · {label}" if several else group.label
                found.append(
                    (f"{value} {each.option}", name, group.label, each.comparison.homogeneity)
                )
        adjusted = iter(holm([test.p_value for *_, test in found if test is not None]))
        rows = [
            (key, name, test, None if test is None else next(adjusted))
            for key, name, _, test in found
        ]
        apart = [name for _, name, _, p in rows if p is not None and p <= 1 - self._level]
        tested = any(test is not None for *_, test, _ in rows)
        said = Sentence(*told.differing_groups(apart, self._by[1], tested=tested), Tone.FOUND)
        title = tr("Tests of equal shares within each group")
        table = tables.tests_table(title, method_line(self.whole.estimate), rows, of_groups=True)
        return [said, TablePart(*table, "p_holm")]

    def of_option(self, option: str, *, drawn: bool) -> list[Part]:
        """Return the panels of one answer on one axis, and their table."""
        label = option_text(self._question, option, self._language)
        heading = tr("Share of “{answer}”").format(answer=label)
        parts: list[Part] = []
        if drawn:
            shares = [
                words.share_of(each.estimate, option)
                for each in (*self._groups, *(one for inside in self._within for one in inside))
            ]
            axis = share_axis([v for each in shares for v in (each.share, each.low, each.high)])
            among = words.share_of(self.whole.estimate, option).share
            charts = [
                words.shares_chart(
                    self._titled(f"{label} · {group.label}"),
                    method_line(group.estimate),
                    option,
                    inside,
                    replace(group, label=tr("All")),
                    axis,
                )
                for group, inside in zip(self._groups, self._within, strict=True)
            ]
            parts = self._panels(heading, charts, among, told.line_of_shares())
        table = tables.groups_table(label, tr("Group"), option, self._rows(), self.whole)
        return [*parts, TablePart(*table, "share")]

    def of_means(self) -> list[Part]:
        """Return the panels of the means on one axis, and their table."""
        title = tr("Means")
        named = (*self._groups, *(one for inside in self._within for one in inside))
        axis = in_figures(plain_axis([v for each in named for v in _of_mean(each.estimate)]))
        among = self.whole.estimate.mean
        charts = [
            replace(
                words.means_chart(
                    self._titled(group.label), inside, replace(group, label=tr("All"))
                ),
                axis=axis,
            )
            for group, inside in zip(self._groups, self._within, strict=True)
        ]
        table = tables.means_table(title, tr("Group"), self._rows(), self.whole)
        value = among.mean if among is not None else None
        panels = self._panels(title, charts, value, told.line_of_means())
        return [*panels, TablePart(*table, "mean")]

    def _panels(
        self, heading: str, charts: Sequence[BarChart], among: float | None, line: str
    ) -> list[Part]:
        """Return charts beside each other; the dashed line is of all in each of them."""
        rows = max((len(chart.rows) for chart in charts), default=0)
        shown = tuple(
            replace(
                chart,
                rows=(*chart.rows[:-1], replace(chart.rows[-1], quiet=True)),
                reference=among if self._line else None,
                caption=line if self._line else "",
                badge=self._badge,
                beside=rows,
            )
            for chart in charts[:_MOST_PANELS]
        )
        titles = tuple(
            told.panel_title(group.shown, group.estimate.n) for group in self._groups[:_MOST_PANELS]
        )
        more = told.more_panels(len(charts) - len(shown))
        notes = tuple(filter(None, (line if self._line else "", more)))
        return [Sentence(heading, notes, Tone.LEAD), Multiples(titles, shown)]

    def _rows(self) -> list[Named]:
        """Return every group of a group as a row, by both names."""
        return [
            Named(f"{group.label} · {one.label}", one.estimate)
            for group, inside in zip(self._groups, self._within, strict=True)
            for one in inside
        ]

    def _titled(self, about: str) -> str:
        return f"{text_in(self._question.text, self._language)} · {about}"


def _of_mean(found: QuestionEstimate) -> tuple[float | None, ...]:
    mean = found.mean
    return () if mean is None else (mean.mean, mean.low, mean.high)
