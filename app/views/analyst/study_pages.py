"""The pages of the whole study: `STUDY_PAGES` holds each, in the order of the list.

To add one: write its widget, a `StudyPanel`, and name it here. The list at the left shows it
above the questions, and what is looked at keeps its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.analyses.looking import MODELS
from app.views.analyst.checks_page import ChecksPage
from app.views.analyst.exporting.page import EXPORT, ExportPage
from app.views.analyst.modelling.page import ModelsPage
from app.views.analyst.study_page import STUDY_PAGE, StudyOverview
from app.views.analyst.study_panel import Around, StudyPanel
from app.words.catalogue import tr


@dataclass(frozen=True, slots=True)
class StudyPage:
    """One page: its title is called where it is shown, in the language spoken.

    One without a title is chosen by what it lists itself.
    """

    name: str
    make: Callable[[Around], StudyPanel]
    title: Callable[[], str] | None = None
    icon: str = ""


STUDY_PAGES = (
    StudyPage(STUDY_PAGE, StudyOverview, lambda: tr("Study"), "chart"),
    StudyPage("checks", ChecksPage, lambda: tr("Checks"), "shield"),
    StudyPage(EXPORT, ExportPage, lambda: tr("Export"), "export"),
    StudyPage(MODELS, ModelsPage),
)
