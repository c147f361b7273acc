"""What commands say passes the catalogue; what programs read is alike in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from bribery_people import PEOPLE, made
from click.testing import CliRunner, Result
from speaking_commands import accented, commands_translated, leaves

import app.commands
from app.commands.results import _WAYS
from core.examples import example_path
from core.keys.key_file import Use, generate, write
from core.rehearse import seeded_door

FOLDER = Path(app.commands.__file__).parent
BRIBERY = str(example_path("bribery"))
#: A word of letters that would have an accent if it had been looked up.
_WORD = re.compile(r"(?<![\w./:<-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w./:-])")
_SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:.]? ([A-Za-z]|\{\w|%)|^[A-Z][a-z]+[ .]*$")


def help_texts(group: click.Group) -> Iterator[str]:
    """Yield what --help of every command says but the names of options and of what is chosen."""
    for path, _ in [((), group), *leaves(group)]:
        told = CliRunner().invoke(group, [*path, "--help"]).output
        yield re.sub(r"-{1,2}[a-z-]+|[\[{][\w-]+(\|\s*[\w-]+)+[\]}]", "", told)


def test_that_help_says_nothing_that_is_not_looked_up() -> None:
    """But names: of commands, of analyses, of files that are written, and defaults."""
    from app.analyses import ANALYSES
    from app.export.study.registry import EXPORTS
    from core.inference.intervals import Interval
    from core.plan.split import Split

    named = {*ANALYSES, *EXPORTS, *re.findall(r"\w+", _WAYS), *(each.value for each in Interval)}
    named |= {word for path, _ in leaves(app.commands.cli) for word in path}
    named |= {each.value for each in Split} | {
        "cli",
        "keys",
        "wide",
        "CANDOR_PASSPHRASE",
        "feldman",
    }
    with commands_translated(accented) as group:
        found = {word for told in help_texts(group) for word in _WORD.findall(told)}
    assert found - named == set()


def test_that_no_sentence_passes_by_the_catalogue() -> None:
    """Sentences in the code of commands stand in `tr`, but what only programmers read."""
    found = set()
    for path in sorted(FOLDER.glob("*.py")):
        code = ast.parse(path.read_text("utf-8"))
        unseen = {id(each) for node in ast.walk(code) for each in _unseen(node)}
        for node in ast.walk(code):
            match node:
                case ast.Constant(value=str(text)) if id(node) not in unseen:
                    found |= {text} if _SENTENCE.search(text) else set()
    assert found == {"candor decide ", _WAYS}  # what one types


def _unseen(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Call(func=ast.Name("tr" | "ValueError")) | ast.Expr(value=ast.Constant()):
            yield from ast.walk(node)
        case ast.Dict(keys=keys):  # of what click says: its words stand before ours
            yield from (each for each in keys if each is not None)
        case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
            yield from ast.walk(kind)


@pytest.mark.parametrize(
    "planted", ['say(f"Wrote {path}.")', 'UsageError("Choose one of these.")', 'f(help="Charts.")']
)
def test_that_a_planted_sentence_is_found(planted: str) -> None:
    code = ast.parse(planted)
    texts = [each.value for each in ast.walk(code) if isinstance(each, ast.Constant)]
    assert any(_SENTENCE.search(str(each)) for each in texts)
    assert not [each for node in ast.walk(code) for each in _unseen(node)]


#: Of every command that prints a document one call that does, in their order.
DOCUMENTS = (
    "check loose.survey",
    "plan --kind yes-no --respondents 500 --epsilon 1",
    "split a.survey --epsilon 1 --respondents 500",
    "audit a.survey --trials 50",
    "rehearse a.survey --people 60 --runs 3 --seed 1",
    "import new.study a.jsonl bad.response truth.csv --survey a.survey",
    "merge a.study b.study --out both.study",
    "decide a.study",
    "estimate a.study --against 0.1",
    "analyse a.study question bribe --log",
    "cross a.study bribe area",
    "regress a.study bribe~area",
    "waves a.study b.study bribe",
    "checks a.study",
    f"flag a.study {PEOPLE[0].id}",
    "results a.study --add share:bribe --add checks",
    "repeat a.study",
    "keys show a.key",
    "keys list",
)


def put_files(folder: Path) -> Path:
    """Put there what the commands are called with."""
    folder.mkdir()
    survey = Path(BRIBERY).read_bytes()
    made(folder / "a.study", *PEOPLE)
    made(folder / "b.study", *PEOPLE[:50])
    (folder / "a.survey").write_bytes(survey)
    (folder / "loose.survey").write_bytes(survey.replace(b"3/4", b"6/8"))
    (folder / "bad.response").write_bytes(b"{}")
    (folder / "truth.csv").write_bytes(b"bribe,area\n")
    return folder


def documents(group: click.Group) -> dict[str, Result]:
    """Return what each call prints; the last ones print lines of CSV, or write files."""
    calls = (
        *(f"{line} --json" for line in DOCUMENTS),
        "estimate a.study --by area --csv",
        "export a.study --what estimates,codebook,scripts --by area --out written",
        "analyse a.study question bribe --by area --formats csv --out written",
        "analyse a.study checks --formats csv --out written",
    )
    return {call: CliRunner().invoke(group, call.split()) for call in calls}


def test_that_what_programs_read_is_the_same_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = write(generate(Use.SIGNING, "seven small stones", seeded_door(1)))
    folders = [put_files(tmp_path / name) for name in ("english", "accented")]
    for folder in folders:
        (folder / "a.key").write_bytes(key)
    monkeypatch.chdir(folders[0])
    english = documents(app.commands.cli)
    monkeypatch.chdir(folders[1])
    with commands_translated(accented) as group:
        other = documents(group)
    for call, ours in english.items():
        assert ours.output, call
        assert other[call].exit_code == ours.exit_code, call
        assert not re.search("[áéíóúý]", other[call].stdout), call
        if not call.startswith("audit"):  # which draws anew
            assert other[call].stdout_bytes == ours.stdout_bytes, call
    written = [sorted((folder / "written").iterdir()) for folder in folders]
    assert [path.name for path in written[0]] == [path.name for path in written[1]]
    assert {path.suffix for path in written[0]} == {".csv", ".py", ".R"}
    for here, theirs in zip(*written, strict=True):
        assert theirs.read_bytes() == here.read_bytes(), theirs.name


def test_that_no_command_that_prints_documents_is_left_out_here() -> None:
    having = [
        " ".join(words)
        for words, command in leaves(app.commands.cli)
        if any("--json" in each.opts for each in command.params)
    ]
    called = [each for line in DOCUMENTS for each in having if f"{line} ".startswith(f"{each} ")]
    assert sorted(called) == sorted(having)
