"""What is done with a study on the command line: filter, cross, check, merge, decide, repeat."""

import csv
import io
import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from bribery_people import BRIBERY, PEOPLE, N, done, made, run, told

from app.analyses.request import AnalysisRequest, remembered
from core.examples import example_path
from core.response.file import write
from core.study import Study, annotate, import_paths
from folders import CORPUS

OTHER = replace(PEOPLE[0], answers={"bribe": 0, "area": 2})


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return made(tmp_path / "a.study", *PEOPLE)


@pytest.fixture
def conflict(tmp_path: Path) -> Path:
    return made(tmp_path / "b.study", *PEOPLE, OTHER)


def test_that_a_filter_chooses_who_is_estimated(study: Path) -> None:
    found = told("estimate", study, "--question", "bribe", "--where", "NOT area in (city,town)")
    assert (found["n"], found["where"]) == (30, "not area in (city, town)")
    yes = found["questions"][0]["options"][0]
    assert (yes["reported"], yes["share"]) == (5, pytest.approx((5 / 30 - 0.25) / 0.5))
    text = done("estimate", study, "--where", "area = city")
    assert "30 of them count, where area = city" in text
    assert "n = 30 ·" in text
    more = told("estimate", study, "--question", "bribe", "--where", "area = city", "--most-likely")
    assert more["questions"][0]["most_likely"]["shares"]["yes"] == pytest.approx(0.5)
    printed = told("analyse", study, "question", "bribe", "--where", "area=town")
    assert (printed["n"], printed["where"]) == (30, "area = town")


def test_that_most_likely_shares_of_whole_reports_are_of_those_chosen(tmp_path: Path) -> None:
    survey = CORPUS / "valid" / "every-kind.survey"
    done("rehearse", survey, "--people", "60", "--seed", "3", "--out", tmp_path / "in")
    done("import", tmp_path / "o.study", tmp_path / "in", "--survey", survey)
    with Study.open(tmp_path / "o.study", write=False) as opened:
        alone = [one for one in opened.responses() if one.answers["smoker"] == 1]
    lines = tmp_path / "alone.jsonl"
    lines.write_bytes(b"".join(map(write, alone)))
    done("import", tmp_path / "alone.study", lines, "--survey", survey)
    job = ("--question", "job", "--most-likely")
    first = told("estimate", tmp_path / "o.study", *job, "--where", "smoker = yes")
    second = told("estimate", tmp_path / "alone.study", *job)
    assert first["n"] == second["n"] == len(alone) < 60
    assert first["questions"] == second["questions"]


@pytest.mark.parametrize("command", [("estimate",), ("cross", "bribe", "area"), ("checks",)])
def test_that_a_wrong_filter_is_told_with_its_column(command: tuple[str, ...], study: Path) -> None:
    result = run(command[0], study, *command[1:], "--where", "area = city and bribe = yes")
    assert result.exit_code == 2
    assert "--where, column 17: bribe was randomized" in result.stderr
    assert "in the clear" in result.stderr


def test_that_differences_are_printed_as_a_table(study: Path) -> None:
    text = done("estimate", study, "--question", "bribe", "--by", "area", "--against", "0.2",
                "--curve", "--set", "yes")  # fmt: skip
    assert "{" not in text
    (row,) = [
        line for line in text.splitlines() if line.startswith("In a city \N{MINUS SIGN} In a t")
    ]
    # (15 − 10)/30 over the slope of ½
    assert " 33.3 " in row
    assert "printed with --json" in text


def test_that_tables_of_groups_name_their_group_and_rehearsals(study: Path, tmp_path: Path) -> None:
    def rows(path: Path) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))

    analysis = ("analyse", study, "question", "bribe", "--by", "area", "--formats", "csv")
    done(*analysis, "--out", tmp_path / "out")
    tables = [rows(path) for path in sorted((tmp_path / "out").glob("*.csv"))]
    groups = {row["group"] for table in tables for row in table if "group" in row}
    assert groups >= {"In a city", "In a town", "In the countryside"}
    done("rehearse", BRIBERY, "--people", "30", "--seed", "1", "--out", tmp_path / "in")
    rehearsed = tmp_path / "r.study"
    done("import", rehearsed, tmp_path / "in", "--survey", BRIBERY)
    for path, expected in ((study, {""}), (rehearsed, {"1"})):
        out = tmp_path / f"tables-{path.stem}"
        done("export", path, "--out", out, "--formats", "csv")
        assert {row["rehearsal"] for row in rows(out / "estimates.csv")} == expected
        printed = csv.DictReader(io.StringIO(done("estimate", path, "--csv")))
        assert {row["rehearsal"] for row in printed} == expected


