"""How people were drawn is asked alike, and answered alike, by every command that estimates."""

from __future__ import annotations

import csv
import io
import sys
from pathlib import Path

import click
import pytest
from bribery_people import done, run, told
from numbers_study import made
from reported_studies import KINDS, study_of, survey_bytes
from scipy import stats

from app.commands import cli
from app.words import catalogue
from core.files import canonical
from core.files.canonical import Json
from core.study import Study

ALIKE = {
    "estimate": set[str](),
    "analyse": set[str](),
    "export": set[str](),
    "cross": {"population"},
    "regress": {"population", "interval_name", "simultaneous"},
}
TAKEN = {"weight_id", "margins", "clusters", "strata", "population", "level"}
TAKEN |= {"interval_name", "simultaneous"}


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return study_of(tmp_path_factory.mktemp("drawn") / "s.study", survey_bytes(), 120)


def test_that_commands_take_the_same_options() -> None:
    found: dict[str, dict[str, object]] = {}
    for name, without in ALIKE.items():
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        options = [each for each in command.params if each.name in TAKEN]
        assert {each.name for each in options} == TAKEN - without, name
        for each in options:
            assert isinstance(each, click.Option)
            found.setdefault(str(each.name), {})[name] = (each.opts, each.help, each.default)
    for name, ways in found.items():
        assert len({repr(each) for each in ways.values()}) == 1, name


@pytest.mark.parametrize(
    "options",
    [
        ("--simultaneous",),
        ("--cluster-by", "area", "--level", "0.9"),
        ("--strata", "area", "--interval", "wald", "--simultaneous"),
        ("--population", "150"),
    ],
)
def test_that_files_have_the_numbers_that_are_printed(
    study: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    out = tmp_path / "out"
    done("export", study, "--out", out, "--what", "estimates", "--formats", "csv", *options)
    printed = done("estimate", study, "--csv", *options)
    written = (out / "estimates.csv").read_text("utf-8-sig")
    assert written.splitlines() == printed.splitlines()
    plain = done("estimate", study, "--csv")
    assert list(csv.reader(io.StringIO(plain))) != list(csv.reader(io.StringIO(written)))
    (job,) = told("estimate", study, "--question", "job", *options)["questions"]
    parts = done("analyse", study, "question", "job", "--json", *options)
    assert all(str(each["low"]) in parts for each in job["options"])


def test_that_texts_are_in_the_language_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_say", catalogue._in_english)  # as in a process without Qt
    monkeypatch.delitem(sys.modules, "app.kit.i18n", raising=False)
    both = {"en": "Where do you live?", "de": "Wo wohnen Sie?"}
    towns = [{"id": "o0", "text": {"en": "City", "de": "Stadt"}}]
    towns += [{"id": "o1", "text": {"en": "Village", "de": "Dorf"}}]
    own = {"en": "I have paid.", "de": "Ich habe gezahlt."}
    asked = {**KINDS[0], "text": own, "negation": {"en": "No.", "de": "Nein."}}
    where = {"id": "area", "kind": "one-of", "text": both, "options": towns}
    content = canonical.read(survey_bytes(asked, where))
    assert isinstance(content, dict)
    content |= {"languages": ["en", "de"]}
    for name in ("title", "author"):
        content[name] = {"en": "T", "de": "T"}
    path = study_of(tmp_path / "de.study", canonical.write(content), 20)
    printed = done("estimate", path, "--csv", "--language", "de")
    done("export", path, "--out", tmp_path, "--what", "estimates", "--language", "de")
    written = (tmp_path / "estimates.csv").read_text("utf-8-sig")
    assert written.splitlines() == printed.splitlines()
    assert [row["option_text"] for row in csv.DictReader(io.StringIO(printed))] == [
        *("Ja", "Nein", "Stadt", "Dorf"),
    ]
    german = ("--language", "de")
    for command in (("estimate", path), ("analyse", path, "question", "area")):
        assert "Dorf" in done(*command, *german)
        assert "Village" in done(*command)
    assert "Dorf" in done("cross", path, "bribe", "area", *german)
    result = run("estimate", str(path), "--csv", "--language", "fr")
    assert "The survey is not in fr; choose one of en, de." in result.stderr


def test_that_it_is_said_whose_interval_is_another(tmp_path: Path) -> None:
    """A mean of numbers that are randomized whole is not looked at again and again unharmed."""
    near: dict[str, Json] = {"name": "window", "width": 2, "p": "3/5"}
    number: dict[str, Json] = {"kind": "number", "text": "Drinks?", "low": 0, "high": 9, "step": 1}
    yes_no: dict[str, Json] = {"id": "theft", "kind": "yes-no", "text": "Theft?"}
    questions: list[Json] = [{"id": "drinks", **number, "mechanism": near}, yes_no]
    path = tmp_path / "a.study"
    head: dict[str, Json] = {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "T",
    }
    Study.create(path, canonical.write({**head, "questions": questions})).close()
    said = (
        "--interval is not of drinks: a mean of numbers that are randomized whole has Student's t"
    )
    both = run("estimate", str(path), "--interval", "anytime")
    assert (both.exit_code, said in both.stderr) == (0, True)
    alone = run("estimate", str(path), "--question", "drinks", "--interval", "anytime")
    assert (alone.exit_code, said in alone.stderr) == (2, True)
    other = run("estimate", str(path), "--question", "theft", "--interval", "wilson")
    assert (other.exit_code, other.stderr) == (0, "")


def test_that_no_interval_is_asked_of_what_has_none(study: Path) -> None:
    for command in (["cross", str(study), "bribe", "area"], ["regress", str(study), "bribe ~ 1"]):
        result = run(*command, "--population", "500")
        assert result.exit_code == 2
        assert "No such option" in result.stderr


def test_that_groups_of_few_clusters_are_tested_as_their_difference() -> None:
    ways = ("--question", "hours", "--by", "area", "--cluster-by", "trips")
    (found,) = told("estimate", made().study, *ways)["questions"]
    tests, apart = found["homogeneity"], found["differences"]
    for test in tests:
        assert test["p"] == pytest.approx(stats.f.sf(test["statistic"], 1, test["df_denominator"]))
    assert tests[0]["option"] == apart[0]["option"]
    wald = (apart[0]["estimate"] / apart[0]["se"]) ** 2  # of one difference it is its square
    assert tests[0]["statistic"] == pytest.approx(wald, rel=1e-6)
