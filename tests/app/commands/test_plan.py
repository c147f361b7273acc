"""Planning and rehearsing from the command line, against known powers and exact fractions."""

import json
import math
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from scipy.stats import norm

from app.commands import cli
from core.examples import example_path

BRIBERY = str(example_path("bribery"))
OCCUPATION = str(example_path("occupation"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments))


def document(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_that_the_power_of_a_forced_die_is_the_known_one() -> None:
    # METHODS §5: p1 = 5/6, .1 against 0, one-sided 5%: 212, .78855, 223, 241.
    found = document(
        *[
            "plan",
            "--kind",
            "yes-no",
            "--epsilon",
            "1.6095",
            "--respondents",
            "212",
            "--share",
            ".1",
            "--against",
            "0",
        ]
    )
    warner = next(row for row in found["power"] if row["mechanism"] == "warner")
    assert (warner["n_normal"], warner["n_first"], warner["n_stays"]) == (212, 223, 241)
    assert warner["power"] == pytest.approx(0.78855, abs=5e-4)


def test_that_the_numbers_for_a_power_are_told_before_anyone_is_asked() -> None:
    arguments = "plan --kind yes-no --epsilon 1 --respondents 0 --share .2 --against .1"
    result = run(*arguments.split())
    assert result.exit_code == 0, result.output
    assert "would give" not in result.stdout  # of nobody there is no error
    stays = document(*arguments.split())["power"][0]["n_stays"]
    assert f"it stays at 80% from {stays:,} " in result.stdout


def test_that_shares_too_close_for_any_number_still_have_a_power() -> None:
    asked = "plan --kind yes-no --epsilon 1 --respondents 500 --share .2 --against .199999"
    told = run(*asked.split()).stdout
    assert "power 4.9% with 500; no feasible number is enough" in told
    assert document(*asked.split())["power"][0]["n_stays"] is None


def test_that_a_comma_between_thousands_is_refused_as_ambiguous() -> None:
    result = run("plan", "--kind", "yes-no", "--epsilon", "1,000", "--respondents", "2000")
    assert result.exit_code == 2
    assert "'1,000' can be read in two ways; write it without a comma." in result.stderr


def test_that_asking_one_of_ten_is_planned_as_known() -> None:
    # METHODS §3: ten yes/no items at ε = 1 need 8.6 times fewer people.
    arguments = "plan --kind yes-no --epsilon 1 --respondents 2000 --questions 10 --margin .03"
    found = document(*arguments.split())
    assert (found["items"], found["ask"], found["options"][0]["n_for_margin"]) == (10, 10, 427_701)
    assert found["fewer"]["ask"] == 1
    assert found["fewer"]["times"] == pytest.approx(8.556, abs=1e-3)
    assert "only 1 of the 10 needs 8.6 times fewer people" in run(*arguments.split()).stdout
    one = document(*arguments.split(), "--ask", "1")
    assert one["options"][0]["n_for_margin"] == 49_970
    many = document(
        *[
            "plan",
            "--kind",
            "many-of",
            "--options",
            "10",
            "--epsilon",
            "1",
            "--respondents",
            "9",
            "--ask",
            "1",
        ]
    )
    assert many["options"][0]["probabilities"] == {"p": "685/937"}


def test_that_epsilon_comes_out_of_a_margin_or_of_two_shares() -> None:
    base = "plan --kind yes-no --respondents 2000"
    found = document(*base.split(), "--margin", ".03")
    assert found["epsilon"] == 1.86
    assert found["options"][0]["margin"] <= 0.03
    told = run(*base.split(), "--share", ".2", "--against", ".1")
    assert "ε = 0.57 is enough" in told.stdout
    assert run(*base.split()).exit_code == 2
    too_few = run(*["plan", "--kind", "yes-no", "--respondents", "20", "--margin", ".03"])
    assert too_few.exit_code == 2
    assert "ask more people" in too_few.stderr


def test_that_the_power_of_warner_two_sided_is_the_known_one() -> None:
    arguments = (
        "plan --kind yes-no --epsilon 1.0986123 --respondents 950 --share .2 --against .1 "
        "--two-sided --power .9"
    )
    found = document(*arguments.split())
    warner = next(row for row in found["power"] if row["mechanism"] == "warner")
    assert (warner["n_normal"], warner["n_stays"]) == (912, 950)


@pytest.mark.parametrize("sizes", [(800, 800), (800, 300)])
def test_that_the_power_to_tell_two_groups_apart_is_that_of_the_formula(
    sizes: tuple[int, int],
) -> None:
    arguments = "plan --kind yes-no --epsilon 1.0986123 --respondents 800 --share .2 --second-share"
    second = ["--second-respondents", str(sizes[1])] if sizes[1] != 800 else []
    found = document(*arguments.split(), ".35", "--two-sided", *second)
    warner = next(row for row in found["group_power"] if row["mechanism"] == "warner")
    assert warner["respondents"] == list(sizes)
    # Warner 3/4 reports 0.35 and 0.425.
    error = math.sqrt(0.35 * 0.65 / sizes[0] + 0.425 * 0.575 / sizes[1])
    assert warner["power"] == pytest.approx(norm.sf(1.959963984540054 - 0.075 / error), abs=1e-5)
    told = run(*arguments.split(), ".35").stdout
    assert "to tell the groups apart, with 800 and 800" in told


@pytest.mark.parametrize(
    "extra", [("--second-share", ".1"), ("--share", ".2", "--second-respondents", "9")]
)
def test_that_two_groups_need_both_shares(extra: tuple[str, ...]) -> None:
    result = run("plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "9", *extra)
    assert result.exit_code == 2
    assert "share" in result.stderr


def test_that_what_asking_for_a_number_costs_is_named_the_worst_case() -> None:
    arguments = ("plan", "--kind", "number", "--epsilon", "1", "--respondents", "100")
    assert document(*arguments)["worst_case"] is True
    assert "asking directly at most 0.0500" in run(*arguments).stdout


def test_that_rehearsals_of_a_table_say_that_their_coverage_is_given_it(tmp_path: Path) -> None:
    out = tmp_path / "made-up"
    assert run("rehearse", BRIBERY, "--people", "30", "--out", str(out)).exit_code == 0
    again = ("rehearse", BRIBERY, str(out / "truth.csv"), "--runs", "5")
    assert "given this table" in run(*again).stdout
    assert document(*again)["questions"][0]["given_table"] is True
    made_up = ("rehearse", BRIBERY, "--people", "30", "--runs", "5")
    assert "given this table" not in run(*made_up).stdout
    assert document(*made_up)["questions"][0]["given_table"] is False


def test_that_power_needs_a_true_share() -> None:
    result = run(
        *["plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "9", "--against", "0"]
    )
    assert result.exit_code == 2
    assert "--share" in result.stderr


def test_that_a_split_stays_within_the_total() -> None:
    found = document("split", OCCUPATION, "--epsilon", "1.5", "--respondents", "500")
    (job,) = found["questions"]
    assert job["id"] == "job"
    assert all(option["epsilon"] <= 1.5 for option in job["options"])


def test_that_rehearsals_repeat_by_seed_and_cover_the_truth() -> None:
    arguments = ("rehearse", BRIBERY, "--people", "200", "--runs", "2000", "--seed", "1")
    first = document(*arguments)
    assert first == document(*arguments)
    yes = first["questions"][0]["options"][0]
    assert yes["coverage"] == pytest.approx(0.95, abs=0.02)
    assert yes["mean"] == pytest.approx(0.5, abs=4 * yes["spread"] / 2000**0.5)


@pytest.mark.parametrize("extra", [(), ("--runs", "5", "--out", "somewhere")])
def test_that_a_rehearsal_writes_files_or_runs_often(extra: tuple[str, ...]) -> None:
    assert run("rehearse", BRIBERY, "--people", "5", *extra).exit_code == 2


def test_that_the_power_to_find_a_coefficient_is_told() -> None:
    asked = ("plan", "--kind", "yes-no", "--epsilon", "1.0986", "--respondents", "2000")
    effect = ("--share", "0.2", "--odds-ratio", "1.5", "--two-sided")
    found = document(*asked, *effect)["coefficient_power"][0]
    assert found["power"] == pytest.approx(0.859, abs=0.02)
    assert 1650 < found["n_normal"] < 1760
    result = run(*asked, *effect)
    assert "for 80% by the normal formula, to find an odds ratio of 1.5" in result.stdout


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        (("--odds-ratio", "2"), "Give --share too"),
        (("--group-part", "0.5"), "Give --odds-ratio too"),
        (("--odds-ratio", "1", "--share", "0.2"), "and not 1"),
        (("--odds-ratio", "nan", "--share", "0.2"), "and not 1"),
        (("--odds-ratio", "inf", "--share", "0.2"), "and not 1"),
        (("--odds-ratio", "2", "--share", "1"), "no odds"),
    ],
)
def test_that_a_coefficient_needs_what_it_is_of(extra: tuple[str, ...], said: str) -> None:
    result = run("plan", "--kind", "yes-no", "--epsilon", "1", "--respondents", "900", *extra)
    assert result.exit_code == 2
    assert said in result.output


def planned(*more: str) -> list[str]:
    two = ["--parameter", "yes-1=1/4", "--parameter", "yes-2=3/4"]
    kind = ["plan", "--kind", "yes-no", "--respondents", "400", "--design", "cheating-detection"]
    return [*kind, *two, "--share", ".2", "--against", ".1", *more]


def test_that_designs_are_planned_by_their_names() -> None:
    found = document(*planned("--unknown", "no-whatever=0.1"))
    assert (found["respondents"], found["by"]) == ([400, 400], "likelihood-ratio")
    assert found["power"] == pytest.approx(0.854, abs=0.002)
    assert found["n_needed"] == 679
    edge = document(*planned("--unknown", "no-whatever=0", "--simulate", "100"))
    assert (edge["by"], edge["at_edge"]) == ("simulation", True)
    assert "679 reach 80%" in run(*planned("--unknown", "no-whatever=0.1")).stdout
    # One count: the exact power, and METHODS' 950 from which it stays (912 by the formula).
    crosswise = ["plan", "--kind", "yes-no", "--respondents", "0", "--design", "crosswise"]
    one = [*crosswise, "--parameter", "prevalence=1/4", "--share", ".2", "--against", ".1"]
    found = document(*one, "--two-sided", "--power", "0.9")
    assert (found["n_needed"], found["n_normal"], found["power"]) == (950, 912, None)
    assert "enough" not in run(*one).stdout


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--parameter", "no=1/4"), "no parameter no;"),
        (("--parameter", "yes-1=5/4"), "out of range"),
        (("--parameter", "yes-1=3/4"), "do not depend"),
        (("--parameter", "yes-1"), "NAME=VALUE"),
        (("--unknown", "truthful=1/2"), "honest-no, no-whatever"),
        (("--unknown", "no-whatever=.9"), "No people"),
        (("--design", "k-ary"), "There is no design"),
        (("--parameter", "yes-1=1e-999999999"), "is no number"),
        (("--epsilon", "1"), "Leave --epsilon out"),
        (("--odds-ratio", "2"), "Leave --odds-ratio out"),
        (("--kind", "number", "--design", "window"), "there are: one-bit."),
    ],
)
def test_that_a_design_that_cannot_be_planned_says_why(more: tuple[str, str], said: str) -> None:
    result = run(*planned(*more))
    assert result.exit_code == 2
    assert said in result.stderr.replace("\n", " ")