@pytest.mark.usefixtures("qapp")
def test_that_no_file_is_replaced_unasked(study: Path, tmp_path: Path) -> None:
    for command in (
        ("export", study, "--formats", "csv,svg", "--out"),
        ("analyse", study, "question", "bribe", "--formats", "csv", "--out"),
    ):
        out = tmp_path / str(command[0])
        command = (*command, out)
        done(*command)
        before = {path.name: path.read_bytes() for path in out.iterdir()}
        mine = next(out.glob("*.csv"))
        mine.write_bytes(b"mine")
        result = run(*command)
        assert result.exit_code == 2
        assert "would be replaced" in result.stderr
        assert "--force" in result.stderr
        assert mine.read_bytes() == b"mine"
        done(*command, "--force")
        assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_that_another_survey_beside_a_study_is_refused(study: Path) -> None:
    other = example_path("occupation")
    result = run("estimate", study, "--survey", other)
    assert result.exit_code == 2
    assert "another survey" in result.stderr
    assert told("estimate", study, "--survey", BRIBERY) == told("estimate", study)


def test_that_a_file_named_in_vain_is_a_fault(study: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dear all", "utf-8")
    assert run("import", study, tmp_path / "notes.txt").exit_code == 1
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "notes.txt").write_text("Dear all", "utf-8")
    assert run("import", study, tmp_path / "in").exit_code == 0
    lines = study.with_suffix(".jsonl")
    assert run("import", study, lines, tmp_path / "notes.txt").exit_code == 0


