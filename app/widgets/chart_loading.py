"""Loading what shows charts, in another thread."""

from importlib import import_module

from core.progress import Progress, silent


def load_view(report: Progress = silent) -> None:
    """Load what shows charts, which takes half a second the first time."""
    report(0, 0)
    import_module("app.widgets.chart_view")
