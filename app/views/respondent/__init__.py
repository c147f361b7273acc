"""The view in which a person answers a survey."""

from app.views.respondent.kiosk.chosen import ChosenSurvey
from app.views.respondent.kiosk.setup import KioskMaking, SetUpView
from app.views.respondent.kiosk.view import KioskView
from app.views.respondent.pages.known_here import KeyChange
from app.views.respondent.view import RespondentView

__all__ = [
    "ChosenSurvey",
    "KeyChange",
    "KioskMaking",
    "KioskView",
    "RespondentView",
    "SetUpView",
]
