"""What the program says of itself: what it is, under which licence, and how it is cited."""

from __future__ import annotations

from app.words.catalogue import tr
from core import __version__

YEAR = 2026
AUTHORS = "Candor contributors"


def claim() -> str:
    """Say what the program is for, and what it never does."""
    return tr(
        "Candor asks sensitive questions by randomized answers and estimates the true shares. "
        "Everything happens on this computer; it never connects to a network.",
    )


def licences(*, packaged: bool) -> str:
    """Say under which licence the program and what it stands on are used."""
    own = tr("Candor is under the MIT licence; Qt and PySide6 are under the LGPL, version 3.")
    if packaged:
        return own + " " + tr("The licences of all that is inside stand beside the program.")
    return own + " " + tr("The licences of all packages are installed with them.")


def citation() -> str:
    """Return how the program is cited; in no language of its own."""
    return f"{AUTHORS} ({YEAR}). Candor (version {__version__}) [Computer software]."
