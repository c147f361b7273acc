"""The page of the manual on the library: its examples are run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

from core.examples import example_path, example_survey
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths

PAGE = Path("resources/manual/library.md")


def test_that_the_examples_of_the_library_run_as_they_stand(tmp_path: Path) -> None:
    survey, path = example_survey("bribery"), tmp_path / "bribes.study"
    people = invent(survey, 300, seed=7, shares={"bribe": {"yes": 0.5}})
    write_responses(rehearse(survey, people, seed=7), tmp_path / "answers", people.n)
    study = Study.create(path, example_path("bribery").read_bytes())
    import_paths(study, [str(tmp_path / "answers")])
    study.close()
    known = {"path": path, "bribery": example_path("bribery")}
    parser = doctest.DocTestParser()
    examples = parser.get_doctest(PAGE.read_text("utf-8"), known, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(examples, out=told.append)
    assert not told, "".join(told)
    assert len(examples.examples) > 30
