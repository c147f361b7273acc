"""What stands beside chart and table: the large figure, the explanation, the likelihood curve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from app.analyses.content import StudyContent
from app.analyses.parts import Figure, Sentence
from app.analyses.request import Choices
from app.analyses.words import figures as words
from app.analyses.words import uncertainty
from app.analyses.words.methods import interval_name, interval_of_level, level_name, method_line
from app.analyses.words.rule_breaking import parts_sentence
from app.analyses.words.scales import equally_far, mean_of_steps, on_its_scale
from app.words.catalogue import figures, tr
from app.words.curves import likelihood_chart
from app.words.numerals import number, percent
from core.count.tally import Tally, count_of
from core.estimate import MeanEstimate, QuestionEstimate, ShareEstimate
from core.estimate.sets import SetEstimate, estimate_set
from core.inference.binomial import normal_quantile
from core.inference.error_parts import parts_of
from core.inference.likelihood import chance_when_none, curve, exact_test
from core.plan.mechanisms import n_for_margin
from core.present.chart import BarChart, CurveChart
from core.present.findings import ChanceOf
from core.present.numerals import digits_for, digits_of_error
from core.present.outside_chance import Chance
from core.present.table import Table
from core.progress import Progress, silent
from core.survey import Question, text_in

MARGIN = 0.05
_LEAST_STEPS = 4  # of a scale whose ends are summed
_LARGEST = 1000  # denominator, with which a slope is written
_LEAST_P = 0.0001


def figure_of(
    estimate: QuestionEstimate, counts: bool, consistent: bool, respondents: int
) -> Figure | None:
    """Return the figure of a yes/no question or of one that has only a mean; None for others."""
    if estimate.question.complementary:
        return _share_figure(estimate, estimate.options[0], counts, consistent, respondents)
    if estimate.mean is not None and estimate.mean.mean is not None:
        return _mean_figure(estimate, estimate.mean, consistent)
    return None


def _share_figure(
    estimate: QuestionEstimate,
    yes: ShareEstimate,
    counts: bool,
    consistent: bool,
    respondents: int,
) -> Figure | None:
    share = yes.consistent if consistent else yes.share
    if share is None or yes.se is None or yes.low is None or yes.high is None:
        return None
    n, digits = estimate.n, digits_for([yes.se])
    question = estimate.question
    people = (
        number(share * n),
        words.ends(number(yes.low * n), number(yes.high * n)),
    )
    shares = (
        percent(share, digits),
        words.ends(percent(yes.low, digits), percent(yes.high, digits)),
    )
    level = interval_of_level(estimate.level)
    if counts:
        return Figure(
            value=people[0],
            meaning=words.of_how_many(question, n, respondents, consistent=consistent),
            interval=people[1],
            interval_name=level,
            error=words.error_in_people(yes.se * n),
            other=shares[0],
            other_name=tr("estimated share"),
            other_interval=shares[1],
        )
    return Figure(
        value=shares[0],
        meaning=words.of_whom(question, n, respondents, consistent=consistent),
        interval=shares[1],
        interval_name=level,
        error=words.error_in_points(yes.se, digits + 1),
        other=words.about_of(share * n, n),
        other_name=tr("estimated count"),
        other_interval=people[1],
    )


def _mean_figure(estimate: QuestionEstimate, mean: MeanEstimate, consistent: bool) -> Figure | None:
    if mean.mean is None or mean.se is None or mean.low is None or mean.high is None:
        return None
    digits = digits_of_error(mean.se)
    kind = interval_name(mean.interval or estimate.interval)
    # Shares may be moved to fit together; a mean never is.
    still_unbiased = consistent and estimate.question.sensitive and bool(estimate.options)
    meaning = tr("mean, unbiased") if still_unbiased else tr("mean")
    if estimate.question.ordered:
        steps = sum(not option.abstain for option in estimate.question.options)
        meaning = mean_of_steps(steps, unbiased=still_unbiased)
    return Figure(
        value=number(mean.mean, digits),
        meaning=meaning,
        interval=words.ends(number(mean.low, digits), number(mean.high, digits)),
        interval_name=tr("{level} interval, {name}").format(
            level=level_name(estimate.level), name=kind
        ),
        error=words.error_of_mean(mean.se, digits),
        other=figures(mean.n),
        other_name=tr("respondents"),
        other_interval="",
        # The picture of a number is its mean on its range already.
        scale=on_its_scale(estimate, mean) if estimate.question.ordered else None,
    )


def with_true_mean(figure: Figure, estimate: QuestionEstimate, mean: float) -> Figure:
    """Tell the known mean of people in the place of how many they are."""
    error = None if estimate.mean is None else estimate.mean.se
    value = number(mean, digits_of_error(error))
    return replace(figure, other=value, other_name=tr("truth of the rehearsal"))


def with_uncertainty(figure: Figure, tally: Tally, estimate: QuestionEstimate) -> Figure:
    """Tell the interval of a randomized share apart into what it is made of."""
    yes = estimate.options[0] if estimate.options else None
    question = estimate.question
    by_groups = _several(question)
    if yes is None or not question.complementary or not question.sensitive or by_groups:
        return figure
    share, low, high = yes.share, yes.low, yes.high
    if share is None or low is None or high is None or not 0 <= share <= 1:
        return figure
    count, cut = count_of(tally.of_population(None), yes.option), normal_quantile(estimate.level)
    parts = parts_of(count, tally.population)
    return replace(
        figure,
        made_of=parts_sentence(parts, cut * parts.all),
        uncertainty=uncertainty.chart(parts, cut, share, low, high, method_line(estimate)),
    )


def ends_of(tally: Tally, choices: Choices) -> tuple[SetEstimate, ...]:
    """Return the sums of two steps at each end of a scale that has four or more."""
    ids = tally.question.option_ids
    if len(ids) < _LEAST_STEPS:
        return ()
    interval = choices.interval
    return tuple(estimate_set(tally, part, choices.level, interval) for part in (ids[:2], ids[-2:]))


def outside(estimate: QuestionEstimate) -> bool:
    """Tell whether the share of Yes lies below 0 or above 100%."""
    if not estimate.question.complementary:
        return False
    share = estimate.options[0].share
    return share is not None and not 0 <= share <= 1


def looked_at(studies: Sequence[StudyContent], question: Question) -> int:
    """Return how many shares a strange one of this question is one of.

    Those of its options, of yes/no one, times the randomized questions of all studies shown.
    """
    options = 1 if question.complementary else max(1, len(question.option_ids))
    return options * sum(len(content.survey.sensitive) for content in studies)


def randomized_by_people(content: StudyContent, question: Question) -> bool:
    """Tell whether people carried out the rule themselves, in answers that were not rehearsed."""
    if not question.by_device or content.rehearsal:
        return False
    return content.by_people


def chances_of(
    tally: Tally, looked_at: int = 1, by_people: bool = True, report: Progress = silent
) -> ChanceOf:
    """Return what tells how likely a share this far outside 0 … 1 is by chance.

    It gives None for a share inside, and for one of weighted reports, which have no exact test. The
    reports are counted once for all options, and each chance is worked out once for all who ask.
    What `report` raises ends it.
    """
    # Where none are in the population none are drawn, whatever its size.
    observed = None if tally.weighted is not None else tally.of_population(None).observed()
    places = {option: place for place, option in enumerate(tally.question.option_ids)}
    known: dict[str, Chance] = {}

    def chance(option: ShareEstimate) -> Chance | None:
        if observed is None or option.share is None or 0 <= option.share <= 1:
            return None
        if option.option not in known:
            report(len(known), len(places))
            count = observed.count(places[option.option])
            if count.rate_variance is not None:  # nor have groups that were asked in several ways
                return None
            alone = chance_when_none(count if option.share < 0 else count.of_others)
            known[option.option] = Chance(alone, looked_at, by_people)
        return known[option.option]

    return chance


def explain(tally: Tally, estimate: QuestionEstimate, chance_of: ChanceOf) -> Sentence | None:
    """Explain a share of Yes below 0 or above 100%; None for any other result."""
    if not outside(estimate):
        return None
    yes = estimate.options[0]
    count, chance = count_of(tally.of_population(None), "yes"), chance_of(yes)
    if yes.share is None or yes.low is None or yes.high is None or chance is None:
        return None
    below = yes.share < 0
    digits = digits_for([yes.se])
    expected = count.n * (count.q if below else count.p)
    first = words.strange_share(below, expected, tally.n, yes.reported, yes.share, digits)
    second = words.strange_chance(chance, below, yes.low, yes.high, digits)
    return Sentence(words.strange_title(below), (first, second))


def people_for_margin(estimate: QuestionEstimate) -> int | None:
    """Return how many people it takes for ±5 points at the question's design."""
    channel, yes = estimate.question.channel, estimate.options[0]
    if channel is None or yes.consistent is None:
        return None
    unit = channel.unit_variance((yes.consistent,))
    if unit is None:
        return None
    return n_for_margin(unit, MARGIN, float(normal_quantile(estimate.level)))


