"""One question: its shares or its mean, with the interval, the curve and what is odd about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.analyses import findings
from app.analyses.available import Offered, OfferedBins
from app.analyses.nested import nested
from app.analyses.notes import looked_at
from app.analyses.numbers import bins_offered, fit_offered, numbers_in, truth_in
from app.analyses.parts import (
    Beside,
    BinsChart,
    Figure,
    FigureStrip,
    Part,
    Sentence,
    TablePart,
    Tone,
)
from app.analyses.request import AnalysisRequest
from app.analyses.split import can_show_surface, split
from app.analyses.tallies import Tallies
from app.analyses.words import against as words
from app.analyses.words import unknowns
from app.analyses.words.against import Tested
from app.analyses.words.charts import bar_chart, in_one_table
from app.analyses.words.findings import note_sentence
from app.analyses.words.numbers import number_chart
from app.analyses.words.scales import MOST_STEPS, numbered_steps, stack_chart, tinted
from app.analyses.words.tables import records_of, table_of
from app.words.catalogue import tr
from app.words.options import option_text
from core.count.tally import count_of
from core.estimate import QuestionEstimate
from core.estimate.question import interval_test
from core.inference.binomial import Count
from core.inference.independence import holm
from core.inference.likelihood import exact_test
from core.inference.posterior import chance_above
from core.present.chart import BarChart, CurveChart, StackChart
from core.present.findings import fit_notes, shown_options
from core.present.table import Table
from core.progress import Progress
from core.survey import Question, text_in

_ONE_TABLE = 15  # answers, at most, whose chart and table are one


@dataclass(frozen=True)
class Answer:
    """Everything that is found about one question.

    The `curve` is there where it is to be shown instead of the bars, an `explanation` where a
    share lies where none can be. A number with bins has a `histogram` in the place of the bars,
    and a `strip` of figures.
    """

    question: Question
    language: str
    estimate: QuestionEstimate
    bars: BarChart
    curve: CurveChart | None
    table: Table
    figure: Figure | None
    explanation: Sentence | None
    rehearsal: bool = False
    stack: StackChart | None = None
    histogram: BinsChart | None = None
    strip: FigureStrip | None = None
    no_curve: str = ""

    @property
    def picture(self) -> BarChart | BinsChart | CurveChart:
        return self.curve or self.histogram or self.bars

    def parts(self) -> tuple[Part, ...]:
        """Return it as it is shown."""
        bars = self.bars
        found: list[Part] = [Sentence(bars.title, (bars.subtitle,), Tone.HEAD, bars.badge)]
        if self.stack is not None:
            found.append(self.stack)
        strong = _strong(self.estimate, counted=bars.axis.unit == "people")
        # Without the groups: each of them has a table of its own.
        alone = replace(self.estimate, groups=())
        records = records_of([alone], self.language, rehearsal=self.rehearsal)
        told = bool(bars.heads) or (self.histogram is not None and not self.estimate.options)
        table = TablePart(self.table, records, strong, shown=not told)
        if self.stack is not None and self.figure is not None:
            steps = replace(bars, beside=len(bars.rows))
            return *found, Beside((tr("Each step, in its order"), ""), steps, self.figure), table
        if self.strip is not None:
            found.append(self.strip)
        elif self.figure is not None and self.explanation is None:
            found.append(self.figure)
            if self.figure.made_of:
                found.append(Sentence("", (self.figure.made_of,), Tone.LEAD))
        if self.curve is not None:
            lead = tr("How well each share fits what was saved")
            found.append(Sentence(lead, (self.curve.caption,), Tone.LEAD))
        elif self.no_curve:
            found.append(Sentence("", (self.no_curve,), Tone.LEAD))
        found.append(self.picture)
        if self.explanation is not None:
            found.append(self.explanation)
        return (*found, table)


def one_question(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found about a question, and how groups differ where it is split."""
    (question,) = tallies.questions
    if request.split not in (None, question.id):
        found = split if request.then in (None, question.id) else nested
        return found(request, tallies, report)
    tested = against(request, tallies, question)
    parts = with_tests(answer(request, tallies, question).parts(), tested)
    return (*parts, *beside(tallies.estimate(question)))


def beside(found: QuestionEstimate) -> tuple[Part, ...]:
    """Return what a design of several groups or cards tells beside the shares; mostly nothing."""
    said = unknowns.noted(found)
    sentences = (Sentence(said[0], said[1:]),) if said else ()
    if not found.unknowns:
        return sentences
    return *sentences, TablePart(*unknowns.unknowns_table(found), "share")


