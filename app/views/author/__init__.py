"""The pages on which a survey is written."""

from app.views.author.pages import EditorPage
from app.views.author.view import AuthorView

__all__ = ["AuthorView", "EditorPage"]