def curve_of(
    tally: Tally, estimate: QuestionEstimate, language: str, badge: str
) -> CurveChart | None:
    """Return the likelihood curve of the share of Yes; None where it has none."""
    question = estimate.question
    if not question.complementary or _several(question) or estimate.options[0].share is None:
        return None
    if tally.is_effective:
        return None
    found = curve(count_of(tally, "yes"), estimate.level)
    if found.high <= found.low:
        return None
    told = method_line(estimate, plural=False, intervals=["likelihood-ratio"])
    return likelihood_chart(
        text_in(question.text, language),
        told,
        found.shares,
        found.log_likelihood,
        estimate=found.estimate,
        low=found.low,
        high=found.high,
        cutoff=found.cut_off,
        badge=badge,
    )


def no_curve(tally: Tally) -> str:
    """Say why there is no likelihood curve, where weights are the reason; else nothing."""
    question = tally.question
    if not question.complementary or _several(question) or not tally.n:
        return ""
    return words.no_curve() if tally.is_effective else ""


def _several(question: Question) -> bool:
    """Tell whether groups were asked in several ways: no one count tells of an option."""
    return question.channel is not None and question.channel.counts_reports


def in_order_of(table: Table, bars: BarChart) -> Table:
    """Put the rows of a table in the order of the bars, where both have the same ones."""
    by_label = {row[0].text: row for row in table.rows}
    labels = [bar.label for bar in bars.rows]
    if set(labels) != set(by_label) or len(labels) != len(table.rows):
        return table
    return replace(table, rows=tuple(by_label[label] for label in labels))


def with_notes(table: Table, tally: Tally) -> Table:
    """Add the test whether anyone at all says Yes, and what a curator's miss is."""
    question, notes = tally.question, list(table.notes)
    # Weighted counts have no exact test, nor have groups that were asked in several ways.
    exact = tally.n and tally.weighted is None and not _several(question)
    if question.complementary and question.sensitive and exact:
        count = count_of(tally.of_population(None), "yes")
        p = exact_test(count, 0.0).p_value
        notes.append(words.nobody_at_all(p, _LEAST_P))
        if count.p > count.q and 0 <= count.share <= 1:  # else it is explained at length
            slope = str(Fraction(count.p - count.q).limit_denominator(_LARGEST))
            notes.append(
                uncertainty.arithmetic(
                    round(count.x), round(count.n), count.n * count.q, slope, count.share * count.n
                )
            )
    if question.ordered:
        notes.append(equally_far())
    if any(column.key == "curator" for column in table.columns):
        notes.append(words.curator())
    return replace(table, notes=tuple(notes))
