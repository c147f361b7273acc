"""The command line: documents exactly as promised, exit codes, what goes to which stream."""

import csv
import io
import json
import math
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from app.commands import cli
from core.examples import example_path
from core.study import Study

BRIBERY = str(example_path("bribery"))
OCCUPATION = str(example_path("occupation"))


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def document(result: Result) -> Any:
    return json.loads(result.stdout)


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    folder = tmp_path / "answers"
    result = run("rehearse", BRIBERY, "--people", "60", "--seed", "5", "--out", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def study(tmp_path: Path, answers: Path) -> Path:
    path = tmp_path / "bribery.study"
    assert run("import", path, answers, "--survey", BRIBERY).exit_code == 0
    return path


def test_that_check_prints_the_promised_document() -> None:
    result = run("check", BRIBERY, "--json")
    found = document(result)
    assert result.exit_code == 0
    assert list(found) == ["survey", "words", "epsilon", "may_be", "questions", "problems"]
    assert found["may_be"] == {"analysed": True, "collected": True}
    assert len(found["words"]) == 8
    assert found["epsilon"] == 1.0986122886681098
    assert found["questions"][0] == {
        "id": "bribe",
        "kind": "yes-no",
        "mechanism": "warner",
        "probabilities": {"p": "3/4"},
        "epsilon": 1.0986122886681098,
    }
    assert found["questions"][1]["mechanism"] is None
    (problem,) = found["problems"]
    keys = ["code", "severity", "where", "field", "concerns", "message", "remedy"]
    assert list(problem) == keys
    assert problem["field"] == {"question": 0, "id": "bribe", "keys": [], "language": ""}
    assert problem["concerns"] == "collecting"
    assert (problem["code"], problem["severity"]) == ("NO_ABSTAIN", "warning")


def test_that_check_tells_the_odds_to_a_person() -> None:
    assert "about 75" in run("check", BRIBERY).stdout
    assert "about 25" in run("check", BRIBERY).stdout


def test_that_check_lists_every_problem_and_exits_with_1(tmp_path: Path) -> None:
    path = tmp_path / "bad.survey"
    text = Path(BRIBERY).read_text("utf-8")
    path.write_text(text.replace('"3/4"', '"6/8"').replace('"title"', '"titel"'), "utf-8")
    result = run("check", path, "--json")
    assert result.exit_code == 1
    assert {p["code"] for p in document(result)["problems"]} >= {"NUMBER", "SCHEMA"}


def test_that_check_tells_what_a_survey_may_be_used_for(tmp_path: Path) -> None:
    path = tmp_path / "proving.survey"
    text = Path(BRIBERY).read_text("utf-8")
    path.write_text(text.replace('"3/4"', '"1/1"'), "utf-8")
    found = document(run("check", path, "--json"))
    assert found["may_be"] == {"analysed": True, "collected": False}
    assert [found["epsilon"], found["questions"][0]["epsilon"]] == [None, None]
    assert found["questions"][0]["mechanism"] == "warner"
    error = found["problems"][0]
    assert (error["code"], error["concerns"]) == ("EPS_INFINITE", "collecting")
    assert error["field"]["keys"] == ["mechanism"]
    assert "may be analysed, not collected with" in run("check", path).stdout
    path.write_text(text.replace('"3/4"', '"6/8"'), "utf-8")
    told = run("check", path).stdout
    assert "bribe (yes-no): its mechanism could not be read" in told
    assert "area (one-of): asked in the clear" in told


def test_that_check_fix_writes_canonical_bytes_and_keeps_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "loose.survey"
    loose = json.dumps(json.loads(Path(BRIBERY).read_text("utf-8")), indent=2)
    path.write_text(loose, "utf-8")
    assert run("check", path).exit_code == 1
    assert run("check", path, "--fix").exit_code == 0
    assert path.read_bytes() == Path(BRIBERY).read_bytes()
    assert (tmp_path / "loose.survey.bak").read_text("utf-8") == loose


def test_that_import_prints_the_promised_document(tmp_path: Path, answers: Path) -> None:
    (answers / "empty.response").write_bytes(b"")
    result = run("import", tmp_path / "new.study", answers, "--survey", BRIBERY, "--json")
    found = document(result)
    assert result.exit_code == 1
    assert list(found) == ["accepted", "duplicates", "conflicts", "refused", "skipped"]
    assert (found["accepted"], found["duplicates"], found["conflicts"]) == (60, 0, 0)
    (refusal,) = found["refused"]
    assert list(refusal) == ["file", "code", "reason"]
    assert refusal["code"] == "EMPTY"
    assert refusal["file"].endswith("empty.response")


def test_that_importing_again_counts_duplicates_and_exits_with_0(
    study: Path, answers: Path
) -> None:
    result = run("import", study, answers, "--json")
    assert result.exit_code == 0
    reason = "By its name it has the true answers of a rehearsal."
    assert document(result) == {
        "accepted": 0,
        "duplicates": 60,
        "conflicts": 0,
        "refused": [],
        "skipped": [{"file": str(answers / "truth.csv"), "reason": reason}],
    }


def test_that_a_missing_path_exits_with_2_and_the_rest_is_imported(
    tmp_path: Path, answers: Path
) -> None:
    path = tmp_path / "part.study"
    result = run("import", path, answers, tmp_path / "gone", "--survey", BRIBERY, "--json")
    assert result.exit_code == 2
    assert document(result)["accepted"] == 60


@pytest.mark.parametrize("offered", ["mistyped", "other.response", "empty"])
def test_that_a_new_study_into_which_nothing_came_is_not_left_behind(
    tmp_path: Path, offered: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "other.response").write_text("{}")
    before = sorted(tmp_path.iterdir())
    result = run("import", tmp_path / "new.study", tmp_path / offered, "--survey", BRIBERY)
    assert result.exit_code == {"mistyped": 2, "other.response": 1, "empty": 0}[offered]
    assert "was not made" in result.stdout
    assert sorted(tmp_path.iterdir()) == before


def test_that_an_empty_study_that_was_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "old.study"
    Study.create(path, Path(BRIBERY).read_bytes()).close()
    assert run("import", path, tmp_path / "mistyped").exit_code == 2
    with Study.open(path, write=False) as study:
        assert [record.name for record in study.files()] == ["mistyped"]


def test_that_a_new_study_needs_its_survey(tmp_path: Path, answers: Path) -> None:
    result = run("import", tmp_path / "new.study", answers)
    assert result.exit_code == 2
    assert "--survey" in result.stderr


def test_that_a_study_is_not_mixed_with_another_survey(study: Path, answers: Path) -> None:
    result = run("import", study, answers, "--survey", OCCUPATION)
    assert result.exit_code == 2
    assert "another survey" in result.stderr


def test_that_estimate_prints_the_promised_document(study: Path) -> None:
    found = document(run("estimate", study, "--json"))
    assert list(found) == ["survey", "n", "level", "interval", "rehearsal", "questions"]
    assert found["rehearsal"] is True  # and absent where the responses are real
    assert (found["n"], found["level"], found["interval"]) == (60, 0.95, "feldman-cousins")
    bribe, area = found["questions"]
    assert list(bribe) == ["id", "kind", "mechanism", "epsilon", "interval", "n", "options"]
    assert [option["option"] for option in bribe["options"]] == ["yes", "no"]
    keys = ["option", "reported", "share", "se", "low", "high", "count", "share_consistent"]
    assert list(bribe["options"][0]) == keys
    assert area["mechanism"] is None
    assert area["epsilon"] is None
    yes = bribe["options"][0]
    assert yes["share"] == pytest.approx((yes["reported"] / 60 - 0.25) / 0.5, abs=1e-12)
    assert yes["count"] == pytest.approx(60 * yes["share"], abs=1e-9)


def test_that_estimate_splits_by_a_clear_question(study: Path) -> None:
    bribe = document(run("estimate", study, "--json", "--by", "area"))["questions"][0]
    assert [group["value"] for group in bribe["groups"]] == ["city", "town", "country"]
    assert sum(group["n"] for group in bribe["groups"]) == 60
    for group in bribe["groups"]:
        assert list(group) == ["value", "n", "options"]


def test_that_estimate_refuses_to_split_by_a_sensitive_question(study: Path) -> None:
    assert run("estimate", study, "--by", "bribe").exit_code == 2


def test_that_an_empty_study_gives_nulls(tmp_path: Path) -> None:
    Study.create(tmp_path / "e.study", Path(BRIBERY).read_bytes()).close()
    result = run("estimate", tmp_path / "e.study", "--json")
    assert result.exit_code == 0
    option = document(result)["questions"][0]["options"][0]
    assert option["reported"] == 0
    assert {option[key] for key in ("share", "se", "low", "high", "count")} == {None}


def test_that_files_are_estimated_without_a_study(study: Path, answers: Path) -> None:
    direct = document(run("estimate", answers, "--survey", BRIBERY, "--json"))
    assert direct == document(run("estimate", study, "--json"))


def test_that_estimate_prints_one_table_of_csv(study: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(run("estimate", study, "--csv").stdout)))
    assert [row["option"] for row in rows] == ["yes", "no", "city", "town", "country"]
    assert {row["n"] for row in rows} == {"60"}


