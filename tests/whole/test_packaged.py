"""What the packaged programs are made of: what respondents load, and what desktops are told."""

import ast
import json
import re
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import build
from core import __version__
from debian import alternatives, desktop_entry, man_page, mime_types
from folders import ROOT
from icons import SIZES, make_icons
from programs import FILES, FULL, PROGRAMS, RESPONDENT, Program, is_wanted

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
_OF_DASK = "core.cluster.without_pages"  # loaded once Dask is there, and never without


def test_that_no_part_of_the_full_program_stands_on_what_its_package_lacks() -> None:
    command = [sys.executable, "-c", IMPORTED, json.dumps({"lacking": FULL.excluded})]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    # Which is loaded once Dask is there, and never without.
    assert json.loads(done.stdout) == [["core.cluster.without_pages", "distributed"]]


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
    # Network modules of the standard library come with what reads look-alike letters.
    assert [name for name in found if name.partition(".")[0] not in ("ssl", "asyncio")] == []


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
        ("libglib-2.0.so.0", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0", False),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", True),
        ("libcrypto.so.3", "/usr/lib/x86_64-linux-gnu/libcrypto.so.3", True),
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
        build.settle_times(folder)
        made.append(build.pack(folder, RESPONDENT).read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "one" / f"{RESPONDENT.name}-linux-x86_64.tar.xz") as archive:
        assert archive.getnames() == [
            RESPONDENT.name,
            *(f"{RESPONDENT.name}/{name}" for name in ("a", "b", "b/c", "z")),
        ]


def test_that_a_package_is_named_as_each_release_of_debian_names_it() -> None:
    assert alternatives("libegl1") == "libegl1"
    assert alternatives("libglib2.0-0") == "libglib2.0-0 | libglib2.0-0t64"


def test_that_the_packaged_programs_start_what_is_there() -> None:
    for name in PROGRAMS:
        tree = ast.parse((ROOT / "packaging" / f"start_{name}.py").read_text(encoding="utf-8"))
        (imported,) = (node for node in tree.body if isinstance(node, ast.ImportFrom))
        assert imported.module is not None
        assert (ROOT / f"{imported.module.replace('.', '/')}.py").is_file()
