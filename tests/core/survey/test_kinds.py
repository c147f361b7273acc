"""Each kind of question is one object, and everything else asks it."""

import ast
from itertools import permutations

import pytest

from core.privacy.mechanisms import Domain
from core.survey.kinds import KINDS, Kind
from folders import ROOT

NAMES = {name for name, value in vars(Kind).items() if isinstance(value, Kind)}


def lines_naming_a_kind(folder: str) -> list[str]:
    """The lines of a folder on which a kind stands by its name, but for the kinds' own files."""
    found = set()
    for path in (ROOT / folder).rglob("*.py"):
        if path.parent.name == "kinds":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Attribute(value=ast.Name(id="Kind"), attr=name) if name in NAMES:
                    found.add(f"{path.relative_to(ROOT)}:{node.lineno}")
    return sorted(found)


@pytest.mark.parametrize(("folder", "most"), [("core", 20), ("app", 10)])
def test_that_the_object_of_a_kind_is_asked_and_not_which_it_is(folder: str, most: int) -> None:
    lines = lines_naming_a_kind(folder)
    assert len(lines) <= most, "\n".join(lines)


@pytest.mark.parametrize("kind", KINDS.values())
def test_that_what_one_draw_chooses_among_is_the_domain_of_its_mechanisms(kind: Kind) -> None:
    told = {
        Kind.YES_NO: (Domain.TWO_ANSWERS, Domain.TWO_ANSWERS),
        Kind.ONE_OF: (Domain.OPTIONS, Domain.OPTIONS),
        Kind.MANY_OF: (Domain.TWO_ANSWERS, Domain.TWO_ANSWERS),
        Kind.RATING: (Domain.OPTIONS, Domain.OPTIONS),
        Kind.NUMBER: (Domain.OPTIONS, Domain.PLACES),
    }
    assert tuple(kind.domain(measured) for measured in (False, True)) == told[kind]


def test_that_only_a_one_of_and_a_rating_turn_into_each_other_with_nothing_lost() -> None:
    alike = {
        frozenset((a, b))
        for a, b in permutations(KINDS.values(), 2)
        if a.definition.like(b.definition)
    }
    assert alike == {frozenset((Kind.ONE_OF, Kind.RATING))}
