"""Scripts: whatever a text holds, it stands in them as a literal, and comes out as it went in."""

import ast
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, yes_no

from core.count.raking import Margin
from core.count.sampling_design import Design
from core.interchange.scripts import Made, python_script, r_script
from core.interchange.scripts.r import r_text
from core.privacy.mechanisms import Binary, KAry, LocalHash, OneBit, Subset, Unary, Warner
from core.survey.model import Survey

F = Fraction
HOSTILE = (
    'a"b',
    "a'b",
    "\n__import__('os').system('id')\n#",
    "\\",
    "\\\nx",
    "#{system('id')}",
    '")\nsystem("id")\n#',
    "' + x + '",
    "\r\n\t\0",
    "ñ 中 😀 \u202e\u2028\u0085",
    "{PLACE} %s {0}",
    "MADE = {}\n",
    "made <- list()\n",
)
QUESTIONS = (
    replace(yes_no(Warner(F(3, 4))), id="bribe"),
    replace(yes_no(Binary(F(1, 5), F(4, 5))), id="turned"),
    replace(one_of(3, None), id="area"),
    replace(one_of(4, KAry(4, F(1, 2))), id="job"),
    replace(one_of(5, Unary(5, F(1, 2), F(1, 4))), id="work"),
    replace(one_of(5, Subset(5, 2, F(3, 5))), id="some"),
    replace(one_of(5, LocalHash(5, 2, F(3, 5))), id="hashed"),
    replace(many_of(3, Binary(F(4, 5), F(1, 5))), id="used"),
    replace(number(0, 60, mechanism=OneBit(61, F(3, 4))), id="hours"),
    replace(number(18, 90), id="age"),
)
SURVEY = Survey(("en",), "T", QUESTIONS)
MADE = Made("a.study", "0" * 64)


def made_in(script: str) -> dict[str, object]:
    """Read what a script in Python says of how the numbers were made."""
    (found,) = (
        node.value
        for node in ast.parse(script).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "MADE"
    )
    read = ast.literal_eval(found)
    assert isinstance(read, dict)
    return read


def unescaped(literal: str) -> str:
    """Read a literal of R."""
    assert literal[0] == literal[-1] == '"'
    assert not re.search(r'(?<!\\)(?:\\\\)*"', literal[1:-1])
    return re.sub(
        r'\\(?:[uU]\{([0-9a-f]+)\}|(["\\]))',
        lambda found: chr(int(found[1], 16)) if found[1] else found[2],
        literal[1:-1],
    )


def code_of(script: str) -> str:
    """Return a script in R without its comments, strings empty; each line ends a string."""
    assert script.isascii()
    kept = []
    for line in script.splitlines():
        without = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line)
        code = without.split("#")[0]
        assert code.count('"') % 2 == 0, line
        kept.append(code)
    return "\n".join(kept)


def require_balanced(code: str) -> None:
    open_ = []
    for letter in code:
        if letter in "([{":
            open_.append(letter)
        elif letter in ")]}":
            assert open_.pop() + letter in ("()", "[]", "{}")
    assert not open_


@pytest.mark.parametrize("text", HOSTILE)
def test_that_hostile_texts_are_literals_alone(text: str) -> None:
    design = Design(text, text, (Margin(text, ((text, 0.25), ("o1", 0.75))),))
    made = Made(text, text, where=text, split=text, weights=text, design=design, anchor=(text,) * 2)
    plain, script = python_script(MADE), python_script(made)
    assert script.isascii()
    read = made_in(script)
    told = (read[name] for name in ("study", "survey", "where", "split", "weights", "strata"))
    assert set(told) == {text}
    assert read["margins"] == [(text, [(text, 0.25), ("o1", 0.75)])]
    # Beside what was made nothing differs: no text has become code or a comment.
    others = [
        [ast.dump(node) for node in ast.parse(each).body if not isinstance(node, ast.Assign)]
        for each in (plain, script)
    ]
    assert others[0] == others[1]
    assert plain.split("def main", 1)[1] == script.split("def main", 1)[1]
    code = code_of(r_script(made, SURVEY, text))
    assert code == code_of(r_script(replace(made, study="x"), SURVEY, "reports.csv"))
    require_balanced(code)


@given(st.text(max_size=30))
@settings(max_examples=60, deadline=None)
def test_that_texts_come_back_from_both_languages(text: str) -> None:
    assert made_in(python_script(replace(MADE, study=text)))["study"] == text
    assert unescaped(r_text(text)) == text.replace("\0", "")


def test_that_comments_of_both_are_those_of_the_templates() -> None:
    made = Made('#"\n#', "#", where="# x")
    for script, other in (
        (python_script(made), python_script(MADE)),
        (r_script(made, SURVEY, "#"), r_script(MADE, SURVEY, "r")),
    ):
        comments = [
            [line for line in each.splitlines() if line.startswith("#")] for each in (script, other)
        ]
        assert comments[0] == comments[1]


def test_that_r_names_what_it_has_no_rows_for() -> None:
    hashed = tuple(each for each in QUESTIONS if each.id == "hashed")
    script = r_script(MADE, replace(SURVEY, questions=hashed), "reports.csv")
    assert '  left_out = c("hashed"),\n  rows = list()\n' in script
    stops = script.index("if (!length(made$rows))"), script.index("if (length(made$left_out))")
    assert max(stops) < script.index("library(RRreg)")


def test_that_r_gets_every_share_that_reports_support() -> None:
    script = r_script(MADE, SURVEY, "reports.csv")
    rows = re.findall(r"list\((sort = .*)\)", script)
    of = [re.findall(r'= ("[^"]*"|[\d/-]+)', row) for row in rows]
    found = {(row[1].strip('"'), row[2].strip('"')): row for row in of}
    assert found.keys() >= {("bribe", "yes"), ("bribe", "no"), ("job", "o3"), ("used", "o2")}
    assert not [question for question, _ in found if question == "hashed"]
    assert '  left_out = c("hashed"),' in script
    assert found["bribe", "yes"][3:7] == ['"bribe"', '"1"', "3/4", "1/4"]
    assert found["turned", "no"][4:7] == ['"0"', "1/5", "4/5"]
    assert found["job", "o2"][3:7] == ['"job"', '"2"', "1/2", "1/6"]
    assert found["work", "o2"][3:7] == ['"work.o2"', '"1"', "1/2", "1/4"]
    assert found["some", "o1"][3:7] == ['"some.o1"', '"1"', "3/5", "7/20"]
    assert found["area", "o1"][4:7] == ['"1"', "1", "0"]
    assert found["hours", ""][5:9] == ["3/4", "1/4", "0", "60"]
    assert found["age", ""][0] == '"mean"'


@pytest.mark.parametrize(
    ("change", "plain"),
    [
        ({}, True),
        ({"where": "area = o1"}, True),  # the table has these people alone
        ({"weights": "age"}, False),
        ({"design": Design(clusters="area")}, False),
        ({"population": 4000}, False),
        ({"without_flagged": True}, True),
    ],
)
def test_that_r_stops_where_its_numbers_would_be_others(
    change: dict[str, object], plain: bool
) -> None:
    script = r_script(replace(MADE, **change), SURVEY, "reports.csv")  # type: ignore[arg-type]
    assert f"plain = {'TRUE' if plain else 'FALSE'}" in script