def with_tests(parts: tuple[Part, ...], tested: tuple[Part, ...]) -> tuple[Part, ...]:
    """Put what tests say beneath the head, and their tables last."""
    tables = tuple(part for part in tested if isinstance(part, TablePart))
    said = tuple(part for part in tested if not isinstance(part, TablePart))
    return (*parts[:1], *said, *parts[1:], *tables)


def _strong(found: QuestionEstimate, *, counted: bool = False) -> str:
    """Return the key of the column that matters most."""
    if not found.options:
        return "mean"
    return "count" if counted else "share"


def offered(request: AnalysisRequest, tallies: Tallies) -> Offered:
    """Return what can be chosen about a question."""
    (question,) = tallies.questions
    choices, found, tally = request.choices, tallies.estimate(question), tallies.of(question)
    yes_no, sensitive = question.complementary, question.sensitive
    counted, charted = bool(found.options), question.charted
    several = len(found.options) > 1 and not yes_no
    groups = tallies.content.groups.get(question.id, {})
    grouped = 1 + len(groups)
    odd = any(one.share is not None and not 0 <= one.share <= 1 for one in found.options)
    outside = findings.outside(found)
    known = question.id in tallies.content.truth
    numbers = bins_offered(tallies, question) if request.then is None else None
    one_way = question.channel is None or not question.channel.counts_reports
    able = {
        "consistent": sensitive and counted,
        "interval": one_way and (counted or (sensitive and question.worded)),
        "level": True,
        "simultaneous": counted and (several or grouped > 1) and request.then is None,
        "differences": counted and request.split is not None and request.then is None,
        "among_all": request.split is not None,
        "counts": counted or (tally.weighted is None and (bool(tally.histogram) or charted)),
        "raw": sensitive and counted,
        "edge": numbers is not None,
        "bin_width": numbers is not None and len(numbers[1].widths) > 1,
        "smoothed": charted,
        "truth": known or question.id in tallies.content.numbers,
        "curator": known,
        "curve": yes_no and one_way,
        "explanation": yes_no and odd and one_way,
        "parts": yes_no and sensitive and not odd and one_way,
        "stacked": can_be_stacked(found) and request.split is None,
        "surface": request.then is None and can_show_surface(question, groups),
        "beside": several and can_be_one_table(found) and not known,
        "largest_first": several and not question.ordinal,
    }
    return Offered(
        choices=frozenset(name for name, offers in able.items() if offers),
        at_once=grouped * (1 if yes_no else len(found.options)),
        sums_to_one=not (question.complementary or question.multiple),
        curve=yes_no and one_way and bool(tally.n) and _wants_curve(request, found),
        people_for_margin=findings.people_for_margin(found) if outside else None,
        curated=known and choices.curator,
        share=_first_share(request, found),
        looked_at=looked_at(request, tallies),
        anytime=tally.whole_counts and counted and one_way,
        missed=_missed(request, found) if able["interval"] or found.missed else None,
        edge=None if numbers is None else numbers[0],
        bins=OfferedBins() if numbers is None else numbers[1],
        fit=fit_offered(request, question),
    )


def _missed(request: AnalysisRequest, found: QuestionEstimate) -> tuple[str, str] | None:
    """Return the interval that is chosen and the one that stands, where they differ."""
    chosen, stands = request.choices.interval.value, found.stands
    return None if stands in (None, chosen) else (chosen, stands or "")


