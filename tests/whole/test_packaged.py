"""What the packaged programs are made of: what respondents load, and what desktops are told."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import build
from bare_root import make_bare_root, packages_in
from built_tree import settle, size_of
from core import __version__
from debian import (
    MIMEAPPS,
    NOT_PREFERRED,
    PREFERRED,
    alternatives,
    desktop_entry,
    man_page,
    mime_types,
    packages_of,
)
from folders import ROOT
from icons import SIZES, make_icons
from licences import LIBRARIES, sbom
from programs import FILES, FULL, PROGRAMS, RESPONDENT, Program, is_wanted
from system_packages import SetupError

DAY = datetime(2026, 11, 23, tzinfo=UTC)

# Answers the example as the built program does, and tells what was loaded for that.
ANSWERED = """
import json, sys
from core.examples import example_path
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.survey import read
from core.response.sitting import begin
import app.answering, app.respondent.kiosk.setup, app.respondent.kiosk.view, app.shell.gui
import app.respondent.opening, app.respondent.view
survey = read(example_path("bribery").read_bytes())
begin(survey, Procedure.SCRAMBLED, SYSTEM)
print(json.dumps(sorted(sys.modules)))
"""


# Imports every module of a program, where what its package lacks is not there.
IMPORTED = """
import importlib, json, pkgutil, sys
given = json.loads(sys.argv[1])
def is_in(name, tops):
    return any(name == top or name.startswith(top + ".") for top in tops)
class Lacking:
    def find_spec(self, name, path=None, target=None):
        if is_in(name, given["lacking"]):
            raise ImportError("not in the package", name=name)
sys.meta_path.insert(0, Lacking())
found = []
for top in ("app", "core"):
    package = importlib.import_module(top)
    for each in pkgutil.walk_packages(package.__path__, top + ".", onerror=lambda _: None):
        if not is_in(each.name, given["lacking"]):
            try:
                importlib.import_module(each.name)
            except ImportError as error:
                found.append([each.name, error.name])
print(json.dumps(found))
"""
_OF_DASK = "core.many_machines.without_pages"  # loaded once Dask is there, and never without


def test_that_no_part_of_the_full_program_stands_on_what_its_package_lacks() -> None:
    command = [sys.executable, "-c", IMPORTED, json.dumps({"lacking": FULL.excluded})]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    # Which is loaded once Dask is there, and never without.
    assert json.loads(done.stdout) == [["core.many_machines.without_pages", "distributed"]]


def test_that_an_answered_survey_loads_nothing_that_respondents_are_not_given() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ANSWERED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = json.loads(done.stdout)
    assert "app.respondent.view" in loaded
    left_out = RESPONDENT.excluded
    found = [
        name
        for name in loaded
        if any(name == each or name.startswith(f"{each}.") for each in left_out)
    ]
    assert found == ["_socket"]  # used if it is there


# Imports all that is packaged and tests itself, with nothing there that is left out.
WITHOUT = """
import json, pkgutil, runpy, sys
from importlib import import_module

start, *left_out = json.loads(sys.argv[1])

def is_left_out(name):
    return any(name == each or name.startswith(each + ".") for each in left_out)

class Missing:
    def find_spec(self, name, path=None, target=None):
        if is_left_out(name):
            raise ModuleNotFoundError(name)

for name in [name for name in sys.modules if is_left_out(name)]:
    del sys.modules[name]
sys.meta_path.insert(0, Missing())
sys.argv[1:] = ["--self-test"]
try:
    runpy.run_path(start, run_name="__main__")
except SystemExit as ended:
    code = ended.code
import app, core

for room in (app, core):
    for found in pkgutil.walk_packages(room.__path__, room.__name__ + ".", onerror=is_left_out):
        needs_machines = found.name.startswith("core.many_machines.")
        if not is_left_out(found.name) and not needs_machines and not found.name.endswith("__"):
            import_module(found.name)
