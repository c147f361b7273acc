"""The analyst's window: a study opened, collected and estimated, and the worked example."""

from app.views.analyst.example import ExampleView
from app.views.analyst.view import AnalystView

__all__ = ["AnalystView", "ExampleView"]
