"""A full or write-protected disk at every write: told with a remedy, nothing half, nothing lost.

Each kind of writing meets a disk with no room, then with room for one page more and one more
until it is done. `mounted` is a real small file system in memory, which root may mount on Linux;
it also makes SQLite meet the end of the disk. Where mounting is forbidden these are skipped.
`injected` runs everywhere: the n-th call by which Python changes the disk is refused, and all
that follow, for n from the first to the last.
"""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from refusing_disks import Disk, Injected, mounted

from app.commands import cli
from app.export import write_file
from app.kit import settings
from app.kit.settings import Settings
from app.respondent.flow.way import Page, RespondentFlow
from app.words.refusals import message, remedy
from core.examples import example_path, example_survey
from core.facts.errors import Code, Problem, Refused
from core.keys import key_file
from core.keys.key_file import Use
from core.keys.signing import Pins, author_names, sign
from core.present.chart import Axis, Bar, BarChart, Tick
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.rehearse import invent, rehearse
from core.response import sitting, steps
from core.response.file import ResponseReader, write
from core.response.sealing import SUFFIX as SEALED
from core.response.sealing import unseal
from core.response.sitting import begin
from core.response.steps import freeze
from core.response.store import SittingStore
from core.study import Study, import_paths
from core.survey import read
from folders import CORPUS

pytestmark = pytest.mark.usefixtures("qapp")

SURVEY, SURVEY_BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
SEALED_SURVEY = read((CORPUS / "valid" / "sealed.survey").read_bytes())
SIGNING = key_file.generate(Use.SIGNING, "seven small stones", SYSTEM)
KEY = key_file.write(SIGNING)
SIGNED = sign(SURVEY, key_file.signing_key(SIGNING, "seven small stones"))
SILENT = "Nobody is told."
Told = str | None  # what a person is told, or None where it was done


