"""What an import changed: told where all of it was accepted, and a look like any other."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, rest
from checks_studies import SURVEY, answered, checked_study
from PySide6.QtWidgets import QMainWindow

from app.analyses.changed import MOST, what_changed
from app.analyses.content import StudyContent, content_of, load
from app.analyses.request import Choices
from app.charts.spans import SpansLayout
from app.charts.style import screen_style
from app.charts.whole_chart import lay_out
from app.kit.settings import Settings
from app.theme import Theme
from core.count.tally import TallyByGroups
from core.estimate import estimate
from core.inference.intervals import Interval
from core.present.chart import SpanMark
from core.privacy.designs.grouped_channel import Grouped, mixed
from core.privacy.mechanisms import Binary, Warner
from core.response.file import write
from core.study import Study

MADE = answered(400)


def part_of(tmp_path: Path, n: int) -> StudyContent:
    return load(checked_study(tmp_path / f"{n}.study", MADE[:n]))


def test_that_shares_before_and_now_are_those_of_the_results(tmp_path: Path) -> None:
    before, after = part_of(tmp_path, 250), part_of(tmp_path, 400)
    for interval in (Interval.FELDMAN_COUSINS, Interval.ANYTIME):
        choices = Choices(interval=interval, level=0.9)
        found = what_changed(before, after, choices)
        assert found is not None
        assert found.questions == ("bribe", "cash", "job", "seat")
        spans = iter(found.chart.spans)
        for id_ in found.questions:
            now = estimate(after.tallies[id_], 0.9, interval).options
            place = 0
            if id_ == "job":  # the option with the largest share now
                place = max(range(10), key=lambda i: now[i].share or 0.0)
            for content, mark in ((before, SpanMark.HOLLOW), (after, SpanMark.DOT)):
                option = estimate(content.tallies[id_], 0.9, interval).options[place]
                span = next(spans)
                assert (span.value, span.low, span.high) == pytest.approx(
                    (option.share, option.low, option.high), abs=1e-12
                )
                assert (span.mark, span.strong) == (mark, mark is SpanMark.DOT)
    assert found is not None
    assert found.chart.subtitle.startswith("From 250 to 400 responses.")
    (job,) = (span.head for span in found.chart.spans if "occupation" in span.head)
    assert job == f"Which of these describes your occupation best? · Occupation {place_of(after)}"


def test_that_questions_asked_in_several_ways_have_the_interval_of_the_results(
    tmp_path: Path,
) -> None:
    content = part_of(tmp_path, 40)
    designs = mixed((Warner(Fraction(3, 4)), Binary(Fraction(9, 10), Fraction(1, 5))))
    several = Grouped(2, designs, ("spinner", "scrambled"))
    question = replace(content.survey.question("bribe"), channel=several)
    counted = TallyByGroups(question, 130, (60, 40, 5, 25))
    survey = replace(content.survey, questions=(question,))
    content = replace(content, survey=survey, tallies={"bribe": counted})
    found = what_changed(content, content, Choices())
    assert found is not None
    assert [(span.low, span.high) for span in found.chart.spans] == [
        pytest.approx((0.3688, 0.6839), abs=1e-4)
    ] * 2


def place_of(content: StudyContent) -> int:
    shares = [option.share or 0.0 for option in estimate(content.tallies["job"]).options]
    return shares.index(max(shares))


def test_that_nothing_is_told_where_nothing_was_there_before(tmp_path: Path) -> None:
    after = part_of(tmp_path, 400)
    with Study.in_memory(SURVEY) as study:
        empty = content_of(study)
    assert what_changed(empty, after, Choices()) is None
    assert what_changed(after, empty, Choices()) is None


def test_that_many_questions_are_counted_and_not_squeezed(tmp_path: Path, theme: Theme) -> None:
    after = part_of(tmp_path, 40)
    bribe = after.survey.question("bribe")
    many = tuple(replace(bribe, id=f"q{i}", text={"en": "Long words. " * 12}) for i in range(20))
    survey = replace(after.survey, questions=many)
    tallies = {each.id: replace(after.tallies["bribe"], question=each) for each in many}
    content = replace(after, survey=survey, tallies=tallies)
    found = what_changed(replace(content, n=20), content, Choices())
    assert found is not None
    assert (len(found.questions), found.left_out) == (MOST, 12)
    for width in (480, 1000):
        layout = lay_out(found.chart, width, screen_style(theme.scheme, theme.palette), 0.0)
        assert isinstance(layout, SpansLayout)
        heads = [
            (middle - 9, middle - 9 + head.height)
            for middle, head in zip(layout.middles, layout.heads, strict=True)
            if head is not None
        ]
        assert all(a[1] < b[0] for a, b in pairwise(heads))
        assert layout.plot.right - layout.plot.left > 60


def test_that_an_import_tells_what_it_changed_and_is_a_look(
    tmp_path: Path, window: QMainWindow, theme: Theme, settings: Settings, dialogs: Answering
) -> None:
    path = checked_study(tmp_path / "a.study", MADE[:250])
    view = analyst_view(theme, path, settings, dialogs, window)
    window.setCentralWidget(view)
    window.show()
    rest(view)
    (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, MADE[250:])))
    view.import_paths([tmp_path / "more.jsonl"])
    rest(view)
    page = view.import_page
    assert page.done_button.text() == "See the results"
    assert not page.changed_card.isHidden()
    assert not page.more_button.isHidden()
    lead = page.changed_card.lead.text()
    assert lead == "From 250 to 400 responses. Filled: now. Outlined: before this import."
    fixed = page.changed_card.chart.chart
    page.anytime_button.click()
    rest(view)
    assert view.shown.choices.interval is Interval.ANYTIME
    assert page.changed_card.chart.chart != fixed
    assert page.anytime_button.isHidden()
    assert page.changed_card.more.isHidden()
    page.done_button.click()
    view.close_study()
    rest(view)
    with Study.open(path, write=False) as study:
        looks = study.analyst_work().looks
    assert {id_ for id_, counts in looks.items() if 400 in counts} == {
        "area", "bribe", "cash", "job", "seat"
    }  # fmt: skip
    # Where files are to be looked at, these stand there.
    (tmp_path / "bad.response").write_bytes(b"{")
    again = analyst_view(theme, path, settings, dialogs, window)
    window.setCentralWidget(again)
    rest(again)
    again.import_paths([tmp_path / "bad.response"])
    rest(again)
    assert again.import_page.changed_card.isHidden()
    assert again.import_page.done_button.text() == "Done"