def answer(request: AnalysisRequest, tallies: Tallies, question: Question) -> Answer:
    """Work out what there is to tell about a question."""
    choices, language, content = request.choices, tallies.language, tallies.content
    found, tally = tallies.estimate(question), tallies.of(question)
    many = findings.looked_at(tallies.contents, question)
    by_people = findings.randomized_by_people(content, question)
    chance = findings.chances_of(tally, many, by_people, tallies.report)
    truth = content.truth.get(question.id) if choices.truth else None
    curator = content.curator.get(question.id) if choices.curator else None
    respondents, rehearsal = content.n, bool(content.rehearsal)
    numbers = numbers_in(tallies, question)
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
            width=choices.bin_width,
            fitted=tallies.fitted(question),
            truth=truth_in(tallies, question),
            mean_beside=True,
        )
    stack = None
    if choices.stacked and can_be_stacked(found):
        bars = tinted(bars)
        stack = stack_chart(bars, found, findings.ends_of(tally, choices))
    if choices.beside and can_be_one_table(found) and truth is None and curator is None:
        bars = in_one_table(bars, found)
    yes_no = question.complementary
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
    fitted = tallies.fitted(question) if fit_offered(request, question) is not None else None
    if fitted is not None and not found.options:  # a short table speaks for the picture
        fit = fit_notes(smoothed=fitted.smoothed, converged=fitted.converged)
        table = replace(table, notes=(*table.notes, *map(note_sentence, fit)))
    as_shown = findings.in_order_of(table, bars)
    if stack is not None:
        as_shown = numbered_steps(as_shown)
    figure = findings.figure_of(found, choices.counts, choices.consistent, respondents)
    if figure is not None and choices.parts and not (choices.counts or choices.consistent):
        figure = findings.with_uncertainty(figure, tally, found)
    true = truth_in(tallies, question)
    if figure is not None and true is not None:
        figure = findings.with_true_mean(figure, found, true.mean / question.scale)
    histogram: BinsChart | None = None
    strip: FigureStrip | None = None
    if numbers is not None and not bars.message:
        histogram, strip, as_shown = numbers.shown(bars, as_shown, rehearsal=rehearsal)
    curve = findings.curve_of(tally, found, language, bars.badge)
    return Answer(
        question=question,
        language=language,
        estimate=found,
        bars=bars,
        curve=curve if _wants_curve(request, found) else None,
        table=findings.with_notes(as_shown, tally),
        figure=figure,
        stack=stack,
        explanation=explanation,
        histogram=histogram,
        strip=strip,
        rehearsal=rehearsal,
        no_curve=findings.no_curve(tally) if _wants_curve(request, found) else "",
    )


def can_be_stacked(found: QuestionEstimate) -> bool:
    """Tell whether the steps of a scale are few enough to be told apart by their tints."""
    rating = found.question.ordered and not any(option.abstain for option in found.question.options)
    return rating and len(found.options) <= MOST_STEPS and bool(found.n)


def can_be_one_table(found: QuestionEstimate) -> bool:
    """Tell whether the answers are few enough to stand with their numbers and bars in one table."""
    question = found.question
    options = question.kind.definition.listed and not question.ordered
    return options and len(found.options) <= _ONE_TABLE and bool(found.n)


def _first_share(request: AnalysisRequest, found: QuestionEstimate) -> float | None:
    """Return the consistent share of the answer that stands first in the picture."""
    shown = shown_options(found)
    if request.choices.largest_first and not found.question.ordinal:
        consistent = request.choices.consistent
        order = [(one.consistent if consistent else one.share) or 0.0 for one in shown]
        shown = tuple(one for one, value in zip(shown, order, strict=True) if value == max(order))
    return shown[0].consistent if shown else None


def _wants_curve(request: AnalysisRequest, found: QuestionEstimate) -> bool:
    """Tell whether the curve is to be shown: by default where the estimate is not explained."""
    chosen = request.choices.curve
    return not findings.outside(found) if chosen is None else chosen


def against(request: AnalysisRequest, tallies: Tallies, question: Question) -> tuple[Part, ...]:
    """Return what tests against the share looked at find; nothing where there is none."""
    share = request.against
    estimate, tally = tallies.estimate(question), tallies.of(question)
    options = estimate.options[:1] if question.complementary else estimate.options
    asked = [each for each in options if each.share is not None and each.low is not None]
    if share is None or not asked:
        return ()
    counts = [count_of(tally, each.option) for each in asked]
    asked_for = estimate.asked or None
    p_values = [interval_test(tally, each.option, share, asked_for).p_value for each in asked]
    tests = [
        Tested(
            option_text(question, each.option, tallies.language),
            each,
            p_value,
            adjusted,
            _exact(count, share),
            chance_above(count, share),
        )
        for each, count, p_value, adjusted in zip(
            asked, counts, p_values, holm(p_values), strict=True
        )
    ]
    if question.complementary:
        said = words.one_tested(tests[0], share, estimate.interval)
        return (Sentence(*said, Tone.FOUND),)
    title = tr("{question} · against {share}").format(
        question=text_in(question.text, tallies.language), share=words.given_share(share)
    )
    table = words.tests_table(title, tests, share, estimate)
    said = words.many_tested(tests, share)
    return Sentence(*said, Tone.FOUND), TablePart(*table, "p")


def _exact(count: Count, share: float) -> float | None:
    """Return the p-value of the test that power is planned for; weighted counts have none."""
    return None if count.rate_variance is not None else exact_test(count, share).p_value
