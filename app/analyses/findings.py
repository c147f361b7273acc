"""What stands beside chart and table: the large figure, the explanation, the likelihood curve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.analyses.content import StudyContent
from app.analyses.parts import Figure, Sentence
from app.words.curves import likelihood_chart
from app.words.findings import chance_sentence, verdict
from app.words.methods import interval_name, method_line
from core.design.plan import n_for_margin
from core.estimate import MeanEstimate, QuestionEstimate, ShareEstimate
from core.estimate.observed import count_of
from core.estimate.tally import Tally
from core.inference.binomial import normal_quantile
from core.inference.likelihood import chance_when_none, curve, exact_test
from core.present.chance import Chance
from core.present.chart import BarChart, CurveChart
from core.present.numerals import digits_for, digits_of_error, level_text, number, percent
from core.present.table import Table
from core.privacy.procedures import Procedure
from core.survey import Kind, Question, text_in

MARGIN = 0.05
_LEAST_P = 0.0001


def among(question: Question, n: int, respondents: int) -> str:
    """Say of whom a share is: of all, or of those whom the survey asked or who answered."""
    if n == respondents:
        return "all respondents"
    if question.ask_if is None:
        return "those who answered"
    return "those asked who answered" if question.optional else "those asked"


def figure_of(
    estimate: QuestionEstimate, counts: bool, consistent: bool, respondents: int
) -> Figure | None:
    """Return the figure of a yes/no question or of one that has only a mean; None for others."""
    if estimate.question.kind is Kind.YES_NO:
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
    people = (number(share * n), f"{number(yes.low * n)} to {number(yes.high * n)}")
    shares = (
        percent(share, digits),
        f"{percent(yes.low, digits)} to {percent(yes.high, digits)}",
    )
    what = ", consistent" if consistent else ""
    whom = among(estimate.question, n, respondents)
    of_n = f"{n:,} respondents" if n == respondents else f"the {n:,} {whom.removeprefix('those ')}"
    level = f"{level_text(estimate.level)} interval"
    if counts:
        return Figure(
            value=people[0],
            meaning=f"of {of_n}{what}",
            interval=people[1],
            interval_name=level,
            error=f"standard error {number(yes.se * n)} people",
            other=shares[0],
            other_name="estimated share",
            other_interval=shares[1],
        )
    return Figure(
        value=shares[0],
        meaning=f"of {whom}{what}",
        interval=shares[1],
        interval_name=level,
        error=f"standard error {number(100 * yes.se, digits + 1)} points",
        other=f"about {people[0]} of {n:,}",
        other_name="estimated count",
        other_interval=people[1],
    )


def _mean_figure(estimate: QuestionEstimate, mean: MeanEstimate, consistent: bool) -> Figure | None:
    if mean.mean is None or mean.se is None or mean.low is None or mean.high is None:
        return None
    digits = digits_of_error(mean.se)
    kind = interval_name(mean.interval or estimate.interval)
    # Shares may be moved to fit together; a mean never is.
    still_unbiased = consistent and estimate.question.sensitive and bool(estimate.options)
    return Figure(
        value=number(mean.mean, digits),
        meaning="mean, unbiased" if still_unbiased else "mean",
        interval=f"{number(mean.low, digits)} to {number(mean.high, digits)}",
        interval_name=f"{level_text(estimate.level)} interval, {kind}",
        error=f"standard error {number(mean.se, digits)}",
        other=f"{mean.n:,}",
        other_name="respondents",
        other_interval="",
    )


def outside(estimate: QuestionEstimate) -> bool:
    """Tell whether the share of Yes lies below 0 or above 100%."""
    if estimate.question.kind is not Kind.YES_NO:
        return False
    share = estimate.options[0].share
    return share is not None and not 0 <= share <= 1


def looked_at(studies: Sequence[StudyContent], question: Question) -> int:
    """Return how many shares a strange one of this question is one of.

    Those of its options, of yes/no one, times the randomized questions of all studies shown.
    """
    options = 1 if question.kind is Kind.YES_NO else max(1, len(question.option_ids))
    return options * sum(len(content.survey.sensitive) for content in studies)


def randomized_by_people(content: StudyContent, question: Question) -> bool:
    """Tell whether people carried out the rule themselves, in answers that were not rehearsed."""
    if question.kind is not Kind.YES_NO or content.rehearsal:
        return False
    return any(procedure is not Procedure.SCRAMBLED for procedure in content.survey.procedures)


def chance_of(
    tally: Tally, option: ShareEstimate, looked_at: int = 1, by_people: bool = True
) -> Chance | None:
    """Return how likely a share this far outside 0 … 1 is by chance.

    None for one inside, and for one of weighted reports, which have no exact test.
    """
    if option.share is None or 0 <= option.share <= 1 or tally.weighted is not None:
        return None
    count = count_of(tally, option.option)
    alone = chance_when_none(count if option.share < 0 else count.of_others)
    return Chance(alone, looked_at, by_people)


def explain(
    tally: Tally,
    estimate: QuestionEstimate,
    chance_of: Callable[[ShareEstimate], Chance | None],
) -> Sentence | None:
    """Explain a share of Yes below 0 or above 100%; None for any other result."""
    if not outside(estimate):
        return None
    yes = estimate.options[0]
    count, chance = count_of(tally, "yes"), chance_of(yes)
    if yes.share is None or yes.low is None or yes.high is None or chance is None:
        return None
    below = yes.share < 0
    digits = digits_for([yes.se])
    expected = number(count.n * (count.q if below else count.p), 1)
    whose = "nobody’s" if below else "everybody’s"
    would = "would still be" if below else "would be"
    first = (
        f"If {whose} true answer were Yes, about {expected} of {tally.n:,} people {would} "
        f"saved as Yes. Here {yes.reported:,} were. The unbiased estimate corrects by the expected "
        f"number, so it lands at {percent(yes.share, digits)}. It is kept as it is, so that many "
        "surveys average to the truth."
    )
    told = chance_sentence(chance, below, "this one", several=False)
    second = (
        f"{told} {verdict(chance)} Shares from {percent(yes.low, digits)} to "
        f"{percent(yes.high, digits)} fit what was saved."
    )
    place = "below zero" if below else "above 100%"
    return Sentence(f"Why is the estimate {place}?", (first, second))


def people_for_margin(estimate: QuestionEstimate) -> int | None:
    """Return how many people it takes for ±5 points at the question's design."""
    mechanism, yes = estimate.question.mechanism, estimate.options[0]
    if mechanism is None or yes.consistent is None:
        return None
    unit = mechanism.unit_variance((yes.consistent,))
    return n_for_margin(unit, MARGIN, float(normal_quantile(estimate.level)))


def curve_of(
    tally: Tally, estimate: QuestionEstimate, language: str, badge: str
) -> CurveChart | None:
    """Return the likelihood curve of the share of Yes; None for other questions, or without n."""
    question = estimate.question
    if question.kind is not Kind.YES_NO or estimate.options[0].share is None:
        return None
    found = curve(count_of(tally, "yes"), estimate.level)
    if found.high <= found.low:
        return None
    name = interval_name("likelihood-ratio")
    told = method_line(replace(estimate, interval=name), plural=False)
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
    exact = tally.n and tally.weighted is None  # weighted counts have no exact test
    if question.kind is Kind.YES_NO and question.sensitive and exact:
        p = exact_test(count_of(tally, "yes"), 0.0).p_value
        told = "p < 0.0001" if p < _LEAST_P else f"p = {p:.4f}"
        notes.append(f"Test of no one at all: {told} (exact, one-sided).")
    if any(column.key == "curator" for column in table.columns):
        notes.append(
            "“Curator” is by how many people the count of a trusted curator, who sees every answer "
            "and adds Laplace noise of the same ε, missed in one draw."
        )
    return replace(table, notes=tuple(notes))
