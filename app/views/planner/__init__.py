"""The planner: what a target ε costs, opened from home or from a question of a study."""

from app.views.planner.view import PlannerView

__all__ = ["PlannerView"]