def test_that_plan_prints_the_promised_document() -> None:
    arguments = "plan --kind yes-no --epsilon 1 --respondents 1000 --share 0.1 --margin 0.05 --json"
    found = document(run(*arguments.split()))
    assert list(found) == [
        "kind", "epsilon", "respondents", "options", "recommended", "devices", "central_se",
        "direct_se",
    ]  # fmt: skip
    keys = ["mechanism", "probabilities", "epsilon", "se", "margin", "n_for_margin"]
    assert all(list(option) == keys for option in found["options"])
    warner = next(option for option in found["options"] if option["mechanism"] == "warner")
    assert warner["probabilities"] == {"p": "685/937"}
    p = 685 / 937
    reported = (1 - p) + (2 * p - 1) * 0.1
    assert warner["se"] == pytest.approx(
        math.sqrt(reported * (1 - reported) / 1000) / (2 * p - 1), rel=1e-12
    )
    assert all(device["epsilon"] <= 1 for device in found["devices"])
    assert found["direct_se"] == pytest.approx(math.sqrt(0.09 / 1000), rel=1e-12)
    assert found["central_se"] == pytest.approx(math.sqrt(0.09 / 1000 + 2 / 1000**2), rel=1e-12)


@pytest.mark.parametrize("target", ["nan", "0", "-1", "inf", "1e308", "three"])
def test_that_a_target_that_is_none_is_wrong_usage(target: str) -> None:
    result = run("plan", "--kind", "yes-no", "--epsilon", target, "--respondents", "10")
    assert result.exit_code == 2


