"""What the first page says of a draft, without a look into its file."""

from __future__ import annotations

from datetime import date

from app.author.editing.costs import costs
from app.author.editing.editing import Editing
from app.words.catalogue import tr
from core.privacy.epsilon import epsilon_text


def summary(editing: Editing) -> dict[str, str | int]:
    """Return title, a line of detail, how many problems, and the day; plain data to remember."""
    draft, found = editing.draft, costs(editing)
    detail = [tr("Questions: {0}").format(len(draft.questions))]
    if found.asked:
        detail.append(tr("ε {0}").format(epsilon_text(found.total)))
    detail.append(", ".join(draft.languages))
    return {
        "title": next(iter(draft.title.values()), ""),
        "detail": " · ".join(detail),
        "problems": sum(each.severe for each in editing.problems),
        "day": date.today().isoformat(),
    }