@pytest.mark.parametrize("text", ["Dear all,\n", "id,sex\n1,2\n", "# Survey\n", "trustworthy\n"])
def test_that_a_text_that_is_no_survey_is_not_called_cut_off(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.survey"
    path.write_text(text, "utf-8")
    result = run("check", path)
    assert result.exit_code == 1
    assert "cut off" not in result.output
    assert "FORMAT" in result.output
    assert "This is a text" in result.output


def test_that_two_questions_are_crossed_as_promised(study: Path) -> None:
    found = told("cross", study, "bribe", "area")
    assert list(found) == ["questions", "n", "cells", "independence", "odds_ratio"]
    assert (found["questions"], found["n"], found["odds_ratio"]) == (["bribe", "area"], N, None)
    assert [list(cell) for cell in found["cells"]] == [["a", "b", "share", "se", "low", "high"]] * 6
    assert list(found["independence"]) == ["statistic", "df", "p"]
    assert found["independence"]["df"] == 2
    city = found["cells"][0]
    assert (city["a"], city["b"]) == ("yes", "city")
    assert city["share"] == pytest.approx((15 / 30 - 0.25) / 0.5 / 3)
    chosen = told("cross", study, "bribe", "area", "--where", "area = town")
    assert chosen["n"] == 30
    text = done("cross", study, "bribe", "area")
    assert "In a city" in text
    assert "df = 2" in text
    assert text.count("95% normal intervals") == text.count("95% Fieller intervals") == 1
    turned = done("cross", study, "area", "bribe")  # of groups in the clear, each a sample
    assert "95% Feldman-Cousins intervals" in turned.partition("Among those")[2]
    few = done("cross", study, "bribe", "area", "--where", "area != city")
    assert "Too few gave this answer to the first question to tell shares among them: Yes." in few
    none = told("cross", study, "bribe", "area", "--where", "area = town and area = city")
    assert none == {"questions": ["bribe", "area"], "n": 0, "cells": [],
                    "independence": None, "odds_ratio": None}  # fmt: skip
    for wrong, said in ((("bribe", "bribe"), "itself"), (("bribe", "moon"), "no question moon")):
        result = run("cross", study, *wrong)
        assert result.exit_code == 2
        assert said in result.stderr


def test_that_checks_are_printed_as_promised(study: Path, tmp_path: Path) -> None:
    found = told("checks", study)
    assert list(found) == ["checks", "influence"]
    (check,) = found["checks"]
    assert list(check) == ["question", "name", "statistic", "p", "alarm", "sentence"]
    assert check["alarm"] is False
    moves = {"question", "option", "one_file", "one_percent", "five_percent"}
    assert [set(each) for each in found["influence"]] == [moves] * 2
    # Everybody saved No: no share of Yes makes that.
    silent = [replace(one, answers={**one.answers, "bribe": 0}) for one in PEOPLE]
    alarmed = told("checks", made(tmp_path / "silent.study", *silent))["checks"][0]
    assert alarmed["alarm"] is True
    text = done("checks", tmp_path / "silent.study")
    assert f"ALARM: {alarmed['sentence']}" in text
    assert "needs 385 people" in run("checks", study).stderr


def test_that_conflicts_are_listed_and_decided_on(conflict: Path) -> None:
    (listed,) = told("decide", conflict)["conflicts"]
    assert (listed["id"], listed["decision"]) == (OTHER.id, None)
    text = done("decide", conflict)
    assert "bribe: first Yes, second No" in text
    assert "area: first In a city, second In the countryside" in text
    assert "not decided, first counts" in text
    for choice, n in (("neither", N - 1), ("second", N), ("first", N)):
        assert f"{n} responses count" in done("decide", conflict, OTHER.id[:20], choice)
        assert told("estimate", conflict)["n"] == n
        assert told("decide", conflict)["conflicts"][0]["decision"] == choice
    done("decide", conflict, listed["sha256"][:12], "second")
    assert told("estimate", conflict, "--question", "area")["questions"][0]["options"][2][
        "reported"
    ] == 31  # fmt: skip
    for wrong, said in (
        (("f" * 32, "first"), "No response in conflict"),
        (("", "first"), "No response in conflict"),
        ((OTHER.id,), "Name first, second or neither"),
        ((OTHER.id, "third"), "third"),
    ):
        result = run("decide", conflict, *wrong)
        assert result.exit_code == 2
        assert said in result.stderr


def test_that_the_version_is_named_where_several_came_later(tmp_path: Path) -> None:
    third = replace(PEOPLE[0], answers={"bribe": 1, "area": 1})
    path = made(tmp_path / "c.study", *PEOPLE, OTHER, third)
    result = run("decide", path, OTHER.id, "second")
    assert result.exit_code == 2
    assert "several versions came later" in result.stderr
    done("decide", path, OTHER.id, "neither")
    for version in told("decide", path)["conflicts"]:
        done("decide", path, version["sha256"], "second")
        with Study.open(path, write=False) as study:
            (held,) = [one for one in study.responses() if one.id == OTHER.id]
            assert held in (OTHER, third)
            (decision,) = study.analyst_work().decisions.values()
            assert decision.sha256 == version["sha256"]


def test_that_studies_are_merged(tmp_path: Path) -> None:
    first = made(tmp_path / "first.study", *PEOPLE[:60])
    second = made(tmp_path / "second.study", *PEOPLE[50:])
    both = tmp_path / "both.study"
    found = told("merge", first, second, "--out", both)
    assert found == {
        "n": N,
        "accepted": N,
        "duplicates": 10,
        "conflicts": 0,
        "reopened": 0,
        "undecided": 0,
    }
    assert told("estimate", both) == told("estimate", made(tmp_path / "all.study", *PEOPLE))
    again = run("merge", first, second, "--out", both)
    assert again.exit_code == 2
    other = made(tmp_path / "other.study", OTHER)
    result = run("merge", first, other, "--out", tmp_path / "conflict.study")
    assert result.exit_code == 1
    assert "conflicts 1" in result.stdout
    assert "undecided 1" in result.stdout
    elsewhere = tmp_path / "elsewhere.study"
    Study.create(elsewhere, example_path("occupation").read_bytes()).close()
    refused = run("merge", first, elsewhere, "--out", tmp_path / "none.study")
    assert refused.exit_code == 1
    assert "OTHER_SURVEY at elsewhere.study: This study is of another survey" in refused.stderr
    assert not (tmp_path / "none.study").exists()


def test_that_what_is_logged_can_be_repeated(study: Path) -> None:
    assert "The log is empty" in done("repeat", study)
    analysis = ("analyse", study, "question", "bribe", "--by", "area", "--where", "area != city")
    printed = told(*analysis, "--log")
    done("analyse", study, "question", "area", "--level", "0.9", "--log")
    found = told("repeat", study)["analyses"]
    assert [each["questions"] for each in found] == [["bribe"], ["area"]]
    assert [each["number"] for each in found] == [1, 2]
    assert (found[0]["n"], found[0]["where"]) == (60, "area != city")
    assert found[0]["parts"] == printed["parts"]
    text = done("repeat", study)
    assert "question of bribe where area != city" in text
    assert "90% Feldman-Cousins" in text


@pytest.mark.parametrize(
    "written",
    [
        "__import__('os').system('touch hacked')",
        ["question", "bribe"],
        {"analysis": "__import__('os')", "questions": ["bribe"]},
        {"analysis": "question", "questions": ["bribe"], "where": "__import__('os')"},
        {"analysis": "question", "questions": ["bribe"], "where": "bribe = yes"},
        {"analysis": "question", "questions": ["moon"]},
        {"analysis": "question", "questions": ["bribe"], "study": 7},
        {"analysis": "question", "questions": ["bribe"], "made_by": "a newer Candor"},
        {"analysis": "question", "questions": ["bribe"], "choices": {"level": "1e-1"}},
        {"analysis": "question", "questions": ["bribe"], "choices": {"level": "nan"}},
        {"analysis": "question", "questions": ["bribe"], "choices": {"raw": 1}},
        {"analysis": "question", "questions": "bribe"},
        {"analysis": "question", "questions": ["bribe"], "split": "bribe"},
        {"analysis": "question", "questions": ["bribe"], "weights": "area"},
        {"analysis": "question", "questions": ["bribe"], "choices": {"interval": "bayes"}},
        {},
    ],
)
def test_that_a_log_of_others_is_understood_or_left_out(written: Any, study: Path) -> None:
    with Study.open(study) as opened:
        annotate.log_analysis(opened, written)
    done("analyse", study, "question", "area", "--log")
    result = run("repeat", study, "--json")
    assert result.exit_code == 1
    assert "entry 1 is none that this Candor can make" in result.stderr
    assert [each["number"] for each in json.loads(result.stdout)["analyses"]] == [2]


KNOWN = "question,answer,share\narea,city,.5\narea,town,0.3\narea,country,.2\n"


def test_that_shares_are_those_of_the_population_told(study: Path, tmp_path: Path) -> None:
    table = tmp_path / "known.csv"
    table.write_text(KNOWN, "utf-8")
    found = told("estimate", study, "--question", "bribe", "--weights", table)
    assert (found["weights"], found["interval"]) == (["area"], "clopper-pearson")
    yes = found["questions"][0]["options"][0]
    groups = [(yes / 30 - 0.25) / 0.5 for yes in (15, 10, 5)]
    assert yes["share"] == pytest.approx(0.5 * groups[0] + 0.3 * groups[1] + 0.2 * groups[2])
    area = told("estimate", study, "--question", "area", "--weights", table)["questions"][0]
    assert [one["share"] for one in area["options"]] == pytest.approx([0.5, 0.3, 0.2])
    crossed = told("cross", study, "bribe", "area", "--weights", table)["cells"]
    assert crossed[0]["share"] == pytest.approx(0.5 * groups[0])
    for command in (("estimate", study), ("analyse", study, "question", "bribe")):
        assert "· weighted to the known shares of area ·" in done(*command, "--weights", table)
    done("analyse", study, "question", "bribe", "--weights", table, "--log")
    assert "weighted to the known shares of area" in done("repeat", study)


def test_that_errors_are_those_of_the_sample_told(study: Path) -> None:
    def error(*options: str) -> float:
        found = told("estimate", study, "--question", "bribe", *options)
        return float(found["questions"][0]["options"][0]["se"])

    rates, n = [15 / 30, 10 / 30, 5 / 30], 30
    within = sum(n / (n - 1) * n * rate * (1 - rate) for rate in rates) ** 0.5 / N / 0.5
    assert error("--strata", "area") == pytest.approx(within)
    mean = sum(rates) / 3
    between = (3 / 2 * sum((rate - mean) ** 2 for rate in rates)) ** 0.5 / 3 / 0.5
    assert error("--cluster-by", "area") == pytest.approx(between)
    text = done("estimate", study, "--question", "bribe", "--strata", "area")
    assert "· strata by area ·" in text
    text = done("estimate", study, "--question", "bribe", "--cluster-by", "area")
    assert "· Student’s t with at most 2 degrees of freedom, clusters less strata ·" in text
    assert "weighted" not in text


def test_that_a_crossing_has_the_errors_of_the_sample_told(study: Path) -> None:
    plain = told("cross", study, "bribe", "area")
    strata = told("cross", study, "bribe", "area", "--strata", "area")
    city = strata["cells"][0]
    assert city["share"] == pytest.approx(plain["cells"][0]["share"])
    # Of a stratum whose size is fixed only what its 30 people reported is left to chance.
    rate, n = 15 / 30, 30
    within = (n / (n - 1) * n * rate * (1 - rate)) ** 0.5 / N / 0.5
    assert city["se"] == pytest.approx(within)
    assert city["se"] < plain["cells"][0]["se"]
    clusters = told("cross", study, "bribe", "area", "--cluster-by", "area")
    assert clusters["cells"][0]["se"] > plain["cells"][0]["se"]
    assert "df_denominator" in clusters["independence"]
    printed = " ".join(done("cross", study, "bribe", "area", "--cluster-by", "area").split())
    assert "clusters by area" in printed
    assert "F = " in printed
    lone = run("cross", study, "bribe", "area", "--strata", "area", "--cluster-by", "area")
    assert lone.exit_code == 1
    assert "one cluster only" in lone.stderr


def test_that_a_sample_that_cannot_be_is_told(study: Path, tmp_path: Path) -> None:
    table = tmp_path / "known.csv"
    table.write_text(KNOWN.replace(".2", ".3"), "utf-8")
    result = run("estimate", study, "--weights", table)
    assert result.exit_code == 1
    assert "RANGE at question area: The shares of area sum to 1.1, not to 1." in result.stderr
    table.write_text(KNOWN, "utf-8")
    # Whom a filter chooses keeps the weights of the whole sample.
    city = told("estimate", study, "--weights", table, "--where", "area = city")
    assert city["n"] == 30
    alone = made(tmp_path / "city.study", *PEOPLE[::3])
    result = run("estimate", alone, "--weights", table)
    assert result.exit_code == 1
    assert "No weights give town of area the share 0.3; they reach 0." in result.stderr
    lone = run("estimate", study, "--question", "bribe", "--strata", "area", "--cluster-by", "area")
    assert lone.exit_code == 1
    assert "one cluster only" in lone.stderr
    for option in ("--strata", "--cluster-by"):
        result = run("estimate", study, option, "bribe")
        assert result.exit_code == 2
        assert f"{option} needs a question asked in the clear" in result.stderr


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--cluster-by", "area"], "With --cluster-by area counts"),
        (["--strata", "area"], "With --strata area counts"),
        (["--population", "200"], "With --population 200 counts"),
    ],
)
def test_that_an_interval_that_gives_way_names_what_was_asked(
    study: Path, options: list[str], named: str
) -> None:
    for command in (("estimate", study), ("analyse", study, "question", "bribe")):
        result = run(*command, *options, "--interval", "anytime")
        assert result.exit_code == 0
        assert result.stderr.startswith(named)
        assert "no anytime interval" in result.stderr
        assert "there is no anytime interval here" in result.stdout
        assert run(*command, *options, "--interval", "wilson").stderr == ""
        assert run(*command, *options).stderr == ""


