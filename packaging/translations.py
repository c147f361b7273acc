"""Brings the translations up to date: python packaging/translations.py

Collects the texts of the code into `resources/translations`, where people translate them by hand
or in Qt Linguist, and makes the `.qm` that the program reads: `candor_LANGUAGE.ts` has those of
the respondent's pages, `interface_LANGUAGE.ts` all others, which authors and analysts see. Who
adds an `interface_LANGUAGE.ts`, empty but for its head, adds a language of the window; where it has
no `candor_LANGUAGE.ts`, that one file holds everything. Needs the environment that bootstrap.py
makes.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
PAGES, INTERFACE = "candor_", "interface_"
LANGUAGES = ("ar", "de", "es", "fr")
# Widgets that only authors and analysts see.
_ANALYST_WIDGETS = {"about_box", "drop_zone", "program_actions", "progress", "table"}
# Of the words about what the core found, those that respondents meet as well.
_RESPONDENT_WORDS = (
    *("about_survey", "answers", "catalogue", "faults", "not_kept", "odds", "pressed"),
)


def sources() -> list[Path]:
    """Return the modules whose texts a respondent can see."""
    app = ROOT / "app"
    widgets = (app / "widgets").glob("*.py")
    seen = [path for path in widgets if path.stem not in _ANALYST_WIDGETS]
    words = [app / "words" / f"{name}.py" for name in _RESPONDENT_WORDS]
    words.append(app / "author" / "words" / "handout.py")  # what a hand-out says to respondents
    pages = (app / "respondent").rglob("*.py")
    # What hardening says stands in the terminal.
    return sorted([*words, *(path for path in pages if path.stem != "hardening"), *seen])


def catalogues(folder: Path = FOLDER) -> list[Path]:
    """Return every .ts file: of the respondent's pages, then of all other texts."""
    found = [folder / f"{PAGES}{language}.ts" for language in LANGUAGES]
    return [*found, *sorted(folder.glob(f"{INTERFACE}*.ts"))]


def collect(path: Path) -> None:
    """Bring a .ts file up to date: what was translated stays, what is gone is dropped.

    Of an interface only the texts stay that are not among those of the respondent's pages.
    """
    beginning, language = path.stem.split("_")
    pages = path.with_name(f"{PAGES}{language}.ts")
    is_whole = beginning != PAGES.rstrip("_")
    modules = sorted((ROOT / "app").rglob("*.py")) if is_whole else sources()
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
    names = [str(source.relative_to(ROOT)) for source in modules]
    _run("pyside6-lupdate", [*names, *options, "-target-language", language, "-ts", str(path)])
    if is_whole and pages.exists():
        _leave_out(path, pages)


def _leave_out(path: Path, pages: Path) -> None:
    """Take the texts of one .ts file out of another, which is otherwise left letter for letter."""
    known = {_key(message) for message in ElementTree.parse(pages).iter("message")}  # noqa: S314
    told = path.read_text("utf-8")
    kept = (
        part
        for part in re.split(r"(    <message.*?</message>\n)", told, flags=re.DOTALL)
        if not part.startswith("    <message") or _key(ElementTree.fromstring(part)) not in known  # noqa: S314
    )
    path.write_text("".join(kept), "utf-8", newline="\n")


def _key(message: ElementTree.Element) -> tuple[str | None, str | None]:
    return message.findtext("source"), message.findtext("comment")


def release(path: Path, made: Path) -> None:
    """Make the .qm file of a .ts file."""
    _run("pyside6-lrelease", [str(path), "-qm", str(made)])


def _run(tool: str, arguments: Sequence[str]) -> None:
    program = str(Path(sys.executable).parent / tool)
    done = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{tool} failed: {done.stdout}{done.stderr}")


def main() -> int:
    """Collect and release every language; tell how many texts are not translated."""
    FOLDER.mkdir(exist_ok=True)
    missing = 0
    for path in catalogues():
        collect(path)
        release(path, path.with_suffix(".qm"))
        missing += path.read_text("utf-8").count('type="unfinished"')
    print(f"The translations are in {FOLDER}; {missing} texts are not translated.")
    return 0 if missing == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
