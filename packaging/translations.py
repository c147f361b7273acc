"""Brings the translations up to date: python packaging/translations.py

Collects the texts of the code into `resources/translations`, where people translate them by hand
or in Qt Linguist, and makes the `.qm` that the program reads: `candor_LANGUAGE.ts` has those of
the respondent's pages, `interface_LANGUAGE.ts` all others, which authors and analysts see. Who
adds an `interface_LANGUAGE.ts`, empty but for its head, adds a language of the window. Needs the
environment that bootstrap.py makes.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ar", "de", "es", "fr")
# Widgets that only authors and analysts see; their view is English.
_ANALYST_WIDGETS = {"about_box", "drop_zone", "help", "program_actions", "progress", "table"}
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


def sources_of_interface() -> list[Path]:
    """Return the modules whose texts authors and analysts alone can see."""
    return sorted({*(ROOT / "app").rglob("*.py")} - {*sources()})


def catalogues() -> list[tuple[Path, str, list[Path]]]:
    """Return each .ts file, its language, and the modules whose texts it has."""
    found = [(FOLDER / f"candor_{each}.ts", each, sources()) for each in LANGUAGES]
    others = sorted(FOLDER.glob("interface_*.ts"))
    own = sources_of_interface()
    return [*found, *((path, path.stem.removeprefix("interface_"), own) for path in others)]


def collect(language: str, path: Path, modules: Sequence[Path]) -> None:
    """Bring a .ts file up to date: what was translated stays, what is gone is dropped."""
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
    names = [str(source.relative_to(ROOT)) for source in modules]
    _run("pyside6-lupdate", [*names, *options, "-target-language", language, "-ts", str(path)])


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
    for path, language, modules in catalogues():
        collect(language, path, modules)
        release(path, path.with_suffix(".qm"))
        missing += path.read_text("utf-8").count('type="unfinished"')
    print(f"The translations are in {FOLDER}; {missing} texts are not translated.")
    return 0 if missing == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
