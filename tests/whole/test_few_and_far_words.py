"""What is said of few clusters, and of a share far outside what answers can give."""

from dataclasses import replace

from app.analyses.words.findings import note_sentence
from app.analyses.words.methods import by_student
from app.analyses.words.sets import sums_table
from core.count.tally import Tally
from core.estimate.question import estimate
from core.estimate.sets import SetEstimate
from core.examples import example_survey
from core.present.findings import Note, of_shares


def test_that_few_clusters_are_told_beside_the_shares_they_bear_on() -> None:
    sure = estimate(Tally(example_survey("bribery").question("bribe"), 1000, (400, 600)))
    assert Note.FEW_CLUSTERS not in of_shares(sure)
    few = replace(sure, options=tuple(replace(each, few_clusters=True) for each in sure.options))
    assert Note.FEW_CLUSTERS in of_shares(few)
    told = note_sentence(Note.FEW_CLUSTERS)
    assert told == "Few clusters: intervals are wide and still not sure."


def test_that_clusters_less_strata_are_the_most_of_a_share_s_freedom() -> None:
    assert by_student(5, at_most=True) == [
        "Student’s t with at most 5 degrees of freedom, clusters less strata"
    ]
    assert by_student(5) == ["Student’s t with 5 degrees of freedom, clusters less strata"]


def test_that_a_share_far_above_one_is_told_under_its_table() -> None:
    strange = SetEstimate(("a", "b"), 5, "score", 8.0, 1.9, 0.04, 1.0, 40.0, 1.0, far_outside=True)
    table, _ = sums_table("Title", "", [("Both", strange)], 0.95)
    assert table.notes == ("Both: This share is far above 1: honest answers hardly give this.",)
    below = replace(strange, share=-3.0)
    assert "far below 0" in sums_table("Title", "", [("Both", below)], 0.95)[0].notes[0]
    assert not sums_table("Title", "", [("Both", replace(strange, far_outside=False))], 0.95)[
        0
    ].notes