def test_that_a_population_counts_on_the_command_line(study: Path) -> None:
    shown = told("estimate", study, "--question", "bribe", "--population", "90")
    large = told("estimate", study, "--question", "bribe", "--interval", "clopper-pearson")
    assert (shown["population"], shown["interval"]) == (90, "clopper-pearson")
    yes, other = shown["questions"][0]["options"][0], large["questions"][0]["options"][0]
    # 30 of 90 saved Yes: a share of 1/6, and of all 90 only the error of Warner's 3/4 is left.
    assert yes["se"] == pytest.approx((0.1875 / (90 * 0.25)) ** 0.5)
    assert yes["interval_n_by"] == "population"
    assert yes["interval_n"] == pytest.approx(90 * (2 / 9) / 0.1875)
    assert yes["high"] - yes["low"] < other["high"] - other["low"]
    assert yes["share"] == pytest.approx(other["share"], rel=1e-12)
    printed = done("estimate", study, "--question", "bribe", "--population", "90")
    assert "of a population of 90 · intervals at an effective n = 107 · Warner" in printed
    assert "of a population of 90" in done("estimate", study, "--population", "90")
    found = told("analyse", study, "question", "bribe", "--population", "120")
    assert found["population"] == 120
    assert "of a population of 120" in json.dumps(found["parts"])


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--population", "89"], "give at least 90"),
        (["--population", "0"], "--population"),
        (["--population", "200", "--by", "area"], "leave out --by"),
        (["--population", "200", "--where", "area = city"], "leave out --where"),
        (["--population", "200", "--cluster-by", "area"], "leave out --cluster-by"),
    ],
)
def test_that_a_population_is_refused_where_it_makes_no_sense(
    study: Path, options: list[str], words: str
) -> None:
    commands: tuple[tuple[str | Path, ...], ...]
    commands = (("estimate", study), ("analyse", study, "question", "bribe"))
    for command in commands:
        result = run(*command, *options)
        assert result.exit_code == 2
        assert words in " ".join(result.stderr.split())
    if options == ["--population", "89"]:
        assert run("analyse", study, "checks", "--population", "200").exit_code == 2


