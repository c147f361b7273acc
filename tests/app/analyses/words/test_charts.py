"""Charts as data: their numbers are those of the estimates, and oddities are explained."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.analyses.words.charts import bar_chart
from app.words.curves import curve_chart, likelihood_chart
from app.words.numerals import value_range
from app.words.options import option_text
from core.count.tally import Tally
from core.estimate import MeanEstimate, QuestionEstimate, ShareEstimate, estimate
from core.present.chart import Mark, Point, Series, people_axis, plain_axis, share_axis
from core.present.numerals import number, percent
from core.present.outside_chance import Chance
from core.privacy.mechanisms import Binary, KAry, Mechanism, Unary, Warner
from core.survey.model import Kind, Option, Question, Text

F = Fraction
BAIT = Question("bait", Kind.YES_NO, "Laid poisoned bait", channel=Warner(F(685, 937)))
GIFT = Question("gift", Kind.YES_NO, "Money or a gift", channel=Warner(F(3, 4)))
OPTIONS: tuple[Text, ...] = ("Sales", "Crafts", "Soldiers", {"en": "Not stated", "de": "Ohne"})


def job(mechanism: Mechanism | None, kind: Kind = Kind.ONE_OF) -> Question:
    options = tuple(Option(f"o{i}", t, abstain=i == 3) for i, t in enumerate(OPTIONS))
    return Question("job", kind, {"en": "Job", "de": "Beruf"}, options=options, channel=mechanism)


def bait(yes: int = 47, n: int = 200) -> QuestionEstimate:
    return estimate(Tally(BAIT, n, (yes, n - yes)))


def jobs(*reported: int, n: int = 1000) -> QuestionEstimate:
    question = job(Unary(4, F(1, 2), F(269, 1000)))
    return estimate(Tally(question, n, reported or (360, 380, 262, 304)))


def test_that_a_bar_shows_the_unbiased_share_and_its_interval() -> None:
    found = jobs()
    for bar, option in zip(bar_chart(found, "en").rows, found.options, strict=True):
        assert (bar.option, bar.value) == (option.option, option.share)
        assert (bar.low, bar.high) == (option.low, option.high)


def test_that_counts_are_shares_times_respondents() -> None:
    found = jobs()
    for bar, option in zip(bar_chart(found, "en", counts=True).rows, found.options, strict=True):
        assert option.low is not None
        assert option.high is not None
        assert bar.value == pytest.approx(option.count)
        assert bar.low == pytest.approx(1000 * option.low)
        assert bar.high == pytest.approx(1000 * option.high)


def test_that_raw_reports_and_known_truth_stand_beside_on_request() -> None:
    truth = {"o0": 0.4, "o1": 0.5, "o2": 0.0, "o3": 0.1}
    plain, full = bar_chart(jobs(), "en"), bar_chart(jobs(), "en", raw=True, truth=truth)
    assert all(bar.raw is None and bar.truth is None for bar in plain.rows)
    assert [bar.raw for bar in full.rows] == [0.36, 0.38, 0.262, 0.304]
    assert [bar.truth for bar in full.rows] == list(truth.values())
    assert [entry.mark for entry in full.legend] == list(Mark)[:4]
    assert plain.legend == ()
    assert "before the correction" in full.caption


def test_that_a_yes_no_question_has_one_bar_for_yes() -> None:
    # The numbers of a published picture: 412 of 1,204 with a wheel of three quarters.
    chart = bar_chart(estimate(Tally(GIFT, 1204, (412, 792))), "en")
    (bar,) = chart.rows
    assert (bar.label, bar.value_text, bar.interval_text) == ("Yes", "18.4%", "13.1 – 23.9")
    assert chart.subtitle == "n = 1,204 · Warner, p = 3/4 · ε 1.10 · 95% Feldman-Cousins interval"
    assert "Yes, 18.4% (interval 13.1 to 23.9%)" in chart.alt_text


def test_that_a_negative_mark_is_shown_and_explained() -> None:
    chart = bar_chart(bait(), "en", chance=lambda _: Chance(0.16))
    (bar,) = chart.rows
    assert (bar.value_text, bar.interval_text) == ("−7.3%", "0.0 – 7.5")
    assert bar.note == "The unbiased share is below zero."
    assert chart.caption == (
        "The mark of Yes (−7.3%) lies outside its interval, because intervals are held within "
        "0 and 100%, and an unbiased share is not. Chance alone gives a result this low or lower "
        "in about 16 of 100 surveys where the true share is 0."
    )
    assert chart.caption in chart.alt_text


def test_that_a_mark_above_one_is_explained_from_the_other_end() -> None:
    chart = bar_chart(bait(yes=153), "en", chance=lambda _: Chance(0.004))
    assert chart.rows[0].note == "The unbiased share is above 100%."
    assert "this high or higher in fewer than 1 of 100 surveys" in chart.caption
    assert "where the true share is 100%" in chart.caption
    assert "may not have followed the rule" in chart.caption


def test_that_several_marks_outside_are_counted_and_named() -> None:
    chances = {"o0": Chance(0.3), "o2": Chance(0.02)}
    found = jobs(200, 500, 220, 300)
    chart = bar_chart(found, "en", chance=lambda option: chances.get(option.option))
    first, second = (percent(found.options[i].share or 0) for i in (0, 2))
    assert "2 marks lie outside their intervals" in chart.caption
    assert f"Sales ({first}) and Soldiers ({second})" in chart.caption
    assert "one as far out as Soldiers in about 2 of 100" in chart.caption


def test_that_the_least_of_several_estimates_is_told_as_one_of_several() -> None:
    def caption(alone: float, looked_at: int, by_people: bool = True) -> str:
        return bar_chart(bait(), "en", chance=lambda _: Chance(alone, looked_at, by_people)).caption

    assert "one of 15 shares as far out as Yes in at most 6 of 100 surveys" in caption(0.004, 15)
    assert "followed the rule" not in caption(0.004, 15)
    assert "followed the rule" in caption(0.0006, 15)
    assert caption(0.08, 15).endswith(
        "Chance alone may well put one of 15 shares as far out as Yes."
    )
    # Where the program randomizes there is no rule to break.
    assert "followed the rule" not in caption(0.0006, 15, by_people=False)
    assert caption(0.0006, 15, by_people=False).endswith("Chance hardly explains it.")


def test_that_a_mark_inside_needs_no_words() -> None:
    chart = bar_chart(estimate(Tally(GIFT, 1204, (412, 792))), "en", chance=lambda _: Chance(0.5))
    assert (chart.caption, chart.rows[0].note) == ("", "")


def test_that_what_rounding_put_outside_is_not_outside() -> None:
    share = ShareEstimate("yes", 1, -1e-12, 0.1, 0.0, 0.2, 0.0, 0.0)
    chart = bar_chart(QuestionEstimate(BAIT, 4, 0.95, "likelihood-ratio", (share,)), "en")
    assert (chart.caption, chart.rows[0].value_text) == ("", "0.0%")


def test_that_an_interval_outside_all_shares_is_named() -> None:
    found = estimate(Tally(BAIT, 200, (30, 170)), interval="wald")
    caption = bar_chart(found, "en").caption
    assert caption.startswith("The Wald interval of Yes lies wholly outside 0 and 100%")
    low, high = found.options[0].low, found.options[0].high
    assert (bar_chart(found, "en").rows[0].low, bar_chart(found, "en").rows[0].high) == (low, high)


def test_that_consistent_shares_are_named_wherever_they_are_shown() -> None:
    found = jobs()
    chart = bar_chart(found, "en", consistent=True)
    assert [bar.value for bar in chart.rows] == [option.consistent for option in found.options]
    assert "Norm-Sub" in chart.subtitle
    assert "Norm-Sub" in chart.caption
    assert "held within 0 and 100%" in bar_chart(bait(), "en", consistent=True).subtitle
    assert bar_chart(bait(), "en", consistent=True).rows[0].value == 0.0


def test_that_every_chart_tells_n_mechanism_epsilon_and_interval() -> None:
    assert bar_chart(jobs(), "en").subtitle == (
        "n = 1,000 · unary, p = 1/2, q = 269/1000 · ε 1.00 · 95% Feldman-Cousins intervals"
    )
    many = estimate(Tally(job(Binary(F(3, 4), F(1, 4)), Kind.MANY_OF), 50, (20, 20, 20, 20)), 0.999)
    # Four draws of ln 3 each: 4.3944… is rounded up.
    assert bar_chart(many, "en").subtitle == (
        "n = 50 · binary, p1 = 3/4, p0 = 1/4 · ε 4.40 · 99.9% Feldman-Cousins intervals"
    )
    clear = estimate(Tally(job(None), 50, (20, 20, 5, 5)))
    assert bar_chart(clear, "en").subtitle.startswith("n = 50 · saved as given")
    assert "ε" not in bar_chart(clear, "en").subtitle


def test_that_the_language_of_the_survey_is_shown() -> None:
    chart = bar_chart(jobs(), "de")
    assert (chart.title, chart.rows[3].label, chart.rows[0].label) == ("Beruf", "Ohne", "Sales")


def test_that_abstaining_is_one_row_and_said() -> None:
    assert "preferred not to say are one row" in bar_chart(jobs(), "en").caption


def test_that_the_largest_share_comes_first_on_request() -> None:
    values = [bar.value or 0 for bar in bar_chart(jobs(), "en", largest_first=True).rows]
    assert values == sorted(values, reverse=True)


def test_that_nothing_yet_is_said_in_words() -> None:
    chart = bar_chart(jobs(0, 0, 0, 0, n=0), "en", raw=True, truth={"o0": 0.1})
    assert chart.message.startswith("Nothing to show yet.")
    assert chart.message in chart.alt_text
    assert all((bar.value, bar.low, bar.raw, bar.truth) == (None,) * 4 for bar in chart.rows)
    assert (chart.axis.low, chart.axis.high, chart.caption) == (0.0, 1.0, "")


def test_that_a_question_without_shares_says_so() -> None:
    question = Question("age", Kind.NUMBER, "Age", low=0, high=9, step=1)
    found = QuestionEstimate(
        question, 5, 0.95, "likelihood-ratio", (), MeanEstimate(5, 4.0, 0.5, 3.0, 5.0)
    )
    assert bar_chart(found, "en").message == "This question has a mean and no shares."


def test_that_a_rehearsal_is_marked() -> None:
    chart = bar_chart(jobs(), "en", truth={"o0": 0.3}, rehearsal=True)
    assert chart.badge == "Rehearsal"
    assert "made-up respondents" in chart.alt_text
    assert chart.legend[-1].text == "truth of the rehearsal"
    assert bar_chart(jobs(), "en").badge == ""


def test_that_the_alt_text_leads_with_the_largest_and_ends_with_the_smallest() -> None:
    text = bar_chart(jobs(), "en").alt_text
    assert text.startswith("Bar chart of the estimated shares for the question “Job”, from 1,000 ")
    largest, smallest = text.index("the largest is Crafts, 48.1%"), text.index("The smallest is ")
    assert largest < text.index("Then come Sales, 39.4%") < smallest
    assert text[smallest:].startswith("The smallest is Soldiers, −3.0%")


def test_that_weights_and_simultaneous_intervals_are_told() -> None:
    found = replace(jobs(), effective_n=812.4, together=4)
    subtitle = bar_chart(found, "en").subtitle
    assert "weighted, Kish’s effective n = 812" in subtitle
    assert subtitle.endswith("Feldman-Cousins intervals, all 4 at once (Bonferroni)")


@given(
    n=st.integers(1, 100_000),
    part=st.floats(0, 1),
    counts=st.booleans(),
    mechanism=st.sampled_from([Warner(F(685, 937)), Binary(F(1, 4), F(1, 2)), None]),
)
def test_that_the_axis_holds_every_mark_whisker_and_zero(
    n: int, part: float, counts: bool, mechanism: Mechanism | None
) -> None:
    reported = round(part * n)
    question = replace(BAIT, channel=mechanism)
    found = estimate(Tally(question, n, (reported, n - reported)))
    chart = bar_chart(found, "en", counts=counts, raw=True, truth={"yes": 0.03})
    axis = chart.axis
    for bar in chart.rows:
        for value in (bar.value, bar.low, bar.high, bar.raw, bar.truth, 0.0):
            assert value is not None
            assert axis.low <= value <= axis.high
            assert 0 <= axis.place(value) <= 1


@example([5e-324])
@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=20))
def test_that_ticks_are_few_even_and_hold_the_values(values: list[float]) -> None:
    for axis in (share_axis(values), plain_axis(values)):
        places = [tick.at for tick in axis.ticks]
        assert 2 <= len(places) <= 12
        assert 0.0 in places
        assert len({tick.label for tick in axis.ticks}) == len(places)
        steps = [b - a for a, b in pairwise(places)]
        assert steps == pytest.approx([steps[0]] * len(steps), rel=1e-6)
        assert axis.low <= min(values)
        assert max(values) <= axis.high


def test_that_ticks_are_round_numbers() -> None:
    labels = ["−2", "0%", "2", "4", "6", "8", "10", "12", "14", "16%"]
    axis = share_axis([-0.008, 0.1513])
    assert [tick.label for tick in axis.ticks] == labels
    assert [tick.label for tick in share_axis([0.004]).ticks][:3] == ["0%", "0.05", "0.10"]
    assert [t.label for t in people_axis([0.4, 2.0], 3).ticks] == ["0", "1", "2"]
    assert [t.label for t in people_axis([1200.0], 1200).ticks][-1] == "1,200"


def test_that_numbers_read_as_people_write_them() -> None:
    assert number(-1234.56, 1) == "−1,234.6"
    assert number(-0.04, 1) == "0.0"
    assert percent(-0.0735, 2) == "−7.35%"
    assert value_range(10.82, 15.12, 1) == "10.8 – 15.1"


def test_that_more_digits_are_shown_where_the_error_is_small() -> None:
    large = estimate(Tally(GIFT, 4_000_000, (1_368_771, 2_631_229)))
    assert bar_chart(large, "en").rows[0].value_text == "18.44%"


def test_that_bins_read_as_the_numbers_in_them() -> None:
    bins = (0, 1, 18, 100)
    question = Question(
        "age", Kind.NUMBER, "Age", low=0, high=100, step=1, bins=bins, channel=KAry(3, F(1, 2))
    )
    texts = [option_text(question, option, "en") for option in question.option_ids]
    assert texts == ["0", "1 to 17", "18 to 100"]


@pytest.mark.parametrize("label", ["<b>x</b>", "$\\frac{1}{$", "&lt;", "%s {0} %n", "=1+1"])
def test_that_hostile_labels_stay_as_they_are(label: str) -> None:
    question = replace(job(KAry(4, F(1, 2))), text=label)
    options = (Option("o0", label), *question.options[1:])
    found = estimate(Tally(replace(question, options=options), 100, (40, 20, 20, 20)))
    chart = bar_chart(found, "en")
    assert (chart.title, chart.rows[0].label) == (label, label)
    assert label in chart.alt_text


def test_that_the_likelihood_curve_shows_interval_and_cut_off() -> None:
    xs = [i / 100 for i in range(41)]
    ys = [-(((x - 0.18) / 0.03) ** 2) for x in xs]
    chart = likelihood_chart(
        "Gift", "n = 9", xs, ys, estimate=0.18, low=0.139, high=0.221, cutoff=-1.92
    )
    (line,) = chart.series
    assert min(line.ys) >= 3 * -1.92
    assert max(line.ys) == 0
    assert chart.x_axis.low <= min(line.xs)
    assert chart.x_axis.high >= 0.221
    assert chart.y_axis.low <= min(line.ys)
    assert chart.level is not None
    assert chart.level.text == "cut-off −1.92 (likelihood ratio)"
    assert chart.interval == (0.139, 0.221)
    assert "Shares from 13.9 to 22.1%" in chart.alt_text


def test_that_curves_keep_their_names_and_points() -> None:
    lines = [Series("Warner", (0.5, 4.0), (12.0, 3.0)), Series("Curator", (0.5, 4.0), (2.0, 1.0))]
    chart = curve_chart(
        "Margin", "", lines, x_unit="ε", y_unit="points", point=Point(1.0, 5.0, "± 5 points")
    )
    assert [(entry.series, entry.text) for entry in chart.legend] == [(0, "Warner"), (1, "Curator")]
    assert (chart.vertical, chart.x_axis.low, chart.y_axis.low) == (1.0, 0.0, 0.0)
    assert "Warner goes from 12.0 at 0.5 to 3.0 at 4.0." in chart.alt_text
