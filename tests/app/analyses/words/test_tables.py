"""Tables: the same numbers for people and for programs, and texts that stay texts."""

import csv
import io
from dataclasses import replace
from fractions import Fraction

import pandas as pd
import pytest

from app.analyses.words.tables import csv_text, table_of
from core.count.tally import Tally
from core.estimate import (
    Group,
    MeanEstimate,
    MeanNote,
    QuestionEstimate,
    estimate,
)
from core.present.records import CSV_COLUMNS
from core.present.table import csv_line, inert, plain_text
from core.privacy.mechanisms import Unary, Warner
from core.survey.model import Kind, Option, Question

F = Fraction
BAIT = Question("bait", Kind.YES_NO, "Laid poisoned bait", channel=Warner(F(685, 937)))
FULL_WIDTH = ["\uff1d1", "\uff0b1", "\uff0d1", "\uff20x"]
HOSTILE = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\0x", *FULL_WIDTH]
ODD = ["'=1", "''=x", " =1", "'tis", "plain", 'a "quoted", one', "two\nlines", "−1", "ä", ""]


def bait() -> QuestionEstimate:
    return estimate(Tally(BAIT, 200, (47, 153)))


def job(labels: list[str]) -> QuestionEstimate:
    options = tuple(Option(f"o{i}", label) for i, label in enumerate(labels))
    mechanism = Unary(len(labels), F(1, 2), F(1, 4))
    question = Question("job", Kind.ONE_OF, "Job", options=options, channel=mechanism)
    return estimate(Tally(question, 1000, tuple(range(300, 300 + len(labels)))))


def test_that_a_table_has_the_numbers_of_the_picture() -> None:
    table = table_of(bait(), "en", consistent=True)
    assert [column.heading for column in table.columns] == [
        *("Answer", "Saved", "Share %", "Error", "95% interval", "Count", "Consistent %")
    ]
    texts = [[cell.text for cell in row] for row in table.rows]
    assert texts == [
        ["Yes", "47", "−7.35", "6.49", "0.00 – 7.48", "−15", "0.00"],
        ["No", "153", "107.35", "6.49", "92.52 – 100.00", "215", "100.00"],
    ]
    assert table.subtitle.startswith("n = 200 · Warner, p = 685/937 · ε 1.00 · 95%")
    assert any("outside its interval" in note for note in table.notes)


def test_that_an_error_of_nothing_is_explained() -> None:
    alike = table_of(estimate(Tally(BAIT, 3, (3, 0))), "en")
    assert alike.rows[0][3].text == "0.00"
    assert any("the error computed from them is 0" in note for note in alike.notes)
    assert not any("the error computed" in note for note in table_of(bait(), "en").notes)


def test_that_cells_sort_by_their_values() -> None:
    found = bait()
    cells = table_of(found, "en").rows[0]
    share, count = found.options[0].share, found.options[0].count
    assert share is not None
    assert [cell.value for cell in cells][1:3] == [47, pytest.approx(100 * share)]
    assert cells[5].value == count


def test_that_known_truth_shows_the_miss_in_points_and_per_cent() -> None:
    share = bait().options[0].share
    assert share is not None
    table = table_of(bait(), "en", truth={"yes": 0.25, "no": 0.75}, curator={"yes": -1.4, "no": 2})
    keys = [column.key for column in table.columns]
    cells = dict(zip(keys, table.rows[0], strict=True))
    assert cells["truth"].text == "50"
    assert cells["off_by"].value == pytest.approx(100 * (share - 0.25))
    assert cells["percent_error"].value == pytest.approx(100 * (share - 0.25) / 0.25)
    assert cells["curator"].text == "−1.4"


def test_that_a_truth_of_nobody_has_no_percent_error() -> None:
    table = table_of(bait(), "en", truth={"yes": 0.0})
    keys = [column.key for column in table.columns]
    assert dict(zip(keys, table.rows[0], strict=True))["percent_error"].text == "–"
    assert dict(zip(keys, table.rows[1], strict=True))["truth"].text == "–"


def test_that_an_empty_table_says_so() -> None:
    table = table_of(estimate(Tally(BAIT, 0, (0, 0))), "en")
    assert [cell.text for cell in table.rows[0]] == ["Yes", "0", "–", "–", "–", "–"]
    assert table.notes == ("Nothing to show yet. Estimates appear with the first response.",)


