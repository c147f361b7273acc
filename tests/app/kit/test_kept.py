"""The list of what is kept is whole: every file and every setting stands in it."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtWidgets import QApplication

from app.author.editing.files import DraftFile
from app.author.handing_out import known_keys
from app.author.keeping import lock_draft
from app.kit import settings as stored
from app.kit.kept import KEPT, Sort
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.kiosk.files import KioskFiles
from app.respondent.kiosk.opening import lock_kiosk
from app.shell import forgetting
from core.draft import Draft
from core.examples import example_survey
from core.facts.errors import Refused
from core.keys.key_file import Use
from core.keys.signing import Pins, sign
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.store import SittingStore
from folders import ROOT

BRIBERY = example_survey("bribery")
MANUAL = ROOT / "resources" / "manual" / "what-is-kept.md"
BY_NAME = {kept.name: kept for kept in KEPT}


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key file; its passphrase is slow to harden."""
    made = known_keys.make_key(tmp_path_factory.mktemp("k"), "A", Use.SIGNING, "long enough 1")
    return made.path


@pytest.fixture
def places(tmp_path: Path, key: Path, qapp: QApplication) -> Places:  # noqa: ARG001 - locks
    """A computer on which everything that can be kept is kept, by the parts that keep it."""
    found = Places(
        tmp_path / "config" / "settings.json", tmp_path / "data" / "sittings", tmp_path / "saved"
    )
    remembered = Settings("dark", window=(800, 600), folder=str(tmp_path))
    remembered.language = "de"
    remembered.manual_window, remembered.manual_place, remembered.manual_text = (9, 9), (1, 1), 150
    remembered.remember(tmp_path / "a.study")
    remembered.look(tmp_path / "a.study", {"question": "bribe"})
    stored.save(remembered, found.settings)
    found.settings.with_name("settings.json.bak").write_bytes(b"{")
    for store in (SittingStore(found.sittings, Fraction(3)), SittingStore(found.kiosk)):
        store.begin(begin(BRIBERY, Procedure.SCRAMBLED, SYSTEM), frozenset())
    Pins(found.pins).pin(sign(BRIBERY, Ed25519PrivateKey.from_private_bytes(bytes(32))))
    found.keys.mkdir()
    (found.keys / "A.key").write_bytes(key.read_bytes())
    DraftFile(found.drafts, Draft()).save(Draft(respondents=7))
    KioskFiles(tmp_path / "outbox", found.sittings.parent).add("a" * 32 + ".response")
    return found


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_that_every_file_that_is_kept_stands_in_the_list(places: Places) -> None:
    data = places.sittings.parent
    by_list = [
        path for kept in KEPT if kept.pattern for path in data.glob(kept.pattern) if path.is_file()
    ]
    assert len(by_list) == len(set(by_list)), "each belongs to one entry"
    assert {str(path.relative_to(data)) for path in by_list} == set(contents(data))
    for kept in KEPT:
        if kept.pattern:
            assert list(data.glob(kept.pattern)), f"nothing is kept of {kept.name}: is it tried?"


def test_that_every_setting_stands_in_the_list() -> None:
    listed = {name for kept in KEPT for name in kept.fields}
    assert listed == {field.name for field in dataclasses.fields(Settings)}
    assert all(bool(kept.fields) == (kept.sort is Sort.SETTING) for kept in KEPT)


def test_that_resetting_all_takes_settings_alone(places: Places, tmp_path: Path) -> None:
    remembered = stored.load(places.settings)
    before = contents(tmp_path / "data")
    forgetting.reset_all(remembered, places)
    assert remembered == Settings() == stored.load(places.settings)
    assert contents(tmp_path / "config").keys() == {"settings.json"}
    assert contents(tmp_path / "data") == before


@pytest.mark.parametrize("name", [kept.name for kept in KEPT if kept.sort is Sort.SETTING])
def test_that_one_setting_is_reset_alone(name: str, places: Places) -> None:
    remembered = stored.load(places.settings)
    kept = BY_NAME[name]
    assert forgetting.is_there(kept, remembered, places)
    forgetting.take_back(kept, remembered, places)
    usual, again = Settings(), stored.load(places.settings)
    for field in dataclasses.fields(Settings):
        is_usual = getattr(again, field.name) == getattr(usual, field.name)
        assert is_usual == (field.name in (*kept.fields, "place", "maximized", "splitter"))
    assert not forgetting.is_there(kept, remembered, places)


@pytest.mark.parametrize("name", ["drafts", "keys", "authors", "sittings"])
def test_that_deleting_one_entry_deletes_its_files_and_no_others(
    name: str, places: Places, tmp_path: Path
) -> None:
    before = contents(tmp_path)
    mine = {str(path.relative_to(tmp_path)) for path in forgetting.files_of(BY_NAME[name], places)}
    assert mine
    forgetting.take_back(BY_NAME[name], stored.load(places.settings), places)
    assert contents(tmp_path) == {path: data for path, data in before.items() if path not in mine}
    if name == "sittings":
        store = SittingStore(places.sittings)
        assert store.was_begun(BRIBERY), "that it was begun here stays known"
        assert store.sittings(BRIBERY) == ()


def test_that_a_draft_that_is_open_stays(places: Places) -> None:
    (path,) = forgetting.files_of(BY_NAME["drafts"], places)
    lock = lock_draft(path, places.drafts)
    assert lock is not None
    forgetting.take_back(BY_NAME["drafts"], Settings(), places)
    assert path.is_file()
    lock.unlock()
    forgetting.take_back(BY_NAME["drafts"], Settings(), places)
    assert not path.exists()


def test_that_what_cannot_be_deleted_is_said(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, **_named: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "unlink", refuse)
    for name in ("keys", "sittings"):
        with pytest.raises(Refused) as refused:
            forgetting.take_back(BY_NAME[name], Settings(), places)
        assert "Permission denied" in str(dict(refused.value.problem.found.values)["reason"])


def test_that_the_lock_of_a_kiosk_is_not_taken_for_something_kept(places: Places) -> None:
    lock = lock_kiosk(places.kiosk)
    there = set(contents(places.sittings.parent))
    lock.unlock()
    gone = there - set(contents(places.sittings.parent))
    assert len(gone) == 1, "it goes with its window"


def test_that_the_manual_has_the_list_as_it_is() -> None:
    anywhere = Places(
        Path("CONFIG/settings.json"), Path("DATA/sittings"), Path("DOCUMENTS/Candor responses")
    )
    text = MANUAL.read_text("utf-8")
    for kept in KEPT:
        place = kept.place(anywhere)
        where = "" if place is None else f"`{place.as_posix()}`"
        assert f"| {kept.title()} | {where} | {kept.meaning()} |" in text, kept.name