def test_that_a_look_before_more_came_is_told_by_the_log(tmp_path: Path) -> None:
    study = tmp_path / "a.study"
    with Study.create(study, BRIBERY.read_bytes()) as opened:
        for day, people in ((date(2026, 3, 1), PEOPLE[:60]), (date(2026, 3, 8), PEOPLE[60:])):
            lines = tmp_path / f"{day}.jsonl"
            lines.write_bytes(b"".join(map(write, people)))
            import_paths(opened, [lines], today=day)
        bribe = remembered(AnalysisRequest(questions=("bribe",)))
        for day in (date(2026, 2, 1), date(2026, 3, 2), date(2026, 3, 8)):
            annotate.log_analysis(opened, bribe, day)
    words = "Looked at before, at n = 60: this interval holds for one look only"
    assert words in done("estimate", study, "--question", "bribe")
    assert words in done("analyse", study, "question", "bribe")
    assert words in done("repeat", study)
    assert words not in done("estimate", study, "--question", "area")
    assert words not in done("estimate", study, "--question", "bribe", "--interval", "anytime")


def test_that_responses_are_flagged_listed_and_left_out(study: Path, tmp_path: Path) -> None:
    assert done("flag", study) == "No response is flagged.\n"
    again = tmp_path / "again.response"
    again.write_bytes(write(PEOPLE[1]))
    first, second = PEOPLE[0].id, PEOPLE[1].id
    assert "Flagged: 2. 2 of 90" in done("flag", study, first, again, "--note", "one laptop")
    again_told = "Flagged: 0. Already flagged: 1. 2 of 90 responses are flagged now.\n"
    assert done("flag", study, second) == again_told
    assert done("flag", study, second, "--note", "a child") == again_told
    listed = {each["id"]: each["note"] for each in told("flag", study, "--json")["flagged"]}
    assert listed == {first: "one laptop", second: "a child"}
    assert "90 real responses, 2 of them flagged" in done("estimate", study)
    whole, rest = (
        told("estimate", study, "--question", "bribe", *more)
        for more in ((), ("--without-flagged",))
    )
    assert (whole["n"], whole["flagged"], rest["n"]) == (N, 2, N - 2)
    kept = [one for one in PEOPLE if one.id not in listed]
    yes = rest["questions"][0]["options"][0]
    assert yes["reported"] == sum(one.answers["bribe"] == 1 for one in kept)
    assert "n = 88 · without 2 flagged" in done("estimate", study, "--without-flagged")
    crossed = told("cross", study, "bribe", "area", "--without-flagged", "--json")
    assert crossed["n"] == N - 2
    assert "No longer flagged: 1. 1 of 90" in done("flag", study, "--off", first)
    for bad in (("00000000",), (first[:7],), ("--off",), (first, "--off", "--note", "x")):
        assert run("flag", study, *bad).exit_code == 2
    assert list(flag["id"] for flag in told("flag", study, "--json")["flagged"]) == [second]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("estimate", "--question", "area", "--by", "area"), "area cannot be split by itself"),
        (("estimate", "--question", "bribe", "--question", "area"), "--question names one"),
        (("estimate", "--by", "bribe"), "the answers to bribe are randomized"),
        (("estimate", "--population", "12"), "smaller than the 90 who"),
        (("cross", "bribe", "bribe"), "bribe cannot be crossed with itself; name another"),
        (("cross", "bribe", "area.city"), "area has one answer, and all its answers are crossed"),
        (("checks", "--anchor", "bribe", "--item", "bribe"), "cannot correct itself: --anchor is"),
        (("regress", "bribe ~ (area"), "Close the bracket; terms are joined by + : or *"),
        (("export", "--what", "reports", "--by", "area", "--out", "r"), "--by splits results"),
    ],
)
def test_that_what_would_be_ignored_or_cannot_be_is_refused_with_its_reason(
    arguments: tuple[str, ...], said: str, study: Path, tmp_path: Path
) -> None:
    command, *rest = arguments
    result = run(command, study, *(str(tmp_path / each) if each == "r" else each for each in rest))
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert not (tmp_path / "r").exists()