def test_that_a_mean_is_told_with_its_error() -> None:
    found = replace(bait(), mean=MeanEstimate(200, 43.218, 1.26, 40.7, 45.7, (MeanNote.ABSTAINED,)))
    notes = table_of(found, "en").notes
    assert notes[1] == ("The mean is 43.2, its standard error 1.3, its 95% interval 40.7 – 45.7.")
    assert notes[2] == "Those who preferred not to say are left out of the mean."


def test_that_the_plain_table_lines_up() -> None:
    lines = plain_text(table_of(job(["Sales", "技術", "Crafts and repair"]), "en")).splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("Answer"))
    ends = [len(line) + 2 * ("技" in line) for line in lines[head : head + 4]]
    assert len(set(ends)) == 1


def test_that_csv_holds_every_number_at_full_precision() -> None:
    found = [bait(), job(["Sales", "Crafts", "Soldiers"])]
    frame = pd.read_csv(io.StringIO(csv_text(found, "en")))
    assert tuple(frame.columns) == CSV_COLUMNS
    options = [option for estimate in found for option in estimate.options]
    for name in ("reported", "share", "se", "low", "high", "count"):
        assert frame[name].tolist() == [getattr(option, name) for option in options]
    assert frame["share_consistent"].tolist() == [option.consistent for option in options]
    assert frame["n"].tolist() == [200, 200, 1000, 1000, 1000]
    assert frame["question"].tolist() == ["bait"] * 2 + ["job"] * 3
    assert frame["option_text"].tolist() == ["Yes", "No", "Sales", "Crafts", "Soldiers"]
    assert frame["mechanism"][0] == "Warner, p = 685/937"
    # The least double not below ln(685/252), by 60-digit arithmetic: .99998975…
    assert 0.99998975 < frame["epsilon"][0] < 0.99998976
    assert set(frame["interval"]) == {"feldman-cousins"}
    assert set(frame["level"]) == {0.95}


def test_that_numbers_stand_bare_and_texts_quoted() -> None:
    line = csv_text([bait()], "en").splitlines()[1]
    assert line.startswith('"bait","yes","Yes",47,-0.0734')
    assert csv_line(["a", 1, -0.5, None]) == '"a",1,-0.5,\n'


def test_that_nothing_known_is_empty() -> None:
    text = csv_text([estimate(Tally(replace(BAIT, channel=None), 0, (0, 0)))], "en")
    row = next(csv.DictReader(io.StringIO(text)))
    assert {row[key] for key in ("share", "se", "low", "high", "count", "epsilon")} == {""}
    assert row["n"] == "0"


def test_that_groups_and_means_are_in_the_csv() -> None:
    mean = MeanEstimate(7, 3.5, 0.25, 3.0, 4.0)
    found = replace(bait(), mean=mean, groups=(Group("north", bait()),))
    rows = list(csv.DictReader(io.StringIO(csv_text([found], "en"))))
    assert [(row["option"], row["group"]) for row in rows] == [
        *(("yes", ""), ("no", ""), ("", ""), ("yes", "north"), ("no", "north"))
    ]
    assert (rows[2]["mean"], rows[2]["mean_high"]) == ("3.5", "4.0")
    assert rows[0]["mean"] == ""


@pytest.mark.parametrize("label", HOSTILE + ["'" + label for label in HOSTILE])
def test_that_no_label_becomes_a_formula(label: str) -> None:
    assert inert(label) == "'" + label
    row = csv_text([job([label, "b", "c"])], "en").splitlines(keepends=True)
    assert "\"'" in "".join(row)


@pytest.mark.parametrize("label", HOSTILE + ODD)
def test_that_labels_come_back_as_they_were(label: str) -> None:
    text = csv_text([job([label, "b", "c"])], "en")
    row = next(csv.DictReader(io.StringIO(text, newline="")))
    read = row["option_text"]
    assert (read[1:] if read.startswith("'") and inert(read[1:]) == read else read) == label


@pytest.mark.parametrize("label", ["plain", "'tis", "1+1=2", "−5", "a@b"])
def test_that_harmless_labels_are_left_alone(label: str) -> None:
    assert inert(label) == label
