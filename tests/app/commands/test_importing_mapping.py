"""Tables collected elsewhere, by the command line: from their rows to the reference numbers."""

from __future__ import annotations

import json
import math
import sqlite3
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from bribery_people import done, run, told
from golden_reference import reference
from mapped import column, mapping, put, question

from app.analyses.changed import what_changed
from app.analyses.content import load
from app.analyses.request import Choices
from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.progress import Cancelled
from core.study import Study, import_paths

DESIGNS: dict[str, dict[str, str]] = {
    "warner_p75_n200_y80": {"name": "warner", "p": "3/4"},
    "warner_p75_n1000_y390": {"name": "warner", "p": "3/4"},
    "warner_neg": {"name": "warner", "p": "3/4"},
    "warner_zero_yes": {"name": "warner", "p": "3/4"},
    "fr_twocoin_n400_y160": {"name": "two-coins"},
    "fr_dice_n2448": {"name": "forced", "truth": "2/3", "yes": "1/2"},
    "uqtknown_n500_y170": {"name": "unrelated", "truth": "7/10", "prevalence": "3/10"},
    "mangat_p70_n500_y240": {"name": "mangat", "p": "7/10"},
    "kuk_rep1": {"name": "kuk", "r1": "7/10", "r0": "3/10"},
    "crosswise_p25_n310_y198": {"name": "crosswise", "prevalence": "1/4"},
    "triangular_p25": {"name": "triangular", "prevalence": "1/4"},
}


def rows(head: str, counts: dict[str, int]) -> list[str]:
    return [head, *(cell for cell, n in counts.items() for _ in range(n))]


def estimated(study: Path, *more: str) -> dict[str, Any]:
    (found,) = told("estimate", study, *more)["questions"]
    return dict(found)


@pytest.mark.parametrize("name", DESIGNS)
def test_that_a_table_gives_the_reference_numbers(name: str, tmp_path: Path) -> None:
    case, design = reference()["binary"][name], DESIGNS[name]
    lines = rows("Q3", {"1": case["yes"], "2": case["n"] - case["yes"]})
    result = run(*put(tmp_path, mapping([question(design=design)]), lines))
    assert result.exit_code == 0, result.stderr
    found = estimated(tmp_path / "t.study")
    yes = found["options"][0]
    assert found["n"] == case["n"]
    assert yes["share"] == pytest.approx(case["pi_moment"], abs=1e-9)
    assert yes["se"] == pytest.approx(case["se_n"], abs=1e-9)
    infinite = case["epsilon"] is None
    assert found["epsilon"] == (None if infinite else pytest.approx(case["epsilon"]))
    known_fact = design["name"] in ("unrelated", "crosswise")
    assert ("EPS_INFINITE" in result.stderr) == (infinite or known_fact)
    said = "may be analysed, may not be collected" in done("estimate", tmp_path / "t.study")
    assert said == (infinite or known_fact)


@pytest.mark.parametrize("name", ["grr3_p.8", "grr3_boundary"])
def test_that_one_of_several_gives_the_reference_numbers(name: str, tmp_path: Path) -> None:
    case = reference()["kary"][name]
    options = [{"id": f"o{i}", "text": f"Answer {i}"} for i in range(3)]
    asked = question("job", kind="one-of", options=options, mechanism={"name": "k-ary", "p": "4/5"})
    columns = [column("Job", "job", values={"A": "o0", "B": "o1", "C": "o2"})]
    lines = rows("Job", {cell: int(n) for cell, n in zip("ABC", case["counts"], strict=True)})
    assert run(*put(tmp_path, mapping([asked], columns), lines)).exit_code == 0
    found = estimated(tmp_path / "t.study")["options"]
    assert [each["share"] for each in found] == pytest.approx(case["pi_moment"], abs=1e-9)
    assert [each["se"] for each in found] == pytest.approx(case["se_n"], abs=1e-9)


def test_that_a_design_of_another_value_gives_other_numbers(tmp_path: Path) -> None:
    """Which the reference numbers above would show."""
    lines = rows("Q3", {"1": 80, "2": 120})
    run(*put(tmp_path, mapping([question(design={"name": "warner", "p": "4/5"})]), lines))
    assert estimated(tmp_path / "t.study")["options"][0]["share"] == pytest.approx(1 / 3)


