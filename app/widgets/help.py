"""Two short texts of help."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.theme import Theme
from app.words.catalogue import tr

_READING = (
    "The bar ends at the unbiased share: what was saved, corrected by the known chances. It is "
    "right on average and can fall below zero or above 100%.\n\n"
    "The whisker is the interval: the shares, from 0 to 100%, that fit what was saved. A level of "
    "95% means that about 95 of 100 such intervals hold the true share.\n\n"
    "The consistent shares are moved so that they can all be true. They are no longer unbiased.\n\n"
    "“Saved” in the table counts the reports as they stand in the files, before the correction."
)


def show_explanation(theme: Theme, parent: QWidget) -> None:
    """Say what bar, whisker and the columns mean."""
    _show(theme, parent, tr("How to read a result"), _READING)


def show_about(theme: Theme, parent: QWidget) -> None:
    """Name the program and its version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("candor")
    except PackageNotFoundError:
        number = ""
    text = tr(
        "Candor asks sensitive questions by randomized answers and estimates the true shares. "
        "Everything happens on this computer; it never connects to a network.",
    )
    _show(theme, parent, f"Candor {number}".strip(), text)


def _show(theme: Theme, parent: QWidget, title: str, text: str) -> None:
    from app.widgets.message import MessageDialog

    box = MessageDialog(theme, title, text, parent)
    box.setObjectName("help_box")
    box.open()
