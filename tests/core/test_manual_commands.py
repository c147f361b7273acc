"""Every command and option stands in the manual, and every example of it runs."""

import json
import re
import shlex
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import click
import openpyxl
import pytest
from click.testing import CliRunner
from manual_pages import PAGES, ROOT, page, section
from mapped import mapping, put

import app.commands
from app.commands.example import NAMES
from core.audit import audit
from core.examples import example_counts, example_path
from core.files import canonical
from core.keys.key_file import Use, generate
from core.keys.key_file import write as write_key
from core.privacy.randomness import Door
from core.rehearse import seeded_door
from core.response.file import ResponseReader
from core.response.sealing import seal
from core.survey import read

# The command line


def commands() -> dict[str, click.Command]:
    """Every command by its words, those of groups too."""
    found: dict[str, click.Command] = {}
    context = click.Context(app.commands.cli)
    for name in app.commands.cli.list_commands(context):
        command = app.commands.cli.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            found |= {f"{name} {inner}": one for inner, one in command.commands.items()}
        else:
            found[name] = command
    return found


def lines(name: str = "command-line") -> list[str]:
    """The command lines shown on a page, in order; one that ends in a backslash goes on."""
    text = page(name).replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if re.match(r"    (\w+=.* )?candor ", line)]


def test_that_every_command_and_every_option_is_described() -> None:
    text = page("command-line")
    shown = " ".join(lines())
    for name, command in commands().items():
        part = section(text, f"## {name.split()[0]}")
        assert f"candor {name} " in shown, name
        for parameter in command.params:
            for option in parameter.opts:
                if option.startswith("--") and option not in ("--json", "--csv"):
                    assert option in part, f"{name} {option}"
    for one in app.commands.cli.params:
        assert one.opts[0] in section(text, "## candor")


@pytest.mark.parametrize("name", [each.stem for each in PAGES if lines(each.stem)])
def test_that_every_line_on_any_page_is_a_command_with_its_options(name: str) -> None:
    known = commands()
    for line in lines(name):
        _, first, *arguments = shlex.split(line[line.index("candor ") :])
        if arguments and f"{first} {arguments[0]}" in known:
            first, *arguments = f"{first} {arguments[0]}", *arguments[1:]
        if first in known:
            context = click.Context(known[first], info_name=first)
            known[first].make_parser(context).parse_args(list(arguments))
        else:
            assert first.startswith("--"), line