@pytest.mark.usefixtures("qapp")
def test_that_export_writes_tables_and_charts(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("export", study, "--out", out).exit_code == 0
    names = {path.name for path in out.iterdir()}
    charts = {f"{q}.{suffix}" for q in ("bribe", "area") for suffix in ("png", "svg", "pdf")}
    assert names == {"estimates.csv"} | charts
    assert (out / "bribe.png").read_bytes().startswith(b"\x89PNG")
    assert (out / "bribe.pdf").read_bytes().startswith(b"%PDF")


def test_that_an_unknown_format_is_wrong_usage(study: Path, tmp_path: Path) -> None:
    result = run("export", study, "--out", tmp_path / "out", "--formats", "csv,bmp")
    assert result.exit_code == 2
    assert "bmp" in result.stderr


def test_that_a_damaged_study_is_refused_with_1(tmp_path: Path) -> None:
    path = tmp_path / "damaged.study"
    path.write_bytes(b"SQLite format 3\x00" + b"\x07" * 5000)
    result = run("estimate", path)
    assert result.exit_code == 1
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["check", "estimate", "export"])
def test_that_a_path_that_is_not_there_is_wrong_usage(command: str, tmp_path: Path) -> None:
    out = ("--out", tmp_path) if command == "export" else ()
    result = run(command, tmp_path / "none.study", *out)
    assert result.exit_code == 2
    assert "does not exist" in result.stderr


def test_that_a_seed_repeats_a_rehearsal(tmp_path: Path) -> None:
    for name in ("a", "b"):
        made = run("rehearse", BRIBERY, "--people", "5", "--seed", "3", "--out", tmp_path / name)
        assert made.exit_code == 0
    first, second = ({p.name: p.read_bytes() for p in (tmp_path / n).iterdir()} for n in "ab")
    assert first == second
    assert len(first) == 6
    assert all(b'"rehearsal":true' in data for name, data in first.items() if "truth" not in name)


def test_that_a_word_that_is_no_command_is_wrong_usage() -> None:
    assert run("nonsense").exit_code == 2


def test_that_shares_are_tested_and_groups_compared_on_request(study: Path) -> None:
    bribe = document(run("estimate", study, "--json", "--by", "area", "--against", "0"))[
        "questions"
    ][0]
    (test,) = bribe["tests"]
    assert test["option"] == "yes"
    assert 0 <= test["exact"]["p_value"] <= 1
    pairs = [(row["first"], row["second"]) for row in bribe["differences"]]
    assert pairs == [("city", "town"), ("city", "country"), ("town", "country")]
    for row in bribe["differences"]:
        assert -1 <= row["low"] <= row["high"] <= 1


def test_that_options_are_estimated_together(study: Path) -> None:
    area = document(run("estimate", study, "--json", "--question", "area", "--set", "city,town"))[
        "questions"
    ][0]
    together = sum(option["share"] for option in area["options"][:2])
    assert area["set"]["share"] == pytest.approx(together, abs=1e-12)


@pytest.mark.parametrize(
    "extra", [("--set", "nowhere"), ("--at-least", "3"), ("--quantile", "0.5")]
)
def test_that_what_a_question_cannot_give_is_wrong_usage(
    study: Path, extra: tuple[str, str]
) -> None:
    result = run("estimate", study, "--question", "area", *extra)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_that_a_conflict_is_named_in_the_run_that_met_it(study: Path, tmp_path: Path) -> None:
    first = next(tmp_path.glob("answers/*.response"))
    content = json.loads(first.read_bytes())
    content["answers"]["bribe"] = 1 - content["answers"]["bribe"]
    other = tmp_path / "other.response"
    other.write_bytes(json.dumps(content, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    met = run("import", study, other)
    assert met.exit_code == 1
    assert "other.response: CONFLICT" in met.stderr
    assert "CONFLICT" not in run("import", study, first).stderr


def test_that_a_rehearsal_never_joins_responses_that_are_there(answers: Path) -> None:
    before = {path.name: path.read_bytes() for path in answers.iterdir()}
    result = run("rehearse", BRIBERY, "--people", "3", "--out", answers)
    assert result.exit_code == 2
    assert {path.name: path.read_bytes() for path in answers.iterdir()} == before
