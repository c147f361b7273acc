"""Two waves: the questions that they share, and how far their shares differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.examples import example_path
from core.files import canonical
from core.grammar.filters import read as read_filter
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths
from core.study.waves import compare_waves, shared_questions
from core.survey import read


def survey(change: Callable[[dict[str, Any]], object] = lambda _: None) -> bytes:
    content = json.loads(example_path("bribery").read_bytes())
    change(content)
    return canonical.write(content)


def study(path: Path, data: bytes, yes: int, n: int, *, rehearsal: bool = False) -> Study:
    digest = read(data).digest
    people = [
        Response(
            f"{i * 7919 + 1:032x}",
            digest,
            {"bribe": int(i < yes), "area": i % 2},
            Procedure.SPINNER,
            rehearsal,
        )
        for i in range(n)
    ]
    path.with_suffix(".jsonl").write_bytes(b"".join(map(write, people)))
    made = Study.create(path, data)
    import_paths(made, [path.with_suffix(".jsonl")])
    return made


def stronger(content: dict[str, Any]) -> None:
    content["questions"][0]["mechanism"]["p"] = "2/3"
    content["title"] = "The second wave"


def test_that_waves_are_compared_though_they_were_randomized_otherwise(tmp_path: Path) -> None:
    with (
        study(tmp_path / "a.study", survey(), 40, 100) as first,
        study(tmp_path / "b.study", survey(stronger), 90, 200) as second,
    ):
        bribe, area = compare_waves(first, second)
        chosen, _ = compare_waves(first, second, where=read_filter("area = city"))
    assert (bribe.question, area.question, bribe.same_words) == ("bribe", "area", True)
    assert bribe.options is not None
    yes = bribe.options[0]
    expected = (0.40 - 0.25) / 0.5 - (0.45 - 1 / 3) / (1 / 3)
    variance = 0.4 * 0.6 / 100 / 0.5**2 + 0.45 * 0.55 / 200 / (1 / 3) ** 2
    assert yes.option == "yes"
    assert yes.difference.estimate == pytest.approx(expected)
    assert yes.difference.se == pytest.approx(variance**0.5)
    assert chosen.options is not None
    assert chosen.options[0].difference.se == pytest.approx((2 * variance) ** 0.5)


@pytest.mark.parametrize(
    ("change", "shared", "same"),
    [
        (lambda c: c["questions"][0].update(text="Did you?"), ("bribe", "area"), False),
        (lambda c: c["questions"][0].update(id="bribes"), ("area",), True),
        (lambda c: c["questions"][1]["options"].pop(), ("bribe",), True),
        (lambda c: c["questions"][1]["options"].reverse(), ("bribe",), True),
    ],
)
def test_that_only_questions_with_the_same_options_are_shared(
    change: Callable[[dict[str, Any]], object], shared: tuple[str, ...], same: bool
) -> None:
    first, second = survey(), survey(change)
    assert shared_questions(read(first), read(second)) == shared
    with Study.in_memory(first) as one, Study.in_memory(second) as other:
        found = compare_waves(one, other)
    assert tuple(each.question for each in found) == shared
    assert found[0].same_words is same
    assert found[0].options is None  # nobody answered


def test_that_real_responses_are_not_compared_with_rehearsed_ones(tmp_path: Path) -> None:
    with (
        study(tmp_path / "a.study", survey(), 4, 10) as real,
        study(tmp_path / "b.study", survey(), 4, 10, rehearsal=True) as rehearsed,
        pytest.raises(ValueError, match="rehearsed"),
    ):
        compare_waves(real, rehearsed)