sys.exit(code)
"""


@pytest.mark.parametrize(("name", "checks"), [("full", 7), ("respondent", 5)])
def test_that_nothing_is_used_that_a_program_is_packaged_without(name: str, checks: int) -> None:
    start = str(ROOT / "packaging" / f"start_{name}.py")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, json.dumps([start, *PROGRAMS[name].excluded])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok ") == checks


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=list(PROGRAMS))
def test_that_a_desktop_opens_the_files_of_a_program(program: Program) -> None:
    entry = desktop_entry(program)
    root = ElementTree.fromstring(mime_types(program))  # noqa: S314 - ours
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    types = {
        each.attrib["type"]: each.find("m:glob", space)
        for each in root.findall("m:mime-type", space)
    }
    assert {glob.attrib["pattern"] for glob in types.values() if glob is not None} == {
        f"*.{suffix}" for suffix in program.opens
    }
    listed = re.search(r"^MimeType=(.*);$", entry, re.M)
    assert listed is not None
    assert listed[1].split(";") == list(types)
    assert f"Exec={program.name} %f\n" in entry
    assert f'"{DAY:%Y-%m-%d}" "{__version__}"' in man_page(program, DAY)


def test_that_the_full_program_opens_all_files_of_candor() -> None:
    assert set(FULL.opens) == set(FILES)
    assert "survey" in RESPONDENT.opens


def test_that_the_mark_is_drawn_in_every_size(tmp_path: Path) -> None:
    make_icons(tmp_path)
    for size in SIZES:
        picture = QImage(str(tmp_path / f"candor-{size}.png"))
        assert picture.width() == picture.height() == size
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(size // 2, size // 8).alpha() == 255
    assert (tmp_path / "candor.ico").stat().st_size > 0


@pytest.mark.parametrize(
    ("name", "source", "inside"),
    [
        ("libQt6Core.so.6", "/env/site-packages/PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/env/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", "/env/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", "/env/qtbase_ja.qm", False),
        ("PySide6/Qt/translations/qtdeclarative_de.qm", "/env/qtdeclarative_de.qm", False),
        ("libglib-2.0.so.0", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0", False),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", True),
        ("libcrypto.so.3", "/usr/lib/x86_64-linux-gnu/libcrypto.so.3", True),
        # Where Candor was installed from, and by what, is no part of it.
        ("candor-0.1.0.dist-info/direct_url.json", "/env/site-packages/direct_url.json", False),
        ("click-8.3.0.dist-info/INSTALLER", "/env/site-packages/INSTALLER", False),
        ("click-8.3.0.dist-info/METADATA", "/env/site-packages/METADATA", True),
    ],
)
def test_that_a_library_is_bundled_or_asked_of_the_system(
    name: str, source: str, inside: bool
) -> None:
    assert is_wanted(name, source) is inside


def test_that_the_day_of_a_build_is_that_of_the_release(monkeypatch: pytest.MonkeyPatch) -> None:
    assert build.release_date() == DAY
    monkeypatch.setattr(build, "ROOT", ROOT / "tests")
    with pytest.raises(OSError, match="CHANGELOG"):
        build.release_date()


def test_that_a_build_asks_for_room_before_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "BUILD", tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(free=10**9))
    monkeypatch.setattr(build, "missing_packages", list)
    with pytest.raises(SetupError, match="2 GB of free space"):
        build.require_tools()


def test_that_packages_are_tried_by_root_alone_and_where_they_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SetupError, match=r"candor-respondent_.*\.deb: bootstrap.py build --deb"):
        packages_in(tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SetupError, match="Only root"):
        make_bare_root(tmp_path)


def test_that_the_list_of_parts_names_each_as_its_registry_does() -> None:
    listed = sbom(
        RESPONDENT,
        [metadata.distribution("typing_extensions")],
        LIBRARIES[:1],
        [("libssl3", "3.0.19-1~deb12u2+b1")],
        DAY,
    )
    parts = listed["components"]
    assert isinstance(parts, list)
    assert [part.get("purl") for part in parts] == [
        f"pkg:pypi/typing-extensions@{metadata.version('typing_extensions')}",
        "pkg:deb/debian/libssl3@3.0.19-1~deb12u2%2Bb1",
        None,
    ]
    assert parts[2]["licenses"] == [{"expression": "LGPL-3.0-only"}]


def test_that_the_same_folder_gives_the_same_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for place in ("one", "other"):
        dist = tmp_path / place
        folder = dist / RESPONDENT.name
        (folder / "b").mkdir(parents=True)
        for name in ("z", "a", "b/c") if place == "one" else ("b/c", "a", "z"):
            (folder / name).write_text(name, encoding="utf-8")
        monkeypatch.setattr(build, "DIST", dist)
        settle(folder, DAY)
        made.append(build.pack(folder, RESPONDENT, DAY).read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "one" / f"{RESPONDENT.name}-linux-x86_64.tar.xz") as archive:
        assert archive.getnames() == [
            RESPONDENT.name,
            *(f"{RESPONDENT.name}/{name}" for name in ("a", "b", "b/c", "z")),
        ]


def test_that_links_take_no_room_and_every_file_has_the_day_and_plain_rights(
    tmp_path: Path,
) -> None:
    (tmp_path / "in").mkdir(0o700)
    file, launcher = tmp_path / "in" / "library", tmp_path / "launcher"
    file.write_bytes(bytes(1000))
    launcher.write_bytes(bytes(24))
    file.chmod(0o600)
    launcher.chmod(0o700)
    (tmp_path / "link").symlink_to("in/library")
    assert size_of(tmp_path) == 1024
    settle(tmp_path, DAY)
    assert {path.lstat().st_mtime for path in tmp_path.rglob("*")} == {DAY.timestamp()}
    rights = [path.stat().st_mode & 0o777 for path in (file.parent, file, launcher)]
    assert rights == [0o755, 0o644, 0o755]


def test_that_the_full_program_is_preferred_where_both_are_and_leaves_no_trace(
    tmp_path: Path,
) -> None:
    listed = tmp_path / "mimeapps.list"
    scripts = {}
    for name, script in (("postinst", PREFERRED), ("prerm", NOT_PREFERRED)):
        scripts[name] = tmp_path / name
        scripts[name].write_text(script.replace(MIMEAPPS, str(listed)), encoding="utf-8")

    def run(name: str, step: str) -> None:
        subprocess.run(["sh", str(scripts[name]), step], check=True)

    preferred = "[Default Applications]\napplication/x-candor-survey=candor.desktop\n"
    for _ in range(2):
        run("postinst", "configure")
        assert listed.read_text(encoding="utf-8") == preferred
    run("prerm", "upgrade")
    assert listed.exists()
    run("prerm", "remove")
    assert not listed.exists()
    others = "[Added Associations]\na/b=c.desktop\n[Default Applications]\nx/y=z.desktop\n"
    listed.write_text(others, encoding="utf-8")
    run("postinst", "configure")
    assert preferred in listed.read_text(encoding="utf-8")
    run("prerm", "remove")
    assert listed.read_text(encoding="utf-8") == others


def test_that_a_package_is_named_as_each_release_of_debian_names_it() -> None:
    assert alternatives("libegl1") == "libegl1"
    assert alternatives("libglib2.0-0") == "libglib2.0-0 | libglib2.0-0t64"
    assert alternatives("libglib2.0-0t64") == "libglib2.0-0t64 | libglib2.0-0"


@pytest.mark.skipif(shutil.which("ldconfig") is None, reason="no ldconfig here")
def test_that_wayland_needs_not_be_on_the_machine_that_builds() -> None:
    asked = ["libwayland-cursor.so.0", "ld-linux-x86-64.so.2"]
    assert packages_of(asked) == ["libwayland-cursor0"]
    with pytest.raises(SetupError, match=r"libnobody\.so\.9"):
        packages_of(["libnobody.so.9"])


def test_that_the_packaged_programs_start_what_is_there() -> None:
    for name in PROGRAMS:
        tree = ast.parse((ROOT / "packaging" / f"start_{name}.py").read_text(encoding="utf-8"))
        (imported,) = (node for node in tree.body if isinstance(node, ast.ImportFrom))
        assert imported.module is not None
        assert (ROOT / f"{imported.module.replace('.', '/')}.py").is_file()
