"""candor regress: its document, its table, and how a wrong formula or a failed model is told."""

import json
import math
from pathlib import Path

import pytest
from bribery_people import PEOPLE, done, made, run, told
from models_studies import detector_study
from scipy import stats

from app.analyses.words.models import ratio_texts
from core.regress.results import Coefficient


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return made(tmp_path / "a.study", *PEOPLE)


def test_that_a_regression_is_printed_as_promised(study: Path) -> None:
    found = told("regress", study, "bribe ~ area", "--where", "area != country")
    assert list(found) == [
        *("outcome", "n", "level", "errors", "interval", "scale", "references", "terms"),
        *("log_likelihood", "converged", "tests", "predicted", "effects"),
    ]
    assert (found["outcome"], found["n"], found["converged"]) == ("bribe", 60, True)
    names = ["(Intercept)", "area[town]"]
    assert [term["term"] for term in found["terms"]] == names
    for term in found["terms"]:
        assert list(term) == ["term", "coefficient", "se", "z", "p", "low", "high"]
    # 15 of 30 reported yes in the city, 10 in a town: shares 1/2 and 1/6.
    city, town = (found["terms"][i]["coefficient"] for i in (0, 1))
    assert (city, town) == (pytest.approx(0, abs=1e-9), pytest.approx(-math.log(5), abs=1e-9))
    (test,) = found["tests"]
    assert (list(test), test["df"]) == (["term", "statistic", "df", "p"], 1)
    text = done("regress", study, "bribe ~ area", "--where", "area != country")
    assert "In a town, compared with In a city" in text
    assert "95% profile intervals" in text
    assert "Whole term Where do you live?" in text
    named = done("regress", study, "bribe ~ area", "--where", "area != country", "--names")
    assert "area[town]" in named
    assert "Whole term area" in named
    other = told("regress", study, "bribe ~ ref(area, town)", "--where", "area != country")
    assert other["references"] == [{"question": "area", "level": "town"}]
    assert other["terms"][1]["term"] == "area[city]"
    assert other["terms"][1]["coefficient"] == pytest.approx(math.log(5), abs=1e-9)
    shares, effects = text.partition("Predicted shares")[2].split("Average effects")
    assert "95% Wald intervals on the scale of log odds, by the delta method" in shares
    assert "95% Wald intervals, by the delta method" in effects


def test_that_the_document_names_intervals_scales_and_average_predictions(study: Path) -> None:
    found = told("regress", study, "bribe ~ area", "--where", "area != country", "--level", "0.9")
    named = (found["level"], found["errors"], found["interval"], found["scale"])
    assert named == (0.9, "observed", "profile", "log-odds")
    city, town = found["predicted"]
    assert [each["level"] for each in (city, town)] == ["city", "town"]
    assert {each["question"] for each in (city, town)} == {"area"}
    assert {(each["interval"], each["scale"]) for each in (city, town)} == {("wald", "log-odds")}
    # Shares of ½ and ⅙ by the design 3/4, 1/4: λ is ½ and ⅓ of 30 reports each.
    for each, share, rate in ((city, 1 / 2, 1 / 2), (town, 1 / 6, 1 / 3)):
        se = math.sqrt(rate * (1 - rate) / 30) / 0.5
        assert (each["value"], each["se"]) == (pytest.approx(share), pytest.approx(se))
        half = stats.norm.ppf(0.95) * se / (share * (1 - share))
        odds = math.log(share / (1 - share))
        ends = [1 / (1 + math.exp(-(odds + sign * half))) for sign in (-1, 1)]
        assert [each["low"], each["high"]] == pytest.approx(ends)
    (effect,) = found["effects"]
    assert (effect["interval"], effect["scale"]) == ("wald", "outcome")
    assert effect["value"] == pytest.approx(-1 / 3)


