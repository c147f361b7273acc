"""The methods paragraph: what was done and no more, with the sources that it names."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from app.analyses.words.methods_text import Done, Methods, NamedEstimate, methods_of
from app.analyses.words.references import OF_DESIGNS, REFERENCES
from core.count.tally import Tally
from core.estimate import estimate
from core.estimate.results import SelectionText
from core.examples import example_survey
from core.inference.intervals import Interval
from core.privacy.channel import Channel
from core.privacy.designs import DESIGNS
from core.privacy.mechanisms import REGISTRY, Binary, KAry, OneBit, Warner
from core.privacy.mechanisms.window import WindowChannel
from core.survey.model import Kind, NamedDesign, Option, Question

F = Fraction
BRIBE = example_survey("bribery").question("bribe")
SHORT = {each.short: each.key for each in REFERENCES.values()}


def told_of(
    question: Question = BRIBE,
    counts: tuple[int, ...] = (400, 600),
    done: Done | None = None,
    **how: object,
) -> Methods:
    found = estimate(Tally(question, sum(counts), counts), **how)  # type: ignore[arg-type]
    return methods_of([NamedEstimate("question 1", found)], done or Done(), sum(counts))


def cited(methods: Methods) -> set[str]:
    """The sources that the sentences name."""
    text = " ".join(methods.paragraphs)
    return {key for short, key in SHORT.items() if short in text}


def test_that_every_source_of_a_mechanism_is_in_the_list() -> None:
    assert {key for each in REGISTRY.values() for key in each.sources} <= REFERENCES.keys()
    assert {key for keys in OF_DESIGNS.values() for key in keys} <= REFERENCES.keys()
    assert OF_DESIGNS.keys() <= DESIGNS.keys()
    for key, each in REFERENCES.items():
        year = re.search(r"\((\d{4})\)", each.full)
        assert year is not None
        assert key.endswith(f"-{year[1]}")
        assert each.short.endswith(year[1])
        assert each.full.split(",")[0].split(" (")[0] in each.full[:40]


def test_that_warners_design_is_told_with_its_fractions_estimator_and_privacy_loss() -> None:
    methods = told_of()
    assert methods.paragraphs[1] == (
        "Question 1: each person judged the statement with probability 3/4 and its negation with "
        "probability 1/4, and only TRUE or FALSE was saved (Warner, p = 3/4; Warner 1965). Its "
        "privacy loss ε is ln 3, at most 1.10. With λ the share of TRUE, the unbiased share is "
        "(λ − 1/4) ÷ (1/2)."
    )
    assert [each.key for each in methods.references] == ["feldman-1998", "warner-1965"]


@pytest.mark.parametrize(
    ("interval", "sources"),
    [
        (Interval.FELDMAN_COUSINS, {"feldman-1998"}),
        (Interval.LIKELIHOOD_RATIO, {"wilks-1938"}),
        (Interval.ANYTIME, {"robbins-1970", "howard-2021"}),
        (Interval.WILSON, {"wilson-1927"}),
        (Interval.CLOPPER_PEARSON, {"clopper-1934"}),
        (Interval.WALD, set()),
    ],
)
def test_that_each_interval_names_its_own_sources(interval: Interval, sources: set[str]) -> None:
    methods = told_of(interval=interval, level=0.9)
    assert cited(methods) == sources | {"warner-1965"}
    assert {each.key for each in methods.references} == sources | {"warner-1965"}
    assert "90%" in methods.paragraphs[2]
    assert "95%" not in methods.text


def test_that_what_was_not_done_is_not_told() -> None:
    plain = told_of().text
    for word in ("Holm", "Bonferroni", "Kish", "rak", "cluster", "population", "alarm", "Norm-Sub"):
        assert word not in plain
    done = Done(split="Where do you live?", against=0.1, consistent=True, checked=True)
    methods = told_of(done=done)
    assert "groups of “Where do you live?” have equal shares" in methods.text
    assert "tested against 10% by the test that agrees with the interval" in methods.text
    assert "an alarm is a p of at most 0.005" in methods.text
    assert {"holm-1979", "wilks-1938", "wang-2020"} <= {each.key for each in methods.references}


def test_that_corrections_for_several_intervals_are_told() -> None:
    options = tuple(Option(f"o{i}", f"Option {i}") for i in range(4))
    job = Question("job", Kind.ONE_OF, "Job?", options=options, channel=KAry(4, Fraction(2, 3)))
    methods = told_of(job, (10, 20, 30, 40), simultaneous=True)
    assert "hold at that level all at once (Bonferroni; Dunn 1961)" in methods.text
    assert "one of 4 answers with probability 2/3, and each other one with probability 1/9" in (
        methods.text
    )
    assert "ln 6, at most 1.80" in methods.text
    assert "(λ − 1/9) ÷ (5/9)" in methods.text


def test_that_the_sample_is_told() -> None:
    whose = SelectionText("area = city", "region", "village", population=4000)
    found = estimate(Tally(BRIBE, 1000, (400, 600))).of(whose)
    done = Done(weights="Household", strata="Region?", clusters="Village?")
    methods = methods_of([NamedEstimate("question 1", found)], done, 1000)
    sample = methods.paragraphs[0]
    for told in ("area = city", "4,000", "“Household”", "to “Region?”", "to “Village?”"):
        assert told in sample


def test_that_a_report_that_proves_and_a_design_turned_round_are_told() -> None:
    proving = replace(BRIBE, negation=None, channel=Binary(Fraction(1), Fraction(1, 4)))
    assert told_of(proving).text.count("ε is infinite. May be analysed, may not be collected.") == 1
    turned = replace(BRIBE, negation=None, channel=Binary(Fraction(1, 4), Fraction(3, 4)))
    assert "(λ − 3/4) ÷ (\N{MINUS SIGN}1/2)" in told_of(turned).text


def test_that_a_table_from_elsewhere_is_told_by_the_design_it_had() -> None:
    named = NamedDesign("crosswise", "crosswise", (("prevalence", F(1, 4)),), known_fact=True)
    asked = replace(BRIBE, negation=None, channel=Binary(F(1, 4), F(3, 4)), design=named)
    methods = told_of(asked)
    assert "(crosswise, prevalence = 1/4; Yu, Tian & Tang 2008)" in methods.text
    assert methods.text.count("may not be collected") == 1
    assert {"yu-2008"} == cited(methods) - {"feldman-1998"}
    named = replace(named, name="unrelated", title="unrelated question", known_fact=True)
    unrelated = Binary.unrelated(F(7, 10), F(3, 10))
    told = told_of(replace(asked, channel=unrelated, design=named)).text
    assert (
        "a true Yes was saved as Yes with probability 79/100, a true No with probability 9/100"
        in (told)
    )
    assert "whatever is true" not in told
    assert "Private only against somebody who does not know the harmless fact." in methods.text


def test_that_nobody_and_the_clear_are_told_without_errors_or_tests() -> None:
    nobody = told_of(counts=(0, 0), done=Done(split="x", rehearsal=True))
    assert nobody.paragraphs[0] == "The estimates are of 0 made-up responses, a rehearsal."
    assert "Intervals" not in nobody.text
    clear = told_of(replace(BRIBE, channel=None, negation=None))
    assert "Question 1: answers were saved as given." in clear.paragraphs
    assert "unbiased" not in clear.text


def test_that_intervals_are_told_of_their_questions_where_they_differ() -> None:
    one, two = estimate(Tally(BRIBE, 10, (4, 6))), estimate(Tally(BRIBE, 10, (5, 5)))
    other = replace(one, interval="profile-likelihood")
    names = ("question 1", "question 2", "question 3")
    found = [NamedEstimate(*each) for each in zip(names, (one, other, two), strict=True)]
    told = methods_of(found, Done(), 10).text
    assert "Intervals of shares of question 1 and question 3 are 95% Feldman-Cousins" in told
    assert "Intervals of shares of question 2 are 95% profile-likelihood intervals." in told
    alike = methods_of([found[0], found[2]], Done(), 10).text
    assert "Intervals of shares are 95% Feldman-Cousins intervals" in alike


def test_that_questions_of_one_design_are_told_together() -> None:
    one = estimate(Tally(BRIBE, 10, (4, 6)))
    other = estimate(Tally(replace(BRIBE, id="cash", text="Cash?"), 10, (4, 6)))
    apart = estimate(Tally(replace(BRIBE, channel=Warner(Fraction(4, 5))), 10, (4, 6)))
    found = [
        NamedEstimate(f"question {i}", each) for i, each in enumerate((one, apart, other), start=1)
    ]
    methods = methods_of(found, Done(drawn=((1, ("question 1", "question 3")),)), 10)
    assert methods.paragraphs[1].startswith("Question 1 and question 3: each person judged")
    assert "The privacy loss ε of each of them is ln 3, at most 1.10." in methods.paragraphs[1]
    assert "probability 4/5" in methods.paragraphs[2]
    assert methods.paragraphs[3].startswith("Of question 1 and question 3 each person was asked 1,")


@pytest.mark.parametrize(
    ("channel", "counts", "told"),
    [
        (
            OneBit(31, F(3, 4)),
            (57,),  # reports of 1
            "a number x from 1.5 to 16.5, in steps of 0.5, was saved as 1 with probability 1/4 + "
            "(1/2) × (x − 1.5) ÷ 15, and else as 0",
        ),
        (
            WindowChannel(31, 4, F(3, 5)),
            (*range(30), 7, 1, 2, 3),
            "of a number from 1.5 to 16.5, in steps of 0.5, which is step i of 0 to 30, one of the "
            "numbers 0 to 33 was saved: with probability 3/5 one of the 4 from i on, and else one "
            "of the other 30, each as likely as the others",
        ),
    ],
)
def test_that_a_number_can_be_randomized_and_estimated_again_by_what_is_told(
    channel: Channel, counts: tuple[int, ...], told: str
) -> None:
    question = Question(
        "h", Kind.NUMBER, "Hours?", low=15, high=165, step=5, scale=10, channel=channel
    )
    reports = (100 - 57, 57) if len(counts) == 1 else counts
    n = sum(reports)
    result = estimate(Tally(question, n, counts))
    text = methods_of([NamedEstimate("question 1", result)], Done(), n).text
    assert told in text
    found = re.search(r"unbiased mean is (\S+) \+ (\S+) × \(r − (\S+)\) ÷ \(?([^\s)]+)\)?\.", text)
    assert found is not None
    low, span, start, rise = (F(each) for each in found.groups())
    saved = F(sum(value * many for value, many in enumerate(reports)), n)
    assert result.mean is not None
    back = float(low + span * (saved - start) / rise)
    assert back == pytest.approx(result.mean.mean, rel=1e-12)


def test_that_what_errors_rest_on_is_said_of_people_and_clusters_and_not_of_the_made_up() -> None:
    assert "if these people were drawn at random, each independently" in told_of().paragraphs[0]
    strata = told_of(done=Done(strata="Region?")).paragraphs[0]
    assert "if in each stratum people were drawn at random" in strata
    clusters = told_of(done=Done(clusters="Village?")).paragraphs[0]
    assert "if clusters were drawn at random" in clusters
    both = told_of(done=Done(strata="Region?", clusters="Village?")).paragraphs[0]
    assert "if in each stratum clusters were drawn at random" in both
    assert "at random" not in told_of(done=Done(rehearsal=True)).paragraphs[0]
