"""The page on which the columns of a table from elsewhere are given their meaning."""

from app.views.mapping.view import MappingView

__all__ = ["MappingView"]
