"""The first page of whoever may do more than answer."""

from app.views.home.view import HomeView

__all__ = ["HomeView"]
