"""The pages of the manual, cut into sections and tables, for the tests that hold them true."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "resources" / "manual"
PAGES = sorted(MANUAL.rglob("*.md"))


def page(name: str) -> str:
    return (MANUAL / f"{name}.md").read_text("utf-8")


def section(text: str, heading: str) -> str:
    """The text under a heading, up to the next of its level or above."""
    level = heading.split(" ")[0]
    found = re.search(rf"^{re.escape(heading)}[^\n]*\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", text, _MS)
    assert found is not None, heading
    return found[1]


_MS = re.MULTILINE | re.DOTALL


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, headings and rules left out."""
    lines = [line for line in text.splitlines() if line.startswith("| ") or line.startswith("|--")]
    ruled = [i for i, line in enumerate(lines) if set(line) <= set("|-: ")]
    heads = {i - 1 for i in ruled} | set(ruled)
    kept = [line for i, line in enumerate(lines) if i not in heads]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]