def test_that_a_model_that_cannot_be_ends_with_its_reason(study: Path) -> None:
    """In the country 5 of 30 reported yes, fewer than the device alone makes."""
    result = run("regress", study, "bribe ~ area", "--where", "area != city", "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (found["n"], found["converged"], found["tests"]) == (60, False, [])
    assert found["terms"][1]["coefficient"] is None
    assert "could not be fitted" in result.stderr
    assert "area[country]" in result.stderr


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("bribe ~ {area}", "column 9: '{' belongs to no formula."),
        ("bribe ~ aria", "column 9: The survey has no question aria"),
        ("area ~ bribe", "column 8: bribe was randomized"),
        ("bribe", "column 6: Expected an outcome"),
    ],
)
def test_that_a_wrong_formula_is_refused_at_its_place(study: Path, formula: str, said: str) -> None:
    result = run("regress", study, formula)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


def test_that_a_regression_takes_the_sample(study: Path, tmp_path: Path) -> None:
    table = tmp_path / "known.csv"
    table.write_text("question,answer,share\narea,city,.5\narea,town,.3\narea,country,.2\n")
    found = told("regress", study, "bribe ~ 1", "--weights", table)
    share = 0.5 * 0.5 + 0.3 / 6 + 0.2 * -1 / 6
    odds = math.log(share / (1 - share))
    assert found["terms"][0]["coefficient"] == pytest.approx(odds, abs=1e-9)
    assert "sandwich" in done("regress", study, "bribe ~ 1", "--cluster-by", "area")


def test_that_a_model_is_written_and_kept(study: Path, tmp_path: Path) -> None:
    out = tmp_path / "files"
    model = ("bribe ~ area", "--where", "area in (city, town)")
    done("regress", study, *model, "--out", out, "--formats", "csv,svg", "--log")
    assert {path.suffix for path in out.iterdir()} == {".csv", ".svg"}
    table = (out / "models.csv").read_text("utf-8")
    assert table.startswith('"term","answer","coefficient"')
    assert "area[town]" in table
    again = run("regress", study, *model, "--out", out, "--formats", "csv")
    assert again.exit_code == 2  # nothing is replaced unasked
    repeated = run("repeat", study)
    assert repeated.exit_code == 0, repeated.output
    assert "models of bribe ~ area" in repeated.stdout


def test_that_odds_ratios_beyond_a_million_are_written_short() -> None:
    far = Coefficient("a", None, 20.0, 5.0, 4.0, 0.001, 1.0, 72_671.4)
    assert ratio_texts(far) == ("over 1,000,000", "2.72 – over 1,000,000")
    open_ = Coefficient("a", None, 3.0, 5.0, 0.6, 0.5, None, None)
    assert ratio_texts(open_) == ("20.09", "0 – ∞")


def test_that_few_clusters_widen_intervals_of_coefficients(study: Path) -> None:
    """Three clusters have two degrees of freedom: t is 4.303, not 1.96."""
    (term,) = told("regress", study, "bribe ~ 1", "--cluster-by", "area")["terms"]
    assert (term["high"] - term["low"]) / term["se"] / 2 == pytest.approx(4.302652730)
    assert term["p"] == pytest.approx(2 * stats.t.sf(abs(term["z"]), 2))


def test_that_a_detector_of_lies_is_regressed_from_its_table(tmp_path: Path) -> None:
    """600 made-up people of two groups, as METHODS §6 has them."""
    study = detector_study(tmp_path)
    found = told("regress", study, "bribe ~ x")
    terms = [(each["coefficient"], each["se"]) for each in found["terms"]]
    assert terms[0] == pytest.approx((-0.458712, 0.271027), abs=1e-6)
    assert terms[1] == pytest.approx((1.295380, 0.398905), abs=1e-6)
    (unknown,) = found["unknowns"]
    assert (unknown["name"], unknown["interval"]) == ("truthful", "profile")
    assert (unknown["share"], unknown["se"]) == pytest.approx((0.864106, 0.050821), abs=1e-6)
    said = done("regress", study, "bribe ~ x")
    assert "What the design estimates beside the share" in said
    assert "Of those with Yes, say so" in said
    alone = run("regress", str(study), "bribe ~ x", "--where", "x > 2.9")
    assert alone.exit_code == 1
    clear = run("regress", str(study), "x ~ bribe")
    assert clear.exit_code == 2
    assert "cannot" in clear.stderr