@pytest.mark.usefixtures("qapp")  # charts would make an application of a lesser kind
def test_that_every_example_of_the_command_line_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path)
    monkeypatch.chdir(tmp_path)
    opened: list[tuple[Path | None, bool, Path | None]] = []

    def open_window(path: Path | None, *, respondent_only: bool, outbox: Path | None) -> int:
        opened.append((path, respondent_only, outbox))
        return 0

    # One audit in a thousand may find an honest survey at fault: this one is always the same.
    repeated = partial(audit, door=seeded_door(3), truths=seeded_door(7))
    monkeypatch.setattr("app.commands.audit.audit", repeated)
    monkeypatch.setattr("app.shell.gui.run", open_window)
    monkeypatch.setattr("app.shell.self_test.run", lambda: 0)
    few = {name: {id_: n // 50 for id_, n in example_counts(name).items()} for name in NAMES}
    monkeypatch.setattr("core.examples.example_counts", few.__getitem__)
    monkeypatch.setattr("app.commands.example.example_counts", few.__getitem__)
    for line in lines():
        words = shlex.split(line)
        variables = dict(word.split("=", 1) for word in words[: words.index("candor")])
        arguments = words[words.index("candor") + 1 :]
        result = CliRunner(env=variables).invoke(app.commands.cli, arguments)
        assert result.exit_code == 0, f"{line}\n{result.output}{result.exception!r}"
        if "--json" in arguments:
            assert isinstance(json.loads(result.stdout), dict | list)
    survey = Path("bribery.survey")
    assert opened == [(survey, True, None), (survey, True, Path("outbox"))]
    assert (tmp_path / "loose.survey.bak").exists()
    assert read((tmp_path / "bribery.survey").read_bytes()).signature is not None
    for name in ("results/bribe.png", "tables/area.svg", "example/occupation.study", "saved.jsonl"):
        assert (tmp_path / name).exists(), name


# Where each of its lines is run: here in this order, but for the table that is typed by hand.
OTHER_PAGES = ("library", "reporting", "kiosk", "xlsform")


def test_that_every_command_on_the_other_pages_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing = {path.stem for path in PAGES if lines(path.stem)}
    elsewhere = {"command-line", "tables-from-elsewhere", "many-machines"}
    assert showing == {*OTHER_PAGES, *elsewhere}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("app.shell.gui.run", lambda *_, **__: 0)
    Path("bribery.survey").write_bytes(example_path("bribery").read_bytes())
    put_form(Path("form.xlsx"))
    for name in OTHER_PAGES:
        for line in lines(name):
            result = CliRunner().invoke(app.commands.cli, shlex.split(line)[1:])
            assert result.exit_code == 0, f"{line}\n{result.output}{result.exception!r}"
    assert Path("again/reproduce.py").exists()
    assert Path("form.draft").exists()


def put_form(path: Path) -> None:
    """Make a form in which codes of a question stand for no answers."""
    arguments = ["xlsform", "bribery.survey", "--out", str(path)]
    assert CliRunner().invoke(app.commands.cli, arguments).exit_code == 0
    book = openpyxl.load_workbook(path)
    told = {"list_name": "trust", "type": "select_one trust", "name": "trust"}
    append(book["survey"], told, "Do you trust the police?")
    for code, label in (("1", "Yes"), ("2", "No"), ("98", "I do not know"), ("99", "Refused")):
        append(book["choices"], told | {"name": code}, label)
    book.save(path)


def append(sheet: Any, told: dict[str, str], label: str) -> None:
    """Add a row to a sheet, its cells by their heads."""
    heads = [str(cell.value) for cell in sheet[1]]
    sheet.append([label if head.startswith("label") else told.get(head) for head in heads])


def prepare(folder: Path) -> None:
    """Put there what the examples begin with."""
    for name in ("bribery", "occupation"):
        (folder / f"{name}.survey").write_bytes(example_path(name).read_bytes())
    (folder / "known.csv").write_text(shown_shares(), "utf-8")
    loose = json.dumps(json.loads(example_path("bribery").read_bytes()), indent=2)
    (folder / "loose.survey").write_text(loose, "utf-8")
    put(folder, mapping(), ["Q3", "1", "2", "2"], "north")
    book = openpyxl.Workbook()
    book.create_sheet("North")
    for row in (["Collected in May"], [], ["Q3"], [1], [2], [2]):
        book["North"].append(row)
    book.save(folder / "north.xlsx")
    vectors = ROOT / "tests" / "vectors"
    told = json.loads((vectors / "vectors.json").read_bytes())
    (folder / "sealed").mkdir()
    sealing = generate(Use.SEALING, "a long passphrase", Door())
    content = json.loads((vectors / "sealed.survey").read_bytes())
    survey = canonical.write({**content, "seal": sealing.public})
    (folder / "sealed.survey").write_bytes(survey)
    (folder / "sealing.key").write_bytes(write_key(sealing))
    seal_some(folder / "sealed", survey, told)


def shown_shares() -> str:
    """The table of known shares in the manual."""
    part = section(page("formats"), "## Known shares: CSV")
    return "".join(f"{line.strip()}\n" for line in part.splitlines() if line.startswith("    "))


def seal_some(folder: Path, survey_bytes: bytes, told: Any) -> None:
    """Seal the responses of the vectors to another key."""
    survey = read(survey_bytes)
    vectors = ROOT / "tests" / "vectors"
    theirs = read((vectors / "sealed.survey").read_bytes())
    for entry in told["responses"]:
        data = (vectors / entry["file"]).read_bytes()
        if "sealed" in entry and b"rehearsal" not in data:
            plain = replace(ResponseReader(theirs).read(data), survey=survey.digest)
            (folder / entry["sealed"]).write_bytes(seal(plain, survey))