@pytest.fixture(params=["mounted", "injected"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "injected":
        (tmp_path / "work").mkdir()
        yield Injected(tmp_path / "work")
        return
    with mounted(tmp_path / "disk") as found:
        if found is None:
            pytest.skip("this user may not mount a file system here")
        yield found


def told(work: Callable[[], object]) -> Told:
    """Do work; return what a person is told if it is refused."""
    try:
        work()
    except Refused as refused:
        return text_of(refused.problem)
    return None


def text_of(problem: Problem) -> str:
    assert problem.code is Code.IO
    return f"{message(problem)} {remedy(problem)}"


def command(*arguments: object, env: dict[str, str] | None = None) -> Told:
    result = CliRunner().invoke(cli, list(map(str, arguments)), env=env)
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return None if result.exit_code == 0 else " ".join(result.output.split())


# What is written: made ready in a folder, done, and looked at after a failure or the end


def make_study(folder: Path) -> Told:
    return told(lambda: Study.create(folder / "a.study", SURVEY_BYTES).close())


def filled_study(folder: Path) -> None:
    lines = folder / "before.jsonl"
    people = invent(SURVEY, 200, 1)
    lines.write_bytes(b"".join(map(write, rehearse(SURVEY, people, 1))))
    with Study.create(folder / "a.study", SURVEY_BYTES) as study:
        import_paths(study, [lines])
    lines.write_bytes(b"".join(map(write, rehearse(SURVEY, invent(SURVEY, 1500, 2), 2))))


def import_into(folder: Path) -> Told:
    def work() -> None:
        with Study.open(folder / "a.study") as study:
            import_paths(study, [folder / "before.jsonl"])

    return told(work)


def has_all(folder: Path, *, done: bool) -> None:
    with Study.open(folder / "a.study") as study:
        assert study.obstacle is None
        assert study.n == (1700 if done else 200)


def rescue(folder: Path) -> Told:
    return command("rescue", folder / "a.study", "--out", folder / "out.jsonl")


def answered(folder: Path, sealed: bool = False) -> None:
    survey = SEALED_SURVEY if sealed else SURVEY
    flow = RespondentFlow(survey, SittingStore(folder / "kept"), SYSTEM)
    while flow.step.page is not Page.REVIEW:
        if (question := flow.question) is not None:
            if question.sensitive:
                flow.answer_spinner(question, 1)
            else:
                flow.answer_clear(question, 1)
        flow.forward()


def save(folder: Path, sealed: bool = False) -> Told:
    survey = SEALED_SURVEY if sealed else SURVEY
    flow = RespondentFlow(survey, SittingStore(folder / "kept"), SYSTEM)
    flow.resume(flow.past[0])
    while flow.step.page not in (Page.REVIEW, Page.SAVED):
        question = flow.question
        if question is not None and question.id not in flow.answers:
            flow.answer_clear(question, 1)
        flow.forward()
    return told(lambda: flow.save(folder / "out"))


def is_saved(folder: Path, sealed: bool = False, *, done: bool) -> None:
    survey = SEALED_SURVEY if sealed else SURVEY
    (kept,) = SittingStore(folder / "kept").sittings(survey)
    assert kept.reports["bribe"] == 1
    files = list((folder / "out").glob("*"))
    assert len(files) == done
    for path in files:
        data = path.read_bytes()
        if path.suffix == SEALED:
            data = unseal(data, survey, X25519PrivateKey.from_private_bytes(bytes(range(32))))
        assert ResponseReader(survey).read(data).id == kept.id


def keep(folder: Path) -> Told:
    """Keep a sitting that begins; this also marks that the survey was begun."""
    store = SittingStore(folder / "kept", SURVEY.ratio)
    new = begin(SURVEY, Procedure.SPINNER, SYSTEM)
    return told(lambda: steps.keep(new, store))


def is_kept(folder: Path, *, done: bool) -> None:
    store = SittingStore(folder / "kept")
    assert len(store.sittings(SURVEY)) == done
    assert not done or store.was_begun(SURVEY)


def kept_sitting(folder: Path) -> None:
    one = sitting.Sitting("ab" * 16, SURVEY.digest, Procedure.SPINNER)
    SittingStore(folder / "kept").put(one)


def keep_again(folder: Path) -> Told:
    store = SittingStore(folder / "kept")
    (one,) = store.sittings(SURVEY)
    return told(lambda: freeze(one, SURVEY.questions[0], 1, SURVEY, store))


def is_kept_again(folder: Path, *, done: bool) -> None:
    (one,) = SittingStore(folder / "kept").sittings(SURVEY)
    assert dict(one.reports) == ({"bribe": 1} if done else {})


def known_author(folder: Path) -> None:
    Pins(folder / "authors.json").pin(replace(SIGNED, author="Another author"))


def pin(folder: Path) -> Told:
    return told(lambda: Pins(folder / "authors.json").pin(SIGNED))


def is_pinned(folder: Path, *, done: bool) -> None:
    pinned = set(Pins(folder / "authors.json").read())
    assert set(author_names(replace(SIGNED, author="Another author"))) <= pinned
    assert (set(author_names(SIGNED)) <= pinned) is done


def known_settings(folder: Path) -> None:
    settings.save(Settings("light"), folder / "settings.json")


def remember(folder: Path) -> Told:
    """What a disk that refuses costs here is the memory alone; nobody is told."""
    settings.save(Settings("dark", [f"/{i}.study" for i in range(8)]), folder / "settings.json")
    done = settings.load(folder / "settings.json").theme == "dark"
    return None if done else SILENT


def is_remembered(folder: Path, *, done: bool) -> None:
    assert settings.load(folder / "settings.json").theme == ("dark" if done else "light")


def make_key(folder: Path) -> Told:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(key_file, "generate", lambda *_: key_file.read(KEY))
        environment = {"CANDOR_PASSPHRASE": "seven small stones"}
        return command("keys", "new", "signing", "--out", folder / "a.key", env=environment)


def unsigned(folder: Path) -> None:
    (folder / "a.survey").write_bytes(SURVEY_BYTES)
    (folder / "a.key").write_bytes(KEY)


def sign_it(folder: Path) -> Told:
    environment = {"CANDOR_PASSPHRASE": "seven small stones"}
    arguments = ("sign", folder / "a.survey", "--key", folder / "a.key")
    return command(*arguments, env=environment)


def loose_survey(folder: Path) -> None:
    (folder / "a.survey").write_bytes(SURVEY_BYTES.replace(b'"format":', b'"format": '))


def fix(folder: Path) -> Told:
    return command("check", folder / "a.survey", "--fix")


def draw(folder: Path, kind: str) -> Told:
    ticks = (Tick(0.0, "0%"), Tick(0.2, "20%"))
    rows = (Bar("o", "Option", 0.1, 0.05, 0.15, value_text="10.0%"),)
    axis = Axis(0.0, 0.2, ticks, "%", (0.0, 1.0))
    chart = BarChart("A", "n = 9", rows, axis, "A caption.", "A chart.", columns=("Share", ""))
    return told(lambda: write_file(chart, folder / f"chart.{kind}"))


def drawn(folder: Path) -> None:
    for kind in ("png", "svg"):
        (folder / f"chart.{kind}").write_bytes(b"before")


def export(folder: Path) -> Told:
    return command(
        "export", "--force", folder / "a.study", "--out", folder / "out", "--formats", "csv,svg"
    )


def rehearsal(folder: Path) -> Told:
    """Draw anew, into a folder that has none drawn before."""
    shutil.rmtree(folder / "out", ignore_errors=True)
    arguments = ("--people", 12, "--seed", 1, "--out", folder / "out")
    return command("rehearse", example_path("bribery"), *arguments)


def nothing(_: Path) -> None:
    pass


@dataclass(frozen=True)
class Writing:
    """What is ready before, what is done, and how the folder is looked at after it.

    Without `look`, what is done must leave the same files each time.
    """

    prepare: Callable[[Path], None]
    act: Callable[[Path], Told]
    look: Callable[..., None] | None = None


WRITINGS = {
    "study made": Writing(nothing, make_study),
    "study imported into": Writing(filled_study, import_into, has_all),
    "study rescued": Writing(filled_study, rescue),
    "response saved": Writing(
        partial(answered, sealed=False), partial(save, sealed=False), is_saved
    ),
    "response sealed": Writing(
        partial(answered, sealed=True),
        partial(save, sealed=True),
        partial(is_saved, sealed=True),
    ),
    "sitting begun": Writing(nothing, keep, is_kept),
    "sitting continued": Writing(kept_sitting, keep_again, is_kept_again),
    "author pinned": Writing(known_author, pin, is_pinned),
    "settings": Writing(known_settings, remember, is_remembered),
    "key": Writing(nothing, make_key),
    "survey signed": Writing(unsigned, sign_it),
    "survey fixed": Writing(loose_survey, fix),
    "picture": Writing(drawn, partial(draw, kind="png")),
    "drawing": Writing(drawn, partial(draw, kind="svg")),
    "results exported": Writing(filled_study, export),
    "rehearsal": Writing(nothing, rehearsal),
}
REMEDIES = {
    errno.ENOSPC: ("Free some space",),
    errno.EROFS: ("not write-protected", "can be written to"),
}


def files(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


@pytest.mark.parametrize("number", REMEDIES, ids=errno.errorcode.get)
@pytest.mark.parametrize("name", WRITINGS)
def test_that_a_disk_that_refuses_at_any_write_costs_nothing(
    name: str, number: int, disk: Disk, tmp_path: Path
) -> None:
    writing, folder = WRITINGS[name], disk.folder
    other = tmp_path / "reference"
    other.mkdir()
    for place in (folder, other):
        writing.prepare(place)
    before = files(folder)
    assert writing.act(other) is None
    done = files(other)
    refused = 0
    for room in range(200):
        with disk.refusing(number, room):
            message = writing.act(folder)
        found = files(folder)
        assert not [path for path in found if ".part" in path or path.endswith("-journal")]
        if writing.look is not None:
            writing.look(folder, done=message is None)
        elif message is None:
            assert found == done
        else:
            half = {
                path: (len(data), len(done.get(path, b"")))
                for path, data in found.items()
                if data not in (before.get(path), done.get(path))
            }
            assert not half
            assert set(found) >= set(before)
        if message is None:
            break
        refused += 1
        if message != SILENT:
            assert any(remedy in message for remedy in REMEDIES[number]), message
    assert message is None
    if not (name == "study imported into" and isinstance(disk, Injected)):  # SQLite's own writes
        assert refused > 0
