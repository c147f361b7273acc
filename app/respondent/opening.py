"""Opening a survey to be answered: whose key it has, and what is kept where.

What a survey needs is imported here and not by the window, which opens sooner without it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from app.kit.i18n import Interpreter
from app.kit.places import Places
from app.respondent.pages.known_here import KeyChange
from app.respondent.view import RespondentView
from app.theme import Theme
from core.facts.errors import Refused
from core.files.disk import read_bounded
from core.keys.signing import Pins
from core.privacy.randomness import Door
from core.response.store import SittingStore
from core.survey import MAX_BYTES, Survey, read, text_in


def open_survey(
    path: Path,
    theme: Theme,
    places: Places,
    door: Door,
    interpreter: Interpreter,
    choose_folder: Callable[[Path], Path | None],
) -> RespondentView:
    """Make the view in which a survey is answered. Raises `Refused`."""
    survey = read(read_bounded(path, MAX_BYTES))
    pins = Pins(places.pins)
    change, is_new = key_standing(pins, survey)
    view = RespondentView(
        theme,
        survey,
        SittingStore(places.sittings, survey.ratio),
        door,
        folder=places.responses,
        choose_folder=choose_folder,
        key_change=change,
        key_is_new=is_new,
        interpreter=interpreter,
    )
    view.key_accepted.connect(lambda: pin_key(pins, survey))
    view.setWindowTitle(text_in(survey.title, view.language))
    view.language_changed.connect(lambda code: view.setWindowTitle(text_in(survey.title, code)))
    return view


def key_standing(pins: Pins, survey: Survey) -> tuple[KeyChange | None, bool]:
    """Return how the key of a survey differs from its author's, and whether it is a first one."""
    key = survey.signature.key if survey.signature else ""
    try:
        known = pins.known_key(survey)
    except Refused:
        return KeyChange("", key), False
    if known in ("", key):
        return None, bool(key) and not known
    return KeyChange(known, key), False


def pin_key(pins: Pins, survey: Survey) -> None:
    """Pin the key of a survey that a person goes on with; where that fails, it is new again."""
    with contextlib.suppress(Refused):
        pins.pin(survey)
