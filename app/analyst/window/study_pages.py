"""The pages of the whole study: `STUDY_PAGES` holds each, in the order of the list.

To add one: write its widget, a `StudyPanel`, and name it here. The list at the left shows it
above the questions, and what is looked at keeps its name.
"""

from __future__ import annotations

from app.analyses.request import CHECKS, MODELS
from app.analyses.words import revealed
from app.analyst.checks.checks_page import ChecksPage
from app.analyst.exporting.page import EXPORT, ExportPage
from app.analyst.models.page import ModelsPage
from app.analyst.panels.study_panel import StudyPage
from app.analyst.results.page import RESULTS_PAGE, ResultsPage
from app.analyst.revealing.page import RevealingPage
from app.analyst.study.overview import STUDY_PAGE, StudyOverview
from app.words.catalogue import tr

STUDY_PAGES = (
    StudyPage(STUDY_PAGE, StudyOverview, lambda: tr("Study"), "chart"),
    StudyPage(CHECKS, ChecksPage, lambda: tr("Checks"), "shield"),
    StudyPage("reveals", RevealingPage, revealed.title, "eye"),
    StudyPage(RESULTS_PAGE, ResultsPage, lambda: tr("Results"), "list"),
    StudyPage(EXPORT, ExportPage, lambda: tr("Export"), "export"),
    StudyPage(MODELS, ModelsPage),
)