TWO = mapping(
    [question(mechanism={"name": "warner", "p": "3/4"}), question("used", kind="many-of", options=[
        {"id": "a", "text": "First"}, {"id": "b", "text": "Second"}],
        mechanism={"name": "warner", "p": "3/4"})],
    [column(), column("used", "used", separator=" ", values={"x": "a", "y": "b"}, missing=["-"])],
    id="_uuid",
)  # fmt: skip
ROWS = ["_uuid,Q3,used", "a1,1,x y", "a2,2,x", "a3,,-", "a4,7,x", "a5,1,z", ",1,x"]


def test_that_a_row_is_refused_with_its_place_and_the_rest_is_taken(tmp_path: Path) -> None:
    result = run(*put(tmp_path, TWO, ROWS), "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (found["accepted"], found["duplicates"], found["conflicts"]) == (3, 0, 0)
    assert [(each["code"], each["where"]) for each in found["refused"]] == [
        ("DOMAIN", "row 5, column 'Q3'"),
        ("DOMAIN", "row 6, column 'used'"),
        ("EMPTY", "row 7, column '_uuid'"),
    ]
    said = run(*put(tmp_path, TWO, ROWS)).stderr
    assert "row 5, column 'Q3': DOMAIN: The mapping does not say what '7' means." in said
    assert "Say in the mapping what it means, or list it there as missing." in said
    bribe, used = told("estimate", tmp_path / "t.study")["questions"]
    assert (bribe["n"], used["n"]) == (2, 2)
    assert [each["reported"] for each in used["options"]] == [2, 1]


def test_that_the_same_rows_come_again_as_duplicates_and_others_as_conflicts(
    tmp_path: Path,
) -> None:
    arguments = put(tmp_path, TWO, ROWS[:4])
    assert run(*arguments).exit_code == 0
    again = told("import", tmp_path / "t.study", tmp_path / "t.csv")
    assert (again["accepted"], again["duplicates"]) == (0, 3)
    # In another order and by another file: ids are those of the table.
    (tmp_path / "other.csv").write_text("Q3,_uuid,used\n2,a1,x y\n2,a2,x\n1,a9,x\n", "utf-8")
    result = run("import", tmp_path / "t.study", tmp_path / "other.csv", "--json")
    found = json.loads(result.stdout)
    assert (found["accepted"], found["duplicates"], found["conflicts"]) == (1, 1, 1)
    assert result.exit_code == 1
    assert "a1" not in done("checks", tmp_path / "t.study")


def test_that_a_table_without_ids_counts_once(tmp_path: Path) -> None:
    lines = rows("Q3", {"1": 3, "2": 4})
    assert run(*put(tmp_path, mapping(), lines)).exit_code == 0
    again = told("import", tmp_path / "t.study", tmp_path / "t.csv")
    assert (again["accepted"], again["duplicates"]) == (0, 7)


def test_that_ids_and_places_of_the_table_do_not_stand_in_the_study(tmp_path: Path) -> None:
    content = mapping(id="_uuid", cluster="village", stratum="region")
    lines = ["_uuid,Q3,village,region"]
    lines += [f"uuid-{i:04},{1 + i % 2},Hilltop{i % 4},Northland" for i in range(40)]
    assert run(*put(tmp_path, content, lines)).exit_code == 0
    data = (tmp_path / "t.study").read_bytes()
    for text in (b"uuid-0001", b"Hilltop1", b"Northland"):
        assert text not in data
    with sqlite3.connect(tmp_path / "t.study") as held:
        one = {row[0] for row in held.execute("SELECT id FROM response")}
    held.close()
    # Another study of the same table has other ids: each has a key of its own.
    assert run(*put(tmp_path, content, lines, "u")).exit_code == 0
    with sqlite3.connect(tmp_path / "u.study") as held:
        other = {row[0] for row in held.execute("SELECT id FROM response")}
    held.close()
    assert len(one) == len(other) == 40
    assert not one & other


def test_that_rows_are_weighted_and_drawn_as_the_mapping_says(tmp_path: Path) -> None:
    """The worked example of weights, clusters and strata: METHODS has its errors."""
    reports, weights = [1, 0, 1, 1, 0, 0, 1, 0], [1, 2, 1, 3, 2, 1, 1, 1]
    lines = ["Q3,w,pair,half"]
    lines += [
        f"{2 - report},{weight}.0,{i // 2},{i // 4}"
        for i, (report, weight) in enumerate(zip(reports, weights, strict=True))
    ]
    warner = [question(mechanism={"name": "warner", "p": "3/4"})]
    for name, service, error in (
        ("w", {"weight": "w"}, 0.417855),
        ("c", {"weight": "w", "cluster": "pair"}, 0.490653),
        ("s", {"weight": "w", "stratum": "half"}, 0.402538),
    ):
        content = mapping(warner) | service
        assert run(*put(tmp_path, content, lines, name)).exit_code == 0
        study = tmp_path / f"{name}.study"
        yes = estimated(study)["options"][0]
        assert yes["share"] == pytest.approx(0.5)
        assert yes["se"] == pytest.approx(error, abs=1e-6)
        text = done("estimate", study)
        assert "Kish’s effective n" in text
        # A caption names columns by their heads, as the table does.
        for caption in (text, done("regress", study, "bribe ~ 1")):
            assert ("clusters by pair" in caption) == ("cluster" in service)
            assert ("strata by half" in caption) == ("stratum" in service)
            assert ("weighted by w" in caption) == (caption is not text)
        plain = estimated(study, "--weight", "", "--cluster-by", "", "--strata", "")
        assert plain["options"][0]["share"] == pytest.approx(2 * (4 / 8 - 0.25))
        (found,) = told("estimate", study)["questions"]
        assert found["id"] == "bribe"


def test_that_a_weight_that_is_none_refuses_its_row(tmp_path: Path) -> None:
    lines = ["Q3,w", "1,0.5", "1,-1", "2,heavy", "2,1e3", "1,9000001", "1,"]
    result = run(*put(tmp_path, mapping(weight="w"), lines), "--json")
    found = json.loads(result.stdout)
    assert found["accepted"] == 3
    assert {each["where"] for each in found["refused"]} == {
        f"row {row}, column 'w'" for row in (3, 4, 6)
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--survey", "t.mapping"], "stands in the place of a survey"),
        (["t.csv"], "name its survey with --survey, or the mapping of a table with --mapping"),
    ],
)
def test_that_a_mapping_is_used_as_it_is_meant(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, mapping(), ["Q3", "1"])
    monkeypatch.chdir(tmp_path)
    more = ["t.csv", "--mapping", "t.mapping"] if "--survey" in arguments else []
    result = run("import", "t.study", *more, *arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert not (tmp_path / "t.study").exists()


def test_that_what_is_wrong_with_a_mapping_or_its_table_is_named(tmp_path: Path) -> None:
    bad = mapping([question(design={"name": "warner", "p": "1/2"})])
    result = run(*put(tmp_path, bad, ["Q3", "1"]))
    assert result.exit_code == 1
    assert "NO_INFORMATION at questions[0].design" in result.stderr
    assert not (tmp_path / "t.study").exists()
    result = run(*put(tmp_path, mapping(), ["Q4", "1"]), "--json")
    assert result.exit_code == 1
    (refused,) = json.loads(result.stdout)["refused"]
    assert (refused["code"], refused["where"]) == ("SCHEMA", "column 'Q3'")
    assert not (tmp_path / "t.study").exists()


def test_that_a_study_keeps_to_its_mapping(tmp_path: Path) -> None:
    assert run(*put(tmp_path, mapping(), ["Q3", "1", "2"])).exit_code == 0
    other = mapping([question(design={"name": "crosswise", "prevalence": "1/5"})])
    (tmp_path / "t.mapping").write_bytes(json.dumps(other, sort_keys=True).encode())
    put(tmp_path, other, ["Q3", "1"], "o")
    study, table = tmp_path / "t.study", tmp_path / "o.csv"
    result = run("import", study, table, "--mapping", tmp_path / "o.mapping")
    assert result.exit_code == 2
    assert "was made by another mapping" in " ".join(result.stderr.split())


def test_that_crossing_and_regression_count_the_rows(tmp_path: Path) -> None:
    """Warner 3/4 twice, as METHODS has it: joint .15, .10, .15, .60."""
    warner = {"name": "warner", "p": "3/4"}
    asked = [question(design=warner), question("theft", design=warner)]
    columns = [column(), column("Q4", "theft")]
    counts = {"1,1": 270, "1,2": 330, "2,1": 370, "2,2": 630}
    lines = ["Q3,Q4", *(cells for cells, n in counts.items() for _ in range(n))]
    assert run(*put(tmp_path, mapping(asked, columns), lines)).exit_code == 0
    study = tmp_path / "t.study"
    found = told("cross", study, "bribe", "theft")
    shares = [cell["share"] for cell in found["cells"]]
    assert shares == pytest.approx([0.15, 0.10, 0.15, 0.60], abs=1e-9)
    assert found["odds_ratio"]["value"] == pytest.approx(6, abs=1e-3)
    fitted = told("regress", study, "bribe ~ 1")
    share = Fraction(2) * (Fraction(600, 1600) - Fraction(1, 4))
    odds = float(share / (1 - share))
    assert 2.718281828459045 ** fitted["terms"][0]["coefficient"] == pytest.approx(odds)
    assert done("checks", study)


def test_that_numbers_with_decimals_are_shown_in_the_units_of_the_table(tmp_path: Path) -> None:
    """Hours to a half, kept as tenths: every number that is told is one of hours."""
    asked = [
        question(design={"name": "warner", "p": "3/4"}),
        question("hours", kind="number", low=0, high=240, step=5),
    ]
    columns = [column(), {"column": "h", "question": "hours", "scale": 10}]
    hours = [0.5, 1.0, 1.5, 8.0, 12.5, 24.0]
    lines = [
        "Q3,h",
        *(f"{1 + i % 2},{each}" for i, each in enumerate(hours)),
        "1,",
        "1,0.7",
        "2,-1",
    ]
    result = run(*put(tmp_path, mapping(asked, columns), lines), "--json")
    study = tmp_path / "t.study"
    refused = json.loads(result.stdout)["refused"]
    assert [(each["code"], each["where"]) for each in refused] == [
        ("RANGE", "row 9, column 'h'"),
        ("RANGE", "row 10, column 'h'"),
    ]
    (found,) = told("estimate", study, "--question", "hours")["questions"]
    spread = math.sqrt(sum((each - sum(hours) / 6) ** 2 for each in hours) / 5 / 6)
    assert found["mean"] == pytest.approx(sum(hours) / 6)
    assert found["mean_se"] == pytest.approx(spread)
    assert found["mean_low"] < found["mean"] < found["mean_high"] < 24
    (above,) = told("estimate", study, "--question", "hours", "--at-least", "8")["questions"]
    assert (above["at_or_above"]["share"], above["at_or_above"]["options"]) == (0.5, ["[8,24]"])
    (middle,) = told("estimate", study, "--question", "hours", "--quantile", "0.5")["questions"]
    assert middle["quantile"]["value"] == 1.5
    for condition, n in (("hours >= 8", 3), ("hours < 1.5", 2), ("hours = 12.5", 1)):
        assert told("estimate", study, "--where", condition)["n"] == n
    wrong = run("estimate", study, "--where", "hours > 0.7")
    assert "from 0 to 24 in steps of 0.5" in " ".join(wrong.stderr.split())
    fitted = told("regress", study, "hours ~ 1")
    assert fitted["terms"][0]["coefficient"] == pytest.approx(sum(hours) / 6)
    text = done("analyse", study, "question", "hours")
    assert "7.9" in text
    assert "79" not in text


def two_groups(counts: dict[str, tuple[int, int]]) -> list[str]:
    """A table of how many of each sample said yes and no."""
    cells = [
        f"{cell},{sample}"
        for sample, of in counts.items()
        for cell, n in zip((1, 2), of, strict=True)
        for _ in range(n)
    ]
    return ["Q3,sample", *cells]


def test_that_two_samples_with_other_chances_give_one_share(tmp_path: Path) -> None:
    """The unrelated question with unknown prevalence: METHODS has its share and error."""
    case = reference()["two_sample"]["uqtunknown_n1_400_n2_400"]["outputs"]
    groups = {"A": {"truth": "4/5"}, "B": {"truth": "1/5"}}
    design = {"name": "unrelated-unknown", "by": "sample", "groups": groups}
    lines = two_groups({"A": (150, 250), "B": (210, 190)})
    arguments = put(tmp_path, mapping([question(design=design)]), [*lines, "1,C", "1,"])
    result = run(*arguments, "--json")
    assert [each["where"] for each in json.loads(result.stdout)["refused"]] == [
        "row 802, column 'sample'",
        "row 803, column 'sample'",
    ]
    study = tmp_path / "t.study"
    found = estimated(study)
    yes = found["options"][0]
    assert (found["n"], yes["share"]) == (800, pytest.approx(case["pi"], abs=1e-6))
    assert yes["se"] == pytest.approx(0.0333307, abs=1e-6)
    assert found["unknowns"][0]["share"] == pytest.approx(case["piUQ"], abs=1e-6)
    assert found["interval"] == "profile-likelihood"
    parameters = {"truth (A)": "4/5", "truth (B)": "1/5"}
    assert found["design"] == {"name": "unrelated-unknown", "parameters": parameters}
    refused = run("estimate", study, "--question", "bribe", "--interval", "anytime")
    assert (refused.exit_code, "profile-likelihood" in refused.stderr) == (2, True)
    out = tmp_path / "out"
    for asked in (
        ("estimate", study),
        ("analyse", study, "question", "bribe"),
        ("export", study, "--out", out, "--what", "estimates"),
    ):
        ignored = run(*asked, "--interval", "wilson")
        assert (ignored.exit_code, "--interval is not of bribe" in ignored.stderr) == (0, True)
    text = done("estimate", study)
    assert "truth (A) = 4/5" in text
    assert "Yes to the unrelated question    57.50   3.43  50.78 – 64.18         57.50" in text
    assert "asked in several ways. May be analysed, may not be collected." in text
    assert run("cross", study, "bribe", "group").exit_code in (1, 2)
    model = json.loads(done("regress", study, "bribe ~ 1", "--json"))
    (alone,) = model["terms"]
    assert 1 / (1 + math.exp(-alone["coefficient"])) == pytest.approx(case["pi"], abs=1e-6)
    assert model["unknowns"][0]["share"] == pytest.approx(case["piUQ"], abs=1e-6)
    checked = done("checks", study)
    assert "bribe: no check exists for reports of its design." in checked
    assert "Do the reports fit" not in checked


def test_that_strata_with_other_chances_give_one_share(tmp_path: Path) -> None:
    """Two mechanisms in one likelihood: where the reports agree, the share is the one of both."""
    groups = {"north": {"p": "3/4"}, "south": {"p": "9/10"}}
    design = {"name": "warner", "by": "sample", "groups": groups}
    # A share of .3 makes .4 and .34 of the reports yes.
    lines = two_groups({"north": (400, 600), "south": (170, 330)})
    assert run(*put(tmp_path, mapping([question(design=design)]), lines)).exit_code == 0
    study = tmp_path / "t.study"
    found = estimated(study)
    yes = found["options"][0]
    assert yes["share"] == pytest.approx(0.3, abs=1e-9)
    information = 1000 * 0.25 / (0.4 * 0.6) + 500 * 0.64 / (0.34 * 0.66)
    assert yes["se"] == pytest.approx(information**-0.5, abs=1e-9)
    assert found["epsilon"] == pytest.approx(math.log(9))
    assert "p (north) = 3/4" in done("analyse", study, "question", "bribe")
    tested = estimated(study, "--against=0.2", "--most-likely")
    assert tested["tests"][0]["likelihood_ratio"]["p_value"] < 0.05
    assert "exact" not in tested["tests"][0]
    assert tested["most_likely"]["shares"]["yes"] == pytest.approx(0.3, abs=1e-9)
    said = done("estimate", study)
    assert "One share can explain what all groups or cards report: p = 1.0000." in said
    # The same table crossed, and in a model: each report by the channel of its own group.
    fitted = told("regress", study, "bribe ~ 1")
    assert fitted["terms"][0]["coefficient"] == pytest.approx(math.log(0.3 / 0.7), abs=1e-6)


def test_that_reports_beyond_any_share_are_said_to_be(tmp_path: Path) -> None:
    """Where other programs give a standard error of nothing, or none."""
    groups = {"A": {"yes": "1/4"}, "B": {"yes": "3/4"}}
    design = {"name": "cheating-detection", "by": "sample", "groups": groups}
    lines = two_groups({"A": (50, 350), "B": (390, 10)})
    assert run(*put(tmp_path, mapping([question(design=design)]), lines)).exit_code == 0
    study = tmp_path / "t.study"
    found = estimated(study)
    yes = found["options"][0]
    assert (yes["share"], yes["share_consistent"], yes["low"]) == (pytest.approx(-0.3), 0, 0)
    assert 0.01 < yes["high"] < 0.05
    assert found["notes"] == ["outside"]
    assert [each["name"] for each in found["unknowns"]] == ["honest-no", "no-whatever"]
    assert "beyond what shares from 0 to 100% can make" in done("estimate", study)


def test_that_cards_and_scrambled_numbers_are_read_as_they_were_reported(tmp_path: Path) -> None:
    cards = question(design={"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": 2})
    debt = {"id": "debt", "kind": "number", "text": "Debt?", "low": 0, "high": 1000, "step": 1}
    debt["design"] = {"name": "eichhorn-hayre", "mean-w": "3/2"}
    columns = [{"column": "red", "question": "bribe"}, {"column": "z", "question": "debt"}]
    counts = {0: 400, 1: 350, 2: 250}
    lines = [f"{red},{30 + i % 7}" for red, n in counts.items() for i in range(n)]
    content = mapping([cards, debt], columns)
    result = run(*put(tmp_path, content, ["red,z", *lines, "3,30", "x,30"]), "--json")
    assert len(json.loads(result.stdout)["refused"]) == 2  # two cards are never three red ones
    study = tmp_path / "t.study"
    yes = estimated(study, "--question", "bribe")["options"][0]
    # Two cards: (9/16, 6/16, 1/16) without and (1/16, 6/16, 9/16) with; the ends alone tell.
    assert yes["share"] == pytest.approx((250 / 650 - 0.1) / 0.8, abs=1e-3)
    assert yes["reported"] == 250
    numbers = [30 + i % 7 for n in counts.values() for i in range(n)]
    mean = estimated(study, "--question", "debt")
    assert mean["mean"] == pytest.approx(sum(numbers) / 1000 / 1.5)
    assert "No ε is known" in done("estimate", study)
    for refused in (["--question", "debt", "--quantile", "0.5"], ["--weight", "debt"]):
        assert run("estimate", study, *refused).exit_code == 2


def test_that_what_was_drawn_from_a_permanent_answer_is_debiased_by_both_stages(
    tmp_path: Path,
) -> None:
    stages = {"p1": "3/4", "q1": "1/4", "p2": "2/3", "q2": "1/3"}
    asked = question(design={"name": "two-stage-yes-no", **stages})
    lines = rows("Q3", {"1": 450, "2": 550})
    assert run(*put(tmp_path, mapping([asked]), lines)).exit_code == 0
    study = tmp_path / "t.study"
    found = estimated(study)
    # METHODS §7b: p = 7/12, q = 5/12; one wave costs ln(7/5), all together ln 3.
    assert found["options"][0]["share"] == pytest.approx((0.45 - 5 / 12) / (1 / 6))
    assert found["epsilon"] == pytest.approx(math.log(7 / 5))
    assert found["epsilon_all_waves"] == pytest.approx(math.log(3))
    assert "ε is of one wave; all waves together tell up to 1.10" in done("estimate", study)


@pytest.mark.usefixtures("qapp")  # charts would make an application of a lesser kind
def test_that_a_codebook_tells_the_group_of_a_report(tmp_path: Path) -> None:
    groups = {"A": {"p": "3/4"}, "B": {"p": "9/10"}}
    design = {"name": "warner", "by": "sample", "groups": groups}
    lines = two_groups({"A": (40, 60), "B": (17, 33)})
    assert run(*put(tmp_path, mapping([question(design=design)]), lines)).exit_code == 0
    out = tmp_path / "out"
    arguments = ["--what", "codebook,scripts,reports,report", "--out", str(out)]
    assert run("export", tmp_path / "t.study", *arguments).exit_code == 0
    text = (out / "codebook.csv").read_text("utf-8")
    assert '"bribe.group"' in text
    assert ',1,1,1,"B",' in text
    assert '"warner","p (A) = 3/4; p (B) = 9/10"' in text


def test_that_a_study_of_a_table_is_merged_and_rescued_as_any_other(tmp_path: Path) -> None:
    arguments = put(tmp_path, TWO, ROWS[:4])
    assert run(*arguments).exit_code == 0
    study = tmp_path / "t.study"
    (tmp_path / "copy.study").write_bytes(study.read_bytes())
    (tmp_path / "more.csv").write_text("_uuid,Q3,used\nb1,2,y\n", "utf-8")
    assert told("import", tmp_path / "copy.study", tmp_path / "more.csv")["accepted"] == 1
    both = told("merge", study, tmp_path / "copy.study", "--out", tmp_path / "both.study")
    assert (both["n"], both["duplicates"]) == (4, 3)
    # What is saved of a study keeps its key: the same row of the table is known again.
    done("rescue", tmp_path / "both.study", "--out", tmp_path / "saved.jsonl")
    new, saved = tmp_path / "new.study", tmp_path / "saved.mapping"
    found = told("import", new, tmp_path / "saved.jsonl", "--mapping", saved)
    assert (found["accepted"], found["refused"]) == (4, [])
    assert told("import", new, tmp_path / "t.csv")["duplicates"] == 3
    assert (
        told("estimate", new)["questions"] == told("estimate", tmp_path / "both.study")["questions"]
    )


def test_that_json_lines_of_a_table_come_in_beside_what_was_rescued(tmp_path: Path) -> None:
    arguments = put(tmp_path, TWO, ROWS[:4])
    assert run(*arguments).exit_code == 0
    study, lines = tmp_path / "t.study", tmp_path / "more.jsonl"
    rows = [{"_uuid": "b1", "Q3": 2, "used": "Zoë"}, {"_uuid": "b2", "Q3": 1, "used": "y"}]
    text = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    lines.write_text(text, "utf-8")
    found = json.loads(run("import", str(study), str(lines), "--json").stdout)
    assert found["accepted"] == 1
    assert [each["where"] for each in found["refused"]] == ["row 1, column 'used'"]
    lines.write_text(text, "latin-1")
    refused = run("import", str(study), str(lines))
    assert "more.jsonl, row 1: ENCODING: The text is not in UTF-8." in refused.stderr
    more = ("--encoding", "latin-1", "--json")
    again = json.loads(run("import", str(study), str(lines), *more).stdout)
    assert (again["duplicates"], len(again["refused"])) == (1, 1)


def test_that_a_damaged_table_is_named_once_with_its_place_and_remedy(tmp_path: Path) -> None:
    arguments = put(tmp_path, TWO, ROWS[:4])
    (tmp_path / "t.csv").write_bytes(b"PAR1 and no more")
    result = run(*arguments)
    assert result.exit_code == 1
    assert (
        f"{tmp_path / 't.csv'}: SYNTAX: The file ends before its table does.\n"
        "  It was copied or downloaded in part; get the whole file.\n"
    ) in result.stderr


def test_that_an_import_of_a_table_that_is_stopped_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.study.intake.REPORT_SECONDS", 0)
    lines = rows("Q3", {"1": 3000, "2": 4000})
    put(tmp_path, mapping(), lines)
    held = read((tmp_path / "t.mapping").read_bytes())
    Study.create(tmp_path / "t.study", with_key(held), for_analysis=True).close()
    seen = []

    def stop(done: int, _total: int) -> None:
        seen.append(done)
        if len(seen) > 3:
            raise Cancelled

    with Study.open(tmp_path / "t.study") as study:
        with pytest.raises(Cancelled):
            import_paths(study, [tmp_path / "t.csv"], stop)
        kept = study.n
    assert kept < 7000
    again = told("import", tmp_path / "t.study", tmp_path / "t.csv")
    assert (again["accepted"], again["duplicates"]) == (7000 - kept, kept)


def test_that_a_codebook_tells_numbers_in_the_units_of_the_table(tmp_path: Path) -> None:
    asked = [question(), question("hours", kind="number", low=0, high=240, step=5)]
    columns = [column(), {"column": "h", "question": "hours", "scale": 10}]
    put_ = put(tmp_path, mapping(asked, columns, weight="w"), ["Q3,h,w", "1,7.5,0.5", "2,24,1.25"])
    assert run(*put_).exit_code == 0
    out = tmp_path / "out"
    done(
        "export",
        tmp_path / "t.study",
        "--what",
        "reports,codebook",
        "--formats",
        "csv",
        "--out",
        out,
    )
    lines = (out / "codebook.csv").read_text("utf-8")
    assert "0 to 24 in steps of 0.5" in lines
    assert '0 to 9000000"' in lines
    held = (out / "reports.csv").read_text("utf-8").splitlines()[1:]
    assert sorted(line.rsplit(",", 2)[1:] for line in held) == [["24.0", "1.25"], ["7.5", "0.5"]]


def test_that_a_crosswise_share_is_corrected_by_its_anchor(tmp_path: Path) -> None:
    """METHODS: γ̂ = .88 and π̂ = .181818 with the covariance of the pairs, neither clamped."""
    crosswise = {"name": "crosswise", "prevalence": "3/4"}
    asked = [question(name, design=crosswise) for name in ("bribe", "anchor")]
    columns = [column(name, name) for name in ("bribe", "anchor")]
    pairs = {"1,1": 100, "1,2": 260, "2,1": 180, "2,2": 460}
    assert run(*put(tmp_path, mapping(asked, columns), rows("bribe,anchor", pairs))).exit_code == 0
    study = tmp_path / "t.study"
    found = told("checks", study, "--item", "bribe", "--anchor", "anchor")["anchor"]
    assert (found["following"], found["share"]) == pytest.approx((0.88, 0.1818182), abs=1e-6)
    assert found["se"] == pytest.approx(0.040212, abs=1e-6)
    said = done("checks", study, "--item", "bribe", "--anchor", "anchor", "--known", "0.01")
    assert "seem to have answered at random" in said
    assert "anchor" not in told("checks", study)
    for wrong in (["--anchor", "anchor"], ["--anchor", "anchor", "--item", "nothing"]):
        assert run("checks", study, *wrong).exit_code == 2


def test_that_options_of_mixed_designs_are_compared_and_tested(tmp_path: Path) -> None:
    """Of each group as many counts as it has options: none stands for another."""
    job = [{"id": id_, "text": id_.upper()} for id_ in "abc"]
    groups = {"x": {"p": "1/2"}, "y": {"p": "4/5"}}
    design = {"name": "k-ary", "by": "g", "groups": groups}
    detection = {"x": {"yes": "1/4"}, "y": {"yes": "3/4"}}
    questions = [
        question("job", kind="one-of", options=job, design=design),
        question("sex", kind="one-of", options=job[:2]),
        question("cdm", design={"name": "cheating-detection", "by": "g", "groups": detection}),
    ]
    same = {each: each for each in "abc"}
    columns = [column("J", "job", values=same), column("S", "sex", values=dict(a="a", b="b"))]
    # Shares of .5, .3 and .2 by either channel, as expected of 400 people each.
    jobs = {"x": (150, 130, 120), "y": (180, 124, 96)}
    cells = [
        f"{g},{'abc'[i]}" for g, of in jobs.items() for i, n in enumerate(of) for _ in range(n)
    ]
    lines = [f"{each},{'ab'[i % 5 > 2]},{i % 3 % 2 + 1}" for i, each in enumerate(cells)]
    content = mapping(questions, [*columns, column("C", "cdm")])
    assert run(*put(tmp_path, content, ["g,J,S,C", *lines])).exit_code == 0
    study = tmp_path / "t.study"
    tested = estimated(study, "--question", "job", "--against", "0.3")["tests"]
    assert [each["option"] for each in tested] == ["a", "b", "c"]
    split = estimated(study, "--question", "job", "--by", "sex")
    assert [each["option"] for each in split["homogeneity"]] == ["a", "b", "c"]
    assert all(each["df"] == 1 for each in split["homogeneity"])
    crossed = run("cross", str(study), "cdm", "sex")
    assert crossed.exit_code == 2
    assert "it is not crossed." in crossed.stderr  # and no option of it is offered
    found = load(study)
    changed = what_changed(found, found, Choices())
    assert changed is not None
    largest = estimated(study, "--question", "job")["options"][0]
    assert largest["share"] == pytest.approx(0.5)
    told_of = pytest.approx((0.5, largest["low"], largest["high"]), abs=5e-3)
    assert any((each.value, each.low, each.high) == told_of for each in changed.chart.spans)


def test_that_two_rows_of_one_id_are_named_both_with_what_to_do(tmp_path: Path) -> None:
    arguments = put(tmp_path, mapping(id="form"), ["form,Q3", "a,1", "b,2", "a,2"])
    said = run(*arguments).stderr
    table, study = tmp_path / "t.csv", tmp_path / "t.study"
    assert f"{table}, row 4: CONFLICT: another response of its id came first, at " in said
    assert f"{table}, row 2, and counts." in said
    assert f"candor decide {study} " in said
    id_ = said.partition(f"candor decide {study} ")[2].split()[0]
    assert "Kept: second" in done("decide", study, id_, "second")  # as it is told
    listed = done("decide", study)
    assert "an import tells where both stand" in listed
