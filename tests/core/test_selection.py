"""Only those count who gave certain answers to clear questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.estimate.selection import Condition
from core.examples import example_path
from core.rehearse import invent, rehearse, write_responses
from core.response.file import Response
from core.study import Study, import_paths
from core.study.results import tally_questions
from core.survey import read

SURVEY = example_path("bribery").read_bytes()


@pytest.fixture(scope="module")
def people() -> list[Response]:
    survey = read(SURVEY)
    return list(rehearse(survey, invent(survey, 300, 5), 6))


@pytest.fixture(scope="module")
def study(people: list[Response], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("selection")
    write_responses(people, folder / "in", len(people))
    with Study.create(folder / "a.study", SURVEY) as made:
        assert import_paths(made, [folder / "in"]).accepted == len(people)
    return folder / "a.study"


def yes_of(study: Path, *where: Condition, by: str | None = None) -> dict[str, tuple[int, int]]:
    """How many responded, and how many words of Yes they left: all, and each group."""
    with Study.open(study, write=False) as opened:
        (bribe,) = tally_questions(opened, only="bribe", by=by, where=where)
    tallies = {"": bribe.whole, **bribe.groups}
    return {name: (tally.n, tally.counts[0]) for name, tally in tallies.items()}


def by_hand(people: list[Response], *areas: int) -> tuple[int, int]:
    inside = [one.answers for one in people if one.answers["area"] in areas]
    return len(inside), sum(answers["bribe"] == 1 for answers in inside)


def test_that_only_those_who_meet_every_condition_are_counted(
    study: Path, people: list[Response]
) -> None:
    outside, city = Condition("area", ("town", "country")), Condition("area", ("city",))
    assert yes_of(study, outside) == {"": by_hand(people, 1, 2)}
    assert yes_of(study, city) == {"": by_hand(people, 0)}
    assert yes_of(study, city, outside) == {"": (0, 0)}
    assert yes_of(study, outside, by="area") == {
        "": by_hand(people, 1, 2),
        "city": (0, 0),
        "town": by_hand(people, 1),
        "country": by_hand(people, 2),
    }


def test_that_nobody_is_chosen_by_a_sensitive_question_or_an_unknown_answer(study: Path) -> None:
    with pytest.raises(ValueError, match="cannot be grouped by bribe"):
        yes_of(study, Condition("bribe", ("yes",)))
    with pytest.raises(KeyError):
        yes_of(study, Condition("area", ("moon",)))
