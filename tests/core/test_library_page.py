"""The page of the manual on the library: its examples are run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from core.examples import example_path, example_survey
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths

PAGE = Path("resources/manual/library.md")


def test_that_the_examples_of_the_library_run_as_they_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, data = PAGE.read_text("utf-8"), example_path("bribery").read_bytes()
    monkeypatch.chdir(tmp_path)
    Path("bribery.survey").write_bytes(data)
    # What the two command lines of the page do.
    survey = example_survey("bribery")
    people = invent(survey, 600, seed=7)
    write_responses(rehearse(survey, people, seed=7), tmp_path / "made-up", people.n)
    study = Study.create(tmp_path / "work.study", data)
    import_paths(study, ["made-up"])
    study.close()
    parser = doctest.DocTestParser()
    examples = parser.get_doctest(page, {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(examples, out=told.append)
    assert not told, "".join(told)
    assert len(examples.examples) > 30
